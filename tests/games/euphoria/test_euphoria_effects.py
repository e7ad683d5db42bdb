"""The texts of cards in the catalogues are those that are made from what the cards do."""

from __future__ import annotations

import pytest

from ludothek.games.euphoria.cardtext import market_text, recruit_text
from ludothek.games.euphoria.content import content
from ludothek.kernel.locale import LANGUAGES, Catalogue
from ludothek.kernel.resources import read_text

PACKAGE = "ludothek.games.euphoria"


def attributes(language: str) -> dict[str, dict[str, str]]:
    """The attributes of every message, as they are written."""
    found: dict[str, dict[str, str]] = {}
    message = ""
    for line in (read_text(PACKAGE, "locale", f"{language}.ftl") or "").splitlines():
        if line.startswith("    .") and " = " in line:
            name, _, text = line.strip().partition(" = ")
            found[message][name.removeprefix(".")] = text
        elif line and line[0].isalpha():
            message = line.partition(" = ")[0]
            found[message] = {}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_they_do(language: str) -> None:
    speak = Catalogue(language, PACKAGE)
    written = attributes(language)
    for entry in content().recruits:
        card = written[f"recruit-{entry['id']}"]
        assert card["faction"] == f"{{ faction-{entry['faction']} }}"
        assert card["effect"] == recruit_text(speak, str(entry["id"]), "revised")
        assert card.get("effect-first", card["effect"]) == recruit_text(speak, str(entry["id"]), "first")
    for entry in content().markets:
        assert written[f"market-{entry['id']}"]["effect"] == market_text(speak, str(entry["id"]))

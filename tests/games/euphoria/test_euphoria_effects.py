"""The texts of cards in the catalogues are those that are made from what the cards do."""

from __future__ import annotations

import pytest

from ludothek.games.euphoria.cardtext import market_text, recruit_text
from ludothek.games.euphoria.content import shipped
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
    for recruit in shipped().recruits.values():
        card = written[f"recruit-{recruit.id}"]
        assert card["faction"] == f"{{ faction-{recruit.faction} }}"
        assert card["effect"] == recruit_text(speak, recruit, "revised")
        assert card.get("effect-first", card["effect"]) == recruit_text(speak, recruit, "first")
    for market in shipped().markets.values():
        assert written[f"market-{market.id}"]["effect"] == market_text(speak, market)

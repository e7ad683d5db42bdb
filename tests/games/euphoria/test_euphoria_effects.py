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


@pytest.mark.parametrize(
    ("recruit", "printing", "text"),
    [
        ("katy", "revised", "When you place a worker at the Generator and hold no artifact cards, gain 1 food."),
        ("ben", "revised", "you may gain any resource (cost: −2 morale)."),
        (
            "andrew",
            "revised",
            "at the Wastelander tunnel, hold no artifact cards, and take the resource, draw an artifact card.",
        ),
        ("michael", "revised", "instead. If you pay 1 gold, raise your morale and your knowledge by 1 each."),
        ("esme", "revised", "you may gain 1 energy and either lower your knowledge by 1 or raise your morale by 1"),
        ("esme", "revised", "gain 2 energy, lower your knowledge by 2, and raise your morale by 2 instead."),
        ("zong", "first", "at the Cloud Mine and hold neither artifact cards nor resources, gain 1 water or 1 energy."),
        ("brian", "revised", "When you place a worker in Icarus, lower your morale by 1."),
        ("matthew", "revised", "When you pay to use a tunnel and bump another player, you may raise your knowledge by"),
        ("maggie", "revised", "gain 1 water or 1 stone."),
        ("brian", "first", "When you pay bliss, you may pay 1 food instead. If you do so at a market outside Icarus,"),
        ("amanda", "first", "When another player bumps one of your workers, you may choose its number"),
        ("kaden", "revised", "You may use the end of a tunnel even without an active recruit of its faction (cost: +2"),
        ("gidget", "revised", "you may lower your knowledge by 2 instead of raising your morale."),
        ("pete", "revised", "you may gain 4 food and any resource (cost: one of these workers)."),
    ],
)
def test_the_gain_comes_first_and_the_price_after_it(recruit: str, printing: str, text: str) -> None:
    """A condition covers what it is said to cover; goods share their verb."""
    assert text in recruit_text(Catalogue("en", PACKAGE), shipped().recruits[recruit], printing)

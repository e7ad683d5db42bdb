"""What everything is: cards that can be read at any time, one name for a market, sentences of the journal."""

from __future__ import annotations

import pytest
from euphoria_table import Table

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.why import ALWAYS
from ludothek.kernel.locale import LANGUAGES, catalogue

ENGLISH = catalogue("en", GAME.package)


def told(table: Table) -> list[str]:
    return [ENGLISH.say(event.message) for event in GAME.events(table.city, 0)]


def text(element: str, language: str = "en", recruits: str = "revised") -> str:
    return GAME.text(element, GAME.settle({"recruits": recruits}), catalogue(language, GAME.package))


def test_a_card_is_read_in_the_printing_of_the_table() -> None:
    assert text("recruit:dave").endswith("(cost: +1 knowledge).")
    assert text("recruit:dave", recruits="first").endswith("(cost: +2 knowledge).")
    assert text("market:spa").startswith("Cost to visit: 4 water and any artifact card.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_always_there_says_what_it_is(language: str) -> None:
    built = ("market", "site", "edge")
    silent = {element for element in ALWAYS if not text(element, language)}
    assert {element.split(":")[1].split("-")[0] for element in silent} <= set(built)


def test_a_market_has_one_name_in_the_journal() -> None:
    table = Table()
    table.have(0, "water*4 bear", ready="3")
    table.build("euphoria-a", "spa", stars=[0, 1])
    table.stand("market-euphoria-a", 1, 5)
    table.play("place 3 market-euphoria-a")
    assert told(table)[:2] == [
        "Orange visits the Spa of Fleeting Pleasure with a 3.",
        "Orange bumps Blue from the Spa of Fleeting Pleasure.",
    ]


def test_bumping_oneself_is_said_so() -> None:
    table = Table()
    table.have(0, "energy", ready="3")
    table.stand("tunnel-euphorian", 0, 5)
    table.play("place 3 tunnel-euphorian")
    assert "Orange bumps a worker of their own from the Euphorian tunnel." in told(table)


def test_an_offer_counts_what_is_alike() -> None:
    table = Table(trading=True)
    table.have(0, "water*2", ready="3")
    table.have(1, "gold bear", ready="3")
    table.play("offer blue", "give water*2", "want gold bear")
    assert told(table)[-1] == "Orange offers 2 water to Blue in return for 1 gold and a teddy bear."

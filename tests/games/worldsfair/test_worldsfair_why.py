"""Why not: for every kind of thing on the table the reason that holds, with its rule."""

from __future__ import annotations

import pytest
from worldsfair_table import GAME, play, position

from ludothek.games.worldsfair.rules import Fair
from ludothek.kernel.errors import UnknownElement
from ludothek.kernel.locale import catalogue

SPEAK = catalogue("en", GAME.package)

OPEN = """
    manufacturing  2 1 | ticket
    electricity    1 2 |
    agriculture    1 0 |
    fine-arts      1 1 |
    orange: davis palmer
"""
SPENT = """
    manufacturing  10 1 |
    electricity     1 1 |
    agriculture    11 0 |
    orange: schwab
"""


def reason(fair: Fair, element: str, seat: int = 0) -> str:
    found = GAME.why_not(fair, seat, element)
    return f"{found.rule} {SPEAK.say(found.message)}" if found else "a choice"


@pytest.mark.parametrize(
    ("element", "sentence"),
    [
        ("area:electricity", "a choice"),
        ("figure:davis", "WF-10 Place a supporter first; figures are played after that."),
        ("figure:schwab", "WF-13 You did not collect Charles H. Schwab in your previous turn."),
        ("supporters:orange:electricity", "WF-12 You have supporters in your supply, so none is taken back."),
        ("supporters:blue:electricity", "WF-17 Only Bertha Palmer moves Blue’s supporters."),
        ("supporters:blue:agriculture", "WF-12 Blue has no supporter in Agriculture."),
        ("cards:manufacturing", "WF-20 Cards are not chosen"),
        ("deck", "WF-48 Nobody looks at the deck; 3 cards are dealt at the end of each turn."),
        ("discard", "WF-27 Discarded cards come back only when the deck is empty."),
        ("wheel", "WF-21 The wheel turns by itself, one space for each ticket collected."),
        ("tickets", "WF-32 Tickets are paid out in the scoring phase."),
        ("supply:orange", "WF-11 Supporters leave the supply by themselves when you choose where one goes."),
        ("coins", "WF-44 Coins and medals are points you have; they are counted at the end."),
        ("approved", "WF-45 Approved exhibits stay approved; their sets are counted at the end."),
        ("proposals:electricity", "WF-39 Exhibits are approved in the scoring phase"),
    ],
)
def test_when_a_supporter_is_to_be_placed(element: str, sentence: str) -> None:
    assert reason(position(OPEN), element).startswith(sentence)


@pytest.mark.parametrize(
    ("element", "sentence"),
    [
        ("figure:davis", "a choice"),
        ("supporters:blue:electricity", "a choice"),
        ("area:electricity", "a choice"),
    ],
)
def test_when_palmer_can_be_played(element: str, sentence: str) -> None:
    fair = position(OPEN)
    play(fair, "place manufacturing")
    assert reason(fair, element) == sentence


def test_davis_reaches_only_neighbours() -> None:
    fair = position(OPEN)
    play(fair, "place manufacturing", "discard palmer")
    assert reason(fair, "area:electricity") == "a choice"
    assert reason(fair, "area:agriculture").startswith("WF-16 Davis reaches only the neighbours")
    assert reason(fair, "area:manufacturing").startswith("WF-10 You have already placed your supporter this turn")


def test_an_empty_supply_asks_for_the_place_first_and_then_for_the_supporter() -> None:
    fair = position(SPENT)
    own = "supporters:orange:manufacturing"
    assert reason(fair, own).startswith("WF-12 First choose where a supporter goes")
    play(fair, "place electricity")
    assert reason(fair, own) == "a choice"
    assert reason(fair, "area:electricity") == "WF-12 First choose which of your supporters you take back."
    assert reason(fair, "figure:schwab") == "WF-12 First choose which of your supporters you take back."
    play(fair, "take agriculture")
    assert reason(fair, own).startswith("WF-12 First choose where a supporter goes")


def test_others_are_told_whose_turn_it_is() -> None:
    assert reason(position(OPEN), "area:electricity", seat=1) == "WF-10 It is Orange’s turn."


def test_what_is_not_on_the_table_is_refused() -> None:
    with pytest.raises(UnknownElement, match="There is no “moon” on this table."):
        GAME.why_not(position(OPEN), 0, "moon")

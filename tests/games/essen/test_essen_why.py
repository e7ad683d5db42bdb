"""Why not: for every kind of thing on the table the reason that holds, with its rule."""

from __future__ import annotations

import pytest
from essen_table import GAME, end_round, new, play, position, view

from ludothek.games.essen.rules import Day
from ludothek.kernel.errors import UnknownElement
from ludothek.kernel.locale import catalogue
from ludothek.kernel.rulebook import rules

SPEAK = catalogue("en", GAME.package)

OPEN = """
    crowd   green
    booths  12:sold-out 7 16
    pallets 1 2 4 5 6 8
    warehouse 58 57 56 55 54 53
    away    20
    common  30
    discard 31
    orange  at=12 spent=3 bag=3 pre-order=21 boot=21 wishes=13
    blue    bag=9
"""


def reason(day: Day, element: str, seat: int = 0) -> str:
    found = GAME.why_not(day, seat, element)
    return f"{found.rule} {SPEAK.say(found.message)}" if found else "a choice"


@pytest.mark.parametrize(
    ("element", "sentence"),
    [
        ("booth:11", "a choice"),
        ("space:courtyard", "a choice"),
        ("deck", "a choice"),
        ("end", "a choice"),
        ("booth:12", "ES-26 You are standing there."),
        ("booth:1", "ES-26 That is not next to you; the way there takes 6 actions, and you have 4 left."),
        ("space:parking", "ES-26 That is not next to you; the way there takes 5 actions, and you have 4 left."),
        ("tile:12", "ES-35 Bruxelles 1893 is sold out, and your pre-order is already used."),
        ("tile:16", "ES-32 To buy Room 25 you must stand at booth 16; the way there takes one action."),
        ("tile:58", "ES-15 Mini Crokinole has not come out yet; it is still in the warehouse."),
        ("tile:6", "ES-15 Russian Railroads goes on sale in the next round."),
        ("tile:20", "ES-52 Twin Tin Bots was taken out of the fair."),
        ("tile:9", "ES-32 Blue has bought Rampage."),
        ("tile:3", "ES-32 Orange has bought Nauticus."),
        ("tile:21", "ES-32 Orange has bought Caverna: The Cave Farmers."),
        ("boot:orange", "ES-42 You unload in the car park."),
        ("boot:blue", "ES-42 That is somebody else’s car."),
        ("eat", "ES-31 There is something to eat only in the courtyard."),
        ("cash", "ES-43 The cash machine is in the car park."),
        ("wish:30", "ES-38 You take a card from the common wishlist when you buy its game."),
        ("wish:31", "ES-39 Discarded wishes come back only when the deck is empty."),
        ("wish:13", "ES-49 Wish cards stay in your hand and count at the end."),
        ("popularity:meeple", "ES-16 Popularity changes by itself at the start of each round."),
        ("ranking:2", "ES-45 Ranking cards are counted after round 4 and at the end."),
    ],
)
def test_on_a_booth(element: str, sentence: str) -> None:
    assert reason(position(OPEN), element) == sentence


@pytest.mark.parametrize(
    ("drawing", "element", "sentence"),
    [
        (
            "crowd green\n orange at=8 spent=7",
            "booth:12",
            "ES-27 The step costs 2 actions, but you have only one left.",
        ),
        (
            "crowd green\n orange at=8 spent=8",
            "space:courtyard",
            "ES-24 The step costs one action, but you have none left.",
        ),
        ("orange at=8 spent=8", "deck", "ES-39 A play-test takes an action, but you have none left."),
        ("deck\n orange at=8", "deck", "ES-40 There is no wish card left to draw."),
        ("booths 12\n orange at=12 bag=1,2,3,4,5,6", "tile:12", "ES-33 Your bag is full: it holds six games."),
        (
            "booths 12\n orange at=12 spent=8",
            "tile:12",
            "ES-33 A game needs a free space on your action track, but you have no action left.",
        ),
        (
            "booths 12:discount\n orange at=12 money=25",
            "tile:12",
            "ES-34 Bruxelles 1893 costs €30, but you have only €25.",
        ),
        ("orange at=courtyard", "eat", "ES-31 You have not spent any action yet, so there is nothing to win back."),
        ("orange at=courtyard spent=2 eaten=1", "eat", "ES-31 You have eaten this round already."),
        ("orange at=courtyard spent=2 money=15", "eat", "ES-31 A snack costs €20, but you do not have that much."),
        ("orange at=courtyard spent=2", "eat", "a choice"),
        ("orange points=1", "cash", "ES-43 A withdrawal costs 2 points, but you do not have that many."),
        ("orange points=2", "cash", "a choice"),
        ("orange", "boot:orange", "ES-42 Your bag is empty."),
        ("orange bag=1", "boot:orange", "a choice"),
        ("booths 12\n orange at=12", "tile:12", "a choice"),
    ],
)
def test_elsewhere(drawing: str, element: str, sentence: str) -> None:
    assert reason(position(f"{drawing}\n blue"), element) == sentence


def test_others_are_told_whose_turn_it_is() -> None:
    day = position(OPEN)
    for element in ("booth:11", "tile:7", "end", "deck"):
        assert reason(day, element, 1) == "ES-23 It is not your turn; Orange decides now."


@pytest.mark.parametrize(
    ("element", "sentence"),
    [
        ("popularity:dice", "ES-16 Popularity changes by itself at the start of each round."),
        ("ranking:1", "ES-45 Ranking cards are counted after round 4 and at the end."),
        ("pallet:6", "ES-15 Games on the pallets go on sale at the start of the next round."),
        ("warehouse", "ES-10 Nobody can buy in the warehouse: six games come out of it every round."),
        ("clock", "ES-14 The clock moves on by itself when everybody has had a turn."),
        ("crowd:courtyard", "ES-19 The crowd moves by itself at the start of each round."),
        ("common-wishlist", "ES-38 You take a card from the common wishlist when you buy its game."),
        ("track", "ES-24 Actions are spent by walking and play-testing, and games in your bag block them."),
        ("bag", "ES-42 Games leave your bag when you unload them into your boot, in the car park."),
        ("purse", "ES-43 Money is spent by buying and eating; more of it comes from the cash machine."),
        ("pre-order", "ES-35 The pre-order is used by itself when you buy a sold-out game."),
        ("wishlist", "ES-49 Wish cards stay in your hand and count at the end."),
    ],
)
def test_what_is_never_chosen_says_so_whoever_asks(element: str, sentence: str) -> None:
    assert [reason(position(OPEN), element, seat) for seat in (0, 1)] == [sentence] * 2


def test_who_watches_has_nothing_of_their_own() -> None:
    day = position(OPEN)
    own = set(GAME.elements(day, 0)) - set(GAME.elements(day, None))
    assert own == {"track", "bag", "purse", "pre-order", "wishlist", "wish:13"}


def test_in_the_draft() -> None:
    day = new(3)
    card = view(day, 0).offered[0]
    assert reason(day, f"wish:{card}") == "a choice"
    assert reason(day, "deck") == "ES-6 Choose a wish first."
    assert reason(day, "booth:3") == "ES-6 Choose a wish first."
    play(day, f"orange: keep {card}")
    assert reason(day, "deck") == "ES-6 The others are still choosing their wishes."


def test_after_a_play_test() -> None:
    day = position("booths 12\n deck 40 41\n orange at=12\n blue")
    play(day, "test")
    assert reason(day, "wish:41") == "a choice"
    for element in ("tile:12", "end", "space:courtyard", "deck"):
        assert reason(day, element) == "ES-39 First choose which of the two wishes you keep."


def test_when_games_are_taken_away() -> None:
    day = position("booths 3 12\n pallets 1 2 4 5 6 8\n orange at=3\n blue", removal="end-of-round")
    end_round(day)
    assert reason(day, "tile:12") == "a choice"
    assert reason(day, "tile:3") == "ES-52 A meeple stands on Nauticus."
    assert reason(day, "tile:6") == "ES-52 Only games on their booths can be taken away."
    assert reason(day, "end") == "ES-51 First choose which game you take out of the fair."
    assert reason(day, "tile:12", 1) == "ES-23 It is not your turn; Orange decides now."


def test_when_the_fair_is_closed() -> None:
    day = position("crowd entrances\n last-round sale\n orange\n blue", round=7)
    end_round(day)
    for element in ("booth:3", "end", "cash", "tile:12"):
        assert reason(day, element) == "ES-47 The fair is closed."


@pytest.mark.parametrize("element", ["moon", "booth:0", "booth:61", "tile:61", "wish:13", "boot:green", "ranking:4"])
def test_what_is_not_on_the_table_is_refused(element: str) -> None:
    """The wish card is one that orange holds and blue cannot see."""
    with pytest.raises(UnknownElement, match=f"There is no “{element}” on this table."):
        GAME.why_not(position(OPEN), 1, element)


def test_every_element_is_a_choice_or_has_a_reason_with_a_rule_in_words() -> None:
    known = rules(GAME)
    for drawing in (OPEN, "orange\nblue", "crowd green\n orange at=courtyard spent=8\n blue"):
        day = position(drawing)
        chosen = {element for choice in GAME.choices(day, 0) for element in choice.elements}
        for element in GAME.elements(day, 0):
            why = GAME.why_not(day, 0, element)
            assert (why is None) == (element in chosen), element
            if why:
                assert why.rule in known
                assert not SPEAK.say(why.message).startswith("why-")

"""What the kernel says of any title, and how events are told together."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import ludothek
from ludothek.kernel import Event, Message, State, event
from ludothek.kernel.digest import Digesting, digest
from ludothek.kernel.errors import IllegalChoice, UnknownTopic
from ludothek.kernel.locale import LANGUAGES, catalogue

SEALED = ludothek.game("sealed")
SPEAK = catalogue("en", "sealed")


def said(lines: Sequence[Message]) -> list[str]:
    return [SPEAK.say(line) for line in lines]


def bids(decisions: int = 0) -> State:
    state: State = SEALED.new(3, seed=5, journal=True)
    for _ in range(decisions):
        state.apply(state.legal()[0])
    return state


def test_a_title_that_says_nothing_itself_is_heard_all_the_same() -> None:
    state = bids()
    assert said(SEALED.spoken(state, 1, "overview")) == [
        "It is your turn, Blue.",
        "Which card do you bid?",
        "To decide now: Orange and Green.",
        "Points: you 0, Orange 0, and Green 0.",
    ]
    assert said(SEALED.spoken(state, None, "overview")) == [
        "To decide now: Orange, Blue, and Green.",
        "Points: Orange 0, Blue 0, and Green 0.",
    ]
    assert said(SEALED.spoken(state, 0, "seat:2")) == ["Green", "0 points."]


def test_an_element_says_what_can_be_done_with_it_or_why_nothing() -> None:
    state = bids()
    own = state.legal(0)[0]
    other = next(card for card in range(SEALED.action_space) if card not in state.legal(0))
    assert said(SEALED.spoken(state, 0, f"card:{own + 1}")) == [f"Card {own + 1}", f"Bid {own + 1}"]
    assert said(SEALED.spoken(state, 0, f"card:{other + 1}")) == [f"Card {other + 1}", "You do not hold this card."]
    assert said(SEALED.spoken(state, None, "card:1")) == [
        "Card 1",
        "You are watching, so there is nothing for you to choose.",
    ]


def test_the_lead_is_who_has_the_most_points_and_the_end_names_the_winner() -> None:
    state = bids()
    while not state.over:
        state.apply(state.legal()[0])
    points = state.scores()
    best = max(points)
    first = [seat for seat, count in enumerate(points) if count == best]
    assert len(first) == 1
    winner = ("Orange", "Blue", "Green")[first[0]]
    assert said(SEALED.spoken(state, None, "lead"))[0] == f"In the lead: {winner}, with {best} points."
    assert said(SEALED.spoken(state, None, "overview"))[0] == f"The game is over. Winner: {winner}."
    assert said(SEALED.spoken(state, first[0], "overview"))[0] == "The game is over. Winner: you."


def test_changes_are_told_as_the_seat_may_know_them() -> None:
    state = bids(1)
    card = state.journal[0][2] + 1 if state.journal else 0
    assert said(SEALED.spoken(state, 0, "changes")) == [f"Orange bids {card}."]
    assert said(SEALED.spoken(state, 1, "changes")) == ["Orange bids a card face down."]
    assert said(SEALED.spoken(bids(), 1, "changes")) == ["Nothing has happened since."]


@pytest.mark.parametrize("topic", ["", "weather", "seat:3", "seat:", "seat:01", "card:99", "overview "])
def test_what_is_not_there_is_refused_in_one_sentence(topic: str) -> None:
    with pytest.raises(UnknownTopic) as refusal:
        SEALED.spoken(bids(), 0, topic)
    assert str(refusal.value) == (
        f"There is nothing to say about '{topic}'; one can ask about overview, lead, changes, "
        "seat:0 to seat:2 and the elements of the board."
    )


def test_only_a_seat_there_is_can_be_told_anything() -> None:
    with pytest.raises(IllegalChoice, match="A seat is a number from 0 to 2, not 3"):
        SEALED.spoken(bids(), 3, "overview")


# Events told together.

HOW = Digesting(sums=("gained",), totals=("medal",), quiet=("passed",), lasts=("went",), reworded=("dealt",))


def gained(seat: int, item: str, count: int) -> Event:
    return event("gained", seat, (), {"item": f"item:{item}", "count": count})


def went(seat: int, space: str) -> Event:
    return event("went", seat, (), {"space": f"space:{space}"}, lists="space")


def told(*events: Event, seat: int | None = None) -> list[tuple[str, dict[str, str | int]]]:
    return [(line.id, line.args) for line in digest(HOW, events, seat)]


def test_counts_are_added_up_per_player_and_thing() -> None:
    assert told(gained(0, "clay", 1), gained(1, "clay", 2), gained(0, "clay", 3), gained(0, "gold", 1)) == [
        ("event-gained", {"seat": "seat:orange", "item": "item:clay", "count": 4}),
        ("event-gained", {"seat": "seat:blue", "item": "item:clay", "count": 2}),
        ("event-gained", {"seat": "seat:orange", "item": "item:gold", "count": 1}),
    ]


def test_of_some_things_only_the_sum_of_each_player_is_told() -> None:
    medals = [event("medal", seat, (), {"area": area, "count": 2}) for seat in (0, 1) for area in ("area:a", "area:b")]
    assert [(id, args["seat"], args["count"]) for id, args in told(*medals)] == [
        ("spoken-medal", "seat:orange", 4),
        ("spoken-medal", "seat:blue", 4),
    ]


def test_what_can_be_listed_is_one_sentence_with_so_many_of_each() -> None:
    dealt = [event("dealt", -1, (), {"card": card}, "card") for card in ("card:a", "card:b", "card:a")]
    assert told(*dealt) == [("spoken-dealt", {"card": "2 card:a + 1 card:b"})]


def test_of_ways_only_the_end_is_told_and_some_things_not_at_all() -> None:
    assert told(went(0, "west"), event("passed", -1), went(1, "east"), went(0, "east")) == [
        ("event-went", {"seat": "seat:orange", "space": "space:east"}),
        ("event-went", {"seat": "seat:blue", "space": "space:east"}),
    ]


def test_what_happens_again_is_said_once_and_how_often() -> None:
    assert told(event("drew", 1), event("drew", 1), event("drew", 0)) == [
        ("event-drew", {"seat": "seat:blue"}),
        ("spoken-times", {"count": 2}),
        ("event-drew", {"seat": "seat:orange"}),
    ]


def test_what_others_do_to_the_listener_comes_first_then_their_own() -> None:
    bumped = event("bumped", 1, (), {"other": "seat:green"})
    moved = event("moved", 0, ("crowd:green",), {"owner": "seat:green"})
    assert [line[0] for line in told(gained(0, "clay", 1), event("drew", 2), bumped, moved, seat=2)] == [
        "event-bumped",
        "event-moved",
        "event-drew",
        "event-gained",
    ]


def test_who_listens_is_you_in_every_language() -> None:
    lists = [catalogue(language).spell("3 seat:you + 2 seat:blue") for language in LANGUAGES]
    assert lists == ["you 3 and Blue 2", "du 3 und Blau 2", "toi 3 et Bleu 2", "jij 3 en Blauw 2", "ty 3 i Niebieski 2"]

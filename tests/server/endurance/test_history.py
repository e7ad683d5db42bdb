"""The checker finds what it is there to find: histories that are forged in one place each."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from server.endurance.history import Asked, History, Seen, Told, faults

FINAL = [(0, "a"), (1, "b"), (0, "c"), (1, "x"), (0, "d")]
LEFT = {0: 4, 1: 5}


def honest() -> History:
    """Two seats in turn; seat 1 takes its second decision back and makes another; then a mind goes on for seat 0."""
    history = History()
    for number, (seat, notation) in enumerate([(0, "a"), (1, "b"), (0, "c"), (1, "y"), (1, None), (1, "x")]):
        version = number + 1
        history.asked.append(Asked(10 * number, f"{seat}", seat, f"r{number}", notation))
        history.told.append(Told(10 * number + 5, f"r{number}", True, version))
        history.seen += [Seen(10 * number + 6, f"{who}/1", who, version, f"{who} sees {version}") for who in (0, 1)]
    return history


def test_an_honest_history_has_no_faults() -> None:
    assert faults(honest(), FINAL, LEFT) == []


def test_a_lost_decision_is_found() -> None:
    assert faults(honest(), FINAL[:3], LEFT) == ["Lost: decision 2 of seat 1, 'x'."]


def test_a_doubled_decision_is_found() -> None:
    doubled = [(0, "a"), (0, "a"), (1, "b"), (0, "c"), (1, "x")]
    assert faults(honest(), doubled, LEFT) == [
        "Decision 2 of seat 0 was 'c', in the end it is 'a'.",
        "Seat 0 never made decision 3, 'c'.",
    ]


def test_a_decision_that_was_refused_but_stands_is_found() -> None:
    history = honest()
    history.told[2] = replace(history.told[2], done=False)
    assert faults(history, FINAL, LEFT) == ["Seat 0 never made decision 2, 'c'."]


def test_decisions_in_another_order_are_found() -> None:
    reordered = [(1, "b"), (0, "a"), (0, "c"), (1, "x")]
    assert faults(honest(), reordered, LEFT) == ["Reordered: r1 was asked for after r0 was done, but comes before it."]


def test_what_was_asked_for_at_once_may_come_in_any_order() -> None:
    history = honest()
    history.asked[1] = replace(history.asked[1], time=1)
    assert faults(history, [(1, "b"), (0, "a"), (0, "c"), (1, "x")], LEFT) == []


def test_two_truths_are_found() -> None:
    history = honest()
    history.seen.append(Seen(99, "0/2", 0, 3, "something else"))
    assert faults(history, FINAL, LEFT) == ["Version 3 through seat 0 differs for 0/1 and 0/2."]


def test_a_connection_that_goes_back_is_found() -> None:
    history = honest()
    history.seen.append(replace(history.seen[0], time=99))
    assert faults(history, FINAL, LEFT) == ["0/1 saw version 1 after 6."]


def test_what_is_never_answered_is_found() -> None:
    history = deepcopy(honest())
    history.told.pop()
    assert "r5 was never answered." in faults(history, FINAL, LEFT)

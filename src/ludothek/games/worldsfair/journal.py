"""The journal in words. Nothing that happens is secret, so every seat reads the same."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ludothek.games.worldsfair.notation import area_element, figure_element, supporters_element
from ludothek.games.worldsfair.tables import (
    AREA_NAMES,
    AREAS,
    CARD_NAMES,
    NOTE_APPROVED,
    NOTE_CAR,
    NOTE_COLLECTED,
    NOTE_DEALT,
    NOTE_DISCARDED,
    NOTE_END,
    NOTE_MEDAL,
    NOTE_MOST_TICKETS,
    NOTE_MOVED,
    NOTE_PLACED,
    NOTE_PLAYED,
    NOTE_RECALLED,
    NOTE_REDEEMED,
    NOTE_RESHUFFLED,
    NOTE_ROUND,
    NOTE_SCORING,
    NOTE_STANDING,
    NOTE_TIE,
    NOTE_TOOK_BACK,
    PALMER,
    TICKET,
)
from ludothek.kernel.state import Note
from ludothek.kernel.words import Args, Event, event, seat_element

Told = tuple[str, tuple[str, ...], Args]
"""The kind of an event, the elements it touches and its arguments besides the seat."""

TIES = ("approvals", "proposals", "shared")
STANDINGS = ("first", "second", "tied-first", "tied-second")


@cache
def told(note: Note) -> Event:
    """One line of the journal; there are few different ones, so each is put together once."""
    code, seat, first, second = note
    kind, elements, args = TELL[code](seat, first, second)
    return event(kind, seat, elements, args, lists="card" if code in (NOTE_COLLECTED, NOTE_DEALT) else "")


def _at(kind: str) -> Callable[[int, int, int], Told]:
    """Something that happens to so many things of a seat in an area."""

    def told(seat: int, area: int, count: int) -> Told:
        return kind, (area_element(area),), {"area": area_element(area), "count": count}

    return told


def _card(kind: str) -> Callable[[int, int, int], Told]:
    def told(seat: int, area: int, card: int) -> Told:
        name = "card:ticket" if card == TICKET else CARD_NAMES[card]
        return kind, (f"cards:{AREA_NAMES[area]}",), {"area": area_element(area), "card": name}

    return told


def _count(kind: str, *elements: str) -> Callable[[int, int, int], Told]:
    def told(seat: int, count: int, total: int) -> Told:
        return kind, elements, {"count": count, "total": total}

    return told


def _supporter(kind: str) -> Callable[[int, int, int], Told]:
    def told(seat: int, area: int, _: int) -> Told:
        return kind, (supporters_element(seat, area),), {"area": area_element(area)}

    return told


def _played(seat: int, figure: int, area: int) -> Told:
    elements = figure_element(figure), supporters_element(seat, area)
    return "played", elements, {"figure": elements[0], "area": area_element(area)}


def _moved(seat: int, owner: int, move: int) -> Told:
    origin, goal = divmod(move, AREAS)
    elements = figure_element(PALMER), supporters_element(owner, origin), supporters_element(owner, goal)
    names: Args = {"origin": area_element(origin), "goal": area_element(goal)}
    return "moved", elements, {"figure": elements[0], "owner": seat_element(owner), **names}


def _discarded(seat: int, figure: int, _: int) -> Told:
    return "discarded", (figure_element(figure), "discard"), {"figure": figure_element(figure)}


def _standing(seat: int, area: int, place: int) -> Told:
    return f"standing-{STANDINGS[place]}", (supporters_element(seat, area),), {"area": area_element(area)}


def _tie(seat: int, level: int, _: int) -> Told:
    return f"tie-{TIES[level - 1]}", (), {}


TELL: dict[int, Callable[[int, int, int], Told]] = {
    NOTE_DEALT: _card("dealt"),
    NOTE_PLACED: _supporter("placed"),
    NOTE_TOOK_BACK: _supporter("took-back"),
    NOTE_PLAYED: _played,
    NOTE_MOVED: _moved,
    NOTE_DISCARDED: _discarded,
    NOTE_COLLECTED: _card("collected"),
    NOTE_CAR: _count("car", "wheel"),
    NOTE_RESHUFFLED: _count("reshuffled", "deck", "discard"),
    NOTE_MOST_TICKETS: _count("most-tickets"),
    NOTE_REDEEMED: _count("redeemed", "tickets"),
    NOTE_STANDING: _standing,
    NOTE_MEDAL: _at("medal"),
    NOTE_APPROVED: _at("approved"),
    NOTE_RECALLED: _at("recalled"),
    NOTE_SCORING: _count("scoring", "wheel"),
    NOTE_ROUND: _count("round", "wheel"),
    NOTE_END: _count("end"),
    NOTE_TIE: _tie,
}

"""Choices as text, and as messages with the board elements they touch."""

# Compiled with mypyc.

from __future__ import annotations

from functools import lru_cache

from ludothek.games.worldsfair.choices import (
    APPROVE,
    CHOICES,
    DISCARD,
    PLACE,
    PLAY_BURNHAM,
    PLAY_DAVIS,
    PLAY_PALMER,
    TAKE_BACK,
    decode,
)
from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import AREA_FIGURE, AREA_NAMES, BURNHAM, DAVIS, FIGURE_NAMES, LAID, RING
from ludothek.kernel.words import SEATS, Choice, Message


def _notation(choice: int) -> str:
    kind, first, second, third = decode(choice)
    if kind == PLACE:
        return f"place {AREA_NAMES[first]}"
    if kind == TAKE_BACK:
        return f"take {AREA_NAMES[first]}"
    if kind == PLAY_BURNHAM:
        return "burnham"
    if kind == PLAY_DAVIS:
        return f"davis {AREA_NAMES[first]}"
    if kind == PLAY_PALMER:
        return f"palmer {SEATS[first]} {AREA_NAMES[second]}>{AREA_NAMES[third]}"
    if kind == DISCARD:
        return f"discard {FIGURE_NAMES[first]}"
    if kind == APPROVE:
        return f"approve {first}"
    return FIGURE_NAMES[AREA_FIGURE + first]


NOTATION = tuple(_notation(choice) for choice in range(CHOICES))


def area_element(area: int) -> str:
    return f"area:{AREA_NAMES[area]}"


def figure_element(figure: int) -> str:
    return f"figure:{FIGURE_NAMES[figure]}"


def supporters_element(seat: int, area: int) -> str:
    return f"supporters:{SEATS[seat]}:{AREA_NAMES[area]}"


def describe(fair: Fair, choice: int, seat: int) -> Choice:
    """A choice of a seat with its kind, the elements one would click for it, and its message."""
    kind, area, _, _ = decode(choice)
    cards = fair.pieces[LAID + area] if kind == PLACE else 0
    scored = fair.pieces[RING + fair.scoring] if fair.scoring >= 0 else 0
    return _described(choice, seat, cards, max(fair.visited, 0), scored)


@lru_cache(maxsize=4096)
def _described(choice: int, seat: int, cards: int, visited: int, scored: int) -> Choice:
    kind, first, second, third = decode(choice)
    if kind == PLACE:
        return _choice(choice, "place", area_element(first), area=area_element(first), cards=cards)
    if kind == TAKE_BACK:
        return _choice(choice, "take-back", supporters_element(seat, first), area=area_element(first))
    if kind == PLAY_BURNHAM:
        return _playing(choice, BURNHAM, visited)
    if kind == PLAY_DAVIS:
        return _playing(choice, DAVIS, first)
    if kind == PLAY_PALMER:
        return _choice(
            choice,
            "palmer",
            "figure:palmer",
            supporters_element(first, second),
            area_element(third),
            figure="figure:palmer",
            owner=f"seat:{SEATS[first]}",
            origin=area_element(second),
            goal=area_element(third),
        )
    if kind == DISCARD:
        return _choice(choice, "discard", figure_element(first), "discard", figure=figure_element(first))
    if kind == APPROVE:
        elements = f"proposals:{AREA_NAMES[scored]}", f"approve:{first}"
        message = Message("choose-approve", {"count": first, "area": area_element(scored)})
        return Choice(choice, "approve", NOTATION[choice], elements, message, amount=first)
    return _playing(choice, AREA_FIGURE + first, first)


def _playing(choice: int, figure: int, area: int) -> Choice:
    elements = figure_element(figure), area_element(area)
    return _choice(choice, "figure", *elements, figure=elements[0], area=elements[1])


def _choice(choice: int, kind: str, *elements: str, **args: str | int) -> Choice:
    return Choice(choice, kind, NOTATION[choice], elements, Message(f"choose-{kind}", args))


def name(element: str) -> Message:
    """What an element is called; piles are named after whose they are or where they lie."""
    kind, *parts = element.split(":")
    if kind in ("supporters", "supply"):
        owner: dict[str, str | int] = {"owner": f"seat:{parts[0]}"}
        return Message(f"{kind}-of", {**owner, "area": f"area:{parts[1]}"} if parts[1:] else owner)
    if kind in ("cards", "proposals"):
        return Message(f"{kind}-of", {"area": f"area:{parts[0]}"})
    if kind == "approve":
        return Message("choose-approve", {"count": int(parts[0])})
    return Message(element.replace(":", "-"))

"""Choices as text, and as messages with the board elements they touch."""

from __future__ import annotations

from functools import cache

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import (
    APPROVE,
    AREA_FIGURE,
    AREA_NAMES,
    CHOICES,
    DISCARD,
    FIGURE_NAMES,
    PLAY_AREA_FIGURE,
    PLAY_BURNHAM,
    PLAY_DAVIS,
    PLAY_PALMER,
    TAKE_BACK,
    palmer_move,
)
from ludothek.kernel.words import SEATS, Choice, Message


def _notation(choice: int) -> str:
    if choice < TAKE_BACK:
        return f"place {AREA_NAMES[choice]}"
    if choice < PLAY_BURNHAM:
        return f"take {AREA_NAMES[choice - TAKE_BACK]}"
    if choice < PLAY_DAVIS:
        return "burnham"
    if choice < PLAY_PALMER:
        return f"davis {AREA_NAMES[choice - PLAY_DAVIS]}"
    if choice < PLAY_AREA_FIGURE:
        owner, origin, goal = palmer_move(choice)
        return f"palmer {SEATS[owner]} {AREA_NAMES[origin]}>{AREA_NAMES[goal]}"
    if choice < DISCARD:
        return FIGURE_NAMES[AREA_FIGURE + choice - PLAY_AREA_FIGURE]
    if choice < APPROVE:
        return f"discard {FIGURE_NAMES[choice - DISCARD]}"
    return f"approve {choice - APPROVE}"


NOTATION = tuple(_notation(choice) for choice in range(CHOICES))


def area_element(area: int) -> str:
    return f"area:{AREA_NAMES[area]}"


def figure_element(figure: int) -> str:
    return f"figure:{FIGURE_NAMES[figure]}"


def supporters_element(seat: int, area: int) -> str:
    return f"supporters:{SEATS[seat]}:{AREA_NAMES[area]}"


def describe(fair: Fair, choice: int, seat: int) -> Choice:
    """A choice of a seat with its kind, the elements one would click for it, and its message."""
    cards = fair.laid[choice] if choice < TAKE_BACK else 0
    scored = fair.ring[fair.scoring] if fair.scoring >= 0 else 0
    return _described(choice, seat, cards, max(fair.visited, 0), scored)


@cache
def _described(choice: int, seat: int, cards: int, visited: int, scored: int) -> Choice:
    def described(kind: str, *elements: str, **args: str | int) -> Choice:
        return Choice(choice, kind, NOTATION[choice], elements, Message(f"choose-{kind}", args))

    if choice < TAKE_BACK:
        place = area_element(choice)
        return described("place", place, area=place, cards=cards)
    if choice < PLAY_BURNHAM:
        origin = choice - TAKE_BACK
        return described("take-back", supporters_element(seat, origin), area=area_element(origin))
    if choice < DISCARD and not PLAY_PALMER <= choice < PLAY_AREA_FIGURE:
        figure, goal = placing_figure(visited, choice)
        elements = figure_element(figure), area_element(goal)
        return described("figure", *elements, figure=elements[0], area=elements[1])
    if choice < PLAY_AREA_FIGURE:
        owner, origin, goal = palmer_move(choice)
        return described(
            "palmer",
            "figure:palmer",
            supporters_element(owner, origin),
            area_element(goal),
            figure="figure:palmer",
            owner=f"seat:{SEATS[owner]}",
            origin=area_element(origin),
            goal=area_element(goal),
        )
    if choice < APPROVE:
        thrown = figure_element(choice - DISCARD)
        return described("discard", thrown, "discard", figure=thrown)
    count = choice - APPROVE
    elements = f"proposals:{AREA_NAMES[scored]}", f"approve:{count}"
    message = Message("choose-approve", {"count": count, "area": area_element(scored)})
    return Choice(choice, "approve", NOTATION[choice], elements, message, amount=count)


def placing_figure(visited: int, choice: int) -> tuple[int, int]:
    """Which figure places a supporter, and where."""
    if choice == PLAY_BURNHAM:
        return 0, visited
    if choice < PLAY_PALMER:
        return 1, choice - PLAY_DAVIS
    return AREA_FIGURE + choice - PLAY_AREA_FIGURE, choice - PLAY_AREA_FIGURE


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

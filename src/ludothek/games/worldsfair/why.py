"""Why pointing at something chooses nothing now, with the rule that says so."""

from __future__ import annotations

from ludothek.games.worldsfair.notation import area_element, describe, figure_element, supporters_element
from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import (
    AREA_NAMES,
    AREAS,
    ASK_APPROVE,
    ASK_TAKE_BACK,
    DAVIS,
    FIGURE_NAMES,
    FIGURES,
)
from ludothek.kernel.errors import UnknownElement
from ludothek.kernel.words import SEATS, Args, Message, WhyNot, seat_element

Reason = tuple[str, str]
"""The end of a message id and the rule."""

GAME_OVER: Reason = "over", "WF-43"
NOT_YOUR_TURN: Reason = "not-your-turn", "WF-10"
NOT_ASKED: Reason = "not-asked", "WF-40"
PLACED_ALREADY: Reason = "placed-already", "WF-10"
NOT_NEXT_DOOR: Reason = "not-next-door", "WF-16"
NO_SUCH_FIGURE: Reason = "no-such-figure", "WF-13"
FIGURES_WAIT: Reason = "figures-wait", "WF-10"
TAKE_BACK_FIRST: Reason = "take-back-first", "WF-12"
APPROVE_FIRST: Reason = "approve-first", "WF-39"
SUPPLY_LEFT: Reason = "supply-left", "WF-12"
CHOOSE_FIRST: Reason = "choose-first", "WF-12"
NOT_YOURS: Reason = "not-yours", "WF-17"
NOBODY_THERE: Reason = "nobody-there", "WF-12"

# Things nobody ever chooses, whatever is asked.
NEVER: dict[str, Reason] = {
    "cards": ("cards", "WF-20"),
    "deck": ("deck", "WF-48"),
    "discard": ("discard", "WF-27"),
    "wheel": ("wheel", "WF-21"),
    "tickets": ("tickets", "WF-32"),
    "supply": ("supply", "WF-11"),
    "proposals": ("proposals", "WF-39"),
    "approve": ("proposals", "WF-39"),
    "coins": ("points", "WF-44"),
    "medals": ("points", "WF-44"),
    "approved": ("approved", "WF-45"),
}


def elements(fair: Fair) -> list[str]:
    """Everything one can point at on this table."""
    seats = range(fair.seats)
    return [
        *(area_element(area) for area in fair.ring),
        *(f"cards:{AREA_NAMES[area]}" for area in fair.ring),
        *(supporters_element(seat, area) for seat in seats for area in fair.ring),
        *(f"supply:{SEATS[seat]}" for seat in seats),
        *(figure_element(figure) for figure in range(FIGURES)),
        *(f"proposals:{AREA_NAMES[area]}" for area in fair.ring),
        *(f"approve:{count}" for count in range(max(fair.allowance) + 1) if fair.asked == ASK_APPROVE),
        *("tickets", "coins", "medals", "approved", "wheel", "deck", "discard"),
    ]


def why_not(fair: Fair, seat: int, element: str) -> WhyNot | None:
    if element not in elements(fair):
        raise UnknownElement(f"There is no {element!r} on this table.")
    if any(element in choice.elements for choice in describe(fair, fair.legal(seat), seat)):
        return None
    reason, rule = _reason(fair, seat, element)
    return WhyNot(element, rule, Message(f"why-{reason}", _args(fair, element)))


def _reason(fair: Fair, seat: int, element: str) -> Reason:
    kind, *parts = element.split(":")
    if fair.over:
        return GAME_OVER
    if not fair.is_waiting(seat):
        return NOT_ASKED if fair.asked == ASK_APPROVE else NOT_YOUR_TURN
    if kind in NEVER:
        return NEVER[kind]
    if fair.asked == ASK_APPROVE:
        return APPROVE_FIRST
    if kind == "area":
        return _area_reason(fair, seat, AREA_NAMES.index(parts[0]))
    if kind == "figure":
        return _figure_reason(fair, seat, FIGURE_NAMES.index(parts[0]))
    return _supporters_reason(fair, seat, SEATS.index(parts[0]), AREA_NAMES.index(parts[1]))


def _area_reason(fair: Fair, seat: int, area: int) -> Reason:
    if fair.asked == ASK_TAKE_BACK:
        return TAKE_BACK_FIRST
    holds_davis = fair.figures[seat * FIGURES + DAVIS] > 0
    return NOT_NEXT_DOOR if holds_davis and area != fair.visited else PLACED_ALREADY


def _figure_reason(fair: Fair, seat: int, figure: int) -> Reason:
    if not fair.figures[seat * FIGURES + figure]:
        return NO_SUCH_FIGURE
    return TAKE_BACK_FIRST if fair.asked == ASK_TAKE_BACK else FIGURES_WAIT


def _supporters_reason(fair: Fair, seat: int, owner: int, area: int) -> Reason:
    if not fair.supporters[owner * AREAS + area]:
        return NOBODY_THERE
    if owner != seat:
        return NOT_YOURS
    return SUPPLY_LEFT if fair.supply[seat] else CHOOSE_FIRST


def _args(fair: Fair, element: str) -> Args:
    """What any of the messages may want to name."""
    kind, *parts = element.split(":")
    args: Args = {"turn": seat_element(fair.to_move), "cards": fair.tables.refill}
    if kind == "figure":
        args["figure"] = element
    if fair.visited >= 0:
        args["visited"] = area_element(fair.visited)
    if parts and parts[-1] in AREA_NAMES:
        args["area"] = f"area:{parts[-1]}"
    if parts and parts[0] in SEATS:
        args["owner"] = f"seat:{parts[0]}"
    return args

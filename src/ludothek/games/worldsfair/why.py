"""Why pointing at something chooses nothing now, with the rule that says so."""

from __future__ import annotations

from ludothek.games.worldsfair.notation import area_element, figure_element, supporters_element
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
from ludothek.kernel.words import SEATS, Args, Reason, seat_element

Ruled = tuple[str, str]
"""The end of a message id and the rule."""

GAME_OVER: Ruled = "over", "WF-43"
NOT_YOUR_TURN: Ruled = "not-your-turn", "WF-10"
NOT_ASKED: Ruled = "not-asked", "WF-40"
PLACED_ALREADY: Ruled = "placed-already", "WF-10"
NOT_NEXT_DOOR: Ruled = "not-next-door", "WF-16"
NO_SUCH_FIGURE: Ruled = "no-such-figure", "WF-13"
FIGURES_WAIT: Ruled = "figures-wait", "WF-10"
TAKE_BACK_FIRST: Ruled = "take-back-first", "WF-12"
APPROVE_FIRST: Ruled = "approve-first", "WF-39"
SUPPLY_LEFT: Ruled = "supply-left", "WF-12"
CHOOSE_FIRST: Ruled = "choose-first", "WF-12"
NOT_YOURS: Ruled = "not-yours", "WF-17"
NOBODY_THERE: Ruled = "nobody-there", "WF-12"

# Things nobody ever chooses, whatever is asked.
NEVER: dict[str, Ruled] = {
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


def reason(fair: Fair, seat: int, element: str) -> Reason:
    """Why an element chooses nothing now, with the rule and whatever its message may want to name."""
    why, rule = _ruled(fair, seat, element)
    return why, rule, _args(fair, element)


def _ruled(fair: Fair, seat: int, element: str) -> Ruled:
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


def _area_reason(fair: Fair, seat: int, area: int) -> Ruled:
    if fair.asked == ASK_TAKE_BACK:
        return TAKE_BACK_FIRST
    holds_davis = fair.figures[seat * FIGURES + DAVIS] > 0
    return NOT_NEXT_DOOR if holds_davis and area != fair.visited else PLACED_ALREADY


def _figure_reason(fair: Fair, seat: int, figure: int) -> Ruled:
    if not fair.figures[seat * FIGURES + figure]:
        return NO_SUCH_FIGURE
    return TAKE_BACK_FIRST if fair.asked == ASK_TAKE_BACK else FIGURES_WAIT


def _supporters_reason(fair: Fair, seat: int, owner: int, area: int) -> Ruled:
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

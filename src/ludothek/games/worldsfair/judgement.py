"""What a position of World's Fair 1893 is worth to a seat, in points.

A seat's worth is what it has earned, what the coming scoring phase will probably bring it, and what its cards may bring
later. Nobody's lead is safe before the car has come round: the more tickets are missing, the more supporters it takes.
In the middle of a turn the cards of the area of step 1 are as good as collected, whoever is judging.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.worldsfair.scoring import points
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    APPROVED,
    AREA_FIGURE,
    AREAS,
    ASK_PLACE,
    BURNHAM,
    COINS,
    FIGURES,
    FIRST,
    HAND,
    HELD,
    LAID,
    LYING,
    MEDALS,
    PROPOSED,
    SECOND,
    SLOTS,
    SUPPORTERS,
    TICKET,
    TICKETS,
    Tables,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.judgement import Sloped, shares, softmax
from ludothek.kernel.state import State

# Found by playing variations against each other. Only FIGURE is delicate: too low, and play gets clearly worse.
FIGURE: Final = 3.0  # points a figure is worth to its owner
LAST_FIGURES: Final = 4.0  # in the last round, with fewer tickets to go than this, figures may come too late
KEPT: Final = 0.7  # points for a supporter who will stay after the recall, while another round follows
LATER: Final = 0.35  # the chance that an exhibit which is not approved this time will be in a later round
PILE: Final = 0.8  # points for each card of the largest pile, to the seat that goes next
CHASE: Final = 0.15  # supporters that a lead in an area can melt by, per ticket to go
TICKET_CHASE: Final = 0.5  # tickets that a lead in tickets can melt by, per ticket to go
EARLY_SLOPE: Final = 0.05  # what a point of worth counts in log odds at the beginning; measured by bench/outlook.py
LATE_SLOPE: Final = 0.14  # and at the end
TEMPERATURE: Final = 2.0  # points by which a choice may look worse and still be worth a thought
WHOLE: Final = 256  # expected tokens are counted in fractions of this size


class FairJudgement(Sloped):
    def __init__(self, early: float = EARLY_SLOPE, late: float = LATE_SLOPE, temperature: float = TEMPERATURE) -> None:
        super().__init__(early, late, temperature)

    def value(self, state: State, seat: i64) -> float:
        """The seat's worth, less the mean of its rivals'."""
        assert isinstance(state, Fairground)
        left = tickets_to_go(state)
        rivals = 0.0
        for other in range(state.seats):
            if other != seat:
                rivals += worth(state, other, left)
        return worth(state, seat, left) - rivals / float(state.seats - 1)

    def progress(self, state: State) -> float:
        """How far the car has come on all its rounds."""
        assert isinstance(state, Fairground)
        if state.over:
            return 1.0
        wheel = state.tables.wheel
        done = state.round * wheel - tickets_to_go(state)
        return max(0.0, min(1.0, float(done) / float(state.tables.rounds * wheel)))

    def slope(self, state: State) -> float:
        """A value is a worth less the mean of the others, so between two seats it counts every point twice."""
        return super().slope(state) * float(state.seats - 1) / float(state.seats)

    def outlook(self, state: State) -> list[float]:
        """By everybody's worth: what is common to all values cancels out."""
        assert isinstance(state, Fairground)
        if state.over:
            return shares(state)
        slope = super().slope(state)
        left = tickets_to_go(state)
        seat: i64
        values: list[float] = []
        for seat in range(state.seats):
            values.append(slope * worth(state, seat, left))
        return softmax(values)


def tickets_to_go(table: Fairground) -> i64:
    """How many tickets the car still needs to come round, without those that are about to be collected."""
    left = table.tables.wheel - table.car
    area = table.visited
    if area >= 0:
        pieces = table.pieces
        for slot in range(area * SLOTS, area * SLOTS + pieces[LAID + area]):
            if pieces[LYING + slot] == TICKET:
                left -= 1
    return max(left, 0)


def worth(table: Fairground, seat: i64, left: i64) -> float:
    """Points earned and points to be expected."""
    if table.over:
        return float(points(table, seat))
    tables = table.tables
    pieces = table.pieces
    exhibits = pieces[PROPOSED + seat * AREAS : PROPOSED + (seat + 1) * AREAS]
    tickets, figures = collect(table, seat, exhibits)
    last = table.round == tables.rounds
    value = float(pieces[COINS + seat] + pieces[MEDALS + seat] + tickets * tables.ticket_points)
    value += float(tables.most_tickets) * most_tickets(table, seat, tickets, left)
    value += FIGURE * useful_figures(table, figures, left)
    if seat == table.to_move and table.asked == ASK_PLACE:
        value += PILE * float(largest_pile(table))

    for area in range(AREAS):
        first, second = places(table, seat, area, left)
        value += first * float(tables.medal[FIRST]) + second * float(tables.medal[SECOND])
        held = exhibits[area]
        approved = approvals(tables, held, first, second)
        if not last:
            approved += LATER * (float(held) - approved)
            value += KEPT * float((pieces[SUPPORTERS + seat * AREAS + area] + 1) >> 1)
        exhibits[area] = pieces[APPROVED + seat * AREAS + area] * WHOLE + i64(approved * float(WHOLE))
    return value + expected_sets(tables, exhibits)


def collect(table: Fairground, seat: i64, exhibits: Ints) -> tuple[i64, i64]:
    """Add the exhibits that are about to be collected; return the tickets and figures the seat will have."""
    pieces = table.pieces
    tickets = pieces[TICKETS + seat]
    figures = pieces[HAND + seat]
    if acting(table, seat):
        visited = table.visited
        for slot in range(visited * SLOTS, visited * SLOTS + pieces[LAID + visited]):
            card = pieces[LYING + slot]
            if card < AREAS:
                exhibits[card] += 1
            elif card == TICKET:
                tickets += 1
            else:
                figures += 1
    return tickets, figures


def useful_figures(table: Fairground, figures: i64, left: i64) -> float:
    """Figures, of which in the last round some come too late."""
    if table.round == table.tables.rounds:
        return float(figures) * min(1.0, float(left) / LAST_FIGURES)
    return float(figures)


def approvals(tables: Tables, held: i64, first: float, second: float) -> float:
    """How many of the exhibits held of an area will probably be approved in the coming scoring phase."""
    approved = first * float(min(held, tables.approvals[FIRST]))
    return approved + second * float(min(held, tables.approvals[SECOND]))


def acting(table: Fairground, seat: i64) -> bool:
    """Whether the seat is between step 1 and step 3 of its turn."""
    return table.visited >= 0 and seat == table.on_turn


def most_tickets(table: Fairground, seat: i64, tickets: i64, left: i64) -> float:
    """The chance to have the most tickets when they are redeemed."""
    most = 1.0
    for other in range(table.seats):
        if other != seat:
            most *= ahead(tickets - table.pieces[TICKETS + other], 1.0 + TICKET_CHASE * float(left))
    return most


def largest_pile(table: Fairground) -> i64:
    largest: i64 = 0
    for area in range(AREAS):
        largest = max(largest, table.pieces[LAID + area])
    return largest


def places(table: Fairground, seat: i64, area: i64, left: i64) -> tuple[float, float]:
    """The chances to be first and to be second in an area when it is scored."""
    own = strength(table, seat, area, left)
    safe = 1.0 + CHASE * float(left)
    first = 1.0
    second = 0.0
    for other in range(table.seats):
        if other != seat:
            chance = ahead(own - strength(table, other, area, left), safe)
            second = second * chance + first * (1.0 - chance)
            first *= chance
    return first, second


def strength(table: Fairground, seat: i64, area: i64, left: i64) -> i64:
    """Supporters in an area, with those who are on their way and those whom figures in hand can still add."""
    pieces = table.pieces
    supporters = pieces[SUPPORTERS + seat * AREAS + area]
    now = acting(table, seat)
    if now or left > 0:
        supporters += pieces[HELD + seat * FIGURES + AREA_FIGURE + area]
    if now and area == table.visited:
        supporters += pieces[HELD + seat * FIGURES + BURNHAM]
    if now and area == table.target:
        supporters += 1
    return supporters


def ahead(lead: i64, safe: float) -> float:
    """The chance to be ahead in the end: even when level, certain with a lead that is safe."""
    return max(0.0, min(1.0, 0.5 + 0.5 * float(lead) / safe))


def expected_sets(tables: Tables, tokens: Ints) -> float:
    """What tokens are worth in sets (WF-45) when there are fractions of them: a part of a set counts in proportion."""
    worth: i64 = 0
    below: i64 = 0
    while True:
        size: i64 = 0
        for area in range(AREAS):
            size += max(min(tokens[area] - below, WHOLE), 0)
        if size == 0:
            return float(worth) / float(WHOLE)
        full = size // WHOLE
        part = size % WHOLE
        worth += tables.set_points[full] * (WHOLE - part)
        if part > 0:
            worth += tables.set_points[full + 1] * part
        below += WHOLE

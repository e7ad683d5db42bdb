"""What chances to win are learned from in World's Fair 1893: the parts of a seat's worth, and what they leave out."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.worldsfair.judgement import (
    WHOLE,
    acting,
    approvals,
    collect,
    expected_sets,
    largest_pile,
    most_tickets,
    places,
    tickets_to_go,
    useful_figures,
)
from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    APPROVED,
    AREAS,
    ASK_PLACE,
    COINS,
    MEDALS,
    PROPOSED,
    SUPPLY,
    SUPPORTERS,
)
from ludothek.kernel.arrays import Floats
from ludothek.kernel.learned import Features
from ludothek.kernel.state import State

ABOUT: Final = {
    "points": "coins, medals and what the tickets will bring",
    "most-tickets": "the chance to have the most tickets when they are redeemed",
    "figures": "figures in hand that do not come too late",
    "first": "the chances to be first, added up over the areas",
    "second": "the chances to be second",
    "first-soon": "the chances to be first, in proportion to how far the car has come",
    "second-soon": "the chances to be second, likewise",
    "leads": "areas with more supporters than any rival",
    "supporters": "supporters in all areas",
    "kept": "supporters who stay after the recall, if another round follows",
    "supply": "supporters in the supply",
    "sets": "what the approved exhibits are worth",
    "kinds": "kinds of exhibits approved",
    "hopes": "what the exhibits add that will probably be approved in the coming scoring",
    "approvals": "how many these are",
    "unapproved": "exhibits that will probably not be approved then, if another round follows",
    "to-place": "1 for the seat whose turn begins",
    "pile": "for this seat, the cards of the largest pile",
    "acting": "1 for the seat in the middle of its turn",
    "next": "1 for the seat whose turn comes next",
}
POINTS: Final = 0
MOST_TICKETS: Final = 1
FIGURES: Final = 2
FIRST: Final = 3
SECOND: Final = 4
FIRST_SOON: Final = 5
SECOND_SOON: Final = 6
LEADS: Final = 7
STANDING: Final = 8
KEPT: Final = 9
IN_SUPPLY: Final = 10
SETS: Final = 11
KINDS: Final = 12
HOPES: Final = 13
APPROVALS: Final = 14
UNAPPROVED: Final = 15
TO_PLACE: Final = 16
PILE: Final = 17
ACTING: Final = 18
NEXT: Final = 19


class FairFeatures(Features):
    def __init__(self) -> None:
        super().__init__(ABOUT)

    def measure(self, state: State, seat: i64, row: Floats) -> None:
        assert isinstance(state, Fairground)
        left = tickets_to_go(state)
        measure_cards(state, seat, left, row)
        measure_areas(state, seat, row)
        measure_turn(state, seat, row)


def measure_cards(table: Fairground, seat: i64, left: i64, row: Floats) -> None:
    """What the seat has earned and holds."""
    tables = table.tables
    pieces = table.pieces
    last = table.round == tables.rounds
    exhibits = pieces[PROPOSED + seat * AREAS : PROPOSED + (seat + 1) * AREAS]
    tokens = pieces[APPROVED + seat * AREAS : APPROVED + (seat + 1) * AREAS]
    tickets, figures = collect(table, seat, exhibits)
    row[POINTS] = float(pieces[COINS + seat] + pieces[MEDALS + seat] + tickets * tables.ticket_points)
    row[MOST_TICKETS] = most_tickets(table, seat, tickets, left)
    row[FIGURES] = useful_figures(table, figures, left)
    row[IN_SUPPLY] = float(pieces[SUPPLY + seat])
    for area in range(AREAS):
        if tokens[area] > 0:
            row[KINDS] += 1.0
        tokens[area] *= WHOLE
    row[SETS] = expected_sets(tables, tokens)
    for area in range(AREAS):
        first, second = places(table, seat, area, left)
        approved = approvals(tables, exhibits[area], first, second)
        row[APPROVALS] += approved
        if not last:
            row[UNAPPROVED] += float(exhibits[area]) - approved
        tokens[area] += i64(approved * float(WHOLE))
        row[FIRST] += first
        row[SECOND] += second
    row[HOPES] = expected_sets(tables, tokens) - row[SETS]
    soon = 1.0 - float(left) / float(tables.wheel)
    row[FIRST_SOON] = soon * row[FIRST]
    row[SECOND_SOON] = soon * row[SECOND]


def measure_areas(table: Fairground, seat: i64, row: Floats) -> None:
    """Supporters, where they stand and where they lead."""
    pieces = table.pieces
    last = table.round == table.tables.rounds
    for area in range(AREAS):
        standing = pieces[SUPPORTERS + seat * AREAS + area]
        most: i64 = 0
        for other in range(table.seats):
            if other != seat:
                most = max(most, pieces[SUPPORTERS + other * AREAS + area])
        row[STANDING] += float(standing)
        if standing > most:
            row[LEADS] += 1.0
        if not last:
            row[KEPT] += float((standing + 1) >> 1)


def measure_turn(table: Fairground, seat: i64, row: Floats) -> None:
    """Whose turn it is."""
    if seat == table.to_move and table.asked == ASK_PLACE:
        row[TO_PLACE] = 1.0
        row[PILE] = float(largest_pile(table))
    if acting(table, seat):
        row[ACTING] = 1.0
    if seat == (table.on_turn + 1) % table.seats:
        row[NEXT] = 1.0

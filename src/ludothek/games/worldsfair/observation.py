"""What a seat may know as numbers, in the order of ``observation_form.py``."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.worldsfair.state import Fairground
from ludothek.games.worldsfair.tables import (
    ALLOWANCE,
    APPROVED,
    AREAS,
    CARDS,
    COINS,
    DISCARDED,
    FIGURES,
    HELD,
    LAID,
    LYING,
    MEDALS,
    POSITION,
    PROPOSED,
    RING,
    SLOTS,
    SUPPLY,
    SUPPORTERS,
    TICKETS,
)
from ludothek.kernel.arrays import Ints


def observe(fair: Fairground, seat: i64, row: Ints, at: i64) -> None:
    """Write what a seat may know into the row, from a place on."""
    pieces = fair.pieces
    seats = fair.seats
    n: i64
    area: i64
    row[at] = 0
    if not fair.over:
        row[at] = fair.asked + 1
    row[at + 1] = (fair.on_turn - seat + seats) % seats
    row[at + 2] = fair.round
    row[at + 3] = fair.car
    row[at + 4] = fair.visited + 1
    row[at + 5] = fair.target + 1
    row[at + 6] = 0
    if fair.scoring >= 0:
        row[at + 6] = pieces[RING + fair.scoring] + 1
    row[at + 7] = fair.deck_size
    at += 8
    for n in range(AREAS):
        row[at + n] = pieces[POSITION + n]
    at += AREAS
    for n in range(CARDS):
        row[at + n] = pieces[DISCARDED + n]
    at += CARDS
    for n in range(AREAS * CARDS):
        row[at + n] = 0
    for area in range(AREAS):
        first: i64 = LYING + area * SLOTS
        for n in range(pieces[LAID + area]):
            row[at + pieces[first + n]] += 1
        at += CARDS
    who = seat
    for _nth in range(seats):
        at = _write_player(fair, who, row, at)
        who += 1
        if who == seats:
            who = 0


def _write_player(fair: Fairground, seat: i64, row: Ints, at: i64) -> i64:
    """One player; returns where the next one begins."""
    pieces = fair.pieces
    n: i64
    row[at] = pieces[SUPPLY + seat]
    row[at + 1] = pieces[TICKETS + seat]
    row[at + 2] = pieces[COINS + seat]
    row[at + 3] = pieces[MEDALS + seat]
    row[at + 4] = 0
    if fair.scoring >= 0:
        row[at + 4] = pieces[ALLOWANCE + seat]
    at += 5
    first: i64 = seat * AREAS
    for n in range(AREAS):
        row[at + n] = pieces[SUPPORTERS + first + n]
        row[at + AREAS + n] = pieces[PROPOSED + first + n]
        row[at + 2 * AREAS + n] = pieces[APPROVED + first + n]
    at += 3 * AREAS
    first = HELD + seat * FIGURES
    for n in range(FIGURES):
        row[at + n] = pieces[first + n]
    return at + FIGURES

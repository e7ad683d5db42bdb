"""Workers: rolling, the knowledge check, coming back and going away (EU-15, EU-16, EU-59, EU-65, EU-73).

Touches workers, wherever they are; what recruits and markets make of a roll is left to the agenda.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import LOSE_ON, ON_RIVAL_PAIR, ON_WORKER_LOST
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    AIR_OF,
    AREAS,
    CROWD_IN,
    DIE,
    DO_LOSE,
    DO_POWERS,
    KNOWLEDGE_OF,
    NOTE_DESERTED,
    NOTE_ROLLED,
    NOTE_SACRIFICED,
    NOTE_SET_DIE,
    OCCASIONS_OF,
    PENALTIES_OF,
    PIP_AT,
    SUM_IN,
    WORKERS_OF,
)


def roll(city: City, seat: i64, count: i64) -> i64:
    """Roll workers that are off the board and check knowledge; returns the number of a worker lost, or 0."""
    own = city.own
    ready = city.ready
    at: i64 = seat * DIE
    penalties = own[PENALTIES_OF + seat]
    losses: i64 = 0
    for _nth in range(count):
        number: i64 = city.rng.below(6) + 1
        ready[at + number] += 1
        city.note(NOTE_ROLLED, seat, number)
        losses += (penalties >> (LOSE_ON + number)) & 1
    ready[at] += count
    own[AIR_OF + seat] -= count
    deserter = _check(city, seat)
    _answer_pair(city, seat)
    if deserter > 0 and own[OCCASIONS_OF + seat] & ON_WORKER_LOST:
        city.push(DO_POWERS, seat, ON_WORKER_LOST)
    if losses > 0:
        city.push(DO_LOSE, seat, losses)
    return deserter


def put(city: City, seat: i64, number: i64) -> None:
    """A worker off the board gets a number without a roll (EU-59)."""
    ready = city.ready
    ready[seat * DIE + number] += 1
    ready[seat * DIE] += 1
    city.own[AIR_OF + seat] -= 1
    city.note(NOTE_SET_DIE, seat, number)


def _check(city: City, seat: i64) -> i64:
    """Lose one of the highest if they know too much together, once a turn (EU-15, EU-16)."""
    own = city.own
    ready = city.ready
    at: i64 = seat * DIE
    known = own[KNOWLEDGE_OF + seat]
    highest: i64 = 0
    for number in range(1, DIE):
        if ready[at + number] > 0:
            known += number * ready[at + number]
            highest = number
    if known < city.tables.limit or (city.deserted >> seat) & 1:
        return 0
    ready[at + highest] -= 1
    ready[at] -= 1
    own[WORKERS_OF + seat] -= 1
    city.deserted |= 1 << seat
    city.note(NOTE_DESERTED, seat, highest)
    return highest


def _answer_pair(city: City, seat: i64) -> None:
    """Rivals whose recruit answers equal numbers of this seat, clockwise (EU-65)."""
    own = city.own
    ready = city.ready
    paired = False
    for number in range(1, DIE):
        if ready[seat * DIE + number] > 1:
            paired = True
    if paired:
        for step in range(1, city.seats):
            rival: i64 = (seat + city.seats - step) % city.seats
            if own[OCCASIONS_OF + rival] & ON_RIVAL_PAIR:
                city.push(DO_POWERS, rival, ON_RIVAL_PAIR)


def lift(city: City, space: i64) -> None:
    """The worker of a space that holds one leaves the board."""
    city.own[AIR_OF + city.who[space]] += 1
    city.who[space] = -1
    city.numbers[PIP_AT + space] = 0


def lift_from_area(city: City, seat: i64, area: i64, number: i64) -> None:
    numbers = city.numbers
    at: i64 = (area * city.seats + seat) * DIE
    numbers[CROWD_IN + at] -= 1
    numbers[CROWD_IN + at + number] -= 1
    numbers[SUM_IN + area] -= number
    city.own[AIR_OF + seat] += 1


def sacrifice(city: City, seat: i64) -> None:
    """A worker off the board goes back to the stock (EU-20)."""
    own = city.own
    own[AIR_OF + seat] -= 1
    own[WORKERS_OF + seat] -= 1
    city.note(NOTE_SACRIFICED, seat)


def on_board(city: City, seat: i64) -> i64:
    """How many workers of a seat stand on the board."""
    own = city.own
    return own[WORKERS_OF + seat] - city.ready[seat * DIE] - own[AIR_OF + seat]


def is_in_area(city: City, area: i64, seat: i64) -> bool:
    """Whether a seat has a worker in an area."""
    return city.numbers[CROWD_IN + (area * city.seats + seat) * DIE] > 0 and area < AREAS

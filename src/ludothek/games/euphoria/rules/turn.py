"""A turn: what can be done with it, and whose comes next (EU-10).

Touches what is remembered of a turn.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.choices import FIGHT, OFFER, RETRIEVE, SERVE
from ludothek.games.euphoria.rules import dice, dilemmas, stock, targets
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import ASK_TURN, DIE, SOLVED_BY, TARGETS, UNSOLVED
from ludothek.kernel.arrays import Ints


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    """Place, retrieve, solve the dilemma, make an offer (EU-10)."""
    ready = city.ready
    count: i64 = 0
    first: i64 = 0
    found: i64 = 0
    at: i64 = seat * DIE
    if ready[at] > 0:
        for number in range(1, DIE):
            if ready[at + number] > 0:
                if found == 0:
                    first = number
                    found = targets.fill(city, seat, number, buffer, 0)
                    count = found
                else:
                    shift: i64 = (number - first) * TARGETS
                    for n in range(found):
                        buffer[count] = buffer[n] + shift
                        count += 1
    if dice.on_board(city, seat) > 0:
        buffer[count] = RETRIEVE
        count += 1
    if city.own[SOLVED_BY + seat] == UNSOLVED and dilemmas.can_solve(city, seat):
        buffer[count] = FIGHT
        buffer[count + 1] = SERVE
        count += 2
    if city.trading and not city.traded and stock.has_anything(city, seat):
        for other in range(city.seats):
            if other != seat and stock.has_anything(city, other):
                buffer[count] = OFFER + other
                count += 1
    return count


def end(city: City) -> None:
    begin(city, (city.on_turn + 1) % city.seats)


def begin(city: City, seat: i64) -> None:
    city.on_turn = seat
    city.turn += 1
    city.placed = 0
    city.group = 0
    city.group_left = 0
    city.extra = 0
    city.deserted = 0
    city.spent = 0
    city.traded = 0
    city.space = -1
    city.bumped = -1
    city.starred = 0
    city.lifted = 0
    city.free = 0
    city.ask(seat, ASK_TURN)


def begin_play(city: City) -> None:
    city.phase = ASK_TURN
    begin(city, city.first)

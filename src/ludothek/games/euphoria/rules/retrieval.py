"""Retrieving workers, step by step (EU-42 to EU-44).

Touches the workers of the seat on turn, what it pays and its tracks.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.choices import (
    FEW,
    NUMBERS,
    RETRIEVE_BLISS,
    RETRIEVE_BLISS_CALM,
    RETRIEVE_FOOD,
    RETRIEVE_FOOD_CALM,
    RETRIEVE_FREE,
    RETRIEVE_OTHERWISE,
    TAKE,
)
from ludothek.games.euphoria.effects import (
    DEAR_RETRIEVE,
    KEEP_MORALE,
    ON_RETRIEVE,
    ON_RETRIEVE_FREE,
    PAY_BLISS,
    PAY_RETRIEVE,
    RETRIEVE_WITH_BLISS,
)
from ludothek.games.euphoria.rules import conditions, dice, powers, recruits, stock, tracks
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    AREAS,
    ASK_RETRIEVE,
    ASK_TAKE,
    BLISS,
    CROWD_IN,
    DIE,
    DO_END_TURN,
    DO_POWERS,
    DO_RETRIEVAL,
    FOOD,
    GOODS,
    NOTE_RETRIEVED,
    NOTE_USED,
    OCCASIONS_OF,
    PENALTIES_OF,
    SITE,
    SPACES,
    WORKERS,
    space_faction,
)
from ludothek.kernel.arrays import Ints, ints

# The order of retrieving (EU-44).
PICK: Final[i64] = 0  # which workers
PAYMENT: Final[i64] = 1  # and what it does to the tracks
DEALS: Final[i64] = 2  # workers given up, a number chosen
ROLL: Final[i64] = 3
DONE: Final[i64] = 4
RETRIEVAL: Final = (PICK, PAYMENT, DEALS, ROLL, DONE)

SUBTERRAN: Final[i64] = 1
NOWHERE: Final[Ints] = ints([-1] * WORKERS)


def begin(city: City, seat: i64) -> None:
    city.lifted = 0
    city.elsewhere = 0
    city.free = 0
    city.set_die = 0
    city.space = -1
    city.push(DO_RETRIEVAL, PICK)


def do(city: City, step: i64) -> None:
    """One step of the list, with the next one behind it on the agenda."""
    seat = city.on_turn
    if step == PICK:
        _ask_workers(city, seat)
        return
    if step == DONE:
        city.push(DO_END_TURN)
        return
    city.push(DO_RETRIEVAL, step + 1)
    if step == PAYMENT:
        _ask_payment(city, seat)
    elif step == DEALS:
        n = recruits.power_for(city, seat, ON_RETRIEVE_FREE)
        if city.free and n >= 0 and city.tables.powers[n].optional:
            city.push(DO_POWERS, seat, ON_RETRIEVE_FREE)
        city.push(DO_POWERS, seat, ON_RETRIEVE)
    elif step == ROLL:
        _roll_lifted(city, seat)


# Which workers: first those in areas by area and number, then those on spaces (EU-42)


def _ask_workers(city: City, seat: i64) -> None:
    """A single one needs no question."""
    if dice.on_board(city, seat) == 1:
        take(city, seat, 1)
    else:
        city.ask(seat, ASK_TAKE)


def workers_out(city: City, seat: i64) -> Ints:
    """Where a seat's workers stand, in order: AREAS * NUMBERS places in areas, then the spaces; -1 behind the last."""
    numbers = city.numbers
    who = city.who
    places = NOWHERE[:]
    count: i64 = 0
    for area in range(AREAS):
        at: i64 = (area * city.seats + seat) * DIE
        if numbers[CROWD_IN + at] > 0:
            for number in range(NUMBERS):
                for _nth in range(numbers[CROWD_IN + at + number + 1]):
                    places[count] = area * NUMBERS + number
                    count += 1
    out = dice.on_board(city, seat)
    for space in range(AREAS, SPACES):
        if count == out:
            break
        if who[space] == seat:
            places[count] = AREAS * NUMBERS + space
            count += 1
    return places


def builders(city: City, seat: i64) -> i64:
    """Which of a seat's workers stand on construction sites, as bits in the same order."""
    places = workers_out(city, seat)
    bits: i64 = 0
    for n in range(WORKERS):
        if space_at(places[n]) >= SITE:
            bits |= 1 << n
    return bits


def fill_workers(city: City, seat: i64, buffer: Ints) -> i64:
    """Every set of one's workers, all of them first; of workers that stand alike the first ones."""
    places = workers_out(city, seat)
    workers: i64 = (1 << dice.on_board(city, seat)) - 1
    count: i64 = 0
    while workers > 0:
        if _are_first(workers, places):
            buffer[count] = TAKE + workers - 1
            count += 1
        workers -= 1
    return count


def _are_first(workers: i64, places: Ints) -> bool:
    """Whether no worker is among them without the one before it that stands alike."""
    for n in range(1, WORKERS):
        if (workers >> n) & 1 and not (workers >> (n - 1)) & 1 and places[n] == places[n - 1]:
            return False
    return True


def take(city: City, seat: i64, workers: i64) -> None:
    """These workers leave the board; then it is paid."""
    places = workers_out(city, seat)
    for n in range(WORKERS):
        if (workers >> n) & 1:
            _lift(city, seat, places[n])
    city.push(DO_RETRIEVAL, PAYMENT)


def _lift(city: City, seat: i64, place: i64) -> None:
    space = space_at(place)
    city.note(NOTE_RETRIEVED, seat, space)
    if place < AREAS * NUMBERS:
        dice.lift_from_area(city, seat, space, place % NUMBERS + 1)
    else:
        dice.lift(city, space)
    city.lifted += 1
    if space_faction(space) != SUBTERRAN:
        city.elsewhere = 1


def space_at(place: i64) -> i64:
    """The space of a place where a worker stands."""
    return place // NUMBERS if place < AREAS * NUMBERS else place - AREAS * NUMBERS


# What it costs (EU-43)


def _ask_payment(city: City, seat: i64) -> None:
    ways = FEW[:]
    if fill_payments(city, seat, ways) == 1:
        pay(city, seat, RETRIEVE_FREE)
    else:
        city.ask(seat, ASK_RETRIEVE)


def fill_payments(city: City, seat: i64, buffer: Ints) -> i64:
    goods = city.goods
    at: i64 = seat * GOODS
    occasions = city.own[OCCASIONS_OF + seat]
    calm = occasions & RETRIEVE_WITH_BLISS != 0
    count: i64 = 0
    if goods[at + FOOD] > 0:
        buffer[count] = RETRIEVE_FOOD
        count += 1
        if calm and occasions & PAY_BLISS:
            buffer[count] = RETRIEVE_FOOD_CALM
            count += 1
    if goods[at + BLISS] > 0:
        buffer[count] = RETRIEVE_BLISS
        count += 1
        if calm:
            buffer[count] = RETRIEVE_BLISS_CALM
            count += 1
    if occasions & PAY_RETRIEVE:
        price = city.tables.powers[recruits.power_for(city, seat, PAY_RETRIEVE)].price
        if goods[at + price.good] >= price.count:
            buffer[count] = RETRIEVE_OTHERWISE
            count += 1
    buffer[count] = RETRIEVE_FREE
    return count + 1


def pay(city: City, seat: i64, way: i64) -> None:
    """Payment and tracks (EU-43, EU-61)."""
    if way == RETRIEVE_FREE:
        _retrieve_free(city, seat)
    elif way == RETRIEVE_OTHERWISE:
        power = city.tables.powers[recruits.power_for(city, seat, PAY_RETRIEVE)]
        city.note(NOTE_USED, seat, power.recruit)
        stock.spend(city, seat, power.price.good, power.price.count)
        powers.receive(city, seat, power.gain)
    else:
        stock.spend(city, seat, FOOD if way in (RETRIEVE_FOOD, RETRIEVE_FOOD_CALM) else BLISS, 1)
        if way in (RETRIEVE_FOOD_CALM, RETRIEVE_BLISS_CALM):
            power = city.tables.powers[recruits.power_for(city, seat, RETRIEVE_WITH_BLISS)]
            city.note(NOTE_USED, seat, power.recruit)
            powers.receive(city, seat, power.gain)
        else:
            tracks.gain_morale(city, seat, city.tables.retrieve_morale)


def _retrieve_free(city: City, seat: i64) -> None:
    """For nothing morale falls, further with a penalty, not at all with the deed keep-morale."""
    city.free = 1
    n = recruits.power_for(city, seat, ON_RETRIEVE_FREE)
    if n >= 0:
        power = city.tables.powers[n]
        if power.does == KEEP_MORALE and conditions.holds(city, seat, power):
            city.note(NOTE_USED, seat, power.recruit)
            return
    loss = city.tables.free_morale
    if city.own[PENALTIES_OF + seat] & DEAR_RETRIEVE:
        loss += 1
    tracks.lose_morale(city, seat, loss)


def _roll_lifted(city: City, seat: i64) -> None:
    """A chosen number first, the others are rolled together (EU-44, EU-59)."""
    count = city.lifted
    city.lifted = 0
    if city.set_die > 0 and count > 0:
        dice.put(city, seat, city.set_die)
        count -= 1
    city.set_die = 0
    if count > 0:
        dice.roll(city, seat, count)

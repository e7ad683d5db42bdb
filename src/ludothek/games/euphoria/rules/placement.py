"""Placing a worker: everything that happens then, in order (EU-21).

Touches the worker and what is remembered of its placement; each step belongs to the chapter it calls.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.effects import ON_BUMP, ON_BUMPED, ON_MARKET_STAR, ON_MARKET_VISIT, ON_PLACE
from ludothek.games.euphoria.rules import (
    benefits,
    charges,
    construction,
    dice,
    ending,
    factions,
    markets,
    powers,
    targets,
    tracks,
)
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    AREAS,
    CROWD_IN,
    DIE,
    DO_DRAW,
    DO_FOLLOW_UP,
    DO_PLACEMENT,
    DO_POWERS,
    HEXAGON,
    ICARITE,
    MARKET,
    NOTE_BUMPED,
    NOTE_PLACED,
    OCCASIONS_OF,
    PIP_AT,
    PLOTS,
    SITE,
    SUM_IN,
    TOLL_AND_PRICE,
)

# The order of a placement (EU-21). Whatever a step leaves to be chosen or rolled is done before the next step begins.
ENTER: Final[i64] = 0  # the worker takes its place; whoever stood there is bumped
BUMPED_CHOICE: Final[i64] = 1  # the bumped player may set the worker's number
BUMP_DEALS: Final[i64] = 2  # the recruits of the player who bumps
BUMPED_ROLL: Final[i64] = 3  # the bumped worker is rolled and checked
TOLL: Final[i64] = 4  # what a recruit costs here, before the price
PRICE: Final[i64] = 5
PAID: Final[i64] = 6  # what recruits bring for the way it was paid
BENEFIT: Final[i64] = 7  # goods, tracks, miner, allegiance
STAR: Final[i64] = 8
WON: Final[i64] = 9  # is anybody done? recruits that answer stars
STAR_BONUS: Final[i64] = 10  # tier 2 of the Icarites
ANSWERS: Final[i64] = 11  # recruits that answer the placement
WON_BY_ANSWERS: Final[i64] = 12
COMPLETION: Final[i64] = 13  # a finished site becomes a market
WON_BY_BUILDING: Final[i64] = 14
FOLLOW_UP: Final[i64] = 15  # a new worker placed at once, workers of equal knowledge
PLACEMENT: Final = (
    ENTER,
    BUMPED_CHOICE,
    BUMP_DEALS,
    BUMPED_ROLL,
    TOLL,
    PRICE,
    PAID,
    BENEFIT,
    STAR,
    WON,
    STAR_BONUS,
    ANSWERS,
    WON_BY_ANSWERS,
    COMPLETION,
    WON_BY_BUILDING,
    FOLLOW_UP,
)


def begin(city: City, seat: i64, number: i64, target: i64) -> None:
    """Begin a placement (EU-21)."""
    city.space = targets.space_of(city, target)
    city.die = number
    city.unpaid = TOLL_AND_PRICE
    city.bumped = -1
    city.bumped_pip = 0
    city.bumped_set = 0
    city.starred = 0
    city.star_area = -1
    city.took = 0
    city.paid_mask = 0
    city.replaced = 0
    city.placed += 1
    city.push(DO_PLACEMENT, ENTER)
    if city.placed > 1 and city.dear_doubles:
        tracks.lose_morale(city, seat, 1)


def do(city: City, step: i64) -> None:
    """This step of the list and those after it, until one leaves something to be chosen or done before the next."""
    seat = city.on_turn
    below = city.depth
    while step < FOLLOW_UP:
        city.push(DO_PLACEMENT, step + 1)
        _do_step(city, seat, step)
        if city.asked >= 0 or city.depth != below + 1:
            return
        city.depth = below
        step = TOLL if step == ENTER and city.bumped < 0 else step + 1
    city.push(DO_FOLLOW_UP, seat)


def _do_step(city: City, seat: i64, step: i64) -> None:
    if step == ENTER:
        _enter(city, seat)
    elif step == TOLL:
        charges.take_toll(city, seat)
    elif step == PRICE:
        charges.ask(city, seat)
    elif step == PAID:
        charges.paid(city, seat)
    elif step == BENEFIT:
        benefits.give(city, seat)
    elif step == STAR:
        markets.visit(city, seat)
    elif step in (WON, WON_BY_ANSWERS, WON_BY_BUILDING):
        ending.settle(city)
    elif step == STAR_BONUS:
        if city.star_area == ICARITE and factions.has_tier(city, seat, ICARITE, city.tables.tier2):
            city.push(DO_DRAW, seat, 1, 1)
    elif step == ANSWERS:
        _answers(city, seat)
    elif step == COMPLETION:
        if city.space >= SITE:
            construction.complete(city, (city.space - SITE) // PLOTS)
    elif step == BUMPED_CHOICE:
        powers.do(city, city.bumped, ON_BUMPED, 0)
    elif step == BUMP_DEALS:
        if city.bumped != seat:
            powers.do(city, seat, ON_BUMP, 0)
    elif step == BUMPED_ROLL:
        if city.bumped_set > 0:
            dice.put(city, city.bumped, city.bumped_set)
        else:
            dice.roll(city, city.bumped, 1)


def _enter(city: City, seat: i64) -> None:
    """The worker goes to its space; a worker on a temporary space makes way (EU-22, EU-23)."""
    numbers = city.numbers
    ready = city.ready
    who = city.who
    space = city.space
    number = city.die
    ready[seat * DIE] -= 1
    ready[seat * DIE + number] -= 1
    city.note(NOTE_PLACED, seat, space, number)
    if space < AREAS:
        at: i64 = (space * city.seats + seat) * DIE
        numbers[CROWD_IN + at] += 1
        numbers[CROWD_IN + at + number] += 1
        numbers[SUM_IN + space] += number
        return
    if who[space] >= 0:
        city.bumped = who[space]
        city.bumped_pip = numbers[PIP_AT + space]
        city.note(NOTE_BUMPED, seat, city.bumped, space)
        dice.lift(city, space)
    who[space] = seat
    numbers[PIP_AT + space] = number


def _answers(city: City, seat: i64) -> None:
    """Recruits that answer the placement (EU-52, EU-57)."""
    space = city.space
    occasions = city.own[OCCASIONS_OF + seat]
    if HEXAGON <= space < HEXAGON + ICARITE or MARKET <= space < SITE:
        if occasions & ON_MARKET_VISIT:
            city.push(DO_POWERS, seat, ON_MARKET_VISIT)
        if city.starred and occasions & ON_MARKET_STAR:
            city.push(DO_POWERS, seat, ON_MARKET_STAR)
    elif occasions & ON_PLACE:
        city.push(DO_POWERS, seat, ON_PLACE)

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
    PLOTS,
    SITE,
    TOLL_AND_PRICE,
)

# The order of a placement (EU-21). Whatever a step leaves to be chosen or rolled is done before the next step begins.
ENTER: Final = 0  # the worker takes its place; whoever stood there is bumped
BUMPED_CHOICE: Final = 1  # the bumped player may set the worker's number
BUMP_DEALS: Final = 2  # the recruits of the player who bumps
BUMPED_ROLL: Final = 3  # the bumped worker is rolled and checked
TOLL: Final = 4  # what a recruit costs here, before the price
PRICE: Final = 5
PAID: Final = 6  # what recruits bring for the way it was paid
BENEFIT: Final = 7  # goods, tracks, miner, allegiance
STAR: Final = 8
WON: Final = 9  # is anybody done? recruits that answer stars
STAR_BONUS: Final = 10  # tier 2 of the Icarites
ANSWERS: Final = 11  # recruits that answer the placement
WON_BY_ANSWERS: Final = 12
COMPLETION: Final = 13  # a finished site becomes a market
WON_BY_BUILDING: Final = 14
FOLLOW_UP: Final = 15  # a new worker placed at once, workers of equal knowledge
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
    """One step of the list, with the next one behind it on the agenda."""
    seat = city.on_turn
    if step == ENTER:
        _enter(city, seat)
        city.push(DO_PLACEMENT, TOLL if city.bumped < 0 else BUMPED_CHOICE)
        return
    if step < FOLLOW_UP:
        city.push(DO_PLACEMENT, step + 1)
    if step == TOLL:
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
    elif step == FOLLOW_UP:
        city.push(DO_FOLLOW_UP, seat)
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
    space = city.space
    number = city.die
    city.ready[seat * DIE] -= 1
    city.ready[seat * DIE + number] -= 1
    city.note(NOTE_PLACED, seat, space, number)
    if space < AREAS:
        at: i64 = (space * city.seats + seat) * DIE
        city.crowd[at] += 1
        city.crowd[at + number] += 1
        city.sums[space] += number
        return
    if city.who[space] >= 0:
        city.bumped = city.who[space]
        city.bumped_pip = city.pip[space]
        city.note(NOTE_BUMPED, seat, city.bumped, space)
        dice.lift(city, space)
    city.who[space] = seat
    city.pip[space] = number


def _answers(city: City, seat: i64) -> None:
    """Recruits that answer the placement (EU-52, EU-57)."""
    space = city.space
    occasions = city.occasions[seat]
    if HEXAGON <= space < HEXAGON + ICARITE or MARKET <= space < SITE:
        if occasions & ON_MARKET_VISIT:
            city.push(DO_POWERS, seat, ON_MARKET_VISIT)
        if city.starred and occasions & ON_MARKET_STAR:
            city.push(DO_POWERS, seat, ON_MARKET_STAR)
    elif occasions & ON_PLACE:
        city.push(DO_POWERS, seat, ON_PLACE)

"""What a space gives to the worker placed there: goods, tracks, a new worker (EU-26 to EU-30, EU-36, EU-38, EU-69).

Touches goods, tracks, allegiance and workers; draws and choices are left to the agenda.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import NO_NEW_WORKER, ON_WORKER
from ludothek.games.euphoria.rules import dice, factions, stock, tracks, tunnels
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    AIR_OF,
    AREAS,
    BAR,
    DIE,
    DO_DRAW,
    DO_GET,
    DO_NEW_WORKER,
    DO_POWERS,
    END,
    HEXAGON,
    MOUTH,
    NOTE_WORKER,
    PENALTIES_OF,
    RESOURCE,
    SITE,
    SKY,
    SUM_IN,
    TANK,
    WORKERS_OF,
    space_faction,
)


def give(city: City, seat: i64) -> None:
    space = city.space
    if space < AREAS:
        _harvest(city, seat, space)
    elif space < MOUTH:
        _activate(city, seat, space - TANK)
    elif space < END:
        tunnels.enter(city, seat, space - MOUTH)
    elif space < HEXAGON:
        stock.gain(city, seat, city.tables.end_good[space - END], city.tables.end_gain)
    elif space < SITE:
        factions.raise_allegiance(city, space_faction(space))
        if space == BAR:
            city.push(DO_DRAW, seat, city.tables.bar_artifacts, 1)
        elif space == SKY:
            city.push(DO_GET, seat, city.tables.sky_resources, RESOURCE)


def _harvest(city: City, seat: i64, area: i64) -> None:
    """A commodity area; tier 1 looks at the track before this placement moves it (EU-27, EU-38)."""
    tables = city.tables
    total = city.numbers[SUM_IN + area]
    count = tables.area_many if total > tables.area_high else tables.area_few
    if factions.has_tier(city, seat, area, tables.tier1):
        count += 1
    stock.gain(city, seat, area, count)
    if total <= tables.area_low:
        factions.raise_allegiance(city, area)
    elif total <= tables.area_high:
        tracks.lose_knowledge(city, seat, 1)
    else:
        tracks.gain_knowledge(city, seat, 1)


def _activate(city: City, seat: i64, water: i64) -> None:
    """The tank: a track, then a new worker (EU-26, EU-69)."""
    own = city.own
    if water:
        tracks.gain_morale(city, seat, city.tables.tank_morale)
    else:
        tracks.lose_knowledge(city, seat, city.tables.tank_knowledge)
    workers = own[WORKERS_OF + seat]
    if workers >= city.tables.most_workers or (own[PENALTIES_OF + seat] & NO_NEW_WORKER and workers >= 2):
        return
    own[WORKERS_OF + seat] += 1
    own[AIR_OF + seat] += 1
    city.note(NOTE_WORKER, seat)
    city.push(DO_NEW_WORKER, seat)
    city.push(DO_POWERS, seat, ON_WORKER)


def do_new_worker(city: City, seat: i64) -> None:
    """The new worker is rolled; a recruit may let it be placed at once (EU-62)."""
    ready = city.ready
    before = ready[:]
    deserter = dice.roll(city, seat, 1)
    if city.at_once:
        city.at_once = 0
        for number in range(1, DIE):
            grown = ready[seat * DIE + number] > before[seat * DIE + number]
            if grown and deserter != number:
                city.extra = number

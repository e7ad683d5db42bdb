"""How near the next stars of a seat are, counted in turns, source by source."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.effects import NO_ICARUS, NO_PAIRS, NO_SHARED_SITE, OWN_MARKETS_ONLY
from ludothek.games.euphoria.rules import stock
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ANY_RESOURCE,
    BUILT_AT,
    DILEMMA_OF,
    FACTIONS,
    GOODS,
    HAND_SIZE_OF,
    ICARITE,
    ITEMS,
    KINDS,
    KNOWN_OF,
    LAID_IN,
    MORALE_OF,
    PARTS,
    PENALTIES_OF,
    PLOTS,
    RESOURCE,
    SITE,
    SOLVED_BY,
    SPACES,
    STARS_AT,
    TILE_AT,
    UNSOLVED,
    WORKERS_OF,
)

STAR: Final = 10.0  # all values are in tenths of a star

# The nearest stars: what is left of a star that lies some turns ahead, and how much the nearest three count.
TURN: Final = 2.2  # lost for each turn a star is away
NEXT: Final = 0.4  # the share of the nearest star that counts already
AFTER: Final = 0.2  # of the second; it often needs the same goods
LATER: Final = 0.1  # of the third
WAIT: Final = 1.2  # turns for each worker others must still send to a site one would join
JOINED: Final = 0.9  # the same with a worker of one's own there, who makes it more attractive to finish
FETCH: Final = 0.7  # turns for a commodity; some visits bring two
DRAW: Final = 1.2  # turns for an artifact card
NAMED: Final = 3.6  # turns for a card of a certain kind
CHEER: Final = 0.5  # turns for a step of morale that is missing to hold three cards
LOFT_RESOURCE: Final = 1.36  # turns for each resource missing at the Nimbus Loft, where any will do
FAR: Final = 100.0  # turns: out of reach


def cards_of(table: City, seat: i64, kind: i64, own: bool) -> i64:
    """Cards of a kind that a seat holds; of a rival those that everybody knows of."""
    spot: i64 = seat * KINDS + kind
    return table.hand[spot] if own else table.piles[KNOWN_OF + spot]


def prospects(table: City, seat: i64, own: bool) -> float:
    """The three stars that are nearest, by the turns they still take."""
    near = nearest(table, seat, own)
    return NEXT * gain(near.first) + AFTER * gain(near.second) + LATER * gain(near.third)


def nearest(table: City, seat: i64, own: bool) -> Nearest:
    """The shortest ways to a star; of a rival by what lies open."""
    board = table.board
    near = Nearest()
    cards = turns_for_cards(table, seat, own)
    penalties = table.own[PENALTIES_OF + seat]
    free = table.own[WORKERS_OF + seat] - builders(table, seat)
    hexagon = False
    for faction in range(FACTIONS):
        room = board[LAID_IN + faction] < table.seats
        if faction == ICARITE:
            if room and penalties & NO_ICARUS == 0:
                hexagon = True
                resources: i64 = stock.resources(table, seat)
                near.offer(1.0 + LOFT_RESOURCE * float(max(0, table.tables.loft_resources - resources)))
            continue
        if room:
            hexagon = True
        for site in range(2 * faction, 2 * faction + 2):
            if board[BUILT_AT + site]:
                if not (board[STARS_AT + site] >> seat) & 1:
                    hexagon = True
                    if penalties & OWN_MARKETS_ONLY:
                        continue
                if room:
                    near.offer(1.0 + turns_for_tile(table, seat, board[TILE_AT + site], own))
            else:
                near.offer(turns_for_site(table, seat, site, free))
    if hexagon:
        near.offer(1.0 + cards)
    if table.own[SOLVED_BY + seat] == UNSOLVED:
        held = table.own[HAND_SIZE_OF + seat]
        named = own and table.hand[seat * KINDS + table.own[DILEMMA_OF + seat]] > 0
        near.offer(1.0 if named else 1.0 + DRAW * float(max(0, table.tables.dilemma_cards - held)))
    return near


def gain(turns: float) -> float:
    """What a star in so many turns is worth now."""
    return max(0.0, STAR - TURN * turns)


class Nearest:
    """The three shortest ways to a star, in turns."""

    def __init__(self) -> None:
        self.first = FAR
        self.second = FAR
        self.third = FAR

    def offer(self, turns: float) -> None:
        if turns < self.first:
            self.third = self.second
            self.second = self.first
            self.first = turns
        elif turns < self.second:
            self.third = self.second
            self.second = turns
        elif turns < self.third:
            self.third = turns


def turns_for_cards(table: City, seat: i64, own: bool) -> float:
    """Until one holds a pair or three cards, and morale enough to hold them."""
    held = table.own[HAND_SIZE_OF + seat]
    morale = table.own[MORALE_OF + seat]
    pair = False
    if table.own[PENALTIES_OF + seat] & NO_PAIRS == 0:
        for kind in range(KINDS):
            if cards_of(table, seat, kind, own) > 1:
                pair = True
    if pair:
        return 0.0
    turns = DRAW * float(max(0, table.tables.cards - held))
    if morale < table.tables.cards:
        turns += CHEER * float(table.tables.cards - morale)
    return turns


def turns_for_tile(table: City, seat: i64, tile: i64, own: bool) -> float:
    """Until one can pay the price of a market: some of one good, and one thing else."""
    tables = table.tables
    parts = tables.tile_parts[tile]
    first = tables.tile_cost[tile * PARTS]
    last = tables.tile_cost[tile * PARTS + parts - 1]
    at: i64 = seat * GOODS
    turns = 0.0
    if first < GOODS:
        turns = FETCH * float(max(0, parts - 1 - table.goods[at + first]))
    elif first == ANY_RESOURCE:
        turns = 0.0 if stock.resources(table, seat) > 0 else 1.0 + FETCH
    else:
        goods = table.goods
        turns = 0.0 if goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] > 0 else FETCH
    if last < GOODS:
        turns += turns_for_resource(table, seat, last)
    elif last < ITEMS:
        if not own:
            turns += DRAW if table.own[HAND_SIZE_OF + seat] < 3 else 0.0
        elif table.hand[seat * KINDS + last - GOODS] == 0:
            turns += NAMED
    elif last == ANY_RESOURCE:
        turns += 0.0 if stock.resources(table, seat) > 0 else 1.0 + FETCH
    elif table.own[HAND_SIZE_OF + seat] == 0:
        turns += DRAW
    return turns


def turns_for_resource(table: City, seat: i64, good: i64) -> float:
    """Until one has a resource: a way through the tunnel, and before it the commodity."""
    goods = table.goods
    at: i64 = seat * GOODS
    if goods[at + good] > 0:
        return 0.0
    return 1.0 if goods[at + good - RESOURCE] > 0 else 1.0 + FETCH


def builders(table: City, seat: i64) -> i64:
    """How many workers of a seat wait on building sites."""
    who = table.who
    waiting: i64 = 0
    space: i64
    for space in range(SITE, SPACES):
        if who[space] == seat:
            waiting += 1
    return waiting


def turns_for_site(table: City, seat: i64, site: i64, free: i64) -> float:
    """Until the market is built with one's help; others may send the workers that are missing.

    If all workers of a seat wait on sites, one is taken back in its next turn. So the last that is free builds only
    where it is the last that is missing; else a seat would send it and take it back, round and round.
    """
    first: i64 = SITE + site * PLOTS
    joined = False
    shared = False
    missing = table.tables.needed
    cheapest = FAR
    for space in range(first, first + PLOTS):
        who = table.who[space]
        if who < 0:
            if space < first + 2 or cheapest == FAR:
                cheapest = min(cheapest, turns_for_resource(table, seat, table.tables.site_good[space - SITE]))
            continue
        missing -= 1
        if who == seat:
            joined = True
        else:
            shared = True
    if joined and free > 0:
        return JOINED * float(missing)
    if joined or (free < 2 and missing > 1):
        return FAR
    if shared and table.own[PENALTIES_OF + seat] & NO_SHARED_SITE:
        return FAR
    return 1.0 + cheapest + WAIT * float(missing - 1)

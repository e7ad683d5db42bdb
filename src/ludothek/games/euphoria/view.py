"""A view of the table, put together: an allow-list. Hands, hidden recruits and dilemmas are their owners' own.

``view_form.py`` declares the form. Here it is filled as plain dictionaries in the same order, because a server does so
after every decision, and this module can be compiled. All of them are new each time: who changes a view changes nothing
else.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria import names, outlook
from ludothek.games.euphoria.effects import PENALTIES
from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    AREAS,
    ASK_KEEP,
    ASK_TILE,
    ASK_TRACK,
    ASKED,
    BUILT_AT,
    CROWD_IN,
    DEALT_TO,
    DIE,
    DILEMMA_OF,
    DISCARD_OF,
    DRAFTED_BY,
    DROPPED_BY,
    END,
    FACTION_NAMES,
    FACTIONS,
    GOOD_NAMES,
    GOODS,
    GROUND,
    HAND,
    HAND_SIZE_OF,
    HELD,
    HEXAGON,
    HIDDEN,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    KNOWLEDGE_OF,
    KNOWN_OF,
    MARKET,
    MINER_OF,
    MORALE_OF,
    NO_RECRUIT,
    OFFERED_TO,
    PENALTIES_OF,
    PICKED_BY,
    PIP_AT,
    PLOTS,
    RECRUIT_IN,
    SECOND_OF,
    SITE,
    SITES,
    SOLVED_BY,
    SPACES,
    STARS_AT,
    STATUS_IN,
    SUM_IN,
    TERRITORY_IN,
    TILE_AT,
    UNSOLVED,
    WORKERS_OF,
    Tables,
    space_faction,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.state import View
from ludothek.kernel.words import SEATS

STATUS: Final[tuple[str, ...]] = ("none", "hidden", "open", "starred")
SOLVED: Final[tuple[str, ...]] = ("unsolved", "shown", "fought", "served")
COLOURS: Final[tuple[str, ...]] = SEATS
RECRUITS: Final[tuple[str, ...]] = names.RECRUITS
MARKETS: Final[tuple[str, ...]] = names.MARKETS
SITE_NAMES: Final[tuple[str, ...]] = names.SITE_NAMES
SPACE_NAMES: Final[tuple[str, ...]] = names.SPACE_NAMES
REGION_SPACES: Final[list[list[str]]] = [
    [names.SPACE_NAMES[space] for space in range(AREAS, MARKET) if space_faction(space) == faction]
    for faction in range(FACTIONS)
]
TARGET_OF: Final[tuple[str, ...]] = tuple(names.space(space).removeprefix("space:") for space in range(SPACES))


def view(table: City, viewer: i64) -> View:
    """What a seat may see; -1 is a spectator."""
    asked = table.question(viewer) if viewer >= 0 else table.asked
    return {
        **table.heading(viewer),
        "on_turn": table.on_turn,
        "first": table.first,
        "turn": table.turn,
        "asked": None if table.over else ASKED[asked],
        "space": TARGET_OF[table.space] if table.space >= 0 else None,
        "number": table.die,
        "printing": table.tables.printing,
        "needed": table.tables.needed,
        "regions": [_region(faction) for faction in range(FACTIONS)],
        "tracks": _tracks(table.tables),
        "areas": [_area(table, area, viewer) for area in range(AREAS)],
        "spaces": [_space(table, space, viewer) for space in range(AREAS, SITE)],
        "sites": [_site(table, site, viewer) for site in range(SITES)],
        "factions": [_faction(table, faction) for faction in range(FACTIONS)],
        "deck": table.deck_size,
        "discard": _by_kind(table.piles, DISCARD_OF),
        "offer": _offer(table),
        "players": [_player(table, seat, seat == viewer) for seat in range(table.seats)],
    }


def _area(table: City, area: i64, viewer: i64) -> View:
    workers: list[View] = []
    for seat in range(table.seats):
        for number in range(1, DIE):
            for _ in range(table.numbers[CROWD_IN + (area * table.seats + seat) * DIE + number]):
                workers.append({"seat": seat, "number": number})
    return {
        "area": SPACE_NAMES[area],
        "total": table.numbers[SUM_IN + area],
        "workers": workers,
        "next": outlook.harvests(table, area, viewer),
    }


def _space(table: City, space: i64, viewer: i64) -> View:
    """A space; ends of tunnels wait for the miner, markets for their construction."""
    is_open = True
    if END <= space < HEXAGON:
        is_open = table.board[MINER_OF + space - END] >= table.tables.end
    elif MARKET <= space < SITE:
        is_open = table.board[BUILT_AT + space - MARKET] != 0
    return {
        "space": SPACE_NAMES[space],
        "open": is_open,
        "worker": _worker(table, space),
        "prices": outlook.prices(table, space),
        "gains": outlook.gains(table, space, viewer),
        "recruits": outlook.involved(table, space, viewer) if is_open else [],
    }


def _worker(table: City, space: i64) -> View | None:
    return {"seat": table.who[space], "number": table.numbers[PIP_AT + space]} if table.who[space] >= 0 else None


def _site(table: City, site: i64, viewer: i64) -> View:
    built = table.board[BUILT_AT + site] != 0
    return {
        "site": SITE_NAMES[site],
        "built": built,
        "market": MARKETS[table.board[TILE_AT + site]] if built else None,
        "penalty": _in_set(PENALTIES, table.tables.penalty[table.board[TILE_AT + site]])[0] if built else None,
        "stars": [seat for seat in range(table.seats) if table.board[STARS_AT + site] >> seat & 1],
        "plots": [_plot(table, plot) for plot in range(site * PLOTS, site * PLOTS + PLOTS)],
        "recruits": [] if built else outlook.involved_in_building(table, site, viewer),
    }


def _plot(table: City, plot: i64) -> View:
    return {"good": GOOD_NAMES[table.tables.site_good[plot]], "worker": _worker(table, SITE + plot)}


def _faction(table: City, faction: i64) -> View:
    return {
        "faction": FACTION_NAMES[faction],
        "allegiance": table.board[ALLEGIANCE_OF + faction],
        "miner": table.board[MINER_OF + faction] if faction < GROUND else None,
        "stars": [table.board[TERRITORY_IN + faction * table.seats + seat] for seat in range(table.seats)],
        "places": table.seats,
    }


def _offer(table: City) -> View | None:
    if table.partner < 0:
        return None
    return {
        "give": [ITEM_NAMES[item] for item in (table.give_a, table.give_b) if item >= 0],
        "want": [ITEM_NAMES[item] for item in (table.want_a, table.want_b) if item >= 0],
        "seat": table.on_turn,
        "other": table.partner,
    }


def _player(table: City, seat: i64, own: bool) -> View:
    """One seat; ``own`` is whether it is the viewer's."""
    ready = [number for number in range(1, DIE) for _ in range(table.ready[seat * DIE + number])]
    out = table.own[WORKERS_OF + seat] - len(ready) if table.turn else 0
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "stars": stars_laid(table, seat),
        "morale": table.own[MORALE_OF + seat],
        "knowledge": table.own[KNOWLEDGE_OF + seat],
        "workers": table.own[WORKERS_OF + seat],
        "ready": ready,
        "risks": outlook.risks(ready, out, table.own[KNOWLEDGE_OF + seat], table.tables.limit),
        "goods": {GOOD_NAMES[good]: table.goods[seat * GOODS + good] for good in range(GOODS)},
        "cards": table.own[HAND_SIZE_OF + seat],
        "known": _by_kind(table.piles, KNOWN_OF + seat * KINDS),
        "recruits": _recruits(table, seat, own),
        "solved": SOLVED[table.own[SOLVED_BY + seat]],
        "penalties": _in_set(PENALTIES, table.own[PENALTIES_OF + seat]),
        "hand": _by_kind(table.hand, seat * KINDS) if own else None,
        "dilemma": KIND_NAMES[table.own[DILEMMA_OF + seat]] if own or table.own[SOLVED_BY + seat] != UNSOLVED else None,
        "dealt": _choosing(table, seat) if own else None,
        "drafted": _cards(table, DRAFTED_BY, seat) if own else None,
        "away": _in_set(RECRUITS, table.own[DROPPED_BY + seat]) if own else None,
        "tiles": _tiles(table, seat) if own and table.market_draft else None,
        "picked": _picked(table, seat) if own else None,
    }


def _by_kind(row: Ints, at: i64) -> dict[str, int]:
    return {KIND_NAMES[kind]: row[at + kind] for kind in range(KINDS)}


def _recruits(table: City, seat: i64, own: bool) -> list[View]:
    """The recruits of a seat; those that are hidden without their names for anybody else."""
    recruits: list[View] = []
    for slot in range(seat * HELD, seat * HELD + HELD):
        status = table.own[STATUS_IN + slot]
        if status != NO_RECRUIT:
            recruit = table.own[RECRUIT_IN + slot]
            recruits.append(
                {
                    "recruit": RECRUITS[recruit] if own or status != HIDDEN else None,
                    "faction": FACTION_NAMES[table.tables.faction[recruit]] if status != HIDDEN else None,
                    "status": STATUS[status],
                }
            )
    return recruits


def _cards(table: City, at: i64, seat: i64) -> list[str]:
    """The recruits in a row with room for a dealt hand by seat."""
    return [RECRUITS[card] for card in table.choosing[at + seat * HAND : at + seat * HAND + HAND] if card >= 0]


def _choosing(table: City, seat: i64) -> list[str]:
    """Recruits a seat is choosing from: at the start, in a draft, for a dilemma."""
    cards = _cards(table, DEALT_TO, seat)
    if table.asked == ASK_KEEP and table.to_move == seat:
        cards += [RECRUITS[table.fresh_a], RECRUITS[table.fresh_b]]
    return cards


def _tiles(table: City, seat: i64) -> list[str]:
    return [MARKETS[table.choosing[OFFERED_TO + seat * 2]], MARKETS[table.choosing[OFFERED_TO + seat * 2 + 1]]]


def _picked(table: City, seat: i64) -> list[str]:
    """What a seat has chosen so far in the secret choice that is going on."""
    if table.phase >= ASK_TRACK:
        return []
    cards = MARKETS if table.phase == ASK_TILE else RECRUITS
    return [cards[pick] for pick in (table.choosing[PICKED_BY + seat], table.choosing[SECOND_OF + seat]) if pick >= 0]


def _in_set(words: tuple[str, ...], bits: i64) -> list[str]:
    """The words whose bits are set."""
    return [words[n] for n in range(len(words)) if bits >> n & 1] if bits else []


def _region(faction: i64) -> View:
    return {
        "faction": FACTION_NAMES[faction],
        "area": SPACE_NAMES[faction],
        "good": GOOD_NAMES[faction],
        "spaces": REGION_SPACES[faction].copy(),
        "sites": [SITE_NAMES[site] for site in range(SITES) if site // 2 == faction],
    }


def _tracks(tables: Tables) -> View:
    return {
        "allegiance": [tables.tier1, tables.tier2, tables.tier3, tables.tier4],
        "tunnel": [tables.reveal, tables.end],
        "morale": tables.most_morale,
        "knowledge": tables.most_knowledge,
        "limit": tables.limit,
        "sums": [tables.area_low, tables.area_high],
        "stars": tables.stars,
    }

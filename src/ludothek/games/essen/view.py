"""A view of the halls, put together: everything but the others' wish cards and the order of what is face down (ES-55).

``view_form.py`` declares the form. Here it is filled as plain dictionaries in the same order, because a server does so
after every decision, and this module can be compiled. All of them are new each time: who changes a view changes nothing
else.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.essen.actions import can_buy_at
from ludothek.games.essen.draft import pack_before
from ludothek.games.essen.hidden import sees
from ludothek.games.essen.scoring import meets, price, purchase_points, wish_points, wishes
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_DRAFT,
    ASK_KEEP,
    ASKED,
    BOOTHS,
    BOUGHT,
    COMMON,
    CROWDED_COURTYARD,
    CROWDED_ENTRANCES,
    DISCARDED,
    DRAWN,
    EATEN,
    EVENT_NAMES,
    EVENTS,
    HELD,
    IN_BAG,
    IN_BOOT,
    IN_PACK,
    IN_WAREHOUSE,
    LAST_ROUND_NAMES,
    LINE_NAMES,
    LINES,
    MONEY,
    MOST_SEATS,
    OPEN_RANKINGS,
    PALLET,
    PALLETS,
    PLACES,
    POPULARITY,
    POSITION,
    PRE_ORDER,
    RANKING,
    SERIES,
    SHEET,
    SHOWN,
    SPACE_IDS,
    SPACES,
    SPENT,
    SYMBOL_NAMES,
    SYMBOLS,
    TAKEN_AWAY,
    UNUSED,
    ZONE_NAMES,
    ZONES,
    Cell,
    Tables,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.state import View
from ludothek.kernel.words import SEATS

COLOURS: Final[tuple[str, ...]] = SEATS


def view(day: Halls, viewer: i64) -> View:
    """What a seat may see; -1 is a spectator."""
    walker = viewer if viewer >= 0 else day.to_move
    games = _by_place(day.games, IN_BOOT + MOST_SEATS)
    cards = _by_place(day.cards, SHOWN + MOST_SEATS)
    return {
        **day.heading(viewer),
        "on_turn": day.to_move,
        "asked": None if day.over else ASKED[day.asked],
        "round": day.round,
        "rounds": day.tables.rounds,
        "first": day.first,
        "track": day.tables.track,
        "bag_size": day.tables.bag,
        "popularity": by_symbol(day.fair, POPULARITY),
        "crowd": {
            "zones": [ZONE_NAMES[zone] for zone in range(ZONES) if day.crowd >> zone & 1],
            "courtyard": day.crowd & CROWDED_COURTYARD != 0,
            "entrances": day.crowd & CROWDED_ENTRANCES != 0,
        },
        "games": [_game(day, game) for game in range(BOOTHS)],
        "pallets": [_pallet(day, pallet) for pallet in range(PALLETS)],
        "rankings": [_ranking(day, n) for n in range(OPEN_RANKINGS) if day.fair[RANKING + n] >= 0],
        "last_round": LAST_ROUND_NAMES[day.last_round] if day.last_round >= 0 else None,
        "warehouse": len(games[IN_WAREHOUSE]),
        "events_left": _events_left(day),
        "common": cards[COMMON],
        "discard": cards[DISCARDED],
        "deck": day.deck_size,
        "offered": _offered(day, viewer, cards),
        "passed": _passed(day, viewer),
        "reach": day.routes.reach(day.visitors[POSITION + walker], day.crowd),
        "via": day.routes.via(day.visitors[POSITION + walker], day.crowd),
        "buyable": _buyable(day, walker),
        "departures": day.departures,
        "players": [_player(day, seat, seat == viewer or day.over, games, cards) for seat in range(day.seats)],
        "tariff": _tariff(day),
        "spaces": {SPACE_IDS[space]: _cells(day.tables.cells[space]) for space in range(BOOTHS, SPACES)},
    }


def _game(day: Halls, game: i64) -> View:
    """A game as it lay in the warehouse, with what has changed since."""
    seen = day.tables.in_warehouse[game].copy()
    x, y = day.tables.cells[game][0]
    seen["cell"] = [x, y]
    place = day.games[game]
    if place == IN_WAREHOUSE:
        return seen
    seen["place"] = PLACES[place] if place < IN_BAG else "bag" if place < IN_BOOT else "boot"
    if place < TAKEN_AWAY:
        if day.events[game]:
            seen["event"] = EVENT_NAMES[day.events[game]]
        seen["price"] = price(day, game)
        seen["points"] = purchase_points(day, game)
    else:
        seen["owner"] = owner(day, game)
    return seen


def _buyable(day: Halls, walker: i64) -> list[int]:
    """The booths whose games one could walk to and buy with the actions that are left (ES-24, ES-32 to ES-35)."""
    if day.over:
        return []
    left = day.actions_left(walker)
    ways = day.routes.ways(day.visitors[POSITION + walker], day.crowd)
    return [game + 1 for game in range(BOOTHS) if ways[game] <= left and can_buy_at(day, walker, game, ways[game])]


def _cells(cells: tuple[Cell, ...]) -> list[list[int]]:
    return [[x, y] for x, y in cells]


def _tariff(day: Halls) -> View:
    tables = day.tables
    return {
        "step": tables.step,
        "crowded_step": tables.crowded_step,
        "snack": tables.snack_price,
        "snack_actions": tables.snack_actions,
        "cash": tables.withdrawal,
        "cash_points": tables.withdrawal_points,
        "test": tables.test_cost,
        "wishes": list(tables.wish_points),
        "departure": list(tables.departure),
        "midday": tables.midday,
        "most_popular": day.settings.limit,
        "event_points": _by_event(tables.event_points),
        "event_euros": _by_event(tables.event_price),
    }


def _by_event(row: Ints) -> dict[str, int]:
    return {EVENT_NAMES[event]: int(row[event]) for event in range(1, len(EVENT_NAMES))}


def _pallet(day: Halls, pallet: i64) -> View:
    game = day.fair[PALLET + pallet]
    return {
        "popularity": day.tables.pallet_popularity[pallet],
        "event": day.tables.pallet_event[pallet] != 0,
        "booth": game + 1 if game >= 0 else None,
    }


def _ranking(day: Halls, n: i64) -> View:
    tables = day.tables
    card = day.fair[RANKING + n]
    return {
        "series": "morning" if card < SERIES else "afternoon",
        "points": tables.morning_points if card < SERIES else tables.afternoon_points,
        "needs": needs(tables, card),
        "met": [seat for seat in range(day.seats) if meets(day, seat, card)],
    }


def _player(day: Halls, seat: i64, known: bool, games: list[list[int]], cards: list[list[int]]) -> View:
    """One seat; ``known`` is whether the viewer may know its wish cards."""
    held = cards[HELD + seat]
    wished = wishes(day, seat)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "space": SPACE_IDS[day.visitors[POSITION + seat]],
        "actions": day.actions_left(seat),
        "spent": day.visitors[SPENT + seat],
        "money": day.visitors[MONEY + seat],
        "points": day.points(seat),
        "sheet": {LINE_NAMES[line]: day.visitors[SHEET + seat * LINES + line] for line in range(LINES)},
        "bag": games[IN_BAG + seat],
        "boot": games[IN_BOOT + seat],
        "symbols": by_symbol(day.visitors, BOUGHT + seat * SYMBOLS),
        "eaten": day.visitors[EATEN + seat] != 0,
        "pre_order": day.visitors[PRE_ORDER + seat] or None,
        "cards": len(held),
        "held": held if known else None,
        "shown": cards[SHOWN + seat],
        "wishes": wished if known else None,
        "wish_points": wish_points(day, wished) if known else None,
    }


def _offered(day: Halls, viewer: i64, cards: list[list[int]]) -> list[int]:
    """What a seat may choose from, in the draft or after a play-test."""
    if viewer < 0 or day.over or day.asked == ASK_ACT or not day.is_waiting(viewer):
        return []
    if day.asked == ASK_KEEP:
        return cards[DRAWN]
    return cards[IN_PACK + pack_before(day, viewer)] if day.asked == ASK_DRAFT else []


def _passed(day: Halls, viewer: i64) -> list[int]:
    """Cards this seat saw in the draft and cannot see now (ES-56)."""
    if viewer < 0:
        return []
    return [card + 1 for card in range(BOOTHS) if day.traces[card] >> viewer & 1 and not sees(day, viewer, card)]


def owner(day: Halls, game: i64) -> int | None:
    """Who has bought a game."""
    place = day.games[game]
    if place < IN_BAG:
        return None
    return place - IN_BAG if place < IN_BOOT else place - IN_BOOT


def needs(tables: Tables, card: i64) -> dict[str, int]:
    """How many games of which symbols a ranking card asks for."""
    return {symbol: count for symbol, count in by_symbol(tables.rankings, card * SYMBOLS).items() if count}


def by_symbol(row: Ints, begin: i64) -> dict[str, int]:
    """The entries for every symbol that begin at this place of a row."""
    return {SYMBOL_NAMES[symbol]: row[begin + symbol] for symbol in range(SYMBOLS)}


def _by_place(row: Ints, places: i64) -> list[list[int]]:
    """For every place, the printed numbers, from 1, of the games or wish cards that are there."""
    found: list[list[int]] = [[] for _place in range(places)]
    for n in range(BOOTHS):
        found[row[n]].append(n + 1)
    return found


def _events_left(day: Halls) -> i64:
    left: i64 = 0
    for event in range(EVENTS):
        left += day.fair[UNUSED + event]
    return left

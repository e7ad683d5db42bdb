"""A view of the halls, put together: everything but the others' wish cards and the order of what is face down (ES-55).

``view_form.py`` declares the form. Here it is filled as plain dictionaries in the same order, because a server does so
after every decision, and this module can be compiled. All of them are new each time: who changes a view changes nothing
else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludothek.games.essen.scoring import meets, price, purchase_points, wish_points, wishes
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_DRAFT,
    ASK_KEEP,
    ASKED,
    BOOTHS,
    BUY,
    COMMON,
    CROWDED_COURTYARD,
    CROWDED_ENTRANCES,
    DISCARDED,
    DRAWN,
    EAT,
    END,
    EVENT_NAMES,
    GO,
    HELD,
    IN_BAG,
    IN_BOOT,
    IN_PACK,
    IN_WAREHOUSE,
    KEEP,
    LAST_ROUND_NAMES,
    LINE_NAMES,
    LINES,
    PALLETS,
    PLACES,
    SERIES,
    SHOWN,
    SPACE_IDS,
    SPACES,
    SYMBOL_NAMES,
    SYMBOLS,
    TAKEN_AWAY,
    UNLOAD,
    ZONE_NAMES,
    ZONES,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.state import View
from ludothek.kernel.words import SEATS

if TYPE_CHECKING:
    from ludothek.games.essen.rules import Day  # which imports this module

COLOURS: Final[tuple[str, ...]] = SEATS
HERE: Final[dict[str, int]] = dict.fromkeys(SPACE_IDS, 0)
"""No actions to any space: filling in a copy is faster than a new dictionary of that size."""


def view(day: Day, viewer: i64) -> View:
    """What a seat may see; -1 is a spectator."""
    return {
        **day.heading(viewer),
        "on_turn": day.to_move,
        "asked": None if day.over else ASKED[day.asked],
        "round": day.round,
        "rounds": day.tables.rounds,
        "first": day.first,
        "track": day.tables.track,
        "bag_size": day.tables.bag,
        "popularity": by_symbol(day.popularity, 0),
        "crowd": {
            "zones": [ZONE_NAMES[zone] for zone in range(ZONES) if day.crowd >> zone & 1],
            "courtyard": day.crowd & CROWDED_COURTYARD != 0,
            "entrances": day.crowd & CROWDED_ENTRANCES != 0,
        },
        "games": [_game(day, game) for game in range(BOOTHS)],
        "pallets": [_pallet(day, pallet) for pallet in range(PALLETS)],
        "rankings": [_ranking(day, card) for card in day.rankings if card >= 0],
        "last_round": LAST_ROUND_NAMES[day.last_round] if day.last_round >= 0 else None,
        "warehouse": _count(day.games, IN_WAREHOUSE),
        "events_left": _sum(day.unused_events),
        "common": _numbers(day.cards, COMMON),
        "discard": _numbers(day.cards, DISCARDED),
        "deck": day.deck_size,
        "offered": _offered(day, viewer),
        "passed": _passed(day, viewer),
        "reach": _reach(day, viewer if viewer >= 0 else day.to_move),
        "departures": day.departures,
        "players": [_player(day, seat, seat == viewer or day.over) for seat in range(day.seats)],
    }


def _game(day: Day, game: i64) -> View:
    """A game as it lay in the warehouse, with what has changed since."""
    seen = day.tables.in_warehouse[game].copy()
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


def _pallet(day: Day, pallet: i64) -> View:
    game = day.pallets[pallet]
    return {
        "popularity": day.tables.pallet_popularity[pallet],
        "event": day.tables.pallet_event[pallet] != 0,
        "booth": game + 1 if game >= 0 else None,
    }


def _ranking(day: Day, card: i64) -> View:
    tables = day.tables
    return {
        "series": "morning" if card < SERIES else "afternoon",
        "points": tables.morning_points if card < SERIES else tables.afternoon_points,
        "needs": {symbol: count for symbol, count in by_symbol(tables.rankings, card).items() if count},
        "met": [seat for seat in range(day.seats) if meets(day, seat, card)],
    }


def _player(day: Day, seat: i64, known: bool) -> View:
    """One seat; ``known`` is whether the viewer may know its wish cards."""
    held = _numbers(day.cards, HELD + seat)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "space": SPACE_IDS[day.position[seat]],
        "actions": day.actions_left(seat),
        "spent": day.spent[seat],
        "money": day.money[seat],
        "points": day.points(seat),
        "sheet": {LINE_NAMES[line]: day.sheet[seat * LINES + line] for line in range(LINES)},
        "bag": _numbers(day.games, IN_BAG + seat),
        "boot": _numbers(day.games, IN_BOOT + seat),
        "symbols": by_symbol(day.bought, seat),
        "eaten": day.eaten[seat] != 0,
        "pre_order": day.pre_orders[seat] or None,
        "cards": len(held),
        "held": held if known else None,
        "shown": _numbers(day.cards, SHOWN + seat),
        "wishes": wishes(day, seat) if known else None,
        "wish_points": wish_points(day, wishes(day, seat)) if known else None,
    }


def _offered(day: Day, viewer: i64) -> list[int]:
    """What a seat may choose from, in the draft or after a play-test."""
    if viewer < 0 or day.over or day.asked == ASK_ACT or not day.is_waiting(viewer):
        return []
    if day.asked == ASK_KEEP:
        return _numbers(day.cards, DRAWN)
    return _numbers(day.cards, IN_PACK + day.pack_before(viewer)) if day.asked == ASK_DRAFT else []


def _passed(day: Day, viewer: i64) -> list[int]:
    """Cards this seat saw in the draft and cannot see now (ES-56)."""
    if viewer < 0:
        return []
    return [card + 1 for card in range(BOOTHS) if day.traces[card] >> viewer & 1 and not day.sees(viewer, card)]


def _reach(day: Day, seat: i64) -> dict[str, int]:
    ways = day.routes.ways(day.position[seat], day.crowd)
    reach = HERE.copy()
    for space in range(SPACES):
        reach[SPACE_IDS[space]] = ways[space]
    return reach


def described_by(day: Day, choice: i64, seat: i64) -> tuple[int, ...]:
    """The choice and the few small numbers that its description depends on, besides the tables."""
    if choice < BUY:
        space: i64 = choice - GO
        cost = day.costs[space]
        if day.can_buy_at(seat, space, cost):
            return choice, cost, price(day, space), purchase_points(day, space)
        return choice, cost
    if choice >= KEEP:
        return choice, day.asked == ASK_DRAFT
    if choice == BUY:
        game = min(day.position[seat], BOOTHS - 1)
        return choice, game, price(day, game), purchase_points(day, game)
    if choice == EAT:
        return choice, min(day.tables.snack_actions, day.spent[seat])
    if choice == UNLOAD:
        return choice, seat, day.bag[seat]
    return (choice, day.actions_left(seat)) if choice == END else (choice,)


def owner(day: Day, game: i64) -> int | None:
    """Who has bought a game."""
    place = day.games[game]
    if place < IN_BAG:
        return None
    return place - IN_BAG if place < IN_BOOT else place - IN_BOOT


def by_symbol(row: Ints, number: i64) -> dict[str, int]:
    """What a row with an entry for every symbol says of a seat or a card."""
    return {SYMBOL_NAMES[symbol]: row[number * SYMBOLS + symbol] for symbol in range(SYMBOLS)}


def _numbers(row: Ints, place: i64) -> list[int]:
    """The printed numbers, from 1, of the games or wish cards in one place."""
    return [n + 1 for n in range(len(row)) if row[n] == place]


def _count(row: Ints, place: i64) -> i64:
    count: i64 = 0
    for each in row:
        if each == place:
            count += 1
    return count


def _sum(row: Ints) -> i64:
    total: i64 = 0
    for each in row:
        total += each
    return total

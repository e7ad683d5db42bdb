"""What a seat may see: everything but the others' wish cards and the order of what is face down (ES-55)."""

from __future__ import annotations

from typing import cast

import msgspec

from ludothek.games.essen.notation import space_name
from ludothek.games.essen.rules import Day
from ludothek.games.essen.scoring import meets, price, purchase_points, wish_points, wishes
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_DRAFT,
    ASK_KEEP,
    BOOTHS,
    COMMON,
    CROWDED_COURTYARD,
    CROWDED_ENTRANCES,
    DISCARDED,
    DRAWN,
    EVENT_NAMES,
    HELD,
    IN_BAG,
    IN_BOOT,
    IN_PACK,
    IN_WAREHOUSE,
    LAST_ROUND_NAMES,
    LINE_NAMES,
    LINES,
    ON_BOOTH,
    ON_PALLET,
    PALLETS,
    SERIES,
    SHOWN,
    SPACES,
    SYMBOL_NAMES,
    SYMBOLS,
    ZONE_NAMES,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.state import View
from ludothek.kernel.words import SEATS

ASKED = ("draft", "act", "keep", "remove")
PLACES = ("warehouse", "pallet", "booth", "removed", "bag", "boot")


class GameView(msgspec.Struct, forbid_unknown_fields=True):
    """A game, its booth and its present worth; ``owner`` has it in bag or boot."""

    booth: int
    title: str
    publisher: str
    zone: str
    symbol: str
    bonus: int
    place: str
    owner: int | None
    event: str | None
    price: int
    points: int


class PalletView(msgspec.Struct, forbid_unknown_fields=True):
    popularity: int
    event: bool
    booth: int | None


class CrowdView(msgspec.Struct, forbid_unknown_fields=True):
    zones: list[str]
    courtyard: bool
    entrances: bool


class RankingView(msgspec.Struct, forbid_unknown_fields=True):
    series: str
    points: int
    needs: dict[str, int]
    met: list[int]


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
    """``held`` are the secret wish cards, if the viewer may know them; ``cards`` is how many there are."""

    seat: int
    colour: str
    space: str
    actions: int
    spent: int
    money: int
    points: int
    sheet: dict[str, int]
    bag: list[int]
    boot: list[int]
    symbols: dict[str, int]
    eaten: bool
    pre_order: int | None
    cards: int
    held: list[int] | None
    shown: list[int]
    wishes: int | None
    wish_points: int | None


class EssenView(msgspec.Struct, forbid_unknown_fields=True):
    """Everything a seat may know. ``offered`` are the wish cards it may keep now; ``passed`` those it passed on in the
    draft and cannot see now; ``reach`` the actions to every space from where it stands, for a spectator
    from where the seat on turn stands."""

    title: str
    seat: int | None
    seats: int
    decisions: int
    over: bool
    waiting: list[int]
    on_turn: int
    asked: str | None
    round: int
    rounds: int
    first: int
    track: int
    bag_size: int
    popularity: dict[str, int]
    crowd: CrowdView
    games: list[GameView]
    pallets: list[PalletView]
    rankings: list[RankingView]
    last_round: str | None
    warehouse: int
    events_left: int
    common: list[int]
    discard: list[int]
    deck: int
    offered: list[int]
    passed: list[int]
    reach: dict[str, int]
    departures: int
    players: list[PlayerView]
    scores: list[int]
    ranks: list[int] | None


def view(day: Day, seat: int | None) -> View:
    if seat is not None and not 0 <= seat < day.seats:
        raise IllegalChoice(f"A seat is a number from 0 to {day.seats - 1}, not {seat}.")
    seen = EssenView(
        title=day.game.title,
        seat=seat,
        seats=day.seats,
        decisions=day.decisions,
        over=day.over,
        waiting=day.waiting,
        on_turn=day.to_move,
        asked=None if day.over else ASKED[day.asked],
        round=day.round,
        rounds=day.tables.rounds,
        first=day.first,
        track=day.tables.track,
        bag_size=day.tables.bag,
        popularity=by_symbol(day.popularity, 0),
        crowd=CrowdView(
            zones=[zone for n, zone in enumerate(ZONE_NAMES) if day.crowd >> n & 1],
            courtyard=bool(day.crowd & CROWDED_COURTYARD),
            entrances=bool(day.crowd & CROWDED_ENTRANCES),
        ),
        games=[_game(day, game) for game in range(BOOTHS)],
        pallets=[_pallet(day, pallet) for pallet in range(PALLETS)],
        rankings=[_ranking(day, card) for card in day.rankings if card >= 0],
        last_round=LAST_ROUND_NAMES[day.last_round] if day.last_round >= 0 else None,
        warehouse=sum(day.games[game] == IN_WAREHOUSE for game in range(BOOTHS)),
        events_left=sum(day.unused_events),
        common=_cards(day, COMMON),
        discard=_cards(day, DISCARDED),
        deck=day.deck_size,
        offered=_offered(day, seat),
        passed=_passed(day, seat),
        reach=_reach(day, day.to_move if seat is None else seat),
        departures=day.departures,
        players=[_player(day, each, seat) for each in range(day.seats)],
        scores=day.scores(),
        ranks=day.ranks() if day.over else None,
    )
    return cast(View, msgspec.to_builtins(seen))


def by_symbol(row: Ints, seat: int) -> dict[str, int]:
    return {name: row[seat * SYMBOLS + n] for n, name in enumerate(SYMBOL_NAMES)}


def owner(day: Day, game: int) -> int | None:
    """Who has bought a game."""
    place = day.games[game]
    if place < IN_BAG:
        return None
    return place - IN_BAG if place < IN_BOOT else place - IN_BOOT


def place_name(day: Day, game: int) -> str:
    place = day.games[game]
    return PLACES[place] if place < IN_BAG else "bag" if place < IN_BOOT else "boot"


def _game(day: Day, game: int) -> GameView:
    tables = day.tables
    lying = day.games[game] in (ON_PALLET, ON_BOOTH)
    return GameView(
        booth=game + 1,
        title=tables.titles[game],
        publisher=tables.publishers[game],
        zone=ZONE_NAMES[tables.zone[game]],
        symbol=SYMBOL_NAMES[tables.symbol[game]],
        bonus=tables.bonus[game],
        place=place_name(day, game),
        owner=owner(day, game),
        event=EVENT_NAMES[day.events[game]] if lying and day.events[game] else None,
        price=price(day, game) if lying else tables.price[game],
        points=purchase_points(day, game) if lying else 0,
    )


def _pallet(day: Day, pallet: int) -> PalletView:
    tables = day.tables
    game = day.pallets[pallet]
    return PalletView(
        tables.pallet_popularity[pallet], bool(tables.pallet_event[pallet]), game + 1 if game >= 0 else None
    )


def _ranking(day: Day, card: int) -> RankingView:
    tables = day.tables
    needs = by_symbol(tables.rankings, card)
    return RankingView(
        series="morning" if card < SERIES else "afternoon",
        points=tables.morning_points if card < SERIES else tables.afternoon_points,
        needs={symbol: count for symbol, count in needs.items() if count},
        met=[seat for seat in range(day.seats) if meets(day, seat, card)],
    )


def _player(day: Day, seat: int, viewer: int | None) -> PlayerView:
    known = seat == viewer or day.over
    held = _cards(day, HELD + seat)
    pre_order = day.pre_orders[seat]
    return PlayerView(
        seat=seat,
        colour=SEATS[seat],
        space=space_name(day.position[seat]),
        actions=day.actions_left(seat),
        spent=day.spent[seat],
        money=day.money[seat],
        points=day.points(seat),
        sheet={line: day.sheet[seat * LINES + n] for n, line in enumerate(LINE_NAMES)},
        bag=[game + 1 for game in range(BOOTHS) if day.games[game] == IN_BAG + seat],
        boot=[game + 1 for game in range(BOOTHS) if day.games[game] == IN_BOOT + seat],
        symbols=by_symbol(day.bought, seat),
        eaten=bool(day.eaten[seat]),
        pre_order=pre_order if pre_order else None,
        cards=len(held),
        held=held if known else None,
        shown=_cards(day, SHOWN + seat),
        wishes=wishes(day, seat) if known else None,
        wish_points=wish_points(day, wishes(day, seat)) if known else None,
    )


def _cards(day: Day, place: int) -> list[int]:
    return [card + 1 for card in range(BOOTHS) if day.cards[card] == place]


def _offered(day: Day, seat: int | None) -> list[int]:
    """What a seat may choose from, in the draft or after a play-test."""
    if seat is None or day.over or day.asked == ASK_ACT or not day.is_waiting(seat):
        return []
    if day.asked == ASK_KEEP:
        return _cards(day, DRAWN)
    return _cards(day, IN_PACK + day.pack_before(seat)) if day.asked == ASK_DRAFT else []


def _passed(day: Day, seat: int | None) -> list[int]:
    """Cards this seat saw in the draft and cannot see now (ES-56)."""
    if seat is None:
        return []
    return [card + 1 for card in range(BOOTHS) if day.traces[card] >> seat & 1 and not day.sees(seat, card)]


def _reach(day: Day, seat: int) -> dict[str, int]:
    ways = day.routes.ways(day.position[seat], day.crowd)
    return {space_name(space): ways[space] for space in range(SPACES)}

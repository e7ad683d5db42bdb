"""What a seat may see: an allow-list. Hands, hidden recruits and dilemmas are their owners' own."""

from __future__ import annotations

from typing import cast

import msgspec

from ludothek.games.euphoria import names
from ludothek.games.euphoria.effects import PENALTIES
from ludothek.games.euphoria.rules import Dystopia
from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.state import HAND
from ludothek.games.euphoria.tables import (
    AREAS,
    ASK_KEEP,
    ASK_TILE,
    ASK_TRACK,
    ASKED,
    DIE,
    FACTION_NAMES,
    FACTIONS,
    GOOD_NAMES,
    GOODS,
    GROUND,
    HELD,
    HIDDEN,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    NO_RECRUIT,
    PLOTS,
    SITE,
    SITES,
    STARRED,
    UNSOLVED,
)
from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.state import View
from ludothek.kernel.words import SEATS

STATUS = ("none", "hidden", "open", "starred")
SOLVED = ("unsolved", "shown", "fought", "served")


class WorkerView(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    number: int


class AreaView(msgspec.Struct, forbid_unknown_fields=True):
    area: str
    total: int
    workers: list[WorkerView]


class SpaceView(msgspec.Struct, forbid_unknown_fields=True):
    space: str
    open: bool
    worker: WorkerView | None


class PlotView(msgspec.Struct, forbid_unknown_fields=True):
    good: str
    worker: WorkerView | None


class SiteView(msgspec.Struct, forbid_unknown_fields=True):
    site: str
    built: bool
    market: str | None
    stars: list[int]
    plots: list[PlotView]


class FactionView(msgspec.Struct, forbid_unknown_fields=True):
    faction: str
    allegiance: int
    miner: int | None
    stars: list[int]
    places: int


class RecruitView(msgspec.Struct, forbid_unknown_fields=True):
    recruit: str | None
    status: str


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. ``known`` are cards everybody knows it holds; ``hand`` and what follows are shown to the owner only."""

    seat: int
    colour: str
    stars: int
    morale: int
    knowledge: int
    workers: int
    ready: list[int]
    goods: dict[str, int]
    cards: int
    known: dict[str, int]
    recruits: list[RecruitView]
    solved: str
    penalties: list[str]
    hand: dict[str, int] | None
    dilemma: str | None
    dealt: list[str] | None
    drafted: list[str] | None
    away: list[str] | None
    tiles: list[str] | None
    picked: list[str] | None


class OfferView(msgspec.Struct, forbid_unknown_fields=True):
    give: list[str]
    want: list[str]
    seat: int
    other: int


class CityView(msgspec.Struct, forbid_unknown_fields=True):
    """Everything a seat may know."""

    title: str
    seat: int | None
    seats: int
    decisions: int
    over: bool
    waiting: list[int]
    on_turn: int
    first: int
    turn: int
    asked: str | None
    space: str | None
    number: int
    printing: str
    needed: int
    areas: list[AreaView]
    spaces: list[SpaceView]
    sites: list[SiteView]
    factions: list[FactionView]
    deck: int
    discard: dict[str, int]
    offer: OfferView | None
    players: list[PlayerView]
    scores: list[int]
    ranks: list[int] | None


def view(table: Dystopia, seat: int | None) -> View:
    if seat is not None and not 0 <= seat < table.seats:
        raise IllegalChoice(f"A seat is a number from 0 to {table.seats - 1}, not {seat}.")
    asked = table.asked if seat is None else table.question(seat)
    seen = CityView(
        title=table.game.title,
        seat=seat,
        seats=table.seats,
        decisions=table.decisions,
        over=table.over,
        waiting=table.waiting,
        on_turn=table.on_turn,
        first=table.first,
        turn=table.turn,
        asked=None if table.over else ASKED[asked],
        space=names.space(table.space).removeprefix("space:") if table.space >= 0 else None,
        number=table.die,
        printing=table.tables.printing,
        needed=table.tables.needed,
        areas=[_area(table, area) for area in range(AREAS)],
        spaces=[_space(table, space) for space in range(AREAS, SITE)],
        sites=[_site(table, site) for site in range(SITES)],
        factions=[_faction(table, faction) for faction in range(FACTIONS)],
        deck=table.deck_size,
        discard={KIND_NAMES[kind]: table.discard[kind] for kind in range(KINDS)},
        offer=_offer(table),
        players=[_player(table, each, each == seat) for each in range(table.seats)],
        scores=table.scores(),
        ranks=table.ranks() if table.over else None,
    )
    return cast(View, msgspec.to_builtins(seen))


def _area(table: Dystopia, area: int) -> AreaView:
    workers = [
        WorkerView(seat, number)
        for seat in range(table.seats)
        for number in range(1, DIE)
        for _ in range(table.crowd[(area * table.seats + seat) * DIE + number])
    ]
    return AreaView(names.SPACE_NAMES[area], table.sums[area], workers)


def _worker(table: Dystopia, space: int) -> WorkerView | None:
    return WorkerView(table.who[space], table.pip[space]) if table.who[space] >= 0 else None


def _space(table: Dystopia, space: int) -> SpaceView:
    name = names.SPACE_NAMES[space]
    closed = name.startswith("end-") and table.miners[space - 9] < table.tables.end
    unbuilt = name.startswith("market-") and not table.built[space - 19]
    return SpaceView(name, not closed and not unbuilt, _worker(table, space))


def _site(table: Dystopia, site: int) -> SiteView:
    built = bool(table.built[site])
    return SiteView(
        site=names.SITE_NAMES[site],
        built=built,
        market=names.MARKETS[table.tiles[site]] if built else None,
        stars=[seat for seat in range(table.seats) if table.tile_stars[site] >> seat & 1],
        plots=[
            PlotView(GOOD_NAMES[table.tables.site_good[site * PLOTS + n]], _worker(table, SITE + site * PLOTS + n))
            for n in range(PLOTS)
        ],
    )


def _faction(table: Dystopia, faction: int) -> FactionView:
    return FactionView(
        faction=FACTION_NAMES[faction],
        allegiance=table.allegiance[faction],
        miner=table.miners[faction] if faction < GROUND else None,
        stars=[table.territory[faction * table.seats + seat] for seat in range(table.seats)],
        places=table.seats,
    )


def _offer(table: Dystopia) -> OfferView | None:
    if table.partner < 0:
        return None
    give = [ITEM_NAMES[item] for item in (table.give_a, table.give_b) if item >= 0]
    want = [ITEM_NAMES[item] for item in (table.want_a, table.want_b) if item >= 0]
    return OfferView(give, want, table.on_turn, table.partner)


def _player(table: Dystopia, seat: int, own: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=SEATS[seat],
        stars=stars_laid(table, seat),
        morale=table.morale[seat],
        knowledge=table.knowledge[seat],
        workers=table.workers[seat],
        ready=[number for number in range(1, DIE) for _ in range(table.ready[seat * DIE + number])],
        goods={GOOD_NAMES[good]: table.goods[seat * GOODS + good] for good in range(GOODS)},
        cards=table.hand_size[seat],
        known={KIND_NAMES[kind]: table.known[seat * KINDS + kind] for kind in range(KINDS)},
        recruits=[_recruit(table, slot, own) for slot in _held(table, seat)],
        solved=SOLVED[table.solved[seat]],
        penalties=penalties_of(table, seat),
        hand={KIND_NAMES[kind]: table.hand[seat * KINDS + kind] for kind in range(KINDS)} if own else None,
        dilemma=KIND_NAMES[table.dilemma[seat]] if own or table.solved[seat] != UNSOLVED else None,
        dealt=_choosing(table, seat) if own else None,
        drafted=[names.RECRUITS[card] for card in table.drafted[seat * HAND : seat * HAND + HAND] if card >= 0]
        if own
        else None,
        away=[name for n, name in enumerate(names.RECRUITS) if table.dropped[seat] >> n & 1] if own else None,
        tiles=[names.MARKETS[tile] for tile in table.offered_tiles[seat * 2 : seat * 2 + 2]]
        if own and table.market_draft
        else None,
        picked=_picked(table, seat) if own else None,
    )


def _held(table: Dystopia, seat: int) -> list[int]:
    return [slot for slot in range(seat * HELD, seat * HELD + HELD) if table.status[slot] != NO_RECRUIT]


def _recruit(table: Dystopia, slot: int, own: bool) -> RecruitView:
    shown = own or table.status[slot] != HIDDEN
    assert table.status[slot] <= STARRED
    return RecruitView(names.RECRUITS[table.recruits[slot]] if shown else None, STATUS[table.status[slot]])


def _choosing(table: Dystopia, seat: int) -> list[str]:
    """Recruits a seat is choosing from: at the start, in a draft, for a dilemma."""
    cards = [card for card in table.dealt[seat * HAND : seat * HAND + HAND] if card >= 0]
    if table.asked == ASK_KEEP and table.to_move == seat:
        cards += [table.fresh_a, table.fresh_b]
    return [names.RECRUITS[card] for card in cards]


def _picked(table: Dystopia, seat: int) -> list[str]:
    """What a seat has chosen so far in the secret choice that is going on."""
    if table.phase >= ASK_TRACK:
        return []
    kind = names.MARKETS if table.phase == ASK_TILE else names.RECRUITS
    return [kind[pick] for pick in (table.picked[seat], table.second[seat]) if pick >= 0]


def penalties_of(table: Dystopia, seat: int) -> list[str]:
    """The penalties that hold for a seat, by their words."""
    return [word for n, word in enumerate(PENALTIES) if table.penalties[seat] >> n & 1]

"""The form of a view: an allow-list. Hands, hidden recruits, dilemmas are their owners' own; ``view.py`` fills it."""

from __future__ import annotations

import msgspec

from ludothek.kernel.heading import Heading


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


class RegionView(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed in the region of a faction: the commodity area and what it gives, single spaces, sites."""

    faction: str
    area: str
    good: str
    spaces: list[str]
    sites: list[str]


class TracksView(msgspec.Struct, forbid_unknown_fields=True):
    """The last step of every track. Allegiance and tunnels list the steps that mean something up to it."""

    allegiance: list[int]
    tunnel: list[int]
    morale: int
    knowledge: int
    stars: int


class CityView(Heading, forbid_unknown_fields=True):
    """Everything a seat may know."""

    on_turn: int
    first: int
    turn: int
    asked: str | None
    space: str | None
    number: int
    printing: str
    needed: int
    regions: list[RegionView]
    tracks: TracksView
    areas: list[AreaView]
    spaces: list[SpaceView]
    sites: list[SiteView]
    factions: list[FactionView]
    deck: int
    discard: dict[str, int]
    offer: OfferView | None
    players: list[PlayerView]

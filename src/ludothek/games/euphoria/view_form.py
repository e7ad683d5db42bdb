"""The form of a view: an allow-list. Hands, hidden recruits, dilemmas are their owners' own; ``view.py`` fills it."""

from __future__ import annotations

import msgspec

from ludothek.kernel.heading import Heading


class WorkerView(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    number: int


class AmountView(msgspec.Struct, forbid_unknown_fields=True):
    """So much of an item; ``outlook.py`` says what items there are besides goods and artifacts."""

    item: str
    count: int


class HarvestView(msgspec.Struct, forbid_unknown_fields=True):
    """What the viewer's next worker of a number would bring, and the recruits that answer it, perhaps with a deal."""

    number: int
    gains: list[AmountView]
    recruits: list[str]


class AreaView(msgspec.Struct, forbid_unknown_fields=True):
    area: str
    total: int
    workers: list[WorkerView]
    next: list[HarvestView]


class SpaceView(msgspec.Struct, forbid_unknown_fields=True):
    """A space with the ways to pay for it as printed, the ways in which it pays the viewer, and whom of the viewer's
    recruits the next worker there concerns."""

    space: str
    open: bool
    worker: WorkerView | None
    prices: list[list[AmountView]]
    gains: list[list[AmountView]]
    recruits: list[str]


class PlotView(msgspec.Struct, forbid_unknown_fields=True):
    good: str
    worker: WorkerView | None


class SiteView(msgspec.Struct, forbid_unknown_fields=True):
    site: str
    built: bool
    market: str | None
    penalty: str | None
    stars: list[int]
    plots: list[PlotView]
    recruits: list[str]


class FactionView(msgspec.Struct, forbid_unknown_fields=True):
    faction: str
    allegiance: int
    miner: int | None
    stars: list[int]
    places: int


class RecruitView(msgspec.Struct, forbid_unknown_fields=True):
    """A recruit; the faction is told of those that are active: only they profit from it."""

    recruit: str | None
    faction: str | None
    status: str


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. ``known`` are cards everybody knows it holds; ``hand`` and what follows are shown to the owner only.

    ``risks`` are the chances in percent to lose a worker by retrieving one, two and so on of those that are out.
    """

    seat: int
    colour: str
    stars: int
    morale: int
    knowledge: int
    workers: int
    ready: list[int]
    risks: list[float]
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
    """The last step of every track. Allegiance and tunnels list the steps that mean something up to it.

    ``limit`` is the sum of numbers and knowledge at which a worker is lost; ``sums`` are those up to which a commodity
    area gives little.
    """

    allegiance: list[int]
    tunnel: list[int]
    morale: int
    knowledge: int
    limit: int
    sums: list[int]
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

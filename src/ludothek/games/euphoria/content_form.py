"""The form of the three data files: what each entry holds and within which bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludothek.games.euphoria.tables import PLOTS, WORKERS
from ludothek.kernel.content import Entry, Words

Steps = Annotated[int, msgspec.Meta(ge=0, le=5)]
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]
OnTrack = Annotated[int, msgspec.Meta(ge=1, le=6)]  # in a draft of tracks each of six players gets a space
Plots = Annotated[int, msgspec.Meta(ge=1, le=PLOTS)]
Track = Annotated[int, msgspec.Meta(ge=1, le=20)]
Faction = Literal["euphorian", "subterran", "wastelander", "icarite"]
Commodity = Literal["energy", "water", "food", "bliss"]
Resource = Literal["gold", "stone", "clay"]
Pair = Annotated[list[Resource], msgspec.Meta(min_length=2, max_length=2)]
Printing = Literal["revised", "first"]


class Workers(Entry, frozen=True):
    start: Annotated[int, msgspec.Meta(ge=1, le=4)]
    most: Annotated[int, msgspec.Meta(ge=2, le=WORKERS)]


class Stars(Entry, frozen=True):
    each: Annotated[int, msgspec.Meta(ge=1, le=10)]  # with more, two players might run out of places for them


class Morale(Entry, frozen=True):
    start: OnTrack
    most: Literal[6]


class Knowledge(Entry, frozen=True):
    start: OnTrack
    most: Literal[6]
    limit: Annotated[int, msgspec.Meta(ge=13, le=99)]  # below, a 6 could cost somebody the last worker


class Artifacts(Entry, frozen=True):
    each: Annotated[int, msgspec.Meta(ge=2, le=20)]


class Recruits(Entry, frozen=True):
    dealt: Literal[4]


class Retrieve(Entry, frozen=True):
    morale: Steps
    free_morale: Steps


class Allegiance(Entry, frozen=True):
    tiers: Annotated[list[Track], msgspec.Meta(min_length=4, max_length=4)]


class Tunnel(Entry, frozen=True):
    reveal: Track
    end: Track
    end_gain: Few


class Tank(Entry, frozen=True):
    price: Few
    knowledge: Steps
    morale: Steps


class ArtifactMarket(Entry, frozen=True):
    cards: Literal[3]
    pair: Literal[2]


class Dilemma(Entry, frozen=True):
    cards: Literal[2]


class NimbusLoft(Entry, frozen=True):
    resources: Literal[3]


class BreezeBar(Entry, frozen=True):
    artifacts: Annotated[int, msgspec.Meta(ge=1, le=4)]


class SkyLounge(Entry, frozen=True):
    resources: Literal[2]


class Area(Entry, frozen=True):
    low: Annotated[int, msgspec.Meta(ge=0, le=99)]
    high: Annotated[int, msgspec.Meta(ge=0, le=99)]
    few: Few
    many: Few


class Needed(Words, frozen=True, rename={"two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}):
    two: Plots
    three: Plots
    four: Plots
    five: Plots
    six: Plots


class Construction(Entry, frozen=True):
    needed: Needed


class Sites(Entry, frozen=True):
    euphorian: Pair
    subterran: Pair
    wastelander: Pair


class Ends(Entry, frozen=True):
    euphorian: Commodity
    subterran: Commodity
    wastelander: Commodity


class PowerEntry(Words, frozen=True):
    """One power of a recruit; what its words mean is in effects.py, which of them go together in content_powers.py."""

    on: str
    printing: Printing | None = None
    at: list[str] = []
    when: list[str] = []
    may: bool = False
    pay: dict[str, int | str] = {}
    gain: dict[str, int | str] = {}
    choose: list[dict[str, int | str]] = []
    bonus_for: str | None = None
    does: str | None = None


class Recruit(Entry, frozen=True):
    id: str
    faction: Faction
    power: list[PowerEntry]

    def powers(self, printing: str) -> list[PowerEntry]:
        """The powers it has in a printing."""
        return [power for power in self.power if power.printing in (None, printing)]


class Market(Entry, frozen=True):
    id: str
    cost: dict[str, Annotated[int, msgspec.Meta(ge=1, le=4)]]
    penalty: str


class CityForm(Words, frozen=True):
    workers: Workers
    stars: Stars
    morale: Morale
    knowledge: Knowledge
    artifacts: Artifacts
    recruits: Recruits
    retrieve: Retrieve
    allegiance: Allegiance
    tunnel: Tunnel
    tank: Tank
    artifact_market: ArtifactMarket
    dilemma: Dilemma
    nimbus_loft: NimbusLoft
    breeze_bar: BreezeBar
    sky_lounge: SkyLounge
    area: Area
    construction: Construction
    sites: Sites
    ends: Ends
    recruit: list[Recruit]
    market: list[Market]

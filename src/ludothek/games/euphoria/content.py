"""Reads the data files, and an owner's own file over them; refuses what cannot be Euphoria."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

from ludothek.games.euphoria.content_form import CityForm, Market
from ludothek.games.euphoria.content_powers import PowerCheck, read_power
from ludothek.games.euphoria.effects import AT_ICARUS, AT_MARKET, GROUPS, PENALTIES, Power
from ludothek.games.euphoria.tables import (
    ANY_ARTIFACT,
    ANY_COMMODITY,
    ANY_RESOURCE,
    AREAS,
    ARK,
    ARTIFACT_ITEMS,
    BAR,
    BLISS,
    COMMODITIES,
    COMMODITY_ITEMS,
    END,
    FACTION_NAMES,
    GOOD_NAMES,
    GROUND,
    HEXAGON,
    ICARITE,
    ITEM_NAMES,
    ITEMS,
    MARKET,
    MOUTH,
    RESOURCE,
    RESOURCE_ITEMS,
    SITE,
    SKY,
    SPACES,
    Tables,
)
from ludothek.kernel.arrays import ints
from ludothek.kernel.content import ContentFile
from ludothek.kernel.toml_lines import Path

PACKAGE = "ludothek.games.euphoria"
FILES = ("content.toml", "recruits.toml", "markets.toml")
RECRUITS = 48
OF_A_FACTION = 12
TILES = 18
PARTS = 5
KINDS_OF_COST = (
    {**{name: n for n, name in enumerate(GOOD_NAMES[:COMMODITIES])}, "commodity": ANY_COMMODITY},
    {**{name: RESOURCE + n for n, name in enumerate(GOOD_NAMES[COMMODITIES:])}, "resource": ANY_RESOURCE},
    {**{name: len(GOOD_NAMES) + n for n, name in enumerate(ITEM_NAMES[len(GOOD_NAMES) :])}, "artifact": ANY_ARTIFACT},
)
"""What a visit can cost: commodities, resources, artifacts. They are paid from the last to the first."""


class Content(ContentFile[CityForm]):
    """The data files, opened and checked; ``tables`` has what one number of players and one printing need."""

    def __init__(self, own: str | None = None) -> None:
        keys = {"recruit": "id", "market": "id"}
        super().__init__("Euphoria", PACKAGE, CityForm, own, files=FILES, keys=keys, whole=("cost",))
        self.recruits = {recruit.id: recruit for recruit in self.entries.recruit}
        self.markets = {market.id: market for market in self.entries.market}
        self._made: dict[tuple[int, str], Tables] = {}
        self._check_cards()
        self._check_board()
        PowerCheck(self, self.entries.recruit if own is None else shipped().entries.recruit).check(self.entries.recruit)

    def tables(self, seats: int, printing: str) -> Tables:
        if (seats, printing) not in self._made:
            self._made[seats, printing] = self._tables(seats, printing)
        return self._made[seats, printing]

    def _tables(self, seats: int, printing: str) -> Tables:
        entries = self.entries
        powers: list[Power] = []
        first: list[int] = []
        occasions: list[int] = []
        for n, recruit in enumerate(entries.recruit):
            first.append(len(powers))
            own = [read_power(n, power) for power in recruit.powers(printing)]
            powers += own
            occasions.append(sum({power.on for power in own}))
        costs = [_parts(market) for market in entries.market]
        site_good: list[int] = []
        for faction, others in enumerate((entries.sites.euphorian, entries.sites.subterran, entries.sites.wastelander)):
            for other in others:
                site_good += [GOOD_NAMES.index(other), *[RESOURCE + faction] * 3]
        ends = entries.ends.euphorian, entries.ends.subterran, entries.ends.wastelander
        return Tables(
            powers=powers,
            first_power=ints([*first, len(powers)]),
            occasions=ints(occasions),
            faction=ints(FACTION_NAMES.index(recruit.faction) for recruit in entries.recruit),
            space_bit=ints(_space_bit(space) for space in range(SPACES)),
            tile_cost=ints(part for cost in costs for part in [*cost, *[0] * (PARTS - len(cost))]),
            tile_parts=ints(len(cost) for cost in costs),
            penalty=ints(1 << PENALTIES.index(market.penalty) for market in entries.market),
            site_good=ints(site_good),
            end_good=ints(GOOD_NAMES.index(good) for good in ends),
            accepts=ints([*(1 << item for item in range(ITEMS)), *_several()]),
            numbers=self._numbers(seats),
            printing=printing,
        )

    def _numbers(self, seats: int) -> dict[str, int]:
        entries = self.entries
        needed = entries.construction.needed
        tier1, tier2, tier3, tier4 = entries.allegiance.tiers
        return {
            "needed": (needed.two, needed.three, needed.four, needed.five, needed.six)[seats - 2],
            "start_workers": entries.workers.start,
            "most_workers": entries.workers.most,
            "stars": entries.stars.each,
            "start_morale": entries.morale.start,
            "most_morale": entries.morale.most,
            "start_knowledge": entries.knowledge.start,
            "most_knowledge": entries.knowledge.most,
            "limit": entries.knowledge.limit,
            "artifacts": entries.artifacts.each,
            "retrieve_morale": entries.retrieve.morale,
            "free_morale": entries.retrieve.free_morale,
            "tier1": tier1,
            "tier2": tier2,
            "tier3": tier3,
            "tier4": tier4,
            "reveal": entries.tunnel.reveal,
            "end": entries.tunnel.end,
            "end_gain": entries.tunnel.end_gain,
            "tank_price": entries.tank.price,
            "tank_knowledge": entries.tank.knowledge,
            "tank_morale": entries.tank.morale,
            "cards": entries.artifact_market.cards,
            "pair": entries.artifact_market.pair,
            "dilemma_cards": entries.dilemma.cards,
            "loft_resources": entries.nimbus_loft.resources,
            "bar_artifacts": entries.breeze_bar.artifacts,
            "sky_resources": entries.sky_lounge.resources,
            "area_low": entries.area.low,
            "area_high": entries.area.high,
            "area_few": entries.area.few,
            "area_many": entries.area.many,
        }

    def _check_cards(self) -> None:
        """Recruits and markets: how many, of which faction, with which penalty and price."""
        expect = self.expect
        expect(len(self.recruits) == RECRUITS, f"there are {RECRUITS} recruits", len(self.recruits), ("recruit",))
        factions = Counter(recruit.faction for recruit in self.entries.recruit)
        for faction, count in factions.most_common():
            near: list[Path] = [
                ("recruit", n, "faction") for n, each in enumerate(self.entries.recruit) if each.faction == faction
            ]
            expect(count == OF_A_FACTION, f"there are {OF_A_FACTION} recruits of faction {faction}", count, *near)
        expect(len(self.markets) == TILES, f"there are {TILES} markets", len(self.markets), ("market",))
        seen: set[str] = set()
        for n, market in enumerate(self.entries.market):
            path: Path = ("market", n, "penalty")
            expect(market.penalty in PENALTIES, f"a penalty is one of {', '.join(PENALTIES)}", market.penalty, path)
            twins: list[Path] = [
                ("market", m, "penalty") for m, each in enumerate(self.entries.market) if each.penalty == market.penalty
            ]
            expect(market.penalty not in seen, "every penalty belongs to one market", f"{market.penalty} twice", *twins)
            seen.add(market.penalty)
            self._check_cost(market, ("market", n, "cost"))

    def _check_cost(self, market: Market, path: Path) -> None:
        """Two things of different kinds: up to four of the first, one of the second (EU-34)."""
        words = [word for kind in KINDS_OF_COST for word in kind]
        for word in market.cost:
            self.expect(word in words, f"a cost is made of {', '.join(words)}", word, (*path, word))
        given = [[word for word in kind if word in market.cost] for kind in KINDS_OF_COST]
        apart = len(market.cost) == 2 and all(len(kind) <= 1 for kind in given)
        expected = "a cost names two of these: a commodity, a resource, an artifact"
        self.expect(apart, expected, ", ".join(market.cost) or "nothing", path)
        first, last = [word for kind in given for word in kind]
        for word, most in ((first, 1 if first in ("commodity", "resource") else PARTS - 1), (last, 1)):
            count = market.cost[word]
            self.expect(count <= most, f"{word} of {first} and {last} is at most {most}", count, (*path, word))

    def _check_board(self) -> None:
        """Numbers that fit each other."""
        expect, entries = self.expect, self.entries
        start, most = entries.workers.start, entries.workers.most
        expect(
            start <= most, f"workers are {most} or fewer at the start", start, ("workers", "start"), ("workers", "most")
        )
        tiers = entries.allegiance.tiers
        rising = all(low < high for low, high in pairwise(tiers))
        expect(rising, "allegiance has four tiers that rise", tiers, ("allegiance", "tiers"))
        reveal, end = entries.tunnel.reveal, entries.tunnel.end
        expect(reveal <= end, f"a tunnel reveals at {end} or before", reveal, ("tunnel", "reveal"), ("tunnel", "end"))
        area = entries.area
        expect(
            area.low <= area.high, f"low of area is at most {area.high}", area.low, ("area", "low"), ("area", "high")
        )
        for faction, name in enumerate(FACTION_NAMES[:GROUND]):
            own = GOOD_NAMES[RESOURCE + faction]
            others: list[str] = getattr(entries.sites, name)
            for n, other in enumerate(others):
                expected = f"the resource that differs on a site of {name} is not {own}"
                expect(other != own, expected, other, ("sites", name, n))


def _parts(market: Market) -> list[int]:
    """The parts of a market's price; artifacts, which are paid first, at the end."""
    return [part for kind in KINDS_OF_COST for word, part in kind.items() for _ in range(market.cost.get(word, 0))]


def _several() -> tuple[int, ...]:
    """What ANY_COMMODITY, OTHER_COMMODITY, ANY_RESOURCE and ANY_ARTIFACT accept."""
    return COMMODITY_ITEMS, COMMODITY_ITEMS & ~(1 << BLISS), RESOURCE_ITEMS, ARTIFACT_ITEMS


def _space_bit(space: int) -> int:
    """The groups a space belongs to."""
    if space < AREAS:
        return 1 << space | (AT_ICARUS if space == ICARITE else 0)
    if space < MOUTH:
        return GROUPS["tank"]
    if space < END:
        return GROUPS[f"tunnel-{FACTION_NAMES[space - MOUTH]}"]
    if space < HEXAGON:
        return GROUPS["ends"]
    if space < HEXAGON + ICARITE:
        return AT_MARKET | (GROUPS["ark"] if space == ARK else 0)
    if space < MARKET:
        return AT_ICARUS | {BAR: GROUPS["breeze-bar"], SKY: GROUPS["sky-lounge"]}.get(space, 0)
    return AT_MARKET if space < SITE else GROUPS["sites"]


@cache
def shipped() -> Content:
    return Content()


def tables(seats: int, printing: str) -> Tables:
    """Those of the shipped content."""
    return shipped().tables(seats, printing)

"""Reads the data files and refuses what cannot be Euphoria."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from ludothek.games.euphoria.effects import (
    AT_ICARUS,
    AT_MARKET,
    CONDITIONS,
    DEEDS,
    GROUPS,
    OCCASIONS,
    PENALTIES,
    Gain,
    Power,
    Price,
)
from ludothek.games.euphoria.state import HAND
from ludothek.games.euphoria.tables import (
    ANY_ARTIFACT,
    ANY_COMMODITY,
    ANY_RESOURCE,
    AREAS,
    ARK,
    ARTIFACT_ITEMS,
    BAR,
    BLISS,
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
from ludothek.kernel.errors import BadContent
from ludothek.kernel.resources import read_text

PACKAGE = "ludothek.games.euphoria"
SOURCES = ("rulebook", "component", "reconstructed")
PRINTINGS = ("revised", "first")
PARTS = 5
COST_WORDS = {
    **{name: n for n, name in enumerate(ITEM_NAMES)},
    "commodity": ANY_COMMODITY,
    "resource": ANY_RESOURCE,
    "artifact": ANY_ARTIFACT,
}
GAIN_WORDS = {
    *("resource", "commodity", "tunnel-resource", "draw", "drop", "discard", "morale", "knowledge", "miner"),
    *("bumped-knowledge", "crowd-knowledge", "star", "others-bliss", "others-draw"),
}
PRICE_WORDS = {"knowledge", "morale", "artifact", "worker", "resource"}
RECEIVERS = ("", "bumped", "bumper")

Entry = Mapping[str, object]


class Content:
    """The data files, opened; ``tables`` has what one number of players and one printing need."""

    def __init__(self, board: str, recruits: str, markets: str) -> None:
        self.board = _toml(board, "content.toml")
        self.recruits = _entries(_toml(recruits, "recruits.toml"), "recruit")
        self.markets = _entries(_toml(markets, "markets.toml"), "market")
        try:
            self._check()
            for printing in PRINTINGS:
                self.tables(2, printing)
        except KeyError as missing:
            raise BadContent(f"In the content of Euphoria, an entry lacks {missing}.") from None

    @property
    def recruit_names(self) -> tuple[str, ...]:
        return tuple(str(entry["id"]) for entry in self.recruits)

    @property
    def market_names(self) -> tuple[str, ...]:
        return tuple(str(entry["id"]) for entry in self.markets)

    def tables(self, seats: int, printing: str) -> Tables:
        powers: list[Power] = []
        first: list[int] = []
        occasions: list[int] = []
        for n, entry in enumerate(self.recruits):
            first.append(len(powers))
            own = [read_power(n, power) for power in powers_of(entry, printing)]
            powers += own
            occasions.append(sum({power.on for power in own}))
        costs = [_cost(entry) for entry in self.markets]
        sites = self.board["sites"]
        site_good: list[int] = []
        for faction in range(GROUND):
            for other in sites[FACTION_NAMES[faction]]:
                site_good += [GOOD_NAMES.index(other), *[RESOURCE + faction] * 3]
        return Tables(
            powers=powers,
            first_power=ints([*first, len(powers)]),
            occasions=ints(occasions),
            faction=ints(FACTION_NAMES.index(str(entry["faction"])) for entry in self.recruits),
            space_bit=ints(_space_bit(space) for space in range(SPACES)),
            tile_cost=ints(part for cost in costs for part in [*cost, *[0] * (PARTS - len(cost))]),
            tile_parts=ints(len(cost) for cost in costs),
            penalty=ints(1 << PENALTIES.index(str(entry["penalty"])) for entry in self.markets),
            site_good=ints(site_good),
            end_good=ints(GOOD_NAMES.index(self.board["ends"][name]) for name in FACTION_NAMES[:GROUND]),
            accepts=ints([*(1 << item for item in range(ITEMS)), *_several()]),
            numbers=self._numbers(seats),
            printing=printing,
        )

    def _numbers(self, seats: int) -> dict[str, int]:
        tiers = self.board["allegiance"]["tiers"]
        value = self._value
        return {
            "needed": _number(self.board["construction"]["needed"], str(seats)),
            "start_workers": value("workers", "start"),
            "most_workers": value("workers", "most"),
            "stars": value("stars", "each"),
            "start_morale": value("morale", "start"),
            "most_morale": value("morale", "most"),
            "start_knowledge": value("knowledge", "start"),
            "most_knowledge": value("knowledge", "most"),
            "limit": value("knowledge", "limit"),
            "artifacts": value("artifacts", "each"),
            "retrieve_morale": value("retrieve", "morale"),
            "free_morale": value("retrieve", "free_morale"),
            "tier1": tiers[0],
            "tier2": tiers[1],
            "tier3": tiers[2],
            "tier4": tiers[3],
            "reveal": value("tunnel", "reveal"),
            "end": value("tunnel", "end"),
            "end_gain": value("tunnel", "end_gain"),
            "tank_price": value("tank", "price"),
            "tank_knowledge": value("tank", "knowledge"),
            "tank_morale": value("tank", "morale"),
            "cards": value("artifact_market", "cards"),
            "pair": value("artifact_market", "pair"),
            "dilemma_cards": value("dilemma", "cards"),
            "loft_resources": value("nimbus_loft", "resources"),
            "bar_artifacts": value("breeze_bar", "artifacts"),
            "sky_resources": value("sky_lounge", "resources"),
            "area_low": value("area", "low"),
            "area_high": value("area", "high"),
            "area_few": value("area", "few"),
            "area_many": value("area", "many"),
        }

    def _value(self, name: str, key: str) -> int:
        if name not in self.board:
            raise BadContent(f"The content of Euphoria has no {name}.")
        return _number(self.board[name], key)

    def _check(self) -> None:
        _expect(self._value("recruits", "dealt") == HAND, f"{HAND} recruits are dealt", self.board["recruits"])
        _expect(len(self.recruits) == 48, "there are 48 recruits", len(self.recruits))
        _expect(len(set(self.recruit_names)) == 48, "every recruit has an id of its own", self.recruit_names)
        for faction in FACTION_NAMES:
            count = sum(entry["faction"] == faction for entry in self.recruits)
            _expect(count == 12, f"there are 12 recruits of faction {faction}", count)
        _expect(len(self.markets) == 18, "there are 18 markets", len(self.markets))
        penalties = sorted(str(entry["penalty"]) for entry in self.markets)
        _expect(penalties == sorted(PENALTIES), "every penalty belongs to one market", penalties)
        tiers = self.board["allegiance"]["tiers"]
        _expect(len(tiers) == 4 and sorted(tiers) == tiers, "allegiance has four tiers that rise", tiers)
        for name, entry in self.board.items():
            _expect_source(entry, name)
        for entry in (*self.recruits, *self.markets):
            _expect_source(entry, str(entry.get("id")))


def powers_of(entry: Entry, printing: str) -> list[Entry]:
    """The powers a recruit has in a printing."""
    powers = entry.get("power")
    if not isinstance(powers, list):
        raise BadContent(f"The recruit {entry['id']} has no [[recruit.power]].")
    return [power for power in powers if power.get("printing", printing) == printing]


def read_power(recruit: int, entry: Entry) -> Power:
    """A power from its words."""
    known = {"printing", "on", "at", "when", "may", "pay", "gain", "choose", "bonus_for", "does"}
    for word in entry:
        _expect(word in known, f"the words of a power are {', '.join(sorted(known))}", word)
    on = 1 << _index(OCCASIONS, entry["on"], "an occasion")
    bonus_for = _index(ITEM_NAMES, entry["bonus_for"], "an item") if "bonus_for" in entry else -1
    gains = _tables(entry.get("choose", []))
    whole = read_gain(_table(entry.get("gain", {})))
    _expect(len(gains) in (0, 2), "one chooses between two gains", len(gains))
    only_bonus = bonus_for >= 0
    return Power(
        recruit=recruit,
        on=on,
        at=_bits(GROUPS, entry.get("at", [])),
        when=_bits({word: 1 << n for n, word in enumerate(CONDITIONS)}, entry.get("when", [])),
        optional="pay" in entry or entry.get("may") is True,
        does=_index(DEEDS, entry.get("does", ""), "a deed"),
        bonus_for=bonus_for,
        price=read_price(_table(entry.get("pay", {}))),
        gain=read_gain(gains[0]) if gains else read_gain({}) if only_bonus else whole,
        other=read_gain(gains[1]) if gains else None,
        bonus=whole if only_bonus else None,
    )


def read_gain(entry: Entry) -> Gain:
    words: dict[str, int] = {}
    for word, value in entry.items():
        if word in GOOD_NAMES:
            words |= {"good": GOOD_NAMES.index(word), "count": _number(entry, word)}
        elif word == "allegiance":
            words[word] = _index(FACTION_NAMES, value, "a faction")
        else:
            _expect(word in GAIN_WORDS, "a gain is a good or one of " + ", ".join(sorted(GAIN_WORDS)), word)
            words[word] = int(str(value))
    return Gain(words)


def read_price(entry: Entry) -> Price:
    words: dict[str, int] = {}
    for word, value in entry.items():
        if word in GOOD_NAMES:
            words |= {"good": GOOD_NAMES.index(word), "count": _number(entry, word)}
        elif word == "to":
            words[word] = _index(RECEIVERS, value, "a receiver")
        else:
            _expect(word in PRICE_WORDS, "a price is a good or one of " + ", ".join(sorted(PRICE_WORDS)), word)
            words[word] = _number(entry, word)
    return Price(words)


def _cost(entry: Entry) -> list[int]:
    """The parts of a market's price; artifacts, which are paid first, at the end."""
    parts: list[int] = []
    cost = _table(entry["cost"])
    for word in cost:
        _expect(word in COST_WORDS, "a cost names items, commodity, resource or artifact", word)
        parts += [COST_WORDS[word]] * _number(cost, word)
    _expect(2 <= len(parts) <= PARTS, f"the price of {entry['id']} has two to five parts", len(parts))
    return sorted(
        parts, key=lambda part: (part in range(len(GOOD_NAMES), ITEMS) or part == ANY_ARTIFACT, part >= RESOURCE)
    )


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


def _toml(text: str, name: str) -> dict:  # type: ignore[type-arg]  # TOML
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name} of Euphoria is not TOML: {error}.") from None


def _entries(file: dict, name: str) -> list[Entry]:  # type: ignore[type-arg]  # TOML
    entries = file.get(name)
    if not isinstance(entries, list):
        raise BadContent(f"The content of Euphoria has no list [[{name}]].")
    return entries


def _table(value: object) -> Entry:
    if not isinstance(value, dict):
        raise BadContent(f"In the content of Euphoria, {value!r} should be a table of words and numbers.")
    return value


def _tables(value: object) -> list[Entry]:
    return [_table(each) for each in value] if isinstance(value, list) else []


def _index(words: tuple[str, ...], value: object, what: str) -> int:
    if value not in words:
        raise BadContent(f"In the content of Euphoria, {what} is one of {', '.join(words)}; it says {value}.")
    return words.index(str(value))


def _bits(words: Mapping[str, int], values: object) -> int:
    bits = 0
    for value in values if isinstance(values, list) else []:
        _expect(value in words, f"one of {', '.join(words)} is meant", value)
        bits |= words[value]
    return bits


def _number(entry: Entry, key: str) -> int:
    value = entry.get(key)
    if not isinstance(value, int) or value < 0:
        raise BadContent(f"In the content of Euphoria, {key} is a number, not {value!r}.")
    return value


def _expect(true: bool, expected: str, came: object) -> None:
    if not true:
        raise BadContent(f"In the content of Euphoria, {expected}; it says {came}.")


def _expect_source(entry: object, name: str) -> None:
    source = entry.get("source") if isinstance(entry, dict) else None
    _expect(source in SOURCES, f"the source of {name} is one of {', '.join(SOURCES)}", source)


@cache
def content() -> Content:
    return Content(*(read_text(PACKAGE, name) or "" for name in ("content.toml", "recruits.toml", "markets.toml")))


@cache
def tables(seats: int, printing: str) -> Tables:
    return content().tables(seats, printing)

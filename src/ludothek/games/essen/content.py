"""Reads ``content.toml``, and an owner's own file over it; refuses what cannot be ESSEN The Game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Literal

import msgspec

from ludothek.games.essen.halls import halls
from ludothek.games.essen.routes import FAR, Routes
from ludothek.games.essen.tables import (
    BOOTHS,
    EAST,
    EVENT_NAMES,
    LAST_ROUND_NAMES,
    PALLETS,
    PARKING,
    SERIES,
    SPACE_NAMES,
    SPACES,
    SYMBOL_NAMES,
    WEST,
    ZONE_NAMES,
    Tables,
)
from ludothek.kernel.arrays import ints
from ludothek.kernel.content import ContentFile, Entry
from ludothek.kernel.resources import read_text

PACKAGE = "ludothek.games.essen"
NAME = "ESSEN The Game"
EACH_SYMBOL = BOOTHS // len(SYMBOL_NAMES)

Symbol = Literal["meeple", "dice", "cards", "hourglass"]
Few = Annotated[int, msgspec.Meta(ge=1, le=12)]
Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Signed = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Euros = Annotated[int, msgspec.Meta(ge=5, le=100_000, multiple_of=5)]
Place = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Cell = tuple[Place, Place]


class Rounds(Entry, frozen=True):
    count: Some
    midday_after: Some


class Money(Entry, frozen=True):
    start: Euros


class Actions(Entry, frozen=True):
    spaces: Few
    bag: Few


class Step(Entry, frozen=True):
    cost: Few
    crowded: Few


class Snack(Entry, frozen=True):
    price: Euros
    actions: Some


class Cash(Entry, frozen=True):
    withdrawal: Euros
    points: Some


class PlayTest(Entry, frozen=True):
    cost: Some
    cards: Literal[2]


class PriceFloor(Entry, frozen=True):
    euros: Euros


class Popularity(Entry, frozen=True):
    start: Count


class PopularityRange(Entry, frozen=True):
    least: Count
    most: Some


class Fair(Entry, frozen=True):
    on_booths: Some
    piles: Some
    pile: Some


class Departure(Entry, frozen=True):
    points: list[Count]


class RankingPoints(Entry, frozen=True):
    morning: Some
    afternoon: Some


class Wishlist(Entry, frozen=True):
    dealt: Literal[7]
    kept: Literal[4]
    points: Annotated[list[Count], msgspec.Meta(min_length=1)]


class Symbols(Entry, frozen=True):
    ids: list[Symbol]


class Pallet(Entry, frozen=True):
    popularity: Signed
    event: bool


class EventToken(Entry, frozen=True):
    id: Literal["buzz", "flop", "goodies", "discount", "sold-out"]
    count: Count
    points: Signed
    price: Signed


class LastRound(Entry, frozen=True):
    id: Literal["sale", "meeple", "dice", "cards", "hourglass"]
    symbol: Literal["all", "meeple", "dice", "cards", "hourglass"]
    points: Signed
    price: Signed


class Zone(Entry, frozen=True):
    id: Literal["green", "purple", "blue", "red", "yellow"]


class Space(Entry, frozen=True):
    id: Literal["parking", "west", "east", "courtyard", "galeria-west", "galeria-east"]
    cells: list[Cell]
    links: list[str]


class Ranking(Entry, frozen=True):
    series: Literal["morning", "afternoon"]
    meeple: Count
    dice: Count
    cards: Count
    hourglass: Count


class Tile(Entry, frozen=True):
    booth: Some
    zone: Literal["green", "purple", "blue", "red", "yellow"]
    cell: Cell
    symbol: Symbol
    price: Euros
    bonus: Annotated[int, msgspec.Meta(ge=0, le=9)]
    publisher: str
    title: str
    title_source: Literal["rulebook", "component", "memory", "invented"]


class Content:
    """The data file, opened and checked; ``tables`` is what the engine needs of it."""

    def __init__(self, own: str | None = None) -> None:
        file = ContentFile(NAME, read_text(PACKAGE, "content.toml") or "", own, keys=("booth", "id"))
        self.file = file
        self.spaces = file.rows("spaces", Space)
        self.pallets = file.rows("pallets", Pallet)
        self.events = file.rows("events", EventToken)
        self.last_rounds = file.rows("last_round", LastRound)
        self.rankings = file.rows("rankings", Ranking)
        self._check_booths()
        self.tiles = file.rows("tiles", Tile)
        self.popularity = file.table("popularity_range", PopularityRange)
        self._check_counts()
        self._check_tiles()
        self.tables = self._tables()
        self._check_map()

    def fingerprint(self) -> str:
        """Changes with everything that can change a game, but not with names of games and publishers, or provenance."""
        return sha256(msgspec.json.encode(_without_names(self.file.data), order="sorted")).hexdigest()[:12]

    def _check_counts(self) -> None:
        expect = self.file.expect
        for name, rows, wanted in (
            ("spaces", [space.id for space in self.spaces], SPACE_NAMES),
            ("events", [event.id for event in self.events], EVENT_NAMES[1:]),
            ("last_round", [tile.id for tile in self.last_rounds], LAST_ROUND_NAMES),
            ("zones", [zone.id for zone in self.file.rows("zones", Zone)], ZONE_NAMES),
            ("symbols", self.file.table("symbols", Symbols).ids, SYMBOL_NAMES),
        ):
            expect(
                tuple(rows) == wanted, f"{name} are {', '.join(wanted)} in this order", ", ".join(rows), rf"\[*{name}\b"
            )
        expect(len(self.pallets) == PALLETS, f"there are {PALLETS} pallets", len(self.pallets), r"\[*pallets\b")
        with_event = sum(pallet.event for pallet in self.pallets)
        expect(with_event == 2, "two pallets bring events", with_event, r"\[*pallets\b")
        series = Counter(card.series for card in self.rankings)
        nine = series["morning"] == series["afternoon"] == SERIES
        expect(nine, f"each series has {SERIES} ranking cards", dict(series), r"\[*rankings\b")
        in_order = [card.series for card in self.rankings] == ["morning"] * SERIES + ["afternoon"] * SERIES
        expect(in_order, "morning cards come before afternoon cards", "another order", r"\[*rankings\b")
        fair = self.file.table("fair", Fair)
        all_games = fair.on_booths + PALLETS + fair.piles * fair.pile
        expect(all_games == BOOTHS, f"booths, pallets and piles hold {BOOTHS} games", all_games, r"\[*fair\b")
        rounds = self.file.table("rounds", Rounds)
        expect(rounds.count == fair.piles + 2, "there are two rounds more than piles", rounds.count, r"\[*rounds\b")
        expect(fair.pile == PALLETS, "a pile fills the pallets", fair.pile, r"\[*fair\b")
        expect(
            1 <= rounds.midday_after < rounds.count,
            "midday is before the last round",
            rounds.midday_after,
            r"\[*rounds\b",
        )
        start = self.file.table("popularity", Popularity).start
        least, most = self.popularity.least, self.popularity.most
        expect(least <= start <= most, f"popularity begins at {least} to {most}", start, r"\[*popularity(_range)?\b")

    def _check_booths(self) -> None:
        """Booths are numbered; one too many is told as such."""
        tiles = self.file.data["tiles"]
        for tile in tiles if isinstance(tiles, list) else []:
            booth = tile.get("booth") if isinstance(tile, dict) else None
            there = isinstance(booth, int) and 1 <= booth <= BOOTHS
            self.file.expect(
                there, f"the booths are 1 to {BOOTHS}", booth, rf"\bbooth\s*=\s*[\"']?{booth}\b", r"\[*tiles\b"
            )

    def _check_tiles(self) -> None:
        expect = self.file.expect
        numbers = [tile.booth for tile in self.tiles]
        expect(len(numbers) == BOOTHS, f"there are {BOOTHS} games", len(numbers), r"\[*tiles\b")
        for place, number in enumerate(numbers, 1):
            expect(number == place, f"the booths are 1 to {BOOTHS} in this order", number, rf"\bbooth\s*=\s*{number}\b")
        for tile in self.tiles:
            near = rf"\bbooth\s*=\s*{tile.booth}\b"
            expect(bool(tile.title.strip()) and tile.title.isprintable(), "a game has a title", repr(tile.title), near)
            expect(tile.publisher.isprintable(), "a publisher's name is one line", repr(tile.publisher), near)
        symbols: Counter[str] = Counter(tile.symbol for tile in self.tiles)
        for symbol in sorted(SYMBOL_NAMES, key=lambda symbol: -symbols[symbol]):
            near = rf"\bsymbol\s*=\s*\"{symbol}\""
            expect(symbols[symbol] == EACH_SYMBOL, f"{EACH_SYMBOL} games show {symbol}", symbols[symbol], near)

    def _check_map(self) -> None:
        """66 spaces on different cells, all of which one can reach; the parking only through the entrances."""
        expect = self.file.expect
        cells = [cell for space in self.spaces for cell in space.cells] + [tile.cell for tile in self.tiles]
        for cell, count in Counter(cells).items():
            expect(
                count == 1,
                "every space has its own cell",
                f"{list(cell)} twice",
                rf"\[\s*{cell[0]}\s*,\s*{cell[1]}\s*\]",
            )
        self._check_doors()
        ways = Routes(self.tables).ways(PARKING, 0)
        for space in range(SPACES):
            name = _space_name(space)
            near = rf"\bbooth\s*=\s*{space + 1}\b" if space < BOOTHS else rf"\bid\s*=\s*\"{name}\""
            expect(ways[space] < FAR, "one can walk from the parking to every space", f"no way to {name}", near)

    def _check_doors(self) -> None:
        """The parking lies beside the two entrances and nothing else, and these not beside each other (ES-26)."""
        neighbours = self._neighbours()
        for space, wanted in ((PARKING, {WEST, EAST}), (WEST, {PARKING}), (EAST, {PARKING})):
            beside = {other for other in neighbours[space] if space == PARKING or other in (PARKING, WEST, EAST)}
            wrong = [_space_name(other) for other in sorted(beside ^ wanted)]
            self.file.expect(
                not wrong,
                "the parking is beside the two entrances only, and these are not beside each other",
                f"otherwise of {_space_name(space)} and {', '.join(wrong)}",
                *(rf"\bid\s*=\s*\"{name}\"" for name in (_space_name(space), *wrong)),
            )

    def _tables(self) -> Tables:
        table = self.file.table
        neighbours = self._neighbours()
        begins = [0]
        for row in neighbours:
            begins.append(begins[-1] + len(row))
        rounds, actions, step = table("rounds", Rounds), table("actions", Actions), table("step", Step)
        snack, cash, wishlist = table("snack", Snack), table("cash", Cash), table("wishlist", Wishlist)
        rankings = table("ranking_points", RankingPoints)
        return Tables(
            zone=ints(ZONE_NAMES.index(tile.zone) for tile in self.tiles),
            near_from=ints(begins),
            near=ints(space for row in neighbours for space in row),
            symbol=ints(SYMBOL_NAMES.index(tile.symbol) for tile in self.tiles),
            price=ints(tile.price for tile in self.tiles),
            bonus=ints(tile.bonus for tile in self.tiles),
            titles=[tile.title for tile in self.tiles],
            publishers=[tile.publisher for tile in self.tiles],
            pallet_popularity=ints(pallet.popularity for pallet in self.pallets),
            pallet_event=ints(int(pallet.event) for pallet in self.pallets),
            event_count=ints([0, *(event.count for event in self.events)]),
            event_points=ints([0, *(event.points for event in self.events)]),
            event_price=ints([0, *(event.price for event in self.events)]),
            last_points=ints(
                tile.points if tile.symbol in (symbol, "all") else 0
                for tile in self.last_rounds
                for symbol in SYMBOL_NAMES
            ),
            last_price=ints(tile.price for tile in self.last_rounds),
            rankings=ints(
                need for card in self.rankings for need in (card.meeple, card.dice, card.cards, card.hourglass)
            ),
            wish_points=ints(wishlist.points),
            departure=ints(table("departure", Departure).points),
            halls=halls([(tile.zone, tile.cell) for tile in self.tiles]),
            numbers={
                "rounds": rounds.count,
                "midday": rounds.midday_after,
                "money": table("money", Money).start,
                "track": actions.spaces,
                "bag": actions.bag,
                "step": step.cost,
                "crowded_step": step.crowded,
                "snack_price": snack.price,
                "snack_actions": snack.actions,
                "withdrawal": cash.withdrawal,
                "withdrawal_points": cash.points,
                "test_cost": table("play_test", PlayTest).cost,
                "price_floor": table("price_floor", PriceFloor).euros,
                "popularity_start": table("popularity", Popularity).start,
                "popularity_least": self.popularity.least,
                "on_booths": table("fair", Fair).on_booths,
                "dealt": wishlist.dealt,
                "kept": wishlist.kept,
                "morning_points": rankings.morning,
                "afternoon_points": rankings.afternoon,
            },
        )

    def _neighbours(self) -> list[list[int]]:
        """For each space, those whose cells touch its own, and those it is linked to (ES-26)."""
        cells = [[tile.cell] for tile in self.tiles] + [space.cells for space in self.spaces]
        near = [
            {other for other in range(len(cells)) if _touch(cells[space], cells[other])} for space in range(len(cells))
        ]
        for place, space in enumerate(self.spaces, BOOTHS):
            for link in space.links:
                self.file.expect(link in SPACE_NAMES, "a link names a space", link, rf"\bid\s*=\s*\"{space.id}\"")
                other = BOOTHS + SPACE_NAMES.index(link)
                near[place].add(other)
                near[other].add(place)
        return [sorted(near[space] - {space}) for space in range(len(cells))]


def _touch(cells: Iterable[Cell], others: Iterable[Cell]) -> bool:
    return any(max(abs(x - a), abs(y - b)) <= 1 for x, y in cells for a, b in others)


def _space_name(space: int) -> str:
    return f"booth {space + 1}" if space < BOOTHS else SPACE_NAMES[space - BOOTHS]


def _without_names(entry: object) -> object:
    """Only what the engine reads."""
    if isinstance(entry, dict):
        names = ("title", "publisher", "title_source", "source")
        return {key: _without_names(part) for key, part in entry.items() if key not in names}
    return [_without_names(part) for part in entry] if isinstance(entry, list) else entry

"""Reads ``content.toml``, and an owner's own file over it; refuses what cannot be ESSEN The Game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, cached_property

from ludothek.games.essen.content_form import Cell, EssenForm
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
from ludothek.kernel.content import ContentFile
from ludothek.kernel.toml_lines import Path

PACKAGE = "ludothek.games.essen"
KEYS = {"tiles": "booth", "events": "id", "last_round": "id", "zones": "id", "spaces": "id"}
NAMES = ("title", "publisher", "title_source")
EACH_SYMBOL = BOOTHS // len(SYMBOL_NAMES)
WITH_EVENT = 2  # pallets that bring events


class Content(ContentFile[EssenForm]):
    """The data file, opened and checked; ``tables`` is what the engine needs of it."""

    def __init__(self, own: str | None = None) -> None:
        super().__init__("ESSEN The Game", PACKAGE, EssenForm, own, keys=KEYS, names=NAMES)
        self.tiles = self.entries.tiles
        self.spaces = self.entries.spaces
        self._check_counts()
        self._check_rounds()
        self._check_tiles()
        self._check_map()

    def _check_counts(self) -> None:
        """The engine has a place for each of these, and no other."""
        expect, entries = self.expect, self.entries
        for name, wanted in (
            ("spaces", SPACE_NAMES),
            ("events", EVENT_NAMES[1:]),
            ("last_round", LAST_ROUND_NAMES),
            ("zones", ZONE_NAMES),
            ("tiles", range(1, BOOTHS + 1)),
        ):
            self.expect_keys(name, wanted)
        symbols = entries.symbols.ids
        expect(
            tuple(symbols) == SYMBOL_NAMES,
            f"symbols are {', '.join(SYMBOL_NAMES)} in this order",
            symbols,
            ("symbols",),
        )
        pallets = entries.pallets
        expect(len(pallets) == PALLETS, f"there are {PALLETS} pallets", len(pallets), ("pallets",))
        with_event = sum(pallet.event for pallet in pallets)
        expect(with_event == WITH_EVENT, "two pallets bring events", with_event, ("pallets",))
        series = Counter(card.series for card in entries.rankings)
        nine = series["morning"] == series["afternoon"] == SERIES
        expect(nine, f"each series has {SERIES} ranking cards", dict(series), ("rankings",))
        in_order = [card.series for card in entries.rankings] == ["morning"] * SERIES + ["afternoon"] * SERIES
        expect(in_order, "morning cards come before afternoon cards", "another order", ("rankings",))

    def _check_rounds(self) -> None:
        """Games, rounds and points that fit each other."""
        expect, fair, rounds = self.expect, self.entries.fair, self.entries.rounds
        all_games = fair.on_booths + PALLETS + fair.piles * fair.pile
        expect(all_games == BOOTHS, f"booths, pallets and piles hold {BOOTHS} games", all_games, ("fair",))
        expect(rounds.count == fair.piles + 2, "there are two rounds more than piles", rounds.count, ("rounds",))
        expect(fair.pile == PALLETS, "a pile fills the pallets", fair.pile, ("fair",))
        midday = rounds.midday_after
        expect(midday < rounds.count, "midday is before the last round", midday, ("rounds", "midday_after"))
        start, between = self.entries.popularity.start, self.entries.popularity_range
        expect(
            between.least <= start <= between.most,
            f"popularity begins at {between.least} to {between.most}",
            start,
            ("popularity",),
            ("popularity_range",),
        )
        points = self.entries.wishlist.points
        expect(points == sorted(points), "more wishes never count less", points, ("wishlist", "points"))

    def _check_tiles(self) -> None:
        expect = self.expect
        for place, tile in enumerate(self.tiles):
            title = bool(tile.title.strip()) and tile.title.isprintable()
            expect(title, "a game has a title", repr(tile.title), ("tiles", place, "title"))
            name = repr(tile.publisher)
            expect(tile.publisher.isprintable(), "a publisher's name is one line", name, ("tiles", place, "publisher"))
        symbols: Counter[str] = Counter(tile.symbol for tile in self.tiles)
        for symbol in sorted(SYMBOL_NAMES, key=lambda symbol: -symbols[symbol]):
            near: list[Path] = [("tiles", n, "symbol") for n, tile in enumerate(self.tiles) if tile.symbol == symbol]
            expect(symbols[symbol] == EACH_SYMBOL, f"{EACH_SYMBOL} games show {symbol}", symbols[symbol], *near)

    def _check_map(self) -> None:
        """66 spaces on different cells, all of which one can reach; the parking only through the entrances."""
        places: dict[Cell, Path] = {}
        for at, space in enumerate(self.spaces):
            for n, cell in enumerate(space.cells):
                self._take_cell(places, cell, ("spaces", at, "cells", n))
            for n, link in enumerate(space.links):
                self.expect(link in SPACE_NAMES, "a link names a space", link, ("spaces", at, "links", n))
        for at, tile in enumerate(self.tiles):
            self._take_cell(places, tile.cell, ("tiles", at, "cell"))
        self._check_doors()
        ways = Routes(self.tables).ways(PARKING, 0)
        for space_number in range(SPACES):
            missing = f"no way to {_space_name(space_number)}"
            reached = ways[space_number] < FAR
            self.expect(reached, "one can walk from the parking to every space", missing, _entry(space_number))

    def _take_cell(self, places: dict[Cell, Path], cell: Cell, path: Path) -> None:
        taken = cell in places
        self.expect(not taken, "every space has its own cell", f"{list(cell)} twice", path, places.get(cell, path))
        places[cell] = path

    def _check_doors(self) -> None:
        """The parking lies beside the two entrances and nothing else, and these not beside each other (ES-26)."""
        for space, wanted in ((PARKING, {WEST, EAST}), (WEST, {PARKING}), (EAST, {PARKING})):
            beside = {other for other in self.neighbours[space] if space == PARKING or other in (PARKING, WEST, EAST)}
            wrong = sorted(beside ^ wanted)
            self.expect(
                not wrong,
                "the parking is beside the two entrances only, and these are not beside each other",
                f"otherwise of {_space_name(space)} and {', '.join(map(_space_name, wrong))}",
                *map(_entry, (space, *wrong)),
            )

    @cached_property
    def tables(self) -> Tables:
        entries = self.entries
        begins = [0]
        for row in self.neighbours:
            begins.append(begins[-1] + len(row))
        return Tables(
            zone=ints(ZONE_NAMES.index(tile.zone) for tile in self.tiles),
            near_from=ints(begins),
            near=ints(space for row in self.neighbours for space in row),
            symbol=ints(SYMBOL_NAMES.index(tile.symbol) for tile in self.tiles),
            price=ints(tile.price for tile in self.tiles),
            bonus=ints(tile.bonus for tile in self.tiles),
            titles=[tile.title for tile in self.tiles],
            publishers=[tile.publisher for tile in self.tiles],
            pallet_popularity=ints(pallet.popularity for pallet in entries.pallets),
            pallet_event=ints(int(pallet.event) for pallet in entries.pallets),
            event_count=ints([0, *(event.count for event in entries.events)]),
            event_points=ints([0, *(event.points for event in entries.events)]),
            event_price=ints([0, *(event.price for event in entries.events)]),
            last_points=ints(
                tile.points if tile.symbol in (symbol, "all") else 0
                for tile in entries.last_round
                for symbol in SYMBOL_NAMES
            ),
            last_price=ints(tile.price for tile in entries.last_round),
            rankings=ints(
                need for card in entries.rankings for need in (card.meeple, card.dice, card.cards, card.hourglass)
            ),
            wish_points=ints(entries.wishlist.points),
            departure=ints(entries.departure.points),
            cells=self.cells,
            numbers={
                "rounds": entries.rounds.count,
                "midday": entries.rounds.midday_after,
                "money": entries.money.start,
                "track": entries.actions.spaces,
                "bag": entries.actions.bag,
                "step": entries.step.cost,
                "crowded_step": entries.step.crowded,
                "snack_price": entries.snack.price,
                "snack_actions": entries.snack.actions,
                "withdrawal": entries.cash.withdrawal,
                "withdrawal_points": entries.cash.points,
                "test_cost": entries.play_test.cost,
                "price_floor": entries.price_floor.euros,
                "popularity_start": entries.popularity.start,
                "popularity_least": entries.popularity_range.least,
                "on_booths": entries.fair.on_booths,
                "dealt": entries.wishlist.dealt,
                "kept": entries.wishlist.kept,
                "morning_points": entries.ranking_points.morning,
                "afternoon_points": entries.ranking_points.afternoon,
            },
        )

    @cached_property
    def cells(self) -> list[tuple[Cell, ...]]:
        """Where each space lies on the plan."""
        return [*((tile.cell,) for tile in self.tiles), *(tuple(space.cells) for space in self.spaces)]

    @cached_property
    def neighbours(self) -> list[list[int]]:
        """For each space, those whose cells touch its own, and those it is linked to (ES-26)."""
        cells = self.cells
        near = [
            {other for other in range(len(cells)) if _touch(cells[space], cells[other])} for space in range(len(cells))
        ]
        for place, space in enumerate(self.spaces, BOOTHS):
            for link in space.links:
                other = BOOTHS + SPACE_NAMES.index(link)
                near[place].add(other)
                near[other].add(place)
        return [sorted(near[space] - {space}) for space in range(len(cells))]


def _touch(cells: Iterable[Cell], others: Iterable[Cell]) -> bool:
    return any(max(abs(x - a), abs(y - b)) <= 1 for x, y in cells for a, b in others)


def _space_name(space: int) -> str:
    return f"booth {space + 1}" if space < BOOTHS else SPACE_NAMES[space - BOOTHS]


def _entry(space: int) -> Path:
    """Where the data file has a space."""
    return ("tiles", space, "cell") if space < BOOTHS else ("spaces", space - BOOTHS)


@cache
def shipped() -> Content:
    return Content()

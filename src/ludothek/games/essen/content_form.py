"""The form of ``content.toml``: what each entry holds and within which bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludothek.kernel.content import Entry, Words

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


class EssenForm(Words, frozen=True):
    rounds: Rounds
    money: Money
    actions: Actions
    step: Step
    snack: Snack
    cash: Cash
    play_test: PlayTest
    price_floor: PriceFloor
    popularity: Popularity
    popularity_range: PopularityRange
    fair: Fair
    departure: Departure
    ranking_points: RankingPoints
    wishlist: Wishlist
    symbols: Symbols
    pallets: list[Pallet]
    events: list[EventToken]
    last_round: list[LastRound]
    zones: list[Zone]
    spaces: list[Space]
    rankings: list[Ranking]
    tiles: list[Tile]

"""The form of ``content.toml``: what each entry holds and within which bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludothek.games.worldsfair.tables import AREAS, SLOTS
from ludothek.kernel.content import Entry, Words

Cards = Annotated[int, msgspec.Meta(ge=0, le=100)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1000)]
InArea = Annotated[int, msgspec.Meta(ge=1, le=SLOTS)]
Area = Literal["agriculture", "electricity", "fine-arts", "manufacturing", "transportation"]


class Supporters(Entry, frozen=True):
    each: Annotated[int, msgspec.Meta(ge=1, le=100)]


class StartCards(Entry, frozen=True):
    count: Annotated[int, msgspec.Meta(ge=0, le=SLOTS)]


class Refill(Entry, frozen=True):
    cards: InArea


class Rounds(Entry, frozen=True):
    count: Annotated[int, msgspec.Meta(ge=1, le=9)]


class TicketMajority(Entry, frozen=True):
    points: Points


class Ticket(Entry, frozen=True):
    points: Points
    count: Cards


class Sets(Entry, frozen=True):
    points: Annotated[list[Points], msgspec.Meta(min_length=AREAS, max_length=AREAS)]


class Capacity(Entry, frozen=True):
    cards: InArea


class Figure(Entry, frozen=True):
    id: str
    count: Cards


class AreaEntry(Entry, frozen=True):
    id: Area
    exhibits: Cards
    capacity: Capacity
    figure: Figure


class StartBonus(Entry, frozen=True):
    place: int
    areas: Annotated[list[Area], msgspec.Meta(max_length=AREAS)]


class Wheel(Entry, frozen=True):
    spaces: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Removed(Entry, frozen=True):
    ticket: Cards
    exhibits: Cards
    burnham: Cards
    davis: Cards
    palmer: Cards


class Reward(Entry, frozen=True):
    medal: Points
    approvals: Annotated[int, msgspec.Meta(ge=0, le=3)]  # the choices to approve are none to three


class Players(Words, frozen=True):
    """What depends on the number of players."""

    count: int
    wheel: Wheel
    removed: Removed
    first: Reward
    second: Reward
    tied_first: Reward
    tied_second: Reward


class FairForm(Words, frozen=True):
    supporters: Supporters
    start_cards_per_area: StartCards
    refill: Refill
    rounds: Rounds
    ticket_majority: TicketMajority
    ticket: Ticket
    sets: Sets
    area: list[AreaEntry]
    figure: list[Figure]
    start_bonus: list[StartBonus]
    players: list[Players]

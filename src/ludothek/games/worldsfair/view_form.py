"""The form of a view. Everything is open but the order of the deck (WF-48); ``view.py`` fills it."""

from __future__ import annotations

import msgspec

from ludothek.kernel.heading import Heading


class WheelView(msgspec.Struct, forbid_unknown_fields=True):
    spaces: int
    car: int


class AreaView(msgspec.Struct, forbid_unknown_fields=True):
    """An area and the figure who places there; ``medals`` and ``approvals`` are what scoring it would still bring."""

    area: str
    figure: str
    capacity: int
    cards: list[str]
    supporters: list[int]
    medals: list[int]
    approvals: list[int]


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
    """A seat; ``set_values`` is what each of its sets is worth, the largest first, and ``sets`` all of them."""

    seat: int
    colour: str
    supply: int
    tickets: int
    proposed: dict[str, int]
    approved: dict[str, int]
    figures: list[str]
    coins: int
    medals: int
    sets: int
    set_values: list[int]
    points: int


class FairView(Heading, forbid_unknown_fields=True):
    """Everything a seat may know; areas in the order of the ring, ``unseen`` is what the deck must hold."""

    on_turn: int
    asked: str | None
    round: int
    rounds: int
    wheel: WheelView
    visited: str | None
    scoring: str | None
    areas: list[AreaView]
    deck: int
    unseen: dict[str, int]
    discard: dict[str, int]
    players: list[PlayerView]

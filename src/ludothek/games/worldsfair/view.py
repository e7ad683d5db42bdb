"""What a seat may see. Everything is open but the order of the deck (WF-48), so all seats see the same table."""

from __future__ import annotations

from typing import cast

import msgspec

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.scoring import points, set_points
from ludothek.games.worldsfair.tables import AREA_NAMES, AREAS, CARDS, FIGURE, FIGURE_NAMES, FIGURES, SLOTS, TICKET
from ludothek.kernel.arrays import Ints
from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.state import View
from ludothek.kernel.words import SEATS

ASKED = ("place", "figure", "take-back", "approve")


def card_name(card: int) -> str:
    """
    >>> card_name(1), card_name(5), card_name(8)
    ('exhibit:electricity', 'ticket', 'figure:palmer')
    """
    if card < TICKET:
        return f"exhibit:{AREA_NAMES[card]}"
    return "ticket" if card == TICKET else f"figure:{FIGURE_NAMES[card - FIGURE]}"


CARD_NAMES = tuple(card_name(card) for card in range(CARDS))


class WheelView(msgspec.Struct, forbid_unknown_fields=True):
    spaces: int
    car: int


class AreaView(msgspec.Struct, forbid_unknown_fields=True):
    area: str
    capacity: int
    cards: list[str]
    supporters: list[int]


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
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
    points: int


class FairView(msgspec.Struct, forbid_unknown_fields=True):
    """Everything a seat may know; areas in the order of the ring, ``unseen`` is what the deck must hold."""

    title: str
    seat: int | None
    seats: int
    decisions: int
    over: bool
    waiting: list[int]
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
    scores: list[int]
    ranks: list[int] | None


def view(fair: Fair, seat: int | None) -> View:
    if seat is not None and not 0 <= seat < fair.seats:
        raise IllegalChoice(f"A seat is a number from 0 to {fair.seats - 1}, not {seat}.")
    seen = FairView(
        title=fair.game.title,
        seat=seat,
        seats=fair.seats,
        decisions=fair.decisions,
        over=fair.over,
        waiting=fair.waiting,
        on_turn=fair.on_turn,
        asked=None if fair.over else ASKED[fair.asked],
        round=fair.round,
        rounds=fair.tables.rounds,
        wheel=WheelView(fair.tables.wheel, fair.car),
        visited=AREA_NAMES[fair.visited] if fair.visited >= 0 else None,
        scoring=AREA_NAMES[fair.ring[fair.scoring]] if fair.scoring >= 0 else None,
        areas=[_area(fair, area) for area in fair.ring],
        deck=fair.deck_size,
        unseen=_pile(deck_counts(fair)),
        discard=_pile(list(fair.discard)),
        players=[_player(fair, each) for each in range(fair.seats)],
        scores=fair.scores(),
        ranks=fair.ranks() if fair.over else None,
    )
    return cast(View, msgspec.to_builtins(seen))


def _area(fair: Fair, area: int) -> AreaView:
    return AreaView(
        area=AREA_NAMES[area],
        capacity=fair.tables.capacity[area],
        cards=[CARD_NAMES[fair.cards[area * SLOTS + n]] for n in range(fair.laid[area])],
        supporters=[fair.supporters[seat * AREAS + area] for seat in range(fair.seats)],
    )


def _player(fair: Fair, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=SEATS[seat],
        supply=fair.supply[seat],
        tickets=fair.tickets[seat],
        proposed=_by_area(fair.proposed, seat),
        approved=_by_area(fair.approved, seat),
        figures=[FIGURE_NAMES[n] for n in range(FIGURES) for _ in range(fair.figures[seat * FIGURES + n])],
        coins=fair.coins[seat],
        medals=fair.medals[seat],
        sets=set_points(fair, seat),
        points=points(fair, seat),
    )


def deck_counts(fair: Fair) -> list[int]:
    """How many cards of each kind are still in the deck; anybody can count this from what lies open."""
    counts = [0] * CARDS
    for n in range(fair.deck_size):
        counts[fair.deck[n]] += 1
    return counts


def _by_area(row: Ints, seat: int) -> dict[str, int]:
    return {AREA_NAMES[area]: row[seat * AREAS + area] for area in range(AREAS)}


def _pile(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: counts[card] for card in range(CARDS) if counts[card]}

"""What lies on the table of World's Fair 1893."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.worldsfair.tables import (
    ALLOWANCE,
    APPROVED,
    AREAS,
    ASK_PLACE,
    CARDS,
    COINS,
    DECK,
    DISCARDED,
    FIGURE,
    FIGURES,
    HAND,
    HELD,
    LAID,
    LYING,
    MEDALS,
    POSITION,
    PROPOSED,
    RING,
    SLOTS,
    SUPPLY,
    SUPPORTERS,
    TICKETS,
    Tables,
)
from ludothek.kernel.arrays import zeros
from ludothek.kernel.game import Game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import EMPTY, State


class Fairground(State):
    """The table. All that lies on it is in one row, so that a clone is one copy: ``pieces[SUPPLY + seat]``.

    The rules read and write that row; who only wants to look asks for a part of it by name: ``supply[seat]``.

    Cards of a kind are alike, so the discard pile is a count by kind. The deck is shuffled as it is drawn: every draw
    picks one of its cards at random, which is the same as an order fixed beforehand that nobody has seen.
    """

    __slots__ = (
        "tables",
        "ask_approvals",
        "pieces",
        "deck_size",
        "car",
        "round",
        "on_turn",
        "asked",
        "visited",
        "target",
        "scoring",
    )

    def __init__(self, game: Game, tables: Tables, seats: i64, rng: Rng, ask_approvals: bool) -> None:
        super().__init__(game, seats, rng)
        self.tables: Final = tables
        self.ask_approvals = ask_approvals
        self.pieces = EMPTY  # tables.py says what lies where
        self.deck_size: i64 = 0
        self.car: i64 = 0
        self.round: i64 = 1
        self.on_turn: i64 = 0  # whose turn it is; another seat may be asked while areas are scored
        self.asked: i64 = ASK_PLACE
        self.visited: i64 = -1  # the area of step 1
        self.target: i64 = -1  # where a supporter taken back will go
        self.scoring: i64 = -1  # the position being scored

    def clear(self) -> None:
        """An empty table with all cards in the deck."""
        self.pieces = zeros(DECK + self.tables.cards)
        for card in range(CARDS):
            self.pieces[DISCARDED + card] = self.tables.deck[card]
        self.stack_deck()

    def copy_to(self, twin: Fairground) -> None:
        """Lay the same table for a clone."""
        self.copy_progress_to(twin)
        twin.pieces = self.pieces[:]
        twin.deck_size = self.deck_size
        twin.car = self.car
        twin.round = self.round
        twin.on_turn = self.on_turn
        twin.asked = self.asked
        twin.visited = self.visited
        twin.target = self.target
        twin.scoring = self.scoring

    def stack_deck(self) -> None:
        """The discard pile becomes the deck; it is shuffled as it is drawn (WF-27)."""
        pieces = self.pieces
        card: i64
        size: i64 = 0
        for card in range(CARDS):
            for _nth in range(pieces[DISCARDED + card]):
                pieces[DECK + size] = card
                size += 1
            pieces[DISCARDED + card] = 0
        self.deck_size = size

    def draw(self) -> i64:
        """The top card of a deck that is not empty."""
        pieces = self.pieces
        pick: i64 = DECK + self.rng.below(self.deck_size)
        self.deck_size -= 1
        card = pieces[pick]
        pieces[pick] = pieces[DECK + self.deck_size]
        return card

    def throw(self, card: i64, count: i64) -> None:
        """Put cards onto the discard pile."""
        self.pieces[DISCARDED + card] += count

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for seat in range(self.seats):
            standing = sum(self.supporters[seat * AREAS : (seat + 1) * AREAS])
            counts[f"supporters of seat {seat}"] = self.supply[seat] + standing
        for card in range(CARDS):
            counts[f"card {card}"] = self.discard[card] + self._held(card)
        return counts

    def _held(self, card: int) -> int:
        """How many cards of a kind are in the deck, at the areas and in front of the players."""
        count = self.deck.count(card)
        for area in range(AREAS):
            count += self.cards[area * SLOTS : area * SLOTS + self.laid[area]].count(card)
        if card < AREAS:
            return count + sum(self.proposed[card::AREAS])
        if card < FIGURE:
            return count + sum(self.tickets)
        return count + sum(self.figures[card - FIGURE :: FIGURES])

    # What lies on the table, part by part, to be looked at.

    def _part(self, start: i64, length: i64) -> tuple[int, ...]:
        return tuple(self.pieces[start : start + length])

    @property
    def supporters(self) -> tuple[int, ...]:
        """By seat and area."""
        return self._part(SUPPORTERS, self.seats * AREAS)

    @property
    def proposed(self) -> tuple[int, ...]:
        """By seat and area."""
        return self._part(PROPOSED, self.seats * AREAS)

    @property
    def approved(self) -> tuple[int, ...]:
        """By seat and area."""
        return self._part(APPROVED, self.seats * AREAS)

    @property
    def figures(self) -> tuple[int, ...]:
        """By seat and figure."""
        return self._part(HELD, self.seats * FIGURES)

    @property
    def hand(self) -> tuple[int, ...]:
        """How many figures each seat holds."""
        return self._part(HAND, self.seats)

    @property
    def supply(self) -> tuple[int, ...]:
        return self._part(SUPPLY, self.seats)

    @property
    def tickets(self) -> tuple[int, ...]:
        return self._part(TICKETS, self.seats)

    @property
    def coins(self) -> tuple[int, ...]:
        return self._part(COINS, self.seats)

    @property
    def medals(self) -> tuple[int, ...]:
        return self._part(MEDALS, self.seats)

    @property
    def allowance(self) -> tuple[int, ...]:
        """How many approvals each seat may still have in the area that is being scored."""
        return self._part(ALLOWANCE, self.seats)

    @property
    def ring(self) -> tuple[int, ...]:
        """The area at each position, clockwise from the wheel's foot."""
        return self._part(RING, AREAS)

    @property
    def position(self) -> tuple[int, ...]:
        """The position of each area."""
        return self._part(POSITION, AREAS)

    @property
    def laid(self) -> tuple[int, ...]:
        """How many cards lie at each area."""
        return self._part(LAID, AREAS)

    @property
    def cards(self) -> tuple[int, ...]:
        """Which cards lie at the areas: SLOTS for each, of which the first are in use."""
        return self._part(LYING, AREAS * SLOTS)

    @property
    def discard(self) -> tuple[int, ...]:
        """By kind."""
        return self._part(DISCARDED, CARDS)

    @property
    def deck(self) -> tuple[int, ...]:
        """In no order."""
        return self._part(DECK, self.deck_size)

"""What lies on the table of World's Fair 1893."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.worldsfair.tables import (
    AREAS,
    ASK_PLACE,
    CARDS,
    FIGURE,
    FIGURES,
    SLOTS,
    Tables,
)
from ludothek.kernel.arrays import zeros
from ludothek.kernel.game import Game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import EMPTY, State


class Fairground(State):
    """The table. Rows by seat and area are flat: ``supporters[seat * AREAS + area]``.

    Cards of a kind are alike, so the discard pile is a count by kind. The deck is shuffled as it is drawn: every draw
    picks one of its cards at random, which is the same as an order fixed beforehand that nobody has seen.
    """

    __slots__ = (
        "tables",
        "ask_approvals",
        "ring",
        "position",
        "deck",
        "deck_size",
        "discard",
        "laid",
        "cards",
        "supporters",
        "proposed",
        "approved",
        "figures",
        "hand",
        "supply",
        "tickets",
        "coins",
        "medals",
        "car",
        "round",
        "on_turn",
        "asked",
        "visited",
        "target",
        "scoring",
        "allowance",
    )

    def __init__(self, game: Game, tables: Tables, seats: i64, rng: Rng, ask_approvals: bool) -> None:
        super().__init__(game, seats, rng)
        self.tables = tables
        self.ask_approvals = ask_approvals

        self.ring = EMPTY  # the area at each position, clockwise from the wheel's foot
        self.position = EMPTY  # the position of each area
        self.deck = EMPTY  # in no order; the first deck_size of them are still in it
        self.deck_size: i64 = 0
        self.discard = EMPTY  # by kind
        self.laid = EMPTY  # how many cards lie at each area
        self.cards = EMPTY  # which: cards[area * SLOTS + n]

        self.supporters = EMPTY  # by seat and area
        self.proposed = EMPTY  # by seat and area
        self.approved = EMPTY  # by seat and area
        self.figures = EMPTY  # by seat and figure
        self.hand = EMPTY  # how many figures each seat holds
        self.supply = EMPTY
        self.tickets = EMPTY
        self.coins = EMPTY
        self.medals = EMPTY

        self.car: i64 = 0
        self.round: i64 = 1
        self.on_turn: i64 = 0  # whose turn it is; another seat may be asked while areas are scored
        self.asked: i64 = ASK_PLACE
        self.visited: i64 = -1  # the area of step 1
        self.target: i64 = -1  # where a supporter taken back will go
        self.scoring: i64 = -1  # the position being scored
        self.allowance = EMPTY  # how many approvals each seat still has there

    def clear(self) -> None:
        """An empty table with all pieces in the box."""
        seats = self.seats
        self.ring = zeros(AREAS)
        self.position = zeros(AREAS)
        self.deck = zeros(self.tables.cards)
        self.discard = self.tables.deck[:]
        self.stack_deck()
        self.laid = zeros(AREAS)
        self.cards = zeros(AREAS * SLOTS)
        self.supporters = zeros(seats * AREAS)
        self.proposed = zeros(seats * AREAS)
        self.approved = zeros(seats * AREAS)
        self.figures = zeros(seats * FIGURES)
        self.hand = zeros(seats)
        self.supply = zeros(seats)
        self.tickets = zeros(seats)
        self.coins = zeros(seats)
        self.medals = zeros(seats)
        self.allowance = zeros(seats)

    def copy_to(self, twin: Fairground) -> None:
        """Lay the same table for a clone. The ring never changes, so it is shared."""
        self.copy_progress_to(twin)
        twin.ring = self.ring
        twin.position = self.position
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.deck_size = self.deck_size
        twin.laid = self.laid[:]
        twin.cards = self.cards[:]
        twin.supporters = self.supporters[:]
        twin.proposed = self.proposed[:]
        twin.approved = self.approved[:]
        twin.figures = self.figures[:]
        twin.hand = self.hand[:]
        twin.supply = self.supply[:]
        twin.tickets = self.tickets[:]
        twin.coins = self.coins[:]
        twin.medals = self.medals[:]
        twin.car = self.car
        twin.round = self.round
        twin.on_turn = self.on_turn
        twin.asked = self.asked
        twin.visited = self.visited
        twin.target = self.target
        twin.scoring = self.scoring
        twin.allowance = self.allowance[:]

    def stack_deck(self) -> None:
        """The discard pile becomes the deck; it is shuffled as it is drawn (WF-27)."""
        size: i64 = 0
        for card in range(CARDS):
            for _ in range(self.discard[card]):
                self.deck[size] = card
                size += 1
            self.discard[card] = 0
        self.deck_size = size

    def draw(self) -> i64:
        """The top card of a deck that is not empty."""
        deck = self.deck
        size = self.deck_size
        pick = self.rng.below(size)
        size -= 1
        self.deck_size = size
        card = deck[pick]
        deck[pick] = deck[size]
        return card

    def throw(self, card: i64, count: i64) -> None:
        """Put cards onto the discard pile."""
        self.discard[card] += count

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for seat in range(self.seats):
            standing: i64 = 0
            for area in range(AREAS):
                standing += self.supporters[seat * AREAS + area]
            counts[f"supporters of seat {seat}"] = self.supply[seat] + standing
        for card in range(CARDS):
            counts[f"card {card}"] = self.discard[card] + self._held(card)
        return counts

    def _held(self, card: i64) -> i64:
        """How many cards of a kind are in the deck, at the areas and in front of the players."""
        count: i64 = 0
        for n in range(self.deck_size):
            if self.deck[n] == card:
                count += 1
        for area in range(AREAS):
            for n in range(self.laid[area]):
                if self.cards[area * SLOTS + n] == card:
                    count += 1
        for seat in range(self.seats):
            if card < AREAS:
                count += self.proposed[seat * AREAS + card]
            elif card < FIGURE:
                count += self.tickets[seat]
            else:
                count += self.figures[seat * FIGURES + card - FIGURE]
        return count

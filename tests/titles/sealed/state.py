"""The table of Sealed bids."""

from __future__ import annotations

from typing import Self

from ludothek.kernel import Game, Heading, Ints, Rng, State, View, ranks_by

CARDS = 12
HAND = 3
NOTE_BID, NOTE_REVEALED, NOTE_POINT = range(3)


def card_element(card: int) -> str:
    return f"card:{card + 1}"


class BidsView(Heading, forbid_unknown_fields=True):
    hand: list[str] | None
    bid: str | None
    has_bid: list[bool]
    revealed: list[str]


class Bids(State):
    def __init__(self, game: Game[Bids], seats: int, rng: Rng, low_wins: bool) -> None:
        super().__init__(game, seats, rng)
        self.low_wins = low_wins
        self.hands: list[list[int]] = []
        self.bids = [-1] * seats
        self.points = [0] * seats
        self.revealed: list[int] = []

    def set_up(self) -> None:
        deck = list(range(CARDS))
        self.hands = [sorted(self._draw(deck) for _ in range(HAND)) for _ in range(self.seats)]

    def _draw(self, deck: list[int]) -> int:
        return deck.pop(self.rng.below(len(deck)))

    def is_waiting(self, seat: int) -> bool:
        """SE-1: everybody chooses at once."""
        return not self.over and self.bids[seat] < 0

    def fill(self, seat: int, buffer: Ints) -> int:
        for n, card in enumerate(self.hands[seat]):
            buffer[n] = card
        return len(self.hands[seat])

    def advance(self, seat: int, choice: int) -> None:
        self.hands[seat].remove(choice)
        self.bids[seat] = choice
        self.note(NOTE_BID, seat, choice)
        if not self.waiting:
            self._reveal()
        if not self.over:
            self.to_move = self.waiting[0]

    def _reveal(self) -> None:
        """SE-2: the best bid takes a point. SE-3: three times."""
        for seat, bid in enumerate(self.bids):
            self.note(NOTE_REVEALED, seat, bid)
        winner = self.bids.index(min(self.bids) if self.low_wins else max(self.bids))
        self.points[winner] += 1
        self.note(NOTE_POINT, winner)
        self.revealed += self.bids
        self.bids = [-1] * self.seats
        self.reveals += 1
        self.over = not self.hands[0]

    def clone(self) -> Self:
        twin = type(self)(self.game, self.seats, self.rng.clone(), self.low_wins)
        self.copy_progress_to(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids, twin.points, twin.revealed = self.bids[:], self.points[:], self.revealed[:]
        return twin

    def redeal(self, seat: int) -> None:
        """Every card the seat has not seen may be anywhere; how many each holds, and who has bid, is open."""
        known = {*self.revealed, *self.hands[seat], self.bids[seat]}
        unseen = [card for card in range(CARDS) if card not in known]
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(self._draw(unseen) for _ in self.hands[other])
                self.bids[other] = self._draw(unseen) if self.bids[other] >= 0 else -1

    def view(self, seat: int | None) -> View:
        viewer = self.viewer(seat)
        return {
            **self.heading(viewer),
            "hand": None if seat is None else [card_element(card) for card in self.hands[viewer]],
            "bid": None if seat is None or self.bids[viewer] < 0 else card_element(self.bids[viewer]),
            "has_bid": [bid >= 0 for bid in self.bids],
            "revealed": [card_element(card) for card in self.revealed],
        }

    def observe(self, seat: int, row: Ints, at: int) -> None:
        """The numbers of ``Sealed.fields``: each card's place, then who has bid and the points, from this seat on."""
        for card in range(CARDS):
            row[at + card] = 3 if card in self.revealed else 2 if card == self.bids[seat] else card in self.hands[seat]
        for n in range(self.seats):
            other = (seat + n) % self.seats
            row[at + CARDS + n] = self.bids[other] >= 0
            row[at + CARDS + self.seats + n] = self.points[other]

    def scores(self) -> list[int]:
        return self.points[:]

    def ranks(self) -> list[int]:
        return ranks_by([(points,) for points in self.points])

    def census(self) -> dict[str, int]:
        held = sum(len(hand) for hand in self.hands) + sum(bid >= 0 for bid in self.bids)
        return {"cards": held + len(self.revealed)}

    def audit(self) -> list[str]:
        won = len(self.revealed) // self.seats
        return [] if sum(self.points) == won else [f"{sum(self.points)} points after {won} rounds"]

"""The wishlist draft. Numbers are those of docs/rules/essen.md."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.rules_rounds import Rounds
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    BOOTHS,
    COMMON,
    HELD,
    IN_DECK,
    IN_PACK,
    NOTE_COMMON,
    NOTE_PASSED,
    NOTE_PICKED,
    PACK,
)


class Draft(Rounds):
    """Everybody picks wishes at the same time."""

    __slots__ = ()

    def set_up(self) -> None:
        """Deal the packs of the draft (ES-6); the rest is set up when it is over."""
        traces = self.traces[:]
        for pack in range(self.seats):
            for _ in range(self.tables.dealt):
                card = self.pick_at_random(self.cards, IN_DECK, self.deck_size)
                self.cards[card] = IN_PACK + pack
                self.deck_size -= 1
                traces[card] = pack << PACK
        self.traces = traces
        self._look_at_packs()

    def picks_per_pass(self) -> i64:
        """One card, but two when two players draft (ES-6, ES-7)."""
        return 2 if self.seats == 2 else 1

    def is_last_pass(self) -> bool:
        """Whether everybody has all their wishes after this round of picks (ES-6)."""
        return (self.passes + 1) * self.picks_per_pass() >= self.tables.kept

    def pack_before(self, seat: i64) -> i64:
        """The number of the pack in front of a seat: packs go to the left (ES-6)."""
        return (seat + (self.seats - 1) * self.passes) % self.seats

    def _look_at_packs(self) -> None:
        """Everybody sees the pack in front of them (ES-56) and is asked."""
        traces = self.traces[:]
        for seat in range(self.seats):
            pack = self.pack_before(seat)
            for card in range(BOOTHS):
                if self.cards[card] == IN_PACK + pack:
                    traces[card] |= 1 << seat
            self.picks[seat] = self.picks_per_pass()
        self.traces = traces
        self.asked = ASK_DRAFT
        self.to_move = 0

    def is_waiting(self, seat: i64) -> bool:
        if self.asked == ASK_DRAFT:
            return self.picks[seat] > 0
        return seat == self.to_move and not self.over

    def _pick(self, seat: i64, card: i64) -> None:
        """Keep a card of the pack (ES-6); when all have, the packs go on."""
        self.cards[card] = HELD + seat
        self.picks[seat] -= 1
        self.note(NOTE_PICKED, seat, card)
        for other in range(self.seats):
            if self.picks[other] > 0:
                self.to_move = other
                return
        last = self.is_last_pass()
        self.passes += 1
        self.reveals += 1
        if not last:
            self.note(NOTE_PASSED, -1, self.passes)
            self._look_at_packs()
        else:
            self._lay_common_list()
            self.open_fair()

    def _lay_common_list(self) -> None:
        """What is left of the packs lies open for all (ES-8)."""
        for card in range(BOOTHS):
            if IN_PACK <= self.cards[card] < HELD:
                self.cards[card] = COMMON
                self.note(NOTE_COMMON, -1, card)

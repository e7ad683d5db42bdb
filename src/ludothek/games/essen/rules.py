"""A game of ESSEN The Game: what can be chosen, and which rule each choice calls."""

# Compiled with mypyc.

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludothek.games.essen.actions import buy, eat, fill_actions, go
from ludothek.games.essen.choices import BUY, EAT, END, GO, KEEP, REMOVE, TEST, UNLOAD, WITHDRAW, decode
from ludothek.games.essen.draft import deal_packs, pack_before, pick
from ludothek.games.essen.hidden import shuffle_hidden
from ludothek.games.essen.observation import observe
from ludothek.games.essen.parking import unload, withdraw
from ludothek.games.essen.play_test import keep, play_test
from ludothek.games.essen.rounds import can_be_removed, end_turn, remove
from ludothek.games.essen.scoring import tie_break_key
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import ASK_ACT, ASK_DRAFT, ASK_KEEP, BOOTHS, DRAWN, IN_PACK, PICKS
from ludothek.games.essen.view import view
from ludothek.kernel.arrays import Ints
from ludothek.kernel.state import View, ranks_by


@mypyc_attr(free_list_len=1)
@final
class Day(Halls):
    """One game of ESSEN The Game."""

    __slots__ = ()

    def set_up(self) -> None:
        """Deal the packs of the draft; the rest is set up when it is over."""
        deal_packs(self)

    def is_waiting(self, seat: i64) -> bool:
        if self.asked == ASK_DRAFT:
            return self.visitors[PICKS + seat] > 0
        return seat == self.to_move and not self.over

    # What can be chosen

    def fill(self, seat: i64, buffer: Ints) -> i64:
        if self.asked == ASK_ACT:
            return fill_actions(self, seat, buffer)
        if self.asked == ASK_DRAFT:
            return self._cards_at(IN_PACK + pack_before(self, seat), buffer)
        if self.asked == ASK_KEEP:
            return self._cards_at(DRAWN, buffer)
        return self._removals(buffer)

    def _cards_at(self, place: i64, buffer: Ints) -> i64:
        """The wish cards one can keep (ES-6, ES-39)."""
        cards = self.cards
        count: i64 = 0
        for card in range(BOOTHS):
            if cards[card] == place:
                buffer[count] = KEEP + card
                count += 1
        return count

    def _removals(self, buffer: Ints) -> i64:
        """The games one can take away (ES-52)."""
        count: i64 = 0
        for game in range(BOOTHS):
            if can_be_removed(self, game):
                buffer[count] = REMOVE + game
                count += 1
        return count

    # What a choice does

    def advance(self, seat: i64, choice: i64) -> None:
        kind, part = decode(choice)
        if kind == GO:
            go(self, seat, part)
        elif kind == END:
            end_turn(self, seat)
        elif kind == TEST:
            play_test(self, seat)
        elif kind == KEEP and self.asked == ASK_DRAFT:
            pick(self, seat, part)
        elif kind == KEEP:
            keep(self, seat, part)
        elif kind == BUY:
            buy(self, seat)
        elif kind == UNLOAD:
            unload(self, seat)
        elif kind == WITHDRAW:
            withdraw(self, seat)
        elif kind == EAT:
            eat(self, seat)
        elif kind == REMOVE:
            remove(self, seat, part)

    # What everybody asks of a state

    def clone(self) -> Day:
        twin = Day(self.game, self.tables, self.routes, self.settings, self.seats, self.rng.clone())
        self.copy_to(twin)
        return twin

    def redeal(self, seat: i64) -> None:
        shuffle_hidden(self, seat)

    def view(self, seat: int | None) -> View:
        return view(self, self.viewer(seat))

    def observe(self, seat: i64, row: Ints, at: i64) -> None:
        observe(self, seat, row, at)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return ranks_by([tie_break_key(self, seat) for seat in range(self.seats)])

    def audit(self) -> list[str]:
        from ludothek.games.essen.audit import audit

        return audit(self)

"""The rules of World's Fair 1893, in the order of the rulebook. Numbers are those of docs/rules/worldsfair.md."""

# Compiled with mypyc.

from __future__ import annotations

import msgspec
from mypy_extensions import i64, mypyc_attr

from ludothek.games.worldsfair.choices import (
    APPROVE,
    DISCARD,
    PLACE,
    PLAY_AREA_FIGURE,
    PLAY_BURNHAM,
    PLAY_DAVIS,
    PLAY_PALMER,
    TAKE_BACK,
    decode,
    palmer_choice,
)
from ludothek.games.worldsfair.observation import observe
from ludothek.games.worldsfair.scoring import points, tie_break_key
from ludothek.games.worldsfair.scoring_phase import ScoringPhase
from ludothek.games.worldsfair.tables import (
    ALLOWANCE,
    AREA_FIGURE,
    AREAS,
    ASK_FIGURE,
    ASK_PLACE,
    ASK_TAKE_BACK,
    BURNHAM,
    DAVIS,
    FIGURE,
    FIGURES,
    HAND,
    HELD,
    LAID,
    LYING,
    NOTE_CAR,
    NOTE_COLLECTED,
    NOTE_DEALT,
    NOTE_DISCARDED,
    NOTE_MOVED,
    NOTE_PLACED,
    NOTE_PLAYED,
    NOTE_RESHUFFLED,
    NOTE_ROUND,
    NOTE_TOOK_BACK,
    PALMER,
    POSITION,
    PROPOSED,
    RING,
    SLOTS,
    SUPPLY,
    SUPPORTERS,
    TICKET,
    TICKETS,
)
from ludothek.games.worldsfair.view import view
from ludothek.kernel.arrays import Ints
from ludothek.kernel.state import View, ranks_by


@mypyc_attr(free_list_len=1)
class Fair(ScoringPhase):
    """One game of World's Fair 1893."""

    __slots__ = ()

    # Set-up

    def set_up(self) -> None:
        """Lay the ring, deal the first cards, place the first supporters (WF-3 to WF-8)."""
        self._lay_ring()
        pieces = self.pieces
        position: i64
        area: i64
        for position in range(AREAS):
            for _nth in range(self.tables.start_cards):
                self._deal_to(pieces[RING + position])
        for seat in range(self.seats):
            pieces[SUPPLY + seat] = self.tables.supporters
            for area in range(AREAS):
                self._send(seat, area)
            for bonus in self.tables.start_bonus[seat]:
                self._send(seat, bonus)
        self.note(NOTE_ROUND, -1, self.round)

    def _lay_ring(self) -> None:
        """The areas in random order (WF-3)."""
        pieces = self.pieces
        n: i64
        for n in range(AREAS):
            pieces[RING + n] = n
        last: i64 = AREAS - 1
        while last > 0:
            other = self.rng.below(last + 1)
            area = pieces[RING + last]
            pieces[RING + last] = pieces[RING + other]
            pieces[RING + other] = area
            last -= 1
        for n in range(AREAS):
            pieces[POSITION + pieces[RING + n]] = n

    # What can be chosen

    def fill(self, seat: i64, buffer: Ints) -> i64:
        if self.asked == ASK_PLACE:
            return self._places(buffer)
        if self.asked == ASK_FIGURE:
            return self._figure_plays(seat, buffer)
        if self.asked == ASK_TAKE_BACK:
            return self._take_backs(seat, buffer)
        return self._approvals(seat, buffer)

    def _places(self, buffer: Ints) -> i64:
        """Any area (WF-11)."""
        area: i64
        for area in range(AREAS):
            buffer[area] = PLACE + area
        return AREAS

    def _take_backs(self, seat: i64, buffer: Ints) -> i64:
        """Any area with a supporter of one's own (WF-12)."""
        pieces = self.pieces
        area: i64
        count: i64 = 0
        for area in range(AREAS):
            if pieces[SUPPORTERS + seat * AREAS + area] > 0:
                buffer[count] = TAKE_BACK + area
                count += 1
        return count

    def _approvals(self, seat: i64, buffer: Ints) -> i64:
        """From none to all that are allowed (WF-39)."""
        most = self.pieces[ALLOWANCE + seat]
        for n in range(most + 1):
            buffer[n] = APPROVE + n
        return most + 1

    def _figure_plays(self, seat: i64, buffer: Ints) -> i64:
        """Each figure in hand, played in every possible way or discarded (WF-13, WF-14)."""
        pieces = self.pieces
        held: i64 = HELD + seat * FIGURES
        figure: i64
        count: i64 = 0
        for figure in range(FIGURES):
            if pieces[held + figure] == 0:
                continue
            if figure == BURNHAM:
                buffer[count] = PLAY_BURNHAM
                count += 1
            elif figure == DAVIS:
                count = self._davis_plays(buffer, count)
            elif figure == PALMER:
                count = self._palmer_plays(buffer, count)
            else:
                buffer[count] = PLAY_AREA_FIGURE + figure - AREA_FIGURE
                count += 1
            buffer[count] = DISCARD + figure
            count += 1
        return count

    def _davis_plays(self, buffer: Ints, count: i64) -> i64:
        """The neighbours of the area of step 1 in the chain (WF-16)."""
        pieces = self.pieces
        position = pieces[POSITION + self.visited]
        if position > 0:
            buffer[count] = PLAY_DAVIS + pieces[RING + position - 1]
            count += 1
        if position < AREAS - 1:
            buffer[count] = PLAY_DAVIS + pieces[RING + position + 1]
            count += 1
        return count

    def _palmer_plays(self, buffer: Ints, count: i64) -> i64:
        """Anybody's supporter, from any area to any other (WF-17)."""
        pieces = self.pieces
        origin: i64
        goal: i64
        for owner in range(self.seats):
            supporters: i64 = SUPPORTERS + owner * AREAS
            for origin in range(AREAS):
                if pieces[supporters + origin] > 0:
                    away = palmer_choice(owner, origin, 0)
                    for goal in range(AREAS):
                        if goal != origin:
                            buffer[count] = away + goal
                            count += 1
        return count

    # What a choice does

    def advance(self, seat: i64, choice: i64) -> None:
        kind, first, second, third = decode(choice)
        if kind == PLACE:
            self._place(seat, first)
        elif kind == TAKE_BACK:
            self._take_back(seat, first)
        elif kind == PLAY_BURNHAM:
            self._play_figure(seat, BURNHAM, self.visited)
        elif kind == PLAY_DAVIS:
            self._play_figure(seat, DAVIS, first)
        elif kind == PLAY_AREA_FIGURE:
            self._play_figure(seat, AREA_FIGURE + first, first)
        elif kind == PLAY_PALMER:
            self._move_supporter(seat, first, second, third)
        elif kind == DISCARD:
            self._discard_figure(seat, first)
        else:
            self._settle_approval(seat, first)

    def _place(self, seat: i64, area: i64) -> None:
        """Step 1: a supporter to the chosen area (WF-11)."""
        self.visited = area
        if self.journal is not None and self.pieces[SUPPLY + seat] > 0:
            self.note(NOTE_PLACED, seat, area)
        self._add_supporter(seat, area)

    def _add_supporter(self, seat: i64, area: i64) -> None:
        """One of the seat's supporters to an area; if the supply is empty the seat says which to take back (WF-12)."""
        if self.pieces[SUPPLY + seat] == 0:
            self.target = area
            self.asked = ASK_TAKE_BACK
        else:
            self._send(seat, area)
            self._next_figure(seat)

    def _send(self, seat: i64, area: i64) -> None:
        pieces = self.pieces
        pieces[SUPPLY + seat] -= 1
        pieces[SUPPORTERS + seat * AREAS + area] += 1

    def _take_back(self, seat: i64, area: i64) -> None:
        """A supporter that stands somewhere goes where one is needed (WF-12)."""
        pieces = self.pieces
        pieces[SUPPORTERS + seat * AREAS + area] -= 1
        pieces[SUPPORTERS + seat * AREAS + self.target] += 1
        self.note(NOTE_TOOK_BACK, seat, area)
        self.note(NOTE_PLACED, seat, self.target)
        self.target = -1
        self._next_figure(seat)

    def _next_figure(self, seat: i64) -> None:
        """Step 2 goes on until no figure is left (WF-13)."""
        if self.pieces[HAND + seat] > 0:
            self.asked = ASK_FIGURE
        else:
            self._finish_turn(seat)

    def _play_figure(self, seat: i64, figure: i64, area: i64) -> None:
        """Step 2: a figure adds a supporter (WF-15, WF-16, WF-18)."""
        self._spend_figure(seat, figure)
        self.note(NOTE_PLAYED, seat, figure, area)
        self._add_supporter(seat, area)

    def _move_supporter(self, seat: i64, owner: i64, origin: i64, goal: i64) -> None:
        """Step 2: Palmer moves anybody's supporter; the area of step 1 stays what it was (WF-17, WF-19)."""
        self._spend_figure(seat, PALMER)
        pieces = self.pieces
        pieces[SUPPORTERS + owner * AREAS + origin] -= 1
        pieces[SUPPORTERS + owner * AREAS + goal] += 1
        self.note(NOTE_MOVED, seat, owner, origin * AREAS + goal)
        self._next_figure(seat)

    def _discard_figure(self, seat: i64, figure: i64) -> None:
        """A figure without effect (WF-14)."""
        self._spend_figure(seat, figure)
        self.note(NOTE_DISCARDED, seat, figure)
        self._next_figure(seat)

    def _spend_figure(self, seat: i64, figure: i64) -> None:
        pieces = self.pieces
        pieces[HELD + seat * FIGURES + figure] -= 1
        pieces[HAND + seat] -= 1
        self.throw(FIGURE + figure, 1)

    def _finish_turn(self, seat: i64) -> None:
        """Steps 3 and 4, then the scoring phase if the wheel has gone round (WF-10, WF-29)."""
        closed = self._collect(seat)
        self._refill()
        self.visited = -1
        if closed:
            self._begin_scoring()
        else:
            self._next_turn()

    def _collect(self, seat: i64) -> bool:
        """Step 3: all cards of the area of step 1 (WF-20 to WF-23); whether the car has come round to the start."""
        area = self.visited
        pieces = self.pieces
        tickets: i64 = 0
        start: i64 = LYING + area * SLOTS
        for slot in range(start, start + pieces[LAID + area]):
            card = pieces[slot]
            if self.journal is not None:
                self.note(NOTE_COLLECTED, seat, area, card)
            if card < AREAS:
                pieces[PROPOSED + seat * AREAS + card] += 1
            elif card == TICKET:
                tickets += 1
            else:
                pieces[HELD + seat * FIGURES + card - FIGURE] += 1
                pieces[HAND + seat] += 1
        pieces[LAID + area] = 0
        pieces[TICKETS + seat] += tickets
        return self._turn_wheel(seat, tickets)

    def _turn_wheel(self, seat: i64, tickets: i64) -> bool:
        """One space per ticket, but never past the start (WF-21)."""
        left = self.tables.wheel - self.car
        moved = tickets if tickets < left else left
        self.car += moved
        if moved > 0:
            self.note(NOTE_CAR, seat, moved, self.car)
        return self.car == self.tables.wheel

    def _refill(self) -> None:
        """Step 4: one card to the area of step 1, then one each to the next two with room (WF-24 to WF-26)."""
        pieces = self.pieces
        position = pieces[POSITION + self.visited]
        self._deal_to(self.visited)
        for _nth in range(self.tables.refill - 1):
            position = self._next_with_room(position)
            self._deal_to(pieces[RING + position])

    def _next_with_room(self, position: i64) -> i64:
        """The next position clockwise that is not full; the area of step 1 always has room, so there is one (WF-25)."""
        pieces = self.pieces
        capacity = self.tables.capacity
        while True:
            position += 1
            if position == AREAS:
                position = 0
            area = pieces[RING + position]
            if pieces[LAID + area] < capacity[area]:
                return position

    def _deal_to(self, area: i64) -> None:
        """A card of the deck face up to an area; an empty deck is made anew first (WF-27), if it can be (WF-28)."""
        if self.deck_size == 0:
            self.stack_deck()
            if self.deck_size == 0:
                return
            self.note(NOTE_RESHUFFLED, -1, self.deck_size)
        card = self.draw()
        pieces = self.pieces
        pieces[LYING + area * SLOTS + pieces[LAID + area]] = card
        pieces[LAID + area] += 1
        if self.journal is not None:
            self.note(NOTE_DEALT, -1, area, card)

    # What everybody asks of a state

    def clone(self) -> Fair:
        twin = Fair(self.game, self.tables, self.seats, self.rng.clone(), self.ask_approvals)
        self.copy_to(twin)
        return twin

    def redeal(self, seat: i64) -> None:
        """Only the order of the deck is hidden, and it is drawn when it is needed (WF-48)."""

    def view(self, seat: int | None) -> View:
        plain: View = msgspec.to_builtins(self.shown(seat))
        return plain

    def shown(self, seat: int | None) -> object:
        return view(self, self.viewer(seat))

    def observe(self, seat: i64, row: Ints, at: i64) -> None:
        observe(self, seat, row, at)

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return ranks_by([tie_break_key(self, seat) for seat in range(self.seats)])

    def audit(self) -> list[str]:
        from ludothek.games.worldsfair.audit import audit

        return audit(self)

"""The rules of World's Fair 1893, in the order of the rulebook. Numbers are those of docs/rules/worldsfair.md."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from ludothek.games.worldsfair.scoring import points, tie_break_key
from ludothek.games.worldsfair.scoring_phase import ScoringPhase
from ludothek.games.worldsfair.tables import (
    APPROVE,
    AREA_FIGURE,
    AREAS,
    ASK_FIGURE,
    ASK_PLACE,
    ASK_TAKE_BACK,
    BURNHAM,
    DAVIS,
    DISCARD,
    FIGURE,
    FIGURES,
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
    PLACE,
    PLAY_AREA_FIGURE,
    PLAY_BURNHAM,
    PLAY_DAVIS,
    PLAY_PALMER,
    SLOTS,
    TAKE_BACK,
    TICKET,
    palmer_choice,
    palmer_move,
)
from ludothek.games.worldsfair.view import view
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.state import View, ranks_by


class Fair(ScoringPhase):
    """One game of World's Fair 1893."""

    __slots__ = ()

    # Set-up

    def set_up(self) -> None:
        """Lay the ring, deal the first cards, place the first supporters (WF-3 to WF-8)."""
        self._lay_ring()
        for position in range(AREAS):
            for _ in range(self.tables.start_cards):
                self._deal_to(self.ring[position])
        for seat in range(self.seats):
            self.supply[seat] = self.tables.supporters
            for area in range(AREAS):
                self._send(seat, area)
            for bonus in self.tables.start_bonus[seat]:
                self._send(seat, bonus)
        self.note(NOTE_ROUND, -1, self.round)

    def _lay_ring(self) -> None:
        """The areas in random order (WF-3)."""
        self.ring = zeros(AREAS)
        self.position = zeros(AREAS)
        for n in range(AREAS):
            self.ring[n] = n
        last: i64 = AREAS - 1
        while last > 0:
            other = self.rng.below(last + 1)
            area = self.ring[last]
            self.ring[last] = self.ring[other]
            self.ring[other] = area
            last -= 1
        for n in range(AREAS):
            self.position[self.ring[n]] = n

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
        for area in range(AREAS):
            buffer[area] = PLACE + area
        return AREAS

    def _take_backs(self, seat: i64, buffer: Ints) -> i64:
        """Any area with a supporter of one's own (WF-12)."""
        count: i64 = 0
        for area in range(AREAS):
            if self.supporters[seat * AREAS + area] > 0:
                buffer[count] = TAKE_BACK + area
                count += 1
        return count

    def _approvals(self, seat: i64, buffer: Ints) -> i64:
        """From none to all that are allowed (WF-39)."""
        most = self.allowance[seat]
        for n in range(most + 1):
            buffer[n] = APPROVE + n
        return most + 1

    def _figure_plays(self, seat: i64, buffer: Ints) -> i64:
        """Each figure in hand, played in every possible way or discarded (WF-13, WF-14)."""
        count: i64 = 0
        for figure in range(FIGURES):
            if self.figures[seat * FIGURES + figure] == 0:
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
        position = self.position[self.visited]
        if position > 0:
            buffer[count] = PLAY_DAVIS + self.ring[position - 1]
            count += 1
        if position < AREAS - 1:
            buffer[count] = PLAY_DAVIS + self.ring[position + 1]
            count += 1
        return count

    def _palmer_plays(self, buffer: Ints, count: i64) -> i64:
        """Anybody's supporter, from any area to any other (WF-17)."""
        for owner in range(self.seats):
            for origin in range(AREAS):
                if self.supporters[owner * AREAS + origin] > 0:
                    away = palmer_choice(owner, origin, 0)
                    for goal in range(AREAS):
                        if goal != origin:
                            buffer[count] = away + goal
                            count += 1
        return count

    # What a choice does

    def advance(self, seat: i64, choice: i64) -> None:
        if choice < TAKE_BACK:
            self._place(seat, choice - PLACE)
        elif choice < PLAY_BURNHAM:
            self._take_back(seat, choice - TAKE_BACK)
        elif choice < DISCARD:
            self._play_figure(seat, choice)
        elif choice < APPROVE:
            self._discard_figure(seat, choice - DISCARD)
        else:
            self.allowance[seat] = 0
            self._approve(seat, self.ring[self.scoring], choice - APPROVE)
            self._score_areas()

    def _place(self, seat: i64, area: i64) -> None:
        """Step 1: a supporter to the chosen area (WF-11)."""
        self.visited = area
        self.note(NOTE_PLACED, seat, area)
        self._add_supporter(seat, area)

    def _add_supporter(self, seat: i64, area: i64) -> None:
        """One of the seat's supporters to an area; if the supply is empty the seat says which to take back (WF-12)."""
        if self.supply[seat] == 0:
            self.target = area
            self.asked = ASK_TAKE_BACK
        else:
            self._send(seat, area)
            self._next_figure(seat)

    def _send(self, seat: i64, area: i64) -> None:
        self.supply[seat] -= 1
        self.supporters[seat * AREAS + area] += 1

    def _take_back(self, seat: i64, area: i64) -> None:
        """A supporter that stands somewhere goes where one is needed (WF-12)."""
        self.supporters[seat * AREAS + area] -= 1
        self.supporters[seat * AREAS + self.target] += 1
        self.target = -1
        self.note(NOTE_TOOK_BACK, seat, area)
        self._next_figure(seat)

    def _next_figure(self, seat: i64) -> None:
        """Step 2 goes on until no figure is left (WF-13)."""
        if self.hand[seat] > 0:
            self.asked = ASK_FIGURE
        else:
            self._finish_turn(seat)

    def _play_figure(self, seat: i64, choice: i64) -> None:
        """Step 2: carry out what the figure's card says (WF-15 to WF-18)."""
        if choice == PLAY_BURNHAM:
            self._spend_figure(seat, BURNHAM)
            self.note(NOTE_PLAYED, seat, BURNHAM, self.visited)
            self._add_supporter(seat, self.visited)
        elif choice < PLAY_PALMER:
            area: i64 = choice - PLAY_DAVIS
            self._spend_figure(seat, DAVIS)
            self.note(NOTE_PLAYED, seat, DAVIS, area)
            self._add_supporter(seat, area)
        elif choice < PLAY_AREA_FIGURE:
            self._spend_figure(seat, PALMER)
            self._move_supporter(seat, choice)
            self._next_figure(seat)
        else:
            home: i64 = choice - PLAY_AREA_FIGURE
            self._spend_figure(seat, AREA_FIGURE + home)
            self.note(NOTE_PLAYED, seat, AREA_FIGURE + home, home)
            self._add_supporter(seat, home)

    def _move_supporter(self, seat: i64, choice: i64) -> None:
        """Anybody's supporter to another area; the area of step 1 stays what it was (WF-17, WF-19)."""
        owner, origin, goal = palmer_move(choice)
        self.supporters[owner * AREAS + origin] -= 1
        self.supporters[owner * AREAS + goal] += 1
        self.note(NOTE_MOVED, seat, owner, origin * AREAS + goal)

    def _discard_figure(self, seat: i64, figure: i64) -> None:
        """A figure without effect (WF-14)."""
        self._spend_figure(seat, figure)
        self.note(NOTE_DISCARDED, seat, figure)
        self._next_figure(seat)

    def _spend_figure(self, seat: i64, figure: i64) -> None:
        self.figures[seat * FIGURES + figure] -= 1
        self.hand[seat] -= 1
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
        cards = self.cards
        tickets: i64 = 0
        for slot in range(area * SLOTS, area * SLOTS + self.laid[area]):
            card = cards[slot]
            if self.journal is not None:
                self.note(NOTE_COLLECTED, seat, area, card)
            if card < AREAS:
                self.proposed[seat * AREAS + card] += 1
            elif card == TICKET:
                tickets += 1
            else:
                self.figures[seat * FIGURES + card - FIGURE] += 1
                self.hand[seat] += 1
        self.laid[area] = 0
        self.tickets[seat] += tickets
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
        position = self.position[self.visited]
        self._deal_to(self.visited)
        for _ in range(self.tables.refill - 1):
            position = self._next_with_room(position)
            self._deal_to(self.ring[position])

    def _next_with_room(self, position: i64) -> i64:
        """The next position clockwise that is not full; the area of step 1 always has room, so there is one (WF-25)."""
        ring = self.ring
        laid = self.laid
        capacity = self.tables.capacity
        while True:
            position = position + 1 if position < AREAS - 1 else 0
            area = ring[position]
            if laid[area] < capacity[area]:
                return position

    def _deal_to(self, area: i64) -> None:
        """A card of the deck face up to an area; an empty deck is made anew first (WF-27), if it can be (WF-28)."""
        if self.deck_size == 0:
            self.stack_deck()
            if self.deck_size == 0:
                return
            self.note(NOTE_RESHUFFLED, -1, self.deck_size)
        card = self.draw()
        self.cards[area * SLOTS + self.laid[area]] = card
        self.laid[area] += 1
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

    def scores(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return ranks_by([tie_break_key(self, seat) for seat in range(self.seats)])

    def audit(self) -> list[str]:
        from ludothek.games.worldsfair.audit import audit

        return audit(self)

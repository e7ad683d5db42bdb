"""Setting up: dealing, the secret choices of all at once, the drafts, the first roll."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.rules_trade import Trading
from ludothek.games.euphoria.state import HAND
from ludothek.games.euphoria.tables import (
    ASK_DRAFT,
    ASK_HIDE,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    ASK_TURN,
    DIE,
    HELD,
    HIDDEN,
    KINDS,
    KNOWLEDGE_AT,
    MORALE_AT,
    NOTE_BEGINS,
    NOTE_CHOSEN,
    NOTE_ROLLED,
    NOTE_TRACK,
    RECRUIT,
    SITES,
    SPACES,
    TILE,
    card_bit,
)
from ludothek.kernel.arrays import Ints


class Setup(Trading):
    """The table with the rules of its set-up (EU-1 to EU-9, EU-74 to EU-76)."""

    __slots__ = ()

    def set_up(self) -> None:
        """Everything that needs no choice; then the first question."""
        tables = self.tables
        for space in range(SPACES):
            self.who[space] = -1
        for kind in range(KINDS):
            self.deck[kind] = tables.artifacts
        self.deck_size = tables.artifacts * KINDS
        self.recruit_deck = card_bit(tables.recruits) - 1
        for seat in range(self.seats):
            self.workers[seat] = tables.start_workers
            self.air[seat] = tables.start_workers
            self.stars[seat] = tables.stars
            self.kept_tile[seat] = -1
            self.picked[seat] = -1
            self.second[seat] = -1
            if not self.track_draft:
                self.morale[seat] = tables.start_morale
                self.knowledge[seat] = tables.start_knowledge
            for slot in range(seat * HELD, seat * HELD + HELD):
                self.recruits[slot] = -1
            for slot in range(seat * HAND, seat * HAND + HAND):
                self.drafted[slot] = -1
        self._deal_dilemmas()
        self._deal_recruits()
        if self.market_draft:
            self._offer_tiles()
        else:
            self._lay_tiles(0, (1 << tables.tiles) - 1)
            self._begin_recruits()

    def _deal_dilemmas(self) -> None:
        left: i64 = (1 << KINDS) - 1
        for seat in range(self.seats):
            self.dilemma[seat] = self._pick_bit(left, KINDS)
            left &= ~(1 << self.dilemma[seat])

    def _deal_recruits(self) -> None:
        for slot in range(self.seats * HAND):
            self.dealt[slot] = self.draw_recruit()

    def _pick_bit(self, bits: i64, length: i64) -> i64:
        """One of the bits that are set, at random."""
        size: i64 = 0
        for n in range(length):
            size += (bits >> n) & 1
        pick = self.rng.below(size)
        for n in range(length):
            if (bits >> n) & 1:
                if pick == 0:
                    return n
                pick -= 1
        return -1

    # Questions to all at once

    def ask_all(self, question: i64) -> None:
        self.phase = question
        self.asked = question
        for seat in range(self.seats):
            self.picked[seat] = -1
        self.to_move = 0

    def is_waiting(self, seat: i64) -> bool:
        if self.over:
            return False
        if self.phase >= ASK_TRACK:
            return seat == self.to_move
        return self.picked[seat] < 0 or (self.phase == ASK_OPEN and self.second[seat] < 0)

    def question(self, seat: i64) -> i64:
        """What a seat is asked; while recruits are chosen, seats may be at different questions."""
        if self.phase == ASK_OPEN and self.picked[seat] >= 0:
            return ASK_HIDE
        return self.asked

    def fill_setup(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        if self.phase == ASK_TILE:
            buffer[0] = TILE + self.offered_tiles[seat * 2]
            buffer[1] = TILE + self.offered_tiles[seat * 2 + 1]
            return 2
        if self.phase == ASK_TRACK:
            return self._fill_track_spaces(seat, buffer)
        for slot in range(seat * HAND, seat * HAND + HAND):
            if self.dealt[slot] >= 0 and self.dealt[slot] != self.picked[seat]:
                buffer[count] = RECRUIT + self.dealt[slot]
                count += 1
        return count

    def choose_setup(self, seat: i64, choice: i64) -> None:
        if self.phase == ASK_TRACK:
            self._lay_marker(seat, choice)
            return
        if self.phase == ASK_TILE:
            self.picked[seat] = choice - TILE
        elif self.phase == ASK_OPEN and self.picked[seat] >= 0:
            self.second[seat] = choice - RECRUIT
        else:
            self.picked[seat] = choice - RECRUIT
        if not self.is_waiting(seat):
            self.note(NOTE_CHOSEN, seat)
        for other in range(self.seats):
            if self.is_waiting(other):
                self.to_move = other
                return
        self._all_have_chosen()

    def _all_have_chosen(self) -> None:
        if self.phase == ASK_TILE:
            self._take_tiles()
        elif self.phase == ASK_DRAFT:
            self._pass_on()
        else:
            self._show_recruits()

    # Markets (EU-6, EU-75)

    def _offer_tiles(self) -> None:
        left: i64 = (1 << self.tables.tiles) - 1
        for n in range(self.seats * 2):
            tile = self._pick_bit(left, self.tables.tiles)
            left &= ~(1 << tile)
            self.offered_tiles[n] = tile
        self.ask_all(ASK_TILE)

    def _take_tiles(self) -> None:
        """Those chosen, filled up from those not dealt."""
        taken: i64 = 0
        left: i64 = (1 << self.tables.tiles) - 1
        for seat in range(self.seats):
            self.kept_tile[seat] = self.picked[seat]
            taken |= 1 << self.picked[seat]
            left &= ~(1 << self.offered_tiles[seat * 2])
            left &= ~(1 << self.offered_tiles[seat * 2 + 1])
        self._lay_tiles(taken, left)
        self._begin_recruits()

    def _lay_tiles(self, taken: i64, left: i64) -> None:
        """All tiles taken and as many others as are missing, shuffled onto the sites."""
        chosen: i64 = 0
        for tile in range(self.tables.tiles):
            chosen += (taken >> tile) & 1
        for _ in range(SITES - chosen):
            tile = self._pick_bit(left, self.tables.tiles)
            left &= ~(1 << tile)
            taken |= 1 << tile
        for site in range(SITES):
            tile = self._pick_bit(taken, self.tables.tiles)
            taken &= ~(1 << tile)
            self.tiles[site] = tile

    # Recruits (EU-4, EU-74)

    def _begin_recruits(self) -> None:
        self.ask_all(ASK_DRAFT if self.draft else ASK_OPEN)

    def _pass_on(self) -> None:
        """Keep the one picked, pass the rest to the left; the last card of each needs no choice."""
        passed = self.dealt[:]
        self.reveals += 1
        left: i64 = 0
        for seat in range(self.seats):
            goal: i64 = (seat + 1) % self.seats
            left = 0
            for n in range(HAND):
                card = passed[seat * HAND + n]
                if card >= 0 and card == self.picked[seat]:
                    self._keep_drafted(seat, card)
                    card = -1
                self.dealt[goal * HAND + n] = card
                if card >= 0:
                    left += 1
        if left > 1:
            self.ask_all(ASK_DRAFT)
            return
        for seat in range(self.seats):
            for n in range(HAND):
                card = self.dealt[seat * HAND + n]
                if card >= 0:
                    self._keep_drafted(seat, card)
        for slot in range(self.seats * HAND):
            self.dealt[slot] = self.drafted[slot]
            self.drafted[slot] = -1
        self.ask_all(ASK_OPEN)

    def _keep_drafted(self, seat: i64, card: i64) -> None:
        slot: i64 = seat * HAND
        while self.drafted[slot] >= 0:
            slot += 1
        self.drafted[slot] = card

    def _show_recruits(self) -> None:
        """One open, one hidden, two out of the game; then the first roll (EU-4, EU-2)."""
        for seat in range(self.seats):
            for slot in range(seat * HAND, seat * HAND + HAND):
                card = self.dealt[slot]
                if card != self.picked[seat] and card != self.second[seat]:
                    self.dropped[seat] |= card_bit(card)
                self.dealt[slot] = -1
            self.recruits[seat * HELD] = self.picked[seat]
            self.recruits[seat * HELD + 1] = self.second[seat]
            self.status[seat * HELD + 1] = HIDDEN
            self.picked[seat] = -1
            self.second[seat] = -1
            self.open_recruit(seat, seat * HELD)
        self._first_roll()
        if self.track_draft:
            self.phase = ASK_TRACK
            self.ask(self.first, ASK_TRACK)
        else:
            self._begin_play()

    def _first_roll(self) -> None:
        """The highest sum begins (EU-2)."""
        best: i64 = 0
        for seat in range(self.seats):
            total: i64 = 0
            for _ in range(self.tables.start_workers):
                number: i64 = self.rng.below(6) + 1
                total += number
                self.ready[seat * DIE + number] += 1
                self.ready[seat * DIE] += 1
                self.air[seat] -= 1
                self.note(NOTE_ROLLED, seat, number)
            if total > best:
                best = total
                self.first = seat
        self.note(NOTE_BEGINS, self.first)

    def _begin_play(self) -> None:
        self.phase = ASK_TURN
        self.begin_turn(self.first)

    # Markers on free spaces (EU-76)

    def _fill_track_spaces(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        if self.morale[seat] == 0:
            for space in range(1, self.tables.most_morale + 1):
                if self._is_free(self.morale, space):
                    buffer[count] = MORALE_AT + space - 1
                    count += 1
        if self.knowledge[seat] == 0:
            for space in range(1, self.tables.most_knowledge + 1):
                if self._is_free(self.knowledge, space):
                    buffer[count] = KNOWLEDGE_AT + space - 1
                    count += 1
        return count

    def _is_free(self, track: Ints, space: i64) -> bool:
        return all(track[seat] != space for seat in range(self.seats))

    def _lay_marker(self, seat: i64, choice: i64) -> None:
        if choice >= KNOWLEDGE_AT:
            self.knowledge[seat] = choice - KNOWLEDGE_AT + 1
            self.note(NOTE_TRACK, seat, 1, self.knowledge[seat])
        else:
            self.morale[seat] = choice - MORALE_AT + 1
            self.note(NOTE_TRACK, seat, 0, self.morale[seat])
        for step in range(1, self.seats + 1):
            other: i64 = (seat + step) % self.seats
            if self.morale[other] == 0 or self.knowledge[other] == 0:
                self.ask(other, ASK_TRACK)
                return
        self._begin_play()

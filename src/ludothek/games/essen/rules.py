"""What a visitor of ESSEN The Game can do. Numbers are those of docs/rules/essen.md."""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.essen.rules_draft import Draft
from ludothek.games.essen.scoring import price, purchase_points, tie_break_key
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_DRAFT,
    ASK_KEEP,
    BOOTHS,
    BUY,
    BUYING,
    CASH,
    COMMON,
    COURTYARD,
    DISCARDED,
    DRAWN,
    EAT,
    END,
    GO,
    HELD,
    IN_BAG,
    IN_DECK,
    IN_PACK,
    KEEP,
    LINES,
    NOTE_ATE,
    NOTE_BOUGHT,
    NOTE_DREW,
    NOTE_KEPT,
    NOTE_POINTS,
    NOTE_PRE_ORDER,
    NOTE_SHUFFLED,
    NOTE_WENT,
    NOTE_WISH,
    NOTE_WITHDREW,
    ON_BOOTH,
    PARKING,
    REMOVE,
    SEEN,
    SHOWN,
    SHUFFLE,
    SOLD_OUT,
    SYMBOLS,
    TEST,
    UNLOAD,
    WITHDRAW,
)
from ludothek.games.essen.view import view
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.state import View, ranks_by


class Day(Draft):
    """One game of ESSEN The Game."""

    __slots__ = ()

    # What can be chosen

    def fill(self, seat: i64, buffer: Ints) -> i64:
        if self.asked == ASK_ACT:
            return self._actions(seat, buffer)
        if self.asked == ASK_DRAFT:
            return self._cards_at(IN_PACK + self.pack_before(seat), buffer)
        if self.asked == ASK_KEEP:
            return self._cards_at(DRAWN, buffer)
        return self._removals(buffer)

    def _actions(self, seat: i64, buffer: Ints) -> i64:
        """Everything a turn allows (ES-25)."""
        here = self.position[seat]
        left = self.actions_left(seat)
        tables = self.tables
        costs = self.costs
        count: i64 = 0
        for n in range(tables.near_from[here], tables.near_from[here + 1]):
            space = tables.near[n]
            if costs[space] <= left:
                buffer[count] = GO + space
                count += 1
        if here < BOOTHS:
            if self.can_buy_at(seat, here, 0):
                buffer[count] = BUY
                count += 1
        elif here == PARKING:
            if self.bag[seat] > 0:
                buffer[count] = UNLOAD
                count += 1
            if self.points(seat) >= tables.withdrawal_points:
                buffer[count] = WITHDRAW
                count += 1
        elif here == COURTYARD and self.can_eat(seat):
            buffer[count] = EAT
            count += 1
        if left >= tables.test_cost and self.deck_size + self.discard_size > 0:
            buffer[count] = TEST
            count += 1
        buffer[count] = END
        return count + 1

    def can_buy_at(self, seat: i64, space: i64, way: i64) -> bool:
        """Whether the game of a booth could be bought after so many actions on the way (ES-32 to ES-35)."""
        if space >= BOOTHS or self.games[space] != ON_BOOTH or not self.has_room(seat, way):
            return False
        if self.events[space] == SOLD_OUT and self.pre_orders[seat] != 0:
            return False
        return price(self, space) <= self.money[seat]

    def has_room(self, seat: i64, way: i64) -> bool:
        """Whether there will be a space for one more game (ES-33)."""
        if self.bag[seat] >= self.tables.bag:
            return False
        return self.settings.buy_anywhere or self.actions_left(seat) > way

    def can_eat(self, seat: i64) -> bool:
        """Once per round, if there is something to win back (ES-31)."""
        return self.eaten[seat] == 0 and self.spent[seat] > 0 and self.money[seat] >= self.tables.snack_price

    def _cards_at(self, place: i64, buffer: Ints) -> i64:
        """The wish cards one can keep (ES-6, ES-39)."""
        count: i64 = 0
        for card in range(BOOTHS):
            if self.cards[card] == place:
                buffer[count] = KEEP + card
                count += 1
        return count

    def _removals(self, buffer: Ints) -> i64:
        """The games one can take away (ES-52)."""
        count: i64 = 0
        for game in range(BOOTHS):
            if self.can_be_removed(game):
                buffer[count] = REMOVE + game
                count += 1
        return count

    # What a choice does

    def advance(self, seat: i64, choice: i64) -> None:
        if choice < BUY:
            self._go(seat, choice - GO)
        elif choice == END:
            self._end_turn(seat)
        elif choice == TEST:
            self._test(seat)
        elif choice == BUY:
            self._buy(seat)
        elif choice == UNLOAD:
            self._unload(seat)
        elif choice == WITHDRAW:
            self._withdraw(seat)
        elif choice == EAT:
            self._eat(seat)
        elif choice >= REMOVE:
            self._remove(seat, choice - REMOVE)
        elif self.asked == ASK_DRAFT:
            self._pick(seat, choice - KEEP)
        else:
            self._keep(seat, choice - KEEP)

    def _go(self, seat: i64, space: i64) -> None:
        """A step to a neighbouring space (ES-26, ES-27)."""
        cost = self.costs[space]
        self.position[seat] = space
        self.spent[seat] += cost
        if self.journal is not None:
            self.note(NOTE_WENT, seat, space, cost)

    def _eat(self, seat: i64) -> None:
        """Money for actions (ES-31)."""
        back = min(self.tables.snack_actions, self.spent[seat])
        self.spent[seat] -= back
        self.money[seat] -= self.tables.snack_price
        self.eaten[seat] = 1
        self.note(NOTE_ATE, seat, back, self.tables.snack_price)

    def _buy(self, seat: i64) -> None:
        """Pay, take the game, score it (ES-32 to ES-38)."""
        game = self.position[seat]
        euros = price(self, game)
        points = purchase_points(self, game)
        self.money[seat] -= euros
        self.games[game] = IN_BAG + seat
        self.bag[seat] += 1
        self.bought[seat * SYMBOLS + self.tables.symbol[game]] += 1
        self.sheet[seat * LINES + BUYING] += points
        self.note(NOTE_BOUGHT, seat, game, euros)
        self.note(NOTE_POINTS, seat, game, points)
        if self.events[game] == SOLD_OUT:
            self.pre_orders[seat] = game + 1
            self.note(NOTE_PRE_ORDER, seat, game)
        if self.cards[game] == COMMON:
            self.cards[game] = SHOWN + seat
            self.note(NOTE_WISH, seat, game)

    def _test(self, seat: i64) -> None:
        """Draw two wish cards for an action (ES-39); a single one is kept at once (ES-40)."""
        self.spent[seat] += self.tables.test_cost
        first = self._draw_wish()
        second = self._draw_wish()
        self.note(NOTE_DREW, seat, first, second)
        if second < 0:
            self._keep(seat, first)
        else:
            self.asked = ASK_KEEP

    def _draw_wish(self) -> i64:
        """A card from the deck, which is made of the discards when it is empty (ES-40); -1 if there is none."""
        if self.deck_size == 0:
            if self.discard_size == 0:
                return -1
            self._shuffle_discards()
        card = self.pick_at_random(self.cards, IN_DECK, self.deck_size)
        self.cards[card] = DRAWN
        self.deck_size -= 1
        return card

    def _shuffle_discards(self) -> None:
        """Everybody has seen which cards these are: that is remembered (ES-40)."""
        self.shuffles += 1
        traces = self.traces[:]
        for card in range(BOOTHS):
            if self.cards[card] == DISCARDED:
                self.cards[card] = IN_DECK
                traces[card] = self.shuffles << SHUFFLE
        self.traces = traces
        self.deck_size = self.discard_size
        self.discard_size = 0
        self.note(NOTE_SHUFFLED, -1, self.deck_size)

    def _keep(self, seat: i64, card: i64) -> None:
        """One card to the hand, the other onto the discard pile (ES-39)."""
        self.cards[card] = HELD + seat
        other: i64 = -1
        for drawn in range(BOOTHS):
            if self.cards[drawn] == DRAWN:
                self.cards[drawn] = DISCARDED
                self.discard_size += 1
                other = drawn
        self.reveals += 1
        self.note(NOTE_KEPT, seat, card, other)
        self.asked = ASK_ACT

    def _withdraw(self, seat: i64) -> None:
        """Points for money (ES-43)."""
        self.money[seat] += self.tables.withdrawal
        self.sheet[seat * LINES + CASH] -= self.tables.withdrawal_points
        self.note(NOTE_WITHDREW, seat, self.tables.withdrawal, self.tables.withdrawal_points)

    # What everybody asks of a state

    def clone(self) -> Day:
        twin = Day(self.game, self.tables, self.routes, self.settings, self.seats, self.rng.clone())
        self.copy_to(twin)
        return twin

    def sees(self, seat: i64, card: i64) -> bool:
        """Whether a seat knows where this wish card is (ES-55)."""
        place = self.cards[card]
        if place == IN_DECK or self.over:
            return place != IN_DECK
        if place == DRAWN:
            return seat == self.to_move
        if IN_PACK <= place < HELD:
            return seat >= 0 and place == IN_PACK + self.pack_before(seat)
        return not HELD <= place < SHOWN or place == HELD + seat

    def redeal(self, seat: i64) -> None:
        """Shuffle among their places the wish cards between which this seat cannot tell (ES-55, ES-56)."""
        self.traces = self.traces[:]
        hidden = zeros(BOOTHS)
        known = zeros(BOOTHS)
        count: i64 = 0
        for card in range(BOOTHS):
            if not self.sees(seat, card):
                hidden[count] = card
                known[count] = self._known_of(seat, card)
                count += 1
        while count > 1:
            count -= 1
            alike: i64 = 0
            for n in range(count + 1):
                alike += i64(known[n] == known[count])
            pick = self.rng.below(alike) + 1
            other: i64 = -1
            while pick > 0:
                other += 1
                pick -= i64(known[other] == known[count])
            self.swap_cards(hidden[count], hidden[other])

    def _known_of(self, seat: i64, card: i64) -> i64:
        """What a seat knows of a hidden card: the pack it saw it in, else the shuffle it went into before all eyes."""
        trace = self.traces[card]
        return trace & ~SEEN if trace >> seat & 1 else trace >> SHUFFLE << SHUFFLE | 1

    def swap_cards(self, card: i64, other: i64) -> None:
        """Let two wish cards change places, with all that is known of the places."""
        place, trace = self.cards[card], self.traces[card]
        self.cards[card], self.traces[card] = self.cards[other], self.traces[other]
        self.cards[other], self.traces[other] = place, trace

    def view(self, seat: int | None) -> View:
        return view(self, self.viewer(seat))

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return ranks_by([tie_break_key(self, seat) for seat in range(self.seats)])

    def audit(self) -> list[str]:
        from ludothek.games.essen.audit import audit

        return audit(self)

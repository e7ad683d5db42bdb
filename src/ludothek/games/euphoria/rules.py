"""Euphoria: what can be chosen, what a choice does, and the agenda that carries it on.

Numbers such as EU-10 are those of docs/rules/euphoria.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.effects import ON_BUMPED, ON_DRAW
from ludothek.games.euphoria.rules_setup import Setup
from ludothek.games.euphoria.scoring import stars_laid, tie_break_key
from ludothek.games.euphoria.tables import (
    ASK_AGAIN,
    ASK_ANSWER,
    ASK_CARDS,
    ASK_DIE,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GAIN,
    ASK_GET,
    ASK_GIVE,
    ASK_KEEP,
    ASK_LOSE,
    ASK_PAY,
    ASK_POWER,
    ASK_RETRIEVE,
    ASK_STAR,
    ASK_TAKE,
    ASK_TRACK,
    ASK_TUNNEL,
    ASK_TURN,
    ASK_WANT,
    DECLINE,
    DISCARD,
    DO_DIG,
    DO_DILEMMA,
    DO_DRAW,
    DO_DROP,
    DO_DROP_DRAWN,
    DO_END_TURN,
    DO_GAIN,
    DO_GET,
    DO_LIMIT,
    DO_LOSE,
    DO_NEW_WORKER,
    DO_OTHERS_DRAW,
    DO_PAY,
    DO_PLACEMENT,
    DO_POWERS,
    DO_RAISE_MARKET,
    DO_RETRIEVAL,
    DO_ROLL,
    DO_SETTLE,
    DRAW,
    END,
    ENOUGH,
    FRAME,
    GAIN_FIRST,
    GAIN_SECOND,
    GET,
    GOODS,
    HEXAGON,
    ICARITE,
    ITEMS,
    LOFT,
    LOSE,
    MARKET,
    MOUTH,
    OFFER,
    PAY,
    RECRUIT,
    RESOURCE,
    RETRIEVE,
    SERVE,
    SET_DIE,
    SITE,
    SKY,
    SPACES,
    STOP,
    TAKE,
    TAKE_ALL,
    TAKE_AREA,
    TAKE_DONE,
    TANK,
    TARGETS,
    space_faction,
)
from ludothek.games.euphoria.view import view
from ludothek.kernel.arrays import Ints
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import View, ranks_by


class Dystopia(Setup):
    """A game of Euphoria in progress."""

    __slots__ = ()

    # What can be chosen

    def fill(self, seat: i64, buffer: Ints) -> i64:
        asked = self.asked
        if asked == ASK_TURN:
            return self.fill_turn(seat, buffer)
        if asked <= ASK_TRACK:
            return self.fill_setup(seat, buffer)
        if asked == ASK_AGAIN:
            return self.fill_again(seat, buffer)
        if asked == ASK_TAKE:
            return self.fill_workers(seat, buffer)
        if asked == ASK_RETRIEVE:
            return self.fill_retrieve_payments(seat, buffer)
        if asked == ASK_TUNNEL:
            buffer[0] = GET + RESOURCE + self.ask_a
            buffer[1] = DRAW
            return 2
        if asked == ASK_GET:
            return self.fill_goods(buffer)
        if asked == ASK_PAY:
            return self.fill_payment(seat, buffer)
        if asked == ASK_CARDS:
            if self.ask_a == ITEMS:
                return self.fill_dilemma_ways(seat, buffer)
            return self.fill_ways(seat, self.ask_a, buffer)
        if asked == ASK_POWER:
            if self.ask_a == ON_DRAW:
                return self.fill_draw_powers(seat, buffer)
            return self.fill_powers(seat, buffer)
        if asked == ASK_DISCARD:
            return self.fill_discards(seat, buffer)
        if asked == ASK_GAIN:
            buffer[0] = GAIN_FIRST
            buffer[1] = GAIN_SECOND
            return 2
        if asked == ASK_STAR:
            return self.fill_star_places(seat, buffer)
        if asked == ASK_LOSE:
            return self._fill_losses(seat, buffer)
        if asked == ASK_DIE:
            for number in range(6):
                buffer[number] = SET_DIE + number
            return 6
        if asked == ASK_KEEP:
            return self.fill_kept(buffer)
        if asked == ASK_GIVE:
            return self.fill_gifts(seat, buffer)
        if asked == ASK_WANT:
            return self.fill_wishes(buffer)
        if asked == ASK_ANSWER:
            return self.fill_answers(seat, buffer)
        buffer[0] = DRAW
        buffer[1] = DECLINE
        return 2

    def _fill_losses(self, seat: i64, buffer: Ints) -> i64:
        count: i64 = 0
        for good in range(GOODS):
            if self.may_lose(seat, good):
                buffer[count] = LOSE + good
                count += 1
        return count

    # What a choice does

    def advance(self, seat: i64, choice: i64) -> None:
        asked = self.asked
        if asked <= ASK_TRACK:
            self.choose_setup(seat, choice)
            return
        self.asked = -1
        if asked == ASK_TURN:
            self._act(seat, choice)
        elif asked == ASK_AGAIN:
            if choice == STOP:
                self.stop(seat)
            else:
                self.begin_placement(seat, choice)
        elif asked == ASK_TUNNEL:
            if choice == DRAW:
                self.push(DO_DRAW, seat, 1, 1)
            else:
                self.take_resource(seat, choice - GET - RESOURCE)
        elif asked == ASK_GET:
            self.take_good(seat, choice - GET)
        elif asked == ASK_TAKE:
            self.take_worker(seat, choice)
        elif asked == ASK_RETRIEVE:
            self.pay_retrieve(seat, choice)
        elif asked == ASK_PAY:
            self.pay_part(seat, choice - PAY)
            self.push(DO_PAY, seat)
        elif asked == ASK_CARDS:
            if self.ask_a == ITEMS:
                self.pay_dilemma(seat, choice)
            else:
                self.pay_way(seat, self.ask_a, choice)
        elif asked == ASK_POWER:
            if choice != DECLINE:
                self.use_power(seat, choice - RECRUIT)
            elif self.ask_a == ON_DRAW:
                self.draw_cards(seat, self.ask_b)
        elif asked == ASK_DISCARD:
            self.throw_card(seat, choice - DISCARD)
        elif asked == ASK_GAIN:
            self.gain_one_of(seat, self.ask_a, choice == GAIN_SECOND)
        elif asked == ASK_STAR:
            self.lay_star_at(seat, choice)
        elif asked == ASK_LOSE:
            self.lose_good(seat, choice - LOSE)
        elif asked == ASK_DIE:
            if self.ask_a == ON_BUMPED:
                self.bumped_set = choice - SET_DIE + 1
            else:
                self.set_die = choice - SET_DIE + 1
        elif asked == ASK_KEEP:
            self.keep_recruit(seat, choice - RECRUIT)
        elif asked == ASK_GIVE:
            self.name_gift(seat, choice)
        elif asked == ASK_WANT:
            self.name_wish(seat, choice)
        elif asked == ASK_ANSWER:
            self.answer(seat, choice)
        elif asked == ASK_DRAW and choice == DRAW:
            self.push(DO_DRAW, seat, 1, 1)
        self._go_on()

    def _act(self, seat: i64, choice: i64) -> None:
        """What the turn is used for (EU-10)."""
        if choice < RETRIEVE:
            self.begin_placement(seat, choice)
        elif choice == RETRIEVE:
            self.retrieve(seat)
        elif choice < OFFER:
            self.solve(seat, choice)
        else:
            self.offer_to(seat, choice - OFFER)

    def _go_on(self) -> None:
        """Do what is on the agenda until somebody is asked."""
        agenda = self.agenda
        while self.asked < 0 and not self.over:
            self.depth -= 1
            top: i64 = self.depth * FRAME
            step = agenda[top]
            a = agenda[top + 1]
            b = agenda[top + 2]
            c = agenda[top + 3]
            if step == DO_PLACEMENT:
                self.do_placement(a)
            elif step == DO_PAY:
                self.do_pay(a)
            elif step == DO_POWERS:
                self.do_powers(a, b, c)
            elif step == DO_DRAW:
                self.do_draw(a, b, c)
            elif step == DO_END_TURN:
                self.do_end_turn()
            elif step == DO_RETRIEVAL:
                self.do_retrieval(a)
            elif step == DO_DIG:
                self.dig(a)
            elif step == DO_LIMIT:
                self.do_limit(a)
            elif step == DO_GAIN:
                self.do_gain(a, b)
            elif step == DO_GET:
                self.do_get(a, b, c)
            elif step == DO_DROP:
                self.do_drop(a, b)
            elif step == DO_DROP_DRAWN:
                self.do_drop_drawn(a, b, c)
            elif step == DO_ROLL:
                self.roll(a, b)
            elif step == DO_LOSE:
                self.do_lose(a, b)
            elif step == DO_OTHERS_DRAW:
                self.do_others_draw(a, b)
            elif step == DO_NEW_WORKER:
                self.do_new_worker(a)
            elif step == DO_SETTLE:
                self.settle_stars()
            elif step == DO_RAISE_MARKET:
                self.do_raise_market(a, b)
            elif step == DO_DILEMMA:
                self.do_dilemma(a, b)
            else:
                self.ask(a, ASK_TURN)

    # A careless player

    def wander(self, seat: i64, choices: Ints, count: i64, rng: Rng) -> i64:
        """Any choice, but mostly one that builds or may lay a star; left to chance alone, nothing is ever built."""
        chosen: i64 = -1
        if rng.below(4) > 0:
            best: i64 = 0
            wanted: i64 = 0
            for n in range(count):
                appeal = self._appeal(choices[n])
                if appeal > best:
                    best = appeal
                    wanted = 0
                if appeal == best and best > 0:
                    wanted += 1
                    if rng.below(wanted) == 0:
                        chosen = choices[n]
            if chosen >= 0:
                return chosen
        chosen = choices[rng.below(count)]
        if OFFER <= chosen < STOP and rng.below(4) > 0:
            return choices[rng.below(count)]
        return chosen

    def _appeal(self, choice: i64) -> i64:
        """Building, most where most has been done; then stars, then what leads there. Workers on sites stay there."""
        if choice < RETRIEVE:
            target: i64 = choice % TARGETS
            if target >= SITE:
                return 3 + self.standing((target - SITE) // 2)
            if HEXAGON <= target <= LOFT or target >= MARKET:
                return 2 if self.has_room(space_faction(target)) or target < HEXAGON + ICARITE else 0
            return 1 if MOUTH <= target < END or target == SKY or (TANK <= target < MOUTH) else 0
        if TAKE <= choice < TAKE_ALL:
            return 1 if choice >= TAKE_AREA or choice < TAKE + SITE else 0
        if choice == TAKE_ALL:
            for space in range(SITE, SPACES):
                if self.who[space] == self.to_move:
                    return 0
            return 2
        if choice in (TAKE_DONE, ENOUGH, SERVE):
            return 1
        return 1 if GET + RESOURCE <= choice < DRAW else 0

    # What everybody asks of a state

    def clone(self) -> Dystopia:
        twin = Dystopia(self.game, self.tables, self.seats, self.rng.clone())
        self.copy_to(twin)
        return twin

    def redeal(self, seat: i64) -> None:
        from ludothek.games.euphoria.rules_hidden import redeal

        redeal(self, seat)

    def view(self, seat: int | None) -> View:
        return view(self, self.viewer(seat))

    def scores(self) -> list[int]:
        return [stars_laid(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return ranks_by([tie_break_key(self, seat) for seat in range(self.seats)])

    def census(self) -> dict[str, int]:
        from ludothek.games.euphoria.audit import census

        return census(self)

    def audit(self) -> list[str]:
        from ludothek.games.euphoria.audit import audit

        return audit(self)

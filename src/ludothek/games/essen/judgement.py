"""What a position of ESSEN The Game is worth: points, and what rankings, wishes, money and place promise."""

# Compiled with mypyc.

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludothek.games.essen.scoring import price, purchase_points, wish_points
from ludothek.games.essen.state import Halls
from ludothek.games.essen.tables import (
    ASK_ACT,
    ASK_DRAFT,
    BAG,
    BOOTHS,
    BOUGHT,
    COMMON,
    HELD,
    IN_BAG,
    IN_BOOT,
    IN_DECK,
    IN_WAREHOUSE,
    MONEY,
    ON_BOOTH,
    ON_PALLET,
    OPEN_RANKINGS,
    PARKING,
    POSITION,
    RANKING,
    RANKINGS,
    SERIES,
    SHOWN,
    SPENT,
    SYMBOLS,
    ZONES,
)
from ludothek.kernel.judgement import Sloped
from ludothek.kernel.state import State

# All values are in points.
PER_ROUND: Final = 1.7  # games one buys in a round
SPARE: Final = 1.0  # games more than that with which a ranking still counts as within reach
CHANCE_ON_SALE: Final = 0.30  # that a wish on a booth, on a pallet, in the warehouse is bought in the end
CHANCE_ON_PALLET: Final = 0.35
CHANCE_LATER: Final = 0.25
CHANCE_COMMON: Final = 0.25  # the same for a card of the common list, which everybody can get
WISHES_GUESSED: Final = 2.5  # how many wishes of a rival are fulfilled in the end
EURO: Final = 0.07  # what a euro buys, as long as there is time to spend it
SPENT_PER_GAME: Final = 32.0  # euros
CARRIED: Final = 1.2  # what a game in the bag costs when the next round begins
HOMEWARD: Final = 0.16  # and every action of the way to the car
STEP: Final = 0.8  # what an action of the way to a game costs
NEARBY: Final = 0.55  # how much of the best game near one's place counts beforehand
SECOND: Final = 0.5  # and of the second best, in proportion
WISHED: Final = 2.0  # what a wish adds to a game at a glance
EARLY_SLOPE: Final = 0.025  # what a point counts in log odds at the beginning; measured by bench/outlook.py
LATE_SLOPE: Final = 0.045  # and at the end
TEMPERATURE: Final = 2.0  # points by which a choice may look worse and still be worth a thought


class EssenJudgement(Sloped):
    def __init__(self, early: float = EARLY_SLOPE, late: float = LATE_SLOPE, temperature: float = TEMPERATURE) -> None:
        super().__init__(early, late, temperature)

    def value(self, state: State, seat: i64) -> float:
        """How far ahead the seat is of the others' mean."""
        assert isinstance(state, Halls)
        if state.asked == ASK_DRAFT:
            return dream(state, seat)
        rivals = 0.0
        for other in range(state.seats):
            if other != seat:
                rivals += prospects(state, other, False)
        return prospects(state, seat, True) - rivals / float(state.seats - 1)

    def progress(self, state: State) -> float:
        """The rounds that are over, and of this one the turns."""
        assert isinstance(state, Halls)
        if state.over:
            return 1.0
        if state.asked == ASK_DRAFT:
            return 0.0
        done = float(state.round) - float(state.turns_left) / float(state.seats)
        return max(0.0, min(1.0, done / float(state.tables.rounds)))

    def settled(self, state: State) -> bool:
        """Before the first action of a turn; in the middle of one, nobody can say what it will lead to."""
        assert isinstance(state, Halls)
        return state.over or state.asked != ASK_ACT or state.visitors[SPENT + state.to_move] == 0


def prospects(halls: Halls, seat: i64, known: bool) -> float:
    """What a seat is worth where it stands: with the games near its place, if there is a round to buy them."""
    value = worth(halls, seat, known)
    if halls.round < halls.tables.rounds:
        value += NEARBY * neighbourhood(halls, seat, known)
    return value


def worth(halls: Halls, seat: i64, known: bool) -> float:
    """Points of a seat, with those to be expected; the wish cards in its hand count if they are known."""
    value = float(halls.points(seat))
    if halls.over:
        return value
    left = float(halls.tables.rounds - halls.round)
    value += ranking_hopes(halls, seat)
    value += wish_hopes(halls, seat, left, known)
    value += EURO * min(float(halls.visitors[MONEY + seat]), PER_ROUND * left * SPENT_PER_GAME)
    if left > 0.0:
        way = halls.routes.ways(halls.visitors[POSITION + seat], 0)
        load = float(halls.visitors[BAG + seat])
        value -= load * (CARRIED + HOMEWARD * float(way[PARKING]))
    return value


def ranking_hopes(halls: Halls, seat: i64) -> float:
    """What the ranking cards promise: the open ones, and before midday those that can still come."""
    if not halls.settings.rankings:
        return 0.0
    tables = halls.tables
    morning = 0.0
    evening = 0.0
    until_midday = PER_ROUND * float(tables.midday - halls.round) + SPARE
    until_evening = PER_ROUND * float(tables.rounds - halls.round) + SPARE
    for n in range(OPEN_RANKINGS):
        card = halls.fair[RANKING + n]
        if card >= SERIES:
            evening += chance_to_meet(halls, seat, card, until_evening)
        elif card >= 0:
            morning += chance_to_meet(halls, seat, card, until_midday)
    if halls.fair[RANKING] < SERIES:
        for card in range(SERIES, RANKINGS):
            evening += chance_to_meet(halls, seat, card, until_evening) * float(OPEN_RANKINGS) / float(SERIES)
    return morning * float(tables.morning_points) + evening * float(tables.afternoon_points)


def chance_to_meet(halls: Halls, seat: i64, card: i64, games: float) -> float:
    """The chance to meet a ranking with so many games still to come: none if more are missing, certain if none is."""
    rankings = halls.tables.rankings
    visitors = halls.visitors
    missing: i64 = 0
    for symbol in range(SYMBOLS):
        need = rankings[card * SYMBOLS + symbol] - visitors[BOUGHT + seat * SYMBOLS + symbol]
        if need > 0:
            missing += need
    if missing == 0:
        return 1.0
    chance = 1.0 - float(missing) / (games + 0.5)
    return chance * chance if chance > 0.0 else 0.0


def wish_hopes(halls: Halls, seat: i64, left: float, known: bool) -> float:
    """What the wishlist promises: its table at the wishes fulfilled, and at all numbers that can still be added."""
    fulfilled, more = wish_prospects(halls, seat, left, known)
    return expected_wish_points(halls, fulfilled, more)


def play_test_hopes(halls: Halls, seat: i64) -> float:
    """What a play-test promises: the better of two cards, which may show a game one has."""
    unseen: i64 = 0
    useful: i64 = 0
    for card in range(BOOTHS):
        place = halls.cards[card]
        if place == IN_DECK or (HELD <= place < SHOWN and place != HELD + seat):
            unseen += 1
            if halls.games[card] == IN_BAG + seat or halls.games[card] == IN_BOOT + seat:
                useful += 1
    if unseen == 0 or halls.deck_size + halls.discard_size == 0:
        return 0.0
    left = float(halls.tables.rounds - halls.round)
    fulfilled, more = wish_prospects(halls, seat, left, True)
    now = expected_wish_points(halls, fulfilled, more)
    miss = float(unseen - useful) / float(unseen)
    hit = expected_wish_points(halls, fulfilled + 1, more) - now
    hope = expected_wish_points(halls, fulfilled, more + CHANCE_ON_SALE * min(1.0, left / 3.0)) - now
    return (1.0 - miss * miss) * hit + miss * miss * hope


def wish_prospects(halls: Halls, seat: i64, left: float, known: bool) -> tuple[i64, float]:
    """How many wishes of a seat are fulfilled, and how many more are to be expected."""
    fulfilled: i64 = 0
    more = 0.0
    for card in range(BOOTHS):
        held = halls.cards[card]
        if held == SHOWN + seat or (known and held == HELD + seat):
            place = halls.games[card]
            if place == IN_BAG + seat or place == IN_BOOT + seat:
                fulfilled += 1
            elif place == ON_BOOTH:
                more += CHANCE_ON_SALE
            elif place == ON_PALLET:
                more += CHANCE_ON_PALLET
            elif place == IN_WAREHOUSE:
                more += CHANCE_LATER
        elif held == COMMON and halls.games[card] <= ON_BOOTH:
            more += CHANCE_COMMON / float(halls.seats)
    more *= min(1.0, left / 3.0)
    if not known:
        more += WISHES_GUESSED
    return fulfilled, more


def expected_wish_points(halls: Halls, fulfilled: i64, more: float) -> float:
    """The wishlist's table, averaged over how many wishes may come: its steps, not its slope, decide."""
    hopes = 0.0
    chance = exp(-more)
    sure = 0.0
    for extra in range(8):
        hopes += chance * float(wish_points(halls, fulfilled + extra))
        sure += chance
        chance *= more / float(extra + 1)
    return hopes + (1.0 - sure) * float(wish_points(halls, fulfilled + 8))


def neighbourhood(halls: Halls, seat: i64, known: bool) -> float:
    """What the two best games near a seat promise for the next round, when the crowd has moved on."""
    way = halls.routes.ways(halls.visitors[POSITION + seat], 0)
    reach = halls.tables.track - halls.visitors[BAG + seat]
    best = 0.0
    second = 0.0
    for game in range(BOOTHS):
        lies = halls.games[game]
        if ON_PALLET <= lies <= ON_BOOTH and way[game] < reach:
            promise = appeal(halls, seat, game, known) - STEP * float(way[game])
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
    return best + SECOND * second


def appeal(halls: Halls, seat: i64, game: i64, known: bool) -> float:
    """What a game would give a seat at a glance; its wish cards count if they are known."""
    value = float(purchase_points(halls, game)) - EURO * float(price(halls, game))
    card = halls.cards[game]
    if card == COMMON or (known and card == HELD + seat):
        value += WISHED
    return value


def dream(halls: Halls, seat: i64) -> float:
    """How good a hand of wishes looks before the fair opens: cheap, near the entrance, close together."""
    tables = halls.tables
    way = halls.routes.ways(PARKING, 0)
    value = 0.0
    for zone in range(ZONES):
        together: i64 = 0
        for card in range(BOOTHS):
            if halls.cards[card] == HELD + seat and tables.zone[card] == zone:
                value += float(tables.bonus[card]) - 0.05 * float(tables.price[card]) - 0.3 * float(way[card])
                together += 1
        value += 0.25 * float(together * together)
    return value

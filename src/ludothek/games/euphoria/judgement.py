"""What a position of Euphoria is worth to a seat, in tenths of a star.

A seat's worth is the stars it has laid, how near the next ones are (counted in turns, source by source), and what
brings later ones nearer: workers, goods, cards, the steps of its factions. In the middle of a turn the rest of it is
played out on copies: the seat takes what suits it best, others take what comes first.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria import bargains
from ludothek.games.euphoria.choices import ACCEPT, ROOM, TAKE
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.prospects import STAR, cards_of, prospects
from ludothek.games.euphoria.rules import dice, retrieval
from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    ASK_AGAIN,
    ASK_ANSWER,
    ASK_GIVE,
    ASK_TAKE,
    ASK_TRACK,
    ASK_TURN,
    ASK_WANT,
    BUILT_AT,
    DEALT_TO,
    DIE,
    FACTIONS,
    GROUND,
    HAND,
    HAND_SIZE_OF,
    HELD,
    HIDDEN,
    KINDS,
    KNOWLEDGE_OF,
    LAID_IN,
    MINER_OF,
    MORALE_OF,
    OPEN,
    PICKED_BY,
    PLOTS,
    RECRUIT_IN,
    SECOND_OF,
    SERVED,
    SITE,
    SITES,
    SOLVED_BY,
    STARS_AT,
    STATUS_IN,
    UNSOLVED,
    WORKERS_OF,
)
from ludothek.kernel.arrays import Ints
from ludothek.kernel.judgement import Sloped, shares, softmax
from ludothek.kernel.state import State

# All in tenths of a star, unless they count turns. Set by hand and confirmed as a whole in duels, not one by one.
WORKER: Final = 5.0  # each of the first three
FOURTH: Final = 2.0  # a fourth worker: it acts, but brings the others near desertion
READY: Final = 0.6  # a worker that can be placed
DOUBLE: Final = 0.8  # ready workers with the same number, which act in one turn
DESERTION: Final = 3.0  # what the danger of losing a worker weighs, if it were certain
DANGER: Final = 0.11  # how much likelier desertion becomes with each point of knowledge
CARD: Final = 1.8  # each of the first four
PAIR: Final = 1.2  # for two cards of a kind
MORALE: Final = 0.45  # a step
ENOUGH_MORALE: Final = 4  # steps that count
KNOWLEDGE: Final = 0.4  # a step, to be avoided
BUILDER: Final = 1.8  # a worker on a site, growing as the site fills; too high, and workers wait there for ever
SECOND_BUILDER: Final = 1.2  # each further worker of one's own there
PENALTY: Final = 1.3  # a market without a star of one's own
STEP: Final = 0.4  # of allegiance, for each open recruit of the faction
LATE_STEP: Final = 0.03  # the same by the square: the last steps before the star count most
HIDDEN_STEP: Final = 0.16  # towards the reveal of a hidden recruit
FIGHT: Final = 6.0  # a third recruit, in place of the star of the dilemma
PLACES: Final = 0.5  # a territory without any star yet
TEAM: Final = 1.0  # two recruits of one faction


# Of what a seat is worth its rivals' positions take away.
BEST_RIVAL: Final = 0.2  # times the worth of the best rival
RIVALS: Final = 0.3  # times the mean of all

EARLY_SLOPE: Final = 0.075  # what a tenth of a star counts in log odds at the beginning; measured by bench/outlook.py
LATE_SLOPE: Final = 0.06  # and at the end
TEMPERATURE: Final = 2.0  # how much worse a choice may look and still be worth a thought

WON: Final = 1000.0  # more than all else together
NOTHING: Final = -10000.0  # less than any value


class CityJudgement(Sloped):
    def __init__(self, early: float = EARLY_SLOPE, late: float = LATE_SLOPE, temperature: float = TEMPERATURE) -> None:
        super().__init__(early, late, temperature)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dystopia)
        return standing_value(best_end(state, seat), seat)

    def progress(self, state: State) -> float:
        """How many of their stars those ahead have laid."""
        assert isinstance(state, Dystopia)
        if state.over:
            return 1.0
        most: i64 = 0
        seat: i64
        for seat in range(state.seats):
            most = max(most, stars_laid(state, seat))
        return float(most) / float(state.tables.stars)

    def outlook(self, state: State) -> list[float]:
        """Everybody's standing where the turn will probably end, as whoever is asked would like it best."""
        assert isinstance(state, Dystopia)
        end = best_end(state, state.to_move)
        if end.over:
            return shares(end)
        slope = self.slope(end)
        seat: i64
        other: i64
        opened: list[float] = []
        for seat in range(end.seats):
            opened.append(worth(end, seat, False))
        values: list[float] = []
        for seat in range(end.seats):
            rivals = 0.0
            best = 0.0
            for other in range(end.seats):
                if other != seat:
                    rivals += opened[other]
                    best = max(best, opened[other])
            values.append(slope * against(worth(end, seat, True), best, rivals / float(end.seats - 1)))
        return softmax(values)

    def candidates(self, state: State, seat: i64, choices: Ints, count: i64) -> i64:
        """Of the thousands of offers only those that help both."""
        assert isinstance(state, Dystopia)
        asked = state.asked
        if asked in (ASK_GIVE, ASK_WANT):
            choices[0] = bargains.part_of_offer(state, seat, choices[0])
            return 1
        if asked != ASK_TURN or not state.trading or state.traded:
            return count
        return bargains.without_vain_offers(state, seat, choices, count)


def best_end(table: Dystopia, seat: i64) -> Dystopia:
    """The position after the best answers to all that is still asked before the turn goes on."""
    if table.over or table.asked == ASK_TURN or table.asked == ASK_AGAIN or table.phase <= ASK_TRACK:
        return table
    choices = ROOM[:]
    asked = table.to_move
    count = table.fill(asked, choices)
    if count == 1 or asked != seat or table.asked in (ASK_TAKE, ASK_GIVE, ASK_WANT):
        after = table.clone()
        after.advance(asked, usual_choice(table, asked, choices[0], count))
        return best_end(after, seat)
    best = table
    highest = NOTHING
    for n in range(count):
        after = table.clone()
        after.advance(asked, choices[n])
        end = best_end(after, seat)
        value = standing_value(end, seat)
        if value > highest:
            highest = value
            best = end
    return best


def usual_choice(table: Dystopia, seat: i64, first: i64, count: i64) -> i64:
    """What a seat chooses without a thought: as a rule what comes first."""
    if table.asked == ASK_TAKE:
        return workers_to_take(table, seat)
    if table.asked == ASK_GIVE or table.asked == ASK_WANT:
        return bargains.part_of_offer(table, seat, first)
    if table.asked == ASK_ANSWER and count == 2 and bargains.helps(table, seat):
        return ACCEPT
    return first


def workers_to_take(table: Dystopia, seat: i64) -> i64:
    """The choice to retrieve all workers, but builders stay on their sites unless there are no others."""
    builders = retrieval.builders(table, seat)
    workers: i64 = (1 << dice.on_board(table, seat)) - 1
    return TAKE - 1 + (workers & ~builders if workers != builders else builders)


def standing_value(table: Dystopia, seat: i64) -> float:
    """The seat's worth, less a part of its rivals'."""
    rivals = 0.0
    best = 0.0
    for other in range(table.seats):
        if other != seat:
            theirs = worth(table, other, False)
            rivals += theirs
            best = max(best, theirs)
    value = against(worth(table, seat, True), best, rivals / float(table.seats - 1))
    if table.over:
        value += WON if table.ranks()[seat] == 1 else -WON
    return value


def against(own: float, best: float, mean: float) -> float:
    """A worth, less a part of the best rival's and of the mean of all rivals'."""
    return own - BEST_RIVAL * best - RIVALS * mean


def worth(table: Dystopia, seat: i64, own: bool) -> float:
    """Stars and what may become stars; of a rival only what lies open."""
    value = STAR * float(stars_laid(table, seat))
    value += workers_worth(table, seat) + bargains.goods_worth(table, seat) + cards_worth(table, seat, own)
    value += builders_worth(table, seat) - PENALTY * float(penalties(table, seat)) + factions_worth(table, seat, own)
    value += MORALE * float(min(table.own[MORALE_OF + seat], ENOUGH_MORALE)) - KNOWLEDGE * float(
        table.own[KNOWLEDGE_OF + seat]
    )
    value += prospects(table, seat, own)
    return value


def workers_worth(table: Dystopia, seat: i64) -> float:
    """Three workers are good, a fourth only with little knowledge; those at hand can act, equal ones together."""
    own = table.own
    ready = table.ready
    workers = own[WORKERS_OF + seat]
    value = WORKER * float(min(workers, 3))
    if workers > 3:
        value += FOURTH
    value -= DESERTION * desertion(workers, own[KNOWLEDGE_OF + seat], table.tables.limit)
    at: i64 = seat * DIE
    value += READY * float(ready[at])
    for number in range(1, 7):
        if ready[at + number] > 1:
            value += DOUBLE
    return value


def desertion(workers: i64, knowledge: i64, limit: i64) -> float:
    """About how likely a roll of all workers is to lose one: they and the knowledge reach the limit (EU-15)."""
    if workers < 3:
        return 0.0
    spare = float(limit - knowledge) - 3.5 * float(workers)
    return max(0.0, min(1.0, 0.5 - DANGER * spare))


def cards_worth(table: Dystopia, seat: i64, own: bool) -> float:
    """Cards, and pairs among them; a third recruit."""
    held = table.own[HAND_SIZE_OF + seat]
    value = CARD * float(min(held, 4))
    for kind in range(KINDS):
        if cards_of(table, seat, kind, own) > 1:
            value += PAIR
    if table.own[SOLVED_BY + seat] > UNSOLVED and table.own[SOLVED_BY + seat] != SERVED:
        value += FIGHT
    return value


def penalties(table: Dystopia, seat: i64) -> i64:
    """Markets without a star of the seat, whose penalties hold for it."""
    board = table.board
    held: i64 = 0
    for site in range(SITES):
        if board[BUILT_AT + site] and not (board[STARS_AT + site] >> seat) & 1:
            held += 1
    return held


def builders_worth(table: Dystopia, seat: i64) -> float:
    """Workers on sites, the more the fuller the site; if all are there, one cannot stay."""
    board = table.board
    who = table.who
    value = 0.0
    least = WON
    waiting: i64 = 0
    for site in range(SITES):
        if board[BUILT_AT + site]:
            continue
        own: i64 = 0
        standing: i64 = 0
        for space in range(SITE + site * PLOTS, SITE + site * PLOTS + PLOTS):
            if who[space] >= 0:
                standing += 1
                if who[space] == seat:
                    own += 1
        if own > 0:
            missing = table.tables.needed - standing
            first = BUILDER * (1.0 + 0.5 * float(standing)) / (0.5 + 0.5 * float(missing))
            value += first + SECOND_BUILDER * float(own - 1)
            waiting += own
            least = min(least, SECOND_BUILDER if own > 1 else first)
    if waiting > 0 and waiting == table.own[WORKERS_OF + seat]:
        value -= least
    return value


def factions_worth(table: Dystopia, seat: i64, own: bool) -> float:
    """The tracks of one's own recruits, and room in the territories."""
    board = table.board
    value = 0.0
    if own:
        value += TEAM * float(team(table, seat))
    for slot in range(seat * HELD, seat * HELD + HELD):
        status = table.own[STATUS_IN + slot]
        if status == OPEN:
            step = board[ALLEGIANCE_OF + table.tables.faction[table.own[RECRUIT_IN + slot]]]
            value += STEP * float(step) + LATE_STEP * float(step * step)
        elif status == HIDDEN and own:
            faction = table.tables.faction[table.own[RECRUIT_IN + slot]]
            dug: i64 = board[MINER_OF + faction] if faction < GROUND else 0
            value += HIDDEN_STEP * float(max(board[ALLEGIANCE_OF + faction], dug))
    for faction in range(FACTIONS):
        value += PLACES * float(table.seats - board[LAID_IN + faction]) / float(table.seats)
    return value


def team(table: Dystopia, seat: i64) -> i64:
    """Whether the first two recruits are, or still can be, of one faction: then one track brings two stars."""
    own = table.own
    choosing = table.choosing
    faction = table.tables.faction
    first = own[RECRUIT_IN + seat * HELD]
    second = own[RECRUIT_IN + seat * HELD + 1]
    if first < 0:
        first = choosing[PICKED_BY + seat]
        second = choosing[SECOND_OF + seat]
    if first < 0:
        return 0
    if second >= 0:
        return 1 if faction[first] == faction[second] else 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        other = choosing[DEALT_TO + slot]
        if other >= 0 and other != first and faction[other] == faction[first]:
            return 1
    return 0

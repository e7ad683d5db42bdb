"""What chances to win are learned from in Euphoria: the parts of a seat's worth where the turn will probably end."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.bargains import goods_worth
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.judgement import best_end, builders_worth, desertion, penalties, team
from ludothek.games.euphoria.prospects import cards_of, gain, nearest
from ludothek.games.euphoria.rules import stock
from ludothek.games.euphoria.scoring import stars_laid
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    DIE,
    GROUND,
    HAND_SIZE_OF,
    HELD,
    HIDDEN,
    KINDS,
    KNOWLEDGE_OF,
    MINER_OF,
    MORALE_OF,
    OPEN,
    RECRUIT_IN,
    SERVED,
    SOLVED_BY,
    STATUS_IN,
    UNSOLVED,
    WORKERS_OF,
)
from ludothek.kernel.arrays import Floats
from ludothek.kernel.learned import Features
from ludothek.kernel.state import State

ABOUT: Final = {
    "stars": "stars laid",
    "last-stars": "their square, in tenths: the last ones count otherwise",
    "next-star": "what is left of the nearest star after the turns it takes, in tenths of a star",
    "second-star": "the same of the second",
    "third-star": "and of the third",
    "at-hand": "1 if a star takes one turn only",
    "workers": "workers",
    "fourth": "1 with a fourth worker",
    "ready": "workers that can be placed",
    "doubles": "numbers that several ready workers show",
    "desertion": "about the chance to lose a worker in a roll of all",
    "knowledge": "knowledge",
    "morale": "morale",
    "cards": "artifact cards",
    "pairs": "kinds of which there are two cards",
    "goods": "what the goods are worth, in tenths of a star",
    "resources": "resources",
    "builders": "what workers on building sites are worth, in tenths of a star",
    "penalties": "markets without a star of one's own",
    "steps": "steps of allegiance, for each open recruit of the faction",
    "late-steps": "the same by the square",
    "hidden-steps": "steps towards the reveal of hidden recruits",
    "team": "1 if two recruits are of one faction",
    "unsolved": "1 while the dilemma is unsolved",
    "third-recruit": "1 if the dilemma has brought a recruit",
    "on-turn": "1 for the seat that is asked",
    "next": "1 for the seat whose turn comes next",
}
STARS: Final = 0
LAST_STARS: Final = 1
NEXT_STAR: Final = 2
SECOND_STAR: Final = 3
THIRD_STAR: Final = 4
AT_HAND: Final = 5
WORKERS: Final = 6
FOURTH: Final = 7
READY: Final = 8
DOUBLES: Final = 9
DESERTION: Final = 10
KNOWLEDGE: Final = 11
MORALE: Final = 12
CARDS: Final = 13
PAIRS: Final = 14
GOODS: Final = 15
RESOURCES: Final = 16
BUILDERS: Final = 17
PENALTIES: Final = 18
STEPS: Final = 19
LATE_STEPS: Final = 20
HIDDEN_STEPS: Final = 21
TEAM: Final = 22
DILEMMA: Final = 23
THIRD_RECRUIT: Final = 24
ON_TURN: Final = 25
NEXT: Final = 26


class CityFeatures(Features):
    def __init__(self) -> None:
        super().__init__(ABOUT)

    def foreseen(self, state: State) -> State:
        """Where the turn will probably end, as whoever is asked would like it best."""
        assert isinstance(state, Dystopia)
        return best_end(state, state.to_move)

    def measure(self, state: State, seat: i64, row: Floats) -> None:
        assert isinstance(state, Dystopia)
        measure_stars(state, seat, row)
        measure_workers(state, seat, row)
        measure_hand(state, seat, row)
        measure_recruits(state, seat, row)
        if seat == state.to_move:
            row[ON_TURN] = 1.0
        if seat == (state.on_turn + 1) % state.seats:
            row[NEXT] = 1.0


def measure_stars(table: Dystopia, seat: i64, row: Floats) -> None:
    """Stars that are laid, and those that are near."""
    stars = float(stars_laid(table, seat))
    row[STARS] = stars
    row[LAST_STARS] = stars * stars / 10.0
    near = nearest(table, seat, True)
    row[NEXT_STAR] = gain(near.first)
    row[SECOND_STAR] = gain(near.second)
    row[THIRD_STAR] = gain(near.third)
    if near.first <= 1.0:
        row[AT_HAND] = 1.0
    row[BUILDERS] = builders_worth(table, seat)
    row[PENALTIES] = float(penalties(table, seat))


def measure_workers(table: Dystopia, seat: i64, row: Floats) -> None:
    own = table.own
    ready = table.ready
    workers = own[WORKERS_OF + seat]
    row[WORKERS] = float(workers)
    if workers > 3:
        row[FOURTH] = 1.0
    at: i64 = seat * DIE
    row[READY] = float(ready[at])
    for number in range(1, 7):
        if ready[at + number] > 1:
            row[DOUBLES] += 1.0
    knowledge = own[KNOWLEDGE_OF + seat]
    row[DESERTION] = desertion(workers, knowledge, table.tables.limit)
    row[KNOWLEDGE] = float(knowledge)
    row[MORALE] = float(own[MORALE_OF + seat])


def measure_hand(table: Dystopia, seat: i64, row: Floats) -> None:
    """Cards and goods."""
    row[CARDS] = float(table.own[HAND_SIZE_OF + seat])
    for kind in range(KINDS):
        if cards_of(table, seat, kind, True) > 1:
            row[PAIRS] += 1.0
    row[GOODS] = goods_worth(table, seat)
    row[RESOURCES] = float(stock.resources(table, seat))


def measure_recruits(table: Dystopia, seat: i64, row: Floats) -> None:
    """The tracks of one's recruits, and the dilemma."""
    own = table.own
    board = table.board
    for slot in range(seat * HELD, seat * HELD + HELD):
        status = own[STATUS_IN + slot]
        if status in (OPEN, HIDDEN):
            faction = table.tables.faction[own[RECRUIT_IN + slot]]
            step = board[ALLEGIANCE_OF + faction]
            if status == OPEN:
                row[STEPS] += float(step)
                row[LATE_STEPS] += float(step * step)
            else:
                if faction < GROUND:
                    step = max(step, board[MINER_OF + faction])
                row[HIDDEN_STEPS] += float(step)
    row[TEAM] = float(team(table, seat))
    solved = own[SOLVED_BY + seat]
    if solved == UNSOLVED:
        row[DILEMMA] = 1.0
    elif solved != SERVED:
        row[THIRD_RECRUIT] = 1.0

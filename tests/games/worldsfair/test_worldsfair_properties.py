"""What stays true whatever is played: whole games at random, looked at after every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worldsfair_table import GAME, asked

from ludothek.games.worldsfair.choices import APPROVE, DISCARD, TAKE_BACK
from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import AREAS, FIGURE, FIGURES, SLOTS, TICKET
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.rng import Rng

WHEEL = {2: 9, 3: 11, 4: 13}
WORTH = (0, 1, 3, 6, 10, 15)
PATIENCE = 120  # decisions; who avoids tickets for ever plays for ever


class Table(NamedTuple):
    """Who sits there and how they play: the patient avoid tickets and never discard, until supporters run out."""

    seats: int
    ask: bool
    patient: bool
    seed: int


tables = st.builds(Table, st.integers(2, 4), st.booleans(), st.booleans(), st.integers(0, 2**128 - 1))
whole_games = settings(max_examples=100 if COMPILED else 15, deadline=None, derandomize=True, database=None)


def new(table: Table) -> Fair:
    return cast(Fair, GAME.new(table.seats, table.seed, {"approvals": "ask" if table.ask else "automatic"}))


def decisions(fair: Fair, table: Table) -> Iterator[int]:
    """Play to the end; every choice is handed out before it is made."""
    rng = Rng.from_seed(table.seed ^ 1)
    while not fair.over:
        legal = fair.legal()
        if table.patient and fair.decisions < PATIENCE:
            legal = patient(fair, legal)
        choice = legal[rng.below(len(legal))]
        yield choice
        fair.apply(choice)


def patient(fair: Fair, legal: list[int]) -> list[int]:
    """Where the fewest tickets lie; every figure is played."""
    if legal[0] < TAKE_BACK:
        fewest = min(lying(fair, area)[TICKET] for area in legal)
        return [area for area in legal if lying(fair, area)[TICKET] == fewest]
    return [choice for choice in legal if not DISCARD <= choice < APPROVE]


def lying(fair: Fair, area: int) -> Counter[int]:
    return Counter(fair.cards[area * SLOTS + n] for n in range(fair.laid[area]))


def sets(tokens: list[int]) -> int:
    """The value of tokens, counted by laying them out in rows of different ones."""
    rows = [sum(count > row for count in tokens) for row in range(max(tokens))]
    return sum(WORTH[length] for length in rows)


@whole_games
@given(tables)
def test_nothing_is_lost_and_nothing_is_won_from_nowhere(table: Table) -> None:
    fair = new(table)
    census = fair.census()
    assert sum(count for name, count in census.items() if name.startswith("card")) == {2: 85, 3: 91, 4: 82}[fair.seats]
    for _ in decisions(fair, table):
        look_at(fair, census)
    look_at(fair, census)


def look_at(fair: Fair, census: dict[str, int]) -> None:
    assert fair.audit() == []
    assert fair.census() == census
    assert fair.car == sum(fair.tickets) < WHEEL[fair.seats]
    assert 1 <= fair.round <= 3
    scores = fair.scores()
    for seat in range(fair.seats):
        standing = sum(fair.supporters[seat * AREAS : (seat + 1) * AREAS])
        tokens = list(fair.approved[seat * AREAS : (seat + 1) * AREAS])
        assert fair.supply[seat] + standing == 22
        assert max(tokens) <= 9
        assert scores[seat] == fair.coins[seat] + fair.medals[seat] + sets(tokens)


@pytest.mark.rule("WF-13")
@pytest.mark.rule("WF-23")
@whole_games
@given(tables)
def test_nobody_holds_a_figure_longer_than_until_the_end_of_the_next_turn(table: Table) -> None:
    fair = new(table)
    turn, waiting = 0, Counter[int]()
    for choice in decisions(fair, table):
        if fair.on_turn != turn:
            assert figures(fair, turn) == waiting
            turn = fair.on_turn
        if choice < TAKE_BACK:
            cards = lying(fair, choice)
            waiting = Counter({card: count for card, count in cards.items() if card >= FIGURE})
    assert figures(fair, turn) == waiting


def figures(fair: Fair, seat: int) -> Counter[int]:
    return +Counter({FIGURE + figure: fair.figures[seat * FIGURES + figure] for figure in range(FIGURES)})


@pytest.mark.rule("WF-10")
@pytest.mark.rule("WF-30")
@pytest.mark.rule("WF-42")
@whole_games
@given(tables)
def test_turns_go_clockwise_through_three_rounds(table: Table) -> None:
    fair = new(table)
    placed = []
    rounds = []
    for choice in decisions(fair, table):
        assert asked(fair) != "nobody"
        if choice < TAKE_BACK:
            placed.append(fair.to_move)
            rounds.append(fair.round)
    assert placed == [turn % fair.seats for turn in range(len(placed))]
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3}
    assert sum(fair.coins) >= 3 * (WHEEL[fair.seats] + 2)
    assert sorted(fair.ranks())[0] == 1


@pytest.mark.rule("WF-12")
def test_random_play_gets_to_the_rare_places() -> None:
    """The games above are worth little if nobody ever runs out of supporters, or the deck of cards."""
    taken_back = reshuffled = 0
    for seed in range(40):
        table = Table(2, False, True, seed)
        fair = new(table)
        size = fair.deck_size
        for choice in decisions(fair, table):
            taken_back += TAKE_BACK <= choice < TAKE_BACK + AREAS
            reshuffled += fair.deck_size > size
            size = fair.deck_size
    assert taken_back > 100
    assert reshuffled > 40

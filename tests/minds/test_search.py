"""The search: the same seed gives the same move, it stops when told to, and it says what it found out."""

from __future__ import annotations

import threading

import pytest
from sealed.state import Bids

import ludothek
from ludothek.arena.simulate import Match, simulate
from ludothek.kernel import Rng, ints
from ludothek.kernel.advice import Advice
from ludothek.kernel.budget import Budget
from ludothek.kernel.errors import UnknownMind
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.state import State
from ludothek.minds import check, mind, searcher
from ludothek.minds.search import SearchMind

FAIR = ludothek.game("worldsfair")
CITY = ludothek.game("euphoria")
SEALED = ludothek.game("sealed")


def advice(state: State, seat: int, iterations: int, seed: int = 1) -> Advice:
    return SearchMind(state.game.judgement(), Budget(iterations)).advise(state, seat, Rng.from_seed(seed))


def played_on(state: State, decisions: int) -> State:
    player, rng = mind(state.game, "greedy"), Rng.from_seed(3)
    for _ in range(decisions):
        state.apply(player.choose(state, state.to_move, rng))
    return state


def numbers(found: Advice) -> list[tuple[int, int, float, float, float]]:
    return [(each.choice, each.visits, each.value, each.error, each.prior) for each in found.considered]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_advice(seats: int) -> None:
    state = played_on(FAIR.new(seats, seed=5), 20)
    first, second, other = (advice(state, state.to_move, 100, seed) for seed in (1, 1, 2))
    assert numbers(first) == numbers(second) != numbers(other)


def test_advice_tells_what_was_considered() -> None:
    state = played_on(FAIR.new(2, seed=5), 20)
    found = advice(state, state.to_move, 200)
    assert found.iterations == 200
    assert sum(each.visits for each in found.considered) == 200
    assert [each.visits for each in found.considered] == sorted(
        (each.visits for each in found.considered), reverse=True
    )
    assert {each.choice for each in found.considered} <= set(state.legal())
    assert all(0 <= each.value <= 1 and 0 < each.error < 0.5 and 0 < each.prior <= 1 for each in found.considered)
    assert (
        found.best
        == found.considered[0].choice
        == mind(FAIR, "search:200").choose(state, state.to_move, Rng.from_seed(1))
    )


def test_a_choice_without_alternatives_needs_no_thought() -> None:
    state = SEALED.new(2, seed=1)
    for _ in range(4):
        state.apply(state.legal()[0])
    found = advice(state, 0, 100)
    assert (found.best, found.iterations, len(found.considered)) == (state.legal(0)[0], 0, 1)


@pytest.mark.parametrize(("points", "chance"), [([1, 0], 1.0), ([0, 0], 0.5), ([0, 1], 0.0)])
def test_what_is_certain_is_found_certain(points: list[int], chance: float) -> None:
    """Two bids are left and each seat will win one of them, in whatever order: a shared victory is half of one."""
    state = SEALED.new(2, seed=1)
    assert isinstance(state, Bids)
    state.hands, state.revealed, state.points = [[0, 11], [9, 10]], [*range(1, 9)], points
    assert [each.value for each in advice(state, 0, 200).considered] == [chance, chance]


def test_decisions_made_at_once_are_thought_about_from_every_seat() -> None:
    state = SEALED.new(3, seed=2)
    for seat in (2, 0, 1):
        found = advice(state, seat, 60)
        assert found.best in state.legal(seat)
        state.apply(found.best, seat)
    assert state.decisions == 3


@pytest.mark.parametrize("seats", [2, 6])
def test_trading_stays_within_bounds(seats: int) -> None:
    """There are thousands of offers; a search leaves them out, and answers those of others."""
    state = CITY.new(seats, seed=4, options={"trading": True})
    rng = Rng.from_seed(5)
    for _ in range(300 if COMPILED else 60):
        legal = state.legal()
        state.apply(state.wander(state.to_move, ints(legal), len(legal), rng))
        if state.over:
            break
    for _ in range(8):
        if not state.over:
            state.apply(advice(state, state.to_move, 10).best)


def test_a_thought_can_be_cancelled_from_another_thread() -> None:
    state = played_on(FAIR.new(2, seed=5), 10)
    budget = Budget(iterations=10**9)
    timer = threading.Timer(0.05, budget.cancel)
    timer.start()
    found = SearchMind(FAIR.judgement(), budget).advise(state, state.to_move, Rng.from_seed(1))
    assert budget.cancelled and 0 < found.iterations < 10**9
    assert found.best in state.legal()


def test_a_budget_in_time_is_kept() -> None:
    state = played_on(FAIR.new(2, seed=5), 10)
    found = mind(FAIR, "search:50ms").advise(state, state.to_move, Rng.from_seed(1))
    assert found.iterations > 0
    assert found.seconds >= 0.05


def test_strangers_cannot_order_long_thoughts() -> None:
    check(FAIR, "search")
    for name in ("search:1000000", "search:500ms", "search:", "search:0", "nobody"):
        with pytest.raises(UnknownMind):
            check(FAIR, name)
    with pytest.raises(UnknownMind, match="master, random, greedy, search, most-cards, not “search:-5”"):
        mind(FAIR, "search:-5")


def test_essen_thinks_in_plans() -> None:
    game = ludothek.game("essen")
    state = played_on(game.new(2, seed=3), 105)
    seat = state.to_move
    player = searcher(game, Budget(96 if COMPILED else 20))
    found = player.advise(state, seat, Rng.from_seed(1))
    assert found.best in state.legal(seat)
    assert all(0 <= each.value <= 1 for each in found.considered)
    while not state.over and state.to_move == seat:
        choice = player.choose(state, seat, Rng.from_seed(1)) if state.decisions > 105 else found.best
        assert choice in state.legal(seat)
        state.apply(choice)


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="takes half an hour in pure Python")
def test_thinking_ahead_beats_greedy() -> None:
    """A small version of the matches in docs/minds.md, where it wins 88 % (82.8 to 91.8)."""
    match = Match("worldsfair", ("search:100", "greedy"), 60, seed=17, paired=True)
    share = sum(game.shares[game.minds.index("search:100")] for game in simulate(match)) / match.games
    assert share >= 0.7


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
def test_who_has_no_opinion_plays_games_to_their_ends(title: str) -> None:
    state = ludothek.game(title).new(2, 7)
    found = mind(state.game, "search:24:playouts").advise(state, state.waiting[0], Rng.from_seed(1))
    assert found.iterations == sum(each.visits for each in found.considered) == 24
    halves = [2 * each.value * each.visits for each in found.considered]
    assert halves == pytest.approx([round(each) for each in halves])  # a victory, a shared one or none each time

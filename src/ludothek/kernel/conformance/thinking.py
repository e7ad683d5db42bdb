"""Judgements and the title's own minds: in their bounds, and blind to what their seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from ludothek.kernel.conformance.cases import Case, random_game, spacing_of
from ludothek.kernel.conformance.told import everything
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.mind import Mind, one_step_ahead
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


def judgements_are_sound(case: Case) -> None:
    """Chances to win add up to 1 and are exact at the end; progress goes from 0 to 1; there is always a candidate."""
    _check_judgement(case, case.game.judgement())
    if case.game.features() is not None:
        _check_judgement(case, case.game.learned())


def _check_judgement(case: Case, judgement: Judgement) -> None:
    rng = Rng.from_seed(73)
    state = case.new(73)
    assert judgement.progress(state) <= 0.5, "at the beginning half of the game is over"
    for _ in random_game(case, state, 73, every=spacing_of(case, 73, looks=12)):
        before = everything(state)
        _check_chances(judgement.outlook(state), state)
        assert 0.0 <= judgement.progress(state) <= 1.0, f"{judgement.progress(state)} is no progress from 0 to 1"
        assert isinstance(judgement.settled(state), bool)
        for seat in state.waiting:
            _check_choices(judgement, state, seat, rng)
        assert everything(state) == before, "a judgement changes what it judges"
    outlook = judgement.outlook(state)
    winners = state.ranks().count(1)
    exact = [1 / winners if rank == 1 else 0.0 for rank in state.ranks()]
    assert outlook == exact, f"the game is over and the chances to win are {exact}, not {outlook}"
    assert judgement.progress(state) == 1.0, "the game is over, its progress is 1"


def _check_chances(outlook: list[float], state: State) -> None:
    assert len(outlook) == state.seats, f"{len(outlook)} chances to win for {state.seats} seats"
    assert all(0.0 <= chance <= 1.0 for chance in outlook), f"{outlook} are no chances"
    assert abs(sum(outlook) - 1.0) < 1e-6, f"{outlook} do not add up to 1"


def _check_choices(judgement: Judgement, state: State, seat: int, rng: Rng) -> None:
    choices = state.game.choice_buffer[:]
    legal = state.legal(seat)
    count = judgement.candidates(state, seat, choices, state.fill(seat, choices))
    candidates = [choices[n] for n in range(count)]
    assert candidates, f"seat {seat} has choices, but no candidate"
    assert set(candidates) <= set(legal), "a candidate is no legal choice"
    assert len(set(candidates)) == count, "a candidate is listed twice"
    leanings = judgement.leanings(state, seat, choices, count, rng)
    assert len(leanings) == count, f"{len(leanings)} leanings to {count} choices"
    assert all(isfinite(leaning) for leaning in leanings), f"{leanings} are no leanings"


class OneStepAhead(Mind):
    def __init__(self, case: Case) -> None:
        self.judgement = case.game.judgement()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return one_step_ahead(self.judgement, state, seat, rng)


def minds_are_blind(case: Case) -> None:
    """Replace all that a seat cannot know and all that chance will bring: its computer player chooses the same."""
    minds: dict[str, Callable[[], Mind]] = {"one step ahead": lambda: OneStepAhead(case), **case.game.minds()}
    rng = Rng.from_seed(75)
    state = case.new(74)
    for number, _ in enumerate(random_game(case, state, 74, every=spacing_of(case, 74, looks=12))):
        seat = state.waiting[-1]
        before = everything(state)
        for name, fresh in minds.items():
            chosen = {fresh().choose(world, seat, Rng.from_seed(number)) for world in alike(state, seat, rng)}
            assert len(chosen) == 1, f"{name} chooses by what seat {seat} cannot know"
            assert chosen <= set(state.legal(seat)), f"{name} chooses what is not legal"
        assert everything(state) == before, "a mind changes the state it is given"


def alike(state: State, seat: int, rng: Rng) -> list[State]:
    """Worlds that look the same to a seat: the true one, one with other chance, one with hidden things dealt anew."""
    elsewhere = state.clone()
    elsewhere.rng = rng.branch()
    return [state, elsewhere, state.determinize(seat, rng)]

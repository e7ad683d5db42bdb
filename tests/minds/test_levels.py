"""Five levels that people choose from: each is there in every title, and stronger than the one before."""

from __future__ import annotations

import pytest

import ludothek
from ludothek.arena.report import interval
from ludothek.arena.simulate import Match, simulate
from ludothek.kernel import Rng
from ludothek.kernel.levels import LEVELS
from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.registry import titles
from ludothek.minds import levels, mind

STEPS = list(zip(LEVELS[1:], LEVELS[:-1], strict=True))


@pytest.mark.parametrize("title", titles())
def test_every_title_has_all_levels_and_each_decides(title: str) -> None:
    game = ludothek.game(title)
    assert tuple(levels(game)) == LEVELS
    state = game.new(seed=3)
    for name in LEVELS[:3]:
        assert mind(game, name).choose(state, state.to_move, Rng.from_seed(1)) in state.legal()


def test_every_level_has_a_name_and_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        speak = catalogue(language)
        told = [speak(f"mind-{name}") for name in LEVELS] + [speak(f"mind-{name}-about") for name in LEVELS]
        assert len({*told}) == 2 * len(LEVELS)


def test_a_beginner_overlooks_much_but_always_does_something() -> None:
    game = ludothek.game("worldsfair")
    state = game.new(seats=2, seed=5)
    novice, skilled = mind(game, "novice"), mind(game, "skilled")
    chosen = {novice.choose(state, 0, Rng.from_seed(seed)) for seed in range(40)}
    assert len(chosen) > 2
    assert chosen <= {*state.legal()}
    assert len({skilled.choose(state, 0, Rng.from_seed(seed)) for seed in range(40)}) <= 2


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="thinks in earnest")
@pytest.mark.parametrize(
    ("title", "better", "worse"),
    [
        *((title, *step) for title in ("worldsfair", "essen", "euphoria") for step in STEPS[:2]),
        ("worldsfair", *STEPS[2]),  # the others think too long for a test
    ],
)
def test_every_level_beats_the_one_before(title: str, better: str, worse: str) -> None:
    """A small version of `make ladder`: enough games to see a level that is not stronger at all."""
    games = list(simulate(Match(title, (better, worse), 24, seed=8, paired=True)))
    wins = sum(share for game in games for share, name in zip(game.shares, game.minds, strict=True) if name == better)
    assert interval(wins, len(games))[1] > 0.65, f"{better} won {wins} of {len(games)} games against {worse}"
    assert wins > len(games) / 2


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="thinks in earnest")
def test_master_beats_greedy() -> None:
    """The strongest level in the title where it thinks fastest; in `docs/minds.md` it wins 95 %."""
    games = list(simulate(Match("worldsfair", ("master", "greedy"), 6, seed=8, paired=True)))
    assert sum(game.shares[game.minds.index("master")] for game in games) >= 5

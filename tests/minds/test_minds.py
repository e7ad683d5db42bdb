"""Computer players: by name, legal, and worth what they say."""

from __future__ import annotations

import pytest

import ludothek
from ludothek.arena.report import Report
from ludothek.arena.simulate import Match, simulate
from ludothek.kernel import Rng
from ludothek.kernel.errors import UnknownMind
from ludothek.kernel.levels import LEVELS
from ludothek.minds import mind, minds

GAME = ludothek.game("worldsfair")
QUICK = [name for name in minds(GAME) if name not in ("expert", "master")]
"""All but those who do the same as `search` for longer."""


def report(*names: str, games: int, title: str = "worldsfair") -> Report:
    """A match with seats rotating, always from the same seed."""
    counted = Report()
    for played in simulate(Match(title, names, games, seed=1893)):
        counted.add(played)
    return counted


def test_a_title_adds_its_own_to_the_common_ones() -> None:
    assert list(minds(GAME)) == [*LEVELS, "random", "greedy", "search", "most-cards"]
    assert list(minds(ludothek.game("sealed"))) == [*LEVELS, "random", "greedy", "search"]
    with pytest.raises(UnknownMind, match="not “deepblue”"):
        mind(GAME, "deepblue")


@pytest.mark.parametrize("name", QUICK)
def test_a_mind_chooses_the_same_from_the_same_generator(name: str) -> None:
    state = GAME.new(4, seed=3)
    chosen = [mind(GAME, name).choose(state.clone(), 0, Rng.from_seed(5)) for _ in range(3)]
    assert len(set(chosen)) == 1
    assert chosen[0] in state.legal()


def test_a_mind_leaves_the_state_as_it_is() -> None:
    state = GAME.new(3, seed=3)
    before = state.view(None), state.rng.place()
    for name in QUICK:
        mind(GAME, name).choose(state, 0, Rng.from_seed(1))
    assert (state.view(None), state.rng.place()) == before


@pytest.mark.long
def test_greedy_clearly_beats_random() -> None:
    wins = report("greedy", "random", games=200).by_mind["greedy"]
    assert wins.wins / wins.games >= 0.98


@pytest.mark.long
@pytest.mark.parametrize(("rivals", "share"), [(1, 0.85), (2, 0.6), (3, 0.42)])
def test_greedy_clearly_beats_taking_the_most_cards(rivals: int, share: float) -> None:
    wins = report("greedy", *["most-cards"] * rivals, games=240).by_mind["greedy"]
    assert wins.wins / wins.games >= share


@pytest.mark.long
def test_taking_the_most_cards_beats_random() -> None:
    wins = report("most-cards", "random", games=200).by_mind["most-cards"]
    assert wins.wins / wins.games >= 0.95

"""A title that says nothing of its own about how it is played gets a fair opponent all the same."""

from __future__ import annotations

import pytest

from ludothek.arena.simulate import Match, game_with, simulate
from ludothek.games.worldsfair.game import WorldsFair
from ludothek.kernel.game import Game
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.registry import _replaced


class Bare(WorldsFair):
    """The fair with rules and nothing else, as somebody's first own title would be."""

    judgement = Game.judgement
    features = Game.features  # type: ignore[assignment]
    at_a_glance = Game.at_a_glance
    searcher = Game.searcher
    learned = Game.learned
    minds = Game.minds
    levels = Game.levels


@pytest.mark.skipif(not COMPILED, reason="thinks in earnest")
def test_expert_beats_careless_play_without_a_word_from_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_replaced, "worldsfair", Bare())
    game_with.cache_clear()
    games = list(simulate(Match("worldsfair", ("expert", "random"), 20, seed=3, paired=True)))
    game_with.cache_clear()
    assert sum(game.shares[game.minds.index("expert")] for game in games) >= 16

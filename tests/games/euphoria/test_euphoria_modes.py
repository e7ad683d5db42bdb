"""The same games in every process, pure or compiled: the ends of many careless games, as one number."""

from __future__ import annotations

import hashlib

import pytest

from ludothek.games.euphoria import GAME
from ludothek.kernel import Rng
from ludothek.kernel.arrays import ints

DRAFTS = {"draft": True, "markets": "draft", "tracks": "draft", "doubles": "morale"}


@pytest.mark.parametrize(
    ("seats", "options", "digest"),
    [
        (2, {"trading": False}, "9667e0fa985e3a75"),
        (3, {"recruits": "first", **DRAFTS}, "b80d69a07df73af0"),
        (6, {}, "be4f8dd29a9985fc"),
    ],
)
def test_careless_games_end_as_they_always_did(seats: int, options: dict[str, object], digest: str) -> None:
    ends = hashlib.sha256()
    for seed in range(12):
        state = GAME.new(seats, seed, options)
        rng = Rng.from_seed(seed).branch()
        while not state.over:
            choices = state.legal()
            state.apply(state.wander(state.to_move, ints(choices), len(choices), rng))
        ends.update(repr((state.scores(), state.ranks(), state.rng.place(), state.decisions)).encode())
    assert ends.hexdigest()[:16] == digest

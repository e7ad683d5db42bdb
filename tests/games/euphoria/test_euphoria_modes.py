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
        (2, {"trading": False}, "69b6756c27c36939"),
        (3, {"recruits": "first", **DRAFTS}, "1b1c5459279046eb"),
        (6, {}, "8a9ebc24687d7b58"),
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

"""The same games in every process, on every Python, pure or compiled: the ends of many random games, as one number."""

from __future__ import annotations

import hashlib

import pytest
from worldsfair_table import GAME

from ludothek.kernel import Rng


@pytest.mark.parametrize(
    ("seats", "approvals", "digest"),
    [
        (2, "automatic", "1596c6032e407f4c"),
        (3, "automatic", "2fb6222656033910"),
        (3, "ask", "3c8dc497fe1868a6"),
        (4, "ask", "653800127b90985c"),
    ],
)
def test_random_games_end_as_they_always_did(seats: int, approvals: str, digest: str) -> None:
    ends = hashlib.sha256()
    for seed in range(100):
        state = GAME.new(seats, seed, {"approvals": approvals})
        rng = Rng.from_seed(seed).branch()
        while not state.over:
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))])
        ends.update(repr((state.scores(), state.ranks(), state.rng.place(), state.decisions)).encode())
    assert ends.hexdigest()[:16] == digest

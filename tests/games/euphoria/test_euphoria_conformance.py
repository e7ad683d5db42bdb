"""The conformance kit: every number of players, each option alone, and mixtures of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludothek.games.euphoria import GAME
from ludothek.kernel.conformance import CHECKS, Case
from ludothek.kernel.options import each_option

PLAIN = GAME.settle({"trading": False})
MIXED = (
    (3, {"recruits": "first", "doubles": "morale", "draft": True, "markets": "draft", "tracks": "draft"}),
    (5, {"recruits": "first", "trading": False, "draft": True, "markets": "draft"}),
)
CASES = [
    *(Case(GAME, seats, PLAIN) for seats in range(GAME.min_seats, GAME.max_seats + 1)),
    *(Case(GAME, 2, options) for options in each_option(GAME.options) if options != PLAIN),
    *(Case(GAME, seats, GAME.settle(options)) for seats, options in MIXED),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Case], None], case: Case) -> None:
    check(case)  # raises AssertionError

"""Matches with content of an owner's own do not change each other."""

from __future__ import annotations

import pytest

import ludothek
from ludothek.arena.simulate import Match, simulate
from ludothek.kernel.errors import BadContent

DEARER = "[[tiles]]\nbooth = 12\nprice = 45\n"
RICHER = "money = { start = 500 }\n"


def contents(*matches: str | None, jobs: int = 1) -> list[object]:
    """Which components the games of these matches name, one match after another."""
    return [
        played.record.content or None
        for content in matches
        for played in simulate(Match("essen", ("random", "random"), 2, seed=1, content=content), jobs)
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_match_has_its_own_components(jobs: int) -> None:
    game = ludothek.game("essen")
    dearer, richer = (game.with_content(text).content_id for text in (DEARER, RICHER))
    told = contents(DEARER, None, RICHER, DEARER, jobs=jobs)
    assert told == [dearer, dearer, None, None, richer, richer, dearer, dearer]
    assert dearer != richer


@pytest.mark.parametrize(
    ("title", "own"), [("worldsfair", "ticket = { points = 2 }\n"), ("euphoria", "stars = { each = 1 }\n")]
)
def test_every_title_plays_matches_with_its_own_components(title: str, own: str) -> None:
    for content, id in ((own, ludothek.game(title).with_content(own).content_id), (None, None)):
        match = Match(title, ("random", "random"), 1, seed=1, content=content)
        assert [played.record.content or None for played in simulate(match, 1)] == [id]


def test_wrong_content_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadContent):
        simulate(Match("essen", ("random", "random"), 2, seed=1, content="money = 3"))

"""Whole games of every title, by the list of choices."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.playing import by_list_at, over, play


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
def test_a_whole_game_by_the_list_of_choices(title: str, visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table(title, "greedy"))
    assert play(ada, by_list_at(5)) > 10
    assert over(ada)

"""Whole games of every title, by the list of choices."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.playing import by_list_at, over, play, play_fast


def test_a_whole_game_by_the_list_of_choices(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("worldsfair", "greedy"))
    assert play(ada, by_list_at(5)) > 10
    assert over(ada)


@pytest.mark.parametrize("title", ["essen", "euphoria"])
def test_a_whole_game_as_fast_as_the_page_can(title: str, visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table(title, "greedy", "greedy"))  # who end Euphoria in good time
    assert play_fast(ada) > 10  # one choice may be a whole way
    ada.until(lambda: over(ada))

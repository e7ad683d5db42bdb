from __future__ import annotations

from browser.conftest import Visit
from browser.playing import by_list, play


def test_a_whole_game_by_the_list_of_choices(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("worldsfair", "random"))
    assert play(ada, by_list) > 10

"""World's Fair on its own board: with the mouse, with the keyboard alone, with a finger on a phone."""

from __future__ import annotations

from itertools import count

from browser.conftest import Visit
from browser.playing import by_keyboard, on_the_board, over, play


def test_a_whole_game_by_clicking_on_the_board(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("worldsfair", "greedy", "random"))
    numbers = count()
    assert play(ada, lambda visitor: on_the_board(visitor, next(numbers))) > 10
    assert over(ada)


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("worldsfair", "random"))
    numbers = count()
    assert play(ada, lambda visitor: by_keyboard(visitor, next(numbers))) > 10
    assert over(ada)


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    ada = visit("Ada", phone=True)
    ada.look_at(ada.open_table("worldsfair", "random"))
    numbers = count()
    assert play(ada, lambda visitor: on_the_board(visitor, next(numbers), tap=True)) > 10
    assert over(ada)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

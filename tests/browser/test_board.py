"""Whole games on the board alone, without the list: with the mouse, with the keyboard, with a finger on a phone."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count

import pytest

from browser.conftest import Visit
from browser.playing import MOST, by_keyboard, by_touching_the_board, on_the_board, over, play
from browser.visitor import Visitor

TITLES = ["worldsfair", "essen", "euphoria"]
NumberedWay = Callable[[Visitor, int], None]
WHOLE = bool(os.environ.get("LUDOTHEK_WHOLE_GAMES"))
"""Whether long games are played to their ends on the board, which takes minutes; by the list they always are."""
SLOWLY = MOST if WHOLE else 12
BY_MOUSE = {"essen": SLOWLY, "euphoria": SLOWLY}
"""World's Fair, the shortest, is always played to its end."""
SLOW_TABLES = [*((title, 2) for title in TITLES), *([("euphoria", 4)] if WHOLE else []), ("euphoria", 6)]


def play_on_the_board(visitor: Visitor, title: str, way: NumberedWay, most: int = MOST, seats: int = 2) -> None:
    """To the end, against computer players who end the game in good time; or so many decisions."""
    visitor.look_at(visitor.open_table(title, *["greedy"] * (seats - 1)))
    numbers = count()
    made = play(visitor, lambda each: way(each, next(numbers)), most)
    assert made > 10
    assert over(visitor) or made == most


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_clicking_on_the_board(title: str, visit: Visit) -> None:
    play_on_the_board(visit("Ada"), title, on_the_board, BY_MOUSE.get(title, MOST))


@pytest.mark.parametrize("seats", [4, 6])
def test_a_game_of_many_by_clicking_on_the_board(seats: int, visit: Visit) -> None:
    play_on_the_board(visit("Ada"), "euphoria", on_the_board, SLOWLY, seats)


@pytest.mark.parametrize(("title", "seats"), SLOW_TABLES)
def test_a_whole_game_with_the_keyboard_alone(title: str, seats: int, visit: Visit) -> None:
    play_on_the_board(visit("Ada"), title, by_keyboard, SLOWLY, seats)


@pytest.mark.parametrize(("title", "seats"), SLOW_TABLES)
def test_a_whole_game_with_a_finger_on_a_phone(title: str, seats: int, visit: Visit) -> None:
    ada = visit("Ada", phone=True)
    play_on_the_board(ada, title, by_touching_the_board, SLOWLY, seats)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

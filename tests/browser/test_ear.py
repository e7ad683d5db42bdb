"""A table one can play by ear: games by the command line alone, told by announcements and the accessibility tree."""

from __future__ import annotations

import os
from statistics import median

import pytest

from browser.conftest import Visit
from browser.listening import Listener, shortest
from browser.playing import MOST
from browser.visitor import Visitor

SLOWLY = MOST if os.environ.get("LUDOTHEK_WHOLE_GAMES") else 15
OVER = "The game is over."


def at_a_table(visitor: Visitor, title: str) -> Listener:
    listener = Listener(visitor).switch_on()
    return listener.sit_down(visitor.open_table(title, "greedy"))


def play(listener: Listener, most: int) -> tuple[int, str]:
    """Decide by numbers and by words whenever a question is announced; how often it was, and what was said last."""
    for number in range(most):
        question = listener.newest()
        if OVER in question:
            return number, question
        choices = listener.choices
        wanted = 1 + 7 * number % len(choices)
        line = shortest(choices, wanted) if number % 4 == 3 else str(wanted)
        listener.keys.append(listener.type(line))
    return most, ""


@pytest.mark.parametrize(("title", "most"), [("worldsfair", MOST), ("essen", SLOWLY), ("euphoria", SLOWLY)])
def test_a_game_by_the_command_line_alone(title: str, most: int, visit: Visit) -> None:
    ada = visit("Ada")
    listener = at_a_table(ada, title)
    decided, last = play(listener, most)
    assert decided > 10
    assert median(listener.keys) <= 4
    assert max(listener.keys) <= 12
    if last:
        assert "wins" in last or "share the victory" in last
        assert listener.page.evaluate("window.announced.length") <= decided + 1  # one announcement for every question
    listener.check()

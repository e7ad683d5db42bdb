"""How people play: by the list of choices, on the board, with the keyboard, with a finger."""

from __future__ import annotations

from collections.abc import Callable

from browser.visitor import Visitor

Way = Callable[[Visitor], object]
MOST = 1000
"""Far more than anybody decides in one game."""


def asked(visitor: Visitor) -> bool:
    """Wait until this person is asked, and the page offers it; False when the game is over."""
    visitor.until(lambda: visitor.newest and (visitor.newest["choices"] or over(visitor)), "somebody is asked")
    return not over(visitor)


def over(visitor: Visitor) -> bool:
    return bool(visitor.newest["table"]["status"] == "finished")


def play(visitor: Visitor, way: Way, most: int = MOST) -> int:
    """Decide whenever asked, up to so many times or to the end; how often it was."""
    for number in range(most):
        if not asked(visitor):
            return number
        decide(visitor, way)
    return most


def decide(visitor: Visitor, way: Way) -> None:
    """One decision, until the server has it."""
    decisions = visitor.newest["decisions"]
    way(visitor)
    visitor.until(lambda: visitor.newest["decisions"] > decisions, "the decision is answered")


# Ways to decide.


def by_list(visitor: Visitor) -> None:
    """The first choice of the list."""
    visitor.chips.first.click()


def by_list_at(number: int) -> Way:
    """A choice of the list, counted round."""

    def choose(visitor: Visitor) -> None:
        visitor.chips.first.wait_for()
        visitor.chips.nth(number % visitor.chips.count()).click()

    return choose

"""How people play: by the list of choices, on the board, with the keyboard, with a finger."""

from __future__ import annotations

from collections.abc import Callable

from browser.visitor import Visitor

Way = Callable[[Visitor], object]
MOST = 1000
"""Far more than anybody decides in one game."""
MOST_CLICKS = 8
"""More than one choice needs."""
MOST_TABS = 300


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
    granted = visitor.granted
    visitor.chips.first.wait_for()
    way(visitor)
    visitor.until(lambda: visitor.granted > granted, "the decision is answered")


def play_fast(visitor: Visitor) -> int:
    """A whole game by the list of choices, as fast as the page offers them; how many decisions it was."""
    return int(visitor.page.evaluate(FAST))


FAST = """async () => {
    for (let made = 0; ; made++) {
        let chips;
        while (!(chips = document.querySelectorAll(".choose .chip:enabled")).length) {
            if (document.querySelector("section.end")) return made;
            await new Promise((later) => setTimeout(later, 5));
        }
        chips[(7 * made) % chips.length].click();
        await new Promise((later) => setTimeout(later, 5));
    }
}"""

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


def by_touch(visitor: Visitor) -> None:
    visitor.chips.first.tap()


def on_the_board(visitor: Visitor, number: int = 0, tap: bool = False) -> None:
    """Point at what glows until that is a whole choice; where pointing cannot tell, the board itself offers a list."""
    granted = visitor.granted
    for _ in range(MOST_CLICKS):
        offered = visitor.page.locator(".explanation button, [data-choice]")
        offered.first.wait_for()
        listed = visitor.page.locator(".explanation button")
        glowing = listed if listed.count() else visitor.pointed
        one = glowing.nth(number % glowing.count())
        one.tap() if tap else one.click()
        settle(visitor, granted)
        if visitor.granted > granted:
            return
    raise AssertionError("pointing at the board came to no choice")


def by_keyboard(visitor: Visitor, number: int = 0) -> None:
    """Tab to the board's choices, some of them further, and Enter."""
    granted = visitor.granted
    for _ in range(MOST_CLICKS):
        for _ in range(1 + number % 3):
            tab_to(visitor, ".explanation button, [data-choice]")
        visitor.page.keyboard.press("Enter")
        settle(visitor, granted)
        if visitor.granted > granted:
            return
    raise AssertionError("Enter came to no choice")


def tab_to(visitor: Visitor, wanted: str) -> None:
    """Press Tab until something wanted has the focus."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def settle(visitor: Visitor, granted: int) -> None:
    """After a click: the decision is made, or something is picked and more is offered."""
    visitor.until(
        lambda: visitor.granted > granted or visitor.page.evaluate(MORE),
        "a click on the board picks or decides",
    )


MORE = """() => Boolean(document.querySelector(".explanation button")
    || (document.querySelector("[data-picked]") && document.querySelector("[data-choice]")))"""

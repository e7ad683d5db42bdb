"""How people play: by the list of choices, on the board, with the keyboard, with a finger."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Error, Locator

from browser.visitor import Visitor

Way = Callable[[Visitor], object]
MOST = 1000
"""Far more than anybody decides in one game."""
MOST_CLICKS = 12
"""More than one choice needs."""
MOST_TABS = 300
OTHERS = 300_000
"""Milliseconds for all that five computer players do before it is our turn again, on a busy machine."""


def asked(visitor: Visitor) -> bool:
    """Wait until this person is asked, and the page offers it; False when the game is over."""
    visitor.until(lambda: visitor.newest and (visitor.newest["choices"] or over(visitor)), "somebody is asked", OTHERS)
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
    visitor.steps.or_(visitor.chips).first.wait_for()
    go_on(visitor)
    way(visitor)
    visitor.until(lambda: visitor.granted > granted, "the decision is answered")


def go_on(visitor: Visitor) -> bool:
    """Put away what is shown when a part of the game has ended; whether there was something."""
    read = visitor.page.locator(".scoring button")
    if not read.count():
        return False
    read.click()
    read.wait_for(state="detached")
    return True


def play_fast(visitor: Visitor) -> int:
    """A whole game by the list of choices, as fast as the page offers them; how many decisions it was."""
    return int(visitor.page.evaluate(PLAYER.read_text(), {"board": False}))


PLAYER = Path(__file__).parent / "player.js"

# Ways to decide.


def by_list(visitor: Visitor) -> None:
    """The first choice of the list, step by step where there are many."""
    by_list_at(0)(visitor)


def by_list_at(number: int) -> Way:
    """A choice of the list, counted round."""

    def choose(visitor: Visitor) -> None:
        visitor.steps.or_(visitor.chips).first.wait_for()
        while count := visitor.steps.count():
            visitor.steps.nth(number % count).click()
        visitor.chips.nth(number % visitor.chips.count()).click()

    return choose


def by_touch(visitor: Visitor) -> None:
    while visitor.steps.count():
        visitor.steps.first.tap()
    visitor.chips.first.tap()


def by_touching_the_board(visitor: Visitor, number: int = 0) -> None:
    on_the_board(visitor, number, tap=True)


def on_the_board(visitor: Visitor, number: int = 0, tap: bool = False) -> None:
    """Point at what glows, and answer what the board asks back, until that is a whole choice.

    A first tap may only show something; then it is answered there, or by tapping the same again: people do both.
    """
    granted, pointed, answered = visitor.granted, "", 0
    for attempt in range(MOST_CLICKS):
        if not is_offered(visitor, granted):
            return
        answers = visitor.page.locator(ANSWERS)
        again = visitor.page.locator(f'[data-choice][data-element="{pointed}"]')
        is_shown = tap and pointed and again.count() and is_free(again.first)
        if is_shown and (number % 2 or not answers.count()):
            thing, what, pointed = again.first, f"{pointed} again", ""
        elif answers.count():
            which = (number + answered) % answers.count()
            thing, what = answers.nth(which), f"answer {which}"
            answered += 1
        else:
            at = number + attempt
            thing = in_sight(visitor, at) if tap else visitor.pointed.nth(at % visitor.pointed.count())
            what = pointed = str(thing.get_attribute("data-element"))
        press(visitor, granted, partial(thing.tap if tap else thing.click, timeout=VANISHED), what)
    if is_offered(visitor, granted):
        raise AssertionError(f"pointing at the board came to no choice; {offered(visitor)}")


def in_sight(visitor: Visitor, number: int) -> Locator:
    """Something that glows and can be touched; where the board shows only a part of itself, one looks wider."""
    wider = visitor.page.get_by_role("button", name="Wider")
    for _ in range(MOST_CLICKS):
        glowing: list[bool] = visitor.pointed.evaluate_all(f"(all) => all.map({FREE})")
        free = [at for at, each in enumerate(glowing) if each]
        if free or not wider.count():
            return visitor.pointed.nth(free[number % len(free)] if free else number % len(glowing))
        wider.tap()
    raise AssertionError("nothing that glows comes in sight")


def by_keyboard(visitor: Visitor, number: int = 0) -> None:
    """Tab to what the board offers, some of it further, and Enter."""
    granted = visitor.granted
    for attempt in range(MOST_CLICKS):
        if not is_offered(visitor, granted):
            return
        for _ in range(1 + (number + attempt) % 3):
            tab_to(visitor, f"{ANSWERS}, {GLOWING}")
        focused = visitor.page.evaluate(FOCUSED)
        press(visitor, granted, lambda: visitor.page.keyboard.press("Enter"), f"Enter at {focused}")
    if is_offered(visitor, granted):
        raise AssertionError(f"Enter came to no choice; {offered(visitor)}")


def tab_to(visitor: Visitor, wanted: str) -> None:
    """Press Tab until something wanted has the focus."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"Tab never comes to {wanted}")


# What the board offers.

GLOWING = "[data-choice]"
ANSWERS = ".deeds button:enabled, .explanation button:enabled"
"""Where pointing is not enough, the board asks back, beside what was pointed at."""
OFFERED = f"""() => {{
    const said = ({{ dataset: {{ element, picked }}, textContent }}) =>
        element ? element + (picked ? ` x ${{picked}}` : "") : textContent;
    const all = (wanted) => [...document.querySelectorAll(wanted)].map(said).join();
    return [{GLOWING!r}, "[data-picked]", ".bubble, .explanation, .lifted"].map(all).join("|");
}}"""
"""All of it as a text, to see it change: what glows, what is picked and how often, what is told beside it."""
FOCUSED = "() => document.activeElement?.dataset.element ?? document.activeElement?.textContent?.trim() ?? ''"


def is_offered(visitor: Visitor, granted: int) -> bool:
    """Wait until the board offers something; False if the decision has been made instead."""
    offered = f"() => Boolean(document.querySelector({f'{ANSWERS}, {GLOWING}'!r}))"
    visitor.until(
        lambda: visitor.granted > granted or visitor.page.evaluate(offered),
        lambda: f"the board offers something; it does not draw {undrawn(visitor)}",
    )
    return visitor.granted == granted


def undrawn(visitor: Visitor) -> list[str]:
    """What belongs to a choice, and nothing on the page is it."""
    drawn = visitor.page.locator("[data-element]").evaluate_all("(all) => all.map((each) => each.dataset.element)")
    return sorted({each for choice in visitor.newest["choices"] for each in choice["elements"]} - {*drawn})


def press(visitor: Visitor, granted: int, pressing: Callable[[], None], what: str) -> None:
    """Press something, until that has come to something: a decision, or the board offers something else."""
    before = visitor.page.evaluate(OFFERED)

    def is_other() -> bool:
        return visitor.granted > granted or visitor.page.evaluate(OFFERED) != before

    try:
        pressing()
    except Error:
        if go_on(visitor):  # it came while we reached for something
            pressing()
        elif not is_other():
            raise
    visitor.until(is_other, lambda: f"pressing {what} shows, picks or decides; {offered(visitor)}")


def offered(visitor: Visitor) -> str:
    """What the board offers and what the server would take, for whoever looks into a failure."""
    choices = [choice["notation"] for choice in visitor.newest["choices"]]
    return f"the board offers {visitor.page.evaluate(OFFERED)}, the server {choices}"


VANISHED = 5000
"""Milliseconds until we see that something went while we reached for it: the board carries out what was planned."""


def is_free(thing: Locator) -> bool:
    """Whether nothing lies on it; a drawing is where it is, all else can be brought to the middle of the page."""
    return bool(thing.evaluate(FREE))


FREE = """(thing) => {
    if (thing instanceof HTMLElement) thing.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

"""A table one can play by ear: games by the command line alone, told by announcements and the accessibility tree."""

from __future__ import annotations

import os
from statistics import median

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.listening import Listener, Reader, shortest
from browser.playing import MOST, by_keyboard
from browser.test_axe import check
from browser.visitor import Visitor

SLOWLY = MOST if os.environ.get("LUDOTHEK_WHOLE_GAMES") else 15
"""How many decisions are made of a game that takes minutes: all of them if one wishes so."""
OVER = "The game is over."


def at_a_table(visitor: Visitor, title: str, who: type[Listener] = Listener) -> Listener:
    listener = who(visitor).switch_on()
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


@pytest.mark.parametrize(
    ("title", "most", "who"), [("worldsfair", MOST, Listener), ("essen", SLOWLY, Reader), ("euphoria", SLOWLY, Reader)]
)
def test_a_game_by_the_command_line_alone(title: str, most: int, who: type[Listener], visit: Visit) -> None:
    listener = at_a_table(visit("Ada"), title, who)
    decided, last = play(listener, most)
    announced = listener.page.evaluate("window.announced.length")
    keys = listener.keys
    print(f"{title}: {decided} decisions, {announced} announced, keys {median(keys)} and at most {max(keys)}")
    assert decided > 10
    assert median(keys) <= 4
    assert max(keys) <= 12
    assert announced <= decided + 1  # one announcement for every question
    assert not last or "wins" in last or "share the victory" in last
    assert bool(last) == (most == MOST)
    listener.check()


def asked(listener: Listener) -> Listener:
    """Wait for the first question, with what comes of the table before it."""
    listener.newest()
    return listener


def test_questions_about_a_fair_are_answered_and_decide_nothing(visit: Visit) -> None:
    ada = visit("Ada")
    ear = asked(at_a_table(ada, "worldsfair"))
    decisions = ada.newest["decisions"]
    assert ear.ask("s").startswith("It is your turn, Ada. Place a supporter: which area? Round 1 of 3,")
    assert ear.ask("?").startswith("5 choices. 1: Place a supporter in Agriculture and take 2 cards. 2: ")
    assert ear.ask("? fine").startswith("One choice. 3: Place a supporter in Fine Arts")
    assert ear.ask("me").startswith("Ada. 0 points: coins 0, medals 0, sets 0.")
    assert ear.ask("p blue").startswith("Clara (computer). 0 points")
    assert ear.ask("a electricity").startswith("Electricity. Supporters: you ")
    assert ear.ask("why deck") == (
        "Deck. Nobody looks at the deck; 3 cards are dealt at the end of each turn. Rule WF-48."
    )
    assert ear.ask("rule 13").startswith("WF-13 Step 2: play figures. Every figure you collected")
    assert ear.ask("supporter").startswith("5 fit. Which one? 1: Place a supporter in Agriculture")
    assert ear.ask("fly") == "Not understood: fly. Type ? for the choices, or help."
    assert ear.ask("u") == "There is nothing to take back."
    assert ear.ask("say good luck") == "You say: good luck."
    assert ada.newest["decisions"] == decisions
    ear.check()


def test_one_looks_back_and_takes_back_hearing_what(visit: Visit) -> None:
    ada = visit("Ada")
    ear = asked(at_a_table(ada, "worldsfair"))
    ear.type("elec")
    ear.newest()
    assert ear.ask("back").startswith("Decision 1 of 2. Ada places a supporter in Electricity.")
    assert "You are looking at decision 1 of 2." in ear.page.inner_text("main")
    assert ear.ask("on").startswith("Decision 2 of 2. Clara places a supporter in ")
    assert ear.ask("now") == "Now. Place a supporter: which area?"
    while not ada.newest["can_undo"]:
        ear.type("1")
        ear.newest()
    assert ear.ask("u").startswith("Taken back: Ada ")


def test_keys_lead_to_the_sections_and_back(visit: Visit) -> None:
    ear = asked(at_a_table(visit("Ada"), "essen"))
    focused = "document.activeElement.textContent"
    for digit, heading in enumerate(["Situation", "Last turn", "Command", "Choices", "Players", "Game log"], 1):
        ear.page.keyboard.press(f"Alt+{digit}")
        assert ear.page.evaluate(focused) == heading
    ear.page.keyboard.press("Escape")
    assert ear.page.evaluate("document.activeElement.id") == "line"


def test_a_choice_that_is_pressed_leads_back_to_the_line(visit: Visit) -> None:
    ear = asked(at_a_table(visit("Ada"), "worldsfair"))
    ear.page.get_by_role("button", name="2: Place a supporter in Electricity").press("Enter")
    assert "Ada places a supporter in Electricity." in ear.newest()
    ear.check()


def test_a_tutorial_is_heard_and_goes_on_by_the_line(visit: Visit) -> None:
    ear = Listener(visit("Ada")).switch_on()
    ear.visitor.go("/tutorial/worldsfair")
    ear.page.locator("#line:focus").wait_for()
    first = ear.newest()
    ear.type("on")
    second = ear.newest()
    assert first != second
    ear.type("back")
    assert ear.newest() == first


def test_the_second_link_shows_boards_again_and_keeps_the_focus(visit: Visit) -> None:
    ada = visit("Ada")
    ear = asked(at_a_table(ada, "worldsfair"))
    link = ear.page.get_by_role("link", name="See tables as boards again")
    link.press("Enter")
    ada.board.wait_for()
    expect(ear.page.get_by_role("link", name="Play by ear")).to_be_focused()
    ear.page.reload()
    ada.board.wait_for()


@pytest.mark.parametrize("level", ["turns", "all"])
def test_how_much_is_announced(level: str, visit: Visit) -> None:
    ada = visit("Ada")
    ear = Listener(ada).switch_on()
    liked = {"motion": 0, "ear": True, "announced": level}
    ear.page.evaluate("(liked) => localStorage.setItem('ludothek.settings', JSON.stringify(liked))", liked)
    asked(ear.sit_down(ada.open_table("worldsfair", "greedy")))
    ear.type("1")
    told = ear.next()
    while "which area?" not in told:
        told += ear.next()
    assert ("Clara" in told) == (level == "all")


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
def test_nothing_is_wrong_with_a_told_table(title: str, visit: Visit) -> None:
    ear = asked(at_a_table(visit("Ada"), title))
    ear.ask("?")
    check(ear.visitor)


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
def test_a_board_is_announced_and_keeps_the_focus_of_the_keyboard(title: str, visit: Visit) -> None:
    ada = visit("Ada")
    ear = Listener(ada)
    ada.look_at(ada.open_table(title, "greedy"))
    ear.newest()
    for number in range(4):
        by_keyboard(ada, number)
        assert len(ear.newest()) > 20
        ada.until(lambda: not ada.page.evaluate("document.activeElement === document.body"), "something has the focus")

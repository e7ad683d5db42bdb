"""The tutorial in a browser: from the first hint to a real table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.playing import ANSWERS
from browser.visitor import Visitor

START = "/tutorial/worldsfair"


def guide(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Tutorial")


def chips(visitor: Visitor) -> Locator:
    return visitor.page.locator(".chip:enabled")


def press(visitor: Visitor, name: str) -> None:
    guide(visitor).get_by_role("button", name=name, exact=True).click()


def at(visitor: Visitor, step: int, steps: int) -> None:
    expect(guide(visitor)).to_contain_text(f"Step {step} of {steps}")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_somebody_new_is_led_to_a_table_of_their_own(visit: Visit, phone: bool) -> None:
    ada = visit(phone=phone)
    steps = [step for step in ada.ask("GET", "/titles/worldsfair/tutorial")["steps"] if step["hint"]]
    ada.go(START)
    for number, step in enumerate(steps[:-1], 1):
        at(ada, number, len(steps))
        if step["expected"] is None:
            expect(chips(ada)).to_have_count(0)
            press(ada, "Next")
            continue
        choices = [choice["id"] for choice in step["position"]["choices"]]
        expect(chips(ada)).to_have_count(len(choices))
        chips(ada).nth(choices.index(step["expected"])).click()
    at(ada, len(steps), len(steps))
    press(ada, "Play now")
    expect(ada.page).to_have_url(re.compile(r"/tables/[a-z2-9]{12}$"))
    ada.board.wait_for()


@pytest.mark.parametrize("title", ["essen", "euphoria"])
def test_a_tour_is_walked_on_the_board(title: str, visit: Visit) -> None:
    ada = visit()
    steps = [step for step in ada.ask("GET", f"/titles/{title}/tutorial")["steps"] if step["hint"]]
    ada.go(f"/tutorial/{title}")
    for number, step in enumerate(steps[:FIRST_STEPS], 1):
        at(ada, number, len(steps))
        if step["expected"] is None:
            press(ada, "Next")
        else:
            do(ada, next(each for each in step["position"]["choices"] if each["id"] == step["expected"]))
    at(ada, FIRST_STEPS + 1, len(steps))


FIRST_STEPS = 8


def do(visitor: Visitor, choice: Any) -> None:
    """Point at the parts of a choice, and answer what the board asks back, until the guide goes on."""
    before = guide(visitor).locator("small").text_content()

    def has_gone_on() -> bool:
        return bool(guide(visitor).locator("small").text_content() != before)

    answers = visitor.page.locator(ANSWERS)
    for name in choice["elements"]:
        if not has_gone_on():
            visitor.page.locator(f'[data-choice][data-element="{name}"]').first.click()
            visitor.page.wait_for_timeout(100)
    if not has_gone_on() and answers.count():
        answers.first.click()
    visitor.until(has_gone_on, f"the guide goes on after {choice['elements']}")


def test_another_choice_is_answered_kindly_and_the_board_is_a_way_to_choose(visit: Visit) -> None:
    ada = visit()
    ada.go(f"{START}#3")
    ada.page.locator("[data-element='area:electricity']").click()
    expect(guide(ada)).to_contain_text(
        "That is allowed, too. For this tutorial, choose: Place a supporter in Manufacturing"
    )
    ada.page.locator("[data-element='area:manufacturing']").click()
    at(ada, 4, 24)
    expect(guide(ada)).not_to_contain_text("That is allowed")


def test_the_step_outlives_the_page_and_one_can_go_back(visit: Visit) -> None:
    ada = visit()
    ada.go(f"{START}#7")
    press(ada, "Show me")
    at(ada, 8, 24)
    ada.page.reload()
    at(ada, 8, 24)
    press(ada, "Back")
    at(ada, 7, 24)
    expect(chips(ada)).to_have_count(2)


def test_a_title_without_a_tutorial_says_so(visit: Visit) -> None:
    ada = visit()
    ada.expects("404")
    ada.go("/tutorial/sealed")
    expect(ada.page.get_by_role("alert")).to_have_text("There is no tutorial for this game yet.")

"""Hints in the browser: three choices with the chance to win, numbered on the board, for the one who asks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.visitor import Visitor

TITLES = ["worldsfair", "essen", "euphoria"]


def hints(visitor: Visitor) -> Locator:
    return visitor.page.locator(".hints li")


def badges(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-hint]")


def at_a_table(visitor: Visitor, title: str, *others: str, **more: object) -> Visitor:
    visitor.look_at(visitor.open_table(title, *(others or ("greedy",)), **more))
    visitor.until(lambda: visitor.newest and visitor.newest["choices"], "we are asked")
    return visitor


def ask(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Hint", exact=True).click()
    expect(hints(visitor).first).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_best_choices_are_listed_and_numbered_on_the_board(title: str, phone: bool, visit: Visit) -> None:
    ada = at_a_table(visit("Ada", phone=phone), title)
    ask(ada)
    expect(hints(ada)).to_have_count(3)
    for number, each in enumerate(hints(ada).all(), 1):
        assert re.match(rf"{number}\s.*\d+\s?%", each.inner_text(), re.DOTALL)
    numbers = [number for badge in badges(ada).all() for number in badge.inner_text().split()]
    assert sorted(numbers) == ["1", "2", "3"]


def test_a_number_stands_where_its_choice_is_and_a_tap_points_there(visit: Visit) -> None:
    ada = at_a_table(visit("Ada"), "worldsfair")
    ask(ada)
    first = hints(ada).first
    first.locator(".hint").click()
    frame = ada.page.locator(".frame[style]").bounding_box()
    badge = badges(ada).filter(has_text="1").bounding_box()
    assert frame and badge
    assert abs(badge["x"] - frame["x"]) < 20 and abs(badge["y"] - frame["y"]) < 20
    decisions = ada.newest["decisions"]
    first.get_by_role("button", name="Choose this").click()
    ada.until(lambda: ada.newest["decisions"] > decisions, "it was chosen")
    expect(hints(ada)).to_have_count(0)


def test_escape_puts_them_away(visit: Visit) -> None:
    ada = at_a_table(visit("Ada"), "worldsfair")
    ada.page.locator("button.hint").click()
    expect(hints(ada)).to_have_count(3)
    ada.page.keyboard.press("Escape")
    expect(hints(ada)).to_have_count(0)
    expect(badges(ada)).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "nl", "pl"])
def test_hints_are_told_in_ones_own_language(language: str, visit: Visit) -> None:
    ada = at_a_table(visit("Ada", language=language), "worldsfair")
    ada.page.locator("button.hint").click()
    expect(hints(ada)).to_have_count(3)
    told = ada.page.locator(".hints").inner_text()
    assert not re.search(r"\b(hint|event|choose)-[a-z]", told)
    assert "Your best choices" not in told


def test_where_hints_are_not_allowed_nobody_is_offered_any(visit: Visit) -> None:
    ada = at_a_table(visit("Ada"), "worldsfair", hints=False)
    expect(ada.pointed.first).to_be_visible()
    expect(ada.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_who_opens_a_table_says_whether_there_are_hints(visit: Visit) -> None:
    ada = visit("Ada").go("/new?title=worldsfair")
    switch = ada.page.get_by_role("switch", name="Allow hints")
    expect(switch).to_be_checked()
    ada.page.get_by_text("Allow hints").click()
    ada.page.locator("button.open").click()
    ada.until(lambda: ada.newest is not None, "the table is there")
    assert ada.newest["table"]["terms"]["hints"] is False

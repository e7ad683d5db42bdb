"""In the browser, too, a title is its folder, and one that another package brings needs none."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludothek
from browser.conftest import Visit
from browser.playing import asked, by_list_at, decide, on_the_board, over, play
from browser.visitor import Visitor

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = WEB / "games"
MADE = WEB / "api" / "shapes.ts"
TITLES = [path.name for path in sorted(GAMES.iterdir()) if path.is_dir() and path.name != "generic"]


@pytest.mark.parametrize("title", TITLES)
def test_nothing_outside_its_folder_knows_a_title(title: str) -> None:
    assert title in ludothek.titles()
    others = [path for path in WEB.rglob("*.*") if path != MADE and GAMES / title not in path.parents]
    assert [str(path) for path in others if re.search(rf"\b{title}\b", path.read_text(), re.IGNORECASE)] == []


@pytest.mark.parametrize("phone", [False, True])
def test_a_title_from_outside_is_played_to_its_end_on_the_plain_board(phone: bool, visit: Visit) -> None:
    ada = visit("Ada", phone=phone)
    ada.look_at(ada.open_table("sealed", "greedy", "random"))
    expect(ada.sentence).to_have_text("Which card do you bid?")
    numbers = count()
    assert play(ada, lambda visitor: on_the_board(visitor, next(numbers), tap=phone)) == 3
    ends_with_points_and_ranks(ada)


def test_two_people_bid_at_once_and_both_see_the_end(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.open_table("sealed", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    for each in (ada, ben):
        each.look_at(table)
    for number in range(3):
        for each in (ben, ada) if number else (ada, ben):
            assert asked(each)
            decide(each, by_list_at(number))
    for each in (ada, ben):
        ends_with_points_and_ranks(each)


def ends_with_points_and_ranks(visitor: Visitor) -> None:
    """The end screen lists everybody by their place."""
    visitor.until(lambda: over(visitor), "the game is over")
    result = visitor.newest["table"]["result"]
    places = sorted(zip(result["ranks"], result["scores"], strict=True), key=lambda place: place[0])
    assert sum(score for _, score in places) == 3
    end = visitor.page.locator("section.end tfoot")
    expect(end.locator("tr").nth(0).locator("td")).to_have_text([str(score) for _, score in places])
    expect(end.locator("tr").nth(1).locator("td")).to_have_text([f"{rank}." for rank, _ in places])

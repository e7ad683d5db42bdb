"""No page has anything that axe-core calls a violation, by day and by night."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Literal

import pytest
from services.fixtures import insist

from browser.conftest import Visit
from browser.playing import asked, by_list_at, play
from browser.tables import before, continued, finished
from browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/lobby",
    "/new",
    "/new/essen",
    "/settings",
    "/account",
    "/titles/worldsfair",
    "/people/nobody",
    "/rules/worldsfair",
    "/tutorial/worldsfair",
    "/look",
    "/tables/nowhere",
    "/nowhere",
)

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
ABOUT_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe-core that a page can keep in one theme and break in the other."""


def check(visitor: Visitor, *themes: Theme) -> None:
    """Fails with a line for everything that axe-core finds on the page as it is, in both themes or in some."""
    insist(None if AXE.is_file() else "axe-core is not installed: run make site")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(AXE.read_text())
    lines: list[str] = []
    for number, theme in enumerate(themes or THEMES):
        visitor.page.emulate_media(color_scheme=theme)
        visitor.page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
        still(visitor)
        rules = {"runOnly": ABOUT_COLOURS} if number else {}
        run = "(rules) => axe.run(rules).then((result) => result.violations)"
        found: list[dict[str, Any]] = visitor.page.evaluate(run, rules)
        lines += [
            f"{theme}: {each['id']}: {node['target']} {node['html'][:200]}\n{node['failureSummary']}"
            for each in found
            for node in each["nodes"]
        ]
    if lines:
        pytest.fail("\n".join([visitor.page.url, *lines]), pytrace=False)


def still(visitor: Visitor) -> None:
    """Colours that fade in are judged when they are there."""
    visitor.page.evaluate(
        "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
        ".then(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))"
    )


@pytest.mark.parametrize("path", PAGES)
def test_pages(path: str, visit: Visit) -> None:
    ada = visit("Ada")
    ada.expects("status of 404", "WebSocket")
    requests: Counter[str] = Counter()
    ada.page.on("request", lambda request: requests.update([request.url]))
    ada.go(path)
    ada.page.locator("h1, h2").first.wait_for()
    ada.page.wait_for_timeout(300)
    assert [each for each, times in requests.items() if times > 5] == []  # nothing is asked for again and again
    check(ada)


@pytest.mark.parametrize(("title", "theme"), [("essen", "light"), ("euphoria", "dark")])
def test_a_tour(title: str, theme: Theme, visit: Visit) -> None:
    ada = visit("Ada")
    ada.go(f"/tutorial/{title}#4")
    ada.board.wait_for()
    check(ada, theme)


@pytest.mark.parametrize("record", ["worldsfair/2-greedy", "essen/2-greedy", "euphoria/2-greedy"])
def test_a_table(record: str, visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(continued(ada, record, 16))
    asked(ada)
    ada.steps.or_(ada.chips).first.wait_for()
    check(ada)


def test_a_table_of_a_title_with_a_plain_board(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("sealed", "random"))
    play(ada, by_list_at(3), 2)
    asked(ada)
    ada.chips.first.wait_for()
    check(ada)


def test_games_that_can_be_taken_out_of_the_fair(visit: Visit) -> None:
    """Stalls are buttons then, and what is drawn in them is no part of their names."""
    ada = visit("Ada")
    ada.look_at(continued(ada, "essen/2-removal", before("essen/2-removal", "remove")))
    ada.pointed.first.wait_for()
    check(ada, "light")


@pytest.mark.parametrize("decisions", [36, 41, 170])
def test_a_world_of_lit_doors(decisions: int, visit: Visit) -> None:
    """What is drawn in a place is no part of its name; three questions with different parts of the board to choose."""
    ada = visit("Ada")
    record = "euphoria/4-greedy" if decisions == 170 else "euphoria/4-trading"
    ada.look_at(continued(ada, record, decisions))
    ada.pointed.first.wait_for()
    check(ada)


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
def test_a_table_on_a_phone(title: str, visit: Visit) -> None:
    ada = visit("Ada", phone=True)
    ada.look_at(ada.open_table(title, "random"))
    check(ada)


@pytest.mark.parametrize(
    ("record", "decisions"),
    [("essen/2-greedy", 60), ("essen/5-greedy", 205), ("euphoria/2-greedy", 100), ("euphoria/6-greedy", 400)],
)
def test_a_full_table_with_the_fewest_and_the_most_players(record: str, decisions: int, visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(continued(ada, record, decisions))
    asked(ada)
    ada.chips.first.wait_for()
    check(ada)


@pytest.mark.parametrize("record", ["worldsfair/3-greedy", "essen/2-greedy", "euphoria/2-greedy"])
def test_the_end_of_a_game(record: str, visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(finished(ada, record))
    check(ada)

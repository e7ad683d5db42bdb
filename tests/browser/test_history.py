"""Pages of people in the browser: one's own from the account, another's from their name at a table."""

from __future__ import annotations

import uuid

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_account import panel, registered
from browser.test_axe import check
from browser.visitor import Visitor


def play_to_the_end(ada: Visitor, ben: Visitor) -> str:
    """A short game of Ada against Ben."""
    table = ada.open_table("sealed", "anyone", listed=True)
    ben.ask("POST", f"/tables/{table}/seats", {})
    for _ in range(3):
        for visitor in (ada, ben):
            position = visitor.position(table)
            wish = {
                "seat": position["seat"],
                "choice": position["choices"][0]["id"],
                "answers": position["version"],
                "request": uuid.uuid4().hex,
            }
            visitor.ask("POST", f"/tables/{table}/decisions", wish)
    return table


def test_a_page_is_shown_and_found_by_the_name_at_a_table(visit: Visit) -> None:
    ada, ben = registered(visit, "Ada with a page"), visit("Ben")
    tables = [play_to_the_end(ada, ben) for _ in range(2)]
    scores = [ada.position(table)["table"]["result"]["scores"][0] for table in tables]
    ada.go("/account")
    mine = panel(ada.page, "My games")
    mine.get_by_role("switch", name="Others may see this page").check(force=True)
    mine.get_by_role("link", name="Everything you have played here").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada with a page")
    ben.look_at(tables[0])
    ben.page.get_by_role("link", name="Ada with a page").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada with a page")
    expect(ben.page.get_by_text("2 finished games").first).to_be_visible()
    expect(ben.page.get_by_role("img", name="points game by game").locator("circle")).to_have_count(2)
    links = ben.page.locator(f"a[href='/tables/{tables[1]}']")
    expect(links).to_contain_text(f"of 2, {'one point' if scores[1] == 1 else f'{scores[1]} points'}")
    expect(ben.page.get_by_role("heading", name="Who Ada with a page met")).to_be_visible()
    check(ben)
    ada.page.get_by_role("switch", name="Others may see this page").uncheck(force=True)
    ada.page.wait_for_load_state("networkidle")
    ben.expects("status of 404")
    ben.page.reload()
    expect(ben.page.get_by_text("Nobody of that name shows a page here.")).to_be_visible()

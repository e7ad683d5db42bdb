"""The deal of the day in the browser: from the start page to everybody's results, and nothing before one has played."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import by_list, play
from browser.test_account import panel, registered
from browser.test_axe import check
from browser.visitor import Visitor


def play_to_the_end(visitor: Visitor) -> int:
    """Always the first choice; returns the points. Computer players that are given say nothing of one's level."""
    visitor.page.wait_for_url("**/tables/*")
    play(visitor, by_list)
    expect(visitor.page.get_by_role("link", name="Everybody’s results")).to_be_visible()
    assert visitor.page.evaluate("localStorage.getItem('ludothek.level.sealed')") is None
    position = visitor.newest
    assert position["seed"] is None
    return int(position["table"]["result"]["scores"][position["seat"]])


def test_two_play_the_deal_of_the_day_and_see_each_others_results(visit: Visit) -> None:
    ada, ben = registered(visit, "Ada of the day"), visit("Ben of the day")
    ada.go("/")
    card = ada.page.locator("[data-deal=sealed]")
    expect(card).to_contain_text("Nobody has finished it yet.")
    expect(ada.page.get_by_role("timer")).to_contain_text("Next deal in")
    check(ada)
    card.get_by_role("button").click()
    points = play_to_the_end(ada)
    table = ada.newest["table"]["id"]

    ben.expects("status of 403")
    ben.go(f"/tables/{table}")
    expect(ben.page.get_by_text("This is the deal of the day")).to_be_visible()
    ben.go("/").page.locator("[data-deal=sealed]").get_by_role("link").click()
    expect(ben.page.get_by_text("You see everybody’s results as soon as you have played it yourself")).to_be_visible()
    expect(ben.page.get_by_text("One result so far.")).to_be_visible()
    ben.page.get_by_role("button", name="Play it").click()
    assert play_to_the_end(ben) == points

    ben.page.get_by_role("link", name="Everybody’s results").click()
    said = f"{points} points: 2, you among them"
    expect(panel(ben.page, "How many points people scored").locator("figcaption")).to_have_text(said)
    lines = panel(ben.page, "Ranking").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.get_by_role("link", name="Step through: Ben of the day")).to_have_count(1)
    expect(lines.get_by_role("link", name="Step through: Ada of the day")).to_have_count(0)  # for guests
    check(ben)
    ben.page.set_viewport_size({"width": 360, "height": 740})
    assert ben.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ada.go("/").page.locator("[data-deal=sealed]").get_by_role("link", name="Everybody’s results").click()
    expect(panel(ada.page, "Ranking").get_by_role("listitem")).to_have_count(2)

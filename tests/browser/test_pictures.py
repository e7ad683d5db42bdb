"""The pictures of the rules: each is drawn by the title's own board when one comes to it, and cannot be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_axe import check
from ludothek.kernel.registry import game
from ludothek.server.examples import scenes

REACHED = "figure => [...figure.querySelectorAll('[tabindex], button, a')].filter(n => !n.closest('[inert]')).length"


@pytest.mark.parametrize(("title", "phone"), [("worldsfair", False), ("essen", True), ("euphoria", True)])
def test_every_picture_is_drawn(title: str, phone: bool, visit: Visit) -> None:
    reader = visit(phone=phone, dark=phone, language="de")
    reader.go(f"/rules/{title}")
    wanted = scenes(game(title))[0]
    figures = reader.page.locator("figure")
    expect(figures).to_have_count(len(wanted))
    for number, scene in enumerate(wanted):
        figure = figures.nth(number)
        figure.evaluate("figure => figure.scrollIntoView({block: 'center'})")
        expect(figure.locator("[data-drawn]")).to_be_visible()
        assert figure.evaluate(REACHED) == 0
        if scene.chosen.rule:
            expect(figure.locator("xpath=ancestor::section")).to_have_id(scene.chosen.rule)
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(reader, "dark" if phone else "light")

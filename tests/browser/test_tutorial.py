"""The tutorial, from its first hint to a game of one's own."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import asked
from browser.visitor import Visitor

OTHER = re.compile(r"For this tour, choose: (.+)\.")


def choose(learner: Visitor) -> None:
    """Make the move of the tour: whoever chooses another one is told which it is."""
    choices = [text.strip() for text in learner.chips.all_inner_texts()]
    other = learner.page.get_by_text(OTHER)
    progress = learner.page.get_by_text(re.compile(r"Step \d+ of"))
    before = progress.inner_text()
    learner.chips.first.click()
    learner.until(lambda: other.count() or progress.inner_text() != before, "the guide answers")
    if other.count():
        meant = OTHER.search(other.inner_text())
        assert meant is not None
        learner.chips.nth(choices.index(meant[1])).click()


def test_the_tutorial_is_followed_to_its_end(visit: Visit) -> None:
    ada = visit()
    ada.go("/tutorial/worldsfair")
    guide = ada.page.get_by_role("region", name="Your guide")
    progress = guide.get_by_text(re.compile(r"Step \d+ of \d+"))
    steps = int(progress.inner_text().split()[-1])
    made = 0
    for step in range(1, steps):
        expect(progress).to_have_text(f"Step {step} of {steps}")
        if guide.get_by_text("Your move").count():
            choose(ada)
            made += 1
        else:
            guide.get_by_role("button", name="Next", exact=True).click()
    assert made > 2
    expect(progress).to_have_text(f"Step {steps} of {steps}")
    guide.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/tables/*")
    assert asked(ada)

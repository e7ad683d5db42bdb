"""A choice of several parts: pointed at in any order, shown so far, taken back, confirmed."""

from __future__ import annotations

from browser.conftest import Visit
from browser.playing import asked
from browser.visitor import Visitor


def choose(visitor: Visitor, notation: str | None = None) -> None:
    """A choice by the list, by default the first one, until the server has it."""
    granted = visitor.granted
    notations = [choice["notation"] for choice in visitor.newest["choices"]]
    visitor.chips.first.wait_for()
    visitor.chips.nth(notations.index(notation) if notation else 0).click()
    visitor.until(lambda: visitor.granted > granted, "the decision is answered")


def retrieving(visitor: Visitor) -> None:
    """Place workers until there are none, then retrieve: which of them?"""
    while asked(visitor):
        choices = visitor.newest["choices"]
        if choices[0]["kind"] == "take":
            return
        done = choices[0]["kind"] == "turn" and not choices[0]["notation"].startswith("place")
        choose(visitor, "retrieve" if done else None)


def point(visitor: Visitor, element: str) -> None:
    visitor.page.locator(f'[data-element="{element}"]').first.click()


def test_workers_are_pointed_at_in_any_order_and_taken_back(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("euphoria", "greedy"))
    retrieving(ada)
    both = ada.newest["choices"][0]["elements"]
    picked, confirmed = ada.page.locator(".prompt .picked"), ada.page.locator(".chip.complete")
    point(ada, both[-1])
    picked.wait_for()
    assert (picked.count(), confirmed.count()) == (1, 1)
    picked.click()
    picked.wait_for(state="detached")
    granted = ada.granted
    for element in reversed(both):
        point(ada, element)
    ada.until(lambda: ada.granted > granted, "all workers are back")

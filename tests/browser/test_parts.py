"""A choice of several parts: pointed at in any order, shown so far, taken back, confirmed."""

from __future__ import annotations

from browser.conftest import Visit
from browser.playing import asked
from browser.visitor import Visitor


def point(visitor: Visitor, element: str) -> None:
    visitor.page.locator(f'[data-element="{element}"]').first.click()


def choose(visitor: Visitor, *elements: str) -> None:
    """A choice by pointing, or the first chip, until the server has it."""
    granted = visitor.granted
    visitor.steps.or_(visitor.chips).first.wait_for()
    if not elements:
        visitor.chips.first.click()
    for element in elements:
        point(visitor, element)
    visitor.until(lambda: visitor.granted > granted, "the decision is answered")


def retrieving(visitor: Visitor) -> None:
    """Place workers until there are none, then retrieve: which of them?"""
    while asked(visitor):
        first = visitor.newest["choices"][0]
        if first["kind"] == "take":
            return
        if first["kind"] != "turn":
            choose(visitor)
        elif first["notation"].startswith("place"):
            choose(visitor, *first["elements"])
        else:
            choose(visitor, "retrieve")


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

"""Several people at one screen: nothing of the next one's secrets is on the page before they say they are there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import by_list, decide
from browser.visitor import Visitor


def secrets_of(visitor: Visitor, table: str, seat: int) -> set[str]:
    """Things that only this seat can point at."""
    own, other = [set(visitor.ask("GET", f"/tables/{table}/elements?seat={each}")) for each in (seat, 1 - seat)]
    return {each for each in own - other if ":" in each}


def shown(visitor: Visitor, elements: set[str]) -> set[str]:
    document = visitor.page.content()
    return {each for each in elements if re.search(re.escape(each) + r"(?![\w-])", document)}


@pytest.mark.parametrize("title", ["essen", "euphoria"])
def test_the_table_is_covered_until_the_next_person_is_there(title: str, visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.open_table(title, {"who": "here", "name": "Cleo"})
    ada.go(f"/tables/{table}")
    secrets = [secrets_of(ada, table, seat) for seat in (0, 1)]
    assert all(secrets)
    people = ["Ada", "Cleo"]
    handed = 0
    present: int | None = None
    while handed < 4:
        ada.until(lambda: ada.newest and ada.newest["choices"])
        seat = ada.newest["seat"]
        if seat != present:
            here = ada.page.get_by_role("button", name=f"I am {people[seat]}")
            expect(here).to_be_visible()
            expect(ada.chips).to_have_count(0)
            assert [shown(ada, secrets_of(ada, table, each)) for each in (0, 1)] == [set(), set()]
            here.click()
            present, handed = seat, handed + 1
        ada.chips.first.wait_for()
        assert shown(ada, secrets_of(ada, table, 1 - seat)) == set()
        decide(ada, by_list)


def test_a_title_without_secrets_is_not_covered(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("worldsfair", {"who": "here", "name": "Cleo"}))
    for _ in range(4):
        decide(ada, by_list)
        assert ada.page.locator(".cover").count() == 0
        assert ada.board.is_visible()

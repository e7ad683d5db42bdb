"""Taking back: as long as nothing new was seen."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import asked, by_list, decide
from browser.visitor import Visitor


def take_back(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Take back").click()


def test_a_decision_is_taken_back_where_nothing_new_was_seen(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("essen", "random"))
    ada.chips.first.wait_for()
    offered = ada.chips.all_inner_texts()
    decisions = ada.newest["decisions"]
    decide(ada, by_list)
    take_back(ada)
    ada.until(lambda: ada.newest["decisions"] == decisions, "the decision is gone")
    expect(ada.chips).to_have_text(offered)
    decide(ada, by_list)


def test_no_decision_is_taken_back_after_a_card_was_turned_up(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.open_table("worldsfair", "random")
    ada.look_at(table)
    decide(ada, by_list)
    while asked(ada) and ada.newest["can_undo"]:
        decide(ada, by_list)
    expect(ada.page.get_by_role("button", name="Take back")).to_have_count(0)
    wish = {"seat": ada.newest["seat"], "answers": ada.newest["version"], "request": "nevertheless"}
    answer = ada.context.request.post(f"/api/v1/tables/{table}/undo", data=wish)
    assert answer.json()["answer"]["outcome"] == "refused"
    assert ada.position(table)["decisions"] == ada.newest["decisions"]

"""A tournament in the browser: opened with a click, entered by three others, played in two rounds on one page."""

from __future__ import annotations

import uuid

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_axe import check
from browser.visitor import Visitor


def play_on(club: dict[int, Visitor], table: str) -> None:
    """Whoever of these is asked at a table bids their first card, to the end."""
    while next(iter(club.values())).position(table)["table"]["status"] == "playing":
        for visitor in club.values():
            own = visitor.position(table)
            if not own["choices"]:
                continue
            wish = {
                "seat": own["seat"],
                "choice": own["choices"][0]["id"],
                "answers": own["version"],
                "request": uuid.uuid4().hex,
            }
            visitor.ask("POST", f"/tables/{table}/decisions", wish)


def test_four_people_play_a_tournament(visit: Visit) -> None:
    ada = visit("Ada")
    ada.go("/lobby")
    ada.page.get_by_role("link", name="Open a tournament").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Open a tournament")
    ada.page.get_by_label("What is it called?").fill("Club night")
    ada.page.get_by_role("radio", name="sealed").check(force=True)
    ada.page.get_by_role("radio", name="2", exact=True).first.check(force=True)
    ada.page.get_by_role("spinbutton", name="Rounds").fill("2")
    check(ada)
    ada.page.get_by_role("button", name="Open a tournament").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Club night")
    address = ada.page.url.removeprefix(ada.address)
    others = [visit("Ben", phone=True), visit("Cleo", dark=True), visit("Dan")]
    others[0].go("/lobby")
    others[0].page.get_by_role("link", name="Club night").click()
    for other in others[1:]:
        other.go(address)
    for other in others:
        other.page.get_by_role("button", name="Take part").click()
        expect(other.page.get_by_text("You are in. Ada begins when all are there.")).to_be_visible()
    check(ada)
    ada.page.get_by_role("button", name="Begin with 4 people").click()
    people = dict(enumerate([ada, *others], 1))
    for round in (1, 2):
        for person in people.values():
            expect(person.page.get_by_role("heading", name=f"Your table in round {round}")).to_be_visible()
        shown = ada.ask("GET", f"{address}")
        for table in shown["stages"][0]["tables"]:
            play_on({seat["player"]: people[seat["player"]] for seat in table["seats"]}, table["id"])
        if round == 1:
            check(others[0])
            others[1].go(f"/tables/{shown['stages'][0]['tables'][0]['id']}")
            others[1].page.get_by_role("link", name="Back to the tournament").click()
    for person in people.values():
        expect(person.page.get_by_text("the tournament").filter(has_text="win")).to_be_visible()
    ended = ada.ask("GET", f"{address}")
    rows = ada.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1)).to_contain_text(ended["players"][0]["name"])
    assert sum(player["points"] for player in ended["players"]) == 4
    check(ada, "dark")


@pytest.mark.parametrize(
    ("format", "people", "stage"),
    [("round-robin", 2, "Round 1"), ("duplicate", 1, "Deal 1")],
    ids=["round robin", "duplicate"],
)
def test_two_people_meet_or_play_the_same_deal(format: str, people: int, stage: str, visit: Visit) -> None:
    """In a duplicate match each sits at a table of their own, against the same computer player."""
    ada, ben = visit("Ada"), visit("Ben")
    clock = {"kind": "bank", "seconds": 600}
    wish = {"title": "sealed", "name": "A pair", "format": format, "seats": 2, "clock": clock, "rounds": 1}
    id = ada.ask("POST", "/tournaments", wish | ({"people": 1} if format == "duplicate" else {}))["id"]
    ben.go(f"/tournaments/{id}").page.get_by_role("button", name="Take part").click()
    ada.go(f"/tournaments/{id}").page.get_by_role("button", name="Begin with 2 people").click()
    for person in (ada, ben):
        expect(person.page.get_by_role("heading", name="Your table in round 1")).to_be_visible()
    tables = [person.ask("GET", f"/tournaments/{id}")["your_table"] for person in (ada, ben)]
    assert len({*tables}) == 3 - people
    if people == 2:
        play_on({1: ada, 2: ben}, tables[0])
    else:
        for person, table in zip((ada, ben), tables, strict=True):
            play_on({1: person}, table)
    for person in (ada, ben):
        expect(person.page.get_by_text("the tournament").filter(has_text="win")).to_be_visible()
        expect(person.page.get_by_text(stage, exact=True)).to_be_visible()

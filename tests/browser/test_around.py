"""What lies around a table: the past, the end, why not, another language, a link for a friend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import asked, by_list, by_list_at, decide, over, play
from browser.tables import finished
from browser.visitor import Visitor


def test_a_stranger_plays_with_one_click(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile("^Play")).first.click()
    ada.page.wait_for_url("**/tables/*")
    ada.board.wait_for()
    assert asked(ada)
    before = ada.newest["decisions"]
    decide(ada, by_list)
    assert ada.newest["decisions"] > before


@pytest.mark.parametrize("record", ["worldsfair/4-greedy", "euphoria/6-greedy", "essen/5-greedy"])
def test_the_score_sheet_of_as_many_as_can_play_fits_on_a_small_phone(record: str, visit: Visit) -> None:
    ada = visit("Ada", language="de", phone=True, screen={"width": 360, "height": 740})
    ada.look_at(finished(ada, record))
    sheet = ada.page.get_by_role("region", name="Wertungsblatt")
    expect(sheet.get_by_role("columnheader")).to_have_count(int(record.split("/")[1][0]))
    assert sheet.evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth") <= 0


def test_what_cannot_be_chosen_is_explained_with_its_rule(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("worldsfair", "greedy"))
    ada.page.locator("[data-element='deck']").first.click()
    explanation = ada.page.locator(".explanation")
    link = explanation.get_by_role("link", name=re.compile("WF-"))
    rule = re.findall(r"WF-\d+", link.inner_text())[0]
    assert len(explanation.locator("p").last.inner_text()) > 20
    with ada.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(f"/rules/worldsfair#{rule}$"))
    expect(rules.locator(f"[id='{rule}']")).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)


def test_the_slider_shows_the_past_on_the_same_board_and_leads_back(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.open_table("worldsfair", "greedy")
    ada.look_at(table)
    play(ada, by_list, 5)
    asked(ada)
    now = ada.position(table)
    slider = ada.page.get_by_role("slider", name="Moment of the game")
    slider.focus()
    ada.page.keyboard.press("Home")
    expect(ada.page.get_by_text("You are looking at decision 0")).to_be_visible()
    expect(ada.chips).to_have_count(0)
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_text("You are looking at decision 2")).to_be_visible()
    ada.page.get_by_role("button", name="Back to the game").click()
    expect(ada.chips).to_have_count(len(now["choices"]))
    decide(ada, by_list)


def test_the_end_shows_the_result_and_a_rematch_brings_both_together(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.open_table("worldsfair", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    people = [ada, ben]
    for person in people:
        person.look_at(table)
    finish(people, table)
    scores = ada.position(table)["table"]["result"]["scores"]
    for person in people:
        end = person.page.get_by_role("region", name="The end of the game")
        for score in scores:
            expect(end.locator("tfoot tr").first).to_contain_text(str(score))
    ada.page.get_by_role("button", name="Ask for a rematch").click()
    ada.page.wait_for_url(lambda address: table not in address)
    rematch = ada.page.url.rpartition("/")[2]
    expect(ada.page.get_by_text("The rematch begins when Ben has said yes.")).to_be_visible()
    assert ada.position(rematch)["table"]["status"] == "open"
    ben.page.get_by_role("button", name="Join the rematch").click()
    ben.page.wait_for_url(ada.page.url)
    ada.until(lambda: ada.newest["table"]["id"] == rematch and ada.newest["table"]["status"] == "playing")


def finish(people: list[Visitor], table: str) -> None:
    """The rest of a game over the server's interface, until every page knows that it is over."""
    number = 0
    while (position := people[0].position(table))["table"]["status"] == "playing":
        person = people[position["table"]["waiting"][0]]
        own = person.position(table)
        wish = {"seat": own["seat"], "answers": own["version"], "request": f"decision-{number}"}
        person.ask(
            "POST", f"/tables/{table}/decisions", {**wish, "choice": own["choices"][number % len(own["choices"])]["id"]}
        )
        number += 1
    for person in people:
        person.until(lambda person=person: over(person), "everybody sees the end")  # type: ignore[misc]


def test_a_finished_game_is_looked_at_and_gone_on_with(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(finished(ada, "worldsfair/2-greedy"))
    ada.page.get_by_role("button", name="Review the game").click()
    expect(ada.page.get_by_text("You are looking at decision 0")).to_be_visible()
    ada.page.get_by_role("button", name="Continue from here").first.click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.until(lambda: ada.newest["table"]["status"] == "playing", "the new table is there")
    assert asked(ada)
    decide(ada, by_list)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.open_table("worldsfair", "greedy")
    ada.look_at(table)
    play(ada, by_list_at(2), 3)
    while asked(ada) and ada.newest["prompt"]["kind"] != "place":
        decide(ada, by_list)
    expect(ada.sentence).to_have_text("Place a supporter: which area?")
    ada.page.locator(".frame").get_by_label("Language").select_option("de")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    expect(ada.sentence).to_contain_text("Unterstützer")
    expect(ada.page.locator("body")).not_to_contain_text("supporter")
    decide(ada, by_list)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")


def test_a_friend_comes_by_a_link_in_another_browser(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit()
    table = ada.open_table("worldsfair", "invitation")
    ada.look_at(table)
    link = ada.page.locator("input[readonly]").first.input_value()
    assert "#" in link and table in link
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for person in (ada, ben):
        person.until(lambda person=person: person.newest["table"]["status"] == "playing")  # type: ignore[misc]
    expect(ada.page.get_by_role("region", name="Players")).to_contain_text("Ben")
    ben.until(lambda: ben.newest["seat"] == 1, "Ben looks through his own eyes")
    assert "#" not in ben.page.url
    decide(ada, by_list)
    ben.until(lambda: ben.newest["decisions"] == 1)


def test_what_somebody_says_is_heard_by_everybody(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.open_table("worldsfair", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    for person in (ada, ben):
        person.look_at(table)
    for person in (ada, ben):
        person.page.get_by_role("tab", name="Table talk").click()
    ada.page.get_by_label("Say something").fill("Good luck <b>Ben</b>!")
    ada.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("log").get_by_text("Good luck <b>Ben</b>!")).to_be_attached()

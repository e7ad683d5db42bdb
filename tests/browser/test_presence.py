"""Who is at the table, as two people with browsers of their own see it of each other."""

from __future__ import annotations

import os
import time
from pathlib import Path

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.listening import LISTEN
from browser.test_axe import check
from browser.test_manners import no_sideways
from browser.visitor import Visitor

AWAY_WITHIN = 10.0
"""Seconds after which somebody who has closed the browser shows as away."""
PICTURES = os.environ.get("LUDOTHEK_PICTURES")


def card(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("region", name="Players").get_by_role("article").filter(has_text=name)


def told(person: Visitor, sentence: str) -> None:
    """It is shown for a while, and the one voice of the page has said it."""
    expect(person.page.locator(".news").get_by_text(sentence)).to_be_visible()
    person.page.wait_for_function("said => window.announced.some(({ text }) => text.includes(said))", arg=sentence)


def picture(person: Visitor, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def test_one_sees_who_is_here_and_a_mind_goes_on_until_they_are_back(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben", phone=True)
    for person in (ada, ben):
        person.context.add_init_script(LISTEN)
    table = ada.open_table("worldsfair", "anyone", patience=10)
    ben.ask("POST", f"/tables/{table}/seats", {})
    ada.look_at(table)
    ben.look_at(table)
    asked, other = (ada, ben) if ada.position(table)["table"]["waiting"] == [0] else (ben, ada)
    assert asked is ada
    expect(card(ben, "Ada")).to_contain_text("thinking")
    expect(card(ada, "Ben")).to_contain_text("here")

    other.page.get_by_role("tab", name="Table talk").click()
    other.page.get_by_role("textbox", name="Say something").press_sequentially("Good")
    expect(card(ada, "Ben")).to_contain_text("writing…")
    ada.page.get_by_role("tab", name="Table talk").click()
    expect(ada.page.get_by_text("Ben is writing…")).to_be_visible()
    picture(ada, "writing")

    ben.page.get_by_role("button", name="Nudge Ada").click()
    told(ada, "Ben nudges you: it is your turn.")
    picture(ada, "nudged")
    expect(card(ben, "Ada").get_by_role("button", name="Nudged")).to_be_disabled()

    ada.page.close()
    closed = time.monotonic()
    expect(card(ben, "Ada")).to_contain_text("away")
    assert time.monotonic() - closed < AWAY_WITHIN
    ben.page.get_by_role("button", name="Let the computer play for Ada").click()
    told(ben, "A computer player now plays for Ada.")
    expect(card(ben, "Ada")).to_contain_text("plays on")
    card(ben, "Ada").scroll_into_view_if_needed()
    picture(ben, "away")
    check(ben)
    assert no_sideways(ben)

    back = ada.context.new_page()
    back.goto(f"/tables/{table}")
    question = back.get_by_role("region", name="Decision")
    expect(question).to_contain_text("A computer player decides for you.")
    expect(back.locator("[data-choice]")).to_have_count(0)
    question.get_by_role("button", name="Take over again").click()
    told(ben, "Ada is back and plays again.")
    expect(card(ben, "Ada")).not_to_contain_text("plays on")
    back.get_by_role("button", name="My seat").click()
    hand_over = back.get_by_role("button", name="Let the computer play for me")
    hand_over.click()
    expect(hand_over).to_have_count(0)
    expect(back.locator(".menu")).to_be_hidden()
    expect(question).to_contain_text("A computer player decides for you.")


def test_the_lobby_shows_who_is_at_a_table(visit: Visit) -> None:
    ada, ben = visit("Ada at her table"), visit("Ben", phone=True)
    table = ada.open_table("worldsfair", "anyone", listed=True)
    ada.go(f"/tables/{table}")
    ben.go("/lobby")
    tile = ben.page.get_by_role("article").filter(has_text="Ada at her table")
    expect(tile).to_contain_text("here")
    picture(ben, "lobby")
    ada.page.close()
    expect(tile).to_contain_text("away")


def test_who_invites_is_asked_for_a_name_first(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go("/new?title=worldsfair&with=friends")
    host.page.get_by_role("button", name="Open the table").click()
    name = host.page.get_by_label("Your name")
    expect(name).to_be_focused()
    picture(host, "name")
    name.fill("Cleo")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_role("textbox", name="Invitation for seat")
    guest.go(link.input_value())
    expect(guest.page.get_by_role("heading", name="Cleo invites you")).to_be_visible()

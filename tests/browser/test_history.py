"""Pages of people in the browser: one's own from the account, another's from their name at a table."""

from __future__ import annotations

import re
import uuid
from typing import Any

from playwright.sync_api import expect
from waiting import happens

from browser.conftest import Visit
from browser.playing import play_fast
from browser.test_account import panel, registered
from browser.test_axe import check
from browser.visitor import Visitor

LANGUAGES = {"en": "Play now", "de": "Jetzt spielen", "fr": "Jouer", "nl": "Nu spelen", "pl": "Zagraj"}


def play_to_the_end(ada: Visitor, ben: Visitor, **more: object) -> str:
    """A short game of Ada against Ben."""
    table = ada.open_table("sealed", "anyone", listed=True, **more)
    ben.ask("POST", f"/tables/{table}/seats", {})
    for _ in range(3):
        for visitor in (ada, ben):
            position = visitor.position(table)
            wish = {
                "seat": position["seat"],
                "choice": position["choices"][0]["id"],
                "answers": position["version"],
                "request": uuid.uuid4().hex,
            }
            visitor.ask("POST", f"/tables/{table}/decisions", wish)
    return table


def test_a_page_is_shown_and_found_by_the_name_at_a_table(visit: Visit) -> None:
    ada, ben = registered(visit, "Ada with a page"), visit("Ben")
    tables = [play_to_the_end(ada, ben) for _ in range(2)]
    scores = [ada.position(table)["table"]["result"]["scores"][0] for table in tables]
    ada.go("/account")
    mine = panel(ada.page, "My games")
    mine.get_by_role("switch", name="Others may see this page").check(force=True)
    mine.get_by_role("link", name="Everything you have played here").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada with a page")
    ben.look_at(tables[0])
    ben.page.get_by_role("link", name="Ada with a page").click()
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada with a page")
    expect(ben.page.get_by_text("2 finished games").first).to_be_visible()
    expect(ben.page.get_by_role("img", name="points game by game").locator("circle")).to_have_count(2)
    links = ben.page.locator(f"a[href='/tables/{tables[1]}']")
    expect(links).to_contain_text(f"of 2, {'one point' if scores[1] == 1 else f'{scores[1]} points'}")
    expect(ben.page.get_by_role("heading", name="Who Ada with a page met")).to_be_visible()
    check(ben)
    ada.page.get_by_role("switch", name="Others may see this page").uncheck(force=True)
    ada.page.wait_for_load_state("networkidle")
    ben.expects("status of 404")
    ben.page.reload()
    expect(ben.page.get_by_text("Nobody of that name shows a page here.")).to_be_visible()


def test_the_page_of_a_title_draws_ratings_seats_lengths_and_scores(visit: Visit) -> None:
    ada, ben = registered(visit, "Ada the rated"), registered(visit, "Ben the rated")
    ada.ask("PATCH", "/account/page", {"public": True})
    for _ in range(2):
        play_to_the_end(ada, ben, rated=True)
    assert happens(lambda: sum(line["games"] == 2 for line in ada.ask("GET", "/titles/sealed/ratings")) >= 2)
    ada.go("/people/ada the rated")
    expect(ada.page.get_by_text("after 2 rated games")).to_be_visible()
    ada.page.get_by_role("heading", level=2).get_by_role("link").first.click()
    leaders = panel(ada.page, "Leaderboard")
    expect(leaders.get_by_role("listitem").filter(has_text="the rated")).to_have_count(2)
    expect(leaders.get_by_role("link", name="Ada the rated")).to_be_visible()
    expect(leaders.locator("circle").first).to_be_visible()
    expect(leaders.get_by_text("Strength ", exact=False).and_(leaders.locator("small"))).to_have_count(
        5
    )  # computer players, for comparison
    expect(panel(ada.page, "How often each seat wins").get_by_role("img").first).to_have_attribute(
        "aria-label", re.compile(r"Seat 1: \d+%, Seat 2: \d+%")
    )
    lengths = panel(ada.page, "How many decisions a game takes").get_by_role("figure")
    expect(lengths).to_have_accessible_name(re.compile(r"6 to 6: \d+ games"))
    expect(panel(ada.page, "Highest scores").get_by_role("listitem").first).to_contain_text("2 players")
    check(ada)
    ben.page.set_viewport_size({"width": 360, "height": 740})
    for path in ("/titles/sealed", "/people/ada the rated"):
        ben.go(path).page.wait_for_load_state("networkidle")
        expect(ben.page.get_by_role("img").first).to_be_visible()
        assert ben.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_four_people_play_a_rated_game_and_see_what_it_came_to(visit: Visit) -> None:
    """Three of them give up, so that it takes no longer than one who plays to the end against their stand-ins."""
    names = ["Ada of four", "Ben of four", "Cleo of four", "Dan of four"]
    looks: list[dict[str, Any]] = [{}, {"dark": True}, {"screen": {"width": 1024, "height": 768}}, {"phone": True}]
    people = [registered(visit, name, **look) for name, look in zip(names, looks, strict=True)]
    for person in people:
        person.ask("PATCH", "/account/page", {"public": True})
    ada, *others = people
    terms = {"rated": True, "listed": True, "stand_in": "random"}
    table = ada.open_table("worldsfair", "anyone", "anyone", "anyone", **terms)
    ada.go(f"/tables/{table}")
    for free, person in zip((3, 2, 1), others, strict=True):
        sit = person.go(f"/tables/{table}").page.get_by_role("button", name="Sit down")
        sit.click()
        if free > 1:
            person.page.locator(".menu button").first.click()
    for person in people:
        person.board.wait_for()
    for person in others:
        person.page.get_by_role("button", name="My seat").click()
        person.page.get_by_role("button", name="Resign", exact=True).click()
        person.page.get_by_role("button", name="Yes, I resign").click()
    play_fast(ada)
    for person in people:
        expect(person.page.get_by_role("region", name="The end of the game")).to_contain_text("resigned")
    assert ada.position(table)["table"]["result"]["ranks"][0] == 1

    def rated() -> list[str]:
        return [line["name"] for line in ada.ask("GET", "/titles/worldsfair/ratings") if line["name"] in names]

    assert happens(lambda: sorted(rated()) == names)
    said = []
    for person, name in zip(people, names, strict=True):
        person.go("/titles/worldsfair")
        leaders = panel(person.page, "Leaderboard").get_by_role("listitem").filter(has_text="of four")
        expect(leaders).to_have_count(4)
        said.append(leaders.all_inner_texts())
        person.go(f"/people/{name.lower()}")
        expect(person.page.get_by_role("heading", level=1)).to_have_text(name)
        expect(person.page.get_by_text("after one rated game")).to_be_visible()
        expect(person.page.locator(f"a[href='/tables/{table}']")).to_contain_text("of 4")
    assert said[1:] == said[:1] * 3
    assert said[0][0].startswith("Ada of four")
    dan = others[-1]
    dan.go("/titles/worldsfair")
    panel(dan.page, "Leaderboard").get_by_role("link", name="Ada of four").click()
    met = panel(dan.page, "Who Ada of four met")
    for name in names[1:]:
        expect(met.get_by_role("listitem").filter(has_text=name)).to_have_count(1)


def test_the_page_of_a_title_leads_into_a_game_in_every_language(visit: Visit) -> None:
    """Also before anybody has played it here."""
    ada = visit("Ada")
    ada.go("/titles/euphoria")
    box = ada.page.locator("main header")
    expect(box.locator("svg").first).to_be_visible()
    sentences = set()
    for language in LANGUAGES:
        ada.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        box.get_by_role("button", name=LANGUAGES[language]).wait_for()
        sentences.add(box.locator("p").first.inner_text())
    assert len(sentences) == len(LANGUAGES)
    expect(box.get_by_role("link")).to_have_attribute("href", "/rules/euphoria")
    box.get_by_role("button").click()
    ada.page.wait_for_url("**/tables/*")
    ada.board.wait_for()


def test_a_rated_table_is_opened_by_who_has_an_account(visit: Visit) -> None:
    ada = registered(visit, "Ada who opens")
    ada.go("/new/worldsfair")
    for seat in (1, 2):
        ada.page.get_by_label(f"Seat {seat + 1}").select_option(label="First to join")
    ada.page.get_by_role("switch", name="Rated game").check(force=True)
    expect(ada.page.get_by_text("Nobody else can decide for you")).to_be_visible()
    expect(ada.page.get_by_role("switch", name="Allow hints")).to_have_count(0)
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/tables/*")
    terms = ada.position(ada.page.url.rpartition("/")[2].partition("?")[0])["table"]["terms"]
    assert (terms["rated"], terms["listed"], terms["hints"]) == (True, True, False)

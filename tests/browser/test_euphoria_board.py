"""Euphoria at telling moments, from recorded games: somebody points at the board, and sees what that does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.playing import asked, press
from browser.tables import before, continued, happening, moment
from browser.visitor import Visitor

# What the tests look for; things of the board are found by their elements.
LOG = "#side"
BUBBLE = ".bubble"
MOMENT = ".moment"
TRADE = ".trade"
CARDS = ".dealt"
END = "section.end"

TRADING = "euphoria/4-trading"
ACCEPTED = "euphoria/3-trade-accepted"
GREEDY = "euphoria/3-greedy"
DRAFTED = "euphoria/6-everything-drafted"
FIVE = "euphoria/5-greedy"
SIX = "euphoria/6-greedy"
BY_DILEMMA = "euphoria/2-won-by-the-dilemma"


def element(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-element="{name}"]').first


def at(visit: Visit, record: str, where: int | str | Callable[[Any], bool], **how: Any) -> Visitor:
    """Somebody whose turn it is after so many decisions of a recorded game, before something happens, or as it fits."""
    ada = visit("Ada", **how)
    if callable(where):
        where = moment(ada, record, where)
    ada.look_at(continued(ada, record, happening(ada, record, where) if isinstance(where, str) else where))
    assert asked(ada)
    return ada


def me(visitor: Visitor) -> Any:
    """The player we are, as we see ourselves."""
    return visitor.newest["view"]["players"][visitor.newest["view"]["seat"]]


def point(visitor: Visitor, *names: str) -> None:
    """Decide by pointing at elements, one after the other."""
    granted = visitor.granted
    for name in names:
        expect(element(visitor, name)).to_have_attribute("data-choice", "")
        element(visitor, name).click()
    visitor.until(lambda: visitor.granted > granted, f"pointing at {names} decides")


def say(visitor: Visitor, words: str) -> None:
    """Decide by a chip."""
    granted = visitor.granted
    visitor.chips.filter(has_text=words).first.click()
    visitor.until(lambda: visitor.granted > granted, f"{words} decides")


def test_somebody_is_bumped(visit: Visit) -> None:
    ada = at(visit, TRADING, "bumped")
    space, die = "tunnel-wastelander", 4
    there = worker_at(ada, space)
    assert there["seat"] != me(ada)["seat"]
    element(ada, f"die:{die}").click()
    element(ada, f"space:{space}").hover()
    expect(ada.page.locator(BUBBLE)).to_contain_text(f"Clara (computer) {there['number']}")
    point(ada, f"space:{space}")
    ada.until(lambda: worker_at(ada, space)["seat"] == me(ada)["seat"], "our worker is there")
    expect(ada.page.locator(LOG)).to_contain_text("bumps Clara")


def worker_at(visitor: Visitor, space: str) -> Any:
    return next(each["worker"] for each in visitor.newest["view"]["spaces"] if each["space"] == space)


def test_a_worker_who_knows_too_much_is_lost(visit: Visit) -> None:
    ada = at(visit, GREEDY, "deserted", motion=1)
    workers = me(ada)["workers"]
    say(ada, "Pay nothing")
    expect(ada.page.locator(f"{MOMENT}.deserted")).to_contain_text("knows too much and deserts")
    assert me(ada)["workers"] == workers - 1


def test_a_market_is_built(visit: Visit) -> None:
    ada = at(visit, GREEDY, "built", motion=1)
    site = "wastelands-a"
    point(ada, "die:2", f"space:site-{site}")
    expect(ada.page.locator(f"{MOMENT}.built")).to_contain_text("is built")
    expect(element(ada, f"space:market-{site}")).to_be_visible()
    [market] = [each["market"] for each in ada.newest["view"]["sites"] if each["site"] == site]
    assert market


def test_a_recruit_is_revealed(visit: Visit) -> None:
    ada = at(visit, GREEDY, before(GREEDY, "place 2 farm", 2), motion=1)
    hidden = [each["recruit"] for each in me(ada)["recruits"] if each["status"] == "hidden"]
    assert hidden
    point(ada, "die:2", "space:farm")
    expect(ada.page.locator(f"{MOMENT}.opened")).to_be_visible()
    ada.until(lambda: all(each["status"] != "hidden" for each in me(ada)["recruits"]), "nobody is hidden")
    expect(element(ada, f"recruit:{hidden[0]}")).to_be_visible()


def test_three_cards_alike_are_paid_by_pointing_once_more_than_at_a_pair(visit: Visit) -> None:
    ada = at(visit, FIVE, before(FIVE, "pay bat*2"))
    assert {"pay bat*2", "pay bat*3"} < {choice["notation"] for choice in ada.newest["choices"]}
    granted = ada.granted
    for times in (1, 2):
        press(ada, granted, element(ada, "item:bat").click, "item:bat")
        expect(element(ada, "item:bat")).to_have_attribute("data-picked", str(times))
    expect(ada.chips).to_have_text("Pay 2 baseball bats")
    press(ada, granted, element(ada, "item:bat").click, "item:bat")
    ada.until(lambda: ada.granted > granted, "three bats are paid")
    assert me(ada)["hand"]["bat"] == 0


def test_a_trade_is_offered_on_a_small_table(visit: Visit) -> None:
    ada = at(visit, ACCEPTED, before(ACCEPTED, "offer", 3))
    point(ada, "trade", "seat:blue")
    table = ada.page.locator(TRADE)
    expect(table).to_contain_text("You give")
    point(ada, "item:glasses")
    wish = str(table.locator("[data-choice]").first.get_attribute("data-element"))
    point(ada, wish)
    expect(ada.page.locator(LOG)).to_contain_text(re.compile("Ada offers .* to Clara in return for"))


def test_a_trade_is_accepted(visit: Visit) -> None:
    ada = at(visit, ACCEPTED, before(ACCEPTED, "accept"))
    offer, before_it = ada.newest["view"]["offer"], me(ada)
    expect(ada.page.locator(TRADE)).to_be_visible()
    say(ada, "Accept")
    expect(ada.page.locator(LOG)).to_contain_text("accepts")
    assert held(me(ada), offer["give"][0]) == held(before_it, offer["give"][0]) + 1
    assert held(me(ada), offer["want"][0]) == held(before_it, offer["want"][0]) - 1


def held(player: Any, item: str) -> int:
    return int({**player["goods"], **player["hand"]}.get(item, 0))


def test_the_dilemma_is_solved_by_serving(visit: Visit) -> None:
    ada = at(visit, TRADING, before(TRADING, "serve", 2))
    point(ada, "side:serve")
    ada.until(lambda: me(ada)["solved"] == "served", "we have served")
    expect(ada.page.locator(LOG)).to_contain_text("serves the system")


def test_the_dilemma_is_solved_by_fighting(visit: Visit) -> None:
    ada = at(visit, TRADING, before(TRADING, "fight"))
    recruits = len(me(ada)["recruits"])
    point(ada, "side:fight")
    expect(ada.page.locator(LOG)).to_contain_text("fights the system")
    offered = me(ada)["dealt"]
    expect(ada.page.locator(f"{CARDS} [data-choice]")).to_have_count(len(offered))
    point(ada, f"recruit:{offered[0]}")
    ada.until(lambda: len(me(ada)["recruits"]) > recruits, "we have one more")


def test_markets_recruits_and_tracks_are_drafted(visit: Visit) -> None:
    ada = at(visit, DRAFTED, before(DRAFTED, "tile"))
    [market, *_] = me(ada)["tiles"]
    point(ada, f"market:{market}")
    ben = at(visit, DRAFTED, 6)
    [first, *_] = me(ben)["dealt"]
    point(ben, f"recruit:{first}")
    expect(ben.page.locator(CARDS)).to_contain_text("yours")
    cleo = at(visit, DRAFTED, before(DRAFTED, "morale"))
    expect(cleo.page.locator(f"{CARDS} [data-choice]").first).to_be_visible()


def test_the_last_star_wins(visit: Visit) -> None:
    ada = at(visit, BY_DILEMMA, before(BY_DILEMMA, "serve"), motion=1)
    point(ada, "side:serve")
    expect(ada.page.locator(MOMENT)).to_be_visible()
    expect(ada.page.locator(END)).to_contain_text("Ada")
    assert me(ada)["stars"] == ada.newest["view"]["tracks"]["stars"]


def test_with_six_players_everything_is_on_one_screen(visit: Visit) -> None:
    ada = at(visit, SIX, is_late, language="de")
    expect(ada.page.locator("aside article")).to_have_count(6)
    ada.page.evaluate("document.fonts.ready.then(() => null)")
    for width, height in ((1280, 800), (1366, 768), (820, 1180)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.until(lambda: ada.page.evaluate(CUT) == [], lambda: f"nothing is cut: {ada.page.evaluate(CUT)}")


def is_late(view: Any) -> bool:
    """When much lies on the board and on the mats."""
    return bool(view["asked"] == "turn" and view["decisions"] > 250 and any(site["built"] for site in view["sites"]))


CUT = """() => {
    const cut = (thing) => thing.scrollHeight > thing.clientHeight + 1 || thing.scrollWidth > thing.clientWidth + 1;
    const outside = (thing) => {
        const { top, left, right, bottom } = thing.getBoundingClientRect();
        const screen = new DOMRect(0, 0, innerWidth, innerHeight);
        const mat = thing.closest("section.mat")?.getBoundingClientRect() ?? screen;
        return top < mat.top - 1 || left < mat.left - 1 || right > mat.right + 1 || bottom > mat.bottom + 1;
    };
    const all = (wanted) => [...document.querySelectorAll(wanted)];
    const called = (thing) => `${thing.tagName}.${thing.className?.baseVal ?? thing.className}`;
    return [
        ...all("main.board, section.mat, aside .people, aside article").filter(cut),
        ...all("aside article, section.mat .mat > *, section.mat [data-element]").filter(outside),
    ].map(called);
}"""
"""What is larger than the place it has, or lies outside of the screen or of the mat."""


def test_the_tracks_of_the_mat_tell_what_they_are(visit: Visit) -> None:
    ada = at(visit, GREEDY, "built")
    for name, words in TRACKS.items():
        for ask in (element(ada, name).hover, element(ada, name).click):
            ask()
            expect(ada.page.locator(".explanation")).to_contain_text(words)
        ada.page.keyboard.press("Escape")
        ada.page.mouse.move(0, 0)


def test_three_recruits_tell_what_they_do_when_one_looks_at_them(visit: Visit) -> None:
    ada = at(visit, TRADING, has_three)
    for each in me(ada)["recruits"]:
        element(ada, f"recruit:{each['recruit']}").hover()
        expect(ada.page.locator(f"{BUBBLE} p").first).not_to_be_empty()


def has_three(view: Any) -> bool:
    return bool(view["asked"] == "turn" and len(view["players"][view["on_turn"]]["recruits"]) > 2)


def test_a_door_tells_what_my_recruits_do_there(visit: Visit) -> None:
    ada = at(visit, TRADING, has_answering_door)
    [door, *_] = [each for each in ada.newest["view"]["spaces"] if each["recruits"]]
    [name, *_] = door["recruits"]
    element(ada, f"space:{door['space']}").hover()
    expect(ada.page.locator(f"{BUBBLE} .person").first).to_contain_text(re.compile(name, re.IGNORECASE))


def has_answering_door(view: Any) -> bool:
    """The first seat is asked, and a recruit of it has a say somewhere."""
    answering = any(each["recruits"] for each in view["spaces"])
    return bool(view["asked"] == "turn" and view["waiting"] == [0] and answering)


TRACKS = {
    "track:morale": "as many artifact cards as your morale",
    "track:knowledge": "added to the numbers",
    "meter": "the highest worker deserts",
    "hand": "Artifact cards: ",
}

"""ESSEN's board at telling moments, from recorded games: what is to be seen is drawn, and said to who cannot see it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from itertools import count, groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.playing import Way, asked, by_touching_the_board, decide, on_the_board
from browser.tables import OwnersServer, before, continued, finished, moment
from browser.visitor import Visitor

# What the tests look for; things of the board are found by their elements.
BOARD = "main.board"
BUBBLE = ".bubble"
LOG = "#side"
SPOKEN = ".fair .hidden-text > li"
"""The halls as they are read aloud, with their booths."""
END_ROWS = "section.end tbody tr"

WITHDRAWS = "essen/2-withdraws"
SOLD_OUT = "essen/4-sold-out"
BOTH_LEAVE = "essen/2-both-departures"


def element(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-element="{name}"]').first


def said(visitor: Visitor, name: str) -> str:
    """All that is said of an element: its name, its words and its description."""
    return str(element(visitor, name).evaluate(SAID))


SAID = """(thing) => [
    thing.ariaLabel, thing.textContent, thing.ariaDescription,
    ...(thing.getAttribute("aria-describedby")?.split(" ") ?? []).map((id) => document.getElementById(id)?.textContent),
].filter(Boolean).join(" ").replace(/\\s+/g, " ")"""


def drawn(visitor: Visitor, *names: str) -> None:
    """Each of these elements can be seen."""
    for name in names:
        expect(element(visitor, name)).to_be_visible()


def point(visitor: Visitor, name: str) -> None:
    """Choose by pointing at one element, and what the board may ask back, until the server has it."""
    granted = visitor.granted
    element(visitor, name).click()
    bubble = visitor.page.locator(f"{BUBBLE} .deeds button")
    visitor.until(lambda: visitor.granted > granted or bubble.count(), f"pointing at {name} does something")
    if visitor.granted == granted:
        bubble.first.click()
    visitor.until(lambda: visitor.granted > granted, f"pointing at {name} decides")


def own(visitor: Visitor) -> Any:
    """The player we are, as we see ourselves."""
    return visitor.newest["view"]["players"][visitor.newest["view"]["seat"]]


def at(visit: Visit, record: str, where: int | Callable[[Any], bool], **how: Any) -> Visitor:
    """Somebody at a recorded game, after so many decisions or as soon as its view fits; it is their turn."""
    ada = visit("Ada", **how)
    decisions = where if isinstance(where, int) else moment(ada, record, where)
    ada.look_at(continued(ada, record, decisions))
    assert asked(ada)
    return ada


def acting(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda view: view["asked"] == "act" and fits(view)


def can_walk(view: Any) -> bool:
    """In the afternoon, with a whole turn ahead."""
    return bool(view["asked"] == "act" and view["round"] >= 4 and view["players"][view["on_turn"]]["actions"] >= 6)


def test_the_draft_is_a_hand_of_seven_cards(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("essen", "greedy"))
    assert asked(ada)
    offered = ada.newest["view"]["offered"]
    assert len(offered) == 7
    drawn(ada, *(f"wish:{booth}" for booth in offered))
    for booth in offered:
        assert ada.newest["view"]["games"][booth - 1]["title"] in said(ada, f"wish:{booth}")
    point(ada, f"wish:{offered[0]}")
    ada.until(lambda: offered[0] not in ada.newest["view"]["offered"], "the card is kept")


def test_the_plan_is_behind_the_draft(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("essen", "greedy"))
    assert asked(ada)
    drawn(ada, *(f"booth:{booth}" for booth in ada.newest["view"]["offered"]))


def test_every_booth_and_space_is_drawn_and_says_what_is_there(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", 120)
    view = ada.newest["view"]
    drawn(ada, *(f"space:{space}" for space in view["spaces"]))
    for game in view["games"]:
        drawn(ada, f"booth:{game['booth']}", f"tile:{game['booth']}")
        if game["place"] == "booth":
            booth = ada.page.locator(SPOKEN).locator("li").filter(has_text=f"{game['zone'][0].upper()}{game['booth']} ")
            expect(booth).to_contain_text(game["title"])
            expect(booth).to_contain_text(f"€{game['price']}, {game['points']} point")


def test_what_comes_to_lie_under_a_resting_mouse_does_not_explain_itself(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", 120)
    pallet, explanation = element(ada, "pallet:3"), ada.page.get_by_role("dialog", name="pallet 3")
    place = pallet.bounding_box()
    assert place
    ada.page.evaluate(COVER)
    ada.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    ada.page.evaluate("document.getElementById('cover').remove()")
    ada.page.wait_for_timeout(LONG_ENOUGH)
    expect(explanation).to_have_count(0)
    pallet.hover()
    expect(explanation).to_be_visible()
    decide(ada, lambda each: each.chips.first.dispatch_event("click"))
    expect(explanation).to_have_count(0)
    ada.page.wait_for_timeout(LONG_ENOUGH)
    expect(explanation).to_have_count(0)


LONG_ENOUGH = 1000
"""Milliseconds after which a mouse that was moved to something and rests there has had it explained."""
COVER = """() => {
    const cover = document.body.appendChild(document.createElement("div"));
    cover.id = "cover";
    cover.style = "position: fixed; inset: 0; z-index: 99";
}"""


def test_a_card_of_the_draft_shows_its_stall_and_how_far_it_is(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("essen", "greedy"))
    assert asked(ada)
    booth = ada.newest["view"]["offered"][3]
    element(ada, f"wish:{booth}").hover()
    ada.page.locator(GOAL).wait_for()
    assert is_within(ada, GOAL, f"booth:{booth}")
    distance = ada.newest["view"]["reach"][str(booth)]
    assert sum(costs(ada)) == distance
    expect(ada.page.locator(".lifted .head")).to_contain_text(str(distance))


GOAL = ".walk .goal"
"""The frame around the stall to which the footprints lead."""


def is_within(visitor: Visitor, frame: str, name: str) -> bool:
    """Whether the middle of an element lies inside a frame."""
    outer, inner = visitor.page.locator(frame).bounding_box(), element(visitor, name).bounding_box()
    assert outer and inner
    across, down = inner["x"] + inner["width"] / 2 - outer["x"], inner["y"] + inner["height"] / 2 - outer["y"]
    return 0 < across < outer["width"] and 0 < down < outer["height"]


def costs(visitor: Visitor) -> list[int]:
    """What each step of the footprints on the plan costs."""
    return [int(cost) for cost in visitor.page.locator(".walk .cost text").all_text_contents()]


def test_the_crowd_in_two_halls(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", acting(lambda view: len(view["crowd"]["zones"]) == 2))
    view = ada.newest["view"]
    zones = view["crowd"]["zones"]
    for zone in ("green", "purple", "blue", "red", "yellow"):
        crowded = zone in zones
        booths = [f"booth:{game['booth']}" for game in view["games"] if game["zone"] == zone]
        assert all((people_at(ada, booth) > A_FEW) == crowded for booth in booths), zone
        expect(ada.page.locator(f"svg g.z-{zone}").get_by_text("2 a step")).to_have_count(int(crowded))
    [booth, *_] = [game["booth"] for game in view["games"] if game["zone"] == zones[0]]
    element(ada, f"booth:{booth}").hover()
    ada.page.locator(GOAL).wait_for()
    assert costs(ada)[-1] == view["tariff"]["crowded_step"] == 2


A_FEW = 4
"""More people than stroll before a booth where there is no crowd."""


def people_at(visitor: Visitor, name: str) -> int:
    """How many tiny people have their feet on an element."""
    return int(element(visitor, name).evaluate(PEOPLE))


PEOPLE = """(place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return [...document.querySelectorAll(".people use")].filter((person) => {
        const { x, y, width, height } = person.getBoundingClientRect();
        return x + width / 2 > left && x + width / 2 < right && y + height > top && y + height < bottom + height / 2;
    }).length;
}"""


def test_the_crowd_at_the_entrances_in_the_last_round(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", acting(lambda view: bool(view["crowd"]["entrances"])))
    view = ada.newest["view"]
    assert (view["round"], view["rounds"]) == (7, 7)
    signs = ada.page.locator('[data-element="crowd:entrances"]')
    expect(signs).to_have_count(2)
    for number, entrance in enumerate(("west", "east")):
        expect(signs.nth(number)).to_contain_text("2")
        ada.until(partial(is_crowded, ada, f"space:{entrance}"), f"many people are at {entrance}")
    expect(ada.page.locator(BOARD)).to_contain_text(LAST_ROUND[view["last_round"]])


def is_crowded(visitor: Visitor, place: str) -> bool:
    return people_at(visitor, place) > MANY


MANY = 30
"""People at an entrance when everybody wants out."""
LAST_ROUND = {
    "sale": "Every game is €10 cheaper",
    "meeple": "+2 points for every meeple game",
    "dice": "+2 points for every dice game",
    "cards": "+2 points for every card game",
    "hourglass": "+2 points for every hourglass game",
}


def is_sold_out(game: Any) -> bool:
    return bool(game["place"] == "booth" and game["event"] == "sold-out")


def test_a_game_is_sold_out_and_the_pre_order_buys_it(visit: Visit) -> None:
    ada = at(visit, SOLD_OUT, before(SOLD_OUT, "buy", first_pre_order(visit("Searcher"))))
    view = ada.newest["view"]
    [booth] = [game["booth"] for game in view["games"] if is_sold_out(game) and str(game["booth"]) == own(ada)["space"]]
    expect(
        ada.page.locator(SPOKEN).locator("li").filter(has_text="Sold out").filter(has_text=f"{booth} ")
    ).to_be_attached()
    expect(element(ada, "pre-order")).to_contain_text("pre-order free")
    point(ada, f"tile:{booth}")
    ada.until(lambda: own(ada)["pre_order"] == booth, "the pre-order is used")
    expect(element(ada, "pre-order")).to_contain_text("pre-order used")


def first_pre_order(searcher: Visitor) -> int:
    """The how manieth game that is bought in this record is one that was sold out."""
    used = moment(searcher, SOLD_OUT, lambda view: any(each["pre_order"] for each in view["players"]))
    return next(times for times in range(1, used) if before(SOLD_OUT, "buy", times) == used - 1)


def test_the_cash_machine_gives_money(visit: Visit) -> None:
    ada = at(visit, WITHDRAWS, before(WITHDRAWS, "withdraw"))
    money, tariff = own(ada)["money"], ada.newest["view"]["tariff"]
    assert f"€{tariff['cash']}" in said(ada, "cash")
    point(ada, "cash")
    ada.until(lambda: own(ada)["money"] == money + tariff["cash"], "there is more money")


def test_the_bag_is_unloaded_into_the_boot(visit: Visit) -> None:
    ada = at(visit, WITHDRAWS, before(WITHDRAWS, "unload"))
    bag, boot = own(ada)["bag"], own(ada)["boot"]
    assert bag
    point(ada, f"boot:{own(ada)['colour']}")
    ada.until(lambda: own(ada)["bag"] == [], "the bag is empty")
    assert sorted(own(ada)["boot"]) == sorted([*boot, *bag])


def test_who_leaves_early_first_and_second(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(finished(ada, BOTH_LEAVE))
    row = ada.page.locator(END_ROWS).filter(has_text="Early departure")
    expect(row.locator("td")).to_have_text(["6", "3"])
    ada.page.get_by_role("button", name="See the board").click()
    assert [departed(ada, seat) for seat in range(2)] == ["+6", "+3"]
    ben = at(visit, BOTH_LEAVE, lambda view: view["departures"] == 1)
    expect(ben.page.locator(LOG)).to_contain_text("leaves early: 6 points")
    assert sorted(departed(ben, seat) for seat in range(2)) == ["", "+6"]


def departed(visitor: Visitor, seat: int) -> str:
    """The points on a car that drives off, with nobody left on the plan; nothing while its boot is open."""
    drawn(visitor, f"boot:{(colour := visitor.newest['view']['players'][seat]['colour'])}")
    car, meeple = element(visitor, f"boot:{colour}"), visitor.page.locator(f'[data-place="meeple:{seat}"]')
    shut = car.locator("rect.boot").count() == 0
    expect(meeple).to_have_count(0 if shut else 1)
    expect(car.locator(".smoke")).to_have_count(int(shut))
    return str(car.locator("text").text_content()) if shut else ""


def test_a_finger_keeps_one_of_two_tested_cards(visit: Visit) -> None:
    ada = at(visit, "essen/2-greedy", lambda view: bool(view["round"] and view["offered"]), phone=True)
    decide(ada, partial(by_touching_the_board, number=1))
    assert not ada.newest["view"]["offered"]


def test_a_play_test_shows_two_cards_and_one_is_kept(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", before("essen/4-greedy", "test"))
    point(ada, "deck")
    ada.until(lambda: len(ada.newest["view"]["offered"]) == 2, "two cards are drawn")
    first, second = ada.newest["view"]["offered"]
    expect(ada.page.locator(".hand .place")).to_have_count(2)
    drawn(ada, f"wish:{first}", f"wish:{second}")
    point(ada, f"wish:{second}")
    ada.until(lambda: second in own(ada)["held"] and first not in own(ada)["held"], "one of them is kept")


def test_midday_is_counted_with_totals_before_one_goes_on(visit: Visit) -> None:
    record = "essen/4-greedy"
    searcher = visit("Searcher")
    afternoon = moment(searcher, record, lambda view: view["round"] == 5)
    then = searcher.ask("GET", f"/tables/{finished(searcher, record)}/positions/{afternoon}?seat=0")["view"]
    ada = at(visit, record, afternoon - 1)
    point(ada, "end")
    counted = ada.page.locator(".scoring")
    expect(counted).to_contain_text("Midday")
    totals = [int(each) for each in counted.locator("tbody td.total").all_text_contents()]
    assert totals == sorted(then["scores"], reverse=True)
    counted.get_by_role("button").click()
    expect(counted).to_have_count(0)


def test_footprints_show_the_way_to_a_far_booth_and_what_each_step_costs(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", can_walk)
    booth = far_booth(ada)
    assert booth
    element(ada, f"booth:{booth}").hover()
    ada.page.locator(GOAL).wait_for()
    assert is_within(ada, GOAL, f"booth:{booth}")
    assert ada.page.locator(".walk .sole").count() > len(costs(ada)) > 1
    assert sum(costs(ada)) == ada.newest["view"]["reach"][str(booth)]


def test_a_far_booth_is_shown_first_and_gone_to_by_its_button(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", can_walk)
    booth = far_booth(ada)
    before_it = ada.newest["decisions"]
    element(ada, f"booth:{booth}").click()
    bubble = ada.page.locator(BUBBLE)
    expect(bubble.get_by_role("button", name="Go there")).to_be_visible()
    assert ada.newest["decisions"] == before_it
    bubble.get_by_role("button", name="Go there").click()
    ada.until(lambda: own(ada)["space"] == str(booth), "we are there")


def test_a_whole_game_by_going_and_buying(visit: Visit) -> None:
    ada = visit("Ada")
    ada.look_at(ada.open_table("essen", "greedy"))
    numbers = count()
    while asked(ada):
        booth = far_booth(ada) if ada.newest["view"]["asked"] == "act" else None
        if booth is None:
            decide(ada, end_or(next(numbers)))
        else:
            go_and_buy(ada, booth)
    assert own(ada)["sheet"]["buying"] > 0


def go_and_buy(visitor: Visitor, booth: int) -> None:
    element(visitor, f"booth:{booth}").click()
    visitor.page.locator(BUBBLE).get_by_role("button", name="Go and buy").click()
    visitor.until(lambda: booth in own(visitor)["bag"], "it is in the bag")


def end_or(number: int) -> Way:
    """End the turn, where it can be; else whatever the board offers."""

    def choose(visitor: Visitor) -> None:
        ends = any(choice["kind"] == "end" for choice in visitor.newest["choices"])
        point(visitor, "end") if ends else on_the_board(visitor, number)

    return choose


def far_booth(visitor: Visitor) -> int | None:
    """The furthest booth whose game can be bought this turn, more than a step away."""
    view = visitor.newest["view"]
    near = {each for choice in visitor.newest["choices"] for each in choice["elements"]}
    far = [
        (view["reach"][str(booth)], booth)
        for booth in view["buyable"]
        if f"booth:{booth}" not in near and view["reach"][str(booth)] > 1
    ]
    return int(max(far)[1]) if far else None


def test_the_first_tap_shows_and_the_second_walks(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", can_walk, phone=True)
    step = next(choice["elements"][0] for choice in ada.newest["choices"] if choice["kind"] == "go")
    decisions = ada.newest["decisions"]
    element(ada, step).tap()
    expect(ada.page.locator(BUBBLE)).to_be_visible()
    assert ada.newest["decisions"] == decisions
    element(ada, step).tap()
    ada.until(lambda: own(ada)["space"] == step.split(":")[1], "we have walked")


def test_ending_the_turn_with_actions_left_asks_in_place(visit: Visit) -> None:
    ada = at(visit, "essen/4-greedy", can_walk)
    decisions = ada.newest["decisions"]
    element(ada, "end").click()
    expect(ada.page.locator(BUBBLE)).to_contain_text(str(own(ada)["actions"]))
    assert ada.newest["decisions"] == decisions


def test_an_owners_own_fair_is_drawn(visit: Visit, tmp_path: Path) -> None:
    with OwnersServer(tmp_path, "essen", mirrored()) as server:
        ada, ben = (visit(name, address=server.address) for name in ("Ada", "Ben"))
        table = ada.open_table("essen", "anyone")
        ben.ask("POST", f"/tables/{table}/seats", {})
        finish_the_draft(ada, ben, table)
        ada.look_at(table)
        ada.until(lambda: ada.newest, "the table is here")
        games = ada.newest["view"]["games"]
        assert games[OWN_BOOTH - 1]["title"] == OWN_TITLE
        assert OWN_TITLE in said(ada, f"tile:{OWN_BOOTH}")
        assert OWN_PUBLISHER in said(ada, f"booth:{OWN_BOOTH}")
        for row in rows(games):
            boxes = [element(ada, f"booth:{game['booth']}").bounding_box() for game in row]
            places = [box["x"] for box in boxes if box]
            assert len(places) == len(row)
            assert places == sorted(places)


OWN_BOOTH, OWN_TITLE, OWN_PUBLISHER = 12, "Sprouts and Dials", "Ada and Sons"


def mirrored() -> str:
    """The fair the other way round, east in the west, and with a game that only its owner knows."""
    usual = tomllib.loads(files("ludothek.games.essen").joinpath("content.toml").read_text())
    widest = max(tile["cell"][0] for tile in usual["tiles"])

    def cell(x: int, y: int) -> str:
        return f"[{widest - x}, {y}]"

    tiles = [f"{{ booth = {tile['booth']}, cell = {cell(*tile['cell'])}" for tile in usual["tiles"]]
    tiles[OWN_BOOTH - 1] += f', title = "{OWN_TITLE}", publisher = "{OWN_PUBLISHER}", price = 55'
    spaces = [
        f'{{ id = "{space["id"]}", cells = [{", ".join(cell(*each) for each in space["cells"])}] }}'
        for space in usual["spaces"]
    ]
    return f"tiles = [{' },'.join(tiles)} }}]\nspaces = [{','.join(spaces)}]\n"


def rows(games: list[Any]) -> list[list[Any]]:
    """The games of each row of each hall, from left to right."""

    def place(game: Any) -> tuple[str, int, int]:
        return (game["zone"], game["cell"][1], game["cell"][0])

    return [list(row) for _, row in groupby(sorted(games, key=place), key=lambda game: place(game)[:2])]


def finish_the_draft(ada: Visitor, ben: Visitor, table: str) -> None:
    for person in (ada, ben) * DRAFT:
        own = person.position(table)
        if own["view"]["asked"] == "draft" and own["choices"]:
            wish = {"seat": own["seat"], "answers": own["version"], "request": f"draft-{own['version']}"}
            person.ask("POST", f"/tables/{table}/decisions", {**wish, "choice": own["choices"][0]["id"]})
    assert ada.position(table)["view"]["asked"] != "draft"


DRAFT = 20
"""Far more picks than the draft has."""

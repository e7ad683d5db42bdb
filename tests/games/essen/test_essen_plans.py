"""Ways through the fair: how they are found, how often, and the plans made of them."""

from __future__ import annotations

from typing import Any

import pytest
from essen_table import (
    GAME,
    SPACE_IDS,
    ZONE_OF,
    choices,
    drafted,
    must_show,
    neighbours,
    new,
    play,
    position,
    view,
)

from ludothek.games.essen.routes import Routes
from ludothek.games.essen.rules import Day
from ludothek.games.essen.tables import SPACES, SPENT
from ludothek.kernel.words import Plan

OWN = "tiles = [{ booth = 1, price = 25 }]"


def plan(day: Day, notation: str) -> Plan | None:
    return next((each for each in GAME.plans(day) if each.notation == notation), None)


def entry_cost(space: str, crowd: int) -> int:
    """What a step onto a space costs, by the rules: two in a crowded zone, courtyard or entrance, else one."""
    zones = ("green", "purple", "blue", "red", "yellow")
    if space in ZONE_OF:
        return 2 if crowd >> zones.index(ZONE_OF[space]) & 1 else 1
    if space == "courtyard":
        return 2 if crowd & 32 else 1
    return 2 if space in ("west", "east") and crowd & 64 else 1


def bellman_ford(origin: str, crowd: int) -> dict[str, int]:
    """The naive way: every space is better reached through a neighbour, until nothing changes."""
    near = neighbours()
    ways = dict.fromkeys(SPACE_IDS, 10**6) | {origin: 0}
    changed = True
    while changed:
        changed = False
        for space in SPACE_IDS:
            for beyond in near[space]:
                further = ways[space] + entry_cost(beyond, crowd)
                if further < ways[beyond]:
                    ways[beyond] = further
                    changed = True
    return ways


@pytest.mark.rule("ES-26")
def test_the_least_actions_from_the_parking_lot() -> None:
    """As the reconstruction counts them: six booths are 2 away, twelve 3 and 4, ten each 5, 6 and 7."""
    reach = view(drafted(2, crowd=False)).reach
    booths = [reach[booth] for booth in ZONE_OF]
    assert [booths.count(far) for far in range(2, 8)] == [6, 12, 12, 10, 10, 10]
    assert (reach["courtyard"], reach["west"], reach["galeria-west"], reach["parking"]) == (3, 1, 7, 0)


@pytest.mark.rule("ES-27")
@pytest.mark.rule("ES-28")
@pytest.mark.rule("ES-29")
@pytest.mark.parametrize("crowd", [0, 1, 3, 20, 33, 40, 64, 127])
def test_the_ways_from_every_space_are_those_of_a_naive_search(crowd: int) -> None:
    routes = Routes(GAME.content.tables)
    for origin, name in enumerate(SPACE_IDS):
        naive = bellman_ford(name, crowd)
        assert list(routes.ways(origin, crowd))[:SPACES] == [naive[space] for space in SPACE_IDS]


@pytest.mark.rule("ES-26")
@pytest.mark.parametrize("crowd", [0, 5, 64])
def test_a_path_is_made_of_steps_to_neighbours_that_cost_what_the_way_costs(crowd: int) -> None:
    routes = Routes(GAME.content.tables)
    near = neighbours()
    for origin in (60, 11, 30, 65):
        for goal in range(SPACES):
            path = [SPACE_IDS[space] for space in routes.path(origin, goal, crowd)]
            assert path[-1:] == ([SPACE_IDS[goal]] if goal != origin else [])
            for here, there in zip([SPACE_IDS[origin], *path], path, strict=False):
                assert there in near[here]
            assert sum(entry_cost(space, crowd) for space in path) == routes.ways(origin, crowd)[goal]


def test_the_map_is_searched_at_most_once_per_position_and_crowd() -> None:
    routes = Routes(GAME.content.tables)
    assert routes.searches == 0
    first = routes.ways(60, 3)
    assert routes.searches == 1
    assert routes.ways(60, 3) is first or list(routes.ways(60, 3)) == list(first)
    for goal in range(SPACES):
        routes.path(60, goal, 3)
    assert routes.searches == 1
    routes.ways(60, 4)
    routes.ways(61, 3)
    assert routes.searches == 3
    for _ in range(3):
        for crowd in (3, 4, 5):
            for origin in range(SPACES):
                routes.ways(origin, crowd)
    assert routes.searches == 3 * SPACES


def test_one_view_or_one_list_of_plans_searches_at_most_once_and_a_clone_not_again() -> None:
    own = GAME.with_content(OWN)
    day = own.new(3, 5)
    assert isinstance(day, Day)
    while not day.round:
        day.apply(day.legal()[0])
    before = day.routes.searches
    GAME.plans(day)
    day.view(day.to_move)
    GAME.plans(day.clone())
    for _ in range(5):
        GAME.plans(day)
    assert day.routes.searches == before + 1
    other = own.new(4, 6)
    assert isinstance(other, Day)
    assert other.routes is day.routes


def test_walking_alone_searches_nothing() -> None:
    day = position("orange\nblue")
    before = day.routes.searches
    play(day, "go west", "go 3", "go 7", "go 11", "end")
    assert choices(day)
    assert day.routes.searches == before


@pytest.mark.rule("ES-24")
def test_plans_lead_to_every_space_in_reach_and_to_none_beyond() -> None:
    day = position("crowd green\n orange spent=3 bag=60\n blue")
    ways = bellman_ford("parking", 1)
    goals = {each.notation.removeprefix("go "): each.price for each in GAME.plans(day) if each.kind == "go"}
    assert goals == {space: cost for space, cost in ways.items() if 0 < cost <= 4}


@pytest.mark.rule("ES-32")
@pytest.mark.rule("ES-33")
def test_a_plan_to_buy_needs_money_room_and_an_action_to_spare() -> None:
    drawing = "booths 3 7 12:sold-out 4:discount\n orange {}\n blue"

    def buys(seat: str, **options: Any) -> set[str]:
        day = position(drawing.format(seat), **options)
        found = {each.notation for each in GAME.plans(day) if each.kind == "buy"}
        for viewer in (0, None):
            assert {f"buy {booth}" for booth in view(day, viewer).buyable} == found, "a view tells the same"
        return found

    assert buys("at=8") == {"buy 3", "buy 7", "buy 12", "buy 4"}
    assert buys("at=8 spent=6") == {"buy 7", "buy 12", "buy 4", "buy 3"}
    assert buys("at=8 spent=7") == set()
    assert buys("at=12 spent=7") == {"buy 12"}
    assert buys("at=8 spent=7", buying="any") == {"buy 7", "buy 12", "buy 4", "buy 3"}
    assert buys("at=8 money=25") == {"buy 4"}
    assert buys("at=8 pre-order=40") == {"buy 3", "buy 7", "buy 4"}
    assert buys("at=8 bag=20,21,22,23,24,25") == set()
    assert buys("at=12 spent=8") == set()


def test_every_plan_can_be_carried_out_and_costs_what_it_says() -> None:
    drawing = "booths 3 7 12:sold-out 4 55 25\n crowd green courtyard\n orange at=52 spent=1 bag=60\n blue"
    plans = GAME.plans(position(drawing))
    assert {each.kind for each in plans} == {"go", "buy", "unload"}
    for each in plans:
        day = position(drawing)
        for choice in each.choices:
            day.apply(choice)
        assert day.visitors[SPENT] == 1 + each.price, each.notation
        if each.kind == "buy":
            assert view(day).games[int(each.element.removeprefix("tile:")) - 1].owner == 0
        elif each.kind == "unload":
            must_show(day, "orange boot=60")
        else:
            must_show(day, f"orange at={each.notation.removeprefix('go ')}")


@pytest.mark.rule("ES-27")
def test_the_walk_of_the_example_is_a_plan() -> None:
    """Six actions home through the crowded green zone; what the plan takes is never more than the walk drawn there."""
    day = position("crowd green purple\n orange at=53 bag=1,2\n blue")
    home = plan(day, "go parking")
    unload = plan(day, "unload")
    assert home and unload
    assert home.price == unload.price == bellman_ford("53", 3)["parking"]
    assert (home.element, unload.element) == ("space:parking", "space:parking")
    assert unload.choices == (*home.choices, 69)


def test_there_are_no_plans_in_the_draft_or_for_others_or_at_the_end() -> None:
    day = new(3)
    assert GAME.plans(day) == []
    day = position("orange\nblue")
    assert GAME.plans(day, 1) == []
    assert GAME.plans(day, 0)
    play(day, "test")
    assert GAME.plans(day) == []

"""What the view says of the places on the board: prices, gains, and what the next worker would bring."""

from __future__ import annotations

from typing import Any

import pytest
from euphoria_table import Table

from ludothek.games.euphoria.tables import ALLEGIANCE_OF


def space(table: Table, name: str, viewer: int | None = 0) -> dict[str, Any]:
    spaces: Any = table.city.view(viewer)["spaces"]
    return next(each for each in spaces if each["space"] == name)


def written(ways: list[list[dict[str, Any]]]) -> str:
    return " or ".join(" and ".join(f"{each['count']} {each['item']}" for each in way) for way in ways)


def harvest(table: Table, area: str, number: int) -> tuple[str, list[str]]:
    areas: Any = table.city.view(0)["areas"]
    found = next(each for each in areas if each["area"] == area)
    worker = next(each for each in found["next"] if each["number"] == number)
    return written([worker["gains"]]), worker["recruits"]


@pytest.mark.parametrize(
    ("name", "price", "gain"),
    [
        ("tank-energy", "3 energy", "1 worker and -2 knowledge"),
        ("tank-water", "3 water", "1 worker and 2 morale"),
        ("tunnel-wastelander", "1 food", "1 clay or 1 artifact"),
        ("end-euphorian", "", "3 water"),
        ("ark", "3 artifact or 1 pair", "1 star and 1 allegiance"),
        ("nimbus-loft", "3 resource", "1 star and 1 allegiance"),
        ("breeze-bar", "1 bliss and 1 commodity", "2 artifact and 1 allegiance"),
        ("sky-lounge", "1 bliss and 1 commodity", "2 resource and 1 allegiance"),
        ("market-euphoria-a", "", "1 star and 1 allegiance"),
        ("market-euphoria-b", "4 water and 1 artifact", "1 star and 1 allegiance"),
    ],
)
def test_every_space_says_what_it_costs_and_gives(name: str, price: str, gain: str) -> None:
    table = Table()
    table.build("euphoria-b", "spa")
    found = space(table, name)
    assert (written(found["prices"]), written(found["gains"])) == (price, gain)


@pytest.mark.rule("EU-39")
def test_a_member_of_the_faction_gets_both_from_the_tunnel() -> None:
    table = Table()
    table.have(0, recruits="katy")
    table.city.board[ALLEGIANCE_OF] = 5
    assert written(space(table, "tunnel-euphorian")["gains"]) == "1 gold and 1 artifact"
    for other in (1, None):
        assert written(space(table, "tunnel-euphorian", other)["gains"]) == "1 gold or 1 artifact"


@pytest.mark.rule("EU-27")
def test_what_the_next_worker_brings_depends_on_the_sum() -> None:
    table = Table()
    table.have(0, "book", ready="1 2 6")
    table.stand("generator", 1, 3)
    assert harvest(table, "generator", 1) == ("1 energy and 1 allegiance", [])
    assert harvest(table, "generator", 2) == ("1 energy and -1 knowledge", [])
    assert harvest(table, "generator", 6) == ("2 energy and 1 knowledge", [])
    assert table.city.view(None)["areas"][0]["next"] == []  # type: ignore[index]  # a view is plain data


@pytest.mark.rule("EU-38")
def test_recruits_and_tiers_count_for_the_next_worker() -> None:
    table = Table()
    table.have(0, ready="2", recruits="katy gary")
    table.stand("generator", 1, 2)
    table.city.board[ALLEGIANCE_OF] = 2
    assert harvest(table, "generator", 2) == ("2 energy and 1 allegiance and 1 food", ["katy", "gary"])
    assert harvest(table, "farm", 2) == ("1 food and 1 allegiance", [])
    table.have(0, "book", ready="")
    assert harvest(table, "generator", 2) == ("2 energy and 1 allegiance", ["gary"])


@pytest.mark.rule("EU-52")
@pytest.mark.parametrize(
    ("recruits", "name", "answering"),
    [
        ("reitz chase", "tunnel-wastelander", ["reitz", "chase"]),
        ("reitz chase", "tank-water", ["chase"]),
        ("brett", "ark", ["brett"]),
        ("jacko brian", "ark", ["jacko"]),
        ("jacko brian", "breeze-bar", ["brian"]),
        ("josh", "market-euphoria-b", []),
        ("rebecca", "ark", []),
        ("kaden", "end-euphorian", ["kaden"]),
        ("geek", "breeze-bar", ["geek"]),
    ],
)
def test_a_door_names_the_recruits_it_concerns(recruits: str, name: str, answering: list[str]) -> None:
    table = Table()
    table.have(0, ready="3", recruits=recruits)
    table.miner("euphorian", 9)
    table.build("euphoria-b", "spa")
    assert [space(table, name, viewer)["recruits"] for viewer in (0, 1, None)] == [answering, [], []]


@pytest.mark.rule("EU-52")
@pytest.mark.parametrize(("ready", "answering"), [("3", ["matthew", "xander"]), ("6", ["matthew"])])
def test_who_would_be_bumped_decides_whom_a_door_concerns(ready: str, answering: list[str]) -> None:
    table = Table()
    table.have(0, ready=ready, recruits="reitz matthew xander")
    assert space(table, "tunnel-subterran")["recruits"] == ["reitz"]
    table.stand("tunnel-subterran", 1, 5)
    assert space(table, "tunnel-subterran")["recruits"] == answering


@pytest.mark.rule("EU-53")
def test_a_site_names_the_recruits_that_answer_builders() -> None:
    table = Table()
    table.have(0, ready="3", recruits="artist flartner katy")

    def concerned() -> list[str]:
        sites: Any = table.city.view(0)["sites"]
        return list(sites[0]["recruits"])

    assert concerned() == ["artist", "flartner"]
    table.stand("plot-euphoria-a-2", 1, 4)
    assert concerned() == ["flartner"]


@pytest.mark.rule("EU-15")
def test_the_view_says_how_likely_a_worker_deserts() -> None:
    table = Table()
    table.have(0, ready="3 6", knowledge=5)
    table.stand("generator", 0, 2)
    players: Any = table.city.view(1)["players"]
    assert (players[0]["risks"], players[1]["risks"]) == ([83.3], [])


def test_only_active_recruits_tell_their_faction() -> None:
    table = Table()
    table.have(0, hidden="katy", recruits="maggie")
    own, rival = (table.city.view(seat)["players"][0]["recruits"] for seat in (0, 1))  # type: ignore[index]
    assert [each["faction"] for each in own] == ["subterran", None]
    assert [each["faction"] for each in rival] == ["subterran", None]

"""The hints of the tutorial say what is so: numbers, goods, cards, stars."""

from __future__ import annotations

from typing import Any

from ludothek.kernel.registry import game
from ludothek.server.tutorial import tutorial


def views() -> dict[str, Any]:
    """What the learner sees at each hint, by its message without ``tutorial-``."""
    taught = tutorial(game("euphoria"))
    assert taught is not None
    return {step.hint.id.removeprefix("tutorial-"): step.position.view for step in taught.steps if step.hint}


AT = views()


def player(hint: str, what: str, seat: int = 0) -> Any:
    return AT[hint]["players"][seat][what]


def total(hint: str, area: str) -> int:
    return next(int(each["total"]) for each in AT[hint]["areas"] if each["area"] == area)


def miner(hint: str, faction: str) -> int:
    return next(int(each["miner"]) for each in AT[hint]["factions"] if each["faction"] == faction)


def market(hint: str, site: str) -> tuple[str, list[int]]:
    return next((each["market"], each["stars"]) for each in AT[hint]["sites"] if each["site"] == site)


def test_the_beginning() -> None:
    assert AT["welcome"]["tracks"]["stars"] == 10
    assert set(player("recruits", "dealt")) == {"artist", "faith", "sarinee", "nakagawa"}
    assert AT["hide"]["tracks"]["tunnel"] == [6, 9]
    assert AT["hide"]["tracks"]["allegiance"] == [2, 5, 8, 11]
    assert (player("dice", "ready"), player("dice", "ready", 1)) == ([2, 6], [3, 4])
    assert AT["dice"]["first"] == 0
    assert AT["area"]["tracks"]["sums"] == [4, 8]


def test_areas_tunnels_and_bumping() -> None:
    assert total("total", "aquifer") == 10
    assert (player("total", "goods")["water"], player("total", "goods", 1)["water"]) == (1, 2)
    assert (player("total", "knowledge"), player("total", "knowledge", 1)) == (2, 4)
    assert (miner("stone", "subterran"), player("bumped", "ready")) == (0, [3])
    assert player("build", "goods")["stone"] == 1
    assert (total("bump", "farm"), player("bump", "goods")["food"]) == (10, 1)
    assert (total("two-food", "farm"), player("two-food", "ready")) == (10, [2])
    assert player("home", "goods")["food"] == 2


def test_dilemma_and_markets() -> None:
    assert AT["build"]["needed"] == 2
    assert (player("card", "morale"), player("card", "hand")["bat"]) == (1, 1)
    assert player("dilemma", "dilemma") == "bat"
    assert market("market", "subterra-a") == ("clinic", [0, 1])
    assert player("market", "stars") == 2
    assert player("dilemma", "ready", 1) == [4, 4]
    assert player("second", "ready") == [3, 5]
    assert market("deserted", "wastelands-b") == ("registry", [0, 1])
    assert player("visit", "hand")["glasses"] == 1
    assert [player("allegiance", "stars", seat) for seat in (0, 1)] == [4, 2]


def test_knowledge() -> None:
    assert AT["knowledge"]["tracks"]["limit"] == 16
    assert (player("knowledge", "ready"), player("knowledge", "knowledge")) == ([6], 4)
    assert player("retrieve", "risks") == [16.7]
    assert (player("food", "morale"), player("second", "morale")) == (1, 3)
    assert (player("safe", "ready"), player("safe", "knowledge")) == ([3], 4)
    assert (player("second", "workers", 1), player("deserted", "workers", 1)) == (2, 1)
    assert player("deserted", "knowledge", 1) == 6
    assert player("end", "knowledge") == 6

"""The twelve Wastelander recruits, each found by its name; where the printings differ, both."""

from __future__ import annotations

import pytest
from euphoria_table import Table


def test_flartner() -> None:
    table = Table()
    table.have(0, "bear", ready="3", recruits="flartner", morale=2)
    table.play("place 3 site-euphoria-a")
    assert (table.hand(0), table.morale(0)) == ("", 3)


def test_flartner_and_michael_are_two_ways() -> None:
    table = Table()
    table.have(0, "bear clay", ready="3 4", recruits="flartner michael")
    table.play("place 3 site-euphoria-a")
    assert table.offers == ["pay clay", "pay bear"]
    table.play("pay clay")
    assert table.morale(0) == 1


def test_reitz() -> None:
    table = Table()
    table.have(0, "food", ready="3", recruits="reitz", morale=2)
    table.play("place 3 tunnel-wastelander", "get clay", "reitz")
    assert (table.goods(0), table.city.hand_size[0], table.dug("wastelander"), table.knowledge(0)) == ("clay", 1, 2, 5)


def test_reitz_without_bumping_only() -> None:
    table = Table()
    table.have(0, "food", ready="3", recruits="reitz")
    table.stand("tunnel-wastelander", 1, 3)
    table.play("place 3 tunnel-wastelander", "get clay")
    assert table.asked == "1 turn"


def test_jacko_first() -> None:
    table = Table(printing="first")
    table.have(0, "book*2 bear bat", ready="3", recruits="jacko")
    table.play("place 3 incinerator", "pay book*2", "jacko")
    assert (table.territory("euphorian", 0), table.hand(0)) == (2, "")


@pytest.mark.rule("EU-64", "EU-68")
def test_jacko_revised() -> None:
    table = Table(3)
    table.have(0, "bear", ready="3", recruits="jacko")
    table.play("place 3 ark")
    assert table.asked == "1 draw"
    table.play("draw")
    table.play("decline")
    assert (table.city.hand_size[1], table.city.hand_size[2]) == (1, 0)
    assert (table.territory("wastelander", 0), table.hand(0), table.knowledge(0)) == (1, "", 3)


def test_jacko_revised_elsewhere() -> None:
    table = Table()
    table.have(0, "bear", ready="3", recruits="jacko")
    assert table.can_place("ark") and not table.can_place("free-press")


@pytest.mark.rule("EU-53")
def test_artist() -> None:
    table = Table(4)
    table.have(0, "gold", ready="4", recruits="artist")
    table.stand("plot-euphoria-a-1", 1, 3)
    table.play("place 4 site-euphoria-a", "artist")
    assert (table.city.hand_size[0], table.knowledge(0)) == (1, 5)


def test_artist_is_not_the_highest() -> None:
    table = Table(4)
    table.have(0, "gold", ready="3", recruits="artist")
    table.stand("plot-euphoria-a-1", 1, 3)
    table.play("place 3 site-euphoria-a")
    assert table.asked == "1 turn"


@pytest.mark.rule("EU-44")
def test_pete() -> None:
    table = Table()
    table.have(0, recruits="pete")
    table.stand("farm", 0, 2)
    table.stand("aquifer", 0, 2)
    table.rolls(3)
    table.play("retrieve", "take farm-2 aquifer-2", "pete", "get gold")
    assert (table.goods(0), table.workers(0), table.ready(0)) == ("food*4 gold", 1, [3])


def test_pete_gains_a_worker() -> None:
    table = Table()
    table.have(0, "water*3", ready="3", recruits="pete")
    table.play("place 3 tank-water", "pete")
    assert (table.city.hand_size[0], table.knowledge(0), table.workers(0)) == (1, 5, 2)


@pytest.mark.parametrize(("choice", "goods", "knowledge"), [("first", "food", 3), ("second", "food*2", 4)])
def test_scarby(choice: str, goods: str, knowledge: int) -> None:
    table = Table()
    table.have(0, ready="6", recruits="scarby", knowledge=5)
    table.stand("farm", 1, 1)
    table.play("place 6 farm", choice)
    assert (table.goods(0), table.knowledge(0)) == (goods, knowledge)


def test_scarby_beside_a_higher_worker() -> None:
    table = Table()
    table.have(0, ready="2", recruits="scarby")
    table.stand("farm", 1, 5)
    table.play("place 2 farm")
    assert (table.asked, table.goods(0)) == ("1 turn", "food")


def test_ian() -> None:
    table = Table()
    table.have(0, "book", ready="1 1", recruits="ian")
    table.play("place 1 farm")
    assert table.goods(0) == "water food"
    table.have(0, "gold")
    table.play("place 1 farm")
    assert table.goods(0) == "water food*2 gold"


@pytest.mark.rule("EU-55")
@pytest.mark.parametrize(("printing", "knowledge", "drawn"), [("first", 5, 2), ("revised", 4, 3)])
def test_geek(printing: str, knowledge: int, drawn: int) -> None:
    table = Table(printing=printing)
    table.have(0, "energy", ready="3", recruits="geek")
    table.deck(" ".join(["bear"] * drawn))
    table.play("place 3 tunnel-euphorian", "draw", "geek")
    assert (table.hand(0), table.knowledge(0)) == ("bear", knowledge)
    assert table.city.discard[4] == 5  # all but the one kept


def test_geek_once_a_turn() -> None:
    table = Table()
    table.have(0, "energy water", ready="3 3", recruits="geek", morale=4)
    table.deck("bear bear bear bear")
    table.play("place 3 tunnel-euphorian", "draw", "geek")
    table.play("place 3 tunnel-subterran", "draw")
    assert table.asked == "1 turn" and table.hand(0) == "bear*2"


def test_geek_replaces_one_card_of_two() -> None:
    table = Table()
    table.have(0, "bliss energy", ready="3", recruits="geek", morale=4)
    table.deck("bear bear bear bear bear")
    table.play("place 3 breeze-bar", "geek")
    assert table.hand(0) == "bear*2"


def test_kyle() -> None:
    table = Table()
    table.have(0, ready="3", recruits="kyle")
    table.play("place 3 aquifer", "kyle")
    assert (table.city.hand_size[0], table.knowledge(0)) == (1, 5)


@pytest.mark.parametrize("area", ["generator", "farm", "aquifer"])
def test_kyle_explores_three_areas(area: str) -> None:
    table = Table()
    table.have(0, ready="3", recruits="kyle")
    table.play(f"place 3 {area}", "kyle")
    assert table.city.hand_size[0] == 1


def test_kyle_does_nothing_in_the_clouds() -> None:
    table = Table()
    table.have(0, ready="3", recruits="kyle")
    table.play("place 3 cloud-mine")
    assert (table.asked, table.city.hand_size[0]) == ("1 turn", 0)


@pytest.mark.rule("EU-53")
def test_kyle_is_not_alone_with_a_worker_of_his_own() -> None:
    table = Table()
    table.have(0, ready="3", recruits="kyle", knowledge=1)
    table.stand("aquifer", 0, 3)
    table.play("place 3 aquifer")
    assert table.asked == "1 turn"


@pytest.mark.rule("EU-66")
def test_steven() -> None:
    table = Table()
    table.have(0, ready="6 5", recruits="steven", morale=2)
    table.stand("farm", 0, 2)
    table.rolls(6)
    table.play("retrieve")
    assert table.asked == "0 get"
    table.play("get clay")
    assert (table.goods(0), table.city.hand_size[0], table.ready(0)) == ("clay", 1, [5, 6])


@pytest.mark.rule("EU-56")
def test_nick() -> None:
    table = Table()
    table.have(0, ready="6", recruits="nick", knowledge=5)
    table.stand("farm", 1, 6)
    table.play("place 6 farm")
    assert (table.knowledge(0), table.morale(0)) == (6, 2)


def test_nick_at_the_end_of_the_track() -> None:
    table = Table()
    table.have(0, ready="6", recruits="nick", knowledge=6)
    table.stand("farm", 1, 6)
    table.play("place 6 farm")
    assert (table.knowledge(0), table.morale(0)) == (6, 1)


@pytest.mark.rule("EU-67")
@pytest.mark.parametrize(("printing", "knowledge", "step", "morale"), [("first", 4, 1, 3), ("revised", 3, 0, 2)])
def test_brian_at_the_sky_lounge(printing: str, knowledge: int, step: int, morale: int) -> None:
    table = Table(printing=printing)
    table.have(0, "food energy", ready="3", recruits="brian", morale=3)
    table.play("place 3 sky-lounge", "get gold*2")
    assert (table.goods(0), table.knowledge(0), table.step("wastelander")) == ("gold*2", knowledge, step)
    assert table.morale(0) == morale


@pytest.mark.rule("EU-60")
@pytest.mark.parametrize("printing", ["first", "revised"])
def test_brian_at_a_market(printing: str) -> None:
    table = Table(printing=printing)
    table.have(0, "food*2 bliss*2 gold", ready="3", recruits="brian")
    table.build("euphoria-a", "apothecary", stars=[0])
    table.play("place 3 market-euphoria-a")
    assert (table.goods(0), table.knowledge(0), table.step("wastelander")) == ("", 4, 1)


def test_brian_needs_room_for_the_knowledge() -> None:
    table = Table()
    table.have(0, "food*2 bliss*2 gold", ready="3", recruits="brian", knowledge=6)
    table.build("euphoria-a", "apothecary", stars=[0])
    assert not table.can_place("market-euphoria-a")


def test_brian_revised_needs_morale_for_icarus() -> None:
    table = Table()
    table.have(0, "food energy", ready="3", recruits="brian", morale=1)
    assert not table.can_place("cloud-mine") and not table.can_place("breeze-bar")

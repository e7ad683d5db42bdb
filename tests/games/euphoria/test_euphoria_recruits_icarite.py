"""The twelve Icarite recruits, each found by its name; where the printings differ, both."""

from __future__ import annotations

import pytest
from euphoria_table import Table


def bumping(recruit: str, morale: int = 3, printing: str = "revised") -> Table:
    """Seat 0 is about to bump seat 1 from the tank."""
    table = Table(printing=printing)
    table.have(0, "energy*3", ready="3", recruits=recruit, morale=morale)
    table.stand("tank-energy", 1, 2)
    table.play("place 3 tank-energy")
    return table


@pytest.mark.rule("EU-52")
def test_maxime() -> None:
    table = bumping("maxime")
    table.play("maxime")
    assert (table.city.hand_size[0], table.morale(0), table.knowledge(1)) == (1, 1, 4)


@pytest.mark.rule("EU-18")
def test_maxime_must_pay_in_full() -> None:
    assert bumping("maxime", morale=2).asked == "1 turn"


@pytest.mark.rule("EU-17")
def test_maxime_discards_for_the_morale_before_the_card_is_drawn() -> None:
    table = Table()
    table.have(0, "energy*3 book bear bat", ready="3", recruits="maxime")
    table.stand("tank-energy", 1, 2)
    table.deck("game")
    table.play("place 3 tank-energy", "maxime")
    assert table.offers == ["discard book bear", "discard book bat", "discard bear bat"]
    table.play("discard bear bat")
    assert table.offers == ["discard book", "discard game"]


@pytest.mark.parametrize(("choice", "goods"), [("first", "water bliss"), ("second", "energy bliss")])
def test_zong_first(choice: str, goods: str) -> None:
    table = Table(printing="first")
    table.have(0, ready="1", recruits="zong")
    table.play("place 1 cloud-mine", choice)
    assert table.goods(0) == goods


@pytest.mark.rule("EU-64")
def test_zong_revised() -> None:
    table = Table(3)
    table.have(0, ready="1", recruits="zong")
    table.play("place 1 cloud-mine", "zong")
    assert (table.city.hand_size[0], table.knowledge(0)) == (1, 4)
    assert (table.goods(0), table.goods(1), table.goods(2)) == ("bliss", "bliss", "bliss")


@pytest.mark.rule("EU-59")
@pytest.mark.parametrize(("printing", "receiver"), [("first", "bliss"), ("revised", "")])
def test_amanda(printing: str, receiver: str) -> None:
    table = Table(printing=printing)
    table.have(0, "energy*3", ready="3", workers=4)
    table.have(1, "bliss", recruits="amanda")
    table.stand("tank-energy", 1, 2)
    table.play("place 3 tank-energy")
    assert table.asked == "1 power"
    table.play("amanda")
    table.play("set 1")
    assert (table.ready(1), table.goods(1), table.goods(0)) == ([1], "", receiver)


@pytest.mark.parametrize(("printing", "asked"), [("first", "1 turn"), ("revised", "0 power")])
def test_amanda_bumping_herself(printing: str, asked: str) -> None:
    table = Table(printing=printing)
    table.have(0, "energy*3 bliss", ready="3", recruits="amanda", workers=3)
    table.stand("tank-energy", 0, 2)
    table.play("place 3 tank-energy")
    assert table.asked == asked


def test_amanda_decides_before_julia() -> None:
    table = Table()
    table.have(0, "energy*3", ready="3", recruits="julia", morale=3)
    table.have(1, "bliss", recruits="amanda")
    table.stand("tank-energy", 1, 2)
    table.play("place 3 tank-energy")
    table.play("amanda")
    table.play("set 6")
    table.play("julia", "get gold")
    assert (table.ready(1), table.goods(0), table.morale(0)) == ([6], "gold", 2)


@pytest.mark.parametrize(("choice", "goods", "knowledge"), [("first", "bliss", 1), ("second", "bliss*2", 2)])
def test_sarinee(choice: str, goods: str, knowledge: int) -> None:
    table = Table()
    table.have(0, ready="5", recruits="sarinee")
    table.play("place 5 cloud-mine", choice)
    assert (table.goods(0), table.knowledge(0)) == (goods, knowledge)


def test_sarinee_beside_another_worker() -> None:
    table = Table()
    table.have(0, ready="5", recruits="sarinee")
    table.stand("cloud-mine", 1, 1)
    table.play("place 5 cloud-mine")
    assert (table.asked, table.goods(0)) == ("1 turn", "bliss")


def test_lee() -> None:
    table = bumping("lee", morale=2)
    table.play("lee", "get food")
    assert (table.goods(0), table.morale(0), table.knowledge(1)) == ("food", 1, 4)


@pytest.mark.rule("EU-61")
def test_gidget() -> None:
    table = Table()
    table.have(0, "bliss food", recruits="gidget brian", knowledge=5)
    table.stand("farm", 0, 2)
    table.play("retrieve")
    assert table.offers == ["food", "food-calm", "bliss", "bliss-calm", "free"]
    table.play("bliss-calm")
    assert (table.goods(0), table.morale(0), table.knowledge(0)) == ("food", 1, 3)


@pytest.mark.rule("EU-30")
def test_kaden() -> None:
    table = Table()
    table.have(0, ready="3", recruits="kaden")
    table.miner("euphorian", 9)
    table.play("place 3 end-euphorian")
    assert (table.goods(0), table.knowledge(0)) == ("water*3", 5)


def test_kaden_without_room_for_knowledge() -> None:
    table = Table()
    table.have(0, ready="3", recruits="kaden", knowledge=5)
    table.miner("euphorian", 9)
    assert not table.can_place("end-euphorian")


def test_sheppard() -> None:
    table = Table()
    table.have(0, ready="2", recruits="sheppard")
    table.stand("farm", 0, 2)
    table.play("retrieve", "sheppard", "get stone")
    assert (table.goods(0), table.workers(0)) == ("bliss*4 stone", 1)


def test_sheppard_gains_a_worker() -> None:
    table = Table()
    table.have(0, "energy*3", ready="3", recruits="sheppard", morale=3)
    table.play("place 3 tank-energy", "sheppard")
    assert (table.city.hand_size[0], table.morale(0)) == (1, 1)


@pytest.mark.rule("EU-57")
def test_flavio_first() -> None:
    table = Table(printing="first")
    table.have(0, "book*2", ready="3", recruits="flavio", morale=3)
    table.stand("ark", 1, 2)
    table.play("place 3 ark", "flavio")
    assert (table.city.hand_size[0], table.morale(0)) == (1, 1)


def test_flavio_first_needs_a_bump() -> None:
    table = Table(printing="first")
    table.have(0, "book*2", ready="3", recruits="flavio", morale=3)
    table.play("place 3 ark")
    assert table.asked == "1 turn"


def test_flavio_revised() -> None:
    table = Table()
    table.have(0, "book*2", ready="3", recruits="flavio")
    table.play("place 3 ark", "flavio")
    assert (table.city.hand_size[0], table.knowledge(0)) == (1, 4)


@pytest.mark.rule("EU-60")
def test_josh() -> None:
    table = Table()
    table.have(0, "energy*4 bliss", ready="3", recruits="josh")
    table.build("wastelands-a", "courthouse", stars=[0])
    table.play("place 3 market-wastelands-a")
    assert (table.goods(0), table.territory("wastelander", 0)) == ("", 1)


@pytest.mark.rule("EU-60")
def test_josh_and_brian_pay_a_resource_with_food() -> None:
    table = Table()
    table.have(0, "energy*4 food", ready="3", recruits="josh brian")
    table.build("wastelands-a", "courthouse", stars=[0])
    table.play("place 3 market-wastelands-a")
    assert (table.goods(0), table.knowledge(0), table.step("wastelander")) == ("", 4, 2)


def test_josh_not_at_the_loft() -> None:
    table = Table()
    table.have(0, "gold*2 bliss", ready="3", recruits="josh")
    assert not table.can_place("nimbus-loft")


def test_rebecca() -> None:
    table = bumping("rebecca")
    table.play("rebecca", "get clay")
    assert (table.goods(0), table.morale(0), table.knowledge(1)) == ("clay", 1, 4)


@pytest.mark.rule("EU-19")
def test_rebecca_teaches_nothing_at_six() -> None:
    table = Table()
    table.have(0, "energy*3", ready="3", recruits="rebecca", morale=3)
    table.have(1, knowledge=6)
    table.stand("tank-energy", 1, 2)
    table.play("place 3 tank-energy", "rebecca", "get clay")
    assert (table.goods(0), table.knowledge(1)) == ("clay", 6)


def test_matthew() -> None:
    table = Table()
    table.have(0, "energy", ready="3", recruits="matthew")
    table.stand("tunnel-euphorian", 1, 2)
    table.play("place 3 tunnel-euphorian", "with knowledge", "get gold")
    assert (table.goods(0), table.knowledge(0)) == ("energy gold", 4)


def test_matthew_needs_to_bump_another() -> None:
    table = Table()
    table.have(0, ready="3 2", recruits="matthew")
    table.stand("tunnel-euphorian", 0, 2)
    table.stand("tunnel-subterran", 1, 2)
    assert not table.can_place("tunnel-euphorian") and table.can_place("tunnel-subterran")


@pytest.mark.rule("EU-24")
def test_a_deal_is_not_offered_that_would_take_what_the_space_costs() -> None:
    table = Table()
    table.have(0, ready="3", recruits="matthew xander", knowledge=5)
    table.stand("tunnel-euphorian", 1, 6)
    table.play("place 3 tunnel-euphorian")
    assert table.asked == "0 tunnel"  # one step of knowledge is left, and the tunnel takes it


@pytest.mark.rule("EU-13", "EU-24")
def test_matthew_follows_with_morale_and_a_full_hand() -> None:
    table = Table(dear_doubles=True)
    table.have(0, "bear bat", ready="3 3", recruits="matthew", morale=2)
    table.stand("tunnel-euphorian", 1, 2)
    table.play("place 3 farm", "place 3 tunnel-euphorian")
    assert table.offers == ["discard bear", "discard bat"]
    table.play("discard bat", "get gold")
    assert (table.goods(0), table.knowledge(0), table.hand(0)) == ("food gold", 4, "bear")

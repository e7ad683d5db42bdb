"""The twelve Subterran recruits, each found by its name; where the printings differ, both."""

from __future__ import annotations

import pytest
from euphoria_table import Table


@pytest.mark.rule("EU-63")
@pytest.mark.parametrize(("choice", "goods"), [("first", "water"), ("second", "stone")])
def test_maggie(choice: str, goods: str) -> None:
    table = Table()
    table.have(0, recruits="maggie")
    table.stand("aquifer", 0, 2)
    table.stand("plot-subterra-b-3", 0, 2)
    table.stand("farm", 0, 1)
    table.play("retrieve", "take aquifer 2 plot-subterra-b-3", choice)
    assert table.goods(0) == goods


def test_maggie_when_one_stood_elsewhere() -> None:
    table = Table()
    table.have(0, recruits="maggie")
    table.stand("aquifer", 0, 2)
    table.stand("tank-water", 0, 2)
    table.play("retrieve", "take tank-water aquifer-2")
    assert table.goods(0) == "" and table.asked == "1 turn"


@pytest.mark.parametrize(("printing", "knowledge"), [("first", 5), ("revised", 4)])
def test_dave(printing: str, knowledge: int) -> None:
    table = Table(printing=printing)
    table.have(0, "food", ready="3", recruits="dave")
    table.stand("tunnel-wastelander", 1, 3)
    table.play("place 3 tunnel-wastelander", "dave", "get clay")
    assert (table.goods(0), table.knowledge(0), table.dug("wastelander")) == ("clay*2", knowledge, 2)


def test_xander() -> None:
    table = Table()
    table.have(0, "water", ready="3", recruits="xander")
    table.stand("tunnel-subterran", 1, 4)
    table.play("place 3 tunnel-subterran", "xander", "get stone")
    assert (table.goods(0), table.knowledge(0), table.dug("subterran")) == ("stone*2", 4, 1)


def test_xander_needs_a_higher_die() -> None:
    table = Table()
    table.have(0, "water", ready="3", recruits="xander")
    table.stand("tunnel-subterran", 1, 3)
    table.play("place 3 tunnel-subterran")
    assert table.asked == "0 tunnel"


@pytest.mark.rule("EU-55")
def test_gambler_first() -> None:
    table = Table(printing="first")
    table.have(0, "energy", ready="3", recruits="gambler", morale=4)
    table.deck("bear bear bat")
    table.play("place 3 tunnel-euphorian", "draw", "gambler")
    assert (table.hand(0), table.knowledge(0)) == ("bear*2", 4)
    assert table.city.known[4] == 2  # everybody has seen them


def test_gambler_revised() -> None:
    table = Table(3)
    table.have(0, "energy bear", ready="3", recruits="gambler", morale=4)
    table.deck("bear bear bear bear")
    table.play("place 3 tunnel-euphorian", "draw", "gambler")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("bear*3", "bear", "bear")


def test_gambler_revised_without_a_pair() -> None:
    table = Table(3)
    table.have(0, "energy bear", ready="3", recruits="gambler", morale=4)
    table.deck("bat book glasses balloons")
    table.play("place 3 tunnel-euphorian", "draw", "gambler")
    assert list(table.city.hand_size) == [3, 0, 0]


@pytest.mark.rule("EU-17")
def test_gambler_revised_discards_before_the_others_draw() -> None:
    table = Table()
    table.have(0, "energy bear", ready="3", recruits="gambler")
    table.deck("bear bat")
    table.play("place 3 tunnel-euphorian", "draw", "gambler")
    assert (table.asked, table.hand(0), table.city.hand_size[1]) == ("0 discard", "bear*2 bat", 0)
    table.play("discard bat bear")
    assert (table.hand(0), table.city.hand_size[1]) == ("bear", 1)


@pytest.mark.rule("EU-19")
def test_josiah() -> None:
    table = Table(3)
    table.have(0, ready="3", recruits="josiah")
    table.stand("farm", 1, 1)
    table.stand("farm", 1, 2)
    table.play("place 3 farm")
    assert (table.morale(0), table.knowledge(1), table.knowledge(2)) == (2, 4, 3)


@pytest.mark.parametrize(("area", "morale"), [("generator", 2), ("farm", 2), ("cloud-mine", 2), ("aquifer", 1)])
def test_josiah_works_where_others_live(area: str, morale: int) -> None:
    table = Table()
    table.have(0, ready="3", recruits="josiah")
    table.stand(area, 1, 1)
    table.play(f"place 3 {area}")
    assert (table.morale(0), table.knowledge(1)) == (morale, 2 + morale)


def test_faith() -> None:
    table = Table()
    table.have(0, ready="1", recruits="faith")
    table.play("place 1 aquifer")
    assert table.goods(0) == "energy water"


def test_faith_with_a_card() -> None:
    table = Table()
    table.have(0, "book", ready="1", recruits="faith")
    table.play("place 1 aquifer")
    assert table.goods(0) == "water"


@pytest.mark.parametrize(("printing", "knowledge"), [("first", 5), ("revised", 4)])
def test_brett(printing: str, knowledge: int) -> None:
    table = Table(printing=printing)
    table.have(0, "book*2", ready="3", recruits="brett")
    table.play("place 3 free-press", "brett", "get stone")
    assert (table.goods(0), table.knowledge(0)) == ("stone", knowledge)


@pytest.mark.parametrize(("printing", "asked"), [("first", "1 turn"), ("revised", "0 power")])
def test_brett_after_a_bump(printing: str, asked: str) -> None:
    table = Table(printing=printing)
    table.have(0, "book*2", ready="3", recruits="brett")
    table.stand("free-press", 1, 2)
    table.play("place 3 free-press")
    assert table.asked == asked


@pytest.mark.rule("EU-62")
def test_chase() -> None:
    table = Table()
    table.have(0, "food", ready="3 4", recruits="chase")
    table.play("place 3 tunnel-wastelander", "draw", "chase")
    assert (table.goods(0), table.workers(0)) == ("clay*2", 1)


def test_chase_places_a_new_worker_at_once() -> None:
    table = Table()
    table.have(0, "water*3", ready="3", recruits="chase")
    table.rolls(2)
    table.play("place 3 tank-water", "chase")
    assert table.asked == "0 again" and "place 2 farm" in table.offers
    table.play("place 2 farm")
    assert table.goods(0) == "food"


@pytest.mark.rule("EU-53")
def test_soulless() -> None:
    table = Table()
    table.have(0, ready="3", recruits="soulless")
    table.stand("aquifer", 1, 4)
    table.play("place 3 aquifer", "second")
    assert table.goods(0) == "water*2"


def test_soulless_with_an_equal() -> None:
    table = Table()
    table.have(0, ready="3", recruits="soulless")
    table.stand("aquifer", 1, 3)
    table.play("place 3 aquifer")
    assert table.goods(0) == "water" and table.asked == "1 turn"


@pytest.mark.rule("EU-56")
def test_curtis() -> None:
    table = Table()
    table.have(0, recruits="curtis", morale=2, knowledge=4)
    table.build("euphoria-a", "cafeteria", stars=[1])
    table.stand("farm", 0, 2)
    table.play("retrieve")
    assert (table.morale(0), table.knowledge(0)) == (1, 3)  # two steps were asked for, one was made


def test_andrew() -> None:
    table = Table()
    table.have(0, "energy", ready="3", recruits="andrew")
    table.play("place 3 tunnel-euphorian", "get gold")
    assert (table.goods(0), table.city.hand_size[0]) == ("gold", 1)


def test_andrew_in_another_tunnel_or_with_the_card() -> None:
    table = Table()
    table.have(0, "energy water", ready="3 3", recruits="andrew", morale=3)
    table.play("place 3 tunnel-subterran", "get stone")
    assert table.city.hand_size[0] == 0
    table.play("place 3 tunnel-euphorian", "draw")
    assert table.city.hand_size[0] == 1


def test_andrew_in_the_wasteland_and_with_a_card_already() -> None:
    table = Table()
    table.have(0, "food*2", ready="3 3", recruits="andrew", morale=3)
    table.play("place 3 tunnel-wastelander", "get clay")
    assert table.city.hand_size[0] == 1
    table.play("place 3 tunnel-wastelander", "get clay")
    assert (table.goods(0), table.city.hand_size[0]) == ("clay*2", 1)


@pytest.mark.parametrize(("printing", "knowledge"), [("first", 5), ("revised", 4)])
def test_phil(printing: str, knowledge: int) -> None:
    table = Table(printing=printing)
    table.have(0, "water*3", ready="3", recruits="phil")
    table.stand("tank-water", 1, 3)
    table.play("place 3 tank-water", "phil")
    assert (table.city.hand_size[0], table.knowledge(0)) == (1, knowledge)


def test_phil_spies_on_no_subterrans() -> None:
    table = Table()
    table.have(0, "energy", ready="3", recruits="phil")
    table.have(1, recruits="faith")
    table.stand("tunnel-euphorian", 1, 3)
    table.play("place 3 tunnel-euphorian")
    assert table.asked == "0 tunnel"

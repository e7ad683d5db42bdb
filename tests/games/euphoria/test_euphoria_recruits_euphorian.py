"""The twelve Euphorian recruits, each found by its name; where the printings differ, both."""

from __future__ import annotations

import pytest
from euphoria_table import Table

from ludothek.games.euphoria.tables import NOTE_USED


@pytest.mark.rule("EU-52")
def test_laura() -> None:
    table = Table()
    table.have(0, "energy gold", ready="5", recruits="laura", morale=3)
    table.stand("tunnel-euphorian", 1, 2)
    table.play("place 5 tunnel-euphorian", "laura", "get gold")
    assert (table.goods(0), table.goods(1), table.city.hand_size[0]) == ("gold", "gold", 2)


def test_laura_at_the_tank_and_nowhere_else() -> None:
    table = Table()
    table.have(0, "energy*3 gold*4", ready="5 5", recruits="laura", morale=3)
    table.stand("tank-energy", 1, 2)
    table.stand("nimbus-loft", 1, 2)
    table.play("place 5 tank-energy", "laura")
    assert (table.goods(1), table.city.hand_size[0]) == ("gold", 2)
    table.play("place 5 nimbus-loft")
    assert table.asked == "1 turn" and table.goods(0) == ""


def test_laura_is_not_asked_without_gold_or_when_bumping_herself() -> None:
    table = Table()
    table.have(0, "energy*2 gold", ready="5 4", recruits="laura", morale=3)
    table.stand("tunnel-euphorian", 0, 2)
    table.play("place 5 tunnel-euphorian")
    assert table.asked == "0 tunnel"


@pytest.mark.rule("EU-43")
def test_yordy_first() -> None:
    table = Table(printing="first")
    table.have(0, recruits="yordy", morale=3)
    table.stand("farm", 0, 2)
    table.stand("aquifer", 0, 2)
    table.play("retrieve", "take farm-2 aquifer-2")
    assert table.morale(0) == 3
    assert [note[0] for note in table.city.journal or ()].count(NOTE_USED) == 1


def test_yordy_first_with_three_workers() -> None:
    table = Table(printing="first")
    table.have(0, ready="1", recruits="yordy", morale=3)
    table.stand("farm", 0, 2)
    table.stand("aquifer", 0, 2)
    table.play("retrieve", "take farm-2 aquifer-2")
    assert table.morale(0) == 2


@pytest.mark.rule("EU-59")
def test_yordy_revised() -> None:
    table = Table()
    table.have(0, "energy", recruits="yordy", morale=3, knowledge=6)
    table.stand("farm", 0, 2)
    table.stand("aquifer", 0, 2)
    table.rolls(5)
    table.play("retrieve", "take farm-2 aquifer-2", "yordy", "set 6")
    assert (table.morale(0), table.goods(0), table.ready(0), table.workers(0)) == (2, "", [5], 1)  # 6 + 5 + 6 is 17


def test_yordy_revised_only_for_nothing() -> None:
    table = Table()
    table.have(0, "energy food", recruits="yordy")
    table.stand("farm", 0, 2)
    table.play("retrieve", "food")
    assert (table.asked, table.goods(0)) == ("1 turn", "energy")


def test_yordy_revised_rolls_nothing_when_the_only_worker_is_set() -> None:
    table = Table()
    table.have(0, "energy", ready="6 5", recruits="yordy", morale=3, knowledge=6)
    table.stand("farm", 0, 2)
    table.play("retrieve", "yordy", "set 6")
    assert table.ready(0) == [5, 6, 6]


@pytest.mark.rule("EU-54")
def test_katy() -> None:
    table = Table()
    table.have(0, ready="1", recruits="katy")
    table.play("place 1 generator")
    assert table.goods(0) == "energy food"


def test_katy_with_a_card() -> None:
    table = Table()
    table.have(0, "book", ready="1", recruits="katy")
    table.play("place 1 generator")
    assert table.goods(0) == "energy"


@pytest.mark.parametrize(("choice", "goods", "morale"), [("first", "energy", 2), ("second", "energy*2", 1)])
def test_gary(choice: str, goods: str, morale: int) -> None:
    table = Table()
    table.have(0, ready="3", recruits="gary")
    table.stand("generator", 1, 3)
    table.play("place 3 generator", choice)
    assert (table.goods(0), table.morale(0)) == (goods, morale)


def test_gary_without_an_equal() -> None:
    table = Table()
    table.have(0, ready="3", recruits="gary")
    table.stand("generator", 1, 4)
    table.play("place 3 generator")
    assert table.goods(0) == "energy" and table.asked == "1 turn"


def test_michael_first() -> None:
    table = Table(printing="first")
    table.have(0, "gold", ready="3", recruits="michael")
    table.play("place 3 site-subterra-a")
    assert (table.goods(0), table.morale(0), table.step("euphorian")) == ("", 2, 1)


@pytest.mark.rule("EU-19")
def test_michael_revised() -> None:
    table = Table()
    table.have(0, "gold clay", ready="3 4", recruits="michael", knowledge=6)
    table.play("place 3 site-subterra-a", "pay gold")
    assert (table.goods(0), table.morale(0), table.knowledge(0)) == ("clay", 2, 6)


def test_michael_revised_learns_where_gold_is_asked_for_anyway() -> None:
    table = Table()
    table.have(0, "gold", ready="3", recruits="michael")
    table.play("place 3 site-euphoria-a")
    assert (table.goods(0), table.morale(0), table.knowledge(0)) == ("", 2, 4)


def test_michael_has_no_bonus_for_another_resource() -> None:
    table = Table()
    table.have(0, "clay", ready="3", recruits="michael")
    table.play("place 3 site-subterra-a")
    assert (table.goods(0), table.morale(0), table.knowledge(0)) == ("", 1, 3)


@pytest.mark.rule("EU-58")
@pytest.mark.parametrize("printing", ["first", "revised"])
def test_esme(printing: str) -> None:
    table = Table(printing=printing)
    table.have(0, "gold*3 bear book", ready="3", recruits="esme", knowledge=4)
    table.play("place 3 nimbus-loft", "esme", "pay bear", "first")
    assert (table.goods(0), table.hand(0), table.knowledge(0)) == ("energy", "book", 3)


@pytest.mark.parametrize(
    ("printing", "choices", "after"), [("first", ["second"], (1, 4, 3)), ("revised", [], (2, 2, 4))]
)
def test_esme_with_a_book(printing: str, choices: list[str], after: tuple[int, int, int]) -> None:
    table = Table(printing=printing)
    table.have(0, "gold*3 book", ready="3", recruits="esme", knowledge=4, morale=2)
    table.play("place 3 nimbus-loft", "esme", *choices)
    assert (table.city.goods[0], table.knowledge(0), table.morale(0)) == after


@pytest.mark.parametrize(("helped", "after"), [(True, (3, 3)), (False, (1, 1))])
def test_ray(helped: bool, after: tuple[int, int]) -> None:
    table = Table()
    table.have(0, "gold", ready="3")
    table.have(1, recruits="ray")
    table.stand("plot-euphoria-a-1", 1 if helped else 0, 2)
    table.rolls(1, 1)
    table.play("place 3 site-euphoria-a")
    assert (table.morale(1), table.knowledge(1)) == after


@pytest.mark.rule("EU-57")
def test_bradley() -> None:
    table = Table()
    table.have(0, "book*2", ready="3", recruits="bradley", morale=3)
    table.deck("bear bat")
    table.play("place 3 incinerator", "bradley", "discard bat")
    assert (table.hand(0), table.knowledge(0)) == ("bear", 5)


def test_bradley_needs_a_star() -> None:
    table = Table()
    table.have(0, "book*2", ready="3", recruits="bradley", morale=3)
    table.fill_territory("euphorian", 1, 2)
    table.play("place 3 incinerator")
    assert table.asked == "1 turn"


@pytest.mark.rule("EU-65")
def test_ben() -> None:
    table = Table()
    table.have(0, recruits="ben", morale=3, ready="1")
    table.have(1, ready="4")
    table.stand("farm", 1, 2)
    table.begin_turn(1)
    table.rolls(4)
    table.play("retrieve")
    assert table.asked == "0 power"
    table.play("ben", "get gold")
    assert (table.goods(0), table.morale(0)) == ("gold", 1)


def test_ben_looks_at_the_dice_after_the_check() -> None:
    table = Table()
    table.have(0, recruits="ben", morale=3, ready="1")
    table.have(1, ready="6", knowledge=6)
    table.stand("farm", 1, 2)
    table.begin_turn(1)
    table.rolls(6)
    table.play("retrieve")
    assert table.ready(1) == [6] and table.asked == "0 turn"


def test_jefferson() -> None:
    table = Table()
    table.have(0, "energy", recruits="jefferson")
    table.stand("farm", 0, 2)
    table.play("retrieve", "otherwise")
    assert (table.goods(0), table.morale(0), table.knowledge(0)) == ("", 2, 2)


def test_julia_first() -> None:
    table = Table(printing="first")
    table.have(0, "water*3", ready="3", recruits="julia", morale=3)
    table.stand("tank-water", 1, 3)
    table.play("place 3 tank-water", "julia", "get clay")
    assert (table.goods(0), table.morale(0)) == ("clay", 3)


def test_julia_first_needs_an_equal_die() -> None:
    table = Table(printing="first")
    table.have(0, "energy", ready="3", recruits="julia", morale=3)
    table.stand("tunnel-euphorian", 1, 4)
    table.play("place 3 tunnel-euphorian")
    assert table.asked == "0 tunnel"


def test_julia_revised() -> None:
    table = Table()
    table.have(0, "energy", ready="6", recruits="julia", morale=2)
    table.have(1, ready="6 6")
    table.stand("tunnel-euphorian", 1, 1)
    table.play("place 6 tunnel-euphorian", "julia", "get gold")
    assert table.ready(1) == [6, 6, 6]  # set, not rolled: no check


def test_nakagawa_first() -> None:
    table = Table(printing="first")
    table.have(0, "book*2", ready="3 4", recruits="nakagawa")
    table.play("place 3 incinerator", "nakagawa")
    assert (table.territory("euphorian", 0), table.workers(0)) == (2, 1)


@pytest.mark.rule("EU-20")
def test_nakagawa_first_keeps_the_last_worker() -> None:
    table = Table(printing="first")
    table.have(0, "book*2", ready="3", recruits="nakagawa")
    table.play("place 3 incinerator")
    assert table.asked == "1 turn" and table.workers(0) == 1


def test_nakagawa_revised() -> None:
    table = Table()
    table.have(0, "gold", ready="3", recruits="nakagawa")
    table.play("place 3 site-euphoria-a", "nakagawa")
    assert table.step("euphorian") == 1

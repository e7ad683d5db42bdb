"""The penalties of the 18 markets, each found by the market's name."""

from __future__ import annotations

import pytest
from euphoria_table import Table

from ludothek.games.euphoria import names


def under(market: str, seats: int = 2, site: str = "euphoria-a") -> Table:
    """Seat 0 has no star on the market, seat 1 has."""
    table = Table(seats)
    table.build(site, market, stars=[1])
    return table


@pytest.mark.rule("EU-69")
@pytest.mark.parametrize(("workers", "after"), [(1, 2), (2, 2), (3, 3)])
def test_laboratory(workers: int, after: int) -> None:
    table = under("laboratory")
    table.have(0, "energy*3", ready=" ".join(["3"] * workers))
    table.rolls(1)
    table.play("place 3 tank-energy")
    assert (table.workers(0), table.knowledge(0)) == (after, 1)


@pytest.mark.rule("EU-70")
def test_spa() -> None:
    table = under("spa")
    table.have(0, "energy water", ready="3")
    table.stand("tunnel-euphorian", 0, 2)
    table.stand("tunnel-subterran", 1, 2)
    assert not table.can_place("tunnel-euphorian") and table.can_place("tunnel-subterran")


@pytest.mark.rule("EU-71")
def test_courthouse() -> None:
    table = under("courthouse")
    table.have(0, "book*2", ready="3")
    assert not table.can_place("incinerator") and not table.can_place("wind-saloon")
    table.have(0, "bear")
    assert table.can_place("incinerator") and table.can_place("wind-saloon")


def test_plaza() -> None:
    table = under("plaza")
    table.build("subterra-a", "spa", stars=[1])
    table.build("subterra-b", "arena", stars=[0])
    table.have(0, "water*5 food*4 clay stone book*3 gold*3", ready="3")
    assert not table.can_place("market-euphoria-a") and not table.can_place("market-subterra-a")
    assert table.can_place("market-subterra-b") and table.can_place("incinerator") and table.can_place("nimbus-loft")


def test_fountain() -> None:
    table = under("fountain")
    table.have(0, ready="3 3")
    table.play("place 3 farm")
    assert table.asked == "1 turn"


def test_fountain_and_a_new_worker() -> None:
    table = under("fountain")
    table.have(0, "water*3", ready="3", recruits="chase")
    table.play("place 3 tank-water")
    assert table.asked == "1 turn"


def test_lounge() -> None:
    table = under("lounge")
    table.have(0, "gold", ready="3")
    table.stand("plot-wastelands-b-2", 1, 2)
    table.stand("plot-subterra-a-3", 0, 2)
    assert not table.can_place("edge-wastelands-b")
    assert table.can_place("edge-subterra-a") and table.can_place("site-euphoria-b")


@pytest.mark.rule("EU-72")
def test_academy() -> None:
    table = under("academy")
    table.have(0, ready="1", recruits="katy")
    table.allegiance("euphorian", 2)
    table.miner("euphorian", 9)
    assert table.can_place("end-euphorian")
    table.play("place 1 generator")
    assert table.goods(0) == "energy*2"  # the tier's bonus, not the recruit's


@pytest.mark.rule("EU-72")
def test_academy_takes_drawbacks_too() -> None:
    table = under("academy")
    table.have(0, ready="1", recruits="brian")
    assert table.can_place("cloud-mine")


def test_cafeteria() -> None:
    table = under("cafeteria")
    table.have(0, morale=5)
    table.stand("farm", 0, 2)
    table.play("retrieve")
    assert table.morale(0) == 3


def test_apothecary() -> None:
    table = under("apothecary")
    table.have(0, "gold*3 book*3 bliss energy", ready="3")
    for space in ("cloud-mine", "wind-saloon", "nimbus-loft", "breeze-bar", "sky-lounge"):
        assert not table.can_place(space)
    assert table.can_place("incinerator")


@pytest.mark.rule("EU-71")
def test_theater() -> None:
    table = under("theater")
    table.have(0, "book*2", ready="3")
    table.play("place 3 ark")
    assert table.knowledge(0) == 4


@pytest.mark.rule("EU-71")
def test_a_star_on_the_theater_itself_is_free() -> None:
    table = under("theater")
    table.have(0, "book*2", ready="3")
    table.play("place 3 incinerator", "star euphoria-a")
    assert (table.knowledge(0), table.city.penalties[0]) == (3, 0)


def test_registry() -> None:
    table = under("registry")
    table.have(0, "energy", ready="1 1", recruits="gary", morale=2)
    table.allegiance("euphorian", 5)
    table.play("place 1 generator")
    assert table.goods(0) == "energy*2"
    table.play("place 1 tunnel-euphorian")
    assert table.offers == ["get gold", "draw"]


def test_arena() -> None:
    table = under("arena")
    table.have(0, ready="3")
    table.stand("farm", 0, 2)
    table.stand("aquifer", 1, 2)
    assert not table.can_place("farm") and table.can_place("aquifer")


def rolling(market: str, number: int) -> Table:
    table = under(market)
    table.have(0, "water gold book")
    table.stand("farm", 0, 2)
    table.rolls(number)
    table.play("retrieve")
    return table


def loses_on(market: str, number: int) -> None:
    for rolled in range(1, 7):
        table = rolling(market, rolled)
        if rolled == number:
            assert table.offers == ["lose water", "lose gold"]
            table.play("lose water")
            assert table.goods(0) == "gold"
        else:
            assert (table.asked, table.goods(0)) == ("1 turn", "water gold")


@pytest.mark.rule("EU-73")
def test_teddy_shop() -> None:
    loses_on("teddy-shop", 1)


def test_clinic() -> None:
    loses_on("clinic", 2)


def test_park() -> None:
    loses_on("park", 3)


def test_bonfire() -> None:
    loses_on("bonfire", 4)


def test_stadium() -> None:
    loses_on("stadium", 5)


def test_literacy_center() -> None:
    loses_on("literacy-center", 6)


@pytest.mark.rule("EU-73")
def test_who_has_nothing_loses_nothing() -> None:
    table = under("park")
    table.stand("farm", 0, 2)
    table.stand("farm", 0, 3)
    table.rolls(3, 3)
    table.play("retrieve", "take farm-2 farm-3")
    assert table.asked == "1 turn"


@pytest.mark.rule("EU-33")
@pytest.mark.parametrize("market", names.MARKETS)
def test_a_penalty_ends_with_a_star(market: str) -> None:
    table = under(market)
    table.have(0, "book*3", ready="3")
    assert table.city.penalties[0] and not table.city.penalties[1]
    table.play("place 3 incinerator")
    table.play(*[choice for choice in ("pay book*3",) if choice in table.offers])
    table.play("star euphoria-a")
    assert not table.city.penalties[0]


# What a visit costs

COSTS = {
    "laboratory": "book stone",
    "spa": "water*4 book",
    "courthouse": "energy*4 stone",
    "plaza": "water*4 clay",
    "fountain": "water*4 gold",
    "lounge": "energy*4 book",
    "academy": "food*4 gold",
    "cafeteria": "food*4 book",
    "apothecary": "bliss*4 clay",
    "theater": "energy*4 clay",
    "registry": "bliss*4 bat",
    "arena": "food*4 stone",
    "teddy-shop": "water bear",
    "clinic": "food glasses",
    "park": "bliss balloons",
    "bonfire": "energy game",
    "stadium": "water bat",
    "literacy-center": "food book",
}


@pytest.mark.rule("EU-34", "EU-25")
@pytest.mark.parametrize("market", names.MARKETS)
def test_a_visit_costs_what_the_tile_says(market: str) -> None:
    table = Table()
    table.build("subterra-a", market, stars=[0])
    table.have(0, COSTS[market], ready="3")
    table.play("place 3 market-subterra-a")
    assert (table.goods(0), table.hand(0)) == ("", "")
    assert (table.territory("subterran", 0), table.step("subterran")) == (1, 1)
    first = COSTS[market].split()[0]
    poor = Table()
    poor.build("subterra-a", market, stars=[0])
    poor.have(0, COSTS[market].replace(first, first.replace("*4", "*3") if "*" in first else ""), ready="3")
    assert not poor.can_place("market-subterra-a")

"""The spaces of the board, and the order of a placement."""

from __future__ import annotations

import pytest
from euphoria_table import Table

from ludothek.games.euphoria.rules.placement import PLACEMENT
from ludothek.games.euphoria.tables import TILE_AT


@pytest.mark.rule("EU-27")
def test_the_example_of_the_rulebook() -> None:
    table = Table(3)
    table.have(1, ready="2")
    table.have(2, ready="5")
    table.stand("generator", 0, 4)
    table.begin_turn(1)
    table.play("place 2 generator")
    assert (table.goods(1), table.knowledge(1)) == ("energy", 2)
    table.play("place 5 generator")
    assert (table.goods(2), table.knowledge(2)) == ("energy*2", 4)


@pytest.mark.rule("EU-27")
@pytest.mark.parametrize(
    ("there", "goods", "step", "knowledge"),
    [(0, "food", 1, 3), (3, "food", 1, 3), (4, "food", 0, 2), (7, "food", 0, 2), (8, "food*2", 0, 4)],
)
def test_a_commodity_area_counts_all_workers(there: int, goods: str, step: int, knowledge: int) -> None:
    table = Table()
    table.have(0, ready="1")
    for number in (there,) if there <= 6 else (6, there - 6):
        if number:
            table.stand("farm", 1, number)
    table.play("place 1 farm")
    assert (table.goods(0), table.step("wastelander"), table.knowledge(0)) == (goods, step, knowledge)


@pytest.mark.rule("EU-18")
def test_excess_on_a_track_is_lost() -> None:
    table = Table()
    table.have(0, ready="5 5", knowledge=1)
    table.have(1, ready="6", knowledge=6)
    table.play("place 5 farm", "stop")
    assert table.knowledge(0) == 1
    table.play("place 6 farm")
    assert table.knowledge(1) == 6


@pytest.mark.rule("EU-26")
def test_tank_with_energy() -> None:
    table = Table()
    table.have(0, "energy*3", ready="3", knowledge=4)
    table.rolls(5)
    table.play("place 3 tank-energy")
    assert (table.goods(0), table.knowledge(0), table.ready(0), table.workers(0)) == ("", 2, [5], 2)


@pytest.mark.rule("EU-26")
def test_tank_with_water_and_four_workers() -> None:
    table = Table()
    table.have(0, "water*3", ready="1 2 3 4")
    table.play("place 3 tank-water")
    assert (table.morale(0), table.workers(0), table.ready(0)) == (3, 4, [1, 2, 4])


@pytest.mark.rule("EU-28")
@pytest.mark.parametrize(
    ("tunnel", "commodity", "resource"),
    [("euphorian", "energy", "gold"), ("subterran", "water", "stone"), ("wastelander", "food", "clay")],
)
def test_tunnels(tunnel: str, commodity: str, resource: str) -> None:
    table = Table()
    table.have(0, f"{commodity}*2", ready="3 3")
    table.play(f"place 3 tunnel-{tunnel}", f"get {resource}")
    assert (table.goods(0), table.dug(tunnel), table.step(tunnel)) == (f"{commodity} {resource}", 1, 0)
    table.play(f"place 3 tunnel-{tunnel}", "draw")
    assert (table.city.hand_size[0], table.dug(tunnel)) == (1, 2)


@pytest.mark.rule("EU-28")
def test_the_miner_stops_but_the_mouth_stays_open() -> None:
    table = Table()
    table.have(0, "energy", ready="3")
    table.miner("euphorian", 9)
    table.play("place 3 tunnel-euphorian", "get gold")
    assert table.dug("euphorian") == 9


@pytest.mark.rule("EU-29")
def test_step_six_reveals_everybodys_hidden_recruits() -> None:
    table = Table()
    table.have(0, "energy", ready="3")
    table.have(1, hidden="katy")
    table.miner("euphorian", 5)
    table.play("place 3 tunnel-euphorian", "get gold")
    assert table.is_open("katy")


@pytest.mark.rule("EU-30")
@pytest.mark.parametrize(
    ("faction", "recruit", "goods"),
    [("euphorian", "ben", "water*3"), ("subterran", "phil", "food*3"), ("wastelander", "nick", "energy*3")],
)
def test_the_end_of_a_tunnel(faction: str, recruit: str, goods: str) -> None:
    table = Table()
    table.have(0, ready="3", recruits=recruit)
    table.have(1, ready="3")
    table.miner(faction, 8)
    assert not table.can_place(f"end-{faction}")
    table.miner(faction, 9)
    table.play(f"place 3 end-{faction}")
    assert table.goods(0) == goods
    assert not table.can_place(f"end-{faction}")  # seat 1 does not belong to the faction


@pytest.mark.rule("EU-31")
@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_how_many_workers_make_a_market(seats: int, needed: int) -> None:
    table = Table(seats)
    table.have(0, "gold*4 clay", ready="1 1 1 1")
    table.play("place 1 edge-euphoria-a")
    for placed in range(2, needed + 1):
        assert not table.city.built[0]
        table.play("place 1 site-euphoria-a")
        assert table.city.built[0] == (placed == needed)


@pytest.mark.rule("EU-31")
@pytest.mark.parametrize(
    ("site", "edge", "own"),
    [
        ("euphoria-a", "clay", "gold"),
        ("euphoria-b", "stone", "gold"),
        ("subterra-a", "gold", "stone"),
        ("subterra-b", "clay", "stone"),
        ("wastelands-a", "stone", "clay"),
        ("wastelands-b", "gold", "clay"),
    ],
)
def test_the_resources_of_the_sites(site: str, edge: str, own: str) -> None:
    for good, place in ((edge, f"edge-{site}"), (own, f"site-{site}")):
        table = Table(5)
        table.have(0, good, ready="1")
        assert table.can_place(place)
        table.play(f"place 1 {place}")
        assert table.goods(0) == ""


@pytest.mark.rule("EU-32")
def test_a_finished_market() -> None:
    table = Table(3)
    table.have(0, "gold", ready="3")
    table.have(2, "gold*9 clay", ready="6")
    table.stand("plot-euphoria-a-1", 1, 2)
    table.rolls(4, 5)
    table.play("place 3 site-euphoria-a")
    assert (table.ready(0), table.ready(1)) == ([4], [5])  # the player on turn rolls first
    assert (table.stars(0), table.stars(1), table.stars(2)) == (1, 1, 0)
    assert [bool(bits) for bits in table.city.penalties] == [False, False, True]
    assert not table.can_place("edge-euphoria-a") and not table.can_place("site-euphoria-a")


@pytest.mark.rule("EU-32")
def test_two_workers_bring_one_star() -> None:
    table = Table()
    table.have(0, "gold clay", ready="3 3")
    table.play("place 3 site-euphoria-a", "place 3 edge-euphoria-a")
    assert table.stars(0) == 1


@pytest.mark.rule("EU-33")
def test_a_worker_stays_where_a_new_penalty_forbids_to_place() -> None:
    table = Table()
    table.city.board[TILE_AT] = 8  # the Apothecary
    table.have(0, "gold clay", ready="3 3")
    table.stand("cloud-mine", 1, 4)
    table.play("place 3 site-euphoria-a", "place 3 edge-euphoria-a")
    assert table.city.sums[3] == 4 and table.city.penalties[1]


@pytest.mark.rule("EU-34")
def test_a_full_territory_leaves_allegiance_only() -> None:
    table = Table()
    table.build("euphoria-a", "spa", stars=[0])
    table.have(0, "water*4 book", ready="3")
    table.fill_territory("euphorian", 1, 2)
    table.play("place 3 market-euphoria-a")
    assert (table.step("euphorian"), table.territory("euphorian", 0)) == (1, 0)


@pytest.mark.rule("EU-35")
def test_artifact_markets_take_three_cards_or_a_pair() -> None:
    table = Table()
    table.have(0, "book*2 bear", ready="3")
    table.play("place 3 free-press")
    assert table.offers == ["pay book*2", "pay book*2 bear"]
    table.play("pay book*2")
    assert (table.hand(0), table.territory("subterran", 0), table.step("subterran")) == ("bear", 1, 1)


@pytest.mark.rule("EU-35")
def test_the_star_may_go_to_a_market_of_the_area() -> None:
    table = Table()
    table.build("subterra-a", "spa", stars=[1])
    table.build("wastelands-a", "arena", stars=[1])
    table.have(0, "book bear bat", ready="3")
    table.play("place 3 free-press")
    assert table.offers == ["star territory", "star subterra-a"]


@pytest.mark.rule("EU-36")
def test_icarus() -> None:
    table = Table()
    table.have(0, "gold*2 clay bliss*2 water*2 book*2", ready="3 3 3 3", morale=4)
    table.play("place 3 nimbus-loft", "place 3 wind-saloon")
    table.play("place 3 breeze-bar", "place 3 sky-lounge", "get stone clay")
    assert (table.goods(0), table.city.hand_size[0]) == ("stone clay", 2)
    assert (table.step("icarite"), table.territory("icarite", 0)) == (4, 2)


@pytest.mark.rule("EU-21")
def test_the_order_of_a_placement_is_one_list() -> None:
    assert list(PLACEMENT) == sorted(PLACEMENT)
    table = Table()
    table.have(0, "energy", ready="3", recruits="rebecca", morale=3)
    table.have(1, "bliss", recruits="amanda")
    table.stand("tunnel-euphorian", 1, 2)
    table.play("place 3 tunnel-euphorian")
    assert (table.asked, table.goods(0)) == ("1 power", "energy")  # the bumped player first, nothing is paid yet
    table.play("decline")
    assert (table.asked, table.ready(1)) == ("0 power", [])  # then the deal, the bumped worker is not rolled yet
    table.play("decline")
    assert table.asked == "0 tunnel" and len(table.ready(1)) == 1 and table.goods(0) == ""


@pytest.mark.rule("EU-22")
def test_a_construction_space_that_is_taken_cannot_be_entered() -> None:
    table = Table(5)
    table.have(0, "clay", ready="3")
    table.stand("plot-euphoria-a-1", 1, 2)
    assert not table.can_place("edge-euphoria-a")
    table.stand("farm", 1, 2)
    table.stand("tank-energy", 1, 2)
    assert table.can_place("farm")


@pytest.mark.rule("EU-23")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_can_be_bumped(seat: int) -> None:
    table = Table()
    table.have(0, "energy", ready="1")
    table.stand("tunnel-euphorian", seat, 6)
    table.rolls(4)
    table.play("place 1 tunnel-euphorian")
    assert table.ready(seat) == [4] and table.city.pip[6] == 1


@pytest.mark.rule("EU-23", "EU-15")
def test_the_bumped_player_is_checked() -> None:
    table = Table()
    table.have(0, "energy", ready="1")
    table.have(1, ready="5 5")
    table.stand("tunnel-euphorian", 1, 1)
    table.rolls(3)
    table.play("place 1 tunnel-euphorian")
    assert table.ready(1) == [3, 5]  # 5 + 5 + 3 and knowledge 3


@pytest.mark.rule("EU-24")
def test_what_the_space_costs_cannot_be_discarded_or_lost_before() -> None:
    table = Table()
    table.build("euphoria-a", "teddy-shop", stars=[0, 1])
    table.have(0, "water bear", ready="3", recruits="phil", morale=1)
    table.stand("market-euphoria-a", 1, 2)
    table.deck("bat")
    table.play("place 3 market-euphoria-a", "phil")
    assert (table.hand(0), table.goods(0), table.stars(0)) == ("", "", 2)  # the bat went, the bear paid


@pytest.mark.rule("EU-25")
def test_any_mix_of_resources() -> None:
    table = Table()
    table.have(0, "gold*2 stone clay", ready="3")
    table.play("place 3 nimbus-loft")
    assert table.offers == ["pay gold*2 stone", "pay gold*2 clay", "pay gold stone clay"]
    table.play("pay clay stone gold")
    assert table.goods(0) == "gold"

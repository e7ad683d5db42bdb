"""Turns, workers and tracks, allegiance, retrieving, dilemmas, trading."""

from __future__ import annotations

import pytest
from euphoria_table import Table

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.tables import DISCARD_OF, WORKERS_OF


@pytest.mark.rule("EU-1")
def test_turns_go_clockwise() -> None:
    table = Table(3)
    for seat in range(3):
        table.have(seat, ready="1 2")
    for seat in (0, 1, 2, 0):
        assert table.asked == f"{seat} turn"
        table.play(next(choice for choice in table.offers if choice.startswith("place")))


@pytest.mark.rule("EU-10")
def test_place_retrieve_or_solve() -> None:
    table = Table()
    table.have(0, "book", ready="3")
    table.stand("farm", 0, 2)
    kinds = {choice.split()[0] for choice in table.offers}
    assert kinds == {"place", "retrieve", "fight", "serve"}


@pytest.mark.rule("EU-10")
def test_without_a_worker_one_must_retrieve() -> None:
    table = Table()
    table.stand("farm", 0, 2)
    assert table.offers == ["retrieve"]


@pytest.mark.rule("EU-11")
def test_equal_workers_may_follow() -> None:
    table = Table()
    table.have(0, ready="3 3 5 5")
    table.play("place 3 farm")
    assert table.asked == "0 again"
    assert all(choice.startswith("place 3") or choice == "stop" for choice in table.offers)
    table.play("place 3 farm")
    assert table.asked == "1 turn"


@pytest.mark.rule("EU-12")
def test_a_worker_who_comes_free_cannot_follow() -> None:
    table = Table()
    table.have(0, "energy", ready="3")
    table.stand("tunnel-euphorian", 0, 3)
    table.rolls(3)
    table.play("place 3 tunnel-euphorian", "get gold")
    assert table.asked == "1 turn" and table.ready(0) == [3]


@pytest.mark.rule("EU-13")
def test_morale_for_doubles() -> None:
    table = Table(dear_doubles=True)
    table.have(0, ready="3 3 3", morale=2)
    table.play("place 3 farm", "place 3 farm")
    assert table.morale(0) == 1 and table.asked == "1 turn"


@pytest.mark.rule("EU-14")
def test_an_offer_is_accepted() -> None:
    table = Table(trading=True)
    table.have(0, "energy*2 bear", ready="3")
    table.have(1, "gold", ready="3")
    table.play("offer blue", "give bear energy", "want gold")
    assert table.asked == "1 answer"
    table.play("accept")
    assert (table.goods(0), table.goods(1), table.hand(1)) == ("energy gold", "energy", "bear")
    assert table.asked == "0 turn" and not any(choice.startswith("offer") for choice in table.offers)


@pytest.mark.rule("EU-14")
def test_an_offer_is_refused_or_cannot_be_met() -> None:
    table = Table(trading=True)
    table.have(0, "energy", ready="3")
    table.have(1, "bat", ready="3")
    table.play("offer blue", "give energy", "want bear")
    assert table.offers == ["refuse"]
    table.play("refuse")
    assert table.goods(0) == "energy" and table.asked == "0 turn"


@pytest.mark.rule("EU-15")
def test_the_example_of_the_rulebook() -> None:
    table = Table()
    table.have(0, ready="5")
    table.stand("farm", 0, 1)
    table.stand("aquifer", 0, 1)
    table.rolls(3, 5)
    table.play("retrieve", "take farm-1 aquifer-1")
    assert (table.ready(0), table.workers(0)) == ([3, 5], 2)  # 5 + 3 + 5 + 3 = 16


@pytest.mark.rule("EU-15")
def test_fifteen_is_not_too_much() -> None:
    table = Table()
    table.have(0, ready="5")
    table.stand("farm", 0, 1)
    table.stand("aquifer", 0, 1)
    table.rolls(2, 5)
    table.play("retrieve", "take farm-1 aquifer-1")
    assert table.ready(0) == [2, 5, 5]


@pytest.mark.rule("EU-15")
def test_rising_knowledge_alone_checks_nothing() -> None:
    table = Table()
    table.have(0, ready="3 6 6", knowledge=5)
    table.stand("farm", 1, 6)
    table.play("place 3 farm")
    assert table.ready(0) == [6, 6]


@pytest.mark.rule("EU-16")
def test_one_loss_a_turn() -> None:
    table = Table()
    table.have(0, "energy water", ready="1 1 6 6", knowledge=6)
    table.stand("tunnel-euphorian", 0, 1)
    table.stand("tunnel-subterran", 0, 1)
    table.city.own[WORKERS_OF] = 6
    table.rolls(6)
    table.play("place 1 tunnel-euphorian", "get gold")
    assert table.ready(0) == [1, 6, 6]
    table.rolls(6)
    table.play("place 1 tunnel-subterran", "get stone")
    assert table.ready(0) == [6, 6, 6]


@pytest.mark.rule("EU-17")
def test_draw_first_then_discard() -> None:
    table = Table()
    table.have(0, "energy bear", ready="3", morale=1)
    table.deck("bat")
    table.play("place 3 tunnel-euphorian", "draw")
    assert table.offers == ["discard bear", "discard bat"]
    table.play("discard bear")
    assert table.hand(0) == "bat"


@pytest.mark.rule("EU-17")
def test_falling_morale_shrinks_the_hand() -> None:
    table = Table()
    table.have(0, "bear bat", morale=2)
    table.stand("farm", 0, 2)
    table.play("retrieve", "discard bat")
    assert (table.hand(0), table.morale(0)) == ("bear", 1)


@pytest.mark.rule("EU-8")
def test_an_empty_deck_is_made_anew() -> None:
    table = Table()
    table.have(0, "energy*2", ready="3 3", morale=3)
    table.deck("")
    for kind in range(6):
        table.city.piles[DISCARD_OF + kind] = 0
    table.city.piles[DISCARD_OF + 2] = 1
    table.play("place 3 tunnel-euphorian", "draw")
    assert table.hand(0) == "glasses"
    table.play("place 3 tunnel-euphorian", "draw")
    assert table.hand(0) == "glasses"  # nothing is left to draw


# Allegiance


@pytest.mark.rule("EU-37")
def test_allegiance_stops_at_eleven_and_bonuses_need_a_recruit() -> None:
    table = Table()
    table.have(0, ready="1")
    table.allegiance("wastelander", 11)
    table.play("place 1 farm")
    assert (table.step("wastelander"), table.goods(0)) == (11, "food")


@pytest.mark.rule("EU-38")
def test_tier_one_counts_from_the_next_visit() -> None:
    table = Table()
    table.have(0, ready="1 1", recruits="nick")
    table.allegiance("wastelander", 1)
    table.play("place 1 farm")
    assert table.goods(0) == "food"
    table.play("place 1 farm")
    assert table.goods(0) == "food*3"


@pytest.mark.rule("EU-37")
def test_two_recruits_of_a_faction_bring_one_bonus() -> None:
    table = Table()
    table.have(0, ready="1", recruits="nick steven")
    table.allegiance("wastelander", 5)
    table.play("place 1 farm")
    assert table.goods(0) == "food*2"


@pytest.mark.rule("EU-39")
def test_tier_two_gives_both() -> None:
    table = Table()
    table.have(0, "energy", ready="1", recruits="ben")
    table.allegiance("euphorian", 5)
    table.play("place 1 tunnel-euphorian")
    assert (table.goods(0), table.city.hand_size[0]) == ("gold", 1)


@pytest.mark.rule("EU-39")
def test_tier_two_of_the_icarites_counts_the_step_of_the_visit() -> None:
    table = Table()
    table.have(0, "gold*3", ready="1", recruits="kaden")
    table.allegiance("icarite", 4)
    table.play("place 1 nimbus-loft")
    assert table.city.hand_size[0] == 1


@pytest.mark.rule("EU-39")
def test_tier_two_of_the_icarites_needs_a_star() -> None:
    table = Table()
    table.have(0, "gold*3", ready="1", recruits="kaden")
    table.allegiance("icarite", 5)
    table.fill_territory("icarite", 1, 2)
    table.play("place 1 nimbus-loft")
    assert table.city.hand_size[0] == 0


@pytest.mark.rule("EU-40")
def test_tier_three_reveals_in_time_for_this_placement() -> None:
    table = Table()
    table.have(0, ready="1", hidden="ian")
    table.allegiance("wastelander", 7)
    table.play("place 1 farm")
    assert table.goods(0) == "water food"


@pytest.mark.rule("EU-41")
def test_tier_four_stars_every_active_recruit() -> None:
    table = Table()
    table.have(0, ready="1", recruits="nick steven")
    table.have(1, recruits="kyle katy")
    table.allegiance("wastelander", 10)
    table.play("place 1 farm")
    assert (table.stars(0), table.stars(1), table.starred("katy")) == (2, 1, False)


# Retrieving


@pytest.mark.rule("EU-42")
def test_some_of_the_workers() -> None:
    table = Table(4)
    table.stand("farm", 0, 2)
    table.stand("farm", 0, 4)
    table.stand("plot-euphoria-a-2", 0, 1)
    table.play("retrieve")
    builder = [f"take {others}plot-euphoria-a-2" for others in ("farm-2 farm-4 ", "farm-4 ", "farm-2 ", "")]
    assert table.offers == [*builder, "take farm-2 farm-4", "take farm-4", "take farm-2"]
    table.play("take farm 4")
    assert table.city.sums[2] == 2 and len(table.ready(0)) == 1 and table.city.who[26] == 0


@pytest.mark.rule("EU-42", "EU-31")
def test_a_space_left_must_be_paid_again() -> None:
    table = Table()
    table.have(0, "gold")
    table.stand("plot-euphoria-a-2", 0, 1)
    table.play("retrieve")
    table.begin_turn(0)
    table.play(next(choice for choice in table.offers if choice.endswith("site-euphoria-a")))
    assert table.goods(0) == ""


@pytest.mark.rule("EU-43")
@pytest.mark.parametrize(
    ("way", "goods", "morale"), [("food", "bliss", 5), ("bliss", "food", 5), ("free", "food bliss", 2)]
)
def test_the_price_of_retrieving(way: str, goods: str, morale: int) -> None:
    table = Table()
    table.have(0, "food bliss", morale=3)
    table.stand("farm", 0, 2)
    table.play("retrieve", way)
    assert (table.goods(0), table.morale(0)) == (goods, morale)


@pytest.mark.rule("EU-44")
def test_the_check_uses_the_new_knowledge() -> None:
    table = Table()
    table.have(0, "energy", ready="6", recruits="jefferson", knowledge=4)
    table.stand("farm", 0, 2)
    table.rolls(6)
    table.play("retrieve", "otherwise")
    assert table.ready(0) == [6, 6]  # 12 and 3


# Dilemmas


@pytest.mark.rule("EU-45", "EU-47")
def test_serve_with_the_named_artifact() -> None:
    table = Table()
    table.have(0, "book", ready="3")  # seat 0 has the dilemma of the book
    table.play("serve")
    assert (table.stars(0), table.hand(0), table.asked) == (1, "", "1 turn")


@pytest.mark.rule("EU-45")
def test_any_two_will_do_once() -> None:
    table = Table()
    table.have(0, "book bat*2", ready="3")
    table.play("serve")
    assert table.offers == ["pay book", "pay book bat", "pay bat*2"]
    assert table.city.view(1)["players"][0]["dilemma"] is None  # type: ignore[index]  # a view is plain data
    table.play("pay bat*2")
    assert table.hand(0) == "book" and table.stars(0) == 1
    table.begin_turn(0)
    assert "serve" not in table.offers


@pytest.mark.rule("EU-46")
def test_fight_for_a_hidden_recruit() -> None:
    table = Table()
    table.have(0, "book", ready="3")
    table.play("fight")
    first, second = table.offers
    table.play(first)
    assert not table.is_open(first) and table.asked == "1 turn"
    assert not table.city.recruit_deck >> list_of_recruits().index(second) & 1


@pytest.mark.rule("EU-46")
def test_fight_when_all_factions_are_revealed_and_at_the_top() -> None:
    table = Table()
    table.have(0, "book", ready="3")
    for faction in ("euphorian", "subterran", "wastelander", "icarite"):
        table.allegiance(faction, 11)
    table.play("fight")
    chosen = table.offers[0]
    table.play(chosen)
    assert table.starred(chosen) and table.stars(0) == 1


def list_of_recruits() -> list[str]:
    from ludothek.games.euphoria import names

    return list(names.RECRUITS)


@pytest.mark.rule("EU-9")
def test_goods_are_not_limited() -> None:
    table = Table()
    table.have(0, "food*500", ready="1")
    table.play("place 1 farm")
    assert table.goods(0) == "food*501"
    assert GAME.new(2, 1).view(1)["players"][0]["goods"]["food"] == 0  # type: ignore[index]

"""What consists of several parts is one choice, in any order; what legality looks ahead at; what is not asked."""

from __future__ import annotations

from itertools import permutations

import pytest
from euphoria_table import Table

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.choices import CHOICES, MOST_CHOICES, THINGS
from ludothek.games.euphoria.combinations import SIZE, choice_of, counts_of, items_of
from ludothek.games.euphoria.tables import COMBINATIONS
from ludothek.kernel.errors import UnknownNotation
from ludothek.kernel.locale import LANGUAGES, catalogue


def elements(table: Table) -> list[tuple[str, ...]]:
    """What one would click for each choice, without the kind of the elements."""
    return [tuple(each.partition(":")[2] for each in choice.elements) for choice in GAME.choices(table.city)]


# Payments


LOFT = ["pay gold stone clay", "pay gold clay*2", "pay stone clay*2", "pay clay*3"]


@pytest.mark.rule("EU-25", "EU-36")
def test_all_ways_to_pay_three_resources_are_offered() -> None:
    table = Table()
    table.have(0, "gold stone clay*3", ready="3")
    table.play("place 3 nimbus-loft")
    assert table.offers == LOFT
    assert elements(table)[1] == ("gold", "clay", "clay")


@pytest.mark.rule("EU-25")
@pytest.mark.parametrize("parts", list(permutations(["gold", "clay", "clay"])))
def test_parts_are_named_in_any_order(parts: tuple[str, ...]) -> None:
    table = Table()
    table.have(0, "gold stone clay*3", ready="3")
    table.play("place 3 nimbus-loft", f"pay {' '.join(parts)}")
    assert (table.goods(0), table.territory("icarite", 0)) == ("stone clay", 1)


@pytest.mark.rule("EU-25")
@pytest.mark.parametrize(
    "written", ["Pay 2 clay gold", "pay clay*2, gold", "pay clay gold clay", "pay gold and 2 clay"]
)
def test_a_payment_can_be_written_in_several_ways(written: str) -> None:
    table = Table()
    table.have(0, "gold stone clay*3", ready="3")
    table.play("place 3 nimbus-loft", written)
    assert table.goods(0) == "stone clay"


@pytest.mark.rule("EU-25")
def test_nothing_is_paid_before_it_is_complete() -> None:
    table = Table()
    table.have(0, "gold stone clay*3", ready="3")
    table.play("place 3 nimbus-loft")
    with pytest.raises(UnknownNotation, match="“pay clay” is not a choice here"):
        table.play("pay clay")
    assert (table.goods(0), table.asked) == ("gold stone clay*3", "0 pay")


@pytest.mark.rule("EU-36")
@pytest.mark.parametrize("space", ["sky-lounge", "breeze-bar"])
def test_every_partner_of_the_bliss_is_offered(space: str) -> None:
    table = Table()
    table.have(0, "energy water food bliss", ready="3")
    table.play(f"place 3 {space}")
    assert table.offers == ["pay energy bliss", "pay water bliss", "pay food bliss"]


@pytest.mark.rule("EU-36", "EU-60")
def test_food_for_bliss_in_a_drink() -> None:
    table = Table(printing="first")
    table.have(0, "energy food*2 bliss", ready="3", recruits="brian")
    table.play("place 3 sky-lounge")
    assert sorted(table.offers) == ["pay energy bliss", "pay energy food", "pay food bliss", "pay food*2"]
    plain, replaced = (Table(printing="first") for _ in range(2))
    for each, payment in ((plain, "pay bliss food"), (replaced, "pay food energy")):
        each.have(0, "energy food*2 bliss", ready="3", recruits="brian")
        each.play("place 3 sky-lounge", payment)
    assert [each.step("wastelander") for each in (plain, replaced)] == [0, 1]  # the bonus comes for replaced bliss only


@pytest.mark.rule("EU-25", "EU-60")
def test_a_market_with_bliss_for_resources_and_food_for_bliss() -> None:
    table = Table()
    table.build("euphoria-a", "apothecary", stars=[0])
    table.have(0, "food*2 bliss*4 gold clay", ready="3", recruits="brian josh")
    table.play("place 3 market-euphoria-a")
    four = ["food*2 bliss*2", "food bliss*3", "bliss*4"]
    mixed = [f"pay {goods} {resource}" for goods in four for resource in ("gold", "clay")]
    assert sorted(table.offers) == sorted([*mixed, "pay food*2 bliss*3", "pay food bliss*4"])
    table.play("pay gold bliss*4")
    assert (table.goods(0), table.knowledge(0)) == ("food*2 clay", 3)


@pytest.mark.rule("EU-35")
def test_cards_are_paid_as_a_whole() -> None:
    table = Table()
    table.have(0, "book*2 bear bat", ready="3")
    table.play("place 3 incinerator")
    assert table.offers == ["pay book*2", "pay book*2 bear", "pay book*2 bat", "pay book bear bat"]


@pytest.mark.rule("EU-35", "EU-71")
def test_a_pair_that_is_not_accepted_still_counts_as_two_cards() -> None:
    table = Table()
    table.build("wastelands-a", "courthouse", stars=[1])
    table.have(0, "book*2 bear bat", ready="3")
    table.play("place 3 incinerator")
    assert table.offers == ["pay book*2 bear", "pay book*2 bat", "pay book bear bat"]


@pytest.mark.rule("EU-68")
def test_one_card_for_the_ark_or_more() -> None:
    table = Table(2)
    table.have(0, "bear bat", ready="3", recruits="jacko")
    table.play("place 3 ark")
    assert table.offers == ["pay bear", "pay bat"]


@pytest.mark.rule("EU-45", "EU-25")
def test_a_dilemma_is_shown_when_it_is_paid() -> None:
    table = Table()
    table.have(0, "book bear bat", ready="3")
    table.play("fight")
    assert table.offers == ["pay book", "pay book bear", "pay book bat", "pay bear bat"]
    assert table.city.reveals == 0
    table.play("pay bat bear")
    assert (table.hand(0), table.asked, table.city.reveals) == ("book", "0 keep", 3)


# Gains, losses, discards, offers


@pytest.mark.rule("EU-25", "EU-36")
def test_two_resources_of_ones_choice() -> None:
    table = Table()
    table.have(0, "energy bliss", ready="3")
    table.play("place 3 sky-lounge")
    assert table.offers == [
        f"get {two}" for two in ("gold*2", "gold stone", "gold clay", "stone*2", "stone clay", "clay*2")
    ]
    table.play("get clay gold")
    assert table.goods(0) == "gold clay"


@pytest.mark.rule("EU-73", "EU-25")
def test_goods_for_several_bad_dice_are_lost_together() -> None:
    table = Table()
    table.build("euphoria-a", "park", stars=[1])
    table.have(0, "water*2 gold clay")
    table.stand("farm", 0, 2)
    table.stand("farm", 0, 4)
    table.rolls(3, 3)
    table.play("retrieve", "take farm-4 farm-2")
    assert table.offers == [f"lose {two}" for two in ("water*2", "water gold", "water clay", "gold clay")]
    table.play("lose clay water")
    assert table.goods(0) == "water gold"


@pytest.mark.rule("EU-73", "EU-25")
def test_who_has_no_more_than_is_lost_is_not_asked() -> None:
    table = Table()
    table.build("euphoria-a", "park", stars=[1])
    table.have(0, "water gold")
    table.stand("farm", 0, 2)
    table.stand("farm", 0, 4)
    table.stand("aquifer", 0, 4)
    table.rolls(3, 3, 3)
    table.play("retrieve", "take aquifer-4 farm-4 farm-2")
    assert (table.goods(0), table.asked) == ("", "1 turn")


@pytest.mark.rule("EU-17", "EU-25")
def test_cards_above_the_limit_are_discarded_together() -> None:
    table = Table()
    table.have(0, "bliss energy", ready="3", morale=1)
    table.deck("bear bat")
    table.play("place 3 breeze-bar")
    assert table.offers == ["discard bear", "discard bat"]
    table = Table()
    table.have(0, "bliss energy book", ready="3")
    table.deck("bear bat")
    table.play("place 3 breeze-bar")
    assert table.offers == ["discard book bear", "discard book bat", "discard bear bat"]


@pytest.mark.rule("EU-55", "EU-17")
def test_a_recruits_discard_and_the_hand_limit_are_one_choice() -> None:
    table = Table()
    table.have(0, "energy bear", ready="3", recruits="geek")
    table.deck("bear bat book")
    table.play("place 3 tunnel-euphorian", "draw", "geek")
    assert table.offers == [f"discard {cards}" for cards in ("book bear*2", "book bear bat", "bear*2 bat")]
    table.play("discard bat bear bear")
    assert (table.hand(0), table.asked) == ("book", "1 turn")


@pytest.mark.rule("EU-14", "EU-25")
def test_both_sides_of_an_offer_are_one_choice_each() -> None:
    table = Table(trading=True)
    table.have(0, "energy*2 bear", ready="3")
    table.have(1, "gold bat", ready="3")
    table.play("offer blue")
    assert table.offers == ["give energy", "give energy*2", "give energy bear", "give bear"]
    table.play("give bear energy")
    kinds = ["book", "balloons", "glasses", "game", "bear", "bat"]
    assert table.offers == ["want gold", *(f"want gold {kind}" for kind in kinds), *(f"want {kind}" for kind in kinds)]
    table.play("want bat gold", "accept")
    assert (table.goods(0), table.hand(0), table.goods(1), table.hand(1)) == ("energy gold", "bat", "energy", "bear")


# Retrieving


@pytest.mark.rule("EU-42", "EU-25")
def test_any_workers_are_taken_back_in_any_order() -> None:
    table = Table(4)
    table.stand("farm", 0, 2)
    table.stand("tunnel-euphorian", 0, 4)
    table.stand("plot-euphoria-a-2", 0, 1)
    table.stand("generator", 0, 5)
    table.play("retrieve")
    assert len(table.offers) == 15
    table.play("take plot-euphoria-a-2 generator 5 tunnel-euphorian")
    assert table.workers(0) - len(table.ready(0)) == 1 and table.city.sums[2] == 2


@pytest.mark.rule("EU-42")
def test_workers_that_stand_alike_are_alike() -> None:
    table = Table()
    for space, number in (("farm", 2), ("farm", 2), ("farm", 2), ("tank-energy", 1)):
        table.stand(space, 0, number)
    table.play("retrieve")
    some = ["farm-2*3", "farm-2*2", "farm-2"]
    assert sorted(table.offers) == sorted(
        [*(f"take {each} tank-energy" for each in some), *(f"take {each}" for each in some), "take tank-energy"]
    )
    taken = next(choice for choice in GAME.choices(table.city) if choice.notation == "take farm-2*2 tank-energy")
    assert taken.elements == ("worker:farm:2", "worker:farm:2", "worker:tank-energy")


@pytest.mark.rule("EU-42")
def test_a_single_worker_is_taken_without_a_question() -> None:
    table = Table()
    table.stand("tank-energy", 0, 2)
    table.play("retrieve")
    assert (len(table.ready(0)), table.asked) == (1, "1 turn")


# What legality looks ahead at


@pytest.mark.rule("EU-67", "EU-24")
def test_brians_toll_shrinks_the_hand_before_the_cards_are_paid() -> None:
    table = Table()
    table.have(0, "book bear bat", ready="3", recruits="brian", morale=3)
    assert not table.can_place("wind-saloon")
    table.have(0, morale=4)
    assert table.can_place("wind-saloon")


@pytest.mark.rule("EU-67", "EU-25")
def test_brian_pays_only_the_pair_that_is_left() -> None:
    table = Table()
    table.have(0, "book*2 bat", ready="3", recruits="brian", morale=3)
    table.play("place 3 wind-saloon")
    assert (table.morale(0), table.hand(0), table.territory("icarite", 0)) == (2, "", 1)
    assert table.city.discard[0] == 2 and table.city.discard[5] == 1


@pytest.mark.rule("EU-67")
def test_brian_chooses_what_to_discard_before_he_pays() -> None:
    table = Table()
    table.have(0, "book*2 bat*2", ready="3", recruits="brian", morale=4)
    table.play("place 3 wind-saloon")
    assert (table.asked, table.morale(0), table.offers) == ("0 discard", 3, ["discard book", "discard bat"])
    table.play("discard bat")
    assert table.offers == ["pay book*2", "pay book*2 bat"]


@pytest.mark.rule("EU-67")
def test_the_toll_is_paid_once_wherever_cards_do_not_matter() -> None:
    table = Table()
    table.have(0, "gold*3 bear", ready="3", recruits="brian", morale=2)
    table.play("place 3 nimbus-loft")
    assert (table.morale(0), table.goods(0), table.hand(0)) == (1, "", "bear")


@pytest.mark.rule("EU-67", "EU-13")
def test_the_toll_and_a_dear_double_shrink_the_hand_together() -> None:
    for morale, open_to in ((4, False), (5, True)):
        table = Table(dear_doubles=True)
        table.have(0, "book*2", ready="3 3", recruits="brian", morale=morale)
        table.play("place 3 cloud-mine")
        assert table.can_place("wind-saloon") is open_to


@pytest.mark.rule("EU-24")
def test_a_deal_because_of_a_bump_never_makes_a_placement_legal() -> None:
    table = Table()
    table.have(0, ready="3", recruits="lee", morale=4)
    table.stand("tunnel-euphorian", 1, 2)
    assert not table.can_place("tunnel-euphorian")  # the deal would bring the energy that is missing
    table.have(0, "energy")
    table.play("place 3 tunnel-euphorian")
    assert table.offers == ["lee", "decline"]


# The numbers of combinations


def test_every_combination_has_one_number() -> None:
    seen = set()
    for number in range(COMBINATIONS):
        items = items_of(number)
        assert items == sorted(items) and len(items) == SIZE[number]
        assert choice_of(counts_of(number)) == THINGS + number
        seen.add(tuple(items))
    assert len(seen) == COMBINATIONS


def test_numbers_keep_their_meaning() -> None:
    """Records name choices by their notation, but whoever learns from numbers relies on them."""
    assert [items_of(number) for number in (0, 12, 13, 103, 104, 400, 1000, 1462)] == [
        [0],
        [12],
        [0, 0],
        [12, 12],
        [0, 0, 0],
        [0, 1, 1, 3],
        [0, 2, 3, 3, 7],
        [6, 6, 6, 6, 12],
    ]
    assert (THINGS, CHOICES, MOST_CHOICES) == (253, 1814, 256)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_are_listed_in_every_language(language: str) -> None:
    table = Table()
    table.have(0, "gold stone clay*3", ready="3")
    table.play("place 3 nimbus-loft")
    speak = catalogue(language, GAME.package)
    told = [speak.say(choice.message) for choice in GAME.choices(table.city)]
    first = {
        "en": "Pay 1 gold, 1 stone, and 1 clay",
        "de": "Zahlen: 1 Gold, 1 Stein und 1 Lehm",
        "fr": "Payer 1 or, 1 pierre et 1 argile",
        "nl": "Betalen: 1 goud, 1 steen en 1 klei",
        "pl": "Zapłać: złoto, kamień i glinę",
    }
    assert told[0] == first[language] and len(set(told)) == 4


@pytest.mark.parametrize(
    "wrong", ["clay*", "clay*-1", "clay*x", "clay*²", f"clay*{'9' * 5000}", f"{'9' * 5000} clay", "clay*0", "clay 2"]
)
def test_a_wrong_amount_is_refused_like_any_other_wrong_word(wrong: str) -> None:
    table = Table(2)
    table.have(0, "gold stone clay*3", ready="5")
    table.play("place 5 nimbus-loft")
    with pytest.raises(UnknownNotation, match="is not a choice here; legal: pay"):
        table.play(f"pay gold stone {wrong}")

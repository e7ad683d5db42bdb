"""Buying: where, for how much, what it gives, room in the bag, sold-out games, common wishes."""

from __future__ import annotations

import pytest
from essen_table import choices, end_round, events, must_show, play, player, position, view

from ludothek.games.essen.choices import BUY
from ludothek.kernel.errors import IllegalChoice


@pytest.mark.rule("ES-36")
@pytest.mark.rule("ES-41")
def test_the_example_bruxelles_1893_with_buzz_gives_1_1_3_are_5() -> None:
    day = position("popularity 4 2 3 1\n booths 12:buzz\n orange at=12 points=7\n blue")
    assert (view(day).games[11].title, view(day).games[11].publisher) == ("Bruxelles 1893", "Pearl Games")
    assert (view(day).games[11].points, view(day).games[11].price) == (5, 40)
    play(day, "buy")
    must_show(day, "orange points=12 money=260 bag=12 actions=7 spent=0")
    (told,) = events(day, "points")
    assert told.message.args["points"] == 5
    assert player(day, "orange").sheet["buying"] == 12


@pytest.mark.rule("ES-32")
def test_one_pays_and_the_game_goes_into_the_bag() -> None:
    day = position("booths 3 7\n orange at=3 money=30\n blue")
    play(day, "buy")
    must_show(day, "orange money=0 bag=3 points=2")
    assert view(day).games[2].place == "bag"
    assert view(day).games[2].owner == 0
    assert "buy" not in choices(day)
    (told,) = events(day, "bought")
    assert (told.message.args["game"], told.message.args["euros"]) == ("Nauticus", 30)


@pytest.mark.rule("ES-32")
@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("booths 7", "the booth is empty"),
        ("pallets 3 7 11 16 17 22", "it is still on a pallet"),
        ("warehouse 3 7 11 16 17 22", "it is still in the warehouse"),
        ("away 3", "it was taken out of the fair"),
        ("blue bag=3", "another has bought it"),
        ("blue boot=3", "another has taken it home"),
    ],
)
def test_only_a_game_that_lies_on_the_booth_can_be_bought(drawing: str, reason: str) -> None:
    day = position(f"{drawing}\n orange at=3", seats=2)
    assert "buy" not in choices(day), reason
    with pytest.raises(IllegalChoice):
        day.apply(BUY)


@pytest.mark.rule("ES-32")
@pytest.mark.parametrize("space", ["7", "2", "west", "parking", "courtyard", "galeria-west"])
def test_one_must_stand_on_its_booth(space: str) -> None:
    assert "buy" not in choices(position(f"booths 3\n orange at={space}\n blue"))


@pytest.mark.rule("ES-32")
@pytest.mark.rule("ES-34")
@pytest.mark.parametrize(("money", "can"), [(30, True), (25, False), (0, False)])
def test_one_must_be_able_to_pay(money: int, can: bool) -> None:
    assert ("buy" in choices(position(f"booths 3\n orange at=3 money={money}\n blue"))) == can


# Room in the bag


@pytest.mark.rule("ES-33")
@pytest.mark.rule("ES-24")
def test_buying_costs_no_action_but_leaves_one_less() -> None:
    day = position("booths 3 7\n orange at=3 spent=2\n blue\n green")
    must_show(day, "orange actions=6")
    play(day, "buy")
    must_show(day, "orange actions=5 spent=2")
    play(day, "go 7", "buy")
    must_show(day, "orange actions=3 spent=3 bag=3,7")
    end_round(day)
    must_show(day, "orange actions=6 spent=0 bag=3,7")


@pytest.mark.rule("ES-33")
@pytest.mark.parametrize("buying", ["ahead", "any"])
def test_the_bag_holds_six_games(buying: str) -> None:
    day = position("booths 3 7\n orange at=3 bag=1,2,4,5,6\n blue", buying=buying)
    play(day, "buy", "go 7")
    must_show(day, "orange bag=1,2,3,4,5,6 actions=1")
    assert "buy" not in choices(day)
    assert view(day).bag_size == 6


@pytest.mark.rule("ES-33")
@pytest.mark.parametrize(
    ("spent", "bag", "can"), [(8, "", False), (7, "", True), (6, "bag=1,2", False), (5, "bag=1,2", True)]
)
def test_the_game_needs_a_space_ahead_of_the_token(spent: int, bag: str, can: bool) -> None:
    day = position(f"booths 3\n orange at=3 spent={spent} {bag}\n blue")
    assert ("buy" in choices(day)) == can
    if can:
        play(day, "buy")
        must_show(day, "orange actions=0")


@pytest.mark.rule("ES-33")
def test_with_the_option_any_a_space_behind_the_token_will_do() -> None:
    """Eight actions are spent; the game goes under the token, and no fewer than 0 actions are left."""
    day = position("booths 3 7\n orange at=3 spent=8\n blue", buying="any")
    play(day, "buy")
    must_show(day, "orange actions=0 spent=8 bag=3 points=2")
    assert choices(day) == ["end"]


@pytest.mark.rule("ES-33")
@pytest.mark.rule("ES-31")
def test_with_the_option_any_a_snack_moves_the_token_back_under_the_games() -> None:
    """Seven spent and three games carried are ten of eight spaces: two back are still none left."""
    day = position("orange at=courtyard spent=7 bag=1,2,3\n blue", buying="any")
    must_show(day, "orange actions=0")
    play(day, "eat")
    must_show(day, "orange actions=0 spent=5")
    day = position("orange spent=5 bag=1,2,3,4,5\n blue", buying="any")
    must_show(day, "orange actions=0")
    play(day, "unload")
    must_show(day, "orange actions=3 spent=5")


# Prices


@pytest.mark.rule("ES-34")
@pytest.mark.rule("ES-41")
@pytest.mark.parametrize(
    ("game", "last", "euros"),
    [
        ("5", "", 10),
        ("5:discount", "", 5),
        ("5:buzz", "", 10),
        ("1:discount", "", 5),
        ("3:discount", "", 20),
        ("3", "last-round sale", 20),
        ("3:discount", "last-round sale", 10),
        ("1:discount", "last-round sale", 5),
        ("5", "last-round sale", 5),
        ("21:discount", "last-round sale", 40),
        ("3:discount", "last-round meeple", 20),
        ("3:goodies", "last-round meeple", 30),
    ],
)
def test_all_discounts_are_added_up_and_a_game_costs_at_least_5(game: str, last: str, euros: int) -> None:
    booth = game.partition(":")[0]
    day = position(f"booths {game}\n {last}\n orange at={booth} money=100\n blue", round=7)
    assert view(day).games[int(booth) - 1].price == euros
    play(day, "buy")
    must_show(day, f"orange money={100 - euros}")


@pytest.mark.rule("ES-34")
def test_a_discount_decides_whether_one_can_pay() -> None:
    assert "buy" in choices(position("booths 5:discount\n orange at=5 money=5\n blue"))
    assert "buy" not in choices(position("booths 5:discount\n orange at=5 money=0\n blue"))


# Sold out


@pytest.mark.rule("ES-35")
def test_a_sold_out_game_takes_the_pre_order_of_which_there_is_one() -> None:
    day = position("popularity 3 2 2 2\n booths 3:sold-out 7:sold-out 11\n orange at=3\n blue at=7")
    play(day, "buy")
    must_show(day, "orange bag=3 pre-order=3 points=3 money=270")
    assert len(events(day, "pre-order")) == 1
    play(day, "go 7")
    assert "buy" not in choices(day)
    play(day, "go 11", "buy")
    must_show(day, "orange bag=3,11 pre-order=3")
    assert events(day, "pre-order") == []
    play(day, "end", "buy")
    must_show(day, "blue bag=7 pre-order=7")


@pytest.mark.rule("ES-35")
def test_the_pre_order_is_for_the_whole_game() -> None:
    day = position("booths 3:sold-out\n orange at=3 pre-order=40 boot=40\n blue\n green", round=3)
    assert "buy" not in choices(day)
    for _ in range(4):
        end_round(day)
        while day.to_move != 0:
            play(day, "end")
        assert "buy" not in choices(day)
        must_show(day, "orange pre-order=40 at=3")


# Points


@pytest.mark.rule("ES-36")
@pytest.mark.rule("ES-41")
@pytest.mark.parametrize(
    ("game", "popularity", "last", "points"),
    [
        ("3", "0 6 6 6", "", 0),
        ("3", "6 0 0 0", "", 6),
        ("4", "0 5 0 0", "", 5),
        ("5", "0 0 4 0", "", 4),
        ("12", "0 0 0 3", "", 4),
        ("21", "0 0 0 2", "", 5),
        ("21:buzz", "0 0 0 2", "", 8),
        ("21:flop", "0 0 0 2", "", 2),
        ("21:goodies", "0 0 0 2", "", 6),
        ("21:discount", "0 0 0 2", "", 5),
        ("21:sold-out", "0 0 0 2", "", 5),
        ("12", "2 2 2 2", "last-round hourglass", 5),
        ("12", "2 2 2 2", "last-round meeple", 3),
        ("12", "2 2 2 2", "last-round sale", 3),
        ("3", "2 2 2 2", "last-round meeple", 4),
        ("4", "2 2 2 2", "last-round dice", 4),
        ("5", "2 2 2 2", "last-round cards", 4),
        ("5", "2 2 2 2", "last-round dice", 2),
        ("21:buzz", "2 2 2 6", "last-round hourglass", 14),
    ],
)
def test_a_game_gives_popularity_bonus_event_and_in_round_7_the_tile(
    game: str, popularity: str, last: str, points: int
) -> None:
    booth = game.partition(":")[0]
    day = position(f"popularity {popularity}\n booths {game}\n {last}\n orange at={booth}\n blue", round=7)
    assert view(day).games[int(booth) - 1].points == points
    play(day, "buy")
    must_show(day, f"orange points={points}")


@pytest.mark.rule("ES-37")
@pytest.mark.parametrize(
    ("game", "popularity", "last", "points"),
    [
        ("3:flop", 1, "", 0),
        ("3:flop", 0, "", 0),
        ("3:flop", 4, "", 1),
        ("7:flop", 1, "", 0),
        ("3:flop", 1, "last-round meeple", 0),
        ("3:flop", 2, "last-round meeple", 1),
        ("7:flop", 1, "last-round meeple", 1),
    ],
)
def test_a_purchase_never_costs_points(game: str, popularity: int, last: str, points: int) -> None:
    """The sum is made first: a flop of popularity 2 with the meeple tile is 2 - 3 + 2, not 0 + 2."""
    booth = game.partition(":")[0]
    day = position(
        f"popularity {popularity} 2 2 2\n booths {game}\n {last}\n orange at={booth} points=9\n blue", round=7
    )
    play(day, "buy")
    must_show(day, f"orange points={9 + points}")


# Wishes and events


@pytest.mark.rule("ES-38")
def test_the_card_of_a_common_wish_goes_to_whoever_buys_the_game() -> None:
    day = position("booths 3 7\n common 3 30\n orange at=3 wishes=40\n blue wishes=7")
    play(day, "buy")
    must_show(day, "orange shown=3 wishes=40")
    assert view(day).common == [30]
    assert player(day, "orange", 1).shown == [3]
    assert [event.elements for event in events(day, "wish")] == [("tile:3",)]
    play(day, "go 7", "buy")
    must_show(day, "orange shown=3\n blue wishes=7")
    assert view(day).common == [30]
    assert events(day, "wish") == []


@pytest.mark.rule("ES-38")
def test_a_card_in_the_deck_or_on_the_discard_pile_is_not_taken() -> None:
    day = position("booths 3 7\n deck 3 4\n discard 7\n orange at=3\n blue")
    play(day, "buy", "go 7", "buy")
    must_show(day, "orange bag=3,7")
    assert player(day, "orange", 0).shown == []
    assert (view(day).deck, view(day).discard) == (2, [7])


@pytest.mark.rule("ES-41")
def test_an_event_leaves_the_game_with_the_purchase() -> None:
    day = position("booths 3:buzz\n orange at=3\n blue\n green")
    assert view(day).games[2].event == "buzz"
    left = view(day).events_left
    play(day, "buy")
    assert view(day).games[2].event is None
    assert view(day).events_left == left
    end_round(day)
    assert "buzz" not in {game.event for game in view(day).games}


@pytest.mark.rule("ES-41")
def test_an_event_stays_with_its_game_until_it_is_bought() -> None:
    day = position("booths 3:goodies\n orange\n blue\n green", round=1)
    for _ in range(6):
        end_round(day)
        assert (view(day).games[2].event, view(day).games[2].place) == ("goodies", "booth")

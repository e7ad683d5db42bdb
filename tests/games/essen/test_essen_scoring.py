"""Midday, the evening, wishes, and who wins."""

from __future__ import annotations

from collections import Counter

import pytest
from essen_table import SYMBOL_OF, choices, end_round, events, must_show, play, player, position, view

from ludothek.games.essen.tables import POSITION, RANKING
from ludothek.kernel.rng import Rng

LAST = "crowd entrances\n last-round sale"
# Ranking cards by their place in the file. Morning: 1 is three meeples and an hourglass, 2 is two and two,
# 4 is three cards and a dice, 9 is one of each. Afternoon: 10 is 3 meeple 2 dice 1 cards, 18 is two of each.
WISHED = "3,7,11,16,17,22,29,32,34,37,42"


def standings(drawing: str, seats: int = 0) -> tuple[list[int], list[int]]:
    """Points and places after a last round in which nobody moves; all stand inside, so that nobody leaves early."""
    day = position(f"{LAST}\n{drawing}", round=7, seats=seats)
    for seat in range(day.seats):
        day.visitors[POSITION + seat] = 11
    end_round(day)
    assert day.over
    return view(day).scores, view(day).ranks or []


# Midday


@pytest.mark.rule("ES-45")
def test_the_example_3_meeple_2_hourglass_1_cards_scores_8() -> None:
    """Cards one and three of the example are met; the second in between, three cards and a dice, is not."""
    day = position("rankings 1 4 2\n orange boot=3,7,12 bag=11,6,5\n blue\n green", round=4)
    assert Counter(SYMBOL_OF[booth] for booth in (3, 7, 12, 11, 6, 5)) == {"meeple": 3, "hourglass": 2, "cards": 1}
    assert [card.needs for card in view(day).rankings] == [
        {"meeple": 3, "hourglass": 1},
        {"dice": 1, "cards": 3},
        {"meeple": 2, "hourglass": 2},
    ]
    assert [card.met for card in view(day).rankings] == [[0], [], [0]]
    end_round(day)
    must_show(day, "orange points=8\n blue points=0\n green points=0")
    assert player(day, "orange").sheet["morning"] == 8
    assert [event.message.args["points"] for event in events(day, "ranking-morning")] == [4, 4]


@pytest.mark.rule("ES-45")
@pytest.mark.parametrize(
    ("games", "points"),
    [
        ("boot=3,7,11,12", 4),
        ("bag=3,7,11,12", 4),
        ("boot=3,7,11", 0),
        ("boot=3,7,12,6", 4),
        ("boot=3,7,11,16,12", 4),
        ("boot=3,7,11,16,17,22,12,6", 8),
        ("boot=3,4,5,6", 4),
        ("boot=3,7,11,12,6,4,5", 12),
        ("", 0),
    ],
)
def test_a_card_gives_4_points_once_for_at_least_the_games_it_shows(games: str, points: int) -> None:
    """Open are 3 meeple + 1 hourglass, 2 + 2, and one of each; a game counts for several cards."""
    day = position(f"rankings 1 2 9\n orange {games}\n blue\n green", round=4)
    end_round(day)
    must_show(day, f"orange points={points}")


@pytest.mark.rule("ES-45")
def test_several_players_can_score_the_same_card() -> None:
    day = position("rankings 1 2 9\n orange boot=3,7,11,12\n blue bag=16,17,22,6\n green boot=29,32,34", round=4)
    end_round(day)
    assert view(day).scores == [4, 4, 0]


@pytest.mark.rule("ES-45")
@pytest.mark.rule("ES-46")
@pytest.mark.parametrize("round", [1, 2, 3, 5, 6])
def test_midday_is_after_round_4_and_at_no_other_time(round: int) -> None:
    rankings = "1 2 9" if round < 4 else "10 11 12"
    day = position(f"rankings {rankings}\n orange boot=3,7,11,12,4,28,5\n blue\n green", round=round)
    before = [card.needs for card in view(day).rankings]
    end_round(day)
    must_show(day, "orange points=0")
    assert [card.needs for card in view(day).rankings] == before
    assert events(day, "midday") == []


@pytest.mark.rule("ES-46")
def test_three_different_afternoon_cards_drawn_at_random_take_the_place_of_the_morning() -> None:
    day = position("orange\n blue\n green", round=4)
    seen = Counter[int]()
    for seed in range(200):
        twin = day.clone()
        twin.rng = Rng.from_seed(seed)
        twin.journal = []
        end_round(twin)
        assert {card.series for card in view(twin).rankings} == {"afternoon"}
        assert [card.points for card in view(twin).rankings] == [8, 8, 8]
        cards = list(twin.fair)[RANKING:]
        assert len(set(cards)) == 3
        assert len(events(twin, "afternoon")) == 3
        seen.update(cards)
    assert set(seen) == set(range(9, 18))
    assert all(35 < count < 100 for count in seen.values())


# The end


@pytest.mark.rule("ES-47")
def test_after_round_7_all_meeples_go_home_and_unload_and_that_is_no_early_departure() -> None:
    day = position(f"{LAST}\n orange at=12 bag=1,2 boot=3\n blue at=galeria-west bag=4\n green at=40", round=7)
    end_round(day)
    assert day.over
    must_show(day, "orange at=parking boot=1,2,3\n blue at=parking boot=4\n green at=parking")
    assert [player.bag for player in view(day).players] == [[], [], []]
    assert [player.sheet["departure"] for player in view(day).players] == [0, 0, 0]
    assert view(day).scores == [0, 0, 0]


@pytest.mark.rule("ES-47")
def test_nobody_can_do_anything_any_more() -> None:
    day = position(f"{LAST}\n orange points=30\n blue points=9", round=7)
    end_round(day)
    assert (view(day).waiting, view(day).asked) == ([], None)
    for seat in (0, 1):
        assert choices(day, seat=seat) == []


@pytest.mark.rule("ES-48")
@pytest.mark.parametrize(
    ("games", "points"),
    [
        ("boot=3,7,11,4,28,5", 8),
        ("bag=3,7,11,4,28,5", 8),
        ("boot=3,7,11,4,5", 0),
        ("boot=3,7,4,28,5,8,6,12", 8),
        ("boot=3,7,11,4,28,5,8,6,12", 16),
        ("boot=3,7,11,4,28,5,8,38,6,12", 24),
    ],
)
def test_every_afternoon_card_gives_8_points(games: str, points: int) -> None:
    """Open are 3 meeple + 2 dice + 1 cards, two of each, and 3 meeple + 3 cards."""
    scores, _ = standings(f"rankings 10 18 14\n orange {games}\n blue")
    assert scores == [points, 0]


@pytest.mark.rule("ES-49")
@pytest.mark.parametrize(
    ("wishes", "points"),
    [(0, 0), (1, 5), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15), (7, 15), (8, 20), (9, 25), (10, 30), (11, 30)],
)
def test_the_table_of_wishes(wishes: int, points: int) -> None:
    held = ",".join(WISHED.split(",")[:wishes])
    day = position(f"{LAST}\n orange at=12 boot={WISHED} {f'wishes={held}' if held else ''}\n blue at=12", round=7)
    assert (player(day, "orange", 0).wishes, player(day, "orange", 0).wish_points) == (wishes, points)
    end_round(day)
    assert player(day, "orange").sheet["wishes"] == points
    told = [event.message.args for event in events(day, "wishes") if event.seat == 0]
    assert [(args["count"], args["other"]) for args in told] == [(wishes, points)]


@pytest.mark.rule("ES-49")
def test_a_wish_counts_wherever_the_card_came_from_but_only_for_games_one_bought_oneself() -> None:
    day = position(
        f"""{LAST}
        deck 28 30
        booths 5
        common 5
        orange at=5 boot=1,2 bag=3 wishes=1,3,40,50 points=1
        blue at=12 boot=40,28 wishes=2
        """,
        round=7,
    )
    assert player(day, "orange", 0).wishes == 2
    play(day, "buy")
    assert player(day, "orange", 0).wishes == 3
    end_round(day)
    assert [each.sheet["wishes"] for each in view(day).players] == [5, 0]


@pytest.mark.rule("ES-49")
@pytest.mark.rule("ES-39")
def test_a_card_drawn_after_the_game_was_bought_counts_too() -> None:
    day = position(f"{LAST}\n deck 1 60\n orange at=12 boot=1\n blue at=12", round=7)
    assert player(day, "orange", 0).wishes == 0
    play(day, "test", "keep 1")
    assert player(day, "orange", 0).wishes == 1


# The winner


@pytest.mark.rule("ES-50")
def test_the_most_points_win() -> None:
    assert standings("orange points=20\n blue points=31 money=0\n green points=30") == ([20, 31, 30], [3, 1, 2])


@pytest.mark.rule("ES-50")
def test_equal_points_the_most_wishes_bought_win() -> None:
    """Two wishes and three wishes both give 5 points; less money does not help."""
    drawing = """
        orange  points=20 boot=1,2 wishes=1,2 money=0
        blue    points=20 boot=3,4,5 wishes=3,4,5 money=90
        green   points=20 boot=6 wishes=6 money=5
    """
    assert standings(drawing) == ([25, 25, 25], [2, 1, 3])


@pytest.mark.rule("ES-50")
def test_wishes_one_holds_but_did_not_buy_break_no_tie() -> None:
    drawing = """
        orange  points=20 boot=1 wishes=1,2,3,4,5 money=50
        blue    points=20 boot=6 wishes=6 money=45
    """
    assert standings(drawing) == ([25, 25], [2, 1])


@pytest.mark.rule("ES-50")
def test_equal_wishes_the_least_money_wins() -> None:
    assert standings("orange points=20 money=15\n blue points=20 money=5\n green points=20 money=300")[1] == [2, 1, 3]


@pytest.mark.rule("ES-50")
def test_equal_in_everything_the_victory_is_shared() -> None:
    assert standings("orange points=20 money=5\n blue points=19 money=0\n green points=20 money=5")[1] == [1, 3, 1]


@pytest.mark.rule("ES-50")
@pytest.mark.parametrize(
    ("orange", "blue", "kind"),
    [
        ("points=20 boot=1,2 wishes=1,2", "points=20 boot=3 wishes=3", ["tie-wishes"]),
        ("points=20 money=10", "points=20 money=5", ["tie-money"]),
        ("points=20 money=10", "points=20 money=10", ["tie-shared"]),
        ("points=21 money=10", "points=20 money=10", []),
    ],
)
def test_the_journal_tells_what_decided(orange: str, blue: str, kind: list[str]) -> None:
    day = position(f"{LAST}\n orange at=12 {orange}\n blue at=12 {blue}\n green at=12 points=3", round=7)
    end_round(day)
    assert [event.kind for event in events(day, "tie-wishes", "tie-money", "tie-shared")] == kind
    told = {event.seat: event.message.args["count"] for event in events(day, "score")}
    assert [told[seat] for seat in range(3)] == view(day).scores

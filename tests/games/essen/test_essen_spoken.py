"""The fair at Essen for who hears it: whole positions of a recorded game in sentences."""

from __future__ import annotations

import pytest
from hearing import heard


def after_90(topic: str, seat: int | None = 0, language: str = "en") -> list[str]:
    return heard("essen", "3-greedy", 90, seat, topic, language)


def test_the_situation_says_what_can_be_bought_and_where_the_crowds_are() -> None:
    assert after_90("overview") == [
        "It is your turn, Orange.",
        "You are at booth 5 (2F-Spiele). 7 actions left, €160.",
        "Round 4 of 7.",
        "7 games can be bought this turn; the best: 13 Blueprints, 11 Relic Runners, and 7 Scotland Yard Master.",
        "Crowds, where a step costs 2 actions: green zone and purple zone.",
        "Points: you 21, Blue 31, and Green 21.",
        "Wishlist: 1 of 5 games bought, 5 points at the end.",
    ]


def test_who_is_not_asked_hears_where_they_stand() -> None:
    assert after_90("overview", seat=1) == [
        "To decide now: Orange.",
        "Round 4 of 7.",
        "At booth 27 (Bézier Games).",
        "Actions left: 2, money: €90.",
        "Crowds, where a step costs 2 actions: green zone and purple zone.",
        "Points: you 31, Orange 21, and Green 21.",
        "Wishlist: 1 of 5 games bought, 5 points at the end.",
    ]


def test_in_the_draft_and_after_the_end() -> None:
    assert heard("essen", "3-greedy", 3, 0, "overview") == [
        "It is your turn, Orange.",
        "Which wish do you keep? The other cards are passed on.",
        "To decide now: Blue and Green.",
        "The wishlists are being chosen.",
        "Points: you 0, Blue 0, and Green 0.",
        "Wishlist: 0 of 1 games bought, 0 points at the end.",
    ]
    assert heard("essen", "3-greedy", 203, 0, "overview")[0] == "The game is over. Winner: you."


def test_popularity_and_rankings_are_who_leads_where() -> None:
    assert after_90("lead") == [
        "In the lead: Blue, with 31 points.",
        "Points: you 21, Blue 31, and Green 21.",
        "Popularity: dice 6, meeple 4, cards 4, and hourglass 1.",
        "4 points at midday for everybody with at least 1 card game and 3 hourglass games.",
        "You still need 2 hourglass games.",
        "4 points at midday for everybody with at least 2 dice games and 2 card games.",
        "You have them.",
        "Fulfilled so far by Blue.",
        "4 points at midday for everybody with at least 3 meeple games and 1 hourglass game.",
        "You still need 3 meeple games.",
        "Wishlist: 1 of 5 games bought, 5 points at the end.",
    ]


def test_a_booth_says_what_is_on_sale_what_it_brings_and_how_far_it_is() -> None:
    assert after_90("booth:34") == [
        "booth 34, REBEL.pl",
        "Mount Everest, a meeple game, is on sale: €30 for 6 points.",
        "You wish for this game.",
        "Buying it counts toward your wishlist, which is worth 10 points with 2 more after it.",
        "10 actions away from you.",
        "The booth of REBEL.pl in the blue zone.",
    ]
    assert after_90("booth:34", language="nl") == [
        "kraam 34, REBEL.pl",
        "Mount Everest, meeplespel, is te koop: €\u00a030 voor 6 punten.",
        "Dit spel staat op jouw verlanglijst.",
        "Koop je het, dan telt het voor je verlanglijst: met daarna nog 2 wensen is die 10 punten waard.",
        "10 acties bij je vandaan.",
        "De kraam van REBEL.pl in de blauwe zone.",
    ]


def test_what_only_its_own_seat_knows_is_said_to_nobody_else() -> None:
    wishes = (
        "Wish cards in hand: 26 Archon: Glory & Machination, 32 Francis Drake, 34 Mount Everest, "
        "and 54 More or Less Everything."
    )
    assert wishes in after_90("seat:0")
    assert wishes in after_90("wishlist")
    for other in (1, 2, None):
        assert "Wish cards in hand: 4." in after_90("seat:0", seat=other)
        assert "You wish for this game." not in after_90("booth:34", seat=other)


def test_what_a_player_has() -> None:
    assert after_90("seat:2", seat=None) == [
        "Green",
        "At booth 43 (Placentia Games).",
        "21 points.",
        "Actions left: 7, money: €100.",
        "In the bag: 43 Florenza: The Card Game.",
        "In the boot: 8 Rokoko, 16 Room 25, 18 Quantum, and 21 Caverna: The Cave Farmers.",
        "Wish cards in hand: 4.",
        "The pre-order is still free.",
    ]


@pytest.mark.parametrize(
    ("topic", "sentences"),
    [
        (
            "booth:27",
            [
                "booth 27, Bézier Games",
                "Blue has bought Ultimate Werewolf: Inquisition.",
                "9 actions away from you.",
                "Standing here: Blue.",
                "The booth of Bézier Games in the blue zone.",
            ],
        ),
        (
            "tile:13",
            [
                "Blueprints",
                "dice game at booth 13: €20 for 7 points at once (popularity 6, bonus 1).",
                "4 actions away from you.",
                "There is a crowd: each step here costs 2 actions.",
            ],
        ),
        (
            "wish:14",
            ["wish card Legacy: The Testament of Duke de Crecy", "You have bought it, so this wish is fulfilled."],
        ),
        ("space:west", ["west entrance", "A way between the car park and the halls.", "3 actions away from you."]),
        ("far:space:courtyard", ["courtyard", "6 actions away from you.", "Actions left: 7, money: €160."]),
        (
            "pallet:1",
            ["pallet 1", "A game on this pallet made its symbol 1 less popular.", "12 Realms goes on sale next round."],
        ),
        (
            "popularity:meeple",
            [
                "popularity of meeple games",
                "meeple games bought now give 4 points for their popularity.",
                "This round’s pallets moved it by +1; the next games on them can change it again.",
            ],
        ),
        ("track", ["action track", "Of your 8 actions 0 are spent, 1 blocked by games in your bag, and 7 left."]),
        ("clock", ["clock", "Round 4 of 7.", "The midday rankings are counted after round 4."]),
        ("warehouse", ["Warehouse", "12 games have not come out yet."]),
    ],
)
def test_every_kind_of_thing_says_how_it_stands(topic: str, sentences: list[str]) -> None:
    assert after_90(topic) == sentences


def test_of_a_walk_only_its_end_is_told() -> None:
    assert after_90("changes", seat=2)[:9] == [
        "Orange walks to booth 5 (2F-Spiele).",
        "Orange unloads 4 games.",
        "Orange buys Fünf Gurken for €10.",
        "Orange scores 4 points.",
        "Blue walks to booth 27 (Bézier Games).",
        "Blue buys Archon: Glory & Machination for €35.",
        "Blue scores 3 points.",
        "Blue buys Ultimate Werewolf: Inquisition for €20.",
        "Blue scores 4 points.",
    ]

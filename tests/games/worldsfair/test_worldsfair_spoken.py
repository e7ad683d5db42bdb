"""World's Fair 1893 for who hears it: whole positions of recorded games in sentences."""

from __future__ import annotations

import pytest
from hearing import heard
from worldsfair_table import GAME, position

from ludothek.kernel.locale import catalogue

SPEAK = catalogue("en", GAME.package)


def after_30(topic: str, seat: int | None = 0, language: str = "en") -> list[str]:
    return heard("worldsfair", "3-greedy", 30, seat, topic, language)


def test_the_situation_is_what_is_asked_how_far_it_is_and_how_i_stand() -> None:
    assert after_30("overview", seat=2) == [
        "It is your turn, Green.",
        "Place a supporter: which area?",
        "Round 2 of 3, 7 more tickets until scoring.",
        "Points: you 21, Orange 18, and Blue 20.",
        "You share the lead in Fine Arts and Manufacturing.",
        "Supporters in the supply: 12.",
        "Figures to play: 2 × Daniel Burnham.",
    ]
    assert after_30("overview", seat=None) == [
        "To decide now: Green.",
        "Round 2 of 3, 7 more tickets until scoring.",
        "Points: Orange 18, Blue 20, and Green 21.",
    ]


def test_in_the_scoring_phase_the_area_is_named() -> None:
    assert heard("worldsfair", "4-ask-approval-withheld", 40, 1, "overview")[:4] == [
        "It is your turn, Blue.",
        "How many exhibits do you approve in Fine Arts?",
        "Round 1 of 3, 13 more tickets until scoring.",
        "Scoring: Fine Arts",
    ]


def test_who_leads_where() -> None:
    assert after_30("lead") == [
        "In the lead: Green, with 21 points.",
        "Agriculture, in the lead: Blue. Supporters: you 2, Blue 4, and Green 2.",
        "Transportation, sharing the lead: you and Blue. Supporters: you 3, Blue 3, and Green 2.",
        "Fine Arts, sharing the lead: you and Green. Supporters: you 3, Blue 2, and Green 3.",
        "Electricity, sharing the lead: you and Blue. Supporters: you 2, Blue 2, and Green 1.",
        "Manufacturing, sharing the lead: you and Green. Supporters: you 2, Blue 1, and Green 2.",
        "Tickets: you 4, Blue 0, and Green 0.",
    ]


def test_an_area_says_who_stands_there_what_lies_there_and_what_scoring_it_would_bring() -> None:
    assert after_30("area:agriculture") == [
        "Agriculture",
        "Supporters: you 2, Blue 4, and Green 2.",
        "3 of 4 cards: Augustus Saint-Gaudens, Fine Arts exhibit, and Bertha Palmer.",
        "Medal points, if it were scored now: you 0, Blue 4, and Green 0.",
        "Exhibits that would be approved: you 0, Blue 1, and Green 0.",
    ]
    assert after_30("area:agriculture", language="fr") == [
        "Agriculture",
        "Représentants\u00a0: toi 2, Bleu 4 et Vert 2.",
        "3 cartes sur 4\u00a0: Augustus Saint-Gaudens, exposition Beaux-Arts et Bertha Palmer.",
        "Points de médaille si le décompte avait lieu maintenant\u00a0: toi 0, Bleu 4 et Vert 0.",
        "Expositions qui seraient approuvées\u00a0: toi 0, Bleu 1 et Vert 0.",
    ]


def test_what_a_player_has() -> None:
    assert after_30("seat:2") == [
        "Green",
        "21 points: coins 4, medals 8, sets 9.",
        "Supporters in the supply: 12.",
        "Tickets: 0.",
        "Figures to play: 2 × Daniel Burnham.",
        "Proposed exhibits: 3 × Electricity and Transportation.",
        "Approved exhibits: 2 × Fine Arts, Manufacturing, and 2 × Transportation.",
    ]


@pytest.mark.parametrize(
    ("element", "sentences"),
    [
        ("supporters:blue:agriculture", ["Blue’s supporters in Agriculture", "4 supporters."]),
        ("supply:green", ["Green’s supply", "12 supporters."]),
        (
            "cards:electricity",
            ["cards in Electricity", "3 of 3 cards: Midway ticket, Electricity exhibit, and Cyrus McCormick."],
        ),
        (
            "figure:burnham",
            ["Daniel Burnham", "Effect: one more supporter to the area you placed in.", "Held by Green."],
        ),
        (
            "figure:davis",
            [
                "George Davis",
                "Effect: one more supporter to an area next to the one you placed in.",
                "To be had in Fine Arts.",
            ],
        ),
        (
            "proposals:agriculture",
            [
                "proposed Agriculture exhibits",
                "By player: you 4, Blue 1, and Green 0.",
                "Approved ones: you 0, Blue 1, and Green 0.",
            ],
        ),
        ("coins", ["Coins", "By player: you 1, Blue 8, and Green 4."]),
        ("wheel", ["Ferris wheel", "Round 2 of 3, 7 more tickets until scoring."]),
        ("deck", ["Deck", "21 cards."]),
        ("discard", ["Discard pile", "33 cards."]),
    ],
)
def test_every_kind_of_thing_is_named_and_counted(element: str, sentences: list[str]) -> None:
    assert after_30(element) == sentences


def test_an_empty_area() -> None:
    fair = position("manufacturing 2 1 | ticket\n electricity 0 0 |")
    assert [SPEAK.say(line) for line in GAME.spoken(fair, 0, "area:electricity")] == [
        "Electricity",
        "Supporters: you 0 and Blue 0.",
        "No cards; there is room for 3.",
    ]
    assert "Electricity: no supporters at all." in [SPEAK.say(line) for line in GAME.spoken(fair, 0, "lead")]


def test_a_digest_over_a_scoring_begins_with_what_others_did_to_me() -> None:
    assert heard("worldsfair", "4-greedy", 52, 1, "changes") == [
        "Green plays Bertha Palmer: Blue’s supporter moves from Fine Arts to Agriculture.",
        "Blue places a supporter in Manufacturing.",
        "Blue collects: Manufacturing exhibit, Electricity exhibit, and Midway ticket.",
        "The car moves one space.",
        "Blue has the most tickets: 2 points.",
        "Blue redeems 4 tickets.",
        "Blue wins medals worth 4 points.",
        "Blue approves 4 exhibits in all.",
        "Dealt to Manufacturing: Agriculture exhibit, Cyrus McCormick, and George Pullman.",
        "Dealt to Transportation: Midway ticket, George Davis, and Charles H. Schwab.",
        "Dealt to Electricity: Augustus Saint-Gaudens and Midway ticket.",
        "Green places a supporter in Manufacturing.",
        "Green discards George Westinghouse.",
        "Green collects: Agriculture exhibit.",
        "Red places a supporter in Fine Arts.",
        "Red collects: 2 Midway tickets and Transportation exhibit.",
        "The car moves 2 spaces.",
        "Dealt to Fine Arts: George Pullman.",
        "The Ferris wheel has come full circle: round 2 is scored.",
        "Red has the most tickets: 2 points.",
        "Orange redeems 2 tickets.",
        "Green redeems 3 tickets.",
        "Red redeems 4 tickets.",
        "Red wins medals worth 8 points.",
        "Red approves 5 exhibits in all.",
        "Orange wins medals worth 2 points.",
        "Orange approves 2 exhibits in all.",
        "Green wins medals worth 8 points.",
        "Green approves 3 exhibits in all.",
        "Round 3 begins.",
        "Orange places a supporter in Agriculture.",
        "Orange plays Daniel Burnham: one supporter to Agriculture.",
    ]

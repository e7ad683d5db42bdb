"""Euphoria for who hears it: whole positions of recorded games in sentences."""

from __future__ import annotations

import pytest
from hearing import heard


def after_122(topic: str, seat: int | None = 2, language: str = "en") -> list[str]:
    return heard("euphoria", "3-greedy", 122, seat, topic, language)


def test_the_situation_is_stars_workers_tracks_goods_and_allegiance() -> None:
    assert after_122("overview") == [
        "To decide now: Orange.",
        "Stars out of 10: you 1, Orange 5, and Blue 6.",
        "Workers at hand: 6; on the board: 2.",
        "Morale 1, knowledge 1.",
        "Goods: energy 4 and gold 2.",
        "Artifact cards: teddy bear 1.",
        "Penalties in force, from: Academy of Mandatory Equality.",
        "Allegiance, up to 11: Euphorians 8, Subterrans 0, Wastelanders 11, and Icarites 5.",
    ]


def test_before_the_first_turn_there_are_no_workers_to_tell_of() -> None:
    assert heard("euphoria", "2-greedy", 0, 0, "overview") == [
        "It is your turn, Orange.",
        "Which recruit works for you from the start?",
        "To decide now: Blue.",
        "Stars out of 10: you 0 and Blue 0.",
    ]


def test_who_leads_where() -> None:
    assert after_122("lead") == [
        "In the lead: Blue, with 6 of 10 stars.",
        "Stars out of 10: you 1, Orange 5, and Blue 6.",
        "Allegiance, up to 11: Euphorians 8, Subterrans 0, Wastelanders 11, and Icarites 5.",
        "Territory of the Wastelanders, stars: you 0, Orange 1, and Blue 1.",
        "Territory of the Icarites, stars: you 1, Orange 1, and Blue 1.",
        "Academy of Mandatory Equality, stars: Orange and Blue.",
    ]


def test_an_area_says_who_works_there_and_what_my_next_worker_would_get() -> None:
    assert after_122("space:generator") == [
        "Generator",
        "The workers here make 4: you 4.",
        "Your 6 would bring 3 energy and knowledge +1.",
    ]
    assert after_122("space:generator", language="de") == [
        "Generator",
        "Die Arbeiter hier ergeben 4: du 4.",
        "Deine 6 brächte: 3 Energie und Wissen +1.",
    ]
    assert after_122("space:generator", seat=None) == ["Generator", "The workers here make 4: Green 4."]
    assert after_122("if:5:space:generator") == [
        "Generator",
        "Together with it the workers would make 9: most goods, but knowledge rises.",
    ]


def test_cards_and_hidden_recruits_are_said_only_to_who_holds_them() -> None:
    assert after_122("seat:0", seat=0)[5:9] == [
        "Artifact cards: book 1.",
        "Active recruits: Kyle the Scavenger.",
        "Hidden recruits, known to you: Soulless the Plumber.",
        "The dilemma asks for this artifact: board game.",
    ]
    assert after_122("seat:0", seat=2) == [
        "Orange",
        "5 of 10 stars.",
        "Workers at hand: 1; on the board: 0.",
        "Morale 3, knowledge 6.",
        "Goods: water 1 and clay 1.",
        "Artifact cards: 1.",
        "Active recruits: Kyle the Scavenger.",
        "Hidden recruits: 1.",
        "The dilemma asks for this artifact: board game.",
        "Has solved it by serving the system.",
    ]
    assert "The dilemma asks for this artifact: baseball bat." in after_122("seat:2", seat=2)
    assert not any("dilemma" in sentence for sentence in after_122("seat:2", seat=0))


@pytest.mark.parametrize(
    ("element", "sentences"),
    [
        (
            "space:tank-energy",
            [
                "Worker Activation Tank, energy",
                "Nobody is there.",
                "To pay: 3 energy.",
                "It brings a worker and knowledge −2.",
            ],
        ),
        (
            "space:ark",
            [
                "Ark of Fractured Memories",
                "Worker there: Blue 1; the next one bumps it.",
                "To pay: 3 artifact cards, or two artifact cards alike.",
                "It brings a star and allegiance +1.",
            ],
        ),
        (
            "space:end-subterran",
            [
                "end of the Subterran tunnel",
                "Not open yet.",
                "Nobody is there.",
                "It brings 3 food.",
                "The miner has dug 1 of 9 steps. At 6 the faction’s hidden recruits are revealed, at 9 the end opens.",
            ],
        ),
        (
            "space:site-subterra-a",
            [
                "construction: Subterra, left site",
                (
                    "1 of 2 workers are here. With the last one the market is built, and everybody with a "
                    "worker here places a star on it."
                ),
                "Workers building: you 3.",
                "Building is paid with one of these: gold and stone.",
            ],
        ),
        (
            "market:academy",
            [
                "Academy of Mandatory Equality",
                "Cost to visit: 4 food and 1 gold. Without a star here: your recruits have no powers.",
                "Stars here: Orange and Blue.",
                "You have no star here, so the penalty is yours.",
            ],
        ),
        (
            "territory:icarite",
            ["territory of the Icarites", "Stars: you 1, Orange 1, and Blue 1.", "Places left for stars: 0"],
        ),
        (
            "recruit:kyle",
            [
                "Kyle the Scavenger",
                (
                    "When you place a worker at the Generator, at the Farm, or at the Aquifer and yours is the "
                    "only worker there, you may draw an artifact card (cost: +2 knowledge)."
                ),
                "Works for Orange.",
            ],
        ),
        ("item:gold", ["gold", "By player: you 2, Orange 0, and Blue 1."]),
        ("item:bear", ["teddy bear", "Cards you know of: you 1, Orange 0, and Blue 0.", "Discarded: 2."]),
        ("die:6", ["worker showing 6", "Workers at hand that show it: you 1, Orange 0, and Blue 0."]),
        (
            "retrieve",
            [
                "Retrieve workers",
                "Workers at hand: 6; on the board: 2.",
                "1 back: 0% that one deserts",
                "2 back: 27.8% that one deserts",
            ],
        ),
        (
            "meter",
            [
                "Meter of desertion",
                "Numbers at hand and knowledge: you 7, Orange 7, and Blue 6. At 16 a worker is lost after a roll.",
            ],
        ),
        ("track:morale", ["Morale", "By player: you 1, Orange 3, and Blue 3."]),
    ],
)
def test_every_kind_of_thing_says_how_it_stands(element: str, sentences: list[str]) -> None:
    assert after_122(element) == sentences


def test_changes_tell_what_was_built_and_rolled() -> None:
    assert after_122("changes", seat=1) == [
        "Blue builds at Wastelands, upper site, with a 2.",
        "Blue pays 1 clay.",
        "Blue rolls 3.",
        "Blue places a star on the Academy of Mandatory Equality.",
        "The Academy of Mandatory Equality is built: Wastelands, upper site.",
        "Orange rolls 1.",
        "Orange places a star on the Academy of Mandatory Equality.",
        "Green builds at Subterra, left site, with a 3, paying the other resource.",
        "Green pays 1 gold.",
    ]


def test_what_bumps_me_comes_first() -> None:
    assert heard("euphoria", "3-trade-accepted", 398, 2, "changes")[:2] == [
        "Blue bumps Green from the Euphorian tunnel.",
        "Green places a 3 at the Euphorian tunnel.",
    ]

"""``ludothek play --spoken``: whole dialogues of people who hear the table, at home and on a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from command import ludothek, started
from server.running import Running

AT = ("--spoken", "--seats", "2", "--seat", "1", "--minds", "random", "--seed", "5")


def heard(title: str, *lines: str, home: Path, lang: str = "en") -> list[str]:
    """What is said to each of these lines, sentence by sentence; before the first one, the welcome."""
    told = ludothek("play", title, *AT, "--lang", lang, typed="\n".join(lines) + "\n", home=home)
    assert told.returncode == 0, told.stderr
    return told.stdout.split("Your choice: " if lang == "en" else "Deine Wahl: ")


def test_the_question_comes_alone_and_its_choices_when_they_are_asked_for(tmp_path: Path) -> None:
    begun, choices, _ = heard("worldsfair", "?", home=tmp_path)
    assert begun.splitlines() == [
        "World’s Fair 1893",
        "You play Orange. Type a number to choose, or help.",
        "Place a supporter: which area?",
        "There are 5 choices; ? reads them out.",
    ]
    assert choices.splitlines() == [
        "Place a supporter: which area?",
        "1: Place a supporter in Agriculture and take 2 cards",
        "2: Place a supporter in Electricity and take 2 cards",
        "3: Place a supporter in Fine Arts and take 2 cards",
        "4: Place a supporter in Manufacturing and take 2 cards",
        "5: Place a supporter in Transportation and take 2 cards",
    ]


def test_the_table_is_said_topic_by_topic_and_the_question_is_not_repeated(tmp_path: Path) -> None:
    _, situation, me, blue, area, log, deck, _ = heard(
        "worldsfair", "s", "me", "p blue", "a electricity", "l 2", "deck", home=tmp_path
    )
    assert situation.splitlines() == [
        "It is your turn, Orange.",
        "Place a supporter: which area?",
        "Round 1 of 3, 9 more tickets until scoring.",
        "Points: you 0 and Blue 0.",
        "You lead in Manufacturing.",
        "You share the lead in Electricity, Transportation, and Fine Arts.",
        "Supporters in the supply: 16.",
    ]
    assert me.splitlines()[:2] == ["Orange", "0 points: coins 0, medals 0, sets 0."]
    assert blue.splitlines()[0] == "Blue"
    assert area.splitlines() == [
        "Electricity",
        "Supporters: you 1 and Blue 1.",
        "2 of 3 cards: Midway ticket and Manufacturing exhibit.",
    ]
    assert log.splitlines() == ["Round 1 begins.", "Dealt to Fine Arts: Midway ticket."]
    assert deck.splitlines() == ["Deck", "75 cards."]


def test_a_question_is_preceded_by_what_happened_since(tmp_path: Path) -> None:
    _, since, undone, rule, _ = heard("worldsfair", "place electricity", "u", "rule 13", home=tmp_path)
    assert since.splitlines() == [
        "Since your turn:",
        "Orange places a supporter in Electricity.",
        "Orange collects: Midway ticket and Manufacturing exhibit.",
        "The car moves one space.",
        "Dealt to Electricity: Transportation exhibit and Augustus Saint-Gaudens.",
        "Dealt to Transportation: Midway ticket.",
        "Dealt to Agriculture: George Davis.",
        "Blue places a supporter in Manufacturing.",
        "Blue collects: George Davis and Midway ticket.",
        "The car moves one space.",
        "Dealt to Manufacturing: Transportation exhibit.",
        "Dealt to Fine Arts: Midway ticket.",
        "Place a supporter: which area?",
        "There are 5 choices; ? reads them out.",
    ]
    assert undone.startswith("Something was revealed since")
    assert rule.startswith("WF-13 Step 2: play figures\n")


def test_who_or_what_is_not_there_is_said_so(tmp_path: Path) -> None:
    told = heard("worldsfair", "p red", "p", "a moon", "a", home=tmp_path)
    assert [each.splitlines() for each in told[1:5]] == [
        [f"Nothing on this table is called “{name}”."] for name in ("red", "", "moon", "")
    ]


def test_who_watches_computer_players_hears_them(tmp_path: Path) -> None:
    game = ("play", "worldsfair", "--spoken", "--seats", "2", "--minds", "random,random", "--seed", "5")
    told = ludothek(*game, home=tmp_path).stdout.splitlines()
    assert told[:3] == [
        "World’s Fair 1893",
        "Orange places a supporter in Manufacturing.",
        "Orange collects: George Davis and Midway ticket.",
    ]
    assert "Since your turn:" not in told


def test_how_far_it_is_at_the_fair(tmp_path: Path) -> None:
    told = heard("essen", *["1"] * 4, "far 40", "far courtyard", "far moon", home=tmp_path)
    assert [each.splitlines() for each in told[5:8]] == [
        ["booth 40, Giochix.it", "3 actions away from you.", "Actions left: 8, money: €300."],
        [
            "courtyard",
            "5 actions away from you.",
            "There is a crowd: each step here costs 2 actions.",
            "Actions left: 8, money: €300.",
        ],
        ["Nothing on this table is called “moon”."],
    ]


def test_what_a_worker_would_get(tmp_path: Path) -> None:
    told = heard("euphoria", "1", "1", "if 3 farm", "if 6 farm", "if 7 farm", "far farm", home=tmp_path)
    assert [each.splitlines() for each in told[3:7]] == [
        [
            "Farm",
            "Together with it the workers would make 3: few goods, and allegiance rises.",
            "Your 3 would bring 1 food and allegiance +1.",
        ],
        ["Farm", "Together with it the workers would make 6: few goods, and knowledge falls."],
        ["Nothing on this table is called “7 farm”."],
        ["Not understood: far farm. Type a number from 1 to 4, a choice in words, or help."],
    ]


def test_the_words_are_there_in_other_languages_and_in_english(tmp_path: Path) -> None:
    _, german, english, me, _ = heard("worldsfair", "lage", "situation", "ich", home=tmp_path, lang="de")
    assert german == english
    assert german.splitlines()[:2] == [
        "Du bist an der Reihe, Orange.",
        "Platziere einen Unterstützer: In welchem Bereich?",
    ]
    assert me.splitlines()[:2] == ["Orange", "0 Punkte: Münzen 0, Medaillen 0, Sätze 0."]


def test_nothing_is_drawn_to_the_end_of_a_game(tmp_path: Path) -> None:
    told = ludothek("play", "worldsfair", *AT, typed="1\n" * 200, home=tmp_path)
    assert "wins." in told.stdout or "share the victory" in told.stdout
    assert set(told.stdout).isdisjoint("─│═╡●■▲◆›→")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_a_table_on_a_server_is_heard_the_same_way(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "--name", "Ada", "--spoken", "worldsfair", "--seats", "2")
    typed = "s\nme\np blue\na electricity\nlead\n?\nplace electricity\ns\nquit\n"
    told = started(*start, "--seat", "1", typed=typed, home=tmp_path)
    assert told.returncode == 0, told.stderr
    lines = [line.removeprefix("Your choice: ") for line in told.stdout.splitlines()]
    assert "It is your turn, Orange." in lines
    assert "Round 1 of 3, 9 more tickets until scoring." in lines
    assert "0 points: coins 0, medals 0, sets 0." in lines
    assert "1: Place a supporter in Agriculture and take 2 cards" in lines
    assert lines[lines.index("Since your turn:") + 1] == "Orange places a supporter in Electricity."
    assert told.stdout.rstrip().endswith("--spoken")


def test_who_watches_a_table_hears_what_everybody_may_know(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "--name", "Ada", "worldsfair", "--seats", "2", "--seat", "1")
    left = started(*start, typed="quit\n", home=tmp_path).stdout
    table = left.split("/tables/")[1].split()[0]
    watch = ("play", "--server", server.address, "--table", table, "--name", "Ben", "--spoken")
    told = started(*watch, typed="s\nme\nquit\n", home=tmp_path).stdout.splitlines()
    assert "To decide now: Orange." in told
    assert "Points: Orange 0 and Blue 0." in told
    assert sum(line.startswith("You watch this table;") for line in told) == 2

"""Components of an owner's own: played with, kept apart in records, refused with the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import ludothek

NAMES = """
[[tiles]]
booth = 12
title = "Our Own Game"
publisher = "Kitchen Table Press"
"""
MATCH = ("sim", "essen", "--minds", "random,random", "--seed", "3")
PRICE = """
[[tiles]]
booth = 12
price = 45
"""


def write(folder: Path, text: str) -> str:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_names_of_ones_own_are_shown(tmp_path: Path) -> None:
    file = write(tmp_path, NAMES)
    arguments = ("essen", "--seats", "2", "--seat", "1", "--seed", "5", "--content", file)
    told = ludothek("play", *arguments, typed="why booth 12\nwhy wish card\nquit\n", home=tmp_path)
    assert told.returncode == 0
    assert "booth 12, Kitchen Table Press" in told.stdout


def test_a_game_with_other_names_is_the_same_game(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    simulated = ludothek(*MATCH, "--games", "2", "--out", str(out), "--content", write(tmp_path, NAMES))
    assert simulated.returncode == 0, simulated.stderr
    assert '"content"' not in (tmp_path / "games.records.jsonl").read_text(encoding="utf-8")
    assert ludothek("replay", str(tmp_path / "games.records.jsonl")).returncode == 0


def test_a_game_with_other_prices_is_another_game(tmp_path: Path) -> None:
    out, file = tmp_path / "games.csv", write(tmp_path, PRICE)
    assert ludothek(*MATCH, "--games", "4", "--jobs", "2", "--out", str(out), "--content", file).returncode == 0
    records = str(tmp_path / "games.records.jsonl")
    assert '"content":"' in Path(records).read_text(encoding="utf-8")
    refused = ludothek("replay", records)
    assert refused.returncode == 2
    assert "The record was played with custom components; give their file with --content." in refused.stderr
    assert ludothek("replay", records, "--content", file).returncode == 0


def test_a_save_goes_on_only_with_its_content(tmp_path: Path) -> None:
    file = write(tmp_path, PRICE)
    started = ("play", "essen", "--seats", "2", "--seat", "1", "--minds", "random", "--seed", "5", "--content", file)
    assert ludothek(*started, typed="1\nquit\n", home=tmp_path).returncode == 0
    assert "custom components" in ludothek("play", "--resume", typed="quit\n", home=tmp_path).stderr
    again = ludothek("play", "--resume", "--content", file, typed="quit\n", home=tmp_path)
    assert again.returncode == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tiles = [", "own.toml: The content of ESSEN The Game is not TOML: "),
        (
            "[[tiles]]\nbooth = 12\nprice = 41\n",
            "line 3: price of tiles is a whole number that's a multiple of 5, not 41.",
        ),
        ("\n[[tiles]]\nbooth = 61\ntitle = 'x'\n", "line 3: tiles has no booth 61; it has 1, 2, 3, …, 60."),
        ("[[tiles]]\nbooth = 3\nprize = 5\n", "line 3: tiles has nothing called prize; it has booth, zone, "),
        ("[[tiles]]\nbooth = 3\nprice = 'x'\n", "line 3: price of tiles is a whole number, not 'x'."),
        ("# mine\nmoney = { begin = 3 }\n", "line 2: money has nothing called begin; it has start, source."),
        ("[[tiles]]\nbooth = 3\n[[tiles]]\nbooth = 3\n", "line 4: tiles has booth 3 twice."),
        ("wishlist = { points = [] }\n", "line 1: points of wishlist is a list of length >= 1, not []."),
        ("popularity = { start = 9 }\n", "line 1: popularity begins at 0 to 6; it says 9."),
        (
            "money = { start = 99999999999999999999 }\n",
            "line 1: start of money is a whole number <= 100000, not 99999999999999999999.",
        ),
        ("[[tiles]]\nbooth = [1]\n", "line 2: tiles has no booth [1]; it has 1, 2, 3, …, 60."),
        ("[[tiles]]\nid = 3\n", "line 1: an entry of tiles says by its booth which one it is."),
        ('"(" = 1\n', "there is nothing called (; there is rounds, "),
        ("money = " + "[" * 3000, "own.toml: The content of ESSEN The Game is not TOML: "),
        ("step = { crowded = 1000 }\n", "line 1: crowded of step is a whole number <= 12, not 1000."),
        ("tiles = 3\n", "line 1: tiles is a list, not 3."),
        ("dice = 3\n", "line 1: there is nothing called dice; there is rounds, money, "),
        ('[[tiles]]\nbooth = 3\nsymbol = "dice"\n', "line 3: 15 games show dice; it says 16."),
        (
            "[[tiles]]\nbooth = 1\ncell = [40, 40]\n",
            "line 3: one can walk from the parking to every space; it says no way",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(tmp_path: Path, text: str, sentence: str) -> None:
    refused = ludothek("sim", "essen", "--games", "1", "--content", write(tmp_path, text))
    assert refused.returncode == 2
    assert sentence in refused.stderr


OTHERS = {
    "euphoria": "stars = { each = 2 }\n",
    "worldsfair": "sets = { points = [1, 3, 6, 10, 16] }\n",
}


@pytest.mark.parametrize("title", OTHERS)
def test_the_others_are_played_recorded_and_replayed_with_other_components(tmp_path: Path, title: str) -> None:
    out, file = tmp_path / "games.csv", write(tmp_path, OTHERS[title])
    played = ludothek("sim", title, "--games", "2", "--seed", "3", "--out", str(out), "--content", file)
    assert played.returncode == 0, played.stderr
    records = tmp_path / "games.records.jsonl"
    assert records.read_text(encoding="utf-8").count('"content":"') == 2
    refused = ludothek("replay", str(records))
    assert refused.returncode == 2
    assert "The record was played with custom components; give their file with --content." in refused.stderr
    assert ludothek("replay", str(records), "--content", file).returncode == 0


@pytest.mark.parametrize(
    ("title", "own", "sentence"),
    [
        ("worldsfair", "\nsets = { points = 3 }\n", "World’s Fair 1893, line 2: points of sets is a list, not 3."),
        ("worldsfair", NAMES, "World’s Fair 1893, line 2: there is nothing called tiles; there is supporters, "),
        (
            "worldsfair",
            '[[area]]\nid = "fine-arts"\nname = "Art"\n',
            "line 3: area has nothing called name; it has id, exhibits, capacity, figure, source; "
            "names and texts are in the catalogues.",
        ),
        ("euphoria", "[[market]]\nid = 3\n", "Euphoria, line 2: market has no id 3; it has laboratory, spa, "),
        ("euphoria", "tank = {", "own.toml: The content of Euphoria is not TOML: "),
    ],
)
def test_a_wrong_file_is_refused_by_every_title(tmp_path: Path, title: str, own: str, sentence: str) -> None:
    refused = ludothek("play", title, "--content", write(tmp_path, own))
    assert refused.returncode == 2
    assert sentence in refused.stderr


def test_a_measurement_with_other_components_names_its_title(tmp_path: Path) -> None:
    file = write(tmp_path, OTHERS["worldsfair"])
    refused = ludothek("bench", "--content", file)
    assert refused.returncode == 2
    assert "A content file belongs to one title; name it" in refused.stderr
    assert ludothek("bench", "worldsfair", "--seconds", "0.01", "--content", file).returncode == 0


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"money = \xff")
    refused = ludothek("sim", "worldsfair", "--games", "1", "--content", str(file))
    assert refused.returncode == 2
    assert "own.toml is not text in UTF-8: invalid start byte at byte 8." in refused.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    refused = ludothek("sim", "essen", "--games", "1", "--content", str(tmp_path / "none.toml"))
    assert refused.returncode == 2
    assert "No such file or directory" in refused.stderr

"""The data file: what it says, and what happens to one that cannot be World's Fair 1893."""

from __future__ import annotations

import pytest

from ludothek.games.worldsfair.content import PACKAGE, Content, content
from ludothek.kernel.errors import BadContent
from ludothek.kernel.resources import read_text

TEXT = read_text(PACKAGE, "content.toml") or ""


def test_every_value_says_where_it_comes_from() -> None:
    file = content().file
    reconstructed = [
        *(area["id"] for area in file["area"] if area["capacity"]["source"] == "reconstructed"),
        *(figure["id"] for figure in file["figure"] if figure["source"] == "reconstructed"),
        *(bonus["place"] for bonus in file["start_bonus"] if bonus["source"] == "reconstructed"),
    ]
    assert reconstructed == [
        *("electricity", "fine-arts", "manufacturing", "transportation"),
        *("burnham", "davis", "palmer"),
        *(1, 2, 3, 4),
    ]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "electricity"', 'id = "elektrik"', "the areas are agriculture, electricity, fine-arts, "),
        ("exhibits = 8", "exhibits = 9", "there are 40 exhibits; it says 45."),
        ("count = 5\n", "count = 6\n", "there are 23 figures; it says 24."),
        ("count = 28", "count = 29", "there are 91 cards; it says 92."),
        ("cards = 3, source", "cards = 5, source", "electricity holds 3 or 4 cards; it says 5."),
        ('areas = ["agriculture"]', 'areas = ["mars"]', "a start bonus names areas; it says mars."),
        (
            '"component"',
            '"rumour"',
            "the source of players[1].first is one of rulebook, component, reconstructed; it says rumour.",
        ),
        ("each = 22", 'each = "many"', "each is a number, not 'many'."),
        ("points = [1, 3, 6, 10, 15]", "points = [1, 3]", "sets have 1 to 5 tokens; it says "),
        ("spaces = 9", "cabins = 9", "spaces is a number, not None."),
        ("exhibits = 8", "", "an entry lacks 'exhibits'."),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(BadContent) as refusal:
        Content(TEXT.replace(old, new))
    assert sentence in str(refusal.value)


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadContent, match=r"not TOML: .*line 2"):
        Content("[a]\nb = =\n")


def test_a_number_of_players_must_be_there() -> None:
    with pytest.raises(BadContent, match=r"has no \[\[players\]\] with"):
        Content(TEXT.replace("count = 4\nwheel", "count = 7\nwheel"))

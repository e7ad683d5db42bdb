"""The data file, an owner's own file over it, and what happens to one that cannot be World's Fair 1893."""

from __future__ import annotations

import pytest

from ludothek.games.worldsfair import GAME
from ludothek.games.worldsfair.tables import FIRST, TICKET, TIED_FIRST
from ludothek.kernel.errors import BadContent
from ludothek.kernel.resources import read_text

TEXT = read_text(GAME.package, "content.toml") or ""


def test_every_value_says_where_it_comes_from() -> None:
    entries = GAME.content.entries
    reconstructed = [
        *(area.id for area in entries.area if area.capacity.source == "reconstructed"),
        *(figure.id for figure in entries.figure if figure.source == "reconstructed"),
        *(bonus.place for bonus in entries.start_bonus if bonus.source == "reconstructed"),
    ]
    assert reconstructed == [
        *("electricity", "fine-arts", "manufacturing", "transportation"),
        *("burnham", "davis", "palmer"),
        *(1, 2, 3, 4),
    ]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'id = "electricity"',
            'id = "elektrik"',
            "line 31: area has no id 'elektrik'; it has agriculture, electricity, fine-arts, ",
        ),
        ("exhibits = 8", "exhibits = 9", "line 25: there are 40 exhibits; it says 45."),
        ("count = 5\n", "count = 6\n", "line 62: there are 23 figures; it says 24."),
        ("count = 28", "count = 29", "line 15: there are 91 cards; it says 92."),
        ("cards = 3, source", "cards = 5, source", "cards of refill is a whole number <= 4, not 5."),
        (
            "cards = 4, source",
            "cards = 2, source",
            "line 27: agriculture has room for the 3 cards of refill; it says 2.",
        ),
        ("cards = 4, source", "cards = 5, source", "line 27: cards of capacity of area is a whole number <= 4, not 5."),
        ("{ cards = 3,", "{ cards = true,", "line 12: cards of refill is a whole number, not True."),
        ("each = 22", "each = 6", "line 10: supporters are 7 or more, so many are placed at the start; it says 6."),
        ("each = 22", 'each = "many"', "line 10: each of supporters is a whole number, not 'many'."),
        (
            'areas = ["agriculture"]',
            'areas = ["mars"]',
            "line 84: an entry of areas of start_bonus is agriculture or electricity or fine-arts or manufacturing or "
            "transportation, not 'mars'.",
        ),
        (
            '"component"',
            '"rumour"',
            "line 105: source of first of players is component or reconstructed or rulebook, not 'rumour'.",
        ),
        ("approvals = 3", "approvals = 4", "approvals of first of players is a whole number <= 3, not 4."),
        ("points = [1, 3, 6, 10, 15]", "points = [1, 3]", "points of sets is a list of length >= 5, not [1, 3]."),
        ("spaces = 9", "cabins = 9", "wheel of players has nothing called cabins; it has spaces, source."),
        (
            "spaces = 9",
            "spaces = 28",
            "the wheel for 2 players has at most 27 spaces, one for each ticket in the deck; it says 28.",
        ),
        ("burnham = 2", "burnham = 6", "of 5 burnham at most as many are removed with 4 players; it says 6."),
        ("count = 4\nwheel", "count = 7\nwheel", "players has no count 7; it has 2, 3, 4."),
        ("count = 4\nwheel", "count = 3\nwheel", "players has count 3 twice."),
        ('id = "mccormick"', 'id = "schwab"', "the figure of agriculture is mccormick; it says schwab."),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(TEXT.replace(old, new))
    told = str(refusal.value)
    assert sentence in told
    assert told.startswith("In the content of World’s Fair 1893, line ")


def test_an_owners_file_corrects_what_it_names_and_leaves_the_rest() -> None:
    own = GAME.with_content(
        """
        ticket = { points = 2 }
        [[figure]]
        id = "burnham"
        count = 4
        [[area]]
        id = "fine-arts"
        figure = { count = 3 }
        [[players]]
        count = 4
        wheel = { spaces = 15 }
        first = { medal = 5 }
        """
    )
    four, three = own.content.tables[4], own.content.tables[3]
    assert (four.wheel, three.wheel) == (15, 11)
    assert (four.medal[FIRST], four.medal[TIED_FIRST], three.medal[FIRST]) == (5, 2, 4)
    assert list(three.deck) == [8, 8, 8, 8, 8, 28, 4, 4, 4, 2, 2, 3, 2, 2]
    assert (four.ticket_points, four.deck[TICKET]) == (2, 23)
    assert GAME.content.tables[4].wheel == 13
    assert own.new(4, 1).view(None)["wheel"] == {"spaces": 15, "car": 0}


def test_other_provenance_is_the_same_components() -> None:
    assert GAME.with_content('sets = { source = "component" }').content_id is None
    ids = [
        GAME.with_content(own).content_id
        for own in (
            "sets = { points = [1, 3, 6, 10, 16] }",
            "players = [{ count = 3, wheel = { spaces = 12 } }]",
            'start_bonus = [{ place = 1, areas = ["fine-arts"] }]',
        )
    ]
    assert None not in ids and len(set(ids)) == 3

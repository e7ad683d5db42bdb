"""The data files, an owner's own file over them, and what happens to one that cannot be Euphoria."""

from __future__ import annotations

import pytest

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.cardtext import market_text, recruit_text
from ludothek.games.euphoria.tables import ANY_ARTIFACT
from ludothek.kernel.errors import BadContent
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.resources import read_text

FILES = {name: read_text(GAME.package, name) or "" for name in ("content.toml", "recruits.toml", "markets.toml")}


def laura(*lines: str) -> str:
    return "\n".join(['[[recruit]]\nid = "laura"\n[[recruit.power]]', *lines])


@pytest.mark.parametrize(
    ("file", "old", "new_text", "complaint"),
    [
        ("recruits.toml", 'on = "bump"', 'on = "bunp"', "line 12: an occasion is one of place, bump, bumped, "),
        ("recruits.toml", "gain = { food = 1 }", "gain = { fud = 1 }", "line 43: a word of gain is one of energy, "),
        (
            "recruits.toml",
            'source = "component"',
            'source = "memory"',
            "line 9: source of recruit is component or reconstructed or rulebook, not 'memory'.",
        ),
        (
            "markets.toml",
            'penalty = "no-self-bump"',
            'penalty = "no-pairs"',
            "line 12: every penalty belongs to one market; it says no-pairs twice.",
        ),
        ("content.toml", "tiers = [2, 5, 8, 11]", "tiers = [2, 5, 8]", "tiers of allegiance is a list of length >= 4"),
        (
            "content.toml",
            "tiers = [2, 5, 8, 11]",
            "tiers = [2, 5, 5, 11]",
            "allegiance has four tiers that rise; it says",
        ),
        ("content.toml", "[2, 5, 8, 11]", "[2, 5, 8, 11", "is not TOML: "),
    ],
)
def test_a_mistake_in_a_copy_of_a_file_is_found(file: str, old: str, new_text: str, complaint: str) -> None:
    assert old in FILES[file]
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(FILES[file].replace(old, new_text, 1))
    assert complaint in str(refusal.value)


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ('[[recruit]]\nid = "bob"', "line 2: recruit has no id 'bob'; it has laura, yordy, katy, …, matthew."),
        ('[[recruit]]\nid = "laura"\nname = "Laura"', "line 3: recruit has nothing called name; it has id, faction, "),
        (
            '[[recruit]]\nid = "laura"\nfaction = "icarite"',
            "line 3: there are 12 recruits of faction icarite; it says 13.",
        ),
        (
            '[[recruit]]\nid = "laura"\npower = []',
            "line 3: laura has one power or two in the revised printing; it says 0.",
        ),
        (
            laura('on = "bump"', "pay = { gold = 1 }", "gain = { star = 1 }"),
            "line 3: a power on bump is one of: pay a good and to the bumped, gain draw; ",
        ),
        (laura('on = "bump"', "pay = { gold = 9, to = 'bumped' }"), "gold of pay is a number from 1 to 4; it says 9."),
        (
            laura('on = "bump"', "pay = { gold = 1, clay = 1 }"),
            "line 5: pay names one good at most; it says gold, clay.",
        ),
        (
            laura('on = "bump"', "gain = { draw = true }"),
            "line 5: gain of power of recruit is a whole number or text, not ",
        ),
        (laura('on = "built"', "gain = { morale = 1 }\nat = ['tank']"), "gain morale is left out; it says tank."),
        (laura('on = "place"', "gain = { food = 1 }"), "a power with gain a good names a place with at; it says none."),
        (
            laura('on = "enter"', "at = ['icarus']", "pay = { morale = 1 }"),
            "line 4: at most 1 of the recruits of a printing have a power on enter; it says 2.",
        ),
        (
            "market = [{ id = 'spa', cost = { water = 4 } }]",
            "line 1: a cost names two of these: a commodity, a resource, ",
        ),
        ("market = [{ id = 'spa', cost = { water = 5 } }]", "line 1: cost of market is a whole number <= 4, not "),
        ("market = [{ id = 'spa', cost = { gold = 1, clay = 1 } }]", "line 1: a cost names two of these"),
        (
            "market = [{ id = 'spa', cost = { water = 1, clay = 2 } }]",
            "line 1: clay of water and clay is at most 1; it says 2.",
        ),
        ("market = [{ id = 'spa', cost = { beer = 1 } }]", "line 1: a cost is made of energy, water, food, bliss, "),
        ("sites = { euphorian = ['gold', 'clay'] }", "the resource that differs on a site of euphorian is not gold; "),
        ("construction = { needed = { 7 = 1 } }", "line 1: needed of construction has nothing called 7; it has 2, 3, "),
        ("tunnel = { end = 5 }", "line 1: a tunnel reveals at 5 or before; it says 6."),
        ("stars = { each = 11 }", "line 1: each of stars is a whole number <= 10, not 11."),
        ("nimbus_loft = { resources = 4 }", "line 1: resources of nimbus_loft is 3, not 4."),
    ],
)
def test_an_owners_file_is_refused_with_line_and_reason(own: str, sentence: str) -> None:
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(own)
    assert sentence in str(refusal.value)


def test_an_owners_file_corrects_what_it_names_in_any_of_the_files() -> None:
    own = GAME.with_content(
        """
        tank = { price = 4 }
        construction = { needed = { 3 = 4 } }
        [[market]]
        id = "spa"
        cost = { food = 2, artifact = 1 }
        [[recruit]]
        id = "laura"
        [[recruit.power]]
        on = "bump"
        at = ["tank"]
        pay = { clay = 2, to = "bumped" }
        gain = { draw = 3 }
        """
    )
    tables, usual = own.content.tables(3, "first"), GAME.content.tables(3, "first")
    assert (tables.tank_price, tables.needed, own.content.tables(2, "first").needed) == (4, 4, 2)
    assert (usual.tank_price, usual.needed) == (3, 2)
    assert list(tables.tile_cost)[5:10] == [2, 2, ANY_ARTIFACT, 0, 0]
    assert (tables.powers[0].price.count, tables.powers[0].gain.draw, usual.powers[0].gain.draw) == (2, 3, 2)
    assert own.content_id is not None
    speak = Catalogue("en", GAME.package)
    assert "2 clay" in recruit_text(speak, own.content.recruits["laura"], "first")
    assert market_text(speak, own.content.markets["spa"]).startswith("Cost to visit: 2 food and any artifact card.")
    assert own.new(3, 1).view(None)["needed"] == 4


def test_provenance_and_the_order_of_words_do_not_make_other_components() -> None:
    same = "market = [{ id = 'spa', cost = { artifact = 1, water = 4 }, source = 'rulebook' }]"
    assert GAME.with_content(same).content_id is None
    assert GAME.with_content(same.replace("4", "3")).content_id is not None

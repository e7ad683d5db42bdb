"""Setting up, the secret choices, the drafts; what the data files hold."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from ludothek.games.euphoria import GAME, names
from ludothek.games.euphoria.cardtext import market_text, recruit_text
from ludothek.games.euphoria.choices import TILE
from ludothek.games.euphoria.content import shipped, tables
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.tables import (
    ASK_DRAFT,
    ASK_HIDE,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    ASK_TURN,
    HELD,
    HIDDEN,
    OPEN,
)
from ludothek.kernel.locale import LANGUAGES, Catalogue


def new(seats: int = 3, seed: int = 5, **options: object) -> Dystopia:
    return GAME.new(seats, seed, options)


def choose_recruits(city: Dystopia) -> None:
    while city.phase in (ASK_DRAFT, ASK_OPEN):
        city.apply(city.legal()[0])


@pytest.mark.rule("EU-2")
def test_the_highest_roll_begins() -> None:
    for seed in range(20):
        city = new(seed=seed)
        choose_recruits(city)
        sums = [sum(number * city.ready[seat * 7 + number] for number in range(1, 7)) for seat in range(3)]
        assert city.on_turn == city.to_move == sums.index(max(sums))


@pytest.mark.rule("EU-3")
def test_what_everybody_has() -> None:
    city = new()
    choose_recruits(city)
    for seat in range(3):
        assert (city.workers[seat], city.stars[seat], city.morale[seat], city.knowledge[seat]) == (2, 10, 1, 3)
    assert len(set(city.dilemma)) == 3


@pytest.mark.rule("EU-4")
def test_recruits_are_chosen_at_once_and_in_secret() -> None:
    city = new()
    assert city.waiting == [0, 1, 2] and len(city.legal(2)) == 4
    city.apply(city.legal(2)[1], 2)
    assert (city.question(2), city.question(0)) == (ASK_HIDE, ASK_OPEN)
    city.apply(city.legal(2)[0], 2)
    assert city.waiting == [0, 1]
    assert cast(list[dict[str, object]], city.view(0)["players"])[2]["recruits"] == []
    choose_recruits(city)
    for seat in range(3):
        assert [city.status[seat * HELD + n] for n in range(3)] == [OPEN, HIDDEN, 0]
        assert bin(city.dropped[seat]).count("1") == 2


@pytest.mark.rule("EU-4")
def test_forty_eight_recruits_twelve_of_each_faction() -> None:
    assert Counter(recruit.faction for recruit in shipped().recruits.values()) == {
        "euphorian": 12,
        "subterran": 12,
        "wastelander": 12,
        "icarite": 12,
    }


@pytest.mark.rule("EU-5")
def test_sixteen_recruits_differ_between_the_printings() -> None:
    cards = shipped().recruits
    differ = {name for name, recruit in cards.items() if recruit.powers("first") != recruit.powers("revised")}
    assert differ == {
        *("amanda", "brett", "brian", "dave", "esme", "flavio", "geek", "jacko"),
        *("gambler", "julia", "michael", "nakagawa", "phil", "yordy", "zong"),
    }  # and the Scholar, whose wording differs and whose effect is the same
    assert new(recruits="first").tables.printing == "first"


@pytest.mark.rule("EU-6")
def test_six_of_eighteen_tiles() -> None:
    assert len(names.MARKETS) == 18
    city = new()
    assert len(set(city.tiles)) == 6 and not any(city.built)


@pytest.mark.rule("EU-7")
@pytest.mark.parametrize("seats", range(2, 7))
def test_places_in_a_territory(seats: int) -> None:
    factions = cast(list[dict[str, object]], new(seats).view(None)["factions"])
    assert [faction["places"] for faction in factions] == [seats] * 4


@pytest.mark.rule("EU-8")
def test_thirty_six_artifacts() -> None:
    city = new()
    assert list(city.deck) == [6] * 6 and city.deck_size == 36


@pytest.mark.rule("EU-74")
@pytest.mark.parametrize("seats", range(2, 7))
def test_recruit_draft(seats: int) -> None:
    city = new(seats, draft=True)
    dealt = [[city.dealt[seat * 4 + n] for n in range(4)] for seat in range(seats)]
    for seat in range(seats):
        assert len(city.legal(seat)) == 4
    for seat in range(seats):
        city.apply(city.legal(seat)[0], seat)
    passed = {city.dealt[4 + n] for n in range(4)} - {-1}
    assert passed == set(dealt[0][1:])  # from seat 0 to its left
    while city.phase == ASK_DRAFT:
        city.apply(city.legal()[0])
    assert city.phase == ASK_OPEN and len(city.legal(0)) == 4
    assert len({card for card in city.dealt if card >= 0}) == 4 * seats


@pytest.mark.rule("EU-75")
@pytest.mark.parametrize("seats", range(2, 7))
def test_market_draft(seats: int) -> None:
    city = new(seats, markets="draft")
    assert city.phase == ASK_TILE and city.waiting == list(range(seats))
    kept = []
    for seat in range(seats):
        choice = city.legal(seat)[1]
        kept.append(choice - TILE)
        city.apply(choice, seat)
    assert set(kept) <= set(city.tiles) and len(set(city.tiles)) == 6
    thrown = set(city.offered_tiles) - set(kept)
    assert not thrown & set(city.tiles)


@pytest.mark.rule("EU-76")
def test_track_draft() -> None:
    city = new(6, tracks="draft")
    choose_recruits(city)
    assert city.phase == ASK_TRACK and city.to_move == city.first
    assert len(city.legal()) == 12
    order = []
    while city.phase == ASK_TRACK:
        order.append(city.to_move)
        city.apply(city.legal()[0])
    assert order == [(city.first + n) % 6 for n in range(12)]
    assert sorted(city.morale) == sorted(city.knowledge) == [1, 2, 3, 4, 5, 6]
    assert city.phase == ASK_TURN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_in_every_language(language: str) -> None:
    speak = Catalogue(language, GAME.package, fallback=language)
    for printing in ("first", "revised"):
        texts = {recruit_text(speak, recruit, printing) for recruit in shipped().recruits.values()}
        assert len(texts) > 40 and not any("{" in text for text in texts)
    assert len({market_text(speak, market) for market in shipped().markets.values()}) == 18


def test_a_text_says_what_the_entry_says() -> None:
    speak = Catalogue("en", GAME.package)
    assert recruit_text(speak, shipped().recruits["dave"], "first") == (
        "When you bump another player’s worker at a tunnel, you may gain 1 resource of the tunnel and move the miner "
        "one more step (cost: +2 knowledge)."
    )
    assert recruit_text(speak, shipped().recruits["dave"], "revised").endswith("(cost: +1 knowledge).")
    assert market_text(speak, shipped().markets["spa"]) == (
        "Cost to visit: 4 water and any artifact card. Without a star here: you cannot bump your own workers."
    )


def test_every_recruit_and_every_market_has_a_test_of_its_name() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_euphoria_*.py"))
    for name in (*names.RECRUITS, *names.MARKETS):
        assert re.search(rf"def test_{name.replace('-', '_')}(_first|_revised|_at_a_market)?\(", tests), name


def test_only_recruits_on_the_table_are_consulted() -> None:
    city = new()
    assert list(city.occasions) == [0, 0, 0]
    choose_recruits(city)
    for seat in range(3):
        assert city.occasions[seat] == tables(3, "revised").occasions[city.recruits[seat * HELD]]


def test_the_view_tells_what_is_printed_on_the_board() -> None:
    view = new().view(None)
    assert view["tracks"] == {
        "allegiance": [2, 5, 8, 11],
        "tunnel": [6, 9],
        "morale": 6,
        "knowledge": 6,
        "limit": 16,
        "sums": [4, 8],
        "stars": 10,
    }
    regions = cast(list[dict[str, object]], view["regions"])
    assert [(region["faction"], region["area"], region["good"]) for region in regions] == [
        ("euphorian", "generator", "energy"),
        ("subterran", "aquifer", "water"),
        ("wastelander", "farm", "food"),
        ("icarite", "cloud-mine", "bliss"),
    ]
    assert regions[1]["spaces"] == ["tunnel-subterran", "end-subterran", "free-press"]
    assert regions[1]["sites"] == ["subterra-a", "subterra-b"]
    assert regions[3]["spaces"] == ["wind-saloon", "nimbus-loft", "breeze-bar", "sky-lounge"]
    assert regions[3]["sites"] == []

"""What everybody may know, what only one seat may know, and what nobody may."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from essen_table import GAME, MAP, ZONE_OF, drafted, events, new, play, player, position, view

from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.rng import Rng
from ludothek.kernel.rulebook import rules
from ludothek.kernel.state import View

TABLE = """
    popularity 4 2 3 1
    crowd   green courtyard
    booths  12:buzz 3 7:sold-out
    pallets 1 2 4 5 6:flop 8:discount
    common  12 30
    discard 31 32
    orange  at=12 money=120 points=9 spent=2 bag=9 boot=10,11 wishes=13,10 shown=11
    blue    at=courtyard money=45 points=3 bag=14,15 wishes=16,14,17 eaten=1
    green   wishes=18 pre-order=19 boot=19
"""


OWN = ("seat", "offered", "passed", "reach", "via", "buyable")


def without_secrets(seen: View) -> View:
    """A seat's view less what is its own: the number of the seat, its hand, its memory, where it can go."""
    kept = {name: entry for name, entry in seen.items() if name not in OWN}
    players = [dict(each) for each in cast(list[dict[str, object]], kept["players"])]
    for each in players:
        each["held"] = each["wishes"] = each["wish_points"] = None
    return {**kept, "players": players}


@pytest.mark.rule("ES-55")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everybody_sees_the_same_but_for_the_wish_cards_of_their_own(seats: int) -> None:
    day = drafted(seats)
    rng = Rng.from_seed(5)
    while not day.over:
        spectator = day.view(None)
        assert [each.held for each in view(day).players] == [None] * seats
        for seat in range(seats):
            assert without_secrets(day.view(seat)) == without_secrets(spectator)
            held = [each.held for each in view(day, seat).players]
            assert [hand is None for hand in held] == [other != seat for other in range(seats)]
        legal = day.legal()
        day.apply(legal[rng.below(len(legal))])
    assert all(each.held is not None for each in view(day).players), "at the end all wishes are shown"


@pytest.mark.rule("ES-55")
def test_what_lies_open() -> None:
    seen = view(position(TABLE))
    orange, blue, green = seen.players
    assert (orange.space, orange.money, orange.points, orange.spent, orange.actions) == ("12", 120, 9, 2, 5)
    assert (orange.bag, orange.boot, orange.shown, orange.cards, orange.held) == ([9], [10, 11], [11], 2, None)
    assert orange.symbols == {"meeple": 1, "dice": 1, "cards": 0, "hourglass": 1}
    assert (blue.space, blue.money, blue.bag, blue.cards, blue.eaten) == ("courtyard", 45, [14, 15], 3, True)
    assert (green.pre_order, green.boot, green.cards) == (19, [19], 1)
    assert (seen.common, seen.discard, seen.deck) == ([12, 30], [31, 32], 60 - 4 - 7)
    assert seen.popularity == {"meeple": 4, "dice": 2, "cards": 3, "hourglass": 1}
    assert [pallet.booth for pallet in seen.pallets] == [1, 2, 4, 5, 6, 8]
    assert (seen.games[11].event, seen.games[6].event, seen.games[5].event) == ("buzz", "sold-out", "flop")
    assert (seen.crowd.zones, seen.crowd.courtyard) == (["green"], True)
    assert [each.colour for each in seen.players] == ["orange", "blue", "green"]


@pytest.mark.rule("ES-55")
def test_own_wishes_are_counted_for_oneself_only() -> None:
    day = position(TABLE)
    assert (player(day, "orange", 0).held, player(day, "orange", 0).wishes) == ([10, 13], 2)
    assert player(day, "orange", 0).wish_points == 5
    assert (player(day, "orange", 1).held, player(day, "orange", 1).wishes) == (None, None)
    assert (player(day, "blue", 1).held, player(day, "blue", 1).wishes) == ([14, 16, 17], 1)


@pytest.mark.rule("ES-55")
def test_two_tables_that_differ_only_in_secrets_look_the_same() -> None:
    """Blue's and green's cards and the deck exchanged: orange and a spectator cannot tell."""
    one = position(TABLE)
    other = position(TABLE.replace("wishes=16,14,17", "wishes=18,40,41").replace("wishes=18 pre", "wishes=16 pre"))
    other.rng = Rng.from_seed(99)
    for seat in (None, 0):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
        assert GAME.elements(one, seat) == GAME.elements(other, seat)
    for seat in (1, 2):
        assert one.view(seat) != other.view(seat)


@pytest.mark.rule("ES-55")
def test_the_last_round_tile_and_the_afternoon_cards_are_not_in_a_view_before_their_time() -> None:
    day = drafted(3)
    rng = Rng.from_seed(3)
    while not day.over:
        seen = view(day, day.to_move)
        assert (seen.last_round is None) == (day.round < 7)
        assert {card.series for card in seen.rankings} == {"morning" if day.round < 5 else "afternoon"}
        legal = day.legal()
        day.apply(legal[rng.below(len(legal))])


@pytest.mark.rule("ES-55")
def test_the_seed_is_not_in_the_view() -> None:
    seed = 0x0123456789ABCDEF0011223344556677
    day = drafted(3, seed)
    text = json.dumps(day.view(0))
    for secret in (seed, day.rng.a, day.rng.b, day.rng.c):
        assert str(secret) not in text
        assert f"{secret:x}" not in text


@pytest.mark.rule("ES-55")
def test_a_guess_moves_only_cards_the_seat_cannot_see() -> None:
    day = position(TABLE)
    place = day.rng.place()
    blue = Counter[int]()
    for seed in range(80):
        twin = day.determinize(0, Rng.from_seed(seed))
        assert twin.view(0) == day.view(0)
        assert twin.census() == day.census()
        assert player(twin, "blue").cards == 3
        assert player(twin, "green").cards == 1
        hidden = set(player(twin, "blue", 1).held or [])
        assert not hidden & {10, 11, 12, 13, 30, 31, 32}
        blue.update(hidden)
    assert len(blue) > 45
    assert day.rng.place() == place
    assert player(day, "blue", 1).held == [14, 16, 17]


@pytest.mark.rule("ES-55")
def test_guesses_draw_the_future_anew() -> None:
    """The games that come, the events and the tile are not decided by what the table already holds."""
    day = position("orange\nblue\ngreen", round=6)
    tiles = set()
    for seed in range(40):
        twin = day.determinize(0, Rng.from_seed(seed))
        play(twin, "end", "end", "end")
        tiles.add(view(twin).last_round)
    assert tiles == {"sale", "meeple", "dice", "cards", "hourglass"}


@pytest.mark.rule("ES-55")
def test_who_sees_a_card_while_it_is_drawn() -> None:
    day = position("deck 40 41\n orange wishes=1\n blue wishes=2\n green wishes=3")
    play(day, "test")
    for seed in range(20):
        assert view(day.determinize(0, Rng.from_seed(seed)), 0).offered == [40, 41]
        guess = day.determinize(1, Rng.from_seed(seed))
        assert len(view(guess, 0).offered) == 2
        assert view(guess, 0).offered != [2, 3]
        assert player(guess, "blue", 1).held == [2]
    drawn = {tuple(view(day.determinize(1, Rng.from_seed(seed)), 0).offered) for seed in range(30)}
    assert len(drawn) > 2


@pytest.mark.rule("ES-55")
def test_the_journal_tells_secrets_to_nobody_else() -> None:
    """Whatever happens, the words for another seat never name a card that seat cannot see."""
    day = new(3, 12)
    rng = Rng.from_seed(12)
    while not day.over:
        legal = day.legal()
        day.apply(legal[rng.below(len(legal))])
        for viewer in (None, 0, 1, 2):
            known = set(GAME.elements(day, viewer))
            for event in events(day, seat=viewer):
                wishes = {element for element in event.elements if element.startswith("wish:")}
                assert wishes <= known, (viewer, event)


def test_a_view_tells_how_to_draw_the_plan_of_the_fair() -> None:
    seen = view(new(2))
    lines = [line.split() for line in MAP.strip().split("\n")]
    drawn = {(x, 5 - y): each for y, line in enumerate(lines) for x, each in enumerate(line) if each.isdecimal()}
    assert {(game.cell[0], game.cell[1]): str(game.booth) for game in seen.games} == drawn
    assert {str(game.booth): game.zone for game in seen.games} == ZONE_OF
    assert seen.spaces["courtyard"] == [[4, 1], [5, 1]]
    assert seen.spaces["parking"] == []


def test_a_view_tells_the_way_to_every_space_step_by_step() -> None:
    seen = view(position(TABLE))
    here = seen.players[seen.on_turn].space
    assert set(seen.via) == set(seen.reach) - {here}
    for space, before in seen.via.items():
        assert seen.reach[space] - seen.reach[before] in (seen.tariff.step, seen.tariff.crowded_step)


def test_a_view_tells_what_things_cost_and_bring() -> None:
    tariff = view(new(2)).tariff
    assert (tariff.step, tariff.crowded_step, tariff.test, tariff.midday) == (1, 2, 1, 4)
    assert (tariff.snack, tariff.snack_actions, tariff.cash, tariff.cash_points) == (20, 2, 50, 2)
    assert (tariff.wishes[4], tariff.departure, tariff.most_popular) == (10, [6, 3], 6)
    assert (tariff.event_points["flop"], tariff.event_euros["discount"]) == (-3, -10)


def test_who_changes_a_view_changes_nothing_else() -> None:
    day = position(TABLE)
    before = json.dumps(day.view(0))
    seen = day.view(0)
    for part in ("spaces", "tariff", "reach", "via"):
        cast(dict[str, object], seen[part]).clear()
    for game in cast(list[dict[str, object]], seen["games"]):
        game.clear()
    assert json.dumps(day.view(0)) == before


@pytest.mark.rule("ES-55")
def test_a_view_is_for_a_seat_of_this_table() -> None:
    day = drafted(2)
    for seat in (-1, 2):
        with pytest.raises(IllegalChoice, match="A seat is a number from 0 to 1"):
            day.view(seat)


def test_a_clone_shares_nothing_that_changes() -> None:
    day = position(TABLE)
    before = [day.view(seat) for seat in (None, 0, 1, 2)]
    twin = day.clone()
    play(twin, "buy", "end", "go 4", "end")
    assert [day.view(seat) for seat in (None, 0, 1, 2)] == before


def test_every_rule_has_a_test() -> None:
    marked = set()
    for file in Path(__file__).parent.glob("test_essen_*.py"):
        marked |= set(re.findall(r'mark\.rule\("(ES-\d+)"\)', file.read_text(encoding="utf-8")))
    assert sorted(rules(GAME).keys() - marked) == []
    assert sorted(marked - rules(GAME).keys()) == []
    assert len(marked) == 56

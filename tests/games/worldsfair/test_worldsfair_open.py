"""What everybody may know, and that every rule has a test."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import cast

import msgspec
import pytest
from worldsfair_table import GAME, play, position

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import AREA_NAMES, FIGURE_NAMES
from ludothek.games.worldsfair.view_form import FairView
from ludothek.kernel.rng import Rng
from ludothek.kernel.rulebook import rules
from ludothek.kernel.state import View

TABLE = """
    fine-arts       1 2 0 | burnham ticket
    manufacturing   3 1 1 | electricity
    agriculture     1 1 1 |
    orange: ticket davis davis agriculture*2 | electricity
    blue:   palmer
    green:  ticket*2 fine-arts               | fine-arts manufacturing*2
"""


def without_seat(view: View) -> View:
    return {name: entry for name, entry in view.items() if name != "seat"}


@pytest.mark.rule("WF-48")
@pytest.mark.parametrize("ask", [False, True])
def test_every_seat_sees_what_a_spectator_sees(ask: bool) -> None:
    fair = cast(Fair, GAME.new(3, 5, {"approvals": "ask" if ask else "automatic"}))
    rng = Rng.from_seed(5)
    while not fair.over:
        spectator = fair.view(None)
        assert spectator["seat"] is None
        for seat in range(3):
            view = fair.view(seat)
            assert view["seat"] == seat
            assert without_seat(view) == without_seat(spectator)
        legal = fair.legal()
        fair.apply(legal[rng.below(len(legal))])


@pytest.mark.rule("WF-48")
def test_the_unseen_cards_are_those_that_lie_nowhere_else() -> None:
    """Anybody can count them: the whole deck less what lies open. Not one of them is told apart."""
    fair = cast(Fair, GAME.new(4, 8))
    whole = Counter({"ticket": 23, "figure:burnham": 3, "figure:davis": 3, "figure:palmer": 3})
    whole.update({f"exhibit:{area}": 8 for area in AREA_NAMES})
    whole.update({f"figure:{figure}": 2 for figure in FIGURE_NAMES[3:]})
    rng = Rng.from_seed(8)
    while not fair.over:
        view = msgspec.convert(fair.view(1), FairView)
        lying = Counter(view.discard)
        for area in view.areas:
            lying.update(area.cards)
        for player in view.players:
            lying.update({"ticket": player.tickets})
            lying.update({f"exhibit:{area}": count for area, count in player.proposed.items()})
            lying.update(f"figure:{figure}" for figure in player.figures)
        assert Counter(view.unseen) == whole - lying
        assert view.deck == sum(view.unseen.values())
        legal = fair.legal()
        fair.apply(legal[rng.below(len(legal))])


@pytest.mark.rule("WF-48")
def test_everything_in_front_of_a_player_is_open() -> None:
    fair = position(TABLE, coins=[3, 0, 7], medals=[4, 2, 0])
    players = cast(list[dict[str, object]], fair.view(None)["players"])
    nothing = {"agriculture": 0, "electricity": 0, "fine-arts": 0, "manufacturing": 0, "transportation": 0}
    assert players[0] == {
        "seat": 0,
        "colour": "orange",
        "supply": 17,
        "tickets": 1,
        "proposed": {**nothing, "agriculture": 2},
        "approved": {**nothing, "electricity": 1},
        "figures": ["davis", "davis"],
        "coins": 3,
        "medals": 4,
        "sets": 1,
        "set_values": [1],
        "points": 8,
    }
    assert [player["figures"] for player in players] == [["davis", "davis"], ["palmer"], []]
    assert [player["tickets"] for player in players] == [1, 0, 2]
    assert players[2]["approved"] == {**nothing, "fine-arts": 1, "manufacturing": 2}
    assert (players[2]["coins"], players[2]["sets"], players[2]["points"]) == (7, 4, 11)
    assert players[2]["set_values"] == [3, 1]
    areas = cast(list[dict[str, object]], fair.view(1)["areas"])
    assert areas[0] == {
        "area": "fine-arts",
        "figure": "saint-gaudens",
        "capacity": 3,
        "cards": ["figure:burnham", "ticket"],
        "supporters": [1, 2, 0],
        "medals": [2, 4, 0],
        "approvals": [0, 0, 0],
    }
    assert [area["area"] for area in areas[:3]] == ["fine-arts", "manufacturing", "agriculture"]
    assert fair.view(2)["wheel"] == {"spaces": 11, "car": 3}


@pytest.mark.rule("WF-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_says_what_an_area_would_bring_if_it_were_scored_now(seats: int) -> None:
    fair = cast(Fair, GAME.new(seats, 11))
    rng = Rng.from_seed(11)
    promised = 0
    while not fair.over:
        for player in msgspec.convert(fair.view(None), FairView).players:
            assert sum(player.set_values) == player.sets
        for area in msgspec.convert(fair.view(None), FairView).areas:
            number = AREA_NAMES.index(area.area)
            scored = fair.clone()
            scored._reward(number)
            assert area.medals == [after - before for after, before in zip(scored.medals, fair.medals, strict=True)]
            row = slice(number, None, len(AREA_NAMES))
            pairs = zip(scored.approved[row], fair.approved[row], strict=True)
            assert area.approvals == [after - before for after, before in pairs]
            promised += sum(area.medals) + sum(area.approvals)
        legal = fair.legal()
        fair.apply(legal[rng.below(len(legal))])
    assert promised > 0


@pytest.mark.rule("WF-48")
def test_the_order_of_the_deck_is_hidden() -> None:
    one = position(TABLE, turn="green", deck="ticket burnham palmer agriculture", seed=1)
    other = position(TABLE, turn="green", deck="agriculture palmer ticket burnham", seed=2)
    for seat in (None, 0, 1, 2):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert one.view(0)["deck"] == 4
    play(one, "place transportation")
    play(other, "place transportation")
    assert one.view(0) != other.view(0)


@pytest.mark.rule("WF-48")
def test_the_seed_is_not_in_the_view() -> None:
    seed = 0x0123456789ABCDEF0011223344556677
    fair = cast(Fair, GAME.new(3, seed))
    text = json.dumps(fair.view(0))
    for secret in (seed, fair.rng.a, fair.rng.b, fair.rng.c):
        assert str(secret) not in text
        assert f"{secret:x}" not in text


@pytest.mark.rule("WF-48")
def test_a_guess_of_what_is_hidden_changes_only_the_order_of_the_deck() -> None:
    fair = position(TABLE, deck="ticket*5 burnham*3 palmer*2 agriculture*2")
    before = fair.rng.place()
    next_cards = Counter[int]()
    for seed in range(60):
        twin = fair.determinize(1, Rng.from_seed(seed))
        assert twin.view(1) == fair.view(1)
        assert twin.census() == fair.census()
        next_cards[twin.draw()] += 1
    assert len(next_cards) == 4
    assert fair.rng.place() == before
    assert fair.deck_size == 12


def test_the_view_tells_which_figure_places_in_an_area() -> None:
    areas = cast(list[dict[str, object]], GAME.new(2, 5).view(None)["areas"])
    assert {area["area"]: area["figure"] for area in areas} == {
        "agriculture": "mccormick",
        "electricity": "westinghouse",
        "fine-arts": "saint-gaudens",
        "manufacturing": "schwab",
        "transportation": "pullman",
    }


def test_every_rule_has_a_test() -> None:
    here = Path(__file__).parent
    marked = set()
    for file in here.glob("test_worldsfair_*.py"):
        marked |= set(re.findall(r'mark\.rule\("(WF-\d+)"\)', file.read_text(encoding="utf-8")))
    assert sorted(rules(GAME).keys() - marked) == []
    assert sorted(marked - rules(GAME).keys()) == []
    assert len(marked) == 48

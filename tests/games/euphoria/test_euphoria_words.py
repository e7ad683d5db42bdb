"""How the title is spoken of: reasons with their rules, secrets in view and journal, the board in a terminal."""

from __future__ import annotations

import io
from typing import cast

import pytest
from euphoria_table import Table
from rich.console import Console

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.outlook import risks
from ludothek.kernel.arrays import ints
from ludothek.kernel.errors import UnknownElement
from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State


def reason(table: Table, element: str, seat: int = 0) -> tuple[str, str] | None:
    why = GAME.why_not(table.city, seat, element)
    return (why.message.id, why.rule) if why else None


def test_reasons_for_spaces() -> None:
    table = Table(5)
    table.have(0, "gold", ready="3")
    table.build("euphoria-a", "apothecary", stars=[1])
    table.stand("plot-wastelands-b-1", 1, 2)
    assert reason(table, "space:farm") is None
    assert reason(table, "space:end-euphorian") == ("why-not-dug", "EU-30")
    assert reason(table, "space:market-subterra-a") == ("why-not-built", "EU-32")
    assert reason(table, "space:site-euphoria-a") == ("why-built", "EU-32")
    assert reason(table, "space:edge-wastelands-b") == ("why-taken", "EU-31")
    assert reason(table, "space:cloud-mine") == ("why-penalty", "EU-70")
    assert reason(table, "space:tank-energy") == ("why-cannot-pay", "EU-24")


def test_reasons_for_other_things() -> None:
    table = Table()
    table.have(0, ready="3 3 5")
    table.have(1, ready="2")
    assert reason(table, "die:4") == ("why-no-such-worker", "EU-11")
    assert reason(table, "retrieve") == ("why-nobody-out", "EU-42")
    assert reason(table, "dilemma") == ("why-cannot-solve", "EU-45")
    assert reason(table, "item:gold") == ("why-no-choice", "EU-10")
    assert reason(table, "retrieve", seat=1) == ("why-not-your-turn", "EU-10")
    table.play("place 3 farm")
    assert reason(table, "die:5") == ("why-same-number", "EU-11")
    assert reason(table, "retrieve") == ("why-once-started", "EU-10")
    with pytest.raises(UnknownElement, match="There is no “space:moon” on this table"):
        GAME.why_not(table.city, 0, "space:moon")


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    table = Table()
    table.have(0, "energy", ready="3")
    table.deck("bear")
    table.play("place 3 tunnel-euphorian", "draw")
    told = {seat: [event.kind for event in GAME.events(table.city, seat)] for seat in (0, 1, None)}
    assert "drew" in told[0] and "drew" not in told[1]
    assert told[1] == told[None] and "drew-secretly" in told[1]


def test_hands_recruits_and_dilemmas_are_secret() -> None:
    table = Table()
    table.have(0, "bear", hidden="katy", recruits="ben")
    own, rival = (cast(list[dict[str, object]], table.city.view(seat)["players"])[0] for seat in (0, 1))
    assert own["hand"] == {"book": 0, "balloons": 0, "glasses": 0, "game": 0, "bear": 1, "bat": 0}
    assert (rival["hand"], rival["cards"], rival["dilemma"]) == (None, 1, None)
    assert [each["recruit"] for each in cast(list[dict[str, object]], rival["recruits"])] == ["ben", None]


def test_unbuilt_markets_are_nobodys() -> None:
    table = Table()
    table.build("euphoria-b", "spa")
    sites = cast(list[dict[str, object]], table.city.view(0)["sites"])
    assert [site["market"] for site in sites] == [None, "spa", None, None, None, None]


def careless(decisions: int) -> State:
    state = GAME.new(4, 7, {})
    rng = Rng.from_seed(1)
    for _ in range(decisions):
        choices = state.legal()
        state.apply(state.wander(state.to_move, ints(choices), len(choices), rng))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 150])
def test_the_board_fits_the_terminal(language: str, width: int) -> None:
    for state in (careless(0), careless(100), careless(400)):
        for seat in (0, None):
            page = io.StringIO()
            console = Console(file=page, width=width, no_color=True)
            console.print(GAME.draw(state.view(seat), catalogue(language, GAME.package), width))
            assert max(map(len, page.getvalue().splitlines())) <= width


@pytest.mark.rule("EU-15")
@pytest.mark.parametrize(
    ("rolled", "knowledge", "percent"),
    [(2, 3, 0.0), (2, 6, 16.7), (3, 3, 25.9), (3, 5, 50.0), (4, 1, 44.4), (4, 6, 90.3)],
)
def test_the_risk_of_retrieving(rolled: int, knowledge: int, percent: float) -> None:
    assert risks([], rolled, knowledge, 16)[-1] == percent

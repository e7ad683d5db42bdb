"""The tenth star, finishing together, and every tie-break."""

from __future__ import annotations

import pytest
from euphoria_table import Table

from ludothek.games.euphoria.tables import STARS_AT, TERRITORY_IN


@pytest.mark.rule("EU-48")
def test_the_tenth_star_wins_at_once() -> None:
    table = Table()
    table.have(0, "gold*3", ready="3 3", recruits="esme", stars=9)
    table.have(0, "book")
    table.play("place 3 nimbus-loft")
    assert table.city.over and table.city.ranks() == [1, 2]


@pytest.mark.rule("EU-48")
def test_nine_stars_do_not() -> None:
    table = Table()
    table.have(0, "gold*3", ready="3", stars=8)
    table.play("place 3 nimbus-loft")
    assert not table.city.over


def finish_together(seats: int = 2) -> Table:
    """Seats 0 and 1 each need one star, and a market is about to be built by both."""
    table = Table(seats)
    table.have(0, "gold", ready="3", stars=9, morale=2)
    table.have(1, stars=9, morale=2)
    table.stand("plot-euphoria-a-1", 1, 2)
    if seats > 3:
        table.stand("plot-euphoria-a-2", 1, 2)
    return table


@pytest.mark.rule("EU-48", "EU-49")
@pytest.mark.parametrize(("morale", "ranks"), [(3, [2, 1]), (1, [1, 2])])
def test_morale_decides(morale: int, ranks: list[int]) -> None:
    table = finish_together()
    table.have(1, morale=morale)
    table.play("place 3 site-euphoria-a")
    assert table.city.over and table.city.ranks() == ranks


@pytest.mark.rule("EU-49")
def test_then_less_knowledge() -> None:
    table = finish_together()
    table.have(1, knowledge=2)
    table.play("place 3 site-euphoria-a")
    assert table.city.ranks() == [2, 1]


@pytest.mark.rule("EU-49")
def test_then_more_markets() -> None:
    table = finish_together()
    table.city.board[STARS_AT + 3] |= 0b10
    table.play("place 3 site-euphoria-a")
    assert table.city.ranks() == [2, 1]


@pytest.mark.rule("EU-49")
def test_then_more_territories_led_alone() -> None:
    table = finish_together(3)
    table.city.board[TERRITORY_IN + 0 * 3 + 0] = 1
    table.city.board[TERRITORY_IN + 0 * 3 + 2] = 1  # shared: nobody leads
    table.city.board[TERRITORY_IN + 1 * 3 + 1] = 1
    table.play("place 3 site-euphoria-a")
    assert table.city.ranks()[:2] == [2, 1]


@pytest.mark.rule("EU-50")
def test_then_the_last_roll() -> None:
    table = finish_together()
    table.have(0, ready="1")
    table.rolls(1, 1, 6, 6, 2)  # both return: 1 and 1; then 6 + 6 against 2
    table.play("place 3 site-euphoria-a")
    assert table.city.ranks() == [2, 1]


@pytest.mark.rule("EU-51")
def test_places_of_the_others() -> None:
    table = Table(4)
    table.have(0, "gold*3", ready="3", stars=9)
    table.have(1, stars=5)
    table.have(2, stars=7)
    table.have(3, stars=5)
    table.play("place 3 nimbus-loft")
    assert table.city.ranks() == [1, 3, 2, 3]


@pytest.mark.rule("EU-48")
def test_a_visit_and_the_allegiance_it_raises_are_one_event() -> None:
    table = Table()
    table.have(0, "gold*3", ready="3", stars=9)
    table.have(1, recruits="kaden", stars=9, morale=4)
    table.allegiance("icarite", 10)
    table.play("place 3 nimbus-loft")
    assert table.city.scores() == [10, 10] and table.city.ranks() == [2, 1]


@pytest.mark.rule("EU-7")
def test_several_stars_of_one_player_in_a_territory() -> None:
    table = Table()
    table.have(0, "gold*9", ready="3 3 3")
    table.play("place 3 nimbus-loft", "place 3 nimbus-loft", "place 3 nimbus-loft")
    assert table.territory("icarite", 0) == 2  # with two players there are two places

"""The judgement: greedy minds open markets, do not hoard, finish, and beat random ones."""

from __future__ import annotations

import pytest

from ludothek.games.euphoria import GAME
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.tables import GOODS
from ludothek.kernel.mode import COMPILED
from ludothek.kernel.rng import Rng
from ludothek.minds import mind

PLAIN = {"trading": False}


def played(names: tuple[str, ...], seed: int) -> Dystopia:
    minds = [mind(GAME, name) for name in names]
    rng = Rng.from_seed(seed)
    city = GAME.new(len(names), seed, PLAIN)
    while not city.over:
        seat = city.to_move
        city.apply(minds[seat].choose(city.determinize(seat, rng), seat, rng))
        assert city.decisions < 5000
    return city


def test_greedy_beats_random() -> None:
    games = 100 if COMPILED else 20
    won = 0
    for seed in range(games):
        seat = seed % 2
        city = played(("greedy", "random") if seat == 0 else ("random", "greedy"), seed)
        won += city.ranks()[seat] == 1
    assert won >= games * 0.98


@pytest.mark.parametrize("seed", [40, 60, 75, 84, 104])
def test_greedy_does_not_go_round_in_circles_with_its_last_free_worker(seed: int) -> None:
    """Against somebody who always takes the last choice: these games took 600 to more than 1,200 decisions before."""
    player, rng = mind(GAME, "greedy"), Rng.from_seed(seed)
    city = GAME.new(2, seed, PLAIN)
    while not city.over and city.decisions < 300:
        seat = city.to_move
        city.apply(player.choose(city, seat, rng) if seat == seed % 2 else city.legal(seat)[-1])
    assert city.over and city.ranks()[seed % 2] == 1


def test_four_greedy_minds_build_and_finish() -> None:
    cities = [played(("greedy",) * 4, seed) for seed in range(10 if COMPILED else 3)]
    assert sum(sum(city.built) for city in cities) >= len(cities)
    for city in cities:
        assert city.turn < 4 * 100
        assert max(sum(city.goods[seat * GOODS : seat * GOODS + GOODS]) for seat in range(4)) < 40

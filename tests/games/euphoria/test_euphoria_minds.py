"""The judgement: greedy minds open markets, do not hoard, finish, and beat random ones."""

from __future__ import annotations

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


def test_four_greedy_minds_build_and_finish() -> None:
    cities = [played(("greedy",) * 4, seed) for seed in range(10 if COMPILED else 3)]
    assert sum(sum(city.built) for city in cities) >= len(cities)
    for city in cities:
        assert city.turn < 4 * 100
        assert max(sum(city.goods[seat * GOODS : seat * GOODS + GOODS]) for seat in range(4)) < 40

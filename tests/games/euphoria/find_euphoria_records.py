"""Searches seeds until every wanted game is found, and writes those that are not there yet.

Run it as a script. Records never change once they are written: they must replay for ever.
"""

from __future__ import annotations

from pathlib import Path

from euphoria_features import WANTED, Feature, steps

import ludothek
from ludothek.games.euphoria.scoring import tie_break_key
from ludothek.kernel import Record, Rng, Session
from ludothek.kernel.arrays import ints
from ludothek.kernel.mind import playout
from ludothek.minds import mind

FOLDER = Path(__file__).parents[2] / "records" / "euphoria"
GAME = ludothek.game("euphoria")
TIES = {
    "tie_broken_by_morale": 1,
    "tie_broken_by_knowledge": 2,
    "tie_broken_by_markets": 3,
    "tie_broken_by_territories": 4,
    "tie_broken_by_the_last_roll": 5,
}


def record(seats: int, players: str, options: dict[str, object], seed: int) -> Record:
    """The game of a seed, played by greedy minds or by careless wandering."""
    name = "greedy" if players == "greedy" else "random"
    session = Session.start(GAME, [name] * seats, seed, options, [name] * seats)
    rng = Rng.from_seed(seed).branch()
    player = mind(GAME, name)
    while not session.state.over:
        state, seat = session.state, session.state.to_move
        if players == "greedy":
            session.decide(player.choose(state.determinize(seat, rng), seat, rng))
        else:
            legal = state.legal(seat)
            session.decide(state.wander(seat, ints(legal), len(legal), rng))
    return session.record


def could_have(feature: Feature, seats: int, players: str, options: dict[str, object], seed: int) -> bool:
    """A quick look at the end of a careless game, before it is written down: rare endings need many."""
    if players == "greedy" or feature.__name__ not in TIES:
        return True
    city = GAME.new(seats, seed, options)
    playout(city, Rng.from_seed(seed).branch())
    first, second = sorted((tie_break_key(city, seat) for seat in range(seats)), reverse=True)[:2]
    level = next((n for n in range(6) if first[n] != second[n]), 5)
    return level == TIES[feature.__name__]


def find(seats: int, players: str, options: dict[str, object], feature: Feature) -> Record:
    seed = 0
    while True:
        seed += 1
        if could_have(feature, seats, players, options, seed):
            found = record(seats, players, options, seed)
            if any(feature(step) for step in steps(found)):
                return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seats, players, options, feature in WANTED:
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(find(seats, players, options, feature).write(), encoding="utf-8")
            print(path.name, flush=True)


if __name__ == "__main__":
    main()

"""Searches seeds until every wanted game is found, and writes those that are not there yet.

Run it as a script. Records never change once they are written: they must replay for ever.
"""

from __future__ import annotations

from pathlib import Path

from worldsfair_features import WANTED, Feature, steps

import ludothek
from ludothek.kernel import Record, Rng, Session
from ludothek.kernel.mind import playout
from ludothek.minds import mind

FOLDER = Path(__file__).parents[2] / "records" / "worldsfair"
GAME = ludothek.game("worldsfair")
ENDINGS = {"won_by_approvals": 1, "won_by_fewer_proposals": 2, "shared_victory": 3}


def record(seats: int, players: str, seed: int) -> Record:
    """The game of a seed, played by one kind of mind in all seats."""
    name = "greedy" if players == "greedy" else "random"
    options = {"approvals": "ask" if players == "ask" else "automatic"}
    session = Session.start(GAME, [name] * seats, seed, options, [name] * seats)
    rng = Rng.from_seed(seed).branch()
    player = mind(GAME, name)
    while not session.state.over:
        seat = session.state.to_move
        session.decide(player.choose(session.state.determinize(seat, rng), seat, rng))
    return session.record


def could_have(feature: Feature, seats: int, players: str, seed: int) -> bool:
    """A quick look at the end of a random game, before it is written down: rare endings need many."""
    if feature.__name__ not in ENDINGS or players != "random":
        return True
    state = GAME.new(seats, seed)
    playout(state, Rng.from_seed(seed).branch())
    scores = sorted(state.scores(), reverse=True)
    return scores[0] == scores[1] and (feature.__name__ != "shared_victory" or state.ranks().count(1) > 1)


def find(seats: int, players: str, feature: Feature) -> Record:
    seed = 0
    while True:
        seed += 1
        if could_have(feature, seats, players, seed):
            found = record(seats, players, seed)
            if any(feature(step) for step in steps(found)):
                return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seats, players, feature in WANTED:
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(find(seats, players, feature).write(), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()

"""How fast World's Fair 1893 is in plain C, the limit for our own engine: compiles and runs ``worldsfair.c``.

    python bench/reference.py --seconds 1.0

It prints a JSON list, one object per number of seats, as the peers do. Before that it makes sure that the C program
plays the same games as the Ludothek that this interpreter has.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from ludothek.kernel.mind import playout
from ludothek.kernel.registry import game
from ludothek.kernel.rng import Rng

SOURCE: Final = Path(__file__).with_name("worldsfair.c")
SEATS: Final = (2, 3, 4)
REPETITIONS: Final = 3


class OtherGames(Exception):
    """The C program does not play what Ludothek plays, in one sentence."""


def build(folder: Path) -> Path:
    program = folder / "worldsfair"
    subprocess.run([os.environ.get("CC", "cc"), "-O2", "-o", program, SOURCE], check=True)
    return program


def run(program: Path, *words: object) -> str:
    return subprocess.run([program, *map(str, words)], check=True, capture_output=True, text=True).stdout


def same_games(program: Path, count: int) -> None:
    """So many games of every number of seats take as many decisions and end with the same scores."""
    title = game("worldsfair")
    for seats in SEATS:
        rng = Rng.from_seed(1)
        theirs = run(program, "games", seats, count).splitlines()
        for seed in range(count):
            state = title.new(seats, seed)
            ours = " ".join(map(str, [playout(state, rng), *state.scores()]))
            if theirs[seed] != ours:
                raise OtherGames(f"The game of seed {seed} with {seats} seats is {ours}, but in C {theirs[seed]}.")


def rates(program: Path, seconds: float) -> list[dict[str, str | int]]:
    rows: list[dict[str, str | int]] = []
    for seats in SEATS:
        runs = [run(program, "rate", seats, seconds).split() for _ in range(REPETITIONS)]
        decisions, games = (round(median(map(float, column))) for column in zip(*runs, strict=True))
        rows.append({"peer": "c", "seats": seats, "decisions_per_second": decisions, "games_per_second": games})
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure World's Fair 1893 in plain C.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per repetition")
    parser.add_argument("--games", type=int, default=100, help="games to compare first, for every number of seats")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            program = build(Path(folder))
            same_games(program, options.games)
        except (OtherGames, OSError, subprocess.CalledProcessError) as reason:
            print(f"reference: {reason}", file=sys.stderr)
            return 2
        print(json.dumps(rates(program, options.seconds), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

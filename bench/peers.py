"""How fast the peers play: random games of Catanatron and OpenSpiel on one core, called the way their users call them.

Run it with the interpreter of an environment that holds `bench/requirements.txt`; it needs nothing else:

    python bench/peers.py --seconds 1.0 --only openspiel:hanabi

It prints a JSON list, one object per peer and number of seats. Every rate is per second of process CPU time, the
median of several repetitions after a warm-up. A decision is an action of a player; dice and deals, where the peer
makes them events of their own, are counted apart as chance events.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Final, NamedTuple, Protocol, cast

REPETITIONS: Final = 3
CLONES: Final = 100
"""Copies between two looks at the clock, which costs as much as a fast copy does."""
SEED: Final = 1851


class Tally(NamedTuple):
    """What happened in one game."""

    decisions: int = 0
    chance_events: int = 0


class Table(NamedTuple):
    """A peer's game with its players seated."""

    version: str
    play: Callable[[], Tally]
    """Plays one random game to its end."""
    clone: Callable[[], object]
    """Copies a position from the middle of a random game."""


class CatanState(Protocol):
    """The part of `catanatron.state.State` used here."""

    actions: list[object]


class CatanGame(Protocol):
    """The part of `catanatron.Game` used here."""

    state: CatanState

    def play(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> object: ...


def catanatron(seats: int) -> Table:
    """Catan among `RandomPlayer`s. Every action applied is a decision, the roll of the dice and forced ones too."""
    library = import_module("catanatron")
    colors = list(library.Color)[:seats]

    def deal(seed: int | None = None) -> CatanGame:
        return cast(CatanGame, library.Game([library.RandomPlayer(color) for color in colors], seed))

    def play() -> Tally:
        game = deal()
        game.play()
        return Tally(decisions=len(game.state.actions))

    whole, half = deal(SEED), deal(SEED)
    whole.play()
    for _ in range(len(whole.state.actions) // 2):
        half.play_tick()
    return Table(version("catanatron"), play, half.copy)


class SpielState(Protocol):
    """The part of `pyspiel.State` used here."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def history(self) -> list[int]: ...
    def clone(self) -> object: ...


class SpielGame(Protocol):
    """The part of `pyspiel.Game` used here."""

    def new_initial_state(self) -> SpielState: ...


def openspiel(name: str) -> Table:
    """A game of OpenSpiel by its name there, driven from Python."""
    game = cast(SpielGame, import_module("pyspiel").load_game(name))

    def play_out(state: SpielState) -> Tally:
        decisions = chance_events = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # OpenSpiel's examples call numpy.random.choice, which does more than is needed here.
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                chance_events += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return Tally(decisions, chance_events)

    whole, half = game.new_initial_state(), game.new_initial_state()
    play_out(whole)
    history = whole.history()
    for action in history[: len(history) // 2]:
        half.apply_action(action)
    return Table(version("open_spiel"), lambda: play_out(game.new_initial_state()), half.clone)


PEERS: Final[dict[str, tuple[tuple[int, ...], Callable[[int], Table]]]] = {
    "catanatron": ((2, 3, 4), catanatron),
    "openspiel:gin_rummy": ((2,), lambda _: openspiel("gin_rummy")),
    "openspiel:backgammon": ((2,), lambda _: openspiel("backgammon")),
    "openspiel:hanabi": ((2, 3, 4), lambda seats: openspiel(f"hanabi(players={seats})")),
}


class Rates(NamedTuple):
    """Per second of CPU time."""

    rounds: float
    decisions: float
    chance_events: float


def repeat(play: Callable[[], Tally], seconds: float) -> Rates:
    """Plays round after round for `seconds` of CPU time."""
    rounds = decisions = chance_events = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tally = play()
        rounds += 1
        decisions += tally.decisions
        chance_events += tally.chance_events
    return Rates(rounds / spent, decisions / spent, chance_events / spent)


def measure(play: Callable[[], Tally], seconds: float) -> Rates:
    """The median of several repetitions, after a warm-up."""
    repeat(play, seconds / 4)
    repetitions = [repeat(play, seconds) for _ in range(REPETITIONS)]
    return Rates(*map(median, zip(*repetitions, strict=True)))


def report(peer: str, seats: int, table: Table, seconds: float) -> dict[str, str | int | float]:
    """One line of the result: how this peer does at this number of seats."""

    def clone() -> Tally:
        for _ in range(CLONES):
            table.clone()
        return Tally()

    games = measure(table.play, seconds)
    clones = measure(clone, seconds / 4)
    row: dict[str, str | int | float] = {
        "peer": peer,
        "version": table.version,
        "seats": seats,
        "decisions_per_second": round(games.decisions),
        "games_per_second": round(games.rounds, 1),
        "clones_per_second": round(clones.rounds * CLONES),
    }
    if games.chance_events:
        row["chance_events_per_second"] = round(games.chance_events)
    return row


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how fast the peers play at random; prints JSON.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per repetition (default: %(default)s)")
    parser.add_argument("--only", choices=PEERS, metavar="NAME", help=f"one of {', '.join(PEERS)}")
    options = parser.parse_args()

    random.seed(SEED)
    rows = []
    for peer in [options.only] if options.only else PEERS:
        seatings, seat = PEERS[peer]
        for seats in seatings:
            try:
                table = seat(seats)
            except ImportError as missing:
                remedy = f"{sys.executable} -m pip install -r bench/requirements.txt"
                print(f"peers: {peer} is missing ({missing}); install it with: {remedy}", file=sys.stderr)
                return 2
            rows.append(report(peer, seats, table, options.seconds))
    print(json.dumps(rows, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())

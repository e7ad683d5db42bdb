"""``ludothek bench``: how fast a title runs on one core, by random play."""

from __future__ import annotations

import json
import time
import tracemalloc
from argparse import Namespace
from collections.abc import Callable, Mapping
from statistics import median

from rich import box
from rich.table import Table

from ludothek.cli.content import use_content
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.locale import Catalogue, catalogue
from ludothek.kernel.mind import playout
from ludothek.kernel.registry import game, titles
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

REPETITIONS = 5
CLONES = 2000


def bench(args: Namespace) -> int:
    if not 0 < args.seconds <= 3600:
        raise LudothekError("measurement", seconds=f"{args.seconds:g}")
    if args.content and not args.title:
        raise LudothekError("content-without-title")
    use_content(args.content, args.title)
    measured = [
        {"title": title, **measure(game(title), seats, args.seconds, dict(args.option))}
        for title in ([args.title] if args.title else titles())
        for seats in range(game(title).min_seats, game(title).max_seats + 1)
    ]
    if args.json:
        print(json.dumps(measured, indent=2))
    else:
        speak = catalogue(args.lang)
        for title in dict.fromkeys(row["title"] for row in measured):
            Screen(speak).print(_table(speak, [row for row in measured if row["title"] == title]))
    return 0


def measure(found: Game, seats: int, seconds: float, options: Mapping[str, object]) -> dict[str, int]:
    """Medians of several repetitions in processor time, new games included."""
    playouts = [_playouts(found, seats, seconds, options) for _ in range(REPETITIONS)]
    api = [_api(found, seats, seconds, options) for _ in range(REPETITIONS)]
    return {
        "seats": seats,
        "decisions_per_second": round(median(decisions for decisions, _ in playouts)),
        "api_decisions_per_second": round(median(decisions for decisions, _ in api)),
        "games_per_second": round(median(games for _, games in playouts)),
        "clones_per_second": round(median(_clones(found, seats, seconds, options) for _ in range(REPETITIONS))),
        "bytes_per_state": _bytes(found, seats, options),
    }


def _playouts(found: Game, seats: int, seconds: float, options: Mapping[str, object]) -> tuple[float, float]:
    """Decisions and games per second of the loop that minds use."""
    rng = Rng.from_seed(1)
    return _rate(seconds, lambda seed: playout(found.new(seats, seed, options), rng))


def _api(found: Game, seats: int, seconds: float, options: Mapping[str, object]) -> tuple[float, float]:
    """The same through the public methods, from a loop that is never compiled."""
    rng = Rng.from_seed(1)

    def play(seed: int) -> int:
        state: State = found.new(seats, seed, options)
        while not state.over:
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))])
        return state.decisions

    return _rate(seconds, play)


def _clones(found: Game, seats: int, seconds: float, options: Mapping[str, object]) -> float:
    state = found.new(seats, 1, options)

    def clone(_: int) -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return _rate(seconds / 4, clone)[0]


def _rate(seconds: float, work: Callable[[int], int]) -> tuple[float, float]:
    """How much of the work is done per second, in pieces and in calls."""
    pieces = calls = 0
    begun = time.process_time()
    while (elapsed := time.process_time() - begun) < seconds:
        pieces += work(calls)
        calls += 1
    return pieces / elapsed, calls / elapsed


def _bytes(found: Game, seats: int, options: Mapping[str, object]) -> int:
    state = found.new(seats, 1, options)
    tracemalloc.start()
    kept = [state.clone() for _ in range(CLONES)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round(size / len(kept))


def _table(speak: Catalogue, measured: list[dict[str, int | str]]) -> Table:
    """One title's measurements."""
    table = Table(title=str(measured[0]["title"]), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for column in ("seats", "decisions", "api", "games", "clones", "bytes"):
        table.add_column(speak(f"bench-{column}"), justify="right", no_wrap=True)
    for row in measured:
        table.add_row(*(speak.number(value) for value in row.values() if isinstance(value, int)))
    return table

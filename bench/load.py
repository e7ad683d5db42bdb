"""Many tables played at once: Ludothek's server beside boardgame.io's, under the same script in one run.

npm ci --prefix bench/boardgameio
python bench/load.py

Beside another version of our own, installed (compiled) into a folder:

mkdir -p build/source && git archive COMMIT | tar -x -C build/source
pip install --no-build-isolation --no-deps --target build/before build/source
python bench/load.py --against build/before --only ludothek
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median

from load_boardgameio import BoardgameIO
from load_driver import HERE, Peer, compare, run
from load_figures import Pace, Result, heading, keeps, paced, ratios, row, spread
from load_idle import compare_idle
from load_ludothek import Ludothek
from load_presence import PRESENCE_BAR, compare_presence, ratio
from load_store import measure_store
from load_watchers import compare_watched

OURS, BEFORE, PEER, FILES = "ludothek", "before", "boardgame.io", "boardgame.io-files"
CALM = 1000.0
"""Decisions per second at which we are judged: many people, and a server that is not at its limit."""
FLAT_OUT_BAR = 2.5
"""Our decisions per second of CPU time are at least so many times boardgame.io's."""
CALM_BAR = 0.70
"""Our CPU time of a decision at a calm pace is at most so much of boardgame.io's, and of the version before."""
HARDENING_BAR = 1.05
"""Our CPU time of a decision at any other pace is at most so much of the version before."""
WATCHED_BAR = 0.75
"""The CPU time of a decision that many watch is at most so much of the version before."""
KIB = 100
"""The most an idle table may take."""

Found = dict[str, dict[Pace, list[Result]]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement (default: 3)")
    parser.add_argument("--paces", type=float, nargs="*", default=[250.0, CALM, 4000.0], help="decisions per second")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--idle", type=int, default=0, help="also measure the memory of this many idle tables")
    parser.add_argument("--node", default=shutil.which("node") or "node")
    parser.add_argument("--only", choices=(OURS, PEER, FILES), help="measure only one of them")
    parser.add_argument("--against", type=Path, help="also measure the Ludothek that is installed in this folder")
    parser.add_argument("--watchers", type=int, default=0, help="also measure a table that so many watch")
    parser.add_argument("--presence", action="store_true", help="also measure what it costs to know who is there")
    parser.add_argument("--stored", type=int, default=0, help="also measure a server with this many stored tables")
    parser.add_argument("--title", default="worldsfair", help="what is played on Ludothek")
    arguments = parser.parse_args()
    if arguments.only != OURS and not (HERE / "boardgameio" / "node_modules").is_dir():
        print("boardgame.io is not installed: npm ci --prefix bench/boardgameio", file=sys.stderr)
        return 2
    if arguments.against and not (arguments.against / "ludothek").is_dir():
        print(f"There is no Ludothek in {arguments.against}.", file=sys.stderr)
        return 2
    run(measure(arguments))
    return 0


async def measure(arguments: argparse.Namespace) -> None:
    makes: dict[str, Callable[[], Peer]] = {
        OURS: partial(Ludothek, arguments.title),
        PEER: partial(BoardgameIO, arguments.node),
        FILES: partial(BoardgameIO, arguments.node, keep=True),
    }
    makes = {name: make for name, make in makes.items() if arguments.only in (None, name)}
    files = {name: makes.pop(name) for name in (FILES,) if name in makes}
    if arguments.against:
        makes[BEFORE] = partial(Ludothek, arguments.title, installed=arguments.against.resolve())
    verdicts: list[str] = []
    if arguments.rounds:
        script = (arguments.tables, arguments.seats)
        print(heading())
        found = await compare(makes, arguments.rounds, *script, [*arguments.paces, None], arguments.seconds)
        found |= await compare(files, 1, *script, [None], arguments.seconds)
        print("medians (and from least to most)")
        for name, paces in found.items():
            for pace, results in paces.items():
                print(row(name, pace, results))
        verdicts += judged(found)
    if arguments.watchers:
        watched = {OURS: partial(Ludothek, arguments.title)}
        if arguments.against:
            watched[BEFORE] = partial(Ludothek, arguments.title, installed=arguments.against.resolve())
        costs = await compare_watched(watched, max(1, arguments.rounds), arguments.watchers)
        for name, milliseconds in costs.items():
            print(f"{name}, {arguments.watchers} watchers: {spread(milliseconds)} ms of CPU time for a decision")
        if BEFORE in costs:
            times = [ours / before for ours, before in zip(costs[OURS], costs[BEFORE], strict=True)]
            figures = f"{spread(times)} of the CPU time before, bar {WATCHED_BAR}"
            verdicts.append(_verdict(f"{arguments.watchers} watchers", figures, round(median(times), 2) <= WATCHED_BAR))
    if arguments.presence:
        costs_of_two = await compare_presence(
            partial(Ludothek, arguments.title), max(1, arguments.rounds), arguments.seconds
        )
        for without, present in costs_of_two:
            print(f"presence: {present:.1f} ms of CPU time a second, without {without:.1f}")
        figures = f"{ratio(costs_of_two):.3f} of the CPU time without, bar {PRESENCE_BAR}"
        verdicts.append(_verdict("presence", figures, ratio(costs_of_two) <= PRESENCE_BAR))
    if arguments.idle:
        single: list[Callable[[], Peer]] = [partial(Ludothek, arguments.title)]
        idle = (await compare_idle(single, arguments.idle, arguments.seats))[0]
        verdicts.append(_verdict("idle table", f"{max(idle):.1f} KiB, bar under {KIB}", max(idle) < KIB))
    if arguments.stored:
        stored = await measure_store(arguments.stored)
        for line in stored.lines:
            print(line, flush=True)
        start, opening = stored.start, stored.opening_ms
        verdicts.append(_verdict("start", f"{start:.2f} s with {arguments.stored} tables, bar under 2", start < 2))
        verdicts.append(_verdict("opening a long game", f"{opening:.1f} ms of server time, bar under 50", opening < 50))
    for verdict in verdicts:
        print(verdict)


def judged(found: Found) -> list[str]:
    """Ours beside each of the others; of ratios round by round the median counts."""
    ours, verdicts = found.get(OURS, {}), []
    for name, paces in found.items():
        if name == OURS or not ours:
            continue
        for pace, theirs in paces.items():
            verdicts += _beside(name, pace, ours[pace][: len(theirs)], theirs)
    return verdicts


def _beside(name: str, pace: Pace, ours: Sequence[Result], theirs: Sequence[Result]) -> list[str]:
    where = f"{paced(pace)} beside {name}"
    if not keeps(theirs, pace):
        return [_verdict(where, "it cannot keep this pace", keeps(ours, pace))]
    cpu = ratios(ours, theirs, lambda result: result.cpu_us)
    if name in (PEER, FILES) and pace is None:
        times = [1 / ratio for ratio in cpu]
        figures = f"{spread(times)} times the decisions per core, bar {FLAT_OUT_BAR}"
        return [_verdict(where, figures, median(times) >= FLAT_OUT_BAR)]
    bar = CALM_BAR if pace == CALM else HARDENING_BAR if name == BEFORE else 1.0
    verdicts = [_verdict(where, f"{spread(cpu)} of its CPU time, bar {bar}", round(median(cpu), 2) <= bar)]
    if name == PEER and pace == CALM:
        late, their_late = (median(result.p99_ms for result in results) for results in (ours, theirs))
        verdicts.append(_verdict(where, f"p99 {late:.1f} ms, its {their_late:.1f} ms", late <= their_late))
    return verdicts


def _verdict(what: str, figures: str, met: bool) -> str:
    return f"{'met' if met else 'MISSED':<8}{what}: {figures}"


if __name__ == "__main__":
    sys.exit(main())

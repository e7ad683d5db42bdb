"""Ludothek beside its peers: measured in one run on one machine, raw numbers first, then ratios against our own bars.

    python bench/compare.py --peers-python PATH_TO_THE_PEERS_PYTHON

Compiled Ludothek (the installed wheel), pure Ludothek (the source tree), its environments for research, World's Fair
in plain C and the peers take turns for several rounds, and the median of the rounds counts, so that whatever else the
machine does hits all of them alike. A missed bar is news, not an error: only `--check` turns it into exit code 1. Exit
code 2 says that something could not be measured.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

COMPILED: Final = "compiled"
PURE: Final = "pure"
ENVS: Final = "envs"
PEERS: Final = "peers"
C: Final = "c"


class Bar(NamedTuple):
    """`measure` of `ours`, at least `least` times the rival's decisions per second; without a rival, `least` itself."""

    ours: str
    measure: str
    least: float
    rival: str | None
    seats: tuple[int, ...]


CLONES: Final = "clones_per_second"
DECISIONS: Final = "decisions_per_second"
TWO_CORES: Final = "two_cores_per_second"
AGENTS: Final = "agents_per_second"
OF_ENGINE: Final = "vector_of_engine"
OF_API: Final = "agents_of_api"
OF_SEEING: Final = "adapter_of_seeing"


def of_environments(two_cores: float) -> tuple[Bar, ...]:
    """What an environment has to reach: the vector one on two cores, and PettingZoo's beside PettingZoo's own games.

    An environment should cost less than three times what the engine does: in its own loop, called from Python, and
    called from Python for what the seat sees, too.
    """
    return (
        Bar(ENVS, TWO_CORES, two_cores, None, (4,)),
        Bar(ENVS, OF_ENGINE, 0.33, None, (4,)),
        Bar(ENVS, OF_API, 0.33, None, (4,)),
        Bar(ENVS, OF_SEEING, 0.33, None, (4,)),
        Bar(ENVS, DECISIONS, 1, "pgx:connect_four", (2,)),
        Bar(ENVS, DECISIONS, 1, "pgx:backgammon", (2,)),
        Bar(ENVS, AGENTS, 10, "pettingzoo:connect_four", (2,)),
        Bar(ENVS, AGENTS, 50, "pettingzoo:chess", (2,)),
    )


BARS: Final = {
    "essen": (
        Bar(COMPILED, DECISIONS, 30, "catanatron", (2, 3, 4)),
        Bar(COMPILED, DECISIONS, 8, PURE, (2, 3, 4, 5)),
        Bar(COMPILED, CLONES, 300_000, None, (2, 3, 4, 5)),
        *of_environments(700_000),
    ),
    "worldsfair": (
        Bar(COMPILED, DECISIONS, 60, "catanatron", (2, 3, 4)),
        Bar(COMPILED, DECISIONS, 20, "openspiel:gin_rummy", (2,)),
        Bar(COMPILED, DECISIONS, 20, "openspiel:backgammon", (2,)),
        Bar(COMPILED, DECISIONS, 3, "openspiel:hanabi", (2, 3, 4)),
        Bar(COMPILED, DECISIONS, 8, PURE, (2, 3, 4)),
        Bar(COMPILED, DECISIONS, 0.4, C, (4,)),
        Bar(COMPILED, "api_decisions_per_second", 25, "catanatron", (2, 3, 4)),
        Bar(PURE, DECISIONS, 5, "catanatron", (2, 3, 4)),
        Bar(COMPILED, CLONES, 700_000, None, (2, 3, 4)),
        *of_environments(1_000_000),
    ),
    "euphoria": (
        Bar(COMPILED, DECISIONS, 20, "catanatron", (2, 3, 4)),
        Bar(COMPILED, CLONES, 200_000, None, (2, 3, 4, 5, 6)),
        *of_environments(400_000),
    ),
}

OPTIONS: Final = {"euphoria": ("--option", "trading=false")}
"""Options that a title is measured with, where they are not the defaults."""

MEASURES: Final = {
    "decisions_per_second": "decisions/s",
    "api_decisions_per_second": "by API/s",
    "chance_events_per_second": "chance/s",
    "games_per_second": "games/s",
    "clones_per_second": "clones/s",
    "bytes_per_state": "bytes/state",
    "two_cores_per_second": "two cores/s",
    "agents_per_second": "PettingZoo/s",
    "vector_of_engine": "of engine",
    "agents_of_api": "of API",
    "adapter_of_seeing": "of seeing",
}

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"


class Unmeasured(Exception):
    """Why there is nothing to compare, in one sentence."""


class Contender(NamedTuple):
    """A command that prints a JSON list, one object per number of seats (and per peer)."""

    name: str
    command: list[str]
    sources: Path | None = None
    """A source tree that goes before what is installed."""


class Row(NamedTuple):
    """One object of such a list."""

    name: str
    version: str
    seats: int
    figures: dict[str, float]


@dataclass
class Record:
    """What all the rounds gave for one name at one number of seats."""

    version: str
    rounds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def figures(self) -> dict[str, float]:
        return {measure: median(values) for measure, values in self.rounds.items()}

    def spread(self) -> float:
        """How far apart the rounds lie in decisions per second, as a part of their median: the noise."""
        values = self.rounds["decisions_per_second"]
        return (max(values) - min(values)) / median(values)


Records = dict[tuple[str, int], Record]


def contenders(titles: Sequence[str], peers_python: Path, seconds: float) -> list[Contender]:
    """All titles compiled and pure, one in C, then the peers: once it is certain that what is called compiled is."""
    spec = find_spec("ludothek")
    if spec is None or not spec.submodule_search_locations:
        raise Unmeasured(f"ludothek is not installed for {sys.executable}.")
    installed = Path(spec.submodule_search_locations[0])
    if not is_compiled(installed):
        raise Unmeasured(f"the ludothek in {installed} is not compiled: install the compiled wheel.")
    if is_compiled(SOURCES):
        raise Unmeasured(f"{SOURCES} holds compiled modules, so it cannot serve as the pure mode: remove them.")

    ours: list[Contender] = []
    for title in titles:
        bench = [sys.executable, "-m", "ludothek", "bench", title, "--json", *OPTIONS.get(title, ())]
        ours += [Contender(f"{title}:{COMPILED}", bench), Contender(f"{title}:{PURE}", bench, SOURCES)]
    peers = [str(peers_python.absolute()), str(ROOT / "bench" / "peers.py"), "--seconds", str(seconds)]
    if "worldsfair" in titles:
        reference = [sys.executable, str(ROOT / "bench" / "reference.py"), "--seconds", str(seconds)]
        ours.append(Contender(C, reference))
    environments = [
        sys.executable,
        str(ROOT / "bench" / "envs.py"),
        "--json",
        "--rounds",
        "1",
        "--seconds",
        str(seconds),
    ]
    return [*ours, Contender(ENVS, environments), Contender(PEERS, peers)]


def is_compiled(folder: Path) -> bool:
    return any(file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in folder.rglob("*"))


def run(contender: Contender) -> list[Row]:
    """One turn of one contender."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if contender.sources:
        environment["PYTHONPATH"] = str(contender.sources)
    command = f"{contender.name}: `{shlex.join(contender.command)}`"
    try:
        done = subprocess.run(contender.command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    except OSError as error:
        raise Unmeasured(f"{command} does not start: {error.strerror}.") from error
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["it said nothing."])[-1]
        raise Unmeasured(f"{command} ended with exit code {done.returncode}: {reason}")
    try:
        return [read(row, contender.name) for row in json.loads(done.stdout)]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unmeasured(f"{command} did not print the expected JSON list: {error!r}.") from error


def read(row: dict[str, str | float], name: str) -> Row:
    figures = {measure: float(row[measure]) for measure in MEASURES if measure in row}
    if not figures["decisions_per_second"] > 0:
        raise ValueError(f"no decisions in {row}")
    return Row(str(row.get("peer", name)), str(row.get("version", "")), int(row["seats"]), figures)


def take_turns(contenders: Sequence[Contender], rounds: int) -> Records:
    records: Records = {}
    for turn in range(1, rounds + 1):
        for contender in contenders:
            print(f"round {turn} of {rounds}: {contender.name}", file=sys.stderr)
            for row in run(contender):
                record = records.setdefault((row.name, row.seats), Record(row.version))
                for measure, value in row.figures.items():
                    record.rounds[measure].append(value)
    return records


class Verdict(NamedTuple):
    """What came of a bar of a title at one number of seats."""

    title: str
    bar: Bar
    seats: int
    reached: float

    @property
    def met(self) -> bool:
        return self.reached >= self.bar.least


def judge(title: str, bars: Sequence[Bar], records: Records) -> Iterator[Verdict]:
    """These bars of a title, at equal numbers of seats."""

    def figure(name: str, seats: int, measure: str) -> float:
        record = records.get((name, seats))
        value = record.figures().get(measure) if record else None
        if value is None:
            raise Unmeasured(f"{name} gave no {measure} at {seats} seats, and a bar asks for it.")
        return value

    for bar in bars:
        rival = f"{title}:{PURE}" if bar.rival == PURE else bar.rival
        for seats in bar.seats:
            ours = figure(f"{title}:{bar.ours}", seats, bar.measure)
            yield Verdict(title, bar, seats, ours / figure(rival, seats, DECISIONS) if rival else ours)


def raw_table(records: Records) -> str:
    rows = [["", "seats", *MEASURES.values(), "spread"]]
    for (name, seats), record in records.items():
        figures = record.figures()
        shown = [number(figures[measure]) if measure in figures else "-" for measure in MEASURES]
        rows.append([f"{name} {record.version}".rstrip(), str(seats), *shown, f"{record.spread():.0%}"])
    return aligned(rows)


def verdict_table(verdicts: Sequence[Verdict]) -> str:
    rows = [["", "against", "seats", "reached", "bar", ""]]
    for verdict in verdicts:
        title, bar, seats, reached = verdict
        shown = [f"{reached:.2f}x", f"{bar.least}x"] if bar.rival else [number(reached), number(bar.least)]
        outcome = "met" if verdict.met else "MISSED"
        rows.append([f"{title} {bar.ours} {MEASURES[bar.measure]}", bar.rival or "-", str(seats), *shown, outcome])
    return aligned(rows)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 1 else f"{value:.2f}"


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Columns as wide as their widest cell, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows
    )


def as_json(records: Records, verdicts: Sequence[Verdict]) -> str:
    figures = [
        {"name": name, "version": record.version, "seats": seats, **record.figures(), "spread": record.spread()}
        for (name, seats), record in records.items()
    ]
    bars = [
        {**verdict._asdict(), **verdict.bar._asdict(), "seats": verdict.seats, "met": verdict.met}
        for verdict in verdicts
    ]
    return json.dumps({"python": platform.python_version(), "figures": figures, "bars": bars}, indent=2)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Ludothek beside its peers, in one run.")
    parser.add_argument("--peers-python", type=Path, required=True, metavar="PATH", help="interpreter of the peers")
    parser.add_argument("--title", choices=BARS, help="only this one (default: all)")
    parser.add_argument("--environments", action="store_true", help="only the environments, beside the peers")
    parser.add_argument("--rounds", type=int, default=3, help="turns for each (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per repetition of a peer or in C")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to FILE")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    options = parser.parse_args()

    titles = [options.title] if options.title else list(BARS)
    try:
        rivals = contenders(titles, options.peers_python, options.seconds)
        bars = {title: BARS[title] for title in titles}
        if options.environments:
            rivals = [rival for rival in rivals if rival.name in (ENVS, PEERS)]
            bars = {title: tuple(bar for bar in bars[title] if bar.ours == ENVS) for title in titles}
        records = take_turns(rivals, options.rounds)
        print(f"\nRandom play on one core, Python {platform.python_version()}, median of {options.rounds} rounds\n")
        print(raw_table(records))
        verdicts = [verdict for title in titles for verdict in judge(title, bars[title], records)]
        met = sum(verdict.met for verdict in verdicts)
        print("\nOur bars, as multiples of a rival's decisions/s\n")
        print(verdict_table(verdicts))
        print(f"\n{met} of {len(verdicts)} bars met")
        if options.json:
            options.json.write_text(as_json(records, verdicts) + "\n", encoding="utf-8")
    except (Unmeasured, OSError) as reason:
        print(f"compare: {reason}", file=sys.stderr)
        return 2
    return 1 if options.check and met < len(verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())

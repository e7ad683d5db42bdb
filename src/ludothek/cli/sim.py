"""``ludothek sim``: many games between computer players, counted."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from rich import box
from rich.table import Table

from ludothek.arena.export import Export
from ludothek.arena.report import Report, Spread, Tally
from ludothek.arena.simulate import Match, Played, simulate
from ludothek.cli.content import use_content
from ludothek.cli.progress import bar, interrupts_noted
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import Catalogue, catalogue
from ludothek.kernel.registry import game
from ludothek.kernel.rng import new_seed


def sim(args: Namespace) -> int:
    content = use_content(args.content, args.title)
    found = game(args.title)
    seats = found.min_seats if args.seats is None else args.seats
    minds = args.minds or ["greedy", *["random"] * (seats - 1)][: max(seats, 0)]
    if args.seats is not None and args.seats != len(minds):
        raise LudothekError("seats-or-minds", seats=args.seats, minds=len(minds), names=", ".join(minds))
    seed = new_seed() if args.seed is None else args.seed
    rotate, options = not args.fixed_seats, dict(args.option)
    match = Match(found.title, tuple(minds), args.games, seed, options, rotate, args.paired, content)
    games = simulate(match, args.jobs)
    screen = Screen(catalogue(args.lang, found.package))
    export = Export(Path(args.out), args.overwrite) if args.out else None
    begun = time.perf_counter()
    report, finished = _play(games, match.games, screen.catalogue, export)
    seconds = time.perf_counter() - begun
    if not finished:
        screen.say("sim-stopped", count=report.games, total=match.games)
    if report.games:
        _show(screen, report)
        number = screen.catalogue.number
        screen.say("sim-seconds", seconds=number(seconds, 1), rate=number(report.games / seconds))
        screen.say("label", name=screen.catalogue("sim-seed"), text=str(seed))
    if export:
        screen.say_whole("sim-wrote", file=str(export.table_path))
        screen.say_whole("sim-wrote", file=str(export.records_path))
    return 0 if finished else 130


def _play(
    games: Generator[Played, None, None], total: int, speak: Catalogue, export: Export | None
) -> tuple[Report, bool]:
    """Play all games; whether all were played, or somebody pressed Ctrl-C. What is done is kept either way."""
    report = Report()
    try:
        with closing(games), interrupts_noted() as interrupts, bar(speak, total) as advance:
            for played in games:
                report.add(played)
                if export:
                    export.add(played)
                advance()
                if interrupts:
                    break
    finally:
        if export:
            export.close()
    return report, report.games == total


def _show(screen: Screen, report: Report) -> None:
    speak = screen.catalogue
    by_mind = {screen.mind(name): tally for name, tally in report.by_mind.items()}
    by_seat = {screen.seat(seat): tally for seat, tally in sorted(report.by_seat.items())}
    screen.print(_table(speak, speak("sim-by-mind"), speak("sim-mind"), by_mind, screen))
    screen.print(_table(speak, speak("sim-by-seat"), speak("sim-seat"), by_seat, screen))
    spread = Spread.of(report.lengths)
    lengths = speak("in-brackets", text=speak.number(spread.mean, 1), more=f"{spread.low}–{spread.high}")
    length = speak("label", name=speak("sim-length"), text=lengths)
    screen.print(f"{speak('sim-games', count=report.games)}. {length}. {speak('sim-shared')}")


def _table(speak: Catalogue, title: str, first: str, tallies: dict[str, Tally], screen: Screen) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.add_column(first)
    table.add_column(speak("sim-wins"), justify="right", no_wrap=True)
    table.add_column(speak("sim-interval"), justify="right", no_wrap=True)
    for column in ("sim-score", "sim-middle", "sim-half", "sim-range"):
        table.add_column(speak(column), justify="right", no_wrap=True)
    for name, tally in tallies.items():
        low, high = tally.interval
        spread = tally.spread
        table.add_row(
            screen.coloured(name),
            speak.percent(tally.wins / tally.games, 1),
            f"{speak.number(100 * low, 1)}–{speak.percent(high, 1)}",
            speak.number(spread.mean, 1),
            f"{spread.middle:.0f}",
            f"{spread.quarter:.0f}–{spread.three_quarters:.0f}",
            f"{spread.low}–{spread.high}",
        )
    return table

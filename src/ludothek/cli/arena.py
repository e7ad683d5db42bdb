"""``ludothek arena``: all computer players against each other, with a report."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from rich import box
from rich.table import Table

from ludothek.arena.export import best_table, rows
from ludothek.arena.findings import Findings
from ludothek.arena.page import Page, Part
from ludothek.arena.pools import Pool
from ludothek.arena.ratings import Rating, ratings
from ludothek.arena.simulate import Played
from ludothek.arena.tournament import Games, Tournament, start
from ludothek.cli.content import read_content
from ludothek.cli.pools import pool_of
from ludothek.cli.progress import bar, interrupts_noted
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import Catalogue, catalogue
from ludothek.kernel.registry import game
from ludothek.kernel.rng import new_seed, seed_text

SHIPPED = "shipped"


def arena(args: Namespace) -> int:
    found = game(args.title)
    if args.against and not args.content:
        raise LudothekError("against-without-content")
    contents = [read_content(args.content, args.title) if args.content else None]
    if args.against:
        contents.append(None if args.against == SHIPPED else read_content(args.against, args.title))
    seats = found.min_seats if args.seats is None else args.seats
    seed = seed_text(_seed_of(args))
    tournaments = [
        Tournament(found.title, tuple(args.minds), seats, args.games, seed, dict(args.option), content)
        for content in contents
    ]
    for tournament in tournaments:
        tournament.check()
    pool = pool_of(args, 1)
    screen = Screen(catalogue(args.lang, found.package))
    names = [screen.catalogue("arena-own"), screen.catalogue("arena-shipped")] if args.against else [""]
    parts: list[Part] = []
    for number, (name, tournament) in enumerate(zip(names, tournaments, strict=True)):
        games, whole = _play(tournament, Path(args.out), f"-{number + 1}" * bool(args.against), pool, screen)
        if games:
            parts.append((name, Findings.of(games), ratings(games)))
            _show(screen, *parts[-1])
        if not whole:
            screen.say("arena-unfinished", count=len(games), total=tournament.games)
            return 130
    page = Path(args.out) / "report.html"
    speak = screen.catalogue
    minds = screen.catalogue.row([screen.mind(name) for name in args.minds])
    summary = speak("arena-summary", games=args.games, seats=seats, minds=minds)
    title = speak("arena-title", title=speak("title"))
    page.write_text(Page(speak, screen.mind).write(title, summary, parts), encoding="utf-8")
    screen.say("label", name=speak("sim-seed"), text=seed)
    screen.say_whole("sim-wrote", file=str(page))
    return 0


def _seed_of(args: Namespace) -> int:
    """The seed that is given, that of the tournament in the folder, or a new one."""
    if args.seed is not None:
        return int(args.seed)
    begun = Games.begun(Path(args.out) / f"games{'-1' * bool(args.against)}.jsonl")
    return int(begun.seed, 16) if begun else new_seed()


def _play(tournament: Tournament, folder: Path, suffix: str, pool: Pool, screen: Screen) -> tuple[list[Played], bool]:
    """Play what is missing; whether all was played, or somebody pressed Ctrl-C. What is done is kept either way."""
    kept = Games(folder / f"games{suffix}.jsonl", tournament)
    if kept.played:
        screen.say("arena-resumed", count=len(kept.played))
    played = list(kept.played)
    games = start(tournament, pool, len(played))
    counted = bar(screen.catalogue, tournament.games, len(played))
    with closing(kept), closing(games), interrupts_noted() as interrupts, counted as advance:
        for each in games:
            kept.add(each)
            played.append(each)
            advance()
            if interrupts:
                break
    whole = len(played) == tournament.games
    if whole:
        with closing(best_table(folder / f"seats{suffix}")) as table:
            for each in played:
                table.add(rows(each))
    return played, whole


def _show(screen: Screen, name: str, findings: Findings, strengths: dict[str, Rating]) -> None:
    speak = screen.catalogue
    if name:
        screen.print(name, style="bold")
    screen.print(_minds(screen, findings, strengths))
    seats = Table(title=speak("arena-seats"), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for column in ("sim-seat", "sim-wins", "sim-interval", "sim-score"):
        seats.add_column(speak(column), justify="left" if column == "sim-seat" else "right", no_wrap=True)
    for seat, tally in sorted(findings.report.by_seat.items()):
        share, spread = _shares(speak, tally.wins / tally.games, tally.interval)
        seats.add_row(screen.coloured(screen.seat(seat)), share, spread, speak.number(tally.spread.mean, 1))
    screen.print(seats)
    habits = Table(title=speak("arena-habits"), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for column in ("thing", "winners", "others", "difference"):
        habits.add_column(speak(f"arena-{column}"), justify="left" if column == "thing" else "right", no_wrap=True)
    for habit in findings.habits():
        figures = (habit.winners, habit.others, habit.difference)
        style = None if habit.is_sure else "dim"
        habits.add_row(speak.name(habit.name), *(speak.number(figure, 2) for figure in figures), style=style)
    if habits.row_count:
        screen.print(habits)


def _minds(screen: Screen, findings: Findings, strengths: dict[str, Rating]) -> Table:
    speak = screen.catalogue
    table = Table(title=speak("sim-by-mind"), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for column in ("sim-mind", "arena-strength", "sim-wins", "sim-interval", "sim-score"):
        table.add_column(speak(column), justify="left" if column == "sim-mind" else "right", no_wrap=True)
    names = [*strengths, *(name for name in findings.report.by_mind if name not in strengths)]
    for name in names:
        tally = findings.report.by_mind[name]
        share, spread = _shares(speak, tally.wins / tally.games, tally.interval)
        rating = strengths.get(name)
        strength = f"{speak.number(rating.strength, 1)} ± {speak.number(2 * rating.doubt, 1)}" if rating else ""
        table.add_row(screen.mind(name), strength, share, spread, speak.number(tally.spread.mean, 1))
    return table


def _shares(speak: Catalogue, share: float, interval: tuple[float, float]) -> tuple[str, str]:
    low, high = interval
    return speak.percent(share, 1), f"{speak.number(100 * low, 1)}–{speak.percent(high, 1)}"

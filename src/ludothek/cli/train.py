"""``ludothek train``: learns a title's chances to win from games between its computer players."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from os import cpu_count
from pathlib import Path

from rich import box
from rich.table import Table

from ludothek.cli.pools import pool_of
from ludothek.cli.progress import bar, interrupts_noted
from ludothek.cli.screen import Screen
from ludothek.kernel.locale import catalogue
from ludothek.kernel.registry import game
from ludothek.kernel.rng import new_seed, seed_text
from ludothek.training.learn import Held, Training
from ludothek.training.plan import Folder, Plan


def train(args: Namespace) -> int:
    found = game(args.title)
    seats = args.seats or range(found.min_seats, found.max_seats + 1)
    path = Path(args.out)
    seed = seed_text(_seed_of(args, path))
    options = found.settle(dict(args.option)) if args.option else {}
    changed = {name: options[name] for name, _ in args.option}
    plan = Plan(found.title, tuple(seats), args.greedy, args.search, args.iterations, seed, changed)
    training = Training(plan, path, pool_of(args, cpu_count() or 1))
    screen = Screen(catalogue(args.lang, found.package))
    if not _play(training, screen):
        return 130
    file, held = training.finish()
    if held:
        _show(screen, held)
    screen.say_whole("train-again", command=plan.command)
    screen.say_whole("sim-wrote", file=str(file))
    return 0


def _seed_of(args: Namespace, path: Path) -> int:
    """The seed that is given, that of the training in the folder, or a new one."""
    if args.seed is not None:
        return int(args.seed)
    begun = Folder.begun(path)
    return int(begun.plan.seed, 16) if begun else new_seed()


def _play(training: Training, screen: Screen) -> bool:
    """Play what is missing; whether all was played, or somebody pressed Ctrl-C. Whole batches are kept either way."""
    done, total = training.done(), training.plan.games
    if done:
        screen.say("arena-resumed", count=done)
    with (
        closing(training.play()) as batches,
        interrupts_noted() as interrupts,
        bar(screen.catalogue, total, done) as advance,
    ):
        for games in batches:
            done += games
            for _ in range(games):
                advance()
            if interrupts:
                break
    if done < total:
        screen.say("arena-unfinished", count=done, total=total)
    return done == total


def _show(screen: Screen, held: list[Held]) -> None:
    speak = screen.catalogue
    table = Table(title=speak("train-held"), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for column in ("seats", "games", "positions", "entropy", "error"):
        table.add_column(speak(f"train-{column}"), justify="left" if column == "games" else "right", no_wrap=True)
    for each in held:
        figures = speak.number(each.entropy, 4), speak.number(each.calibration_error, 4)
        table.add_row(str(each.seats), screen.mind(each.kind), speak.number(each.positions), *figures)
    screen.print(table)

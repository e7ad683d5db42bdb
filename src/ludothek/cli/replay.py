"""``ludothek replay``: check a record and show the game it tells."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from rich.padding import Padding

from ludothek.cli.content import use_content_for
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import BadRecord, LudothekError, quoted
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record
from ludothek.kernel.rng import seed_hash
from ludothek.kernel.words import SEATS


def replay(args: Namespace) -> int:
    path = Path(args.file)
    use_content_for(args.content, path.read_text(encoding="utf-8-sig"))
    records = read_records(path, args.game)
    if len(records) > 1:
        for flag, given in (("--to shows", args.to), ("--seed-hash checks", args.seed_hash)):
            if given is not None:
                raise LudothekError(f"{flag} one game: say which of the {len(records)} with --game.")
        Screen(catalogue(args.lang)).say("replay-all", count=len(records))
        return 0
    (record,) = records
    if args.to is not None and not 0 <= args.to <= len(record.decisions):
        raise LudothekError(
            f"The record has {len(record.decisions)} decisions; --to is a number from 0 to that, not {args.to}."
        )
    screen = Screen(catalogue(args.lang, record.game.package))
    if args.seed_hash is not None:
        check_seed(record, args.seed_hash)
    show(screen, record, args.to)
    if args.seed_hash is not None:
        screen.say("replay-seed")
    return 0


def check_seed(record: Record, published: str) -> None:
    """The seed must be the one whose hash was public before the game: then no card was moved."""
    wanted, own = published.strip().lower(), seed_hash(int(record.seed, 16))
    if not re.fullmatch("[0-9a-f]{64}", wanted):
        raise LudothekError(f"The hash of a seed is 64 hexadecimal digits, not {quoted(published)}.")
    if wanted != own:
        raise BadRecord(f"The seed of the record is not the one that was published: its hash is {own}.")


def read_records(path: Path, number: int | None) -> list[Record]:
    """The record of a file; of a file of many, all of them or the one with this number."""
    text = path.read_text(encoding="utf-8-sig")
    if path.suffix != ".jsonl":
        if number is not None:
            raise LudothekError(f"{path.name} holds one game; --game is for .jsonl files of many.")
        return [Record.read(text)]
    lines = text.strip("\n").split("\n") if text.strip() else []
    if (number is not None and not 0 <= number < len(lines)) or not lines:
        held = f"games 0 to {len(lines) - 1}" if lines else "no game"
        raise BadRecord(f"{path.name} holds {held}{'' if number is None else f', not {number}'}.")
    return [_numbered(n, lines[n]) for n in (range(len(lines)) if number is None else [number])]


def _numbered(number: int, line: str) -> Record:
    try:
        return Record.read(line)
    except LudothekError as error:
        raise BadRecord(f"Game {number}: {error}") from None


def show(screen: Screen, record: Record, to: int | None) -> None:
    """Every decision with what it brought about, up to the wanted one; then the table."""
    total = len(record.decisions)
    for step in record.replay(to, journal=True):
        if step.seat is None:
            screen.say("replay-start")
        else:
            said = record.decisions[step.number - 1].removeprefix(f"{SEATS[step.seat]}: ")
            screen.say("replay-decision", number=step.number, total=total, seat=screen.seat(step.seat), choice=said)
        for line in screen.tell(record.game.events(step.state, None)):
            screen.print(Padding(line, (0, 0, 0, 4), expand=False))
    screen.board(record.game, step.state.view(None))
    if to is None or to == total:
        screen.say("replay-checked" if step.state.over else "replay-unfinished", count=total)

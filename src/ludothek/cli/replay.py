"""``ludothek replay``: check a record and show the game it tells."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from rich.padding import Padding

from ludothek.cli.content import use_content_for
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import BadRecord, LudothekError, as_given
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record
from ludothek.kernel.rng import seed_hash
from ludothek.kernel.words import SEATS


def replay(args: Namespace) -> int:
    path = Path(args.file)
    use_content_for(args.content, path.read_text(encoding="utf-8-sig"))
    records = read_records(path, args.game)
    if len(records) > 1:
        for flag, given in (("--to", args.to), ("--seed-hash", args.seed_hash)):
            if given is not None:
                raise LudothekError("for-one-game", flag=flag, count=len(records))
        Screen(catalogue(args.lang)).say("replay-all", count=len(records))
        return 0
    (record,) = records
    if args.to is not None and not 0 <= args.to <= len(record.decisions):
        raise LudothekError("to-beyond-end", decisions=len(record.decisions), to=args.to)
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
        raise LudothekError("seed-hash", text=as_given(published))
    if wanted != own:
        raise BadRecord("other-seed", hash=own)


def read_records(path: Path, number: int | None) -> list[Record]:
    """The record of a file; of a file of many, all of them or the one with this number."""
    text = path.read_text(encoding="utf-8-sig")
    if path.suffix != ".jsonl":
        if number is not None:
            raise LudothekError("file-of-one-game", file=path.name)
        return [Record.read(text)]
    lines = text.strip("\n").split("\n") if text.strip() else []
    if (number is not None and not 0 <= number < len(lines)) or not lines:
        if not lines:
            raise BadRecord("file-without-game", file=path.name)
        raise BadRecord("game-of-file", file=path.name, last=len(lines) - 1, number=str(number))
    return [_numbered(n, lines[n]) for n in (range(len(lines)) if number is None else [number])]


def _numbered(number: int, line: str) -> Record:
    try:
        return Record.read(line)
    except LudothekError as error:
        raise BadRecord("in-game", number=number).because(error) from None


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

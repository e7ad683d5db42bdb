"""``ludothek replay``: check a record and show the game it tells."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.padding import Padding

from ludothek.cli.screen import Screen
from ludothek.kernel.errors import BadRecord, LudothekError
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record
from ludothek.kernel.state import State


def replay(args: Namespace) -> int:
    record = read_record(Path(args.file), args.game)
    if args.to is not None and not 0 <= args.to <= len(record.decisions):
        raise LudothekError(
            f"The record has {len(record.decisions)} decisions; --to is a number from 0 to that, not {args.to}."
        )
    screen = Screen(catalogue(args.lang, record.game.package))
    show(screen, record, args.to)
    return 0


def read_record(path: Path, number: int | None) -> Record:
    """A record from a file of its own, or one line of a file of many."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".jsonl":
        return Record.read(text)
    lines = text.rstrip("\n").split("\n")
    wanted = number or 0
    if not text.strip():
        raise BadRecord(f"{path.name} holds no game.")
    if not 0 <= wanted < len(lines):
        raise BadRecord(f"{path.name} holds games 0 to {len(lines) - 1}, not {wanted}.")
    try:
        return Record.read(lines[wanted])
    except BadRecord as error:
        raise BadRecord(f"Game {wanted}: {error}") from None


def show(screen: Screen, record: Record, to: int | None) -> None:
    """Every decision with what it brought about, up to the wanted one; then the table."""
    total = len(record.decisions)
    last: State | None = None
    seat = 0
    for number, state in enumerate(record.replay(to, journal=True)):
        if number == 0:
            screen.say("replay-start")
        else:
            choice = record.decisions[number - 1]
            screen.say("replay-decision", number=number, total=total, seat=screen.seat(seat), choice=choice)
        for line in screen.tell(record.game.events(state, None)):
            screen.print(Padding(line, (0, 0, 0, 4), expand=False))
        last, seat = state, state.to_move
    assert last is not None
    screen.board(last, None)
    if to is None or to == total:
        screen.say("replay-checked" if last.over else "replay-unfinished", count=total)

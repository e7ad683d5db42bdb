"""``ludothek export``: recorded games as a table of decisions, to learn from."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from ludothek.arena.decisions import export as export_decisions
from ludothek.cli.content import use_content_for
from ludothek.cli.replay import read_records
from ludothek.cli.screen import Screen
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record


def export(args: Namespace) -> int:
    target = Path(args.to)
    export_decisions(_records([Path(file) for file in args.files], args.content), target, args.overwrite)
    Screen(catalogue(args.lang)).say_whole("sim-wrote", file=str(target))
    return 0


def _records(files: list[Path], content: str | None) -> Iterator[Record]:
    for file in files:
        use_content_for(content, file.read_text(encoding="utf-8-sig"))
        yield from read_records(file, None)

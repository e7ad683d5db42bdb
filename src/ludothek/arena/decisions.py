"""Writes recorded games as a table for learning: a row for every decision, in one Parquet file."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludothek.kernel.errors import LudothekError, as_given
from ludothek.kernel.game import Game
from ludothek.kernel.observation import Layout, layout_of, observed
from ludothek.kernel.record import Record
from ludothek.kernel.state import State

ROWS_TOGETHER = 4096
"""How many rows are kept before they are written."""


class DecisionsFile:
    """A Parquet file of decisions, all of one title and one number of players; docs/dataset.md describes it."""

    def __init__(self, path: Path, overwrite: bool = False) -> None:
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError:
            raise LudothekError("extra", package="pyarrow", extra="parquet") from None
        if path.suffix.lower() != ".parquet":
            raise LudothekError("decisions-file", file=as_given(path.name))
        if path.exists() and not overwrite:
            raise LudothekError("file-there", file=str(path))
        self._path = path
        self._unfinished = path.with_name(f"{path.name}.part")
        self._game: Game | None = None
        self._layout: Layout | None = None
        self._writer: Any = None
        self._rows: list[dict[str, Any]] = []
        self.games = self.decisions = 0

    def add(self, record: Record) -> None:
        """All decisions of a game, with what each seat could see and what came of it."""
        options = json.dumps(record.options, sort_keys=True)
        self._check(record.game, layout_of(record.game, len(record.seats)))
        rows = []
        before = record.start()
        for step in record.replay():
            if step.seat is not None and step.choice is not None:
                rows.append(self._row(record, options, before, step.number, step.seat, step.choice))
            before = step.state.clone()
        for row in rows:
            row |= _result(record, row["seat"])
        self._rows += rows
        self.games += 1
        self.decisions += len(rows)
        if len(self._rows) >= ROWS_TOGETHER:
            self._write()

    def _check(self, game: Game, layout: Layout) -> None:
        if self._game is None or self._layout is None:
            self._game, self._layout = game, layout
        elif game is not self._game or layout != self._layout:
            raise LudothekError(
                "decisions-mixed",
                title=self._game.title,
                rules=self._game.rules_version,
                seats=self._layout.seats,
                other=game.title,
                otherrules=game.rules_version,
                otherseats=layout.seats,
            )

    def _row(self, record: Record, options: str, state: State, number: int, seat: int, choice: int) -> dict[str, Any]:
        mask = bytearray(state.game.action_space)
        for legal in state.legal(seat):
            mask[legal] = 1
        return {
            "game": self.games,
            "seed": record.seed,
            "options": options,
            "number": number,
            "seat": seat,
            "mind": record.minds_at(number)[seat],
            "observation": array("b", observed(state, seat)).tobytes(),
            "mask": bytes(mask),
            "choice": choice,
            "notation": state.game.notation(state, choice, seat),
        }

    def _write(self) -> None:
        import pyarrow as pa
        import pyarrow.parquet as parquet

        assert self._game and self._layout
        arrays = {
            name: pa.array([row[name] for row in self._rows], kind)
            for name, kind in (
                *(("game", pa.int32()), ("seed", pa.string()), ("options", pa.string()), ("number", pa.int32())),
                *(("seat", pa.int8()), ("mind", pa.string()), ("choice", pa.int16()), ("notation", pa.string())),
                *(("score", pa.int16()), ("rank", pa.int8()), ("win", pa.float32())),
            )
        }
        for name, size in (("observation", self._layout.size), ("mask", self._game.action_space)):
            cells = pa.py_buffer(b"".join(row[name] for row in self._rows))
            values = pa.Array.from_buffers(pa.int8(), size * len(self._rows), [None, cells])
            arrays[name] = pa.FixedSizeListArray.from_arrays(values, size)
        about = {b"ludothek": json.dumps(card(self._game, self._layout)).encode()}
        table = pa.table(arrays).replace_schema_metadata(about)
        if self._writer is None:
            self._writer = parquet.ParquetWriter(self._unfinished, table.schema, compression="zstd")
        self._writer.write_table(table)
        self._rows = []

    def close(self) -> None:
        """Write what is left. Only a file that is complete gets its name."""
        if self._rows:
            self._write()
        if self._writer is not None:
            self._writer.close()
            self._unfinished.replace(self._path)

    def give_up(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._unfinished.unlink(missing_ok=True)


def export(records: Iterable[Record], path: Path, overwrite: bool = False) -> DecisionsFile:
    """Write all decisions of these games, or nothing."""
    file = DecisionsFile(path, overwrite)
    try:
        for record in records:
            file.add(record)
    except BaseException:
        file.give_up()
        raise
    file.close()
    return file


def card(game: Game, layout: Layout) -> dict[str, Any]:
    """What the file says about itself: the title, and what every number of an observation is."""
    return {
        "title": game.title,
        "rules": game.rules_version,
        "seats": layout.seats,
        "actions": game.action_space,
        "numbers": layout.names,
        "least": layout.least,
        "most": layout.most,
        "words": {field.name: field.words for field in layout.fields if field.words},
    }


def _result(record: Record, seat: int) -> dict[str, Any]:
    """How the game ended for a seat; a shared victory is a part of one for each."""
    if record.result is None:
        return {"score": None, "rank": None, "win": None}
    ranks = record.result.ranks
    win = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return {"score": record.result.scores[seat], "rank": ranks[seat], "win": win}

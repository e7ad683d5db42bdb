"""Writes simulated games to files: a table with a row per seat, and all records beside it."""

from __future__ import annotations

import csv
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Protocol

from ludothek.arena.simulate import Played
from ludothek.kernel.errors import LudothekError, as_given

COLUMNS = ("game", "seed", "seats", "seat", "mind", "score", "rank", "win", "decisions")
Row = tuple[int, str, int, int, str, int, int, float, int]


def rows(played: Played) -> list[Row]:
    """One row per seat."""
    record, result = played.record, played.result
    return [
        (
            played.number,
            record.seed,
            len(record.seats),
            seat,
            name,
            result.scores[seat],
            result.ranks[seat],
            played.shares[seat],
            len(record.decisions),
        )
        for seat, name in enumerate(played.minds)
    ]


class TableFile(Protocol):
    def add(self, rows: list[Row]) -> None: ...
    def close(self) -> None: ...


class CsvFile:
    def __init__(self, path: Path) -> None:
        self._file = path.open("w", newline="", encoding="utf-8")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(COLUMNS)

    def add(self, rows: list[Row]) -> None:
        self._writer.writerows(rows)

    def close(self) -> None:
        self._file.close()


class ParquetFile:
    """Rows are kept until the file is closed: Parquet is written by column."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError:
            raise LudothekError("extra", package="pyarrow", extra="parquet") from None
        self._path = path
        self._rows: list[Row] = []

    def add(self, rows: list[Row]) -> None:
        self._rows.extend(rows)

    def close(self) -> None:
        import pyarrow
        import pyarrow.parquet

        columns = zip(*self._rows, strict=True) if self._rows else ((),) * len(COLUMNS)
        table = pyarrow.table(dict(zip(COLUMNS, map(list, columns), strict=True)))
        pyarrow.parquet.write_table(table, self._path)


FORMATS: dict[str, type[CsvFile] | type[ParquetFile]] = {".csv": CsvFile, ".parquet": ParquetFile}


def best_table(path: Path) -> TableFile:
    """A table under this name: Parquet if that can be written here, else CSV."""
    suffix = ".parquet" if find_spec("pyarrow") else ".csv"
    return FORMATS[suffix](path.with_suffix(suffix))


class Export:
    """The files of one simulation; what was added is written even if the simulation is stopped."""

    def __init__(self, path: Path, overwrite: bool = False) -> None:
        if path.suffix.lower() not in FORMATS:
            raise LudothekError("results-file", file=as_given(path.name))
        self.table_path = path
        self.records_path = path.with_suffix(".records.jsonl")
        for target in (self.table_path, self.records_path):
            if target.exists() and not overwrite:
                raise LudothekError("file-there", file=str(target))
        for target in (self.table_path, self.records_path):
            target.open("a").close()  # both can be written, before either is emptied
        self._table: TableFile = FORMATS[path.suffix.lower()](path)
        self._records: IO[str] = self.records_path.open("w", encoding="utf-8")

    def add(self, played: Played) -> None:
        self._table.add(rows(played))
        self._records.write(played.record.write_line())

    def close(self) -> None:
        try:
            self._table.close()
        finally:
            self._records.close()

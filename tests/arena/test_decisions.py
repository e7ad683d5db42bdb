"""Recorded games as a table of decisions, read back without us."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="the extra [parquet] is not installed")

import pyarrow.parquet as parquet

from ludothek.arena.decisions import export
from ludothek.arena.simulate import Match, simulate
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.observation import layout_of, observed
from ludothek.kernel.record import Record
from ludothek.kernel.registry import game

CARD = Path(__file__).parents[2] / "docs" / "dataset.md"


def played(title: str, seats: int, games: int = 1) -> list[Record]:
    return [each.record for each in simulate(Match(title, ("random",) * seats, games, seed=3))]


@pytest.mark.parametrize(("title", "seats"), [("worldsfair", 3), ("essen", 4), ("euphoria", 2)])
def test_every_decision_is_a_row(title: str, seats: int, tmp_path: Path) -> None:
    (record,) = played(title, seats)
    export([record], tmp_path / "decisions.parquet")
    rows: list[dict[str, Any]] = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert len(rows) == len(record.decisions)
    state = record.start()
    assert record.result
    for number, row in enumerate(rows, 1):
        seat = row["seat"]
        assert row["number"] == number and row["seed"] == record.seed and row["mind"] == "random"
        assert row["observation"] == observed(state, seat)
        assert [choice for choice, one in enumerate(row["mask"]) if one] == sorted(state.legal(seat))
        assert record.decisions[number - 1].endswith(row["notation"])
        assert (row["score"], row["rank"]) == (record.result.scores[seat], record.result.ranks[seat])
        state.apply(row["choice"], seat)
    assert state.over


def test_the_file_says_what_its_numbers_are(tmp_path: Path) -> None:
    export(played("worldsfair", 2), tmp_path / "decisions.parquet")
    schema = parquet.read_schema(tmp_path / "decisions.parquet")
    about = json.loads(schema.metadata[b"ludothek"])
    assert about["title"] == "worldsfair" and about["seats"] == 2
    assert about["numbers"] == layout_of(game("worldsfair"), 2).names
    assert about["words"]["asked"] == ["nothing", "place", "figure", "take-back", "approve"]
    assert schema.field("observation").type.list_size == len(about["numbers"])


def test_duckdb_reads_it(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb", reason="DuckDB is not installed")
    records = played("worldsfair", 2, games=3)
    export(records, tmp_path / "decisions.parquet")
    found = duckdb.sql(
        f"select game, seat, count(*), max(rank) from '{tmp_path}/decisions.parquet' group by all order by all"
    ).fetchall()
    assert sum(count for _, _, count, _ in found) == sum(len(record.decisions) for record in records)
    assert [rank for *_, rank in found] == [rank for record in records if record.result for rank in record.result.ranks]


def test_the_examples_of_the_card_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without us: with DuckDB, and with pyarrow alone."""
    pytest.importorskip("duckdb", reason="DuckDB is not installed")
    (record,) = played("worldsfair", 3)
    export([record], tmp_path / "decisions.parquet")
    monkeypatch.chdir(tmp_path)
    with_duckdb, with_pyarrow = re.findall(r"^```python\n(.+?)^```", CARD.read_text(), re.MULTILINE | re.DOTALL)
    *before, query = with_duckdb.splitlines()
    names: dict[str, Any] = {}
    exec("\n".join([*before, f"rows = {query}"]), names)
    ((mind, _, count),) = names["rows"].fetchall()
    assert (mind, count) == ("random", 10)
    *before, query = with_pyarrow.splitlines()
    exec("\n".join([*before, f"coins = {query}"]), names)
    assert names["coins"].shape == (len(record.decisions),) and names["coins"].max() > 0


def test_unfinished_games_have_no_result(tmp_path: Path) -> None:
    (record,) = played("worldsfair", 2)
    record.decisions, record.result = record.decisions[:5], None
    export([record], tmp_path / "decisions.parquet")
    table = parquet.read_table(tmp_path / "decisions.parquet")
    assert table["rank"].to_pylist() == [None] * 5


def test_it_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    with pytest.raises(
        LudothekError,
        match=r"this one has worldsfair \(rules 1\) with 2, but a record has worldsfair \(rules 1\) with 3",
    ):
        export([*played("worldsfair", 2), *played("worldsfair", 3)], tmp_path / "mixed.parquet")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(LudothekError, match="Decisions are written to a file ending in .parquet, not to “out.csv”"):
        export([], tmp_path / "out.csv")
    (tmp_path / "there.parquet").touch()
    with pytest.raises(LudothekError, match="already exists; choose another name, or say --overwrite"):
        export([], tmp_path / "there.parquet")

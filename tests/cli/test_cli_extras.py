"""A command whose extra is not installed says which that is."""

from __future__ import annotations

import sys

import pytest
from command import ludothek


@pytest.mark.parametrize(
    ("package", "command", "sentence"),
    [
        ("mcp.server", ("mcp",), "This needs mcp, which is not installed: pip install 'ludothek[mcp]'."),
        (
            "pyarrow.parquet",
            ("export", "games.records.jsonl", "--to", "decisions.parquet"),
            "This needs pyarrow, which is not installed: pip install 'ludothek[parquet]'.",
        ),
    ],
)
def test_a_command_that_misses_its_extra_says_so_in_one_sentence(
    package: str, command: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    told = ludothek(*command)
    assert told.returncode != 0
    assert told.stderr.count(sentence) == 1 and "Traceback" not in told.stderr

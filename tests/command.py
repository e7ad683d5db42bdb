"""The ``ludothek`` command: in the process of the test, which takes a tenth of the time, or in one of its own."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from subprocess import CompletedProcess

import nursery
import pytest

from ludothek.cli.main import main
from ludothek.kernel.registry import _replaced

OWN = {"LUDOTHEK_LANG": "en", "COLUMNS": "100", "PYTHONUTF8": "1"}
ENVIRONMENT = {**os.environ, **OWN}


def ludothek(*arguments: str, typed: str = "", home: Path | None = None, **environment: str) -> CompletedProcess[str]:
    """The command with these arguments, and what somebody types at it; in this process."""
    streams = [io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8") for text in (typed, "", "")]
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**OWN, **at_home(home), **environment}.items():
            patch.setenv(name, value)
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        for title in [*_replaced]:  # components of an owner's own are those of one process
            patch.delitem(_replaced, title)
        try:
            code = main(arguments)
        except SystemExit as end:  # after --help and --version
            code = int(end.code or 0)
        _replaced.clear()
    _, out, err = [_written(stream) for stream in streams]
    return CompletedProcess(arguments, code, out, err)


def started(*arguments: str, typed: str = "", home: Path | None = None, **environment: str) -> CompletedProcess[str]:
    """The same in a process of its own; at a server's table, too, where the keyboard is read past ``sys.stdin``."""
    return nursery.run(arguments, {**ENVIRONMENT, **at_home(home), **environment}, 120, typed)


def at_home(home: Path | None) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(home)} if home else {}


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()

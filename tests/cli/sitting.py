"""Somebody who sits at a terminal for a while: types, waits for what appears, types again."""

from __future__ import annotations

import codecs
import os
import pty
import re
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import nursery
from command import ENVIRONMENT
from waiting import PATIENCE, happens

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Sitting:
    """``ludothek`` with these arguments, at a pipe or, with ``terminal``, at a real terminal of 100 columns."""

    def __init__(self, *arguments: str, home: Path, terminal: bool = False, **environment: str) -> None:
        variables = {**ENVIRONMENT, "XDG_DATA_HOME": str(home), "TERM": "xterm", **environment}
        if terminal:
            self._out, theirs = pty.openpty()
            self._in = self._out
            self.process = nursery.begin_at_terminal(arguments, variables, theirs)
            self.terminal = theirs
        else:
            self.process = nursery.begin(arguments, variables, typing=True)
            assert self.process.stdin and self.process.stdout
            self._in, self._out = self.process.stdin.fileno(), self.process.stdout.fileno()
        self._said = ""
        self._seen = 0
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        with suppress(OSError):
            while part := os.read(self._out, 65536):
                self._said += decoder.decode(part)
                if self._in == self._out:
                    self._said = CODES.sub("", self._said)

    def types(self, text: str) -> None:
        """A line; or without its end, what somebody has typed so far."""
        os.write(self._in, text.encode())

    def until(self, text: str, patience: float = PATIENCE) -> str:
        """What was said since the last time, up to this text."""
        happens(lambda: self._said.find(text, self._seen) >= 0 or self._is_over(), patience)
        at = self._said.find(text, self._seen)
        assert at >= 0, f"{text!r} did not appear in: {self._said[self._seen :][-3000:]}"
        heard = self._said[self._seen : at + len(text)]
        self._seen = at + len(text)
        return heard

    def _is_over(self) -> bool:
        """Whether nothing more will be said."""
        return self.process.poll() is not None and not self._reader.is_alive()

    def leave(self) -> int:
        """Wait for the end; returns the exit code."""
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Sitting:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

"""What somebody types and what a server sends, in one queue: neither waits for the other, and neither gets lost.

At a terminal a line editor keeps what has to be shown meanwhile above the line that is being typed. From a pipe, at a
terminal that can do no more, or with ``LUDOTHEK_PLAIN=1`` for who listens to the screen, lines are read as they come
and nothing that was written is ever written over.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from ludothek.cli.screen import Screen
from ludothek.client import Heard

if TYPE_CHECKING:
    from ludothek.cli.remote.line_editor import LineEditor

LOOKS_UP = 0.5
"""Seconds after which who waits looks up: an interrupt that came just before the wait does not end it."""


@contextmanager
def _without_echo() -> Iterator[None]:
    """What is typed is not shown, where the terminal can do that."""
    try:
        import termios
    except ImportError:  # not on Windows
        yield
        return
    before = termios.tcgetattr(0)
    after = [*before]
    after[3] &= ~termios.ECHO
    termios.tcsetattr(0, termios.TCSADRAIN, after)
    try:
        yield
    finally:
        termios.tcsetattr(0, termios.TCSADRAIN, before)


class Keyboard:
    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.is_terminal = bool(sys.stdin and sys.stdin.isatty() and screen.is_terminal)
        self._came: SimpleQueue[Heard | str | KeyboardInterrupt | None] = SimpleQueue()
        self._unheard: deque[Heard] = deque()  # what the server sent while only lines mattered
        self._lines: deque[str | None] = deque()  # what was typed and not taken yet; None is the end of the input
        self._prompt: str | None = None  # what stands before the line that is being typed
        self._hidden = False  # whether the editor's line has stepped aside
        plain = screen.spoken or screen.is_dumb_terminal or os.environ.get("LUDOTHEK_PLAIN", "") not in ("", "0")
        self._editor: LineEditor | None = None
        if self.is_terminal and not plain:
            from ludothek.cli.remote.line_editor import LineEditor  # only who can use it waits for it

            self._editor = LineEditor(self._came.put)
        else:
            threading.Thread(target=self._read_lines, daemon=True).start()

    def hear(self, heard: Heard) -> None:
        """Something came from the server."""
        self._came.put(heard)

    def forget_heard(self) -> None:
        """Another table: what the last one sent is of no interest."""
        while not self.is_silent:
            self.next()

    @property
    def is_silent(self) -> bool:
        """Whether nothing has come that ``next`` would not have to wait for."""
        return self._came.empty() and not self._unheard

    def next(self) -> Heard | None:
        """The next thing the server sent; ``None`` if it was a line that was typed. Raises Ctrl-C where it is typed."""
        return self._unheard.popleft() if self._unheard else self._receive()

    def _receive(self) -> Heard | None:
        came = self._wait()
        if isinstance(came, KeyboardInterrupt):
            raise came
        if came is None or isinstance(came, str):
            self._lines.append(came)
            return None
        return came

    def _wait(self) -> Heard | str | KeyboardInterrupt | None:
        while True:
            with suppress(Empty):
                return self._came.get(timeout=LOOKS_UP)

    @property
    def first(self) -> str | None:
        """The line that was typed first of those not taken yet; none, if there is none or the input has ended."""
        return self._lines[0] if self._lines else None

    @property
    def has_line(self) -> bool:
        """Whether a line, or the end of the input, is waiting to be taken."""
        return bool(self._lines)

    def take(self, whole: bool = False) -> str:
        """The line that was typed first, without the blanks around it unless it is wanted whole."""
        self._prompt = None
        line = self._lines.popleft()
        if line is None:
            self._lines.append(None)
            raise EOFError
        return line.rstrip("\r") if whole else line.strip()

    def ask(self, label: str) -> None:
        """Let somebody type a line; if they do already, under this label from now on."""
        prompt = self._screen.prompt(label)
        if prompt == self._prompt and not self._hidden:
            return
        if self._editor is None:
            if self._prompt is None:
                self._screen.print(self._screen.coloured(prompt), end="")
        elif self._prompt is None or self._hidden:
            self._editor.show(prompt)
        else:
            self._editor.relabel(prompt)
        self._prompt, self._hidden = prompt, False

    def make_room(self) -> None:
        """Before something is shown: away with the line that is being typed; ``ask`` shows it again."""
        if self._prompt is None or self._hidden:
            return
        if self._editor is not None:
            self._hidden = self._editor.hide()
        else:
            self._prompt = None
            self._screen.print()

    def read_secret(self, label: str) -> str:
        """The next line, which nobody who looks at the screen can read."""
        if self._editor is not None:
            self._prompt, self._hidden = self._screen.prompt(label), False
            self._editor.show(self._prompt, secret=True)
            return self._next_line(whole=True)
        with _without_echo() if self.is_terminal else nullcontext():
            self.ask(label)
            line = self._next_line(whole=True)
        if self.is_terminal:
            self._screen.print()
        return line

    def read(self, label: str) -> str:
        """The next line, when nothing else matters."""
        self.ask(label)
        return self._next_line()

    def _next_line(self, whole: bool = False) -> str:
        while not self._lines:
            if (heard := self._receive()) is not None:
                self._unheard.append(heard)
        return self.take(whole)

    def close(self) -> None:
        """Leave the terminal as it was, also if somebody is still typing."""
        if self._editor is not None:
            self._editor.hide()

    def _read_lines(self) -> None:
        """Without the locks of ``sys.stdin``: nobody waits for this thread at the end."""
        left = b""
        with suppress(OSError, ValueError):
            while part := os.read(0, 65536):
                *lines, left = (left + part).split(b"\n")
                for line in lines:
                    self._came.put(line.decode(errors="replace"))
        if left:
            self._came.put(left.decode(errors="replace"))
        self._came.put(None)

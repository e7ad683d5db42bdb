"""What somebody types and what a server sends, in one queue: neither waits for the other, and neither gets lost.

At a terminal a thread reads lines with all comforts of ``input``; what has to be shown meanwhile is put above the line
that is being typed. From a pipe, lines are taken one by one when they are wanted.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from contextlib import suppress
from queue import SimpleQueue
from types import ModuleType
from typing import Any

from ludothek.cli.screen import Screen
from ludothek.client import Heard

CLEAR_LINE = "\r\x1b[K"
PROMPT = "› "

readline: ModuleType | None = None
with suppress(ImportError):
    import readline

termios: ModuleType | None = None
with suppress(ImportError):
    import termios


class Keyboard:
    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.is_terminal = bool(sys.stdin and sys.stdin.isatty() and screen.is_terminal)
        self._came: SimpleQueue[Heard | str | None] = SimpleQueue()
        self._unheard: deque[Heard] = deque()  # what the server sent while only lines mattered
        self._lines: deque[str | None] = deque()  # what was typed and not taken yet; None is the end of the input
        self._prompts: SimpleQueue[str] = SimpleQueue()  # for the thread that reads
        self._prompt: str | None = None  # what stands before the line that is being typed
        self._hidden = False  # whether something was written over that line
        self._settings: Any = termios.tcgetattr(0) if termios and self.is_terminal else None
        threading.Thread(target=self._listen if self.is_terminal else self._drain, daemon=True).start()

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
        """The next thing the server sent; ``None`` if it was a line that was typed."""
        return self._unheard.popleft() if self._unheard else self._receive()

    def _receive(self) -> Heard | None:
        came = self._came.get()
        if came is None or isinstance(came, str):
            self._lines.append(came)
            return None
        return came

    @property
    def first(self) -> str | None:
        """The line that was typed first of those not taken yet; none, if there is none or the input has ended."""
        return self._lines[0] if self._lines else None

    @property
    def has_line(self) -> bool:
        """Whether a line, or the end of the input, is waiting to be taken."""
        return bool(self._lines)

    def take(self) -> str:
        """The line that was typed first."""
        self._prompt = None
        line = self._lines.popleft()
        if line is None:
            self._lines.append(None)
            raise EOFError
        return line.strip()

    def ask(self, label: str) -> None:
        """Let somebody type a line, unless they do already."""
        prompt = f"{label} {PROMPT}" if label else PROMPT
        if self._prompt is None:
            self._prompt = prompt
            if self.is_terminal:
                self._prompts.put(prompt)
            else:
                self._screen.print(self._screen.coloured(prompt), end="")
        elif self._hidden and self.is_terminal:
            if prompt != self._prompt and label:
                self._screen.print(label)
            self._screen.file.write(self._prompt + (readline.get_line_buffer() if readline else ""))
            self._screen.file.flush()
        self._hidden = False

    def make_room(self) -> None:
        """Before something is shown: away with the line that is being typed; ``ask`` shows it again."""
        if self._prompt is None or self._hidden:
            return
        if self.is_terminal:
            self._hidden = True
            self._screen.file.write(CLEAR_LINE)
        else:
            self._prompt = None
            self._screen.print()

    def read(self, label: str) -> str:
        """The next line, when nothing else matters."""
        self.ask(label)
        while not self._lines:
            if (heard := self._receive()) is not None:
                self._unheard.append(heard)
        return self.take()

    def close(self) -> None:
        """Leave the terminal as it was, also if somebody is still typing."""
        if termios and self._settings is not None:
            termios.tcsetattr(0, termios.TCSADRAIN, self._settings)

    # The threads that read.

    def _listen(self) -> None:
        while True:
            prompt = self._prompts.get()
            try:
                self._came.put(input(prompt))
            except (EOFError, OSError, ValueError):
                self._came.put(None)
                return

    def _drain(self) -> None:
        """From a pipe, without the locks of ``sys.stdin``: nobody waits for this thread at the end."""
        left = b""
        with suppress(OSError, ValueError):
            while part := os.read(0, 65536):
                *lines, left = (left + part).split(b"\n")
                for line in lines:
                    self._came.put(line.decode(errors="replace"))
        if left:
            self._came.put(left.decode(errors="replace"))
        self._came.put(None)

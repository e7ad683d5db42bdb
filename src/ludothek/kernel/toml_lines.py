"""On which line of a TOML text each of its parts stands, which Python's own reader does not tell."""

from __future__ import annotations

import re
from bisect import bisect

Path = tuple[str | int, ...]
"""Where a part is: the names of tables and keys, and places in lists counted from 0."""

GAP = re.compile(r"(?:[\s,]|#[^\n]*)*")
"""What may stand between two parts; a comma tells nothing more in a text that is known to be right."""
KEY = re.compile(r"\s*(?:\"((?:[^\"\\\n]|\\.)*)\"|'([^'\n]*)'|([\w-]+))\s*(\.?)")
STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")|' r"'''.*?'{3,5}(?!')|" r'"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'", re.DOTALL
)
BARE = re.compile(r"[^,\]}#\n]+")


def lines_of(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every table, key and entry of a list; the text must be right TOML.

    >>> lines_of("[[tiles]]\\nbooth = 12\\ncell = [3, 4]")[("tiles", 0, "cell", 1)]
    3
    """
    return _Scan(text).lines


class _Scan:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._rows: dict[Path, int] = {}  # how many tables each list of tables has so far
        table: Path = ()
        while self._more():
            if self._skip("[["):
                table = self._row()
                self._skip("]]")
            elif self._skip("["):
                table = self._below((), self._keys())
                self._skip("]")
            else:
                self._pair(table)

    def _row(self) -> Path:
        """The next table of a list of tables."""
        *outer, last = self._keys()
        path = (*self._below((), outer), last)
        self._note(path)
        number = self._rows.get(path, 0)
        self._rows[path] = number + 1
        self._note((*path, number))
        return (*path, number)

    def _below(self, path: Path, keys: list[str]) -> Path:
        """What dotted keys mean; in a list of tables, the last one."""
        for key in keys:
            path = (*path, key)
            self._note(path)
            if path in self._rows:
                path = (*path, self._rows[path] - 1)
        return path

    def _pair(self, table: Path) -> None:
        path = self._below(table, self._keys())
        self._skip("=")
        self._value(path)

    def _value(self, path: Path) -> None:
        self._more()
        self._note(path)
        string = STRING.match(self.text, self.at)
        if string:
            self.at = string.end()
        elif self._skip("["):
            number = 0
            while self._more() and not self._skip("]"):
                self._value((*path, number))
                number += 1
        elif self._skip("{"):
            while self._more() and not self._skip("}"):
                self._pair(path)
        else:
            bare = BARE.match(self.text, self.at)
            self.at = bare.end() if bare else self.at + 1

    def _keys(self) -> list[str]:
        keys = []
        while found := KEY.match(self.text, self.at):
            keys.append(next(part for part in found.group(1, 2, 3) if part is not None))
            self.at = found.end()
            if not found[4]:
                return keys
        self.at += 1  # never in right TOML; go on rather than stand still
        return keys

    def _more(self) -> bool:
        """Go to the next part; whether there is one."""
        gap = GAP.match(self.text, self.at)
        self.at = gap.end() if gap else self.at
        return self.at < len(self.text)

    def _skip(self, sign: str) -> bool:
        self._more()
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) if found else 0
        return found

    def _note(self, path: Path) -> None:
        self.lines.setdefault(path, bisect(self._ends, self.at) + 1)

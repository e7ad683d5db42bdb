"""Who watches which table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol


class Watcher(Protocol):
    """A live connection at a table, whose it is, and whether they have it before their eyes."""

    person: str | None
    hidden: bool

    def table_changed(self) -> None: ...

    def line_said(self) -> None: ...

    def session_ended(self, session: str) -> None: ...

    def table_gone(self) -> None: ...

    def bans_changed(self) -> None: ...

    def line_removed(self, number: int) -> None: ...


class Watchers:
    """Those of this process, by the id of their table."""

    def __init__(self) -> None:
        self._at: dict[str, list[Watcher]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._at

    def __iter__(self) -> Iterator[str]:
        """The tables that are watched."""
        return iter(self._at)

    def count(self) -> int:
        return sum(map(len, self._at.values()))

    def is_looking(self, person: str, table: str) -> bool:
        """Whether somebody has this table before their eyes."""
        return any(watcher.person == person and not watcher.hidden for watcher in self._at.get(table, ()))

    def add(self, table: str, watcher: Watcher) -> None:
        self._at.setdefault(table, []).append(watcher)

    def remove(self, table: str, watcher: Watcher) -> None:
        watchers = self._at.get(table, [])
        if watcher in watchers:
            watchers.remove(watcher)
        if not watchers:
            self._at.pop(table, None)

    def table_changed(self, table: str) -> None:
        for watcher in self._at.get(table, ()):
            watcher.table_changed()

    def line_said(self, table: str) -> None:
        for watcher in self._at.get(table, ()):
            watcher.line_said()

    def table_gone(self, table: str) -> None:
        for watcher in self._at.get(table, ()):
            watcher.table_gone()

    def line_removed(self, table: str, number: int) -> None:
        for watcher in self._at.get(table, ()):
            watcher.line_removed(number)

    def bans_changed(self) -> None:
        """Connections of those who are banned now end, wherever they are."""
        for watchers in self._at.values():
            for watcher in watchers:
                watcher.bans_changed()

    def session_ended(self, session: str) -> None:
        """The connections made with it end, wherever they are."""
        for watchers in self._at.values():
            for watcher in watchers:
                watcher.session_ended(session)

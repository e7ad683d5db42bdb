"""The lobby in the terminal: my tables, open tables, or a new one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count

from rich.table import Table
from rich.text import Text

from ludothek.cli.dialogue import LEAVING, Leave
from ludothek.cli.remote.address import table_address
from ludothek.cli.remote.keyboard import Keyboard
from ludothek.cli.remote.seating import everyone, free_seats, is_asked, waits_for_me, who
from ludothek.cli.screen import Screen, plain
from ludothek.kernel.errors import QUOTED, LudothekError, UnknownTitle
from ludothek.kernel.locale import catalogue
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import games
from ludothek.protocol import LONGEST_NAME, Lobby, TableCard

NEW = "new"


@dataclass(frozen=True)
class Wanted:
    """Which open tables somebody looks for: of a title, with somebody, the next page, or all of one person."""

    title: str | None = None
    who: str | None = None
    after: str | None = None
    beside: str | None = None


class LobbyList:
    """A numbered list of tables to sit down at; the last number is a new table."""

    def __init__(self, screen: Screen, lobby: Lobby, wanted: Wanted) -> None:
        self._screen = screen
        self._lobby = lobby
        self._wanted = wanted
        self._speak = screen.catalogue
        self._mine = lobby.mine
        own = {table.id for table in lobby.mine}
        self._open = [table for table in lobby.open if table.id not in own]
        self._tables = [*self._mine, *self._open]

    def show(self) -> None:
        """Both groups and the last entry, with the numbers to type."""
        numbers = count(1)
        for heading, tables in (("server-mine", self._mine), ("server-open", self._open)):
            if not tables:
                continue
            self._screen.print(Text(self._speak(heading), "bold"))
            grid = Table.grid(padding=(0, 2))
            for table in tables:
                grid.add_row(
                    Text(f"{next(numbers):>3}", "bold cyan"),
                    Text(self._title(table.title), "bold"),
                    self._screen.coloured(everyone(self._screen, table)),
                    self._screen.coloured(self._standing(table)),
                )
                opener = self._lobby.openers.get(table.id)
                if tables is self._open and opener and opener.more:
                    more = self._speak("server-opener", name=opener.name, count=opener.more, number=self._number(table))
                    grid.add_row("", "", Text(more, "dim"), "")
            self._screen.print(grid)
        searching = self._wanted.title or self._wanted.who
        if not self._open and searching:
            self._screen.say("server-found-none")
        if self._lobby.after:
            self._screen.say("server-more-tables")
        new = Text.assemble((f"{len(self._tables) + 1:>3}", "bold cyan"), "  ", self._speak("server-new"))
        self._screen.print(new)

    def choose(self, keyboard: Keyboard) -> str | Wanted | None:
        """The table somebody names by its number, its id or its address, or ``NEW``; ``None``: look again.

        ``Wanted`` is another look: the next page, all tables of one person, or what was searched for.
        """
        answer = keyboard.read(self._speak("server-which"))
        if answer.lower() in LEAVING:
            raise Leave
        if not answer:
            return Wanted()
        if (look := self._other_look(answer)) is not None:
            return look
        if answer.isdecimal() and 1 <= int(answer) <= len(self._tables):
            return self._tables[int(answer) - 1].id
        if answer == str(len(self._tables) + 1) or answer.lower() == NEW:
            return NEW
        try:
            return table_address(answer).table
        except LudothekError:
            self._screen.say("server-which-unknown", input=answer[:QUOTED], count=len(self._tables) + 1)
            return None

    def _other_look(self, answer: str) -> Wanted | None:
        word, _, rest = answer.partition(" ")
        if word.lower() == "find":
            title = next((each.title for each in games() if self._is_called(each.title, plain(rest))), None)
            return Wanted(title=title) if title else Wanted(who=rest.strip()[:LONGEST_NAME] or None)
        if answer.lower() == "more" and self._lobby.after:
            return replace(self._wanted, after=self._lobby.after)
        number = answer[1:]
        if answer.startswith("+") and number.isdecimal() and 1 <= int(number) <= len(self._tables):
            return Wanted(beside=self._tables[int(number) - 1].id)
        return None

    def _is_called(self, title: str, word: str) -> bool:
        """Whether a word is the beginning of a title's name, and not of a name that is as short as people's."""
        return len(word) >= 4 and any(plain(name).startswith(word) for name in (title, self._title(title)))

    def _number(self, table: TableCard) -> int:
        return self._tables.index(table) + 1

    def _title(self, title: str) -> str:
        try:
            return catalogue(self._speak.language, find_game(title).package)("title")
        except UnknownTitle:
            return title

    def _standing(self, table: TableCard) -> str:
        if is_asked(table):
            return self._speak("server-asks-you")
        if waits_for_me(table):
            return self._speak("server-your-turn")
        if free := free_seats(table):
            return self._speak("server-free", count=len(free))
        waiting = [who(self._screen, table.seats[seat]) for seat in table.waiting]
        return self._speak("server-waiting", who=self._speak.listed(waiting)) if waiting else ""

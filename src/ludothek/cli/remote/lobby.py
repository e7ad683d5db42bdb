"""The lobby in the terminal: my tables, open tables, or a new one."""

from __future__ import annotations

from itertools import count

from rich.table import Table
from rich.text import Text

from ludothek.cli.dialogue import LEAVING, Leave
from ludothek.cli.remote.address import table_address
from ludothek.cli.remote.keyboard import Keyboard
from ludothek.cli.remote.seating import everyone, free_seats, waits_for_me, who
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import QUOTED, LudothekError, UnknownTitle
from ludothek.kernel.locale import catalogue
from ludothek.kernel.registry import game as find_game
from ludothek.protocol import Lobby, TableCard

NEW = "new"


class LobbyList:
    """A numbered list of tables to sit down at; the last number is a new table."""

    def __init__(self, screen: Screen, lobby: Lobby) -> None:
        self._screen = screen
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
            self._screen.print(grid)
        new = Text.assemble((f"{len(self._tables) + 1:>3}", "bold cyan"), "  ", self._speak("server-new"))
        self._screen.print(new)

    def choose(self, keyboard: Keyboard) -> str | None:
        """The table somebody names by its number, its id or its address, or ``NEW``; ``None``: look again."""
        answer = keyboard.read(self._speak("server-which"))
        if answer.lower() in LEAVING:
            raise Leave
        if not answer:
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(self._tables):
            return self._tables[int(answer) - 1].id
        if answer == str(len(self._tables) + 1) or answer.lower() == NEW:
            return NEW
        try:
            return table_address(answer).table
        except LudothekError:
            self._screen.say("server-which-unknown", input=answer[:QUOTED], count=len(self._tables) + 1)
            return None

    def _title(self, title: str) -> str:
        try:
            return catalogue(self._speak.language, find_game(title).package)("title")
        except UnknownTitle:
            return title

    def _standing(self, table: TableCard) -> str:
        if waits_for_me(table):
            return self._speak("server-your-turn")
        if free := free_seats(table):
            return self._speak("server-free", count=len(free))
        waiting = ", ".join(who(self._screen, table.seats[seat]) for seat in table.waiting)
        return self._speak("server-waiting", who=waiting) if waiting else ""

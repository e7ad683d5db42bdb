"""A numbered list of choices. A long one is asked in steps: first what is touched first, then what is touched next."""

from __future__ import annotations

from rich.columns import Columns
from rich.text import Text

from ludothek.cli.screen import Screen, name_of
from ludothek.kernel.game import Game
from ludothek.kernel.words import Choice

LONG = 14
BACK = "0"


class Menu:
    def __init__(self, screen: Screen, game: Game, choices: list[Choice]) -> None:
        self._screen = screen
        self._game = game
        self._all = choices
        self._path: tuple[str, ...] = ()
        self.moved = False

    @property
    def count(self) -> int:
        return len(self._entries())

    def show(self, question: str) -> None:
        """The question and the numbered entries."""
        self.moved = False
        self._screen.print(Text(question, "bold"))
        entries = [
            Text.assemble((f"{number:>3} ", "bold cyan"), self._screen.coloured(self._label(group)))
            for number, group in enumerate(self._entries(), 1)
        ]
        if self._path:
            entries.append(Text.assemble((f"{BACK:>3} ", "bold cyan"), "←"))
        if len(entries) <= LONG // 2:
            for entry in entries:
                self._screen.print(entry)
        else:
            self._screen.print(Columns(entries, padding=(0, 3), column_first=True))

    def pick(self, answer: str) -> int | None:
        """The choice with this number; or ``None``, having gone a step further or back if the number says so."""
        if answer == BACK and self._path:
            self._path = self._path[:-1]
            self.moved = True
            return None
        group = {str(number): group for number, group in enumerate(self._entries(), 1)}.get(answer)
        if group is None:
            return None
        if len(group) == 1:
            return group[0].id
        self._path = group[0].elements[: len(self._path) + 1]
        self.moved = True
        return None

    def example(self) -> str:
        return self._all[0].notation

    def _entries(self) -> list[list[Choice]]:
        """Groups of choices: each alone if there are few, else by the next element they touch."""
        depth = len(self._path)
        left = [choice for choice in self._all if choice.elements[:depth] == self._path]
        if len(left) <= LONG or any(len(choice.elements) <= depth for choice in left):
            return [[choice] for choice in left]
        groups: dict[str, list[Choice]] = {}
        for choice in left:
            groups.setdefault(choice.elements[depth], []).append(choice)
        if len(groups) == 1:
            self._path = left[0].elements[: depth + 1]
            return self._entries()
        return sorted(groups.values(), key=len)

    def _label(self, group: list[Choice]) -> str:
        if len(group) == 1:
            return self._screen.catalogue.say(group[0].message)
        element = group[0].elements[len(self._path)]
        return f"{name_of(self._game, self._screen.catalogue, element)} … ({len(group)})"

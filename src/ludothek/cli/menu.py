"""A numbered list of choices. A long one is asked in steps: first what is touched first, then what is touched next."""

from __future__ import annotations

from rich.columns import Columns
from rich.text import Text

from ludothek.cli.screen import Screen, plain
from ludothek.kernel.game import Game
from ludothek.kernel.words import Choice

LONG = 14
BACK = "0"
SHORTEST_WORD = 3


class Menu:
    def __init__(self, screen: Screen, game: Game, choices: list[Choice]) -> None:
        self._screen = screen
        self._game = game
        self._all = choices
        self._top = self._path = _shared_beginning(choices) if len(choices) > LONG else ()
        self.moved = False

    @property
    def count(self) -> int:
        return len(self._entries())

    def show(self, question: str) -> None:
        """The question, what was picked of the answer so far, and the numbered entries."""
        self.moved = False
        picked = "".join(f" › {self._name(element)}" for element in self._path)
        self._screen.print(Text.assemble((question, "bold"), picked))
        entries = [
            Text.assemble((f"{number:>3} ", "bold cyan"), self._screen.coloured(self._label(group)))
            for number, group in self._numbered().items()
        ]
        if self._path != self._top:
            entries.append(Text.assemble((f"{BACK:>3} ", "bold cyan"), "←"))
        if len(entries) <= LONG // 2:
            for entry in entries:
                self._screen.print(entry)
        else:
            self._screen.print(Columns(entries, padding=(0, 3), column_first=True))

    def pick(self, answer: str) -> int | None:
        """The choice with this number; ``None`` if there is none, or after a step further or back."""
        if answer == BACK and self._path != self._top:
            self._path = self._path[:-1]
            self.moved = True
            return None
        group = self._numbered().get(answer)
        if group is None:
            return None
        if len(group) == 1:
            return group[0].id
        self._path = group[0].elements[: len(self._path) + 1]
        self.moved = True
        return None

    def by_name(self, answer: str) -> int | None:
        """The choice that is written exactly so, in notation or in words."""
        wanted = plain(answer)
        named = (choice.id for choice in self._all if wanted in (choice.notation, plain(self._text(choice))))
        return next(named, None)

    def by_part(self, answer: str) -> int | None:
        """The only choice whose notation, text or elements have this in their names."""
        wanted = plain(answer)
        texts = [(choice.notation, plain(self._text(choice)), choice.id) for choice in self._all]
        if len(wanted) < SHORTEST_WORD:
            return None
        containing = {id for notation, text, id in texts if wanted in notation or wanted in text}
        touching = {
            choice.id for choice in self._all if wanted in (plain(self._name(each)) for each in choice.elements)
        }
        for found in (containing, touching):
            if len(found) == 1:
                return found.pop()
        return None

    def example(self) -> str:
        return self._text(self._all[0])

    def entry(self, answer: str) -> str | None:
        """What stands in the list beside a number."""
        group = self._numbered().get(answer)
        return self._label(group) if group else None

    def _numbered(self) -> dict[str, list[Choice]]:
        """The entries by what is typed for them; amounts are their own numbers."""
        entries = self._entries()
        amounts = [group[0].amount for group in entries if len(group) == 1]
        if len(amounts) == len(entries) and None not in amounts:
            return {str(amount): group for amount, group in zip(amounts, entries, strict=True)}
        return {str(number): group for number, group in enumerate(entries, 1)}

    def _entries(self) -> list[list[Choice]]:
        """Groups of choices: each alone if there are few, else by the next element they touch."""
        depth = len(self._path)
        left = [choice for choice in self._all if choice.elements[:depth] == self._path]
        if len(left) <= LONG or any(len(choice.elements) <= depth for choice in left):
            return [[choice] for choice in left]
        groups: dict[str, list[Choice]] = {}
        for choice in left:
            groups.setdefault(choice.elements[depth], []).append(choice)
        return list(groups.values())

    def _label(self, group: list[Choice]) -> str:
        return self._text(group[0]) if len(group) == 1 else f"{self._name(group[0].elements[len(self._path)])} …"

    def _text(self, choice: Choice) -> str:
        return self._screen.catalogue.say(choice.message)

    def _name(self, element: str) -> str:
        return self._screen.catalogue.say(self._game.name(element))


def _shared_beginning(choices: list[Choice]) -> tuple[str, ...]:
    """The elements that all choices touch first: there is nothing to ask about them."""
    shared = choices[0].elements
    for choice in choices:
        while choice.elements[: len(shared)] != shared:
            shared = shared[:-1]
    return shared

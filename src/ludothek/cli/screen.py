"""What the commands write on: a console that knows the seats' colours and says when nobody listens any more."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from ludothek.kernel.errors import OutputClosed
from ludothek.kernel.game import Game
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import State
from ludothek.kernel.words import PAINTS, SEATS, SHAPES, Event


class Screen(Console):
    """A console for one language."""

    def __init__(self, catalogue: Catalogue, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, soft_wrap=False)
        self.catalogue = catalogue

    def on_broken_pipe(self) -> NoReturn:
        raise OutputClosed("The output was closed before everything was written.")

    def say(self, id: str, **args: str | int) -> None:
        """A message of the catalogue on a line of its own, seats in their colours."""
        self.print(self.coloured(self.catalogue(id, **args)), soft_wrap=True)

    def seat(self, seat: int) -> str:
        """The name of a seat with its shape."""
        return f"{SHAPES[seat]} {self.catalogue.name(f'seat:{SEATS[seat]}')}"

    def coloured(self, text: str) -> Text:
        """The names of the seats in their colours."""
        painted = Text(text)
        for seat, colour in enumerate(SEATS):
            name = re.escape(self.catalogue.name(f"seat:{colour}"))
            painted.highlight_regex(rf"({SHAPES[seat]} )?\b{name}\b", f"bold {PAINTS[seat]}")
        return painted

    def board(self, state: State, seat: int | None) -> None:
        """The table as this seat sees it."""
        self.print(state.game.draw(state.view(seat), self.catalogue, self.width))

    def tell(self, events: list[Event]) -> list[Text]:
        """Events as lines; lists of one kind and seat that follow each other share a line."""
        lines: list[list[Event]] = []
        for event in events:
            if lines and event.lists and (event.kind, event.seat) == (lines[-1][0].kind, lines[-1][0].seat):
                lines[-1].append(event)
            else:
                lines.append([event])
        return [self.coloured(self._line(line)) for line in lines]

    def _line(self, events: list[Event]) -> str:
        first = events[0].message
        lists = events[0].lists
        if len(events) > 1 and all(event.message.args | {lists: ""} == first.args | {lists: ""} for event in events):
            names = [self.catalogue.name(str(event.message.args[lists])) for event in events]
            return self.catalogue(first.id, **{**first.args, lists: ", ".join(names)})
        return " · ".join(self.catalogue.say(event.message) for event in events)

    def mind(self, name: str) -> str:
        """What a computer player is called."""
        return self.catalogue(f"mind-{name}") if self.catalogue.has(f"mind-{name}") else name


def say_error(sentence: str) -> None:
    """One sentence on the error stream, if anybody listens."""
    with suppress(OSError):
        print(f"ludothek: {sentence}", file=sys.stderr, flush=True)


def name_of(game: Game, catalogue: Catalogue, element: str) -> str:
    """What an element of the board is called."""
    return catalogue.say(game.name(element))

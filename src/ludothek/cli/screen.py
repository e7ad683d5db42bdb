"""What the commands write on: a console that knows the seats' colours and says when nobody listens any more."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ludothek.kernel.errors import LudothekError, OutputClosed
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.words import PAINTS, SEATS, SHAPES, Event

if TYPE_CHECKING:
    from ludothek.kernel.game import Game
    from ludothek.kernel.state import View

PROMPT = "› "


class Screen(Console):
    """A console for one language; ``spoken`` is for playing by ear: sentences, and nothing that is drawn."""

    def __init__(self, catalogue: Catalogue, *, stderr: bool = False, spoken: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, soft_wrap=spoken)
        self.catalogue = catalogue
        self.spoken = spoken

    def on_broken_pipe(self) -> NoReturn:
        raise OutputClosed("output-closed")

    def say(self, id: str, **args: str | int) -> None:
        """A message of the catalogue on a line of its own, seats in their colours."""
        self.print(self.coloured(self.catalogue(id, **args)))

    def say_whole(self, id: str, **args: str | int) -> None:
        """A message that must not be broken into lines: it names a file or a command."""
        self.print(self.coloured(self.catalogue(id, **args)), soft_wrap=True)

    def complain(self, error: LudothekError) -> None:
        """What went wrong, on a line of its own."""
        self.print(error.said_in(self.catalogue.language))

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.clear()
        self.file.write("\x1b[3J")

    def seat(self, seat: int) -> str:
        """The name of a seat with its shape, which is only seen."""
        name = self.catalogue.name(f"seat:{SEATS[seat]}")
        return name if self.spoken else f"{SHAPES[seat]} {name}"

    def prompt(self, label: str) -> str:
        """What stands before a line that somebody types; a sign is only seen."""
        if self.spoken:
            return self.catalogue("label", name=label, text="") if label else ""
        return f"{label} {PROMPT}" if label else PROMPT

    def heading(self, text: str) -> None:
        self.print(Text(text) if self.spoken else Rule(Text(text, "bold")))

    def coloured(self, text: str) -> Text:
        """The names of the seats in their colours."""
        painted = Text(text)
        for seat, colour in enumerate(SEATS):
            name = re.escape(self.catalogue.name(f"seat:{colour}"))
            painted.highlight_regex(rf"({SHAPES[seat]} )?\b{name}\b", f"bold {PAINTS[seat]}")
        return painted

    def board(self, game: Game, view: View) -> None:
        """The table as a seat sees it; who hears it asks for what they want to know."""
        if not self.spoken:
            self.print(game.draw(view, self.catalogue, self.width))

    def tell(self, events: list[Event]) -> list[Text]:
        """Events as lines. What a seat does of one kind, or at one place, shares a line."""
        lines: list[list[Event]] = []
        for event in events:
            if lines and _belong_together(lines[-1][-1], event):
                lines[-1].append(event)
            else:
                lines.append([event])
        return [self.coloured(_joined(self._sentences(line))) for line in lines]

    def _sentences(self, events: list[Event]) -> Iterator[str]:
        """A sentence for each event; one with a list for those that differ only in what can be listed."""
        for _, alike in groupby(events, lambda event: event.kind):
            group = list(alike)
            first, lists = group[0].message, group[0].lists
            if lists and all(event.message.args | {lists: ""} == first.args | {lists: ""} for event in group):
                things = self.catalogue.listed([str(event.message.args[lists]) for event in group])
                yield self.catalogue(first.id, **{**first.args, lists: things})
            else:
                yield from (self.catalogue.say(event.message) for event in group)

    def mind(self, name: str) -> str:
        """What a computer player is called."""
        return self.catalogue(f"mind-{name}") if self.catalogue.has(f"mind-{name}") else name


def plain(text: str) -> str:
    """Text as it is compared with what somebody typed: in lower case, every blank a simple one, apostrophes straight.

    >>> plain("Aller\u00a0: la  cour"), plain("Geek l’oracle")
    ('aller : la cour', "geek l'oracle")
    """
    return " ".join(text.casefold().replace("’", "'").split())


def say_error(sentence: str) -> None:
    """One sentence on the error stream, if anybody listens."""
    with suppress(OSError):
        print(f"ludothek: {sentence}", file=sys.stderr, flush=True)


def _belong_together(last: Event, event: Event) -> bool:
    same_place = event.message.args.get("area") == last.message.args.get("area") is not None
    return event.seat == last.seat and (event.kind == last.kind or (same_place and event.seat is not None))


def _joined(parts: Iterable[str]) -> str:
    """Sentences one after another; what has no full stop is set apart.

    >>> _joined(["One.", "Two."]), _joined(["ticket → a", "ticket → b"])
    ('One. Two.', 'ticket → a · ticket → b')
    """
    listed = list(parts)
    return (" " if all(part.endswith(".") for part in listed) else " · ").join(listed)

"""``hint`` at the terminal: the best choices, the chance to win with each, and what is expected of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from ludothek.cli.question import Question
from ludothek.cli.screen import Screen
from ludothek.kernel.hints import Hint


def show_hints(screen: Screen, question: Question, hints: Sequence[Hint]) -> None:
    """A line for each, with the words that choose it; to those who hear it, a sentence for each."""
    choices = {choice.id: choice for choice in question.choices}
    shown = [(hint, choices[hint.choice]) for hint in hints if hint.choice in choices]  # others have gone on elsewhere
    if screen.spoken:
        for hint, choice in shown:
            text, more = screen.catalogue.say(choice.message), " ".join(expected(screen, hint))
            said = screen.catalogue("hear-hint", choice=text, chance=hint.chance, expected=more)
            screen.print(screen.coloured(said.rstrip()))
        return
    table = Table.grid(padding=(0, 2))
    for hint, choice in shown:
        table.add_row(
            screen.catalogue.percent(hint.chance / 100),
            Text(choice.notation, "bold cyan"),
            screen.coloured(" ".join(expected(screen, hint))),
        )
    screen.say("play-hints")
    screen.print(table)


def expected(screen: Screen, hint: Hint) -> Iterator[str]:
    """What is expected of a choice, in sentences, and in numbers at last."""
    yield from map(screen.catalogue.say, hint.feats)
    if hint.gains:
        gains = [f"{screen.catalogue.say(gain.what)} {gain.count:+}" for gain in hint.gains]
        yield screen.catalogue("hint-points", gains=screen.catalogue.row(gains))

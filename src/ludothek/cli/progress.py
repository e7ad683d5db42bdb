"""A bar for work that takes long, and Ctrl-C that lets what is being done come to its end."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludothek.cli.screen import Screen
from ludothek.kernel.locale import Catalogue


@contextmanager
def bar(speak: Catalogue, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """Shows how many games are played, if somebody looks; the block is given what to call after each."""
    console = Screen(speak, stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with progress:
        task = progress.add_task(speak("sim-playing"), total=total, completed=done)
        yield lambda: progress.advance(task)


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Ctrl-C is noted, not raised: a game is counted and written whole or not at all. A second one is raised."""
    noted: list[int] = []

    def note(signal_number: int, _: object) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(signal_number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)

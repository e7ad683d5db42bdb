"""What is the same at every table, here or on a server: how a typed line is understood, how things are told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludothek.cli.hearing import hear, hear_element, helps_of, say_lines
from ludothek.cli.hints import show_hints
from ludothek.cli.menu import Menu
from ludothek.cli.plans import plan_with, plan_written, show_plans
from ludothek.cli.question import Question
from ludothek.cli.rules import show_rules
from ludothek.cli.screen import Screen
from ludothek.cli.why import explain, explain_refusal
from ludothek.kernel.digest import told_alone
from ludothek.kernel.errors import QUOTED, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.hints import Hint
from ludothek.kernel.record import Result
from ludothek.kernel.speech import OVERVIEW
from ludothek.kernel.words import Event

LONG_PATH = 500
LOG = 40  # events that the command log shows
LEAVING = ("q", "quit", "exit")


class Leave(Exception):
    """The player wants to stop here."""


class Dialogue(ABC):
    """The people at one keyboard and one table."""

    def __init__(self, screen: Screen, game: Game) -> None:
        self.screen = screen
        self.speak = screen.catalogue
        self.game = game
        self.seated: int | None = None  # who was asked last
        self.line: tuple[int, int] | None = None  # who typed the last line that decided anything, after which decision

    # What a table does its own way.

    helps: Sequence[str] = ("number", "words", "plans", "hint", "why", "undo", "log", "rules", "board", "save", "quit")
    """The lines of the command help."""

    @abstractmethod
    def decide(self, question: Question, choices: Sequence[int]) -> None:
        """Make one choice, or several in a row that were named as one."""

    @abstractmethod
    def undo(self, seat: int, anyway: bool) -> None:
        """Back to before the line this seat typed last."""

    @abstractmethod
    def hints(self, seat: int) -> Sequence[Hint]:
        """The best choices of a seat that is asked; nothing where there are no hints. That it asked is recorded."""

    @abstractmethod
    def board(self, seat: int) -> None:
        """Show the table again."""

    @abstractmethod
    def history(self, seat: int, lines: int) -> list[Event]:
        """The last events, as this seat may know them."""

    @abstractmethod
    def save(self, file: str) -> None: ...

    @abstractmethod
    def quit(self) -> None:
        """Leave, or say why not."""

    @abstractmethod
    def read(self, label: str) -> str:
        """The next line somebody types."""

    @abstractmethod
    def has_secrets(self) -> bool:
        """Whether one of the people here sees what another one does not."""

    # Understanding what was typed.

    def answer(self, line: str, question: Question, menu: Menu) -> None:
        """One line that was typed: a command, a number, or a choice in words."""
        if not self.command(line, question, menu):
            self._choose(line, question, menu)

    def command(self, line: str, question: Question, menu: Menu | None) -> bool:
        """Carry a command out; false if the line is none. Without a menu, nothing is being asked."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        match command.lower():
            case "?" if self.screen.spoken and menu:
                menu.read_out()
            case "help" | "h" | "?":
                self._help(question, menu)
            case "why" if menu and (entry := menu.entry(rest)):
                self.screen.say("play-why-choice", choices=entry)
            case "why":
                explain(self.screen, question, rest)
            case "undo" | "u":
                self.undo(question.seat, anyway=rest == "anyway")
            case "rules" | "rule":
                self._rules(rest)
            case "board" if self.screen.spoken:
                say_lines(self.screen, question.spoken(OVERVIEW))
            case "board":
                self.board(question.seat)
            case "plans" | "plan":
                show_plans(self.screen, question, rest)
            case "hint" | "hints" if menu:
                self._hint(question)
            case "log" | "l":
                self._log(question.seat, int(rest) if rest.isdecimal() else LOG)
            case "save":
                self.save(rest)
            case word if word in LEAVING:
                self.quit()
            case word:
                return hear(self.screen, question, word, rest)
        return True

    def _choose(self, answer: str, question: Question, menu: Menu) -> None:
        choice = menu.pick(answer)
        choices = self._named(answer, question, menu) if choice is None and not menu.moved else ()
        if choice is not None:
            choices = (choice,)
        if choices:
            self.decide(question, choices)
        elif answer and not menu.moved and not self._explained(answer, question):
            self.screen.say("play-unknown", input=answer[:QUOTED], count=menu.count)

    def _explained(self, answer: str, question: Question) -> bool:
        """Whether something can be said of what was typed, though it is no choice."""
        if self.screen.spoken and hear_element(self.screen, question, answer):
            return True
        return explain_refusal(self.screen, question, answer)

    def _named(self, answer: str, question: Question, menu: Menu) -> tuple[int, ...]:
        """What is meant by words: a choice or a plan that is written so, else one that has them in its text."""
        choice = menu.by_name(answer)
        plan = plan_written(question, answer) if choice is None else None
        if choice is None and plan is None:
            choice = menu.by_part(answer)
            plan = plan_with(self.screen, question, answer) if choice is None else None
        return plan.choices if plan else () if choice is None else (choice,)

    def _help(self, question: Question, menu: Menu | None) -> None:
        rows: list[tuple[str, str]] = []
        thing = self.speak.say(self.game.name(question.elements[0]))
        missing = {*(() if menu else ("number", "words", "hint")), *(() if question.plans else ("plans",))}
        missing |= {"board"} if self.screen.spoken else {"choices"}
        for entry in ("choices", *self.helps, *helps_of(question)):
            if entry not in missing:
                example = menu.example() if menu and entry == "words" else f"why {thing}"
                does = self.speak(f"play-help-{entry}-does", example=example)
                rows.append((self.speak(f"play-help-{entry}"), does))
        self.screen.print(Text(self.speak("play-help"), "bold"))
        if self.screen.spoken:  # columns are for the eye
            for typed, does in rows:
                self.screen.say("label", name=typed, text=does)
            return
        table = Table.grid(padding=(0, 2))
        for typed, does in rows:
            table.add_row(Text(typed, "bold"), does)
        self.screen.print(table)

    def _hint(self, question: Question) -> None:
        if found := self.hints(question.seat):
            show_hints(self.screen, question, found)
        else:
            self.screen.say("play-no-hints")

    def _rules(self, number: str) -> None:
        try:
            show_rules(self.screen, self.game, number or None)
        except LudothekError as error:
            self.screen.complain(error)

    def _log(self, seat: int, lines: int) -> None:
        """What happened so far; to who hears it, the newest first."""
        events = self.history(seat, lines)
        if self.screen.spoken:
            say_lines(self.screen, [told_alone(self.game.digesting, event) for event in reversed(events)])
        else:
            self.tell(events)

    # Telling.

    def tell_since(self, events: list[Event], seat: int | None, headed: bool = False) -> None:
        """What happened since somebody was asked, in few sentences, for who hears it."""
        if not events:
            return
        if not headed:
            self.screen.say("hear-since")
        say_lines(self.screen, self.game.changes(events, seat))

    def tell(self, events: list[Event]) -> None:
        for line in self.screen.tell(events):
            self.screen.print(Padding(line, (0, 0, 0, 2), expand=False))

    def hand_over(self, seat: int) -> None:
        """Before another person looks: what the last one saw goes away, if anybody has secrets."""
        before, self.seated = self.seated, seat
        if before == seat or not self.screen.is_terminal or not self.has_secrets():
            return
        self.screen.wipe()
        if self.read(self.speak("play-hand-over", seat=self.screen.seat(seat))) in LEAVING:
            raise Leave
        self.screen.wipe()

    def places(self, result: Result, names: Sequence[str]) -> None:
        """The places with the points of each, and who wins."""
        table = Table.grid(padding=(0, 3))
        table.add_row(*(Text(self.speak(f"play-{column}"), "bold") for column in ("rank", "player", "points")))
        for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
            table.add_row(str(result.ranks[seat]), self.screen.coloured(names[seat]), str(result.scores[seat]))
        self.screen.print(table)
        winners = [self.screen.seat(seat) for seat, rank in enumerate(result.ranks) if rank == 1]
        if len(winners) == 1:
            self.screen.say("play-winner", seat=winners[0])
        else:
            self.screen.say("play-winners", seats=self.speak.listed(winners))

    # Files.

    def write_new(self, file: str, text: str) -> None:
        """Write a file under a name that is still free."""
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as copy:
                copy.write(text)
        except FileExistsError:
            self.screen.say_whole("play-save-exists", file=file[:LONG_PATH])
        except (OSError, ValueError, RuntimeError) as error:
            self.cannot_write(error, file)
        else:
            self.screen.say_whole("play-saved", file=file)

    def cannot_write(self, error: Exception, file: str) -> None:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        self.screen.say_whole("label", name=file[:LONG_PATH], text=reason)

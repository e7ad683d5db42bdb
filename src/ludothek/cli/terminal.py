"""The dialogue with the people at the keyboard."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludothek.cli.menu import Menu
from ludothek.cli.news import News, history
from ludothek.cli.plans import plan_with, plan_written, show_plans
from ludothek.cli.rules import show_rules
from ludothek.cli.saves import new_save, write
from ludothek.cli.screen import Screen
from ludothek.cli.why import explain, explain_refusal
from ludothek.kernel.errors import CannotUndo, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import parse_decision
from ludothek.kernel.rng import Rng, related_seed
from ludothek.kernel.session import Session
from ludothek.kernel.words import Event
from ludothek.minds import mind

SHOWN = 60  # how much of what was typed is repeated
LONG_PATH = 500
LOG = 40  # events that the command log shows
LEAVING = ("q", "quit", "exit")


class Leave(Exception):
    """The player wants to stop here."""


class Terminal:
    """One game at one keyboard. Every decision of a person is written to the save at once."""

    def __init__(self, session: Session, save: Path | None, language: str, resume_with: Sequence[str] = ()) -> None:
        self.session = session
        self.game: Game = session.game
        self.save_path = save or new_save(self.game.title)
        self.kept = True  # whether the last attempt to write the save went well
        self.quitting = False  # whether somebody wanted to leave although the game could not be kept
        self.screen = Screen(catalogue(language, self.game.package))
        self.speak = self.screen.catalogue
        self.rng = Rng.from_seed(related_seed(int(session.record.seed, 16), "minds"))
        players = enumerate(session.record.seats)
        self.minds = {seat: mind(self.game, player.mind) for seat, player in players if player.mind}
        self.people = [seat for seat in range(len(session.record.seats)) if seat not in self.minds]
        self.resume_with = resume_with  # what else the command needs that goes on with this game
        self.news = News(session, self.people)
        self.seated: int | None = None  # who was asked last
        self.line: tuple[int, int] | None = None  # who typed the last line that decided anything, after which decision

    def run(self) -> int:
        self._welcome()
        try:
            while not self.session.state.over:
                seat = self.session.state.to_move
                if seat in self.minds:
                    self._let_think(seat)
                else:
                    self._ask(seat)
            self._finish()
        except (Leave, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return 130
        return 0

    @property
    def _viewer(self) -> int | None:
        """Whose eyes the end is told for: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def _welcome(self) -> None:
        self.screen.print(Rule(Text(self.speak("title"), "bold")))
        if self.people:
            seats = ", ".join(self.screen.seat(seat) for seat in self.people)
            self.screen.say("play-welcome", seat=seats)

    def _let_think(self, seat: int) -> None:
        state = self.session.state
        self._decide(self.minds[seat].choose(state.determinize(seat, self.rng), seat, self.rng))
        if not self.people and (state.over or state.to_move != seat):
            self._show_turn()

    def _show_turn(self) -> None:
        """For those who only watch: what happened, the table, and a pause."""
        self._show_news(None)
        if self.screen.is_terminal and sys.stdin.isatty() and not self.session.state.over:
            self.screen.board(self.session.state, None)
            if self.screen.input(f"{self.speak('play-watch')} › ").strip().lower() in LEAVING:
                raise Leave

    def _decide(self, choice: int) -> None:
        self.session.decide(choice)
        self.news.add(self.session.state)

    def _ask(self, seat: int) -> None:
        """Tell what happened, show the table and take one decision."""
        self._hand_over(seat)
        self._show_news(seat)
        self.screen.board(self.session.state, seat)
        prompt = self.game.prompt(self.session.state, seat)
        assert prompt is not None
        menu = Menu(self.screen, self.game, self.game.choices(self.session.state, seat))
        label = self.speak("play-ask" if len(self.people) == 1 else "play-ask-for", seat=self.screen.seat(seat))
        before = self.session.state.decisions
        while self.session.state.decisions == before and not self.session.state.over:
            menu.show(self.speak.say(prompt.message))
            self._answer(self.screen.input(f"{label} › ").strip(), seat, menu)

    def _hand_over(self, seat: int) -> None:
        """Before another person looks: what the last one saw goes away, if anybody has secrets."""
        before, self.seated = self.seated, seat
        if before == seat or not self.screen.is_terminal or not self._has_secrets():
            return
        self.screen.wipe()
        if self.screen.input(f"{self.speak('play-hand-over', seat=self.screen.seat(seat))} › ").strip() in LEAVING:
            raise Leave
        self.screen.wipe()

    def _has_secrets(self) -> bool:
        views = [self.session.state.view(seat) | {"seat": None} for seat in self.people]
        return any(view != views[0] for view in views)

    def _answer(self, answer: str, seat: int, menu: Menu) -> None:
        """One line that was typed: a command, a number, or a choice in words."""
        command, _, rest = answer.partition(" ")
        rest = rest.strip()
        match command.lower():
            case "help" | "h" | "?":
                self._help(menu)
            case "why" if entry := menu.entry(rest):
                self.screen.say("play-why-choice", choices=entry)
            case "why":
                explain(self.screen, self.session.state, seat, rest)
            case "undo":
                self._undo(seat, anyway=rest == "anyway")
            case "rules":
                self._rules(rest)
            case "board":
                self.screen.board(self.session.state, seat)
            case "plans" | "plan":
                show_plans(self.screen, self.session.state, seat, rest)
            case "log":
                events = history(self.session, seat, int(rest) if rest.isdecimal() else LOG)
                self._tell(events)
            case "save":
                self._save(rest)
            case "quit" | "q" | "exit":
                self._quit()
            case _:
                self._choose(answer, seat, menu)

    def _choose(self, answer: str, seat: int, menu: Menu) -> None:
        choice = menu.pick(answer)
        choices = self._named(answer, seat, menu) if choice is None and not menu.moved else ()
        if choice is not None:
            choices = (choice,)
        if choices:
            self.line = seat, self.session.state.decisions
            for choice in choices:
                self._decide(choice)
            self._keep()
        elif answer and not menu.moved and not explain_refusal(self.screen, self.session.state, seat, answer):
            self.screen.say("play-unknown", input=answer[:SHOWN], count=menu.count)

    def _named(self, answer: str, seat: int, menu: Menu) -> tuple[int, ...]:
        """What is meant by words: a choice or a plan that is written so, else one that has them in its text."""
        state = self.session.state
        choice = menu.by_name(answer)
        plan = plan_written(state, seat, answer) if choice is None else None
        if choice is None and plan is None:
            choice = menu.by_part(answer)
            plan = plan_with(self.screen, state, seat, answer) if choice is None else None
        return plan.choices if plan else () if choice is None else (choice,)

    def _help(self, menu: Menu) -> None:
        table = Table.grid(padding=(0, 2))
        thing = self.speak.say(self.game.name(self.game.elements(self.session.state)[0]))
        plans = ("plans",) if self.game.plans(self.session.state) else ()
        for entry in ("number", "words", *plans, "why", "undo", "log", "rules", "board", "save", "quit"):
            example = f"why {thing}" if entry == "why" else menu.example()
            table.add_row(
                Text(self.speak(f"play-help-{entry}"), "bold"), self.speak(f"play-help-{entry}-does", example=example)
            )
        self.screen.print(Text(self.speak("play-help"), "bold"), table, sep="\n")

    def _undo(self, seat: int, anyway: bool) -> None:
        """Back to before the line this seat typed last; by force also past what was revealed."""
        try:
            undone = self.session.undo(seat, anyway)
            typist, begun = self.line or (None, 0)
            while typist == seat and begun < self.session.state.decisions and self.session.can_undo(seat):
                undone = self.session.undo(seat)
        except CannotUndo:
            nothing = seat not in self.session.deciders
            self.screen.say("play-undo-nothing" if nothing else "play-undo-revealed")
            return
        self.news.forget()
        self._keep()
        _, choice = parse_decision(self.session.state, undone)
        said = self.speak.say(self.game.describe(self.session.state, choice, seat).message)
        self.screen.say("play-undone", choice=said)

    def _rules(self, number: str) -> None:
        try:
            show_rules(self.screen, self.game, number or None)
        except LudothekError as error:
            self.screen.print(str(error))

    def _save(self, file: str) -> None:
        """Write the save, or a copy under a name that is still free; the game itself stays where it was."""
        if not file:
            self.kept = True  # say it again if it fails
            if self._keep():
                self.screen.say_whole("play-saved", file=str(self.save_path))
            return
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as copy:
                copy.write(self.session.record.write())
        except FileExistsError:
            self.screen.say_whole("play-save-exists", file=file[:LONG_PATH])
        except (OSError, ValueError, RuntimeError) as error:
            self._cannot_write(error, file)
        else:
            self.screen.say_whole("play-saved", file=file)

    def _keep(self) -> bool:
        """Write the save; if that cannot be done it is said once, and the game goes on."""
        try:
            write(self.save_path, self.session.record)
        except OSError as error:
            if self.kept:
                self._cannot_write(error, str(self.save_path))
                self.screen.say("play-not-kept")
            self.kept = False
        else:
            self.kept = True
        return self.kept

    def _cannot_write(self, error: Exception, file: str) -> None:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        self.screen.say_whole("label", name=file[:LONG_PATH], text=reason)

    def _quit(self) -> None:
        """Leave; but if the game cannot be kept, only when it is said a second time."""
        if not self.session.record.decisions or self._keep() or self.quitting:
            raise Leave
        self.quitting = True
        self.screen.say("play-not-kept")

    def _leave(self) -> None:
        self.screen.print()
        if self.session.record.decisions:
            write(self.save_path, self.session.record)
            self.screen.say_whole("play-saved", file=str(self.save_path))
            command = shlex.join([_own_command(), "play", "--resume", str(self.save_path), *self.resume_with])
            self.screen.say_whole("play-resume", command=command)

    def _show_news(self, viewer: int | None) -> None:
        events = self.news.take(viewer)
        if events and self.people:
            self.screen.print(Text(self.speak("play-happened"), "bold"))
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        for line in self.screen.tell(events):
            self.screen.print(Padding(line, (0, 0, 0, 2), expand=False))

    def _finish(self) -> None:
        """The last table, the places, and the record for a later look."""
        self._keep()
        state = self.session.state
        self._show_news(next(iter(self.people), None))
        self.screen.board(state, self._viewer)
        self.screen.print(self._places())
        winners = [self.screen.seat(seat) for seat, rank in enumerate(state.ranks()) if rank == 1]
        if len(winners) == 1:
            self.screen.say("play-winner", seat=winners[0])
        else:
            self.screen.say("play-winners", seats=", ".join(winners))
        self.screen.say_whole("play-saved", file=str(self.save_path))

    def _places(self) -> Table:
        state = self.session.state
        table = Table.grid(padding=(0, 3))
        table.add_row(*(Text(self.speak(f"play-{column}"), "bold") for column in ("rank", "player", "points")))
        for seat in sorted(range(state.seats), key=lambda seat: state.ranks()[seat]):
            who = self.screen.seat(seat)
            if name := self.session.record.seats[seat].mind:
                who = self.speak("play-mind", seat=who, mind=self.screen.mind(name))
            elif len(self.people) == 1:
                who = self.speak("play-you", seat=who)
            table.add_row(str(state.ranks()[seat]), self.screen.coloured(who), str(state.scores()[seat]))
        return table


def _own_command() -> str:
    """How this program was called, so that a line we print can be typed again."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m ludothek"
    return called.name if shutil.which(called.name) else os.path.relpath(called)

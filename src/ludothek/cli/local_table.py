"""A game at home: the dialogue with the people at one keyboard."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ludothek.cli.dialogue import LEAVING, Dialogue, Leave
from ludothek.cli.menu import Menu
from ludothek.cli.news import News, history
from ludothek.cli.own_command import own_command
from ludothek.cli.question import LocalQuestion, Question
from ludothek.cli.saves import new_save, write
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import CannotUndo
from ludothek.kernel.hints import Hint
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Result, parse_decision
from ludothek.kernel.rng import Rng, new_seed, related_seed
from ludothek.kernel.session import Session
from ludothek.kernel.words import Event
from ludothek.minds import mind
from ludothek.minds.hints import hints


class LocalTable(Dialogue):
    """One game at one keyboard. Every decision of a person is written to the save at once."""

    def __init__(
        self,
        session: Session,
        save: Path | None,
        language: str,
        resume_with: Sequence[str] = (),
        spoken: bool = False,
    ) -> None:
        super().__init__(Screen(catalogue(language, session.game.package), spoken=spoken), session.game)
        self.session = session
        self.save_path = save or new_save(self.game.title)
        self.kept = True  # whether the last attempt to write the save went well
        self.quitting = False  # whether somebody wanted to leave although the game could not be kept
        self.rng = Rng.from_seed(related_seed(int(session.record.seed, 16), "minds"))
        players = enumerate(session.record.seats)
        self.minds = {seat: mind(self.game, player.mind) for seat, player in players if player.mind}
        self.people = [seat for seat in range(len(session.record.seats)) if seat not in self.minds]
        self.resume_with = resume_with  # what else the command needs that goes on with this game
        self.news = News(session, self.people)

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
        self.screen.heading(self.speak("title"))
        if self.people:
            seats = self.speak.listed([self.screen.seat(seat) for seat in self.people])
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
            self.board(None)
            if self.read(self.speak("play-watch")).lower() in LEAVING:
                raise Leave

    def _decide(self, choice: int) -> None:
        self.session.decide(choice)
        self.news.add(self.session.state)

    def read(self, label: str) -> str:
        return self.screen.input(self.screen.prompt(label)).strip()

    def _ask(self, seat: int) -> None:
        """Tell what happened, show the table and take one decision."""
        self.hand_over(seat)
        self._show_news(seat)
        self.board(seat)
        prompt = self.game.prompt(self.session.state, seat)
        assert prompt is not None
        menu = Menu(self.screen, self.game, self.game.choices(self.session.state, seat))
        label = self.speak("play-ask" if len(self.people) == 1 else "play-ask-for", seat=self.screen.seat(seat))
        before = self.session.state.decisions
        while self.session.state.decisions == before and not self.session.state.over:
            menu.ask(self.speak.say(prompt.message))
            self.answer(self.read(label), LocalQuestion(self.session.state, seat), menu)

    def has_secrets(self) -> bool:
        views = [self.session.state.view(seat) | {"seat": None} for seat in self.people]
        return any(view != views[0] for view in views)

    def board(self, seat: int | None) -> None:
        self.screen.board(self.game, self.session.state.view(seat))

    def history(self, seat: int, lines: int) -> list[Event]:
        return history(self.session, seat, lines)

    def decide(self, question: Question, choices: Sequence[int]) -> None:
        self.line = question.seat, self.session.state.decisions
        for choice in choices:
            self._decide(choice)
        self._keep()

    def undo(self, seat: int, anyway: bool) -> None:
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

    def hints(self, seat: int) -> Sequence[Hint]:
        """Whoever plays against computer players may have them."""
        if len(self.people) > 1:
            return ()
        self.session.record.note_hint(seat)
        return hints(self.session.state, seat, Rng.from_seed(new_seed()))

    def save(self, file: str) -> None:
        """Write the save, or a copy under a name that is still free; the game itself stays where it was."""
        if file:
            self.write_new(file, self.session.record.write())
            return
        self.kept = True  # say it again if it fails
        if self._keep():
            self.screen.say_whole("play-saved", file=str(self.save_path))

    def _keep(self) -> bool:
        """Write the save; if that cannot be done it is said once, and the game goes on."""
        try:
            write(self.save_path, self.session.record)
        except OSError as error:
            if self.kept:
                self.cannot_write(error, str(self.save_path))
                self.screen.say("play-not-kept")
            self.kept = False
        else:
            self.kept = True
        return self.kept

    def quit(self) -> None:
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
            command = shlex.join(["play", "--resume", str(self.save_path), *self.resume_with])
            self.screen.say_whole("play-resume", command=f"{own_command()} {command}")

    def _show_news(self, viewer: int | None) -> None:
        events = self.news.take(viewer)
        if self.screen.spoken:
            self.tell_since(events, viewer, headed=not self.people)
            return
        if events and self.people:
            self.screen.print(Text(self.speak("play-happened"), "bold"))
        self.tell(events)

    def _finish(self) -> None:
        """The last table, the places, and the record for a later look."""
        self._keep()
        state = self.session.state
        self._show_news(next(iter(self.people), None))
        self.board(self._viewer)
        self.places(Result(state.scores(), state.ranks()), [self._name(seat) for seat in range(state.seats)])
        self.screen.say_whole("play-saved", file=str(self.save_path))

    def _name(self, seat: int) -> str:
        """Who sits there, as the list of places calls them."""
        who = self.screen.seat(seat)
        if name := self.session.record.seats[seat].mind:
            return self.speak("play-mind", seat=who, mind=self.screen.mind(name))
        return self.speak("play-you", seat=who) if len(self.people) == 1 else who

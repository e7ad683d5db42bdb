"""``ludothek play``: a game in the terminal, against computer players or with friends at one keyboard."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludothek.cli.menu import Menu
from ludothek.cli.rules import show_rules
from ludothek.cli.saves import last_save, new_save, write
from ludothek.cli.screen import Screen, name_of
from ludothek.kernel.errors import CannotUndo, IllegalChoice, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.locale import catalogue
from ludothek.kernel.record import Record, parse_decision
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import titles
from ludothek.kernel.rng import Rng, new_seed, related_seed
from ludothek.kernel.session import Session
from ludothek.kernel.words import SEATS, Event
from ludothek.minds import mind

USUAL_SEATS = 3


class Leave(Exception):
    """The player wants to stop here."""


def play(args: Namespace) -> int:
    session, save = _resumed(args.resume) if args.resume is not None else (_started(args), None)
    with suppress(ImportError):
        import readline  # noqa: F401  # gives the prompt a history
    return Terminal(session, save, args.lang).run()


def _resumed(file: str) -> tuple[Session, Path]:
    path = Path(file) if file else last_save()
    return Session(Record.read(path.read_text(encoding="utf-8"))), path


def _started(args: Namespace) -> Session:
    title = args.title or titles()[0]
    game = find_game(title)
    seats = args.seats
    if seats is None:
        people = 1 if args.minds else 0
        seats = len(args.minds or ()) + people or max(game.min_seats, min(USUAL_SEATS, game.max_seats))
    computers = args.minds if args.minds is not None else ["greedy"] * (seats - 1)
    if len(computers) > seats:
        raise LudothekError(f"--minds names {len(computers)} computer players, but there are {seats} seats.")
    for name in computers:
        mind(game, name)
    people = seats - len(computers)
    seated: list[str | None] = [*[None] * people, *computers]
    shift = _wanted_seat(args.seat, seats) if args.seat else Rng.from_seed(new_seed()).below(max(seats, 1))
    seated = [seated[(seat - shift) % seats] for seat in range(seats)]
    names = [name or f"player {seat + 1}" for seat, name in enumerate(seated)]
    return Session.start(game, names, args.seed, dict(args.option), seated)


def _wanted_seat(wanted: str, seats: int) -> int:
    known = {**{str(seat + 1): seat for seat in range(seats)}, **{SEATS[seat]: seat for seat in range(seats)}}
    if wanted.lower() not in known:
        raise LudothekError(
            f"A seat is a number from 1 to {seats} or one of {', '.join(SEATS[:seats])}, not {wanted!r}."
        )
    return known[wanted.lower()]


class Terminal:
    """The dialogue with the people at the keyboard."""

    def __init__(self, session: Session, save: Path | None, language: str) -> None:
        self.session = session
        self.game: Game = session.game
        self.save_path = save or new_save(self.game.title)
        self.screen = Screen(catalogue(language, self.game.package))
        self.speak = self.screen.catalogue
        self.rng = Rng.from_seed(related_seed(int(session.record.seed, 16), "minds"))
        self.minds = {
            seat: mind(self.game, player.mind) for seat, player in enumerate(session.record.seats) if player.mind
        }
        self.people = [seat for seat in range(len(session.record.seats)) if seat not in self.minds]
        self.news: list[Event] = []

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

    def _welcome(self) -> None:
        self.screen.print(Rule(Text(self.speak("title"), "bold")))
        for seat in self.people:
            self.screen.say("play-welcome", seat=self.screen.seat(seat))
        if self.session.record.decisions:
            self.news = self.game.events(self.session.state, None)

    def _let_think(self, seat: int) -> None:
        state = self.session.state
        self._decide(self.minds[seat].choose(state.determinize(seat, self.rng), seat, self.rng))
        if not self.people:
            self._show_news()

    def _decide(self, choice: int) -> None:
        self.session.decide(choice)
        viewer = self.people[0] if len(self.people) == 1 else None
        self.news += self.game.events(self.session.state, viewer)

    def _ask(self, seat: int) -> None:
        """Show the table and take one decision."""
        self.screen.board(self.session.state, seat)
        self._show_news()
        prompt = self.game.prompt(self.session.state, seat)
        assert prompt is not None
        menu = Menu(self.screen, self.game, self.game.choices(self.session.state, seat))
        before = self.session.state.decisions
        while self.session.state.decisions == before and not self.session.state.over:
            menu.show(self.speak.say(prompt.message))
            label = "play-ask" if len(self.people) == 1 else "play-ask-for"
            self._answer(self.screen.input(f"{self.speak(label, seat=self.screen.seat(seat))} › ").strip(), seat, menu)

    def _answer(self, answer: str, seat: int, menu: Menu) -> None:
        """One line that was typed: a command, a number, or a choice in words."""
        command, _, rest = answer.partition(" ")
        commands = {
            "help": lambda: self._help(menu),
            "?": lambda: self._help(menu),
            "why": lambda: self._why(rest.strip(), seat),
            "undo": lambda: self._undo(seat, anyway=rest.strip() == "anyway"),
            "rules": lambda: self._rules(rest.strip()),
            "board": lambda: self.screen.board(self.session.state, seat),
            "save": lambda: self._save(rest.strip()),
        }
        if command.lower() in ("quit", "exit"):
            raise Leave
        if command.lower() in commands:
            commands[command.lower()]()
            return
        choice = menu.pick(answer)
        if choice is None and answer:
            with suppress(IllegalChoice):
                choice = self.game.parse(self.session.state, answer, seat)
        if choice is not None:
            self._decide(choice)
            self._write()
        elif answer and not menu.moved:
            self.screen.say("play-unknown", input=answer, count=menu.count)

    def _help(self, menu: Menu) -> None:
        example = menu.example()
        table = Table.grid(padding=(0, 2))
        for entry in ("number", "words", "why", "undo", "rules", "board", "save", "quit"):
            thing = name_of(self.game, self.speak, self.game.elements(self.session.state)[0])
            does = self.speak(f"play-help-{entry}-does", example=f"why {thing}" if entry == "why" else example)
            table.add_row(Text(self.speak(f"play-help-{entry}"), "bold"), does)
        self.screen.print(Text(self.speak("play-help"), "bold"), table, sep="\n")

    def _why(self, thing: str, seat: int) -> None:
        """Why something is not a choice: the sentence and the rule behind it."""
        state = self.session.state
        names = {element: name_of(self.game, self.speak, element) for element in self.game.elements(state, seat)}
        if not thing:
            self.screen.say("play-why-what", example=f"why {next(iter(names.values()))}")
            return
        wanted = _closest(thing, names)
        if wanted is None:
            examples = ", ".join(sorted(set(names.values()), key=len)[:8])
            self.screen.say("play-why-unknown", input=thing, examples=examples)
            return
        reason = self.game.why_not(state, seat, wanted)
        if reason is None:
            texts = [
                self.speak.say(choice.message) for choice in self.game.choices(state, seat) if wanted in choice.elements
            ]
            more = " …" if len(texts) > 3 else ""
            self.screen.say("play-why-choice", choices="; ".join(texts[:3]) + more)
        else:
            self.screen.say("label", name=names[wanted], text=f"{self.speak.say(reason.message)} ({reason.rule})")

    def _undo(self, seat: int, anyway: bool) -> None:
        """Back to this seat's last decision; by force also past what was revealed."""
        try:
            undone = self.session.undo(seat, anyway)
        except CannotUndo:
            nothing = anyway or not self.session.record.decisions
            self.screen.say("play-undo-nothing" if nothing else "play-undo-revealed")
            return
        self.news = []
        self._write()
        _, choice = parse_decision(self.session.state, undone)
        said = self.speak.say(self.game.describe(self.session.state, choice, seat).message)
        self.screen.say("play-undone", choice=said)

    def _rules(self, number: str) -> None:
        try:
            show_rules(self.screen, self.game, number or None)
        except LudothekError as error:
            self.screen.print(str(error))

    def _save(self, file: str) -> None:
        if file:
            self.save_path = Path(file).expanduser()
        if self._write():
            self.screen.say("play-saved", file=str(self.save_path))

    def _write(self) -> bool:
        """Keep the game; a place that cannot be written is said, and the game goes on."""
        try:
            write(self.save_path, self.session.record)
        except OSError as error:
            self.screen.print(f"{error.strerror or error}: {self.save_path}", soft_wrap=True)
            return False
        return True

    def _leave(self) -> None:
        """Nobody loses a game by leaving: every decision has been written already."""
        self.screen.print()
        if self.session.record.decisions:
            write(self.save_path, self.session.record)
            self.screen.say("play-saved", file=str(self.save_path))
            command = f"{_own_command()} play --resume {shlex.quote(str(self.save_path))}"
            self.screen.say("play-resume", command=command)

    def _show_news(self) -> None:
        if self.news:
            self.screen.print(Text(self.speak("play-happened"), "bold"))
            for line in self.screen.tell(self.news):
                self.screen.print(Padding(line, (0, 0, 0, 2), expand=False))
        self.news = []

    def _finish(self) -> None:
        """The last table, the places, and the record for a later look."""
        state = self.session.state
        self.screen.board(state, self.people[0] if len(self.people) == 1 else None)
        self._show_news()
        self.screen.print(_places(self.screen, self.session))
        winners = [self.screen.seat(seat) for seat, rank in enumerate(state.ranks()) if rank == 1]
        if len(winners) == 1:
            self.screen.say("play-winner", seat=winners[0])
        else:
            self.screen.say("play-winners", seats=", ".join(winners))
        write(self.save_path, self.session.record)
        self.screen.say("play-saved", file=str(self.save_path))


def _own_command() -> str:
    """How this program was called, so that a line we print can be typed again."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m ludothek"
    return called.name if shutil.which(called.name) else os.path.relpath(called)


def _places(screen: Screen, session: Session) -> Table:
    state = session.state
    table = Table.grid(padding=(0, 3))
    table.add_row(*(Text(screen.catalogue(f"play-{column}"), "bold") for column in ("rank", "player", "points")))
    alone = sum(player.mind is None for player in session.record.seats) == 1
    for seat in sorted(range(state.seats), key=lambda seat: state.ranks()[seat]):
        who = screen.seat(seat)
        if mind_name := session.record.seats[seat].mind:
            who = screen.catalogue("play-mind", seat=who, mind=screen.mind(mind_name))
        elif alone:
            who = screen.catalogue("play-you", seat=who)
        table.add_row(str(state.ranks()[seat]), screen.coloured(who), str(state.scores()[seat]))
    return table


def _closest(thing: str, names: dict[str, str]) -> str | None:
    """The element a person means by a word: its id, its name, or the only or shortest one that contains it."""
    wanted = thing.lower()
    for element, name in names.items():
        if wanted in (element.lower(), name.lower(), element.split(":")[-1].lower() if ":" in element else None):
            return element
    containing = [element for element, name in names.items() if wanted in name.lower() or wanted in element.lower()]
    return min(containing, key=len, default=None)

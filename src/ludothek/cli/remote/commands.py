"""What one can do at a table on a server: everything one can do at home, and what only others make possible."""

from __future__ import annotations

import shlex
from abc import abstractmethod
from collections.abc import Sequence

from ludothek.cli.dialogue import LEAVING, Dialogue, Leave
from ludothek.cli.hearing import kind_of
from ludothek.cli.menu import Menu
from ludothek.cli.own_command import own_command
from ludothek.cli.question import Question
from ludothek.cli.remote.address import shown_address
from ludothek.cli.remote.client_thread import ClientThread
from ludothek.cli.remote.keyboard import Keyboard
from ludothek.cli.remote.seating import free_seats, is_asked, own_seats, seat_called, who
from ludothek.cli.saves import new_save
from ludothek.cli.screen import Screen
from ludothek.client import Client, LiveTable, Outdated, ServerRefused, Unreachable
from ludothek.kernel.game import Game
from ludothek.kernel.hints import Hint
from ludothek.kernel.words import Event, Message
from ludothek.protocol import Block, Position

LOOKING = (
    "help",
    "h",
    "?",
    "log",
    "l",
    "rules",
    "rule",
    "board",
    "save",
    *LEAVING,
    "say",
    "chat",
    "links",
    "lobby",
    "who",
)
"""Commands for everybody, also for those who only watch."""
PLAYING = ("why", "hint", "hints", "undo", "u", "plans", "plan", "hand", "back", "rematch", "resign", "nudge")
AROUND = ("accept", "decline", "free", "fill")
"""Commands before and after a game; during one these words may be choices."""


RESIGN_FOR_SURE = "now"


class Elsewhere(Exception):
    """The player goes on at another table, or without one to the lobby."""

    def __init__(self, table: str | None) -> None:
        super().__init__(table)
        self.table = table


class ServerCommands(Dialogue):
    """A table on a server as it stands, and the commands of those who look at it."""

    helps: Sequence[str] = (
        *("number", "words", "plans", "hint", "why", "server-undo", "log", "rules", "board"),
        *(
            "say",
            "who",
            "nudge",
            "hand",
            "back",
            "resign",
            "links",
            "free",
            "fill",
            "server-save",
            "rematch",
            "decline",
        ),
        *("lobby", "server-quit"),
    )

    def __init__(
        self,
        screen: Screen,
        game: Game,
        client: Client,
        thread: ClientThread,
        keyboard: Keyboard,
        live: LiveTable,
        position: Position,
        flags_again: list[str],
    ) -> None:
        super().__init__(screen, game)
        self.client = client
        self.thread = thread
        self.keyboard = keyboard
        self.live = live
        self.flags_again = flags_again  # what else the command needs that comes back to this table
        self.position = position
        self.news: list[Block] = list(position.journal)
        self.told: dict[int, int] = {}  # up to which version each of several people here was told what happened
        self.chosen: dict[int, Message] = {}  # our own choices, by the number of decisions before them
        self.lines: set[int] = set()  # of the table talk that were shown
        self.waiting_for: object = None  # what was said last about that
        self.tired: set[int] = set()  # seats of computer players for whom weaker ones decide, as was said
        self.headed = False  # whether the news have their heading already
        self.settled = False  # whether the question was answered
        self.finished = self.lost = self.undoing = self.rematching = False

    @abstractmethod
    def drain(self) -> None:
        """Take in what the server has sent already."""

    def notice(self, id: str, **args: str | int) -> None:
        """Something that happens beside the game."""
        self.keyboard.make_room()
        self.screen.say(id, **args)

    @property
    def table(self) -> str:
        return self.position.table.id

    def is_command(self, line: str) -> bool:
        """Whether a line begins with a command, and is not a choice."""
        around = () if self.position.table.status == "playing" else AROUND
        word = line.partition(" ")[0].lower()
        return word in (*LOOKING, *PLAYING, *around) or kind_of(self.screen, word) is not None

    def carry_out(self, line: str, question: Question, menu: Menu | None) -> None:
        """A line, whatever it is; if the server refuses, its sentence is the answer."""
        try:
            if menu is not None:
                self.answer(line, question, menu)
            elif not self.command(line, question, None):
                self.screen.say("server-after" if self.finished else "server-not-asked")
        except Outdated:
            self.screen.say("server-changed")
        except (ServerRefused, Unreachable) as refusal:
            self.screen.complain(refusal)
        self.drain()

    def command(self, line: str, question: Question, menu: Menu | None) -> bool:
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        about_me = kind_of(self.screen, command) == "me"
        if (command.lower() in PLAYING or about_me) and not own_seats(self.position.table):
            self.screen.say("server-watching")
            return True
        match command.lower():
            case "say" | "chat":
                self._say(rest)
            case "hand":
                self._hand(rest)
            case "back":
                self._come_back()
            case "who":
                self._show_who_is_there()
            case "nudge":
                self._nudge(rest)
            case "resign":
                self._resign(rest)
            case "rematch":
                self._rematch()
            case word if word in AROUND and self.position.table.status != "playing":
                self._around(word, rest)
            case "links":
                self.show_ways_in()
                for seat, link in self.thread.ask(self.client.links(self.table)).seats.items():
                    self._show_way("server-own-link", link, seat=self.screen.seat(int(seat)))
            case "lobby":
                raise Elsewhere(None)
            case _:
                return super().command(line, question, menu)
        return True

    # As at home, but through the server.

    def decide(self, question: Question, choices: Sequence[int]) -> None:
        self.settled = True
        self.line = question.seat, self.position.decisions
        for choice in choices:
            said = next((each.message for each in self.position.choices if each.id == choice), None)
            if said:
                self.chosen[self.position.decisions] = said
            self.thread.ask(self.live.decide(choice, seat=question.seat, answers=self.position.version))
            self.drain()

    def undo(self, seat: int, anyway: bool) -> None:
        """Back to before the line this seat typed last, as far as the server lets us."""
        if not self.position.can_undo:
            self.screen.say("server-undo-final")
            return
        self.settled = self.undoing = True
        try:
            typist, begun = self.line or (None, 0)
            while True:
                self.thread.ask(self.live.undo(seat))
                self.drain()
                if typist != seat or self.position.decisions <= begun or not self.position.can_undo:
                    break
        finally:
            self.undoing = False
        self.news = []
        said = self.chosen.get(self.position.decisions)
        if said:
            self.screen.say("play-undone", choice=self.speak.say(said))
        else:
            self.screen.say("server-undone")

    def hints(self, seat: int) -> Sequence[Hint]:
        return self.thread.ask(self.client.hints(self.table, seat)).hints if self.position.can_hint else ()

    def board(self, seat: int) -> None:
        if self.position.view is not None:
            self.screen.board(self.game, self.position.view)
        else:
            self.screen.say("server-missing", count=len(free_seats(self.position.table)))

    def history(self, seat: int, lines: int) -> list[Event]:
        """Through the eyes of who is at the screen; a spectator's, if nobody plays."""
        eyes = seat if own_seats(self.position.table) else None
        journal = self.thread.ask(self.client.look(self.table, seat=eyes, since=0)).journal
        return [event for block in journal for event in block.events][-lines:]

    def save(self, file: str) -> None:
        """The record, which is public when the game is over."""
        if not self.finished:
            self.screen.say("server-save-later")
            return
        record = self.thread.ask(self.client.record(self.table))
        path = new_save(self.game.title)
        if not file:
            path.parent.mkdir(parents=True, exist_ok=True)
        self.write_new(file or str(path), record)

    def quit(self) -> None:
        raise Leave

    def read(self, label: str) -> str:
        return self.keyboard.read(label)

    def has_secrets(self) -> bool:
        """Whether the people at this screen see different things."""
        own = own_seats(self.position.table)
        if len(own) < 2:
            return False
        looks = [self.thread.ask(self.client.look(self.table, seat=seat)).view or {} for seat in own]
        return any(view | {"seat": None} != looks[0] | {"seat": None} for view in looks)

    # What only a server has.

    def _say(self, text: str) -> None:
        if text:
            self.thread.ask(self.client.say(self.table, text))
        else:
            self.screen.say("server-say-what")

    def _hand(self, word: str) -> None:
        """Let a computer player decide for a seat: one's own, or one that keeps everybody waiting."""
        table = self.position.table
        seat = seat_called(self.screen, table, word) if word else self.position.seat
        if seat is None:
            self.screen.say("server-hand-whom")
            return
        self.settled = seat == self.position.seat
        self.thread.ask(self.live.hand_over(seat))

    def _show_who_is_there(self) -> None:
        """Everybody with a seat of their own, and what they do."""
        table, presence = self.position.table, self.thread.ask(self.client.presence(self.table))
        for card, at in zip(table.seats, presence.seats, strict=True):
            if at is not None and not card.yours:
                thinks = at.state == "here" and card.seat in table.waiting and not card.mind
                state = "typing" if at.typing else "thinking" if thinks else at.state
                minutes = (at.gone or 0) // 60_000
                self.screen.say(f"server-is-{state}", who=who(self.screen, card), minutes=minutes)
        if presence.watching:
            self.screen.say("server-watched", count=presence.watching)

    def _nudge(self, word: str) -> None:
        """Remind somebody, or whoever is waited for."""
        table = self.position.table
        others = [seat for seat in table.waiting if not table.seats[seat].yours and not table.seats[seat].mind]
        seat = seat_called(self.screen, table, word) if word else next(iter(others), None)
        if seat is None:
            self.screen.say("server-nudge-whom")
            return
        self.thread.ask(self.live.nudge(seat))
        self.screen.say("server-nudge-done", who=who(self.screen, table.seats[seat]))

    def _come_back(self) -> None:
        handed = [card.seat for card in self.position.table.seats if card.yours and card.mind]
        for seat in handed:
            self.thread.ask(self.live.take_back(seat))
        if not handed:
            self.screen.say("server-back-already")

    def _resign(self, word: str) -> None:
        """Leave for good, but not by a slip of the tongue."""
        seat = self.position.seat
        if word != RESIGN_FOR_SURE or seat is None:
            mind = self.screen.mind(self.position.table.terms.stand_in)
            self.screen.say("server-resign-sure", mind=mind)
            return
        self.settled = True
        self.thread.ask(self.live.resign(seat))

    def _rematch(self) -> None:
        self.rematching = True
        raise Elsewhere(self.thread.ask(self.client.rematch(self.table)).table.id)

    def _around(self, command: str, word: str) -> None:
        """What concerns seats before the game, and the rematch after it."""
        over = self.position.table.status == "finished"
        match command:
            case "accept" if over:
                self._rematch()
            case "accept":
                self.thread.ask(self.client.sit(self.table))
            case "decline" if over:
                self.thread.ask(self.client.decline(self.table))
                self.screen.say("server-declined-own")
            case "decline" if is_asked(self.position.table):
                (seat, *_) = [card.seat for card in self.position.table.seats if card.asked == "you"]
                self.thread.ask(self.client.stand_up(self.table, seat))
                raise Elsewhere(None)
            case "free" | "fill" if (found := seat_called(self.screen, self.position.table, word)) is not None:
                mind = self.position.table.terms.stand_in
                self.thread.ask(
                    self.client.stand_up(self.table, found)
                    if command == "free"
                    else self.client.sit(self.table, found, mind=mind)
                )
            case "free" | "fill":
                self.screen.say("server-free-whom", command=command)
            case _:
                self.screen.say("server-not-invited")

    def show_ways_in(self) -> None:
        """How others come to the free seats of this table."""
        table = self.position.table
        if any(card.kind == "anyone" for card in table.seats):
            self._show_way("server-join", None)
        if table.host and any(card.kind == "invitation" and card.asked != "another" for card in table.seats):
            for seat, link in self.thread.ask(self.client.links(self.table)).invitations.items():
                self._show_way("server-invitation", link, seat=self.screen.seat(int(seat)))

    def show_way_back(self) -> None:
        """The command that comes back to this table, unless its game is over."""
        self.keyboard.make_room()
        if self.position.table.status in ("open", "playing"):
            command = f"{own_command()} {self._arguments(None)} {shlex.join(self.flags_again)}"
            self.screen.say_whole("server-left", command=command.strip())

    def _show_way(self, id: str, link: str | None, **args: str) -> None:
        """A message with a command that somebody types elsewhere."""
        self.screen.say_whole(id, command=f"ludothek {self._arguments(link)}", **args)

    def _arguments(self, link: str | None) -> str:
        return shlex.join(["play", "--table", shown_address(self.client.address, self.table, link)])

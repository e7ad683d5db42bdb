"""The dialogue at a table on a server: what happens there is told as it comes, and lines are understood as at home."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from ludothek.cli.dialogue import LOG, Leave
from ludothek.cli.menu import Menu
from ludothek.cli.remote.commands import ServerCommands
from ludothek.cli.remote.question import RemoteQuestion
from ludothek.cli.remote.seating import (
    everyone,
    free_seats,
    is_asked,
    not_answered,
    own_seats,
    person_name,
    seat_changes,
    waits_for_me,
    waits_only_for_minds,
    who,
)
from ludothek.client import Heard, Lost
from ludothek.kernel.errors import LudothekError
from ludothek.protocol import Block, Hello, Line, Nudged, Position

OLD_LINES = 5  # of the table talk, for who comes back


class RemoteTable(ServerCommands):
    def run(self) -> None:
        """To the end, until somebody leaves for good (``Leave``) or goes to another table (``Elsewhere``)."""
        self._welcome()
        while True:
            if self.position.table.status == "closed":
                self.screen.say("server-closed")
                raise Leave
            if self.position.table.status == "finished":
                self._after_the_end()
            elif waits_for_me(self.position.table) and self.position.choices:
                self._ask()
            else:
                self._wait()

    # Asking, waiting, and the end.

    def _welcome(self) -> None:
        table = self.position.table
        self.screen.heading(self.speak("title"))
        self.screen.say("server-players", players=everyone(self.screen, table))
        if not own_seats(table):
            self.screen.say("server-watching")
        elif table.status == "playing":
            seats = self.speak.listed([self.screen.seat(seat) for seat in own_seats(table)])
            self.screen.say("play-welcome", seat=seats)
        for card in table.seats:
            if card.yours and card.mind:
                self.screen.say("server-handed", seat=who(self.screen, card), mind=self.screen.mind(card.mind))
        self._tell_who_is_tired()
        lines = self.thread.ask(self.client.chat(table.id))
        self.lines.update(line.number for line in lines)
        for line in lines[-OLD_LINES:]:
            self._show_line(line)
        if table.status == "playing" and not waits_for_me(table) and len(own_seats(table)) < 2:
            self._show_news()
            self.board(0)

    def _ask(self) -> None:
        """Tell what happened, show the table and take one decision."""
        position, self.settled = self.position, False
        if self.waiting_for is not None and self.keyboard.is_terminal:
            self.screen.bell()  # whoever waited may be looking elsewhere
        self.waiting_for = None
        assert position.seat is not None and position.prompt is not None
        self.keyboard.make_room()
        self.hand_over(position.seat)
        self._show_news()
        self.board(position.seat)
        self._show_time(position.seat)
        menu = Menu(self.screen, self.game, position.choices)
        question = RemoteQuestion(self.client, self.thread, self.game, position)
        own = own_seats(position.table)
        label = self.speak("play-ask" if len(own) == 1 else "play-ask-for", seat=self.screen.seat(position.seat))
        while self._is_asked(position):
            menu.ask(self.speak.say(position.prompt.message))
            line = self._typed(label, lambda: self._is_asked(position), lambda _: True)
            if line is not None:
                self.carry_out(line, question, menu)
        self.headed = False

    def _is_asked(self, position: Position) -> bool:
        """Whether it is still the same question; others may have decided something meanwhile."""
        now = self.position
        same = (now.seat, now.prompt, now.choices) == (position.seat, position.prompt, position.choices)
        return same and not self.settled and waits_for_me(now.table)

    def _wait(self) -> None:
        """Until something happens, or somebody types something that can be done meanwhile."""
        now, self.settled = self.position, False
        plays = any(card.yours and not card.mind for card in now.table.seats)
        minds_only = plays and waits_only_for_minds(now.table)
        if not minds_only:
            if len(own_seats(now.table)) < 2:
                self._show_news()
            self._show_waiting()
        label = None if minds_only else ""
        line = self._typed(label, lambda: self.position is now, lambda line: not minds_only and self._at_once(line))
        if line:
            question = RemoteQuestion(self.client, self.thread, self.game, now)
            self.carry_out(line, question, None)

    def _at_once(self, line: str | None) -> bool:
        """Whether a line can be taken while others are asked: from a pipe, choices are kept until it is our turn."""
        return line is None or self.keyboard.is_terminal or self.is_command(line)

    def _after_the_end(self) -> None:
        if not self.finished:
            self.finished = True
            self._finish()
        now = self.position
        line = self._typed("", lambda: self.position is now, lambda _: True)
        if line == "":
            raise Leave
        if line is not None:
            self.carry_out(line, RemoteQuestion(self.client, self.thread, self.game, now), None)

    def _finish(self) -> None:
        self.keyboard.make_room()
        self._show_news()
        self.board(0)
        table = self.position.table
        if table.result is not None:
            self.places(table.result, [who(self.screen, card) for card in table.seats])
        self.screen.say("server-after")

    def _typed(self, label: str | None, still: Callable[[], bool], takes: Callable[[str | None], bool]) -> str | None:
        """The next line that can be taken now; ``None`` as soon as things stand differently."""
        while still():
            if label is not None:
                self.keyboard.ask(label)
            if self.keyboard.has_line and takes(self.keyboard.first):
                return self.keyboard.take()
            if (heard := self.keyboard.next()) is not None:
                self.take_in(heard)
        return None

    # What comes from the server.

    def drain(self) -> None:
        """Take in what has come already."""
        while not self.keyboard.is_silent:
            if (heard := self.keyboard.next()) is not None:
                self.take_in(heard)

    def take_in(self, heard: Heard) -> None:
        match heard:
            case Position():
                self._arrive(heard)
            case Line():
                if heard.number not in self.lines:
                    self.keyboard.make_room()
                    self._show_line(heard)
            case Nudged():
                self.notice("server-nudged", name=self.position.table.seats[heard.by].name)
            case Lost() if not self.lost:
                self.lost = True
                self.notice("server-lost")
            case Hello() if self.lost:
                self.lost = False
                self.notice("server-found")
            case LudothekError():
                raise heard

    def _arrive(self, position: Position) -> None:
        before, self.position = self.position, position
        back = position.decisions < before.decisions
        back = back or any(0 < block.decision <= before.decisions for block in position.journal)
        if back:
            kept = min([position.decisions, *(block.decision - 1 for block in position.journal)])
            self.news = [block for block in self.news if block.decision <= kept]
            if not self.undoing:
                self.notice("server-taken-back")
        self.news += position.journal
        for id, args in seat_changes(self.screen, before.table, position.table):
            self.notice(id, **args)
        self._tell_who_is_tired()
        if before.table.status == "open" and position.table.status == "playing":
            self.notice("server-begins")
        if position.rematch and not before.rematch and not self.rematching:
            self.notice("server-rematch")

    def _tell_who_is_tired(self) -> None:
        """Computer players that failed, so that a weaker one decides; once, until they think for themselves again."""
        cards, tired = self.position.table.seats, {*self.position.tired}
        for seat in sorted(tired - self.tired):
            self.notice("server-tired", who=who(self.screen, cards[seat]))
        self.tired = tired

    def _show_line(self, line: Line) -> None:
        self.lines.add(line.number)
        person = person_name(self.screen, line.name)
        seat = None if line.seat is None else self.screen.seat(line.seat)
        name = person if seat is None else self.screen.catalogue("server-who", seat=seat, name=person)
        self.screen.say("label", name=name, text=line.text)

    # What is shown.

    def _show_news(self) -> None:
        """What has not been told yet; several people at one screen are told each for themselves."""
        blocks, self.news = self.news, []
        own, seat = own_seats(self.position.table), self.position.seat
        if len(own) > 1 and seat is not None:
            since = self.told.get(seat, 0)
            found = self.thread.ask(self.client.look(self.position.table.id, seat=seat, since=since))
            self.told[seat], blocks = found.version, found.journal
        events = [event for block in _since_own(blocks, seat) for event in block.events][-LOG:]
        if not events:
            return
        self.keyboard.make_room()
        if self.screen.spoken:
            self.tell_since(events, seat, self.headed)
            self.headed = True
            return
        if own and not self.headed:
            self.screen.print(Text(self.speak("play-happened"), "bold"))
            self.headed = True
        self.tell(events)

    def _show_waiting(self) -> None:
        """Whom everybody waits for, if that has not been said already."""
        table = self.position.table
        waiting = tuple(who(self.screen, table.seats[seat]) for seat in table.waiting)
        missing = tuple((card.seat, card.asked) for card in free_seats(table))
        if (waiting, missing) == self.waiting_for:
            return
        self.waiting_for = waiting, missing
        self.keyboard.make_room()
        if waiting:
            self.screen.say("server-waiting", who=self.speak.listed(waiting))
        elif missing:
            self._show_missing()

    def _show_missing(self) -> None:
        """Who has not come or said yes yet, and how one does."""
        table = self.position.table
        silent = not_answered(table)
        free = len(free_seats(table)) - len(silent) - is_asked(table)
        if is_asked(table):
            self.screen.say("server-asked-you")
        if silent:
            self.screen.say("server-asked-others", who=self.speak.listed([card.name for card in silent]))
        if free > 0:
            self.screen.say("server-missing", count=free)
        self.show_ways_in()

    def _show_time(self, seat: int) -> None:
        left = self.position.clocks.left[seat] if self.position.clocks else None
        if left is not None:
            hours, minutes, seconds = left // 3_600_000, left // 60_000 % 60, left // 1000 % 60
            self.screen.say("server-time", time=f"{hours}:{minutes:02}:{seconds:02}")


def _since_own(blocks: Sequence[Block], seat: int | None) -> Sequence[Block]:
    """What a person wants to hear of a game: not the set-up, and only from their own last decision on."""
    own = [number for number, block in enumerate(blocks) if block.seat == seat and seat is not None]
    return [block for block in blocks[own[-1] if own else 0 :] if block.decision]

"""From the command line to a table on a server: who one is there, which table, and back to the lobby."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from dataclasses import asdict

from ludothek.cli.dialogue import LEAVING, Leave
from ludothek.cli.play import ask_title, check_none, language_flags, spoken_flags
from ludothek.cli.remote.address import Address, server_address, table_address
from ludothek.cli.remote.client_thread import ClientThread
from ludothek.cli.remote.commands import Elsewhere
from ludothek.cli.remote.cookies import read_cookies, write_cookies
from ludothek.cli.remote.keyboard import Keyboard
from ludothek.cli.remote.lobby import NEW, LobbyList, Wanted
from ludothek.cli.remote.new_table import new_table
from ludothek.cli.remote.seating import is_asked, own_seats
from ludothek.cli.remote.table import RemoteTable
from ludothek.cli.screen import Screen
from ludothek.client import Client, ServerRefused
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import catalogue
from ludothek.kernel.registry import game as find_game
from ludothek.protocol import Me, Needs, Position
from ludothek.protocol.typed_text import readable_name

UNKNOWN, NOT_YOURS, NOT_FOUND = 401, 403, 404
INTERRUPTED = 130


def play_on_server(args: Namespace) -> int:
    """Play where the flags say until somebody leaves; the exit code."""
    address = _address(args)
    if args.title and not address.table:
        new_table(args, args.title)  # what cannot be is said before anybody is bothered
    visit = Visit(args, address)
    try:
        visit.enter()
        return 0
    except (Leave, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        visit.close()


def _address(args: Namespace) -> Address:
    """The server from ``--server`` or the table's address; the table and its link from either."""
    server = server_address(args.server) if args.server else Address(None)
    table = table_address(args.table) if args.table else Address(None)
    host = server.server or table.server
    if host is None:
        raise LudothekError("table-without-server")
    if table.server and table.server != host:
        raise LudothekError("table-on-other-server", server=host, other=table.server)
    address = Address(host, table.table or server.table, args.invitation or table.link or server.link)
    if address.link and not address.table:
        raise LudothekError("invitation-without-table")
    if address.table:
        given = ("title", "seats", "minds", "seat", "option", "open", "invite", "stand_in")
        check_none(args, given, "not-with-table")
    return address


class Visit:
    """One person on one server, from table to table."""

    def __init__(self, args: Namespace, address: Address) -> None:
        assert address.server is not None
        self._args = args
        self._address = address
        self._server: str = address.server
        self._screen = Screen(catalogue(args.lang), spoken=args.spoken)
        self._cookies = read_cookies(self._server)
        self._thread = ClientThread()
        self._keyboard = Keyboard(self._screen)
        self._client = Client(self._server, self._cookies.of(args.name))

    def close(self) -> None:
        self._keyboard.close()
        with suppress(Exception):
            self._thread.ask(self._client.__aexit__(None, None, None))
        self._thread.close()

    def enter(self) -> None:
        """Say who one is, then play where the command line says, or where one wants to in the lobby."""
        self._introduce()
        table = self._address.table
        if table is not None:
            self._sit_down(table, self._address.link)
        elif self._args.title:
            table = self._opened(self._args.title)
        while True:
            table = self._in_lobby() if table is None else table
            try:
                self._play(table)
            except Elsewhere as other:
                table = other.table

    def _introduce(self) -> None:
        """By the cookie that was kept, else by a name."""
        try:
            me = self._thread.ask(self._client.me())
            name = self._args.name or self._cookies.last or me.name
            if self._args.log_in and me.account is None:
                name, me = self._log_in()
        except ServerRefused as refusal:
            if refusal.status == NOT_FOUND:
                raise LudothekError("no-server-there", address=self._server) from None
            if refusal.status != UNKNOWN:
                raise
            name, me = self._come(refusal.needs)
        self._cookies.keep(name, self._client.cookies)
        write_cookies(self._server, self._cookies)
        self._screen.say("server-you-are", name=me.name, address=self._server)

    def _come(self, needs: Needs | None) -> tuple[str, Me]:
        """Become a guest; into a private server by the link to a seat, else by logging in."""
        invited = needs == "invitation" and self._address.link is not None
        if self._args.log_in or (needs is not None and not invited):
            if needs is not None:
                self._screen.say("server-private")
            return self._log_in()
        name = self._given_name("server-name")
        link = (self._address.link, self._address.table) if invited else (None, None)
        return name, self._thread.ask(self._client.be(name, *link))

    def _log_in(self) -> tuple[str, Me]:
        """By the name and the password of an account, and a code if it asks for one, until they are right."""
        while True:
            name = self._given_name("server-account")
            password = self._keyboard.read_secret(self._screen.catalogue("server-password"))
            code: str | None = None
            try:
                while True:
                    try:
                        return name, self._thread.ask(self._client.log_in(name, password, code))
                    except ServerRefused as refusal:
                        if refusal.needs != "second_factor":
                            raise
                        self._screen.complain(refusal)
                        code = self._keyboard.read(self._screen.catalogue("server-code"))
                        if code.lower() in LEAVING:
                            raise Leave from None
            except ServerRefused as refusal:
                if refusal.status != UNKNOWN:
                    raise
                self._screen.complain(refusal)

    def _given_name(self, question: str) -> str:
        return readable_name(self._args.name) if self._args.name is not None else self._asked_name(question)

    def _asked_name(self, question: str) -> str:
        while True:
            name = self._keyboard.read(self._screen.catalogue(question))
            if name.lower() in LEAVING:
                raise Leave
            try:
                return readable_name(name)
            except LudothekError as error:
                self._screen.complain(error)

    def _in_lobby(self) -> str:
        """The table somebody chooses, once they sit there."""
        wanted = Wanted()
        while True:
            tables = LobbyList(self._screen, self._thread.ask(self._client.lobby(**asdict(wanted))), wanted)
            tables.show()
            chosen = tables.choose(self._keyboard)
            try:
                if isinstance(chosen, Wanted):
                    wanted = chosen
                elif chosen == NEW:
                    title = ask_title(self._screen, self._args.lang, self._keyboard.read)
                    if title is not None:
                        return self._opened(title)
                elif chosen is not None:
                    self._sit_down(chosen, None)
                    return chosen
            except LudothekError as error:
                self._screen.complain(error)

    def _opened(self, title: str) -> str:
        return self._thread.ask(self._client.open(new_table(self._args, title))).table.id

    def _sit_down(self, id: str, link: str | None) -> None:
        """Take the seat a link opens, or any free one; who sits already only comes back."""
        table = self._thread.ask(self._client.look(id)).table
        find_game(table.title)
        if own_seats(table) or is_asked(table):  # who is asked says yes or no at the table
            return
        if link:
            self._use_link(id, link)
        elif table.status == "open" and any(card.kind == "anyone" for card in table.seats):
            self._thread.ask(self._client.sit(id))

    def _use_link(self, id: str, link: str) -> Position:
        """An invitation, or else the link to a seat that was one's own elsewhere."""
        try:
            return self._thread.ask(self._client.sit(id, invitation=link))
        except ServerRefused as refusal:
            if refusal.status != NOT_YOURS:
                raise
        return self._thread.ask(self._client.recover(id, link))

    def _play(self, id: str) -> None:
        live = self._client.live(id, hear=self._keyboard.hear)
        self._keyboard.forget_heard()
        self._thread.ask(live.__aenter__())
        try:
            position = self._first_position()
            self._thread.ask(live.do("here"))
            game = find_game(position.table.title).with_rules(position.table.rules)
            screen = Screen(catalogue(self._args.lang, game.package), spoken=self._args.spoken)
            flags_again = self._flags_again()
            table = RemoteTable(screen, game, self._client, self._thread, self._keyboard, live, position, flags_again)
            self._thread.meanwhile = table.drain
            try:
                table.run()
            except (Leave, EOFError, KeyboardInterrupt):
                self._screen.print()
                table.show_way_back()
                raise
        finally:
            self._thread.meanwhile = lambda: None
            self._thread.ask(live.__aexit__(None, None, None))

    def _first_position(self) -> Position:
        """What a live connection sends first; everything after it is news."""
        while True:
            match self._keyboard.next():
                case Position() as position:
                    return position
                case LudothekError() as error:
                    raise error

    def _flags_again(self) -> list[str]:
        """The flags that come back as the same person in the same language."""
        name = ["--name", self._args.name] if self._args.name else []
        return [*language_flags(self._args.lang), *name, *spoken_flags(self._args)]

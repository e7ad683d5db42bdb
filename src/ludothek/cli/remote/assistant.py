"""A language model at a table of a server: what it can ask and do there, in words and as data.

It is a client like any other: the server tells it what its seat may know, and nothing else.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any

import msgspec
from rich.console import Console

from ludothek.cli.remote.address import table_address
from ludothek.cli.remote.cookies import read_cookies, write_cookies
from ludothek.cli.screen import Screen
from ludothek.client import Client
from ludothek.kernel import rulebook
from ludothek.kernel.errors import LudothekError, as_given
from ludothek.kernel.locale import Catalogue, catalogue, command_line
from ludothek.kernel.registry import game as find_game
from ludothek.protocol import NewTable, Place, Position, TableCard

WIDTH = 100
LONGEST_WAIT = 300
Told = dict[str, Any]
"""What is told to the model: plain data for JSON."""


class Assistant:
    """One person at a server, at one table at a time."""

    def __init__(self, server: str, name: str, language: str) -> None:
        self.server, self.name, self.language = server, name, language
        kept = read_cookies(server).of(name)
        self._known = kept is not None
        self._client = Client(server, kept)
        self._table: str | None = None
        self._seen = 0
        """How many decisions had been made when it was last told of them."""

    async def tables(self) -> Told:
        await self._come()
        lobby = await self._client.lobby()
        titles = [card.title for card in await self._client.titles()]
        return {
            "titles": titles,
            "open": [_card(card) for card in lobby.open],
            "yours": [_card(card) for card in lobby.mine],
        }

    async def open_table(self, title: str, seats: int, mind: str) -> Told:
        await self._come()
        places = [Place(who="me"), *(Place(who="mind", mind=mind) for _ in range(seats - 1))]
        return self._told(await self._client.open(NewTable(title=title, seats=places, listed=False)))

    async def join(self, table: str, invitation: str | None) -> Told:
        await self._come()
        address = table_address(table)
        assert address.table is not None
        link = invitation or address.link
        position = await self._client.look(address.table)
        if not any(card.yours for card in position.table.seats):
            position = await self._client.sit(address.table, invitation=link)
        return self._told(position)

    async def look(self) -> Told:
        return self._told(await self._client.look(self._at()))

    async def wait(self, seconds: float) -> Told:
        async with self._client.live(self._at()) as live:
            try:
                async with asyncio.timeout(max(0.0, min(seconds, LONGEST_WAIT))):
                    await live.until(lambda position: position.choices or live.over)
            except TimeoutError:
                pass
            return self._told(live.position)

    async def choices(self) -> Told:
        position = await self._client.look(self._at())
        speak = self._speak(position)
        return {"choices": [_choice(choice, speak) for choice in position.choices]}

    async def decide(self, choice: str) -> Told:
        """By its notation or its number."""
        position = await self._client.look(self._at())
        wanted = " ".join(choice.lower().split())
        for each in position.choices:
            if wanted in (each.notation, str(each.id)):
                return self._told(await self._client.decide(position, each.id))
        offered = ", ".join(each.notation for each in position.choices)
        if not offered:
            raise LudothekError("not-your-turn")
        raise LudothekError("notation", text=as_given(choice), legal=offered)

    async def why_not(self, element: str) -> Told:
        position = await self._client.look(self._at())
        seat = _own_seat(position)
        found = await self._client.why(self._at(), seat, element)
        speak = self._speak(position)
        if found.why is None:
            return {"element": element, "answer": command_line(self.language)("mcp-choosable")}
        rule = rulebook.rule(find_game(position.table.title), found.why.rule, self.language)
        return {
            "element": element,
            "answer": speak.say(found.why.message),
            "rule": f"{rule.number} {rule.title}",
            "text": rule.text,
        }

    async def elements(self) -> Told:
        position = await self._client.look(self._at())
        return {"elements": await self._client.elements(self._at(), _own_seat(position))}

    def rule(self, title: str, number: str | None) -> Told:
        found = find_game(title)
        if number is None:
            return {"rules": rulebook.rules_text(found, self.language)}
        rule = rulebook.rule(found, number, self.language)
        return {"rule": rule.number, "title": rule.title, "text": rule.text}

    async def _come(self) -> None:
        """Be somebody at the server, the same person as last time if the server still knows them."""
        if self._known:
            try:
                await self._client.me()
                return
            except LudothekError:
                self._known = False
        await self._client.be(self.name)
        self._known = True
        cookies = read_cookies(self.server)
        cookies.keep(self.name, self._client.cookies)
        write_cookies(self.server, cookies)

    def _at(self) -> str:
        if self._table is None:
            raise LudothekError("at-no-table")
        return self._table

    def _speak(self, position: Position) -> Catalogue:
        return catalogue(self.language, find_game(position.table.title).package)

    def _told(self, position: Position) -> Told:
        """A position for the model: in words, and as the view that programs read."""
        if self._table != position.table.id:
            self._table, self._seen = position.table.id, 0
        speak = self._speak(position)
        news = [event for block in position.journal if block.decision > self._seen for event in block.events]
        self._seen = position.decisions
        screen = Screen(speak)
        prompt = speak.say(position.prompt.message) if position.prompt else command_line(self.language)("mcp-not-asked")
        return {
            "table": position.table.id,
            "status": position.table.status,
            "seat": position.seat,
            "asked": prompt,
            "happened": [line.plain for line in screen.tell(news)],
            "words": _drawn(position, speak),
            "choices": [_choice(choice, speak) for choice in position.choices],
            "result": msgspec.to_builtins(position.table.result),
            "view": position.view,
        }


def _card(card: TableCard) -> Told:
    return {
        "table": card.id,
        "title": card.title,
        "seats": [f"{each.name or each.kind}{' (you)' if each.yours else ''}" for each in card.seats],
        "options": card.options,
        "status": card.status,
    }


def _choice(choice: Any, speak: Catalogue) -> Told:
    return {"choice": choice.notation, "means": speak.say(choice.message)}


def _own_seat(position: Position) -> int:
    if position.seat is None:
        raise LudothekError("no-own-seat")
    return position.seat


def _drawn(position: Position, speak: Catalogue) -> str:
    """The table as it is drawn in a terminal."""
    if position.view is None:
        return command_line(speak.language)("mcp-not-begun")
    text = io.StringIO()
    drawn = find_game(position.table.title).draw(position.view, speak, WIDTH)
    Console(file=text, width=WIDTH, no_color=True).print(drawn)
    return text.getvalue()

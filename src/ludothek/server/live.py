"""The live connection of one client at one table: a reader that carries out wishes, a writer that sends what is new.

Whoever takes what it is sent gets a new position at once, without waking a task. For a slow client the writer waits,
and then sends the newest position: it misses steps but is never behind, and holds up nobody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludothek import __version__
from ludothek.kernel.errors import LudothekError, as_given
from ludothek.protocol import (
    PROTOCOL,
    REFUSED,
    Answer,
    AskPlans,
    Decide,
    FromClient,
    Handover,
    Hello,
    Look,
    Nudge,
    Nudged,
    Present,
    Resign,
    Say,
    Takeback,
    Undo,
    Why,
    decode_client,
)
from ludothek.server.addresses import address
from ludothek.server.attendance import Doing
from ludothek.server.chat import lines_up_to_now
from ludothek.server.encoding import encode
from ludothek.server.limits import Limits
from ludothek.server.loaded import LoadedTable
from ludothek.server.metrics import metrics
from ludothek.server.refusals import (
    MOST_TOLD,
    NotFound,
    NotYours,
    Refused,
    TooMany,
    Unavailable,
    WhoAreYou,
    answer_of,
    closing_reason,
    fault,
    problem_of,
    status_of,
)
from ludothek.server.replays import NotAtHand
from ludothek.server.request_ids import current
from ludothek.server.rows import Person
from ludothek.server.sent import Sent, SentPosition
from ludothek.server.services import Services
from ludothek.server.store import hashed_token
from ludothek.server.wire import framed, wire_of
from ludothek.server.wishes import carry_out, find_out

log = logging.getLogger("ludothek.live")

TOO_MANY_REFUSED = 100
"""Refused messages after which a connection is closed."""
MOST_UNSENT = 20
"""Messages that wait for a client to take them; until it does, nothing more is read from it."""
CHECKED = 2.0
"""Seconds for which a session counts as valid without looking again."""
FAILED, POLICY = 1011, 1008
NO_MESSAGE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""How it shows that what came is none of ours."""
LATER = 1.0
"""Seconds after which something is tried again: table talk that could not be read, a journal that is not at hand."""


class Connection:
    def __init__(
        self, services: Services, socket: WebSocket[Any, Any, Any], person: Person | None, loaded: LoadedTable
    ) -> None:
        self._services = services
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._bag = services.mailbag
        self._at_hand = services.tables.replays.at_hand
        self._receive = self._wire.receive if self._wire else socket.receive
        self._person = person
        self.person = self._id = person.id if person else None
        self.doing: Doing = "here"
        self.follows = False  # whether its client wants to know who is there
        self._presence: msgspec.Raw | None = None  # who is there, if that is still to be sent
        self._loaded = loaded
        self._table = loaded.table
        self._telling = loaded.telling
        self._seat: int | None = None
        self._counted = False  # whether we count among those who look through this seat
        self._chosen: int | None = None  # the seat that was asked for; else we follow whichever is asked
        self._spectate = self.hidden = False
        self._sent: int | None = None  # the version sent last
        self._lines = 0  # the newest line of chat that was looked at
        self._removed: list[int] = []  # lines to be sent once more, because they were removed
        self._seatings = loaded.telling.seatings
        self._plays: bool | None = None  # whether we have heard the players' talk so far, the spectators', or none
        self._outbox: list[Sent] = []
        self._answer: Answer | None = None
        self._changed = self._said = self._ended = False
        self._farewell: Refused | None = None  # why it ends before its client wants it to, if not with the session
        self._awake = asyncio.Event()
        self._drained = asyncio.Event()  # nobody may ask for more than they take
        self._drained.set()
        self._address = address(socket.scope)
        self._take = services.limits.take
        self._key = person.id if person else self._address
        self._busy = False  # whether a wish is being carried out
        self._sending = False
        self._refused = 0
        self._token = hashed_token(socket.cookies.get(services.cookie) or "")
        self._checked = time.monotonic()

    # What the tables tell.

    def table_changed(self) -> None:
        self._changed = True
        if not self._busy:  # else it is sent as soon as the wish is carried out
            self._send_now()

    def line_said(self) -> None:
        self._loaded.talk.changed()
        self._listen()

    def session_ended(self, session: str) -> None:
        if self._person is not None and self._person.session == session:
            self._ended = True
            self._awake.set()

    def bans_changed(self) -> None:
        try:
            self._services.moderation.check(self._id, self._socket.scope)
        except NotYours as refusal:
            self._ended, self._farewell = True, refusal
            self._awake.set()

    def line_removed(self, number: int) -> None:
        """A line that was sent, or is just being read, is sent again, without its text."""
        self._removed.append(number)
        self.line_said()

    def table_gone(self) -> None:
        self._ended, self._farewell = True, NotFound("table-gone")
        self._awake.set()

    def show(self, text: msgspec.Raw, frame: bytes) -> None:
        """Somebody has come, gone, or does something else; for a slow client only the newest of these counts."""
        wire = self._wire
        if wire is None or not wire.is_free or self._sending or self._outbox or self._ended:
            self._presence = text
            self._awake.set()
        else:
            self._presence = None
            wire.push_frame(frame, self._bag)

    def nudged(self, seat: int, by: int) -> None:
        self._post(Nudged(seat=seat, by=by))

    # The connection.

    async def run(self, look: Look) -> None:
        tables, table = self._services.tables, self._table
        self._sent = look.since
        self._post(Hello(protocol=PROTOCOL, server=__version__, you=self._id))
        tables.watchers.add(table.id, self)
        self._services.presences.comes(self._loaded, self)
        self.bans_changed()  # they may have, while the table was being read
        writer = asyncio.create_task(self._write())
        try:
            await self._look(look)
            self._listen()
            await asyncio.create_task(self._read(writer))  # its own, to be resumed without the layers around us
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            tables.watchers.remove(table.id, self)
            self._services.presences.goes(table.id, self)
            if self._counted:
                self._count(self._seat, -1)
            writer.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await writer

    async def _read(self, writer: asyncio.Task[None]) -> None:
        while not writer.done():
            message: Any = await self._receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or message.get("bytes") or b""
            request: str | None = None
            wish = None
            try:
                self._take("messages", self._key, Limits.MESSAGES)
                wish = decode_client(text)
                request = wish.request
                self._busy = True
                await self._carry_out(wish)
            except NO_MESSAGE as error:
                await self._refuse(Refused("no-message", detail=as_given(error, MOST_TOLD)), request)
            except TooMany as refusal:
                self._refused += 1
                metrics.refusals[TooMany.status] += 1
                if request is None:
                    with suppress(*NO_MESSAGE):
                        request = decode_client(text).request
                if self._refused > TOO_MANY_REFUSED:
                    await self._socket.close(POLICY, "Too many messages.")
                    return
                self._post(problem_of(refusal, request))
            except LudothekError as refusal:
                await self._refuse(refusal, request)
            except Exception as error:  # a fault of ours, which must not cost the connection
                log.error("A wish at table %s failed", self._table.id, exc_info=error)
                await self._refuse(fault(current.get()), request)
            finally:
                self._busy = False
            if self._ended:
                return
            written = isinstance(wish, Decide) and self._answer is not None and self._answer.outcome == "done"
            if not self._sent_at_once():
                await self._send()
                await self._drained.wait()
            if self._wire is not None and not self._wire.is_free:
                await self._wire.until_free()
            if not written:  # else others had their turn while it was
                await asyncio.sleep(0)  # who sends a thousand messages is not served a thousand times in a row

    async def _carry_out(self, wish: FromClient) -> None:
        if self._ended or self._is_unsure():
            await self._check_session()
        match wish:
            case Decide() | Undo() | Handover() | Takeback() | Resign() | Say() | Nudge():
                await self._answered(await carry_out(self._services, self._person, self._table.id, wish))
            case Look():
                await self._look(wish)
            case Present():
                self._do(wish.doing)
            case Why():
                self._post(find_out(self._loaded, self._person, wish))
            case AskPlans():
                self._post(find_out(self._loaded, self._person, wish))

    def _do(self, doing: Doing) -> None:
        """Say what we do. Who says it too often is not listened to, and is no worse off."""
        with suppress(TooMany, NotYours):
            self._take("presence", self._key, Limits.PRESENCE)
            if doing == "typing" and self._id is not None:
                self._services.bans.check_voice(self._id)
            self._services.presences.does(self._table.id, self, doing)

    async def _check_session(self) -> None:
        """A session that was ended elsewhere ends here as well."""
        if self._ended:
            raise self._why_ended()
        if not self._is_unsure():
            return
        self._checked = time.monotonic()
        known = await self._services.people.known(self._socket.cookies.get(self._services.cookie))
        if known is None:
            self._ended = True
            self._awake.set()
            raise self._why_ended()
        self._person = known

    def _why_ended(self) -> Refused:
        return self._farewell or WhoAreYou("session-ended")

    def _is_unsure(self) -> bool:
        """Whether the session may have ended since we looked, and the database has to be asked."""
        if self._person is None or (now := time.monotonic()) < self._checked + CHECKED:
            return False
        if (known := self._services.people.remembered(self._token)) is None:
            return True
        self._person, self._checked = known, now
        return False

    async def _look(self, look: Look) -> None:
        self._table.eyes(self._id, look.seat, look.spectate)
        if look.since is not None:
            if look.since < self._table.version:  # such a look may replay the game
                self._services.limits.look_back(self._id, self._address)
            self._sent = look.since
        self._chosen, self._spectate, self.hidden = look.seat, look.spectate, look.hidden
        self._eyes()
        await self._answered(Answer(request=look.request, outcome="done"))

    def _eyes(self) -> None:
        """Look through the seat that was asked for, or the one of ours that is asked."""
        seat = self._table.eyes(self._id, self._chosen, self._spectate, before=self._seat)
        if self._counted:
            if seat == self._seat:
                return
            self._count(self._seat, -1)
        self._seat, self._counted = seat, True
        self._count(seat, 1)

    def _count(self, seat: int | None, by: int) -> None:
        watching = self._telling.watching
        watching[seat] = watching.get(seat, 0) + by
        if watching[seat] <= 0:
            del watching[seat]

    async def _answered(self, answer: Answer) -> None:
        """What came of a wish; it travels with the next position."""
        if self._answer is not None:
            self._post(await self._at_hand(self._position))
        self._answer = answer
        self.table_changed()

    async def _refuse(self, refusal: LudothekError, request: str | None) -> None:
        """A refusal travels with a fresh position, too."""
        metrics.refusals[status_of(refusal)] += 1
        await self._answered(answer_of(refusal, request))

    def _post(self, message: Sent) -> None:
        self._outbox.append(message)
        if len(self._outbox) >= MOST_UNSENT:
            self._drained.clear()
        self._awake.set()

    def _listen(self) -> None:
        """Let the writer look for lines we have not heard."""
        self._said = True
        self._awake.set()

    # The writer.

    async def _write(self) -> None:
        """Send what is new. Should that end, so does the connection: nobody waits at one that has fallen silent."""
        try:
            await self._send_news()
        except (WebSocketDisconnect, OSError):
            pass  # the client has gone, or had to
        except Exception as error:
            log.error("A connection to table %s failed", self._table.id, exc_info=error)
        self._drained.set()
        with suppress(Exception):
            await self._socket.close(FAILED, "Something went wrong on the server; come back.")

    async def _send_news(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            with suppress(Unavailable, WhoAreYou, NotFound, NotYours):
                await self._check_session()
            if self._ended:
                refusal = self._why_ended()
                await self._socket.close(REFUSED + refusal.status, closing_reason(str(refusal)))
                return
            await self._send()
            if self._said:
                self._said = False
                try:
                    await self._post_lines()
                except Unavailable:
                    asyncio.get_running_loop().call_later(LATER, self._listen)

    async def _post_lines(self) -> None:
        """Send what was said since, and once more what was removed; both are read once for all at the table.

        Who comes, has sat down or stood up hears the last lines of their room.
        """
        talk, ask = self._loaded.talk, self._services.tables.ask
        removed, self._removed = self._removed, []  # before reading: what is removed meanwhile may be read as it was
        try:
            for number in removed:
                self._post_all((await talk.read(ask, only=number)).heard_by(self._id))
            if (plays := self._is_player()) != self._plays:
                lines, self._lines = await lines_up_to_now(self._services, self._table.id, self._id)
                self._plays = plays
                self._post_all(lines)
            else:
                news = await talk.read(ask, self._lines)
                self._lines = max(self._lines, news.newest)
                self._post_all(news.heard_by(self._id))
                if news.is_full:
                    self._listen()
        except Unavailable:
            self._removed += removed
            raise

    def _is_player(self) -> bool:
        return bool(self._table.seats_of(self._id) or self._table.kept_for(self._id))

    def _post_all(self, lines: Iterable[Sent]) -> None:
        for line in lines:
            self._post(line)

    def _sent_at_once(self) -> bool:
        """Send a new position if there is one, the client takes it, and nothing else is to be sent or replayed."""
        wire = self._wire
        if wire is None or not wire.is_free or self._sending or self._outbox:
            return False
        if self._changed:
            try:
                wire.push(self._position(), self._bag)
            except NotAtHand:
                return False
        return True

    async def _send(self) -> None:
        """Send what is new. Only one task does so at a time, so that a client gets things in their order."""
        if self._sending:
            return  # whoever is at it goes on until nothing is new
        self._sending = True
        try:
            while self._outbox or self._changed or self._presence:
                message: Sent
                if self._outbox:
                    message = self._outbox.pop(0)
                elif self._presence:
                    message, self._presence = self._presence, None
                else:
                    message = await self._at_hand(self._position)
                if self._wire is not None and self._wire.is_free:
                    self._wire.push(message, self._bag)
                else:
                    text = encode(message).decode()
                    await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
            self._drained.set()
        except TooMany:  # wait for a replay at this address
            asyncio.get_running_loop().call_later(LATER, self._awake.set)
        finally:
            self._sending = False

    def _send_now(self) -> None:
        """Send a new position if the client takes it and nothing else is to be done; all else is left to the writer."""
        if self._sending:
            return
        wire = self._wire
        if wire is None or not wire.is_free or self._outbox or self._ended or self._is_unsure():
            self._awake.set()
            return
        try:
            if self._merely_watches():
                wire.push_frame(self._frame_for_all(), self._bag)
            else:
                wire.push(self._position(), self._bag)
        except Exception:  # the writer fails likewise, and says so
            self._changed = True
            self._awake.set()

    def _merely_watches(self) -> bool:
        """Whether the next position is for somebody who looks through no seat, and answers nothing."""
        if self._seat is not None or self._answer is not None or self._chosen is not None:
            return False
        if self._id is not None and not self._spectate:
            self._eyes()
        return self._seat is None

    def _frame_for_all(self) -> bytes:
        now = self._services.tables.time.now()
        me, since, telling = self._id, self._sent, self._telling
        frame = telling.frame_for_all(me, since, now, lambda: framed(telling.position(me, None, since, now)))
        self._told()
        return frame

    def _position(self) -> SentPosition:
        table = self._table
        if self._chosen is not None and not table.is_seat_of(self._id, self._chosen):
            self._chosen = None  # the seat has become somebody else's
        if self._chosen is None and not self._spectate:
            self._eyes()
        position = self._telling.position(self._id, self._seat, self._sent, self._services.tables.time.now())
        position.answer, self._answer = self._answer, None
        self._told()
        return position

    def _told(self) -> None:
        """The newest position is on its way. Who sits elsewhere now may hear other talk."""
        if self._seatings != self._telling.seatings:
            self._seatings = self._telling.seatings
            self._services.presences.changed(self._table.id)
            if self._is_player() != self._plays:
                self._listen()
        self._sent = self._table.version
        self._changed = False
        metrics.positions += 1

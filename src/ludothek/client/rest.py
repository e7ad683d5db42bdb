"""One person at a server, over REST: who they are, the lobby, tables and records."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import TypeVar
from urllib.parse import quote

import httpx
import msgspec

from ludothek.client.errors import Unreachable
from ludothek.client.live import Heard, LiveTable, new_request, refusal_of, seat_to_decide_for, trusted_by_all
from ludothek.kernel.errors import as_given
from ludothek.protocol import (
    API,
    AskHint,
    ChangePassword,
    Confirm,
    Continue,
    Credentials,
    DailyCard,
    DailyResult,
    Decide,
    Farewell,
    Handover,
    Hints,
    History,
    Line,
    Links,
    Lobby,
    LogIn,
    Me,
    NewGuest,
    NewTable,
    NewTournament,
    Nudge,
    Pace,
    Plans,
    Position,
    Presence,
    PublicPage,
    RatedLevel,
    RatedPerson,
    Reason,
    Recover,
    RecoveryCodes,
    Resign,
    SecondFactor,
    SessionCard,
    SetPassword,
    Sit,
    Spoken,
    Statistics,
    Takeback,
    TitleCard,
    Tournament,
    TournamentCard,
    TurnOff,
    TurnOn,
    Undo,
)

T = TypeVar("T")

CONNECTIONS = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=2.0)
"""One that was not used for as many seconds is given up. Servers close theirs after five, and whoever asks at that very
moment is not answered."""


class Client:
    """One person, known to the server by a cookie."""

    def __init__(self, address: str, cookies: dict[str, str] | None = None) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(
            base_url=self.address + API, timeout=30, limits=CONNECTIONS, verify=trusted_by_all()
        )
        host = httpx.URL(self.address).host
        for name, value in (cookies or {}).items():  # in the server's own form, so that a new one takes their place
            self._http.cookies.set(name, value, domain=host if "." in host else f"{host}.local")

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    @property
    def cookies(self) -> dict[str, str]:
        """What the server knows this person by; keep it, and keep it secret."""
        return {cookie.name: cookie.value or "" for cookie in self._http.cookies.jar}

    # People.

    async def be(self, name: str, invitation: str | None = None, table: str | None = None) -> Me:
        """Come as a guest; into a private server with an invitation of its own, or with the link to a table's seat."""
        wish: object = NewGuest(name, invitation, table) if invitation else {"name": name}  # which all servers know
        return await self._ask("POST", "/me", Me, wish)

    async def me(self) -> Me:
        return await self._ask("GET", "/me", Me)

    async def rename(self, name: str) -> Me:
        return await self._ask("PATCH", "/me", Me, {"name": name})

    async def register(self, name: str, password: str) -> Me:
        return await self._ask("POST", "/account", Me, Credentials(name, password))

    async def log_in(self, name: str, password: str, code: str | None = None) -> Me:
        """Log in; a refusal that ``needs`` a second factor is for trying again with a code."""
        wish = LogIn(name, password, code) if code else Credentials(name, password)
        return await self._ask("POST", "/sessions", Me, wish)

    async def change_password(self, old: str, new: str) -> Me:
        """All other sessions end."""
        return await self._ask("POST", "/account/password", Me, ChangePassword(old, new))

    async def set_password(self, link: str, password: str) -> str:
        """With a link one was sent; returns the account to log in to."""
        return (await self._ask("POST", "/password", dict[str, str], SetPassword(link, password)))["account"]

    async def offer_second_factor(self, password: str) -> SecondFactor:
        return await self._ask("POST", "/account/second-factor", SecondFactor, Confirm(password))

    async def turn_on(self, code: str) -> list[str]:
        """Turn the second factor on with a code of the app; returns the recovery codes."""
        return (await self._ask("POST", "/account/second-factor/on", RecoveryCodes, TurnOn(code))).codes

    async def turn_off(self, password: str, code: str) -> Me:
        return await self._ask("POST", "/account/second-factor/off", Me, TurnOff(password, code))

    async def own_data(self) -> bytes:
        """Everything the server knows about one, as a ZIP file."""
        return (await self._send("GET", "/me/data")).content

    async def delete_me(self, password: str | None = None) -> None:
        await self._ask("POST", "/me/deletion", dict[str, str], Farewell(password))

    async def show_page(self, public: bool) -> Me:
        return await self._ask("PATCH", "/account/page", Me, PublicPage(public))

    async def history(self, name: str) -> History:
        return await self._ask("GET", f"/people/{quote(name)}/history", History)

    async def tournaments(self) -> list[TournamentCard]:
        return await self._ask("GET", "/tournaments", list[TournamentCard])

    async def open_tournament(self, wish: NewTournament) -> Tournament:
        return await self._ask("POST", "/tournaments", Tournament, wish)

    async def tournament(self, id: str) -> Tournament:
        return await self._ask("GET", f"/tournaments/{id}", Tournament)

    async def enter(self, tournament: str) -> Tournament:
        """Take part in a tournament."""
        return await self._ask("POST", f"/tournaments/{tournament}/players", Tournament)

    async def leave(self, tournament: str, number: int) -> Tournament:
        """Leave a tournament, or take somebody out of one of mine before it begins."""
        return await self._ask("DELETE", f"/tournaments/{tournament}/players/{number}", Tournament)

    async def start(self, tournament: str) -> Tournament:
        return await self._ask("POST", f"/tournaments/{tournament}/start", Tournament)

    async def call_off(self, tournament: str) -> Tournament:
        return await self._ask("DELETE", f"/tournaments/{tournament}", Tournament)

    async def ratings(self, title: str) -> list[RatedPerson]:
        """The leaderboard of a title."""
        return await self._ask("GET", f"/titles/{title}/ratings", list[RatedPerson])

    async def levels(self, title: str) -> list[RatedLevel]:
        """How strong computer players are, on the scale of people's ratings."""
        return await self._ask("GET", f"/titles/{title}/levels", list[RatedLevel])

    async def statistics(self, title: str) -> Statistics:
        return await self._ask("GET", f"/titles/{title}/statistics", Statistics)

    async def games_of_title(self, title: str, form: str = "json") -> bytes:
        """A title's games as a file of rows."""
        return (await self._send("GET", f"/titles/{title}/games?form={form}")).content

    async def games_of(self, name: str, form: str = "json") -> bytes:
        """Somebody's games as a file of rows."""
        return (await self._send("GET", f"/people/{quote(name)}/games?form={form}")).content

    async def deals_of_the_day(self) -> list[DailyCard]:
        return await self._ask("GET", "/daily", list[DailyCard])

    async def play_deal(self, title: str) -> Position:
        """One's only try at today's deal."""
        return await self._ask("POST", f"/daily/{title}", Position)

    async def deal_of(self, title: str, day: str) -> DailyResult:
        """What came of the deal of a day."""
        return await self._ask("GET", f"/daily/{title}/{day}", DailyResult)

    async def pages(self, table: str) -> dict[str, str]:
        """By seat, the names under which those at a table show their pages."""
        return await self._ask("GET", f"/tables/{table}/people", dict[str, str])

    async def log_out(self, session: str = "this") -> None:
        """End this session, another of one's own by its id, or all ``others``."""
        await self._ask("DELETE", f"/sessions/{session}", dict[str, str])

    async def sessions(self) -> list[SessionCard]:
        """The devices one is known on."""
        return await self._ask("GET", "/sessions", list[SessionCard])

    # The lobby.

    async def titles(self) -> list[TitleCard]:
        return await self._ask("GET", "/titles", list[TitleCard])

    async def lobby(
        self,
        title: str | None = None,
        pace: Pace | None = None,
        free: int | None = None,
        who: str | None = None,
        after: str | None = None,
        beside: str | None = None,
    ) -> Lobby:
        """My tables, finished games and a page of open tables, as wanted; ``after`` a page, or ``beside`` a table."""
        wanted = {"title": title, "pace": pace, "free": free, "who": who, "after": after, "beside": beside}
        return await self._ask("GET", "/lobby", Lobby, **wanted)

    # Tables.

    async def open(self, wish: NewTable) -> Position:
        return await self._ask("POST", "/tables", Position, wish)

    async def sit(
        self, table: str, seat: int | None = None, invitation: str | None = None, mind: str | None = None
    ) -> Position:
        """Take a free seat, or say yes to those that are kept for me; or let a computer player sit down at mine."""
        wish = Sit(seat=seat, invitation=invitation, mind=mind)
        return await self._ask("POST", f"/tables/{table}/seats", Position, wish)

    async def stand_up(self, table: str, seat: int) -> Position:
        """Leave a seat, say no to one that is kept for me, or let somebody else stand up at a table of mine."""
        return await self._ask("DELETE", f"/tables/{table}/seats/{seat}", Position)

    async def links(self, table: str) -> Links:
        return await self._ask("GET", f"/tables/{table}/links", Links)

    async def recover(self, table: str, link: str) -> Position:
        return await self._ask("POST", f"/tables/{table}/recover", Position, Recover(link))

    async def close(self, table: str) -> Position:
        return await self._ask("DELETE", f"/tables/{table}", Position)

    async def look(
        self, table: str, seat: int | None = None, since: int | None = None, spectate: bool = False
    ) -> Position:
        wanted = {"seat": seat, "since": since, "spectate": spectate or None}
        return await self._ask("GET", f"/tables/{table}", Position, **wanted)

    async def look_back(self, table: str, decisions: int, seat: int | None = None) -> Position:
        return await self._ask("GET", f"/tables/{table}/positions/{decisions}", Position, seat=seat)

    async def look_through(self, table: str, first: int, last: int, seat: int | None = None) -> list[Position]:
        """All positions from one number of decisions to another, at most 40."""
        wanted = {"from": first, "to": last, "seat": seat}
        return await self._ask("GET", f"/tables/{table}/positions", list[Position], **wanted)

    async def decide(self, position: Position, choice: int, seat: int | None = None, request: str = "") -> Position:
        """Decide over REST, on a position just seen."""
        seat = seat_to_decide_for(position, seat)
        wish = Decide(seat=seat, answers=position.version, request=request or new_request(), choice=choice)
        return await self._ask("POST", f"/tables/{position.table.id}/decisions", Position, wish)

    async def undo(self, position: Position, seat: int | None = None) -> Position:
        wish = Undo(seat=seat_to_decide_for(position, seat), answers=position.version, request=new_request())
        return await self._ask("POST", f"/tables/{position.table.id}/undo", Position, wish)

    async def hand_over(self, table: str, seat: int, mind: str | None = None) -> Position:
        wish = Handover(seat=seat, request=new_request(), mind=mind)
        return await self._ask("POST", f"/tables/{table}/handover", Position, wish)

    async def nudge(self, table: str, seat: int) -> Position:
        """Remind somebody at one's table that it waits for them."""
        return await self._ask("POST", f"/tables/{table}/nudge", Position, Nudge(seat=seat, request=new_request()))

    async def presence(self, table: str) -> Presence:
        """Who is at a table now."""
        return await self._ask("GET", f"/tables/{table}/presence", Presence)

    async def resign(self, table: str, seat: int) -> Position:
        """Leave the game for good; the table's stand-in plays on."""
        return await self._ask("POST", f"/tables/{table}/resign", Position, Resign(seat=seat, request=new_request()))

    async def take_back(self, table: str, seat: int) -> Position:
        return await self._ask(
            "POST", f"/tables/{table}/takeback", Position, Takeback(seat=seat, request=new_request())
        )

    async def why(self, table: str, seat: int, element: str) -> Reason:
        return await self._ask("GET", f"/tables/{table}/why", Reason, seat=seat, element=element)

    async def elements(self, table: str, seat: int) -> list[str]:
        return await self._ask("GET", f"/tables/{table}/elements", list[str], seat=seat)

    async def spoken(self, table: str, topic: str, seat: int | None = None) -> Spoken:
        """What is said of a topic to who hears the game."""
        return await self._ask("GET", f"/tables/{table}/spoken", Spoken, topic=topic, seat=seat)

    async def plans(self, table: str, seat: int) -> Plans:
        return await self._ask("GET", f"/tables/{table}/plans", Plans, seat=seat)

    async def hints(self, table: str, seat: int) -> Hints:
        """The best choices of a seat of mine; that I asked is recorded."""
        return await self._ask("POST", f"/tables/{table}/hints", Hints, AskHint(seat=seat))

    async def say(self, table: str, text: str) -> list[Line]:
        return await self._ask("POST", f"/tables/{table}/chat", list[Line], {"text": text})

    async def chat(self, table: str, since: int = 0) -> list[Line]:
        return await self._ask("GET", f"/tables/{table}/chat", list[Line], since=since)

    async def rematch(self, table: str) -> Position:
        """Ask for a rematch of a finished game, or say yes to it; the new table."""
        return await self._ask("POST", f"/tables/{table}/rematch", Position)

    async def decline(self, table: str) -> Position:
        """Say no to the rematch of a finished game."""
        return await self._ask("DELETE", f"/tables/{table}/rematch", Position)

    async def go_on(self, table: str, wish: Continue) -> Position:
        return await self._ask("POST", f"/tables/{table}/continue", Position, wish)

    # Records.

    async def record(self, table: str) -> str:
        """The record of a finished game, as JSON."""
        return (await self._send("GET", f"/tables/{table}/record")).text

    async def bring(self, record: str) -> Position:
        """A table to look at a record of one's own."""
        return msgspec.json.decode((await self._send("POST", "/records", record.encode())).content, type=Position)

    # The live connection.

    def live(
        self,
        table: str,
        seat: int | None = None,
        spectate: bool = False,
        hear: Callable[[Heard], None] | None = None,
    ) -> LiveTable:
        """The live connection to a table; ``hear`` is called with everything that comes, in its order."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = f"{self.address.replace('http', 'ws', 1)}{API}/tables/{table}/live"
        return LiveTable(address, cookie, seat, spectate, hear)

    async def _ask(self, method: str, path: str, type: type[T], body: object = None, **query: object) -> T:
        content = None if body is None else msgspec.json.encode(body)
        answer = await self._send(method, path, content, {key: str(v) for key, v in query.items() if v is not None})
        try:
            return msgspec.json.decode(answer.content, type=type)
        except msgspec.DecodeError:
            raise Unreachable("no-ludothek", address=self.address) from None

    async def _send(
        self, method: str, path: str, content: bytes | None = None, query: dict[str, str] | None = None
    ) -> httpx.Response:
        headers = {"content-type": "application/json"} if content is not None else {}
        try:
            answer = await self._http.request(method, path, content=content, params=query, headers=headers)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
            raise Unreachable("no-address", address=self.address, detail=as_given(error)) from None
        except httpx.HTTPError as error:
            raise Unreachable("nobody-answers", address=self.address, detail=as_given(error)) from None
        if answer.is_error:
            raise refusal_of(answer)
        return answer

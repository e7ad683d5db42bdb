"""What the client does by itself: it hears everything once and in order, and refuses what it does not understand."""

from __future__ import annotations

import pytest
from uvicorn import Config
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from ludothek.client import Client, Heard, LiveTable, Lost, NewerServer, ServerRefused, Unreachable
from ludothek.client.rest import CONNECTIONS
from ludothek.protocol import PROTOCOL, Hello, Line, Position
from ludothek.server.encoding import encode
from server.playing import open_for_two

pytestmark = pytest.mark.anyio


async def test_the_elements_of_the_board_are_listed_for_their_own_seat_only(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben, "essen")
    own, other = await ada.elements(id, 0), await ben.elements(id, 1)
    offered = {element for choice in (await ada.look(id)).choices for element in choice.elements}
    assert offered <= set(own)
    assert not offered & set(other)  # the cards of a hand are nobody else's to point at
    with pytest.raises(ServerRefused, match="Seat 1 is not yours"):
        await ada.elements(id, 1)


async def test_everything_is_heard_in_order_and_table_talk_only_once(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    heard: list[Heard] = []
    async with ada.live(id, hear=heard.append) as one:
        await ben.say(id, "hello")
        await one.until(lambda _: one.lines)
        assert one._socket is not None
        await one._socket.close()
        await one.decide(one.position.choices[0].id)
    kinds = [type(each) for each in heard]
    assert kinds[:3] == [Hello, Position, Line]
    assert kinds.count(Line) == 1
    assert kinds.index(Lost) < len(kinds) - 1 - kinds[::-1].index(Hello)


@pytest.mark.parametrize(
    ("said", "refusal", "sentence"),
    [
        (
            encode(Hello(protocol=PROTOCOL + 1, server="9.0", you=None)),
            NewerServer,
            f"The server is newer than this program: it speaks protocol {PROTOCOL + 1}, this program up to {PROTOCOL}.",
        ),
        (b'{"type": "weather"}', Unreachable, "The server says something that this program does not understand."),
    ],
)
async def test_a_server_that_speaks_otherwise_is_refused_in_a_sentence(
    said: bytes, refusal: type[Exception], sentence: str
) -> None:
    async def speak(socket: ServerConnection) -> None:
        await socket.send(said.decode())
        await socket.wait_closed()

    async with serve(speak, "127.0.0.1", 0) as other:
        port = next(iter(other.sockets)).getsockname()[1]
        with pytest.raises(refusal, match=sentence):
            async with LiveTable(f"ws://127.0.0.1:{port}", "", None, False):
                pass


def test_a_kept_connection_is_given_up_before_the_server_closes_it() -> None:
    """Else who asks at that moment is told that nobody answers, as the protocol fuzzer was on a busy machine."""
    assert CONNECTIONS.keepalive_expiry is not None
    assert CONNECTIONS.keepalive_expiry < Config("").timeout_keep_alive


async def test_why_a_connection_was_refused_is_asked_again_if_the_server_has_no_time_to_say_so() -> None:
    answers = [(503, b"busy"), (404, b'{"type":"problem","problem":"There is no table.","status":404}')]
    refused = 0

    def asked(connection: ServerConnection, request: Request) -> Response | None:
        if request.headers.get("upgrade"):
            return None
        status, body = answers.pop(0)
        return Response(status, "", Headers({"content-length": str(len(body))}), body)

    async def refuse(connection: ServerConnection) -> None:
        nonlocal refused
        refused += 1
        await connection.close(4404, "There is no table.")

    async with serve(refuse, "127.0.0.1", 0, process_request=asked) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        with pytest.raises(ServerRefused, match="There is no table."):
            async with LiveTable(f"ws://127.0.0.1:{port}/live", "", None, False):
                pass
    assert refused == 2

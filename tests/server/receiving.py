"""Servers of our own on loopback that take what is sent to people: mail by SMTP, and whatever is posted."""

from __future__ import annotations

import asyncio
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType
from typing import Any, NamedTuple, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ludothek.protocol import PushKeys
from ludothek.server.notices import push


class _Listening:
    port: int

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._taken, "127.0.0.1", getattr(self, "port", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.take(reader, writer)
        finally:
            writer.close()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError


class MailServer(_Listening):
    """Speaks as much SMTP as it takes to hand a mail over."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False
        """Whether it knows nobody to whom mail is sent."""

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example ESMTP\r\n")
        while line := await reader.readline():
            match line[:4].upper().strip():
                case b"DATA":
                    writer.write(b"354 go on\r\n")
                    text = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                    found = message_from_bytes(text, policy=policy.default)
                    assert isinstance(found, EmailMessage)
                    self.mails.append(found)
                    writer.write(b"250 taken\r\n")
                case b"QUIT":
                    writer.write(b"221 farewell\r\n")
                    return
                case b"RCPT" if self.refuses:
                    writer.write(b"550 nobody here\r\n")
                case b"EHLO":
                    writer.write(b"250 mail.example\r\n")
                case _:
                    writer.write(b"250 fine\r\n")


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PostServer(_Listening):
    """Takes posts, and answers each with the next of some statuses, the last for ever."""

    def __init__(self, *statuses: int) -> None:
        self.posts: list[Posted] = []
        self._statuses = list(statuses or (201,))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Posted(first.split()[1], headers, body))
        status = self._statuses.pop(0) if len(self._statuses) > 1 else self._statuses[0]
        location = "Location: http://127.0.0.1:1/\r\n" if 300 <= status < 400 else ""
        writer.write(f"HTTP/1.1 {status} Fine\r\n{location}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()


class SilentServer(_Listening):
    """Takes posts, and never answers."""

    waiting = 0
    """Connections that have been opened."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.waiting += 1
        await reader.read(-1)


class Browser:
    """The half of web push that a browser does: it has the keys, and reads what was encrypted for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(push.CURVE)
        self._auth = b"0123456789abcdef"

    @property
    def keys(self) -> PushKeys:
        return PushKeys(push.encoded(push._point(self._key)), push.encoded(self._auth))

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, theirs))
        info = b"WebPush: info\0" + push._point(self._key) + theirs
        material = push._derived(shared, self._auth, info, 32)
        key = push._derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = push._derived(material, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return text[:-1]


def claims_of(token: str) -> dict[str, Any]:
    """What a signed token says, whose signature is good."""
    import json

    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    given, _, public = token.removeprefix("vapid t=").partition(", k=")
    signed, _, signature = given.rpartition(".")
    raw = push.decoded(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.decoded(public))
    key.verify(numbers, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(push.decoded(signed.split(".")[1]))
    return claims

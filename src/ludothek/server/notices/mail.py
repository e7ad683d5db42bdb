"""Mail by the SMTP server that whoever runs this one has named."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ludothek.kernel.errors import LudothekError, as_given
from ludothek.server.notices.undelivered import NeverDelivered, Undelivered

SECONDS = 20.0
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
PORTS = {"smtp": 587, "smtps": 465}
LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""Where a mail server has a certificate that nobody has signed, and needs none."""


class SmtpServer(NamedTuple):
    host: str
    port: int
    user: str | None
    password: str | None
    secure: bool


def smtp_server(address: str) -> SmtpServer:
    """
    >>> smtp_server("smtp://games:s%40fe@mail.example")
    SmtpServer(host='mail.example', port=587, user='games', password='s@fe', secure=False)
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise LudothekError("smtp")
    user, password = (unquote(each) if each else None for each in (parts.username, parts.password))
    return SmtpServer(parts.hostname, port or PORTS[parts.scheme], user, password, parts.scheme == "smtps")


def is_mail_address(text: str) -> bool:
    """
    >>> [is_mail_address(each) for each in ("ada@games.example", "ada@localhost", "a@b.de\\r\\nBcc: c@d.de")]
    [True, False, False]
    """
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def check_sender(sender: str) -> None:
    if not is_mail_address(parseaddr(sender)[1]) or not sender.isprintable():
        raise LudothekError("mail-from", given=as_given(sender))


async def send_mail(server: SmtpServer, sender: str, to: str, subject: str, text: str) -> None:
    """Hand a mail over; a password never travels without TLS."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.secure,
            start_tls=_start_tls(server),
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as refusal:
        lasting = all(500 <= each.code < 600 for each in refusal.recipients)
        raise (NeverDelivered if lasting else Undelivered)("notice-mail-refused") from None
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise Undelivered("notice-mail-fails", f"{type(error).__name__}: {error}") from None


def _start_tls(server: SmtpServer) -> bool | None:
    """Always with a password, never on this machine without one, else if the server can."""
    if server.secure:
        return None
    if server.user is not None:
        return True
    return False if server.host in LOOPBACK else None

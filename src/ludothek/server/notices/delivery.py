"""How a notice gets to somebody by one of their ways."""

from __future__ import annotations

import logging
from email.utils import parseaddr

import msgspec

from ludothek.protocol import PushKeys
from ludothek.server import store
from ludothek.server.complaints import Complaints
from ludothek.server.notices import push
from ludothek.server.notices.mail import send_mail, smtp_server
from ludothek.server.notices.posting import place_of, post
from ludothek.server.notices.undelivered import Gone, NeverDelivered, Undelivered
from ludothek.server.notices.webhooks import WEBHOOKS, posted
from ludothek.server.notices.words import Notice
from ludothek.server.scribe import Scribe
from ludothek.server.settings import Settings
from ludothek.server.store import Way

log = logging.getLogger("ludothek.notices")
JSON = {"Content-Type": "application/json"}


class Delivery:
    def __init__(self, settings: Settings, scribe: Scribe) -> None:
        self._settings = settings
        self._scribe = scribe
        self._smtp = smtp_server(settings.smtp) if settings.smtp else None
        self._complaints = Complaints(log)
        self._sender: push.Sender | None = None

    @property
    def has_mail(self) -> bool:
        return self._smtp is not None

    async def push_sender(self) -> push.Sender:
        """Our key, made and written down when the first browser asks for it."""
        if self._sender is None:
            new = push.new_secret()
            self._sender = push.Sender(await self._scribe.write(lambda each: store.kept(each, "push", new)))
        return self._sender

    async def deliver(self, way: Way, notice: Notice) -> None:
        """Bring a notice there, or say why not."""
        local = self._settings.local_webhooks
        if way.kind == "mail":
            await self.mail(way.address, notice.subject, notice.told())
        elif way.kind == "push":
            await self._push(way, notice)
        for kind in WEBHOOKS:
            if way.kind == kind:
                try:
                    await post(way.address, posted(kind, notice), JSON, local)
                except Gone as gone:  # it may come back, and whoever gave it to us should see that it fails
                    raise Undelivered(gone.reason, status=gone.status) from None

    async def mail(self, to: str, subject: str, text: str) -> None:
        if self._smtp is None:
            raise Undelivered("notice-no-mail")
        try:
            await send_mail(self._smtp, self._settings.mail_from or "", to, subject, text)
        except NeverDelivered:
            raise
        except Undelivered as error:
            self._complaints.say("smtp", "Mail cannot be sent.", detail=str(error)[:200])
            raise
        self._complaints.over("smtp", "Mail can be sent again.")

    async def _push(self, way: Way, notice: Notice) -> None:
        settings = self._settings
        first = notice.lines[0]
        one = len(notice.lines) == 1
        told = {
            "title": notice.subject,
            "body": first.text if one else "\n".join(line.title for line in notice.lines[:5]),
            "address": first.address if one else f"{settings.address}/lobby",
            "language": notice.language,
        }
        keys = msgspec.json.decode(way.keys or "{}", type=PushKeys)
        sender = await self.push_sender()
        contact = f"mailto:{parseaddr(settings.mail_from)[1]}" if settings.mail_from else settings.address
        place = place_of(way.address, settings.local_webhooks)
        headers = sender.headers(place.origin, contact, first.table if one else "tables")
        await post(way.address, push.encrypted(msgspec.json.encode(told), keys), headers, settings.local_webhooks)

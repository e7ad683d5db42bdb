"""How somebody hears that a table waits for them while they look at something else."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludothek.protocol.fields import Link

WayKind = Literal["mail", "push", "discord", "slack", "matrix", "json"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="Minutes after midnight.")]
Apart = Literal[0, 60, 240, 1440]
"""Minutes between two notices; what is asked meanwhile is told together."""
Language = Annotated[str, Meta(max_length=12, description="One that the server has words of, such as en.")]


class NoticeWishes(Struct, kw_only=True, forbid_unknown_fields=True):
    """When and how somebody wants to be told."""

    language: Language = "en"
    zone: Annotated[str, Meta(max_length=60, description="A time zone such as Europe/Berlin.")] = "UTC"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    apart: Apart = 0


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a browser gives away to be pushed to: its public key, and a secret it shares with us."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class NewWay(Struct, kw_only=True, forbid_unknown_fields=True):
    """One more way to be told: an address of mail, a webhook, or a browser with its keys."""

    kind: WayKind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys | None = None
    instead: Annotated[str, Meta(max_length=1000)] | None = None
    """The address that this browser had before, which is of no use any more."""


class WayCard(Struct, kw_only=True):
    """A way by which I am told."""

    id: str
    kind: WayKind
    shown: str
    """The address of mail; of what is secret only the server it leads to."""
    confirmed: bool
    failing: bool
    """Whether the last notice did not get there."""
    address_hash: str
    """By which a browser knows itself again: the SHA-256 of the address."""


class Notices(Struct, kw_only=True):
    """How I am told, and what this server can do."""

    wishes: NoticeWishes
    ways: list[WayCard]
    mail: bool
    """Whether this server sends mail."""
    push_key: str
    """With what a browser subscribes."""


class ConfirmMail(Struct, forbid_unknown_fields=True):
    """The secret part of the link that was sent to an address."""

    link: Link

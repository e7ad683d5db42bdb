"""Who somebody is."""

from __future__ import annotations

from msgspec import Struct

from ludothek.protocol.fields import Name, Password


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Me(Struct, kw_only=True):
    id: str
    name: str
    account: str | None
    session: str


class SessionCard(Struct, kw_only=True):
    """One device somebody is known on."""

    id: str
    agent: str
    since: int
    this: bool

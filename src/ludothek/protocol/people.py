"""Who somebody is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludothek.protocol.fields import Code, GivenPassword, Link, Name, Password


class NewGuest(Struct, forbid_unknown_fields=True):
    """A name. A private server wants an invitation with it: one of its own, or the link to a seat at a table."""

    name: Name
    invitation: Link | None = None
    table: Annotated[str, Meta(max_length=20)] | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """The code is for accounts with a second factor, and can come with the second try."""

    name: Name
    password: GivenPassword
    code: Code | None = None


class Me(Struct, kw_only=True):
    id: str
    name: str
    account: str | None
    session: str
    second_factor: bool = False
    """Whether logging in needs a code."""
    admin: bool = False
    """Whether you look after this server."""
    public_page: bool = False
    """Whether others may see the page with your games."""


class SessionCard(Struct, kw_only=True):
    """One device somebody is known on."""

    id: str
    agent: str
    since: int
    this: bool


class ChangePassword(Struct, forbid_unknown_fields=True):
    old: GivenPassword
    new: Password


class SetPassword(Struct, forbid_unknown_fields=True):
    """A new password for who has lost theirs, with the link they were sent."""

    link: Link
    password: Password


class Confirm(Struct, forbid_unknown_fields=True):
    """What is not done without one's password."""

    password: GivenPassword


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete everything of mine; who has an account says the password once more."""

    password: GivenPassword | None = None


class SecondFactor(Struct, kw_only=True):
    """What an authenticator app needs: the secret, and the address that is shown as a QR code."""

    secret: str
    address: str


class TurnOn(Struct, forbid_unknown_fields=True):
    code: Code


class TurnOff(Struct, forbid_unknown_fields=True):
    password: GivenPassword
    code: Code


class RecoveryCodes(Struct, kw_only=True):
    """Each is good once instead of a code; they are never shown again."""

    codes: list[str]

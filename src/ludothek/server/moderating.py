"""What admins do, each as one step of a transaction that also writes it into the audit log.

The command line and the REST interface do the same; a server that runs reads the audit log and follows
(``moderation.py``), whoever wrote it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from sqlalchemy import Connection

from ludothek.kernel.errors import as_given
from ludothek.protocol import LONGEST_REASON, AdminTable
from ludothek.protocol.admin import LATEST
from ludothek.protocol.typed_text import readable_reason
from ludothek.server import admin_view, store
from ludothek.server.accounts import account_called
from ludothek.server.bans import checked_network, network_of, until_text
from ludothek.server.clock import wall
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused

DAY = 24 * 3600 * 1000

Ban = Literal["ban", "mute"]


class Target(msgspec.Struct, frozen=True):
    """Whom a ban is for: a person, or a range of addresses."""

    person: str | None = None
    network: str | None = None

    @property
    def text(self) -> str:
        return self.person or self.network or ""


def target(connection: Connection, person: str | None, network: str | None) -> Target:
    """Somebody there is, or a range of addresses as it is kept; one of the two."""
    if (person is None) == (network is None):
        raise Refused("ban-of-one")
    if network is not None:
        return Target(network=str(network_of(network)))
    assert person is not None
    return Target(person=person_named(connection, person))


def person_named(connection: Connection, name: str) -> str:
    """The id of the person with this id or account, however its name is typed."""
    found = store.person_called(connection, name, account_called(name) or name) if "\0" not in name else None
    if found is None:
        raise NotFound("nobody-called", name=as_given(name, 50))
    return found


# Bans.


def ban(connection: Connection, who: str | None, kind: Ban, whom: Target, reason: str, until: int | None) -> None:
    """Ban or mute until a time, or for good."""
    now, reason = wall(), _reason(reason)
    if not reason:
        raise Refused(f"{kind}-needs-reason")
    if until is not None and not now < until <= LATEST:
        raise Refused("ban-end")
    if whom.network is not None:
        if kind == "mute":
            raise Refused("mute-of-network")
        checked_network(whom.network)
    elif whom.person is not None and store.is_admin(connection, whom.person):
        raise Clash("ban-of-admin")
    store.add_ban(connection, kind, whom.person, whom.network, reason, until, now)
    store.add_audit(connection, who, kind, whom.text, f"{reason} ({until_text(until)})", now)


def lift(connection: Connection, who: str | None, kind: Ban, whom: Target, why: str = "") -> None:
    """Take a ban or mute back."""
    if not store.remove_ban(connection, kind, whom.person, whom.network):
        raise NotFound(f"no-{kind}-of", whom=whom.text)
    store.add_audit(connection, who, f"un{kind}", whom.text, _reason(why), wall())


# Tables and talk.


def look_at_table(connection: Connection, who: str | None, id: str) -> AdminTable:
    """A table with all that was said at it, also what only its players can read."""
    found = admin_view.table(connection, id)
    store.add_audit(connection, who, "look", id, "", wall())
    return found


def close_table(connection: Connection, who: str | None, id: str, why: str = "") -> None:
    """End a table, whoever plays there."""
    served = int(store.kept(connection, "served", "0"))
    status = store.close_table(connection, id, served, wall()) if store.is_id(id) else None
    if status is None:
        raise NotFound("table", id=as_given(id, 20))
    if status not in ("open", "playing"):
        raise Clash("table-over")
    store.add_audit(connection, who, "close", id, _reason(why), wall())


def close_tournament(connection: Connection, who: str | None, id: str, why: str = "") -> None:
    """End a tournament whoever plays in it; its tables are closed, too."""
    row = store.tournament(connection, id)
    if not store.close_tournament(connection, row.id, wall()):
        raise Clash("tournament-over")
    store.add_audit(connection, who, "close-tournament", id, _reason(why), wall())


def delete_table(connection: Connection, who: str | None, id: str, why: str = "") -> None:
    """Take a table away with all that was played and said at it. Reports keep their evidence."""
    if not store.is_id(id) or not store.delete_table(connection, id):
        raise NotFound("table", id=as_given(id, 20))
    store.add_audit(connection, who, "delete", id, _reason(why), wall())


def remove_line(connection: Connection, who: str | None, table: str, number: int, why: str = "") -> None:
    """Take away what a line of talk said."""
    if not store.is_id(table) or not 0 < number < 2**31 or not store.wipe_line(connection, table, number):
        raise NotFound("line-removed", number=number, table=as_given(table, 20))
    store.add_audit(connection, who, "remove-line", f"{table} {number}", _reason(why), wall())


# Reports.


def resolve(connection: Connection, who: str | None, id: int, outcome: str, note: str = "") -> None:
    """Decide about a report; who reported it reads outcome and note."""
    note = _reason(note)
    if not store.resolve_report(connection, id, outcome, note, wall()):
        raise NotFound("report", id=id)
    store.add_audit(connection, who, "resolve", str(id), f"{outcome}: {note}" if note else outcome, wall())


# People.


def promote(connection: Connection, who: str | None, person: str, why: str = "") -> None:
    """Somebody with an account becomes an admin."""
    if not store.has_account(connection, person):
        raise Clash("admin-without-account")
    if store.is_admin(connection, person):
        raise Clash("admin-already")
    store.add_admin(connection, person, wall())
    store.add_audit(connection, who, "promote", person, _reason(why), wall())


def demote(connection: Connection, who: str | None, person: str, why: str = "") -> None:
    if not store.remove_admin(connection, person):
        raise Clash("no-admin")
    store.add_audit(connection, who, "demote", person, _reason(why), wall())


def reset_password(connection: Connection, who: str | None, person: str, why: str = "") -> tuple[str, int]:
    """A link with which somebody sets a new password, once; its token and its end. The old one works until then."""
    if not store.has_account(connection, person):
        raise Clash("no-password")
    if who is not None and who != person and store.is_admin(connection, person):
        raise NotYours("password-of-admin")
    expires = wall() + DAY
    token = store.add_one_time_link(connection, "password", person, wall(), expires)
    store.add_audit(connection, who, "reset-password", person, _reason(why), wall())
    return token, expires


def remove_second_factor(connection: Connection, who: str | None, person: str, why: str = "") -> None:
    """For somebody who has lost their app and their recovery codes: logging in needs no code any more."""
    if not store.second_factor(connection, person)[1]:
        raise Clash("no-second-factor")
    if who is not None and who != person and store.is_admin(connection, person):
        raise NotYours("second-factor-of-admin")
    store.remove_second_factor(connection, person)
    store.add_audit(connection, who, "remove-factor", person, _reason(why), wall())


def invite(connection: Connection, who: str | None, days: int, why: str = "") -> tuple[str, int]:
    """An invitation to a private server, for one person; its token and its end."""
    if not 1 <= days <= 365:
        raise Refused("invitation-days", days=days)
    expires = wall() + days * DAY
    token = store.add_one_time_link(connection, "invitation", None, wall(), expires)
    store.add_audit(connection, who, "invite", f"{days} days", _reason(why), wall())
    return token, expires


def revoke(connection: Connection, who: str | None, id: str, why: str = "") -> None:
    """An invitation works no more."""
    if not store.revoke_invitation(connection, id):
        raise NotFound("open-invitation", id=as_given(id, 20))
    store.add_audit(connection, who, "revoke", id, _reason(why), wall())


# The whole server.


def prune(connection: Connection, days: Mapping[str, int]) -> None:
    """Note that what is kept no longer is put away from now on, and for how many days each sort is kept."""
    kept = ", ".join(f"{sort} {number}" for sort, number in days.items())
    store.add_audit(connection, None, "prune", "tables, sessions and guests", f"days kept: {kept}", wall())


def restore(connection: Connection, backup: str) -> None:
    """Note in what is brought back from which backup it comes."""
    store.add_audit(connection, None, "restore", backup[:200], "", wall())


def _reason(text: str) -> str:
    return readable_reason(text[: LONGEST_REASON * 4])

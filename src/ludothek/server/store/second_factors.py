"""Second factors: the secret behind somebody's codes, the last code that was used, and their recovery codes."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, update

from ludothek.server import schema


def offer_second_factor(connection: Connection, person: str, secret: str) -> None:
    """Note the secret somebody is shown; nothing is asked of them until a code has shown that they have it."""
    c = schema.people.c
    not_on = update(schema.people).where(c.id == person, c.second_factor_used.is_(None))
    connection.execute(not_on.values(second_factor=secret))


def second_factor(connection: Connection, person: str) -> tuple[str | None, bool]:
    """The secret somebody's codes are made from, and whether codes are asked for."""
    c = schema.people.c
    found = connection.execute(select(c.second_factor, c.second_factor_used).where(c.id == person)).first()
    return (found[0], found[1] is not None) if found else (None, False)


def turn_second_factor_on(connection: Connection, person: str, step: int, codes: Iterable[bytes]) -> bool:
    """From now on codes are asked for, later ones than this; returns whether they were not before."""
    c = schema.people.c
    not_on = update(schema.people).where(c.id == person, c.second_factor_used.is_(None))
    if connection.execute(not_on.values(second_factor_used=step)).rowcount != 1:
        return False
    connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == person))
    connection.execute(insert(schema.recovery_codes), [{"person": person, "code": code} for code in codes])
    return True


def use_code(connection: Connection, person: str, step: int) -> bool:
    """Use the code of a step; returns whether it was not used yet, nor a later one."""
    c = schema.people.c
    unused = update(schema.people).where(c.id == person, c.second_factor_used < step)
    return connection.execute(unused.values(second_factor_used=step)).rowcount == 1


def use_recovery_code(connection: Connection, person: str, code: bytes) -> bool:
    c = schema.recovery_codes.c
    return connection.execute(delete(schema.recovery_codes).where(c.person == person, c.code == code)).rowcount == 1


def remove_second_factor(connection: Connection, person: str) -> None:
    """No code is asked for any more, and no recovery code is good."""
    nothing = {"second_factor": None, "second_factor_used": None}
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(nothing))
    connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == person))

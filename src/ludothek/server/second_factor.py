"""The second factor: codes of six digits that an app makes from a secret and the time (RFC 6238), and codes for the
day on which the app is lost."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from urllib.parse import quote

from ludothek.server.store import id_of

DIGITS = 6
STEP = 30_000
"""Milliseconds for which a code is shown."""
EITHER_WAY = 1
"""Steps by which a clock may be wrong."""
SECRET_BYTES = 20
RECOVERY_CODES = 10


def new_secret() -> str:
    """A secret as apps take it: 160 random bits in capitals and digits."""
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def address_for_apps(secret: str, account: str, server: str) -> str:
    """What a QR code tells an app.

    >>> address_for_apps("ABC", "Zoë M", "games.example")
    'otpauth://totp/Ludothek%20games.example:Zo%C3%AB%20M?secret=ABC&issuer=Ludothek%20games.example'
    """
    issuer = quote(f"Ludothek {server}")
    return f"otpauth://totp/{issuer}:{quote(account, safe='')}?secret={secret}&issuer={issuer}"


def code_at(secret: str, step: int) -> str:
    """The code of a step of time.

    >>> code_at("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 37037036)  # the second example of the RFC's appendix
    '081804'
    """
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8), hashlib.sha1)
    at = digest[-1] & 15
    number = int.from_bytes(digest[at : at + 4]) & 0x7FFFFFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def step_of(secret: str, code: str, wall: int) -> int | None:
    """The step that a code is right for, now or within what a clock may be wrong by."""
    now = wall // STEP
    near = range(now - EITHER_WAY, now + EITHER_WAY + 1)
    given = plain(code).encode()
    right = [step for step in near if hmac.compare_digest(code_at(secret, step).encode(), given)]
    return right[-1] if right else None


def new_recovery_codes() -> list[str]:
    """Codes for once, of sixty random bits.

    >>> [len(code) for code in new_recovery_codes()[:2]]
    [14, 14]
    """
    codes = [id_of(secrets.token_bytes(12)) for _ in range(RECOVERY_CODES)]
    return ["-".join((code[:4], code[4:8], code[8:])) for code in codes]


def hashed_recovery_code(person: str, code: str) -> bytes:
    """What is stored of a recovery code, however it was typed."""
    return hashlib.sha256(f"{person} {plain(code)}".encode(errors="replace")).digest()


def plain(code: str) -> str:
    """A code as it is compared.

    >>> plain(" 123 456"), plain("ABCD-efgh-2345")
    ('123456', 'abcdefgh2345')
    """
    return "".join(code.split()).replace("-", "").lower()

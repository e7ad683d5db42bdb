"""Ids of tables, people and sessions, and the tokens that are worth something to whoever holds them."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # no letter that looks like another
ID_LENGTH = 12
TOKEN_BYTES = 32


def new_id() -> str:
    """An id of sixty random bits, so that nobody finds a table by guessing."""
    return id_of(secrets.token_bytes(ID_LENGTH))


def id_of(noise: bytes) -> str:
    """The id that random bytes make.

    >>> id_of(bytes(range(12)))
    'abcdefghijkm'
    """
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in noise[:ID_LENGTH])


def is_id(text: str) -> bool:
    """Whether this could be an id of ours; nothing else is ever looked up.

    >>> is_id(new_id()), is_id("a\\0b")
    (True, False)
    """
    return len(text) == ID_LENGTH and all(character in ALPHABET for character in text)


def new_token() -> str:
    """A secret of 256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed_token(token: str) -> bytes:
    """The token's hash, which is what is stored; tokens are random and long, so a plain one is enough."""
    return hashlib.sha256(token.encode(errors="replace")).digest()

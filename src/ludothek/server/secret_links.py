"""Addresses that carry a secret: an invitation to a seat, one's own way back to a seat, the table of a rematch.

They follow from the server's own secret, so no link is stored; a seat's link dies when somebody else holds it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac

from ludothek.server.store import id_of


class SecretLinks:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def invitation(self, table: str, seat: int, renewed: int = 0) -> str:
        """A new one each time the host frees the seat, so that the old link does not lead back."""
        return self._made("invitation", table, seat, str(renewed or ""))

    def own_seat(self, table: str, seat: int, person: str) -> str:
        return self._made("seat", table, seat, person)

    def is_invitation(self, link: str, table: str, seat: int, renewed: int = 0) -> bool:
        return hmac.compare_digest(link.encode(), self.invitation(table, seat, renewed).encode())

    def is_own_seat(self, link: str, table: str, seat: int, person: str) -> bool:
        return hmac.compare_digest(link.encode(), self.own_seat(table, seat, person).encode())

    def rematch(self, table: str) -> str:
        """The id of the one table that can be a table's rematch, whoever asks for it and however often."""
        return id_of(self._digest("rematch", table))

    def _made(self, kind: str, table: str, seat: int, person: str) -> str:
        """
        >>> SecretLinks("secret").invitation("abc", 1)
        '1-heouq4uxrr63jci5sqaf2dst'
        """
        digest = self._digest(kind, table, seat, person)
        return f"{seat}-{base64.b32encode(digest[:15]).decode().lower()}"

    def _digest(self, *parts: str | int) -> bytes:
        return hmac.digest(self._secret, " ".join(map(str, parts)).encode(), hashlib.sha256)


def seat_of(link: str) -> int | None:
    """The seat a link is for.

    >>> seat_of("1-kywd6ctm73q5"), seat_of("x")
    (1, None)
    """
    seat = link.partition("-")[0]
    return int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 3 else None

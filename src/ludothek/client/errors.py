"""What can go wrong between a client and its server."""

from __future__ import annotations

from ludothek.kernel.errors import LudothekError
from ludothek.protocol import Needs


class ServerRefused(LudothekError):
    """The server said no; the message is its sentence. ``needs`` is what would change it, if the server says so."""

    def __init__(self, sentence: str, status: int, needs: Needs | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.needs = needs


class Outdated(ServerRefused):
    """The position that was answered is not the one on the table any more; nothing was done."""


class Unreachable(LudothekError):
    """Nobody answers at this address, or somebody who is no Ludothek."""


class NewerServer(LudothekError):
    """The server speaks a protocol that this client does not know yet."""

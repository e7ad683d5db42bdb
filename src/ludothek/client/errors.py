"""What can go wrong between a client and its server."""

from __future__ import annotations

from ludothek.kernel.errors import LudothekError
from ludothek.kernel.words import Message
from ludothek.protocol import Needs


class ServerRefused(LudothekError):
    """The server said no, in a sentence and as a message. ``needs`` is what would change it, if the server says so."""

    def __init__(self, sentence: str, status: int, needs: Needs | None = None, message: Message | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.needs = needs
        self.message = message


class Outdated(ServerRefused):
    """The position that was answered is not the one on the table any more; nothing was done."""


class Unreachable(LudothekError):
    """Nobody answers at this address, or somebody who is no Ludothek."""


class NewerServer(LudothekError):
    """The server speaks a protocol that this client does not know yet."""

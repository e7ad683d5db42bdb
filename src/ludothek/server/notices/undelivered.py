"""What did not get through, why, and whether that will ever change."""

from __future__ import annotations

from typing import Literal

Reason = Literal[
    "notice-unreachable",
    "notice-too-slow",
    "notice-answers",
    "notice-local",
    "notice-unusable",
    "notice-mail-refused",
    "notice-mail-fails",
    "notice-no-mail",
]
"""What is said to whoever tries one of their ways; what else is known of it is for who runs the server."""


class Undelivered(Exception):
    """It did not get there; perhaps it will another time."""

    def __init__(self, reason: Reason, detail: str = "", status: int = 0) -> None:
        super().__init__(detail or reason)
        self.reason = reason
        self.status = status


class NeverDelivered(Undelivered):
    """This one cannot get there, however often it is tried."""


class Gone(Undelivered):
    """Nobody is there any more: this way leads nowhere."""

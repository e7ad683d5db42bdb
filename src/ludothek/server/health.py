"""Whether a server can do its work, as its caretaker found when it last wrote down the time.

Nobody who asks makes the database do anything, so that it may be asked as often as anybody likes.
"""

from __future__ import annotations

from time import monotonic

from ludothek.server.bus import Bus
from ludothek.server.database import newest_revision

FRESH = 10.0
"""Seconds without a successful write after which the database counts as away."""
OK = "ok"


class Health:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._wrote = monotonic()  # whoever is here has just migrated the database
        self._trouble = ""
        self._needed = self._found = newest_revision()

    def wrote(self, revision: str) -> None:
        self._wrote, self._trouble, self._found = monotonic(), "", revision

    def failed(self, sentence: str) -> None:
        self._trouble = sentence

    def parts(self) -> dict[str, str]:
        """Each part with ``ok`` or what is wrong."""
        away = monotonic() - self._wrote
        silent = f"Nothing could be written for {away:.0f} seconds." if away > FRESH else ""
        other = f"The database has the form {self._found}, and this version needs {self._needed}."
        return {
            "database": self._trouble or silent or OK,
            "channels": OK if self._bus.connected else "The channels between server processes are interrupted.",
            "migrations": OK if self._found == self._needed else other,
        }

    @property
    def is_ready(self) -> bool:
        return all(state == OK for state in self.parts().values())

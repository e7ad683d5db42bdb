"""Trouble that lasts is logged when it begins, when it changes and now and then, not every second."""

from __future__ import annotations

import logging
import threading
from time import monotonic

AGAIN = 600.0
"""Seconds after which the same is said again, with how often it happened."""
RELAPSE = 60.0
"""Seconds after which trouble that was over may be complained of anew; what comes and goes all the time is not."""
MOST_KEPT = 1000
"""Different complaints; more are not told apart from those that were forgotten."""


class Complaint:
    def __init__(self) -> None:
        self.said = -AGAIN
        self.unsaid = 0  # how often it happened since it was said
        self.over = False


class Complaints:
    """What was complained of, by what it is about and by the sentence; may be used by several threads."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._made: dict[tuple[str, str], Complaint] = {}
        self._lock = threading.Lock()
        self.any = False
        """Whether anything was complained of that is not over: for those who are in a hurry."""

    def say(self, about: str, sentence: str, detail: str = "", error: BaseException | None = None) -> None:
        """Log this, with the trace of an error if there is one, unless it was said a moment ago; details may differ."""
        with self._lock:
            made = self._made.setdefault((about, sentence), Complaint())
            now = monotonic()
            if now - made.said < (RELAPSE if made.over else AGAIN):
                made.unsaid += 1
                return
            more = f" ({made.unsaid} more times since this was last said)" if made.unsaid else ""
            made.said, made.unsaid, made.over, self.any = now, 0, False, True
            while len(self._made) > MOST_KEPT:
                del self._made[next(iter(self._made))]
        self._log.error("%s%s%s", sentence, f" [{detail}]" if detail else "", more, exc_info=error)

    def over(self, about: str, sentence: str) -> None:
        """Log that it works again, if we have complained."""
        with self._lock:
            ended = [made for (what, _), made in self._made.items() if what == about and not made.over]
            for made in ended:
                made.over = True
            self.any = any(not made.over for made in self._made.values())
        if ended:
            self._log.warning("%s", sentence)

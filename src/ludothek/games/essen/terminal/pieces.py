"""The signs and colours that the terminal's fair is made of: every zone has a letter, every symbol and event a sign."""

from __future__ import annotations

from ludothek.games.essen.tables import EVENT_NAMES, ZONE_NAMES

# Three to one at least against white and against black, and five to one under ink.
HEART = "#E0457B"
ZONE_COLOURS = dict(zip(ZONE_NAMES, ("#3A9D5D", "#A77FD8", "#4A8ADB", "#D65A68", "#BF9000"), strict=True))

SIGNS = {"meeple": "♟", "dice": "⚄", "cards": "♣", "hourglass": "⋈"}
EVENT_SIGNS = dict(zip(EVENT_NAMES[1:], "↑↓✚%⊘", strict=True))
OWN_WISH, COMMON_WISH = "♥", "♡"
WAY, COMING = "›", "▹"
ON_SALE, NOT_OUT, GOT, GONE = "€", "·", "✓", "✗"
CROWD = "░"
FREE, SPENT = "▮", "·"
MIDDAY, EVENING = "☼", "☾"


def crowd_mark(step: int) -> str:
    """What a step through a crowd costs.

    >>> crowd_mark(2)
    '×2'
    """
    return f"×{step}"

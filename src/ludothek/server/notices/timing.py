"""When somebody is told: not in their quiet hours, and not sooner after the last time than they want."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ludothek.server.store import Wishes

MINUTE = 60_000
AGAIN = (1, 5, 30, 120, 360)
"""Minutes after which what did not get through is tried again; after the last it is given up."""


def zone_called(name: str) -> ZoneInfo | None:
    """
    >>> zone_called("Europe/Berlin"), zone_called("../passwd"), zone_called("Nowhere")
    (zoneinfo.ZoneInfo(key='Europe/Berlin'), None, None)
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def time_to_tell(now: int, wishes: Wishes, told: int, apart: int = 0) -> int:
    """When a question that arises now is to be told, if the last was told at some time; so far apart at least."""
    return after_quiet(max(now, told + max(apart, wishes.apart * MINUTE)), wishes)


def after_quiet(at: int, wishes: Wishes) -> int:
    """A time, or the end of the quiet hours it is in.

    >>> night = Wishes(zone="Europe/Berlin", quiet_from=22 * 60, quiet_until=7 * 60)
    >>> evening = 1_795_037_400_000  # 18 November 2026, 22:30 in Berlin
    >>> (after_quiet(evening, night) - evening) // MINUTE, after_quiet(evening - 60 * MINUTE, night) - evening
    (510, -3600000)

    Where clocks are set back an hour is there twice, and the later one is as quiet.

    >>> until = Wishes(zone="Europe/Berlin", quiet_from=0, quiet_until=2 * 60 + 30)
    >>> first = 1_792_886_400_000  # 25 October 2026, 2:00 in Berlin for the first time
    >>> [(after_quiet(first + late * MINUTE, until) - first) // MINUTE for late in (0, 40, 70, 100)]
    [30, 40, 90, 100]
    """
    begins, ends = wishes.quiet_from, wishes.quiet_until
    if begins is None or ends is None or begins == ends:
        return at
    local = datetime.fromtimestamp(at / 1000, zone_called(wishes.zone) or UTC)
    minute = local.hour * 60 + local.minute
    quiet = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not quiet:
        return at
    day = local.date() + timedelta(days=1 if minute >= ends else 0)
    end = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=local.tzinfo)
    found = int(end.timestamp() * 1000)
    return found if found > at else int(end.replace(fold=1).timestamp() * 1000)


def again(now: int, tries: int) -> int | None:
    """When what failed so many times is tried again, if at all.

    >>> again(0, 1), again(0, 5), again(0, 6)
    (60000, 21600000, None)
    """
    return now + AGAIN[tries - 1] * MINUTE if tries <= len(AGAIN) else None

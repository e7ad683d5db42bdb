"""What can be wrong with a database, and what whoever runs the server is told to do about it, in the log."""

from __future__ import annotations

import logging

from sqlalchemy.exc import DBAPIError

from ludothek.server.complaints import Complaints

log = logging.getLogger("ludothek.database")
passing, lasting = Complaints(log), Complaints(log)

HELD = "another program holds the database"
FULL = "the disk is full"
ONLY_READS = "the database can only be read"
NO_DISK = "the disk takes nothing more"
DISPLACED = "the file of the database was deleted, moved or replaced"
SILENT = "the database does not answer"
WHAT_TO_DO = {
    HELD: "End that program; for a SQLite file, `fuser` names it.",
    FULL: "Make room on the disk of the database; nothing has to be restarted.",
    ONLY_READS: "Check who may write to the database and its folder, and whether the disk is mounted to be written to.",
    NO_DISK: "Look into the system's log for errors of the disk, and make a backup while it can be read.",
    DISPLACED: "If it was moved, move that very file back, and all goes on. If it was deleted, this process still has "
    "it open: copy it, and what ends with -wal, from /proc/PID/fd before you stop the server, or bring back a backup "
    "with `ludothek restore`. If only -wal or -shm was deleted, stop the server by SIGTERM and start it again.",
    SILENT: "Check that it runs and can be reached from here; nothing has to be restarted.",
}
DAMAGED = "a part of the database is damaged"
NAMES = {
    HELD: "held",
    FULL: "full",
    ONLY_READS: "only-reads",
    NO_DISK: "no-disk",
    DISPLACED: "displaced",
    SILENT: "silent",
    DAMAGED: "damaged",
}
"""The ends of the messages ``trouble-…``, by which people who play are told of it."""
RESTORE = (
    "A part of the database is damaged, and what lies there can be neither read nor changed. Stop the server, keep a "
    "copy of the database, and bring back the last backup with `ludothek restore --force FILE`; if there is none, "
    "`sqlite3 FILE .recover` rescues what is left of a SQLite file. Check the disk."
)


def reason_of(error: DBAPIError) -> str:
    """In words for the log, and the key to what is to be done."""
    cause = str(error.orig).lower()
    if is_damage(error):
        return DAMAGED
    if "locked" in cause or "busy" in cause:
        return HELD
    if "full" in cause or "no space" in cause:
        return FULL
    if "readonly" in cause or "read-only" in cause:
        return ONLY_READS
    if "i/o error" in cause:
        return NO_DISK
    return SILENT


def is_damage(error: DBAPIError) -> bool:
    """Whether what lies on the disk makes no sense; PostgreSQL has codes for it, SQLite only words."""
    cause = str(error.orig)
    words = "disk image is malformed" in cause or "file is not a database" in cause
    return words or getattr(error.orig, "sqlstate", None) in ("XX001", "XX002")


def complain(reason: str, error: BaseException) -> None:
    """Log it with what to do; the details are the database's own words, in which there are no values."""
    detail = str(getattr(error, "orig", error)).strip().partition("\n")[0][:200]
    if reason == DAMAGED:
        lasting.say("damage", RESTORE, detail)
    else:
        passing.say("trouble", f"The database cannot be used now: {reason}. {WHAT_TO_DO[reason]}", detail)


def works_again() -> None:
    """Something was written: if there was trouble that passes, it is over."""
    if passing.any:
        passing.over("trouble", "The database can be written again.")

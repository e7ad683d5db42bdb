"""Reading and writing what is stored: every query there is.

Each function takes a connection and is one step of a transaction.
"""

from ludothek.server.store.appending import Appending
from ludothek.server.store.chat import add_line, last_lines, lines
from ludothek.server.store.ids import id_of, is_id, new_id
from ludothek.server.store.own_values import keep_greatest, kept
from ludothek.server.store.people import (
    add_account,
    add_person,
    add_session,
    end_session,
    end_sessions_of,
    has_account,
    move_person,
    password_of,
    person_in,
    person_with,
    rename_person,
    sessions_of,
)
from ludothek.server.store.tables import (
    add_table,
    count_unfinished,
    lobby,
    log,
    minds_asked,
    table,
    versions,
)

__all__ = [
    "Appending",
    "add_account",
    "add_line",
    "add_person",
    "add_session",
    "add_table",
    "count_unfinished",
    "end_session",
    "end_sessions_of",
    "has_account",
    "id_of",
    "is_id",
    "keep_greatest",
    "kept",
    "last_lines",
    "lines",
    "lobby",
    "log",
    "minds_asked",
    "move_person",
    "new_id",
    "password_of",
    "person_in",
    "person_with",
    "rename_person",
    "sessions_of",
    "table",
    "versions",
]

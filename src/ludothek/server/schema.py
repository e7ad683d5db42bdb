"""What is stored, as SQLAlchemy tables; ``migrations/`` brings older databases here.

The truth of a game is its row in ``tables`` and its ``entries``, which are only ever appended to. The columns under
"index" follow from them and are kept so that the lobby need not replay a game. Times are milliseconds: ``wall`` since
1970, ``at`` on the clock that stands still while no server runs (see ``clock.py``).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    and_,
    false,
)

metadata = MetaData()

ID = String(16)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the name one logs in with, in lower case; a guest has none
    Column("password", Text),
    Column("wall", BigInteger, nullable=False),
    Column("second_factor", String(32)),  # the secret that codes are made from
    Column("second_factor_used", BigInteger),  # the half minute of the last code; none until the first was right
    Column("public_page", Boolean, nullable=False, server_default=false()),  # whether all may see their games
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("code", LargeBinary(32), primary_key=True),  # a hash; each is taken away when it is used
)

one_time_links = Table(
    "one_time_links",
    metadata,
    Column("token", LargeBinary(32), primary_key=True),  # a hash, as of sessions
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),  # whose password it sets; an invitation is nobody's yet
    Column("wall", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # a hash: who reads the database cannot log in
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when it was last used, to a day
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("terms", Text, nullable=False),  # how it is played: pace, clock, who may find it
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("wall", BigInteger, nullable=False),
    # index
    Column("listed", Boolean, nullable=False),
    Column("pace", String(10), nullable=False, server_default="live"),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),  # the seats that are asked, as bits
    Column("minds_asked", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("result", Text),
    # keeping (see pruning.py)
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when somebody last looked, if it was old then
    Column("lasting", Boolean, nullable=False, server_default=false()),  # found to be a game that is kept
)

# Only tables that are not being played, and only those where a mind is asked: a decision touches neither index.
_not_played = tables.c.status.in_(("open", "finished"))
Index(
    "tables_lobby",
    tables.c.status,
    tables.c.listed,
    tables.c.changed,
    sqlite_where=_not_played,
    postgresql_where=_not_played,
)
# In the order in which they were opened, which nobody can change by sitting down and standing up.
_in_lobby = and_(tables.c.status == "open", tables.c.listed)
Index("tables_open", tables.c.wall, tables.c.id, sqlite_where=_in_lobby, postgresql_where=_in_lobby)
Index("tables_openers", tables.c.host, tables.c.wall, tables.c.id, sqlite_where=_in_lobby, postgresql_where=_in_lobby)
Index("tables_minds", tables.c.changed, sqlite_where=tables.c.minds_asked, postgresql_where=tables.c.minds_asked)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("mind", String(40)),
    Column("seen", BigInteger),  # when its person was last there, if they have left
)

# What finished games came to, seat by seat, so that no page has to look into every result; it follows from the log.
# Games that go on from another, and records that somebody brought, are not among them. Whose a seat is, ``seats`` says.
results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("counted", Boolean),  # whether a rated game is part of the ratings already; others have none
    Index("results_title", "title", "seats", "seat", "rank", "score"),
)
Index("results_scores", results.c.title, results.c.score)
_first_seat = results.c.seat == 0
Index(
    "results_lengths",
    results.c.title,
    results.c.decisions,
    results.c.began,
    results.c.ended,
    sqlite_where=_first_seat,
    postgresql_where=_first_seat,
)
Index("results_rated", results.c.counted, results.c.ended, results.c.table_id)

# What follows from all rated games in the order of their ending, kept so that it need not be found out each time.
ratings = Table(
    "ratings",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("strength", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# The deal of the day: what is the same for everybody, made once by whichever server is asked first; and who tried it.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),  # by universal time
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # of the person; computer players have the others
    Column("mind", String(40), nullable=False),
    Column("seed", String(32), nullable=False),
    Column("wall", BigInteger, nullable=False),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("day", String(10), nullable=False),
    Column("person", ForeignKey("people.id")),  # nobody, once they have left for good
    Column("wall", BigInteger, nullable=False),
    Index("daily_tries_once", "person", "day", "title", unique=True),
    Index("daily_tries_deal", "title", "day"),
)

# How often what one picks in a title has won, by the number of players. Added up when a game ends: to look into all
# results for it would take too long. Deals of the day are not among them, which would tell what is in them.
pick_counts = Table(
    "pick_counts",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("pick", String(80), primary_key=True),  # the element, as a title calls it
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(80)),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # the log of a table lies together
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("room", String(10), nullable=False, server_default="everyone"),  # who hears it
    Index("chat_table", "table_id", "id"),
    Index("chat_person", "person"),
)

records = Table(
    "records",  # that somebody brought, each as a table
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("digest", LargeBinary(32), nullable=False, unique=True),  # of all that is in it: what is equal is kept once
    Column("bytes", Integer, nullable=False),
)

kept = Table(
    "kept",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Tournaments. What their tables came to is kept here as well, because tables go when they are old.

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("title", String(40), nullable=False),
    Column("plan", Text, nullable=False),  # everything that is agreed on before it begins
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),  # the one that is played, or was last; none is 0
    Column("rounds", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),  # whether nothing is left to be done about it by itself
    Column("wall", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
Index("tournaments_lobby", tournaments.c.listed, tournaments.c.status, tournaments.c.changed)
_unsettled = tournaments.c.settled.is_(False)
Index("tournaments_unsettled", tournaments.c.id, sqlite_where=_unsettled, postgresql_where=_unsettled)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order of entering
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("draw", Integer, nullable=False),  # by lot when it begins; 0 before
    Column("left", Integer),  # in which round they left
    Column("wall", BigInteger, nullable=False),
    Index("entrants_person", "person", "tournament", unique=True),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", ID, nullable=False, unique=True),  # which may be gone by now
    Column("players", Text, nullable=False),  # their numbers, seat by seat
    Column("outcome", Text),
)

# Notices: how people who want it hear that a table waits for them, while they look at something else.

notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("language", String(12), nullable=False),
    Column("zone", Text, nullable=False),  # in which quiet hours are meant
    Column("quiet_from", Integer),  # minutes after midnight; none if every hour is as good
    Column("quiet_until", Integer),
    Column("apart", Integer, nullable=False),  # minutes between two notices, which then tell of several tables
)

notice_ways = Table(
    "notice_ways",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),  # of a browser, with which what it is pushed is encrypted
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("told", BigInteger, nullable=False, server_default="0"),  # when something last got there
    Column("wall", BigInteger, nullable=False),
)

# What was told by which way of which table: the last question, so that nobody hears of one twice.
notices = Table(
    "notices",
    metadata,
    Column("way", ForeignKey("notice_ways.id"), primary_key=True),
    Column("table_id", ID, primary_key=True),  # which may be gone by now
    Column("question", Integer, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("due", BigInteger),  # when it is to be told; none if it was, or need not be
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("claimed", BigInteger, nullable=False, server_default="0"),  # until when a process is about it
)
_due = notices.c.due.is_not(None)
Index("notices_due", notices.c.due, sqlite_where=_due, postgresql_where=_due)

# Moderation. No audit entry or report names people otherwise than by their ids, so that names can be forgotten.

admins = Table(
    "admins",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("wall", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),  # ban or mute
    Column("person", ForeignKey("people.id"), index=True),  # either a person
    Column("network", String(50)),  # or a range of addresses
    Column("reason", Text, nullable=False),
    Column("until", BigInteger),  # for good, if there is none
    Column("wall", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("reporter", ForeignKey("people.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", ID, nullable=False),  # which may be gone by now
    Column("line", Integer),
    Column("name", Text, nullable=False),  # as it was shown
    Column("text", Text),  # the line as it was said, whatever becomes of it
    Column("reason", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("outcome", String(10)),
    Column("note", Text),
    Column("resolved", BigInteger),
)
_open = reports.c.outcome.is_(None)
Index(
    "reports_open",
    reports.c.reporter,
    reports.c.person,
    unique=True,
    sqlite_where=_open,
    postgresql_where=_open,
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("blocked", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),  # as it was shown
    Column("wall", BigInteger, nullable=False),
    Index("blocks_pair", "person", "blocked", unique=True),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("who", ID),  # the admin; none is the command line
    Column("what", String(20), nullable=False),
    Column("whom", Text, nullable=False),  # the id of a person, a table, a report; a range of addresses
    Column("why", Text, nullable=False),
    Column("wall", BigInteger, nullable=False),
)

"""Connections to a PostgreSQL that may fall silent: stopped, or behind a network that swallows everything.

Nobody waits longer for an answer than ``TIMEOUT``. Then the connection counts as lost, and for a while everybody is
refused at once, because those who wait in line for one writer would wait for one another's timeout as well.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, TypeVar

from psycopg import Connection, OperationalError
from psycopg.abc import PQGen
from psycopg.errors import ConnectionTimeout
from psycopg.waiting import Ready
from sqlalchemy import Connection as Used
from sqlalchemy import Engine, event

T = TypeVar("T")

TIMEOUT = 4
"""Seconds of silence after which a server counts as gone."""
PAUSE = 4.0
"""Seconds until it is tried again; longer than ``tables.DOUBT``."""


class Connector:
    """Makes the connections of one engine, and knows whether the server is silent."""

    def __init__(self) -> None:
        self.again = 0.0  # the time from which on it is tried again

    def connect(
        self, dialect: object, record: object, arguments: list[Any], options: dict[str, Any]
    ) -> TimedConnection:
        if monotonic() < self.again:
            raise OperationalError("the server has been silent a moment ago")
        try:
            connection = TimedConnection.connect(*arguments, **options)
        except ConnectionTimeout:
            self.silent()
            raise
        connection.connector = self
        return connection

    def silent(self) -> None:
        self.again = monotonic() + PAUSE


class TimedConnection(Connection[Any]):
    """Is closed when the server has been silent for too long, whatever it was doing."""

    connector: Connector
    timeout: float = TIMEOUT

    def wait(self, gen: PQGen[T], *given: Any, **more: Any) -> T:
        return super().wait(self._limited(gen), *given, **more)

    def _limited(self, gen: PQGen[T]) -> PQGen[T]:
        """The same exchange with the server; psycopg says ten times a second if there is nothing new."""
        try:
            wanted, end = next(gen), monotonic() + self.timeout
            while True:
                ready = yield wanted
                if ready & Ready.R:
                    end, self.connector.again = monotonic() + self.timeout, 0.0  # whoever answers one is not silent
                elif monotonic() > end:
                    self.connector.silent()
                    self.close()
                    raise OperationalError("the server is silent")
                wanted = gen.send(ready)
        except StopIteration as done:
            result: T = done.value
            return result


def limit(engine: Engine) -> None:
    """Let all connections of this engine time out."""
    event.listen(engine, "do_connect", Connector().connect)


def wait_as_long_as_it_takes(connection: Used) -> None:
    """For work that may take long; the connection is not used for anything else afterwards."""
    timed = connection.connection.driver_connection
    assert isinstance(timed, TimedConnection)
    timed.timeout = float("inf")
    connection.detach()

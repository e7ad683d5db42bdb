"""How a line of the log is written: as text for people, or as JSON for programs; either with the id of the request."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

from ludothek.server.request_ids import current


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s: %(message)s%(of_request)s")

    def format(self, record: logging.LogRecord) -> str:
        id = current.get()
        record.of_request = f" (request {id})" if id else ""
        return super().format(record)


class JsonLines(logging.Formatter):
    """One object a line, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := current.get():
            line["request"] = id
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_log(format: str, log_requests: bool) -> None:
    """Warnings and errors to standard error; requests only if they are wanted."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("ludothek.requests").setLevel(logging.INFO if log_requests else logging.WARNING)

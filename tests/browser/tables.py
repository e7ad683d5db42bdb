"""Tables as tests and pictures need them, from recorded games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from server.running import SOURCES, Running

from browser.visitor import API, Visitor


class Served(Running):
    """A server with the titles that everybody has."""

    sources = SOURCES[1:]


class OwnersServer(Served):
    """One that plays a title with the content file of an owner; people only, as computer players do not know it."""

    def __init__(self, folder: Path, title: str, content: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "content.toml"
        file.write_text(content)
        self.program = ("-c", USE_CONTENT, title, str(file))
        super().__init__(folder)


USE_CONTENT = """
import sys
from ludothek.cli.content import use_content
from ludothek.cli.main import main
title, file = sys.argv[1:3]
del sys.argv[1:3]
use_content(file, title)
sys.exit(main())
"""

RECORDS = Path(__file__).parents[1] / "records"


def finished(visitor: Visitor, record: str) -> str:
    """A finished game to look at: `worldsfair/3-greedy`."""
    brought = visitor.context.request.post(f"{API}/records", data=(RECORDS / f"{record}.json").read_bytes())
    assert brought.ok, brought.text()
    return str(brought.json()["table"]["id"])


def continued(visitor: Visitor, record: str, decisions: int, mind: str = "greedy") -> str:
    """A recorded game, gone on with from its middle: our turn, everybody else is a computer player."""
    source = finished(visitor, record)
    past = visitor.ask("GET", f"/tables/{source}/positions/{decisions}?seat=0")
    asked = past["table"]["waiting"] if past["table"]["status"] == "playing" else past["view"]["waiting"]
    seats = [{"who": "me"} if n == asked[0] else {"who": "mind", "mind": mind} for n in range(past["view"]["seats"])]
    wish = {"decisions": decisions, "seats": seats, "listed": False}
    return str(visitor.ask("POST", f"/tables/{source}/continue", wish)["table"]["id"])


def moment(visitor: Visitor, record: str, fits: Callable[[Any], bool]) -> int:
    """How many decisions of a recorded game come before its view, as the first seat has it, fits."""
    return next(int(past["decisions"]) for past in _positions(visitor, record) if fits(past["view"]))


def happening(visitor: Visitor, record: str, kind: str) -> int:
    """How many decisions of a recorded game come before the one by which something of a kind happens first."""

    def happens(past: Any) -> bool:
        return any(event["kind"] == kind for block in past["journal"] for event in block["events"])

    return next(int(past["decisions"]) - 1 for past in _positions(visitor, record) if happens(past))


def _positions(visitor: Visitor, record: str) -> Iterator[Any]:
    """All positions of a recorded game, as the first seat has them; it fails if none of them is wanted."""
    source = finished(visitor, record)
    last = visitor.position(source)["decisions"]
    for start in range(0, last + 1, AT_ONCE):
        end = min(start + AT_ONCE - 1, last)
        yield from visitor.ask("GET", f"/tables/{source}/positions?from={start}&to={end}&seat=0")
    raise AssertionError(f"{record} has no such moment")


AT_ONCE = 40
"""So many positions the server gives at once."""


def before(record: str, deed: str, times: int = 1) -> int:
    """How many decisions of a recorded game come before somebody does something for the first, second ... time."""
    decisions: list[str] = json.loads((RECORDS / f"{record}.json").read_text())["decisions"]
    found = [n for n, each in enumerate(decisions) if each.split(": ")[-1].startswith(deed)]
    return found[times - 1]


def scored(visitor: Visitor, record: str) -> int:
    """How many decisions of a recorded World's Fair come before somebody is asked in the middle of a scoring."""
    return moment(visitor, record, lambda view: view["scoring"] is not None)

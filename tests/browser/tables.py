"""Tables as tests and pictures need them, from recorded games."""

from __future__ import annotations

from pathlib import Path

from server.running import SOURCES, Running

from browser.visitor import API, Visitor


class Served(Running):
    """A server with the titles that everybody has."""

    sources = SOURCES[1:]


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


def scored(visitor: Visitor, record: str) -> int:
    """How many decisions of a recorded World's Fair come before somebody is asked in the middle of a scoring."""
    source = finished(visitor, record)
    last = visitor.position(source)["decisions"]
    views = (visitor.ask("GET", f"/tables/{source}/positions/{n}?seat=0")["view"] for n in range(last))
    return next(n for n, view in enumerate(views) if view["scoring"] is not None)

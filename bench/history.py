"""How long ratings and the page of a title take on a server with many finished games.

Fills a database of its own with 10,000 rated games of 300 people and what they picked, finds all ratings again as
``ludothek admin rate`` does, and asks the server for the statistics and the leaderboard of the title, for somebody's
page, and for all of it as rows.

    python bench/history.py [GAMES]
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from sqlalchemy import insert

from ludothek.games.euphoria.names import MARKETS, RECRUITS
from ludothek.protocol import API, Terms
from ludothek.server import schema
from ludothek.server.app import application
from ludothek.server.database import writing
from ludothek.server.ratings import rate_anew
from ludothek.server.services import Services
from ludothek.server.settings import Settings

TITLE = "euphoria"
PEOPLE, SEATS = 300, (2, 3, 4)
ASKED = 15
AT_ONCE = 1000


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Settings(data=Path(folder), workers=1, limits=0.0))
        fill(services, games)
        began = time.perf_counter()
        with writing(services.engine) as connection:
            rated = rate_anew(connection)
        print(f"{rated} rated games counted anew: {time.perf_counter() - began:.2f} s")
        asyncio.run(ask(services))
        services.engine.dispose()


def fill(services: Services, games: int) -> None:
    people = [
        {"id": f"p{n}", "name": f"Person {n}", "account": f"person {n}", "wall": 0, "public_page": True}
        for n in range(PEOPLE)
    ]
    rng = random.Random(7)
    made = [game(rng, n) for n in range(games)]
    with writing(services.engine) as connection:
        connection.execute(insert(schema.people), people)
        connection.execute(insert(schema.pick_counts), [*picks(rng)])
        for form in (schema.tables, schema.seats, schema.results):
            rows = [row for each in made for row in each[form.name]]
            for some in batches(rows):
                connection.execute(insert(form), some)


def picks(rng: random.Random) -> Iterator[dict[str, Any]]:
    for kind, cards in (("recruit", RECRUITS), ("market", MARKETS)):
        for card in cards:
            for seats in SEATS:
                games = rng.randint(50, 900)
                yield {"title": TITLE, "seats": seats, "pick": f"{kind}:{card}", "games": games, "wins": games // seats}


def batches(rows: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    for start in range(0, len(rows), AT_ONCE):
        yield rows[start : start + AT_ONCE]


def game(rng: random.Random, number: int) -> dict[str, list[dict[str, Any]]]:
    """The rows of one finished game; those with lower numbers are stronger."""
    seats, id, ended = rng.choice(SEATS), f"t{number}", 1_700_000_000_000 + 60_000 * number
    people = rng.sample(range(PEOPLE), seats)
    scores = [int(rng.gauss(90 - person / 10, 15)) for person in people]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    decisions, began = rng.randint(80, 260), ended - rng.randint(600_000, 7_200_000)
    table = {
        "id": id,
        "title": TITLE,
        "rules": 1,
        "options": "{}",
        "seed": "0",
        "terms": msgspec.json.encode(Terms(rated=True, hints=False)).decode(),
        "host": f"p{people[0]}",
        "wall": began,
        "listed": True,
        "status": "finished",
        "version": decisions,
        "decisions": decisions,
        "waiting": 0,
        "minds_asked": False,
        "changed": ended,
        "result": msgspec.json.encode({"scores": scores, "ranks": ranks}).decode(),
    }
    seated = [
        {"table_id": id, "seat": n, "kind": "person", "name": f"Person {person}", "person": f"p{person}"}
        for n, person in enumerate(people)
    ]
    shared = {
        "table_id": id,
        "title": TITLE,
        "seats": seats,
        "decisions": decisions,
        "began": began,
        "ended": ended,
        "counted": False,
    }
    results = [
        {**shared, "seat": n, "score": score, "rank": rank}
        for n, (score, rank) in enumerate(zip(scores, ranks, strict=True))
    ]
    return {"tables": [table], "seats": seated, "results": results}


async def ask(services: Services) -> None:
    transport = httpx.ASGITransport(app=application(services))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1{API}") as client:
        about, person = f"/titles/{TITLE}", "/people/person 0"
        for path in (
            *(f"{about}/{part}" for part in ("statistics", "ratings", "levels", "games", "games?form=parquet")),
            *(f"{person}/{part}" for part in ("history", "games?form=parquet")),
        ):
            took = []
            for _ in range(ASKED):
                began = time.perf_counter()
                answer = await client.get(path)
                took.append(time.perf_counter() - began)
                answer.raise_for_status()
            print(f"{path}: median {1000 * median(took):.0f} ms, slowest {1000 * max(took):.0f} ms")


if __name__ == "__main__":
    main()

"""Every refusal of the catalogues is provoked, and what people are told then is of their language."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from catalogues import messages_of
from provoking import FOLDERS, Refusals, far, moderation, parts, people, requests, tables, tournaments, typed
from provoking import without_details as without
from reading import ENGLISH, faults
from server.inside import Inside

REASONS = {
    id.removeprefix("refused-")
    for folder in FOLDERS
    for id in messages_of((folder / "en.ftl").read_text(encoding="utf-8"), str(folder))
    if id.startswith("refused-")
}
AT_ONCE = "two processes or people act within the same moment, and whoever is slower finds what the other has done"
POSTGRESQL = "only PostgreSQL brings it about; tests/server and tests/services do, with a real one"
RAY = "it takes a Ray cluster, which is not among the tools of the tests"
UNPROVOKED = {
    **dict.fromkeys(("begun-already", "outrun", "rating-already", "rematch-outrun", "round-begun"), AT_ONCE),
    "somebody-acted": AT_ONCE,
    **dict.fromkeys(("backup-empty", "database-gone", "restore-not-all", "restore-in-use"), POSTGRESQL),
    **dict.fromkeys(("cluster-none", "cluster-failed"), RAY),
    "address": "it ends a live connection, and clients ask over REST why",
    "port-forbidden": "whoever runs the tests as root may listen at every port",
}
ON_ONE_SERVER = (
    *(people.names_and_sessions, people.accounts, people.manners, people.notices, moderation.deeds),
    *(tables.sitting_down, tables.playing, tables.afterwards, tables.rated, tables.daily, tournaments.evenings),
    *(requests.forms, moderation.banned_networks),
)
ON_THEIR_OWN = (
    *(people.private_servers, requests.crowds, requests.floods, requests.much_brought, requests.troubles),
    *(far.other_servers, far.assistants, far.undelivered),
)


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> Refusals:
    folder, met = tmp_path_factory.mktemp("refusals"), Refusals()
    asyncio.run(_served(met, folder))
    parts.records(met)
    parts.games(met)
    parts.troubles(met, folder)
    parts.damaged_backups(met, folder)
    typed.commands(met, folder)
    return met


async def _served(met: Refusals, folder: Path) -> None:
    async with Inside(folder / "server") as server:
        for provoke in ON_ONE_SERVER:
            await provoke(met, server)
    for provoke_alone in ON_THEIR_OWN:
        await provoke_alone(met, folder)


def test_what_is_refused_is_said_in_the_sentence_of_its_reason(refusals: Refusals) -> None:
    assert refusals.wrong == []


def test_every_refusal_is_provoked(refusals: Refusals) -> None:
    assert REASONS - refusals.said.keys() == UNPROVOKED.keys()


def test_every_sentence_is_of_the_readers_language(refusals: Refusals) -> None:
    said = [(f"refused-{reason}", *each) for reason, spoken in refusals.said.items() for each in spoken.items()]
    assert [text for _, language, text in said if faults(text, language)] == []
    assert [text for id, language, text in said if ENGLISH.search(without(id, language, text))] == []

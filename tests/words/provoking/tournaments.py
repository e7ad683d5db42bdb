"""What is refused around tournaments."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from server.inside import Inside
from server.moderators import person

from ludothek import game
from ludothek.protocol import Bank, Days, NewTournament
from ludothek.server.tournaments import entering
from provoking import Refusals

CLOCK = Bank(seconds=600)


def _wish(**more: object) -> NewTournament:
    given = {"name": "Club night", "title": "sealed", "format": "swiss", "seats": 2, "rounds": 2, "clock": CLOCK}
    return NewTournament(**{**given, **more})  # type: ignore[arg-type]


async def evenings(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben, eve = [await here.enter_async_context(await person(server, name)) for name in ("Ada", "Ben", "Eve")]
        for reason, wrong in (
            ("tournament-people", {"people": 1}),
            ("tournament-clock", {"clock": Days(days=2)}),
        ):
            with refused(reason):
                await ada.open_tournament(_wish(**wrong))
        with refused("tournament-alone"), pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(game("sealed")), "min_seats", 1)
            await ada.open_tournament(_wish(seats=1))
        with refused("tournament"):
            await ada.tournament("nothing")
        id = (await ada.open_tournament(_wish())).id
        with refused("tournament-too-few"):
            await ada.start(id)
        with refused("tournament-of-others"):
            await ben.start(id)
        with refused("entrant"):
            await ada.leave(id, 9)
        await ben.enter(id)
        with refused("entrant-of-others"):
            await ben.leave(id, 1)
        for reason, name in (
            ("most-tournaments", "MOST_OPEN"),
            ("most-tournaments-a-day", "MOST_A_DAY"),
            ("most-entered", "MOST_ENTERED"),
        ):
            with refused(reason), pytest.MonkeyPatch.context() as patch:
                patch.setattr(entering, name, 1)
                await ada.open_tournament(_wish())
        with refused("tournament-full"), pytest.MonkeyPatch.context() as patch:
            patch.setattr(entering, "MOST_PEOPLE", 2)
            await eve.enter(id)
        playing = await ada.start(id)
        with refused("tournament-begun"):
            await eve.enter(id)
        with refused("entrant-plays"):
            await ada.leave(id, 2)
        table = playing.your_table
        assert table is not None
        own = (await ada.look(table)).seat or 0
        with refused("tournament-handover"):
            await ada.hand_over(table, own)
        with refused("tournament-table"):
            await ada.close(table)
        same = (await ada.open_tournament(_wish(format="duplicate", people=1))).id
        await ben.enter(same)
        await ada.start(same)
        theirs = (await ben.tournament(same)).your_table
        assert theirs is not None
        with refused("sealed"):
            await ada.look(theirs)

"""What is refused at tables: sitting down, playing, leaving, and what comes after the end."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import msgspec
import pytest
from server.inside import Inside
from server.moderators import PASSWORD, person
from server.playing import ANYONE, INVITED, ME, MIND, open_for_two, play_on

from ludothek.client import Client
from ludothek.kernel.hints import Hint
from ludothek.kernel.record import Record
from ludothek.protocol import Continue, Decide, NewTable, Place, Position
from provoking import Refusals, send

NOBODY = "abcdefgh2345"
"""The id of a table that might have been there."""


async def _people(here: AsyncExitStack, server: Inside, *names: str) -> list[Client]:
    return [await here.enter_async_context(await person(server, name)) for name in names]


async def sitting_down(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben, cleo = await _people(here, server, "Ada", "Ben", "Cleo")

        async def open_with(*seats: Place, title: str = "worldsfair", **more: object) -> str:
            wish = NewTable(title=title, seats=[*seats], **more)  # type: ignore[arg-type]
            return (await ada.open(wish)).table.id

        with refused("title"):
            await open_with(ME, ANYONE, title="chess")
        with refused("seats"):
            await open_with(ME)
        with refused("option"):
            await open_with(ME, ANYONE, options={"moon": 1})
        with refused("option-value"):
            await open_with(ME, ANYONE, title="sealed", options={"low": "perhaps"})
        with refused("mind"):
            await open_with(ME, Place(who="mind", mind="oracle"))
        with refused("table"):
            await ben.look("nothing")
        with refused("table-put-away"):
            await ben.look(NOBODY)

        table = await open_with(ME, ANYONE, INVITED, ANYONE)
        elsewhere = await open_with(ME, INVITED)
        links = (await ada.links(table)).invitations
        other = (await ada.links(elsewhere)).invitations["1"]
        with refused("seat-taken"):
            await ben.sit(table, 0)
        with refused("seat-kept"):
            await ben.sit(table, 2)
        with refused("free-seat"):
            await ben.sit(table, 7)
        with refused("invitation-elsewhere"):
            await ben.sit(table, invitation=other)
        with refused("mind-by-opener"):
            await ben.sit(table, 1, mind="greedy")
        with refused("mind-without-seat"):
            await ada.sit(table, mind="greedy")
        with refused("no-seat-kept"):
            await _declined(ben, server, table)
        with refused("nobody-sits-there"):
            await ada.stand_up(table, 1)
        with refused("seat"):
            await ben.stand_up(table, 7)
        with refused("small-seat"):
            await ada.stand_up(table, 99)
        with refused("seat-not-yours"):
            await ben.stand_up(table, 0)
        with refused("close-of-others"):
            await ben.close(table)
        with refused("not-begun"):
            await ada.spoken(table, "overview")
        with refused("no-record-yet"):
            await ada.look_back(table, 0)
        with refused("resign-not-playing"):
            await ada.resign(table, 0)
        await ben.sit(table)
        with refused("seated-already"):
            await ben.sit(table)
        await ada.stand_up(table, 1)
        with refused("seat-freed"):
            await ben.sit(table)
        mine = (await ada.links(table)).seats["0"]
        with refused("seat-yours"):
            await ada.recover(table, mine)
        await ada.register("Returning", PASSWORD)
        with refused("seat-of-account"):
            await cleo.recover(table, (await ada.links(table)).seats["0"])
        await ben.sit(table, invitation=links["2"])
        await cleo.sit(table)
        await ada.sit(table, 3, mind="greedy")
        with refused("no-free-seat"):
            await ada.sit(table, 1)
        with refused("stand-up-too-late"):
            await ada.stand_up(table, 1)
        with refused("leave-too-late"):
            await cleo.stand_up(table, 1)
        with refused("others-play"):
            await ada.close(table)
        await ada.close(elsewhere)
        with refused("table-over"):
            await ada.close(elsewhere)
        with refused("game-over"):
            await ben.sit(elsewhere)


async def _declined(client: Client, server: Inside, table: str) -> None:
    """No to a seat that is kept for somebody else: clients do not offer that, but a request may come too late."""
    from ludothek.server.seating import decline

    known = await server.services.people.known(client.cookies["ludothek"])
    assert known is not None
    await decline(server.services, known, table)


async def playing(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben, eve = await _people(here, server, "Ada", "Ben", "Eve")
        table = await open_for_two(ada, ben)
        position = await ada.look(table)

        async def decide(seat: int = 0, answers: int = -1, **choice: object) -> None:
            version = position.version if answers < 0 else answers
            wish = Decide(seat=seat, answers=version, request=random.randbytes(8).hex(), **choice)  # type: ignore[arg-type]
            await send(ada, "POST", f"/tables/{table}/decisions", wish)

        with refused("notation"):
            await decide(notation="place mars")
        with refused("choice"):
            await decide(choice=_illegal(position))
        with refused("choice-number"):
            await decide(choice=10**6)
        with refused("choice-of-one"):
            await decide()
        with refused("stale"):
            await decide(answers=10**6, choice=0)
        with refused("other-seat-asked"):
            await _decide(ben, position, 1, position.choices[0].notation)
        with refused("element"):
            await ada.why(table, 0, "area:moon")
        with refused("no-hints"):
            await ada.hints(table, 0)
        with refused("nothing-to-undo"):
            await ada.undo(position)
        with refused("nudge-by-others"):
            await eve.nudge(table, 0)
        with refused("nudge-nobody"):
            await ada.nudge(table, 1)
        with refused("hand-over-by-others"):
            await eve.hand_over(table, 0)
        with refused("seat-in-play"):
            await ada.hand_over(table, 9)
        with refused("seat-has-time"):
            await ben.hand_over(table, 0)
        with refused("not-handed-over"):
            await ada.take_back(table, 0)
        with refused("positions"):
            await ada.look_through(table, 0, 90)
        with refused("position"):
            await ada.look_back(table, 99)
        with refused("record-too-soon"):
            await send(ada, "GET", f"/tables/{table}/record")
        with refused("scores-too-soon"):
            await send(ada, "GET", f"/tables/{table}/scores")
        with refused("rematch-too-soon"):
            await ada.rematch(table)
        with refused("rematch-not-asked"):
            await ada.decline(table)
        with refused("continue-too-soon"):
            await ada.go_on(table, Continue(decisions=0, seats=[ME, ANYONE]))
        await ada.decide(position, position.choices[0].id)
        after = await ben.look(table)
        await ben.decide(after, after.choices[0].id)
        with refused("cannot-undo"):
            await ada.undo(await ada.look(table))
        await ada.hand_over(table, 0, "greedy")
        with refused("handed-over"):
            await ada.hand_over(table, 0)
        with refused("take-back-first"):
            await _decide(ada, await ada.look(table), 0, "place electricity")
        alone = (await ada.open(NewTable(title="worldsfair", seats=[ME, MIND], hints=True))).table.id
        waiting = await ada.look(alone)
        if not waiting.choices:
            async with ada.live(alone) as live:
                await live.until(lambda now: now.choices)
        with refused("not-asked"):
            await _hinted_after_deciding(ada, server, table)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("ludothek.server.seating.MOST_ENTRIES", 1)
            with refused("back-and-forth"):
                await ada.undo(await ada.look(alone))
            patch.setattr(server.services.thinkers, "advise", _no_advice)
            with refused("no-hint-now"):
                await ada.hints(alone, 0)

            both = (await ada.open(NewTable(title="sealed", seats=[ME, Place(who="here")], hints=True))).table.id

            async def decided_and_taken_back(*_: object) -> list[Hint]:
                now = await ada.look(both, 0)
                await ada.undo(await ada.decide(now, now.choices[0].id, 0), 0)
                return [Hint(0, 50)]

            patch.undo()
            patch.setattr(server.services.thinkers, "advise", decided_and_taken_back)
            with refused("hint-too-late"):
                await ada.hints(both, 0)
        await ada.close(alone)
        with refused("table-closed"):
            await ada.hints(alone, 0)


def _illegal(position: Position) -> int:
    legal = {choice.id for choice in position.choices}
    return next(number for number in range(10**3) if number not in legal)


async def _decide(client: Client, position: Position, seat: int, notation: str) -> None:
    wish = Decide(seat=seat, answers=position.version, request=random.randbytes(8).hex(), notation=notation)
    await send(client, "POST", f"/tables/{position.table.id}/decisions", wish)


async def _no_advice(*_: object) -> None:
    """Every worker is gone."""


async def _hinted_after_deciding(ada: Client, server: Inside, table: str) -> None:
    """A hint is asked for at a table that allows hints, by a seat that waits for another."""
    alone = (await ada.open(NewTable(title="sealed", seats=[ME, Place(who="here", name="Ben")], hints=True))).table.id
    position = await ada.look(alone, 0)
    await ada.decide(position, position.choices[0].id, 0)
    await ada.hints(alone, 0)


async def afterwards(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben, eve = await _people(here, server, "Ada", "Ben", "Eve")
        table = await open_for_two(ada, ben, "sealed")
        async with ada.live(table) as one, ben.live(table) as two:
            for _ in range(3):
                for live in (one, two):
                    position = await live.until(lambda now: now.choices)
                    await live.decide(position.choices[0].id)
            await one.until(lambda now: now.table.status == "finished")
        text = (await ada._send("GET", f"/tables/{table}/record")).text
        with refused("game-over"):
            await ada.hints(table, 0)
        with refused("rematch-of-others"):
            await eve.rematch(table)
        with refused("seats-of-game"):
            await ada.go_on(table, Continue(decisions=0, seats=[ME, ANYONE, ANYONE]))
        with refused("position"):
            await ada.go_on(table, Continue(decisions=99, seats=[ME, ANYONE]))
        again = (await ada.rematch(table)).table.id
        with refused("seat-kept-for"):
            await eve.sit(again, 0, mind=None)
        await send(ada, "POST", "/blocks", {"table": table, "seat": 1})
        with refused("no-rematch"):
            await ben.rematch(table)
        await _records(refusals, ada, Record.read(text))


async def _records(refusals: Refusals, ada: Client, record: Record) -> None:
    refused = refusals.refused

    async def bring(text: str | bytes) -> None:
        await ada._send("POST", "/records", text if isinstance(text, bytes) else text.encode())

    def changed(**more: object) -> str:
        return msgspec.structs.replace(record, **more).write()

    with refused("record-no-text"):
        await bring(b"\xff\xfe")
    with refused("record-content-unknown"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Record, "game", record.game)
        await bring(changed(content="own"))
    with refused("record-without-end"):
        await bring(changed(decisions=record.decisions[:-1], result=None))
    plain = msgspec.to_builtins(record)
    many = [{"after": 0, "seat": 0}] * 2
    for reason, longer in (
        ("record-decisions", {"decisions": ["bid 1"] * 2}),
        ("record-handovers", {"decisions": [], "handed": many}),
        ("record-hints", {"decisions": [], "hints": many}),
    ):
        with refused(reason), pytest.MonkeyPatch.context() as patch:
            patch.setattr("ludothek.server.opening.MOST_DECISIONS", 1)
            await bring(msgspec.json.encode({**plain, **longer}))


async def rated(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben = await _people(here, server, "Ada", "Ben")

        async def open_rated(**more: object) -> str:
            wish: dict[str, object] = {"title": "sealed", "seats": [ME, ANYONE], "rated": True, **more}
            return (await ada.open(NewTable(**wish))).table.id  # type: ignore[arg-type]

        with refused("rated-guests"):
            await open_rated()
        await ada.register("Rated Ada", PASSWORD)
        with refused("rated-minds"):
            await open_rated(seats=[ME, MIND])
        with refused("rated-unlisted"):
            await open_rated(listed=False)
        with refused("rated-hints"):
            await open_rated(hints=True)
        table = await open_rated()
        await ben.register("Rated Ben", PASSWORD)
        await ben.sit(table)
        with refused("rated-handover"):
            await ada.hand_over(table, 0)


async def daily(refusals: Refusals, server: Inside) -> None:
    refused = refusals.refused
    async with AsyncExitStack() as here:
        ada, ben = await _people(here, server, "Ada", "Ben")
        with refused("daily-day"):
            await ada.deal_of("sealed", "1999-01-01")
        table = (await ada.play_deal("sealed")).table.id
        with refused("daily-sealed"):
            await ben.look(table)
        own = (await ada.look(table)).seat or 0
        with refused("daily-handover"):
            await ada.hand_over(table, own)
        person = await server.services.people.known(ada.cookies["ludothek"])
        assert person is not None
        with refused("daily-seat"):
            await ben.recover(table, server.services.links.own_seat(table, own, person.id))
        async with ada.live(table) as live:
            await play_on(live, random.Random(1))
        with refused("daily-secret"):
            await send(ada, "GET", f"/tables/{table}/record")

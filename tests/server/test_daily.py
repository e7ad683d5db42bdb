"""The deal of the day: the same game for everybody, one try each, and nobody learns of it before they have played."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from ludothek.client import Client, LiveTable, ServerRefused
from ludothek.kernel.record import Record
from ludothek.kernel.rng import seed_hash, seed_text
from ludothek.protocol import Continue, Position, Span
from ludothek.server import deal_days, pruning, schema, store
from ludothek.server.clock import DAY, wall
from ludothek.server.daily import MIND
from ludothek.server.table import Table
from server.inside import Inside
from server.moderators import PASSWORD
from server.playing import ME
from server.playing import MIND as A_MIND

pytestmark = pytest.mark.anyio

HOUR = 3600 * 1000


class Wall:
    """The time of day of the deals, which goes on when it is told to. It begins at noon of a day of its own."""

    days = count(1)

    def __init__(self) -> None:
        self.now = deal_days.begins(deal_days.day_at(wall())) + 12 * HOUR + next(self.days) * 10 * DAY

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """One for all tests, each of which has days of its own: computer players take long to wake up."""
    async with Inside(tmp_path_factory.mktemp("daily")) as inside:
        yield inside


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Wall:
    found = Wall()
    monkeypatch.setattr(deal_days, "wall", found)
    return found


async def decide(table: LiveTable, which: int) -> Position:
    """Take the choice of this number, counted around, whenever asked, to the end."""
    while True:
        position = await table.until(lambda position: position.choices or position.table.status == "finished")
        if position.table.status == "finished":
            return position
        await table.decide(position.choices[which % len(position.choices)].id)


async def tried(client: Client, title: str = "sealed", which: int = 0) -> Position:
    """Somebody's try, as it ended."""
    async with client.live((await client.play_deal(title)).table.id) as table:
        return await decide(table, which)


async def settled(server: Inside, *clients: Client, since: int = 0) -> None:
    """People with accounts that came here long ago, or at a certain time."""
    for client in clients:
        me = await client.me()
        await client.register(f"{me.name} {store.new_id()}", PASSWORD)

        def came(connection: object, id: str = me.id) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == id).values(wall=since))  # type: ignore[attr-defined]

        await server.services.scribe.write(came)


async def seed_of(server: Inside, title: str) -> str:
    deal = await server.services.tables.ask(lambda connection: store.deal(connection, title, deal_days.today()))
    assert deal is not None
    return deal.seed


def seat_by_seat(table: Table) -> list[list[str]]:
    """What every seat has decided in its turn; what is decided at once is written down in any order."""
    assert table.session is not None
    decided: list[list[str]] = [[] for _ in table.seats]
    for seat, text in zip(table.session.deciders, table.record.decisions, strict=True):
        decided[seat].append(text.rpartition(": ")[2])
    return decided


async def refused(status: int, text: str, wish: object) -> None:
    with pytest.raises(ServerRefused, match=text) as refusal:
        await wish  # type: ignore[misc]
    assert refusal.value.status == status


async def test_the_same_decisions_give_everybody_the_same_game(server: Inside, hands: Wall) -> None:
    async with Client(server.address) as ada, Client(server.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        for title in ("sealed", "worldsfair"):
            one = await tried(ada, title, which=3)
            begun = await ben.play_deal(title)
            async with ben.live(begun.table.id) as live:
                await live.until(lambda position: bool(position.choices))  # others have decided, or we are first
            server.forget(begun.table.id)  # as if the server had stopped in between
            other = await tried(ben, title, which=3)
            assert one.table.id != other.table.id
            tables = [await server.table(each.table.id) for each in (one, other)]
            assert {table.row.seed for table in tables} == {await seed_of(server, title)}
            assert seat_by_seat(tables[0]) == seat_by_seat(tables[1])
            assert one.table.result == other.table.result
            terms = one.table.terms
            assert (terms.daily, terms.hints, terms.rated, terms.listed) == (deal_days.today(), False, False, False)
            assert [seat.mind for seat in one.table.seats if not seat.yours] == [MIND, MIND]


async def test_everybody_has_one_try_wherever_they_come_from(server: Inside, hands: Wall) -> None:
    async with Client(server.address) as ada, Client(server.address) as phone:
        await ada.be("Ada")
        table = (await ada.play_deal("sealed")).table.id
        assert (await ada.play_deal("sealed")).table.id == table
        name = f"Ada {store.new_id()}"
        await ada.register(name, PASSWORD)
        assert (await ada.play_deal("sealed")).table.id == table
        await phone.be("Ada on the phone")
        hands.now += 1
        second = (await phone.play_deal("sealed")).table.id
        assert second != table
        await phone.log_in(name, PASSWORD)
        assert (await phone.play_deal("sealed")).table.id == table  # the one that was begun first counts
        ended = await tried(phone)
        assert ended.table.id == table
        async with phone.live(second) as live:
            await decide(live, 0)
        found = await phone.deal_of("sealed", deal_days.today())
        assert (found.players, [line.table for line in found.lines]) == (1, [table])
        (card,) = [card for card in await ada.deals_of_the_day() if card.title == "sealed"]
        assert (card.players, card.seats, card.mind, card.ends) == (1, 3, MIND, hands.now - 1 + 12 * HOUR)
        assert card.yours is not None and (card.yours.table, card.yours.status) == (table, "finished")


async def test_a_deal_is_made_once_whoever_asks_first(server: Inside, hands: Wall) -> None:
    day = deal_days.today()
    deals = [store.Deal("sealed", day, 1, 3, seat, MIND, seed_text(seat + 1), 0) for seat in (2, 0)]

    def make(connection: object) -> list[store.Deal]:
        return [store.deal_of(connection, deal) for deal in deals]  # type: ignore[arg-type]

    assert await server.services.scribe.write(make) == [deals[0], deals[0]]


async def test_nobody_learns_anything_before_they_have_played(server: Inside, hands: Wall) -> None:
    async with (
        Client(server.address) as ada,
        Client(server.address) as ben,
        Client(server.address) as guest,
        httpx.AsyncClient(base_url=f"{server.address}/api/v1") as stranger,
    ):
        for client, name in ((ada, "Ada"), (ben, "Ben"), (guest, "A guest")):
            await client.be(name)
        await settled(server, ada, ben)
        table = (await ada.play_deal("sealed")).table.id
        for eyes in (ben, guest):
            await refused(403, "deal of the day", eyes.look(table))
        ended = await tried(ada)
        paths = ("", "/positions/0", "/positions?from=0&to=3", "/names", "/scores", "/spoken?topic=overview", "/chat")
        for path in paths:
            assert (await stranger.get(f"/tables/{table}{path}")).status_code == 403
        assert (await stranger.get(f"/tables/{table}/record")).status_code == 409
        await stranger.post("/me", json={"name": "Mallory"})
        wish = {"seat": 0, "choice": 0, "answers": 1, "request": "a-wish-of-mine"}
        answered = await stranger.post(f"/tables/{table}/decisions", json=wish)  # which others answer with a position
        assert answered.status_code == 403 and "view" not in answered.json()
        for client in (ben, guest):
            await refused(403, "deal of the day", client.look(table))
            await refused(403, "deal of the day", client.say(table, "What did you do?"))
            with pytest.raises(ServerRefused, match="deal of the day"):
                async with client.live(table, spectate=True):
                    pass
        await tried(guest)
        await refused(403, "deal of the day", guest.look(table))  # a guest is easily somebody's second try
        before = await ben.deal_of("sealed", deal_days.today())
        assert (before.told, before.players, before.scores, before.lines, before.seed) == (False, 2, [], [], None)
        await tried(ben)
        seen = await ben.look(table)
        own = next(seat.seat for seat in ended.table.seats if seat.kind == "person")
        assert seen.table.result == ended.table.result
        assert (await ben.look_back(table, 0, seat=own)).seat == own
        await refused(403, "not yours", ben.look_back(table, 0, seat=(own + 1) % 3))


async def test_the_seed_of_a_running_deal_reaches_nobody(server: Inside, hands: Wall) -> None:
    async with Client(server.address) as ada:
        await ada.be("Ada")
        await settled(server, ada)
        ended = await tried(ada)
        table, seed = ended.table.id, await seed_of(server, "sealed")
        assert (ended.seed, ended.seed_hash) == (None, seed_hash(int(seed, 16)))
        await refused(409, "seed is a secret", ada.record(table))
        again = Continue(decisions=0, seats=[ME, A_MIND, A_MIND])
        await refused(409, "seed is a secret", ada.go_on(table, again))
        with zipfile.ZipFile(io.BytesIO(await ada.own_data())) as packed:
            assert packed.namelist() == ["me.json"]
            about = packed.read("me.json")
            mine = msgspec.json.decode(about)["deals_of_the_day"]
            assert mine == [{"title": "sealed", "day": deal_days.today(), "table": table}]
        told = [
            msgspec.json.encode(each)
            for each in (
                ended,
                await ada.look(table),
                await ada.deal_of("sealed", deal_days.today()),
                await ada.lobby(),
            )
        ]
        assert not any(seed.encode() in text for text in (*told, about))
        rematch = await ada.rematch(table)  # is any game, with a seed of its own
        assert rematch.seed_hash != ended.seed_hash
        assert (rematch.table.terms.daily, rematch.table.terms.hints) == (None, None)
        hands.now += 14 * HOUR  # the day has passed, and those who began late have had their time
        assert (await ada.look(table)).seed == seed
        assert Record.decode(await ada.record(table)).seed == seed
        found = await ada.deal_of("sealed", deal_days.day_at(hands.now - DAY))
        assert (found.seed, found.over, found.told, found.after) == (seed, True, True, deal_days.today())


async def test_a_try_cannot_be_given_away(server: Inside, hands: Wall) -> None:
    async with Client(server.address) as ada, Client(server.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        position = await ada.play_deal("worldsfair")
        table = position.table.id
        own = next(seat.seat for seat in position.table.seats if seat.yours)
        assert (await ada.links(table)).seats == {}
        async with ada.live(table) as live:
            position = await live.until(lambda position: position.choices)
            assert position.can_hint is False
            await refused(403, "hints", ada.hints(table, own))
        await refused(409, "You play the deal of the day yourself", ada.hand_over(table, own))
        link = server.services.links.own_seat(table, own, (await ada.me()).id)
        await refused(403, "device", ben.recover(table, link))


async def test_results_are_told_as_a_histogram_and_a_ranking(server: Inside, hands: Wall) -> None:
    clients = [await Client(server.address).__aenter__() for _ in range(4)]
    for client, name in zip(clients, ("Ada", "Ben", "Cleo", "Dora"), strict=True):
        await client.be(name)
    ada, ben, cleo, dora = clients
    await settled(server, ada, ben)
    await settled(server, dora, since=deal_days.begins(deal_days.today()))
    results = {}
    for which, client in enumerate((ada, ben, cleo)):
        ended = await tried(client, which=which)
        assert ended.table.result is not None
        own = next(seat.seat for seat in ended.table.seats if seat.yours)
        scores = ended.table.result.scores
        best = max(score for seat, score in enumerate(scores) if seat != own)
        results[(await client.me()).name] = (scores[own], scores[own] - best)
    day = deal_days.today()
    assert (await dora.deal_of("sealed", day)).lines == []
    found = await ada.deal_of("sealed", day)
    assert [(line.name, (line.score, line.lead)) for line in found.lines] == sorted(
        results.items(), key=lambda each: each[1], reverse=True
    )
    names = {line.name: line for line in found.lines}
    me, other = (await ada.me()).name, (await ben.me()).name
    assert names["Cleo"].place is None and names["Cleo"].table is not None
    assert names[me].yours and not names[other].yours
    placed = {name: 1 + sum(results[each] > results[name] for each in (me, other)) for name in (me, other)}
    assert {name: names[name].place for name in (me, other)} == placed
    by_points = [score for score, _ in results.values()]
    assert sum(span.games for span in found.scores) == 3
    assert all(Span(score, by_points.count(score)) in found.scores for score in by_points)
    theirs = await cleo.deal_of("sealed", day)
    assert [line.table is not None for line in theirs.lines] == [line.yours for line in theirs.lines]
    await ada.delete_me(PASSWORD)
    left = {line.name: line.place for line in (await ben.deal_of("sealed", day)).lines}
    assert me not in left and left[other] == 1 and len(left) == 3
    for client in clients:
        await client.__aexit__(None, None, None)


async def test_who_has_begun_may_finish_for_a_while(server: Inside, hands: Wall) -> None:
    async with Client(server.address) as ada, Client(server.address) as ben:
        day = deal_days.today()
        for client, name in ((ada, "Ada"), (ben, "Ben")):
            await client.be(name)
            await client.play_deal("sealed")
        hands.now = deal_days.closes(day) - 1
        assert (await ada.play_deal("sealed")).table.terms.daily == deal_days.day_at(deal_days.ends(day))
        (first,) = [line for line in await own_tables(server, ada) if line[1] == day]
        await refused(403, "deal of the day", ben.look(first[0]))
        hands.now += 1
        assert (await ben.look(first[0])).table.id == first[0]
        hands.now = wall() - 3 * DAY
        await tried(ada)  # which takes three days by the wall
        late = await ada.deal_of("sealed", deal_days.today())
        assert late.yours is not None and late.yours.late
        assert (late.players, late.lines) == (0, [])
        await refused(404, "no deal of the day", ada.deal_of("sealed", "1999-12-31"))
        await refused(404, "no deal of the day", ada.deal_of("sealed", "2026-02-31"))


async def own_tables(server: Inside, client: Client) -> list[tuple[str, str]]:
    me, c = (await client.me()).id, schema.daily_tries.c
    mine = select(c.table_id, c.day).where(c.person == me)
    return [(table, day) for table, day in await server.services.tables.ask(lambda each: each.execute(mine).all())]


async def test_deals_go_with_the_last_game_that_is_kept(tmp_path: Path, hands: Wall) -> None:
    hands.now = wall()
    async with Inside(tmp_path, keep_solo=5) as server, Client(server.address) as ada:
        await ada.be("Ada")
        await tried(ada)
        day = deal_days.today()
        house, settings = pruning.Unserved(server.services.engine), server.services.settings

        def deals() -> list[str]:
            return list(server.services.tables.read(lambda each: each.scalars(select(schema.daily_deals.c.day)).all()))

        await pruning.prune(house, settings, wall() + 4 * DAY)
        assert deals() == [day]
        await pruning.prune(house, settings, wall() + 6 * DAY)
        assert deals() == []

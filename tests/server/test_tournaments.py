"""Tournaments: entering, rounds that open by themselves, standings, leaving, what a duplicate match keeps secret."""

from __future__ import annotations

import asyncio
import io
import json
import random
import zipfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from waiting import until

from ludothek.client import API, Client, ServerRefused
from ludothek.protocol import Bank, Continue, Days, NewTable, NewTournament, Tournament
from ludothek.server import store
from ludothek.server.clock import DAY, wall
from ludothek.server.database import reading, writing
from ludothek.server.pruning import Unserved, prune
from ludothek.server.settings import Settings
from server.inside import Inside
from server.moderators import PASSWORD, command_on
from server.playing import ANYONE, ME, play_on

pytestmark = pytest.mark.anyio

CLOCK = Bank(seconds=600)
SEALED = "The same deal is still being played at other tables"


def wish(format: str = "swiss", **more: object) -> NewTournament:
    given = {"name": "Club night", "title": "sealed", "format": format, "seats": 2, "rounds": 2, "clock": CLOCK}
    return NewTournament(**{**given, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
async def inside(backend: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    """One server for all of these; nobody meets people of another test."""
    async with Inside(tmp_path_factory.mktemp("hall"), backend) as server:
        yield server


@pytest.fixture
async def club(inside: Inside) -> AsyncIterator[list[Client]]:
    """Four people."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(inside.address)) for _ in range(4)]
        for client, name in zip(clients, ("Ada", "Ben", "Cleo", "Dan"), strict=True):
            await client.be(name)
        yield clients


async def gathered(club: list[Client], asked: NewTournament) -> str:
    """A tournament in which all of them are."""
    id = (await club[0].open_tournament(asked)).id
    for client in club[1:]:
        await client.enter(id)
    return id


async def begun(club: list[Client], asked: NewTournament) -> Tournament:
    id = await gathered(club, asked)
    return await club[0].start(id)


async def play_table(club: list[Client], table: str) -> None:
    """Those who sit at a table play it to the end."""
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as all:
        for number, client in enumerate(club):
            if any(seat.yours for card in (await client.lobby()).mine if card.id == table for seat in card.seats):
                live = await stack.enter_async_context(client.live(table))
                all.create_task(play_on(live, random.Random(number)))


async def play_round(inside: Inside, club: list[Client], id: str) -> Tournament:
    """All tables of the round are played, and what follows from it happens."""
    page = await club[0].tournament(id)
    for table in page.stages[0].tables:
        if table.status == "playing":
            await play_table(club, table.id)
    await inside.services.director.look_after_all()
    return await club[0].tournament(id)


def who_sits(page: Tournament, round: int) -> list[list[int | None]]:
    stage = next(stage for stage in page.stages if stage.round == round)
    return [[seat.player for seat in table.seats] for table in stage.tables]


async def test_people_enter_and_leave_until_the_host_begins(club: list[Client]) -> None:
    ada, ben, cleo, dan = club
    page = await ada.open_tournament(wish())
    assert (page.status, page.round, page.rounds, page.yours, page.in_it) == ("gathering", 0, 2, True, True)
    id = page.id
    page = await ben.enter(id)
    page = await ben.enter(id)  # once is enough
    assert [(each.number, each.name, each.yours) for each in page.players] == [(1, "Ada", False), (2, "Ben", True)]
    await cleo.enter(id)
    with pytest.raises(ServerRefused, match="Only the player"):
        await ben.leave(id, 3)
    assert [each.name for each in (await ada.leave(id, 3)).players] == ["Ada", "Ben"]
    await ben.leave(id, 2)
    with pytest.raises(ServerRefused, match="at least 2 people"):
        await ada.start(id)
    await ben.enter(id)
    with pytest.raises(ServerRefused, match="Only whoever opened the tournament"):
        await ben.start(id)
    listed = [(each.id, each.entered, each.host) for each in await dan.tournaments() if each.id == id]
    assert listed == [(id, 2, "Ada")]
    page = await ada.start(id)
    assert (page.status, page.round, len(page.stages[0].tables)) == ("playing", 1, 1)
    assert sorted(who_sits(page, 1)[0], key=str) == [1, 2]
    assert page.your_table == page.stages[0].tables[0].id
    with pytest.raises(ServerRefused, match="has begun already"):
        await dan.enter(id)
    with pytest.raises(ServerRefused, match="has begun already"):
        await ada.call_off(id)
    position = await ben.look(page.your_table or "")
    terms = position.table.terms
    assert (position.table.status, terms.tournament, terms.hints) == ("playing", id, False)
    assert (await dan.look(page.your_table or "")).seat is None  # everybody may watch


async def test_rounds_open_by_themselves_and_nobody_meets_again(inside: Inside, club: list[Client]) -> None:
    page = await begun(club, wish(rounds=3))
    for round in (1, 2, 3):
        assert (page.round, page.status) == (round, "playing")
        page = await play_round(inside, club, page.id)
    assert (page.status, page.your_table) == ("finished", None)
    met = [frozenset(table) for round in (1, 2, 3) for table in who_sits(page, round)]
    assert (len(met), len(set(met))) == (6, 6)
    assert sum(each.points for each in page.players) == 6  # one point at each of six tables
    assert [each.place for each in page.players] == sorted(each.place for each in page.players)
    seats = {each.number: [] for each in page.players}  # type: dict[int, list[int]]
    for round in (1, 2, 3):
        for table in who_sits(page, round):
            for seat, player in enumerate(table):
                seats[player or 0].append(seat)
    assert {abs(sum(each) * 2 - 3) for each in seats.values()} == {1}  # first twice, or second twice
    for each in page.players:
        assert sum(each.rounds.values()) == pytest.approx(each.points)


async def test_a_round_robin_has_as_many_rounds_as_it_takes(inside: Inside, club: list[Client]) -> None:
    page = await begun(club[:3], wish("round-robin"))
    assert page.rounds == 3
    assert sorted([sum(each is None for each in table) for table in who_sits(page, 1)]) == [0, 1]
    alone = next(table for table in page.stages[0].tables if None in [seat.player for seat in table.seats])
    card = (await club[0].look(alone.id)).table
    assert [seat.mind for seat in card.seats if seat.kind == "mind"] == ["skilled"]


async def test_tables_of_differing_size(club: list[Client]) -> None:
    page = await begun(club, wish(seats=3))
    assert [len(table) for table in who_sits(page, 1)] == [2, 2]


async def test_whoever_leaves_gives_up_and_is_not_paired_again(inside: Inside, club: list[Client]) -> None:
    page = await begun(club, wish(rounds=2))
    table = page.stages[0].tables[0]
    first, second = (seat.player for seat in table.seats)
    assert first is not None
    assert second is not None
    left = await club[first - 1].leave(page.id, first)
    assert [each.left for each in left.players if each.number == first] == [1]
    await inside.services.director.look_after_all()
    page = await club[0].tournament(page.id)
    outcome = {seat.player: (seat.rank, seat.points) for seat in page.stages[0].tables[0].seats}
    assert outcome == {first: (2, 0.0), second: (1, 1.0)}  # without having to play on
    assert page.stages[0].tables[0].status == "closed"
    page = await play_round(inside, club, page.id)
    assert page.round == 2
    here = sorted(each for table in who_sits(page, 2) for each in table if each is not None)
    assert here == sorted({1, 2, 3, 4} - {first})
    assert sum(each is None for table in who_sits(page, 2) for each in table) == 1


async def test_where_time_is_up_the_stand_in_goes_on_though_nobody_is_there(inside: Inside, club: list[Client]) -> None:
    running = inside.services.tables.time
    time = inside.stop_the_clock()
    page = await begun(club, wish(rounds=1))
    await inside.services.director.look_after_all()
    assert (await inside.table(page.stages[0].tables[0].id)).minds_asked() == []
    time.pass_by(601_000)

    async def finished() -> bool:
        await inside.services.director.look_after_all()
        return (await club[0].tournament(page.id)).status == "finished"

    await until(finished)
    inside.services.tables.time = running
    page = await club[0].tournament(page.id)
    assert page.status == "finished"
    assert [table.status for table in page.stages[0].tables] == ["finished", "finished"]


async def test_a_round_is_opened_once_by_whoever_comes_first(
    inside: Inside, club: list[Client], backend: dict[str, str], tmp_path: Path
) -> None:
    page = await begun(club, wish(rounds=2))
    for table in page.stages[0].tables:
        await play_table(club, table.id)
    folder = tmp_path if backend else inside.services.settings.data
    async with Inside(folder, backend) as other:
        await asyncio.gather(
            *(each.services.director.look_after_all() for each in (inside, other, inside, other)),
        )
    page = await club[0].tournament(page.id)
    assert (page.round, len(page.stages), len(page.stages[0].tables)) == (2, 2, 2)
    mine = [card for card in (await club[0].lobby()).mine if card.terms.tournament == page.id]
    assert len(mine) == 1


async def test_a_server_that_was_killed_between_two_steps_goes_on(
    inside: Inside, club: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await gathered(club, wish())

    async def killed(*_: object) -> None:
        raise RuntimeError("killed")

    director = inside.services.director
    with monkeypatch.context() as patch:
        patch.setattr(director, "go_on", killed)
        with pytest.raises(ServerRefused, match="Something went wrong"):
            await club[0].start(id)
    assert (await club[0].tournament(id)).round in (0, 1)
    await director.look_after_all()
    page = await club[0].tournament(id)
    assert (page.status, page.round) == ("playing", 1)
    for table in page.stages[0].tables:
        inside.forget(table.id)  # as after a restart
        await play_table(club, table.id)
    await director.look_after_all()
    assert (await club[0].tournament(id)).round == 2


async def test_a_deal_is_the_same_everywhere_and_nobody_looks_into_another_table(
    inside: Inside, club: list[Client]
) -> None:
    ada, _, _, dan = club
    page = await begun(club, wish("duplicate", rounds=2))
    tables = [table.id for table in page.stages[0].tables]
    stored = [await inside.table(id) for id in tables]
    assert stored[0].row.seed == stored[1].row.seed
    assert [table.sealed for table in page.stages[0].tables] == [True, True]
    at = {client: (await client.tournament(page.id)).your_table for client in club}
    mine, other = at[ada] or "", next(id for id in tables if id != at[ada])

    async def point_at_line(client: Client, table: str) -> None:
        """A report would show what somebody said."""
        async with httpx.AsyncClient(base_url=inside.address + API, cookies=client.cookies) as asking:
            answer = await asking.post("/reports", json={"table": table, "line": 1, "reason": "Curious"})
        raise ServerRefused(answer.json()["problem"], answer.status_code)

    async def nothing_is_seen(client: Client, table: str) -> None:
        for look in (
            client.look(table),
            client.look(table, spectate=True),
            client.look_back(table, 0),
            client.chat(table),
            client.say(table, "They hold the twelve"),
            client.spoken(table, "overview"),
            point_at_line(client, table),
        ):
            with pytest.raises(ServerRefused, match=SEALED):
                await look
        with pytest.raises(ServerRefused, match=SEALED):
            async with client.live(table) as live:
                await live.until(lambda _: True)

    async with Client(inside.address) as nobody:
        await nothing_is_seen(ada, other)
        with pytest.raises(ServerRefused):
            await nobody.look(mine)
    await play_table(club, other)
    await inside.services.director.look_after_all()
    winner = next(client for client in club if at[client] == other)
    over = await winner.look(other)
    assert (over.table.status, over.seed, over.seat is not None) == ("finished", None, True)
    seat = over.seat or 0
    for client in (ada, winner):  # not even to those who have played it
        for asked in (client.record(other), client.go_on(other, Continue(decisions=0, seats=[ME, ANYONE]))):
            with pytest.raises(ServerRefused, match=SEALED):
                await asked
    async with httpx.AsyncClient(base_url=inside.address + API) as anybody:
        assert (await anybody.get(f"/tables/{other}/scores")).status_code == 403
        assert (await anybody.get(f"/tables/{other}/record")).status_code == 409
    with pytest.raises(ServerRefused, match="not yours|somebody else"):
        await winner.look_back(other, 1, 1 - seat)
    await nothing_is_seen(ada, other)
    async with Client(inside.address) as nobody:
        assert other not in [card.id for card in (await nobody.lobby()).finished]
    shown = await ada.tournament(page.id)
    assert [seat.score for table in shown.stages[0].tables for seat in table.seats] == [None] * 4
    assert sum(each.points for each in shown.players) == 0
    with zipfile.ZipFile(io.BytesIO(await winner.own_data())) as file:
        about = json.loads(file.read("me.json"))
        assert [each["id"] for each in about["tournaments"]] == [page.id]
        record = next(file.read(name) for name in file.namelist() if other in name)
        assert b"cannot be read" in record
        assert stored[0].row.seed.encode() not in record

    await play_table(club, mine)
    await inside.services.director.look_after_all()
    after = await ada.tournament(page.id)
    assert (after.round, [table.sealed for table in after.stages[1].tables]) == (2, [False, False])
    assert json.loads(await ada.record(other))["seed"] == json.loads(await ada.record(mine))["seed"]
    assert (await dan.look(other)).seed == stored[0].row.seed
    scores = [[seat.score for seat in table.seats] for table in after.stages[1].tables]
    points = [[seat.points for seat in table.seats] for table in after.stages[1].tables]
    for place in (0, 1):
        one, two = scores[0][place], scores[1][place]
        assert one is not None
        assert two is not None
        wanted = [0.5, 0.5] if one == two else [1.0, 0.0] if one > two else [0.0, 1.0]
        assert [points[0][place], points[1][place]] == wanted
    assert stored[0].row.seed != (await inside.table(after.stages[0].tables[0].id)).row.seed


async def test_a_duplicate_match_against_equal_computer_players(inside: Inside, club: list[Client]) -> None:
    page = await begun(club[:2], wish("duplicate", seats=3, people=1, rounds=1, mind="novice"))
    assert sorted(who_sits(page, 1), key=str) == [[1, None, None], [2, None, None]]
    page = await play_round(inside, club, page.id)
    assert page.status == "finished"
    assert sum(each.points for each in page.players) == 1
    assert sum(each.margin for each in page.players) == pytest.approx(0)


async def test_a_table_of_a_tournament_is_not_closed_handed_over_or_played_by_others(club: list[Client]) -> None:
    page = await begun(club[:2], wish())
    table = page.your_table or ""
    with pytest.raises(ServerRefused, match="is not closed by those who play there"):
        await club[0].close(table)
    own = (await club[0].look(table)).seat or 0
    with pytest.raises(ServerRefused, match="nobody else decides for you"):
        await club[0].hand_over(table, own, "skilled")


async def test_an_admin_ends_a_tournament_and_its_tables(inside: Inside, club: list[Client]) -> None:
    page = await begun(club, wish("duplicate"))
    settings = inside.services.settings
    place = {"LUDOTHEK_DATABASE_URL": settings.database_url} if settings.database_url else {}
    done = command_on(settings.data, "close-tournament", page.id, "--reason", "A mess", **place)
    assert (done.returncode, done.stdout) == (0, f"Tournament {page.id} is ended.\n"), done.stderr
    await inside.services.director.look_after_all()
    page = await club[0].tournament(page.id)
    assert (page.status, [table.status for table in page.stages[0].tables]) == ("closed", ["closed", "closed"])
    assert (await club[3].look(page.stages[0].tables[0].id)).table.status == "closed"  # for all to see
    with pytest.raises(ServerRefused, match="is over"):
        await club[0].leave(page.id, 1)
    again = command_on(settings.data, "close-tournament", page.id, **place)
    assert (again.returncode, again.stderr) == (2, "ludothek: This tournament is over.\n")
    deeds = await inside.services.tables.ask(lambda connection: store.newest_audit(connection, page.id))
    assert [(deed.who, deed.what, deed.why) for deed in deeds] == [(None, "close-tournament", "A mess")]


async def test_whoever_deletes_their_account_is_gone_from_tournaments(inside: Inside, club: list[Client]) -> None:
    ada, ben, *_ = club
    await ada.register(f"Ada {store.new_id()}", PASSWORD)
    page = await begun(club, wish())
    other = (await ada.open_tournament(wish(name="Not yet"))).id
    mine = page.your_table or ""
    await ada.delete_me(PASSWORD)
    page = await ben.tournament(page.id)
    assert [(each.name, each.left) for each in page.players if each.number == 1] == [("former player", 1)]
    assert (await ben.look(mine)).table.status in ("playing", "closed")
    assert (await ben.tournament(other)).status == "closed"
    await inside.services.director.look_after_all()  # the game without her is decided, and is not played on
    page = await play_round(inside, club[1:], page.id)
    page = await play_round(inside, club[1:], page.id)
    assert (page.status, page.round) == ("finished", 2)


async def test_a_guest_who_makes_an_account_stays_in_the_tournament(club: list[Client]) -> None:
    ben = club[1]
    name = f"Ben {store.new_id()}"
    async with Client(str(ben.address)) as elsewhere:
        await elsewhere.be("Ben")
        await elsewhere.register(name, PASSWORD)
    id = await gathered(club, wish())
    await ben.log_in(name, PASSWORD)
    assert [(each.number, each.yours) for each in (await ben.tournament(id)).players if each.yours] == [(2, True)]


async def test_people_who_have_nothing_to_do_with_each_other_enter_no_tournament_together(club: list[Client]) -> None:
    ada, ben, *_ = club
    table = (await ada.open(NewTable(title="sealed", seats=[ME, ANYONE]))).table.id
    await ben.sit(table)
    async with httpx.AsyncClient(base_url=f"{ada.address}{API}", cookies=ada.cookies) as asking:
        assert (await asking.post("/blocks", json={"table": table, "seat": 1})).status_code == 201
    id = (await ada.open_tournament(wish())).id
    with pytest.raises(ServerRefused) as refused:
        await ben.enter(id)
    assert refused.value.status == 403


async def test_what_makes_no_sense_is_refused_with_a_sentence(club: list[Client]) -> None:
    ada = club[0]
    for asked, said in (
        (wish(title="chess"), "chess"),
        (wish(seats=4), "2 to 3"),
        (wish(seats=3, people=1), "seats are for people"),
        (wish("duplicate", people=3), "seats are for people"),
        (wish(pace="days"), "days for every decision"),
        (wish(clock=Days(days=1)), "days for every decision"),
        (wish(mind="oracle"), "oracle"),
        (wish(name="\u202e"), "invisible"),
    ):
        with pytest.raises(ServerRefused, match=said) as refused:
            await ada.open_tournament(asked)
        assert refused.value.status == 400
    for id in ("aaaaaaaaaaaa", "x"):
        with pytest.raises(ServerRefused, match="no tournament"):
            await ada.tournament(id)


async def test_asking_again_costs_little_while_nothing_has_changed(club: list[Client]) -> None:
    id = await gathered(club[:2], wish(listed=False))
    async with httpx.AsyncClient(base_url=f"{club[0].address}{API}") as asking:
        first = await asking.get(f"/tournaments/{id}")
        again = await asking.get(f"/tournaments/{id}", headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        assert id not in [each["id"] for each in (await asking.get("/tournaments")).json()]
        await club[2].enter(id)
        later = await asking.get(f"/tournaments/{id}", headers={"if-none-match": first.headers["etag"]})
        assert later.status_code == 200


async def test_old_tournaments_go_and_running_ones_keep_their_tables(inside: Inside, club: list[Client]) -> None:
    page = await begun(club, wish(pace="days", clock=Days(days=3)))
    gathering = (await club[0].open_tournament(wish(name="Forgotten"))).id
    settings = Settings(keep_unplayed=1, keep_abandoned=90, keep_solo=30)
    house = Unserved(inside.services.engine)
    for days, left in ((60, [page.id, gathering]), (120, [page.id])):
        await prune(house, settings, wall() + days * DAY)
        with reading(inside.services.engine) as connection:
            found = [row.id for row, *_ in store.tournaments_for(connection, None) if row.id in (page.id, gathering)]
            assert sorted(found) == sorted(left)
            assert all(store.has_table(connection, table.id) for table in page.stages[0].tables)
    with writing(inside.services.engine) as connection:
        assert store.close_tournament(connection, page.id, wall())
    await inside.services.director.look_after_all()
    await prune(house, settings, wall() + 120 * DAY)
    with pytest.raises(ServerRefused, match="no tournament"):
        await club[0].tournament(page.id)

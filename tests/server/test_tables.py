"""Opening a table and sitting down: who sits where, and what is refused."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from ludothek.client import Client, ServerRefused
from ludothek.protocol import NewTable, Place, Sit
from ludothek.server.seating import sit
from server.inside import Inside
from server.playing import ANYONE, INVITED, ME, MIND, open_for_two, seating
from server.running import Running

pytestmark = pytest.mark.anyio


# Opening and sitting down.


async def test_a_table_has_five_sorts_of_seats(ada: Client) -> None:
    here, random_mind = Place(who="here", name="Cleo"), Place(who="mind", mind="random")
    seats = [ME, ANYONE, INVITED, random_mind, here]
    position = await ada.open(NewTable(title="essen", seats=seats))
    assert seating(position.table) == [
        ("person", "Ada", None, True),
        ("anyone", "", None, False),
        ("invitation", "", None, False),
        ("mind", "random", "random", False),
        ("person", "Cleo", None, True),
    ]
    assert (position.table.status, position.view, position.choices, position.clocks) == ("open", None, [], None)
    assert len(position.seed_hash) == 64
    assert position.seed is None


async def test_a_game_without_free_seats_begins_at_once(ada: Client) -> None:
    position = await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))
    assert (position.table.status, position.seat, position.table.waiting) == ("playing", 0, [0])
    assert len(position.choices) == 5


async def test_a_game_begins_when_the_last_sits_down(ada: Client, ben: Client, server: Running) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
    assert (await ben.sit(id)).table.status == "open"
    async with Client(server.address) as cleo, ada.live(id) as watching:
        await cleo.be("Cleo")
        assert (await cleo.sit(id)).table.status == "playing"
        begun = await watching.until(lambda position: position.table.status == "playing")
        assert [seat.name for seat in begun.table.seats] == ["Ada", "Ben", "Cleo"]


async def test_two_who_take_the_last_two_seats_at_once_both_sit(ada: Client, ben: Client, server: Running) -> None:
    async with Client(server.address) as cleo:
        await cleo.be("Cleo")
        for _ in range(10):
            id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
            await asyncio.gather(ben.sit(id, 1), cleo.sit(id, 2))
            position = await ada.look(id)
            assert [seat.name for seat in position.table.seats] == ["Ada", "Ben", "Cleo"]
            assert position.table.status == "playing"


async def test_a_full_table_that_a_crash_kept_from_beginning_begins_when_it_is_next_looked_at(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(table: object) -> None:
        raise KeyboardInterrupt

    async with Client(inside.address) as ada:
        await ada.be("Ada")
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
        person = await inside.services.people.known(ada.cookies["ludothek"])
        assert person is not None
        with monkeypatch.context() as between, pytest.raises(KeyboardInterrupt):
            between.setattr(inside.services.tables, "start_if_full", crash)
            await sit(inside.services, person, id, Sit(seat=1))
        inside.forget(id)
        position = await ada.look(id)
        assert (position.table.status, position.table.waiting) == ("playing", [0])


async def test_a_new_table_that_cannot_be_shown_is_not_denied(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database goes away after it was written and before it is read."""
    async with Client(inside.address) as ada:
        await ada.be("Ada")

        def away(*given: object) -> None:
            raise OperationalError("SELECT", {}, Exception("the server has gone"))

        with monkeypatch.context() as then, pytest.raises(ServerRefused) as refused:
            then.setattr("ludothek.server.store.table", away)
            await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))
        sentence = "This cannot be looked up just now, because the database does not answer; try again in a moment."
        assert (str(refused.value), refused.value.status) == (sentence, 503)
        (opened,) = (await ada.lobby()).mine
        assert (await ada.look(opened.id)).table.status == "playing"


async def test_one_seat_is_taken_by_one_of_two_who_want_it(ada: Client, ben: Client, server: Running) -> None:
    async with Client(server.address) as cleo:
        await cleo.be("Cleo")
        id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
        outcomes = await asyncio.gather(ben.sit(id, 1), cleo.sit(id, 1), return_exceptions=True)
        (refused,) = [each for each in outcomes if isinstance(each, ServerRefused)]
        assert (str(refused), refused.status) == ("This seat is taken.", 409)


async def test_an_invitation_opens_its_seat_and_no_other(ada: Client, ben: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, INVITED, INVITED]))).table.id
    links = await ada.links(id)
    assert sorted(links.invitations) == ["1", "2"]
    with pytest.raises(ServerRefused, match="There is no such free seat"):
        await ben.sit(id)
    with pytest.raises(ServerRefused, match="kept for somebody with an invitation") as refused:
        await ben.sit(id, 1)
    assert refused.value.status == 403
    other = f"2-{links.invitations['1'][2:]}"
    for wrong in ("x", "1-", "77-abc", other):
        with pytest.raises(ServerRefused, match="This invitation is not for this table"):
            await ben.sit(id, invitation=wrong)
    assert (await ben.sit(id, invitation=links.invitations["2"])).seat == 2
    assert (await ben.links(id)).invitations == {}
    assert list((await ben.links(id)).seats) == ["2"]
    with pytest.raises(ServerRefused, match="You sit at this table already"):
        await ben.sit(id, invitation=links.invitations["1"])


async def test_people_at_one_screen_decide_for_their_seats_over_one_connection(ada: Client, ben: Client) -> None:
    """Hot-seat: the connection looks through whichever of the seats is asked."""
    seats = [ME, Place(who="here", name="Cleo"), ANYONE]
    id = (await ada.open(NewTable(title="worldsfair", seats=seats))).table.id
    await ben.sit(id)
    asked = []
    async with ada.live(id) as table, ben.live(id) as other:
        for _ in range(40):
            waiting = max(table.position, other.position, key=lambda position: position.version).table.waiting
            mine = table if waiting[0] < 2 else other
            position = await mine.until(lambda position: position.choices)
            assert position.seat == position.table.waiting[0]
            asked.append(position.seat)
            await mine.decide(position.choices[0].id)
        assert table.position.seat in (0, 1)
    assert set(asked) == {0, 1, 2}


async def test_while_somebody_elsewhere_decides_one_looks_on_through_the_same_eyes(ada: Client, ben: Client) -> None:
    """Else the screen would be covered for a person whose turn it is not."""
    seats = [ME, Place(who="here", name="Cleo"), ANYONE]
    id = (await ada.open(NewTable(title="worldsfair", seats=seats))).table.id
    await ben.sit(id)
    async with ada.live(id) as table, ben.live(id):
        while table.position.table.waiting != [2]:
            await table.decide((await table.until(lambda position: position.choices)).choices[0].id)
        assert table.position.seat == 1
        assert (await table.hand_over(0)).seat == 1


async def test_the_seats_of_one_screen_each_have_their_own_secrets(ada: Client) -> None:
    seats = [ME, Place(who="here", name="Cleo")]
    id = (await ada.open(NewTable(title="sealed", seats=seats))).table.id
    first, second = await ada.look(id, seat=0), await ada.look(id, seat=1)
    assert first.view and second.view
    assert not set(first.view["hand"]) & set(second.view["hand"])
    after = await ada.decide(second, second.choices[0].id, seat=1)
    assert (after.seat, after.table.waiting) == (1, [0])


async def test_seats_can_be_drawn(ada: Client) -> None:
    names = set()
    for _ in range(24):
        position = await ada.open(NewTable(title="sealed", seats=[ME, MIND], shuffle=True))
        names.add(tuple(seat.name for seat in position.table.seats))
    assert names == {("Ada", "skilled"), ("skilled", "Ada")}  # the same 24 times: once in eight million runs


async def test_standing_up_frees_the_seat_until_the_game_begins(ada: Client, ben: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, ANYONE]))).table.id
    await ben.sit(id, 1)
    with pytest.raises(ServerRefused, match="Seat 0 is not yours"):
        await ben.stand_up(id, 0)
    assert seating((await ben.stand_up(id, 1)).table)[1] == ("anyone", "", None, False)
    await ada.stand_up(id, 0)  # who opened the table may play or not
    await ben.sit(id, 0)
    await ada.sit(id, 1)
    last = await ada.sit(id, 2)  # and may take several seats, for others at the same screen
    assert last.table.status == "playing"
    with pytest.raises(ServerRefused, match="you can hand your seat to a computer player instead"):
        await ben.stand_up(id, 0)


async def test_who_opened_a_table_closes_it_unless_others_play(ada: Client, ben: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE]))).table.id
    with pytest.raises(ServerRefused, match="Only the player who opened a table can close it") as refused:
        await ben.close(id)
    assert refused.value.status == 403
    async with ben.live(id) as watching:
        assert (await ada.close(id)).table.status == "closed"
        await watching.until(lambda position: position.table.status == "closed")
    with pytest.raises(ServerRefused, match="The game is over"):
        await ben.sit(id)
    with pytest.raises(ServerRefused, match="over already"):
        await ada.close(id)
    id = await open_for_two(ada, ben)
    with pytest.raises(ServerRefused, match="Others are playing here"):
        await ada.close(id)
    alone = (await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))).table.id
    position = await ada.look(alone)
    await ada.close(alone)
    with pytest.raises(ServerRefused, match="This table was closed"):
        await ada.decide(position, position.choices[0].id)


# What is refused, in sentences.

REFUSED_TABLES = [
    (NewTable(title="mars", seats=[ME]), "There is no title “mars”; there is "),
    (NewTable(title="worldsfair", seats=[ME]), "worldsfair is for 2 to 4 players, not 1."),
    (NewTable(title="sealed", seats=[ME, MIND, MIND, MIND]), "sealed is for 2 to 3 players, not 4."),
    (NewTable(title="worldsfair", seats=[ME, Place(who="mind", mind="hal")]), "hal"),
    (NewTable(title="essen", seats=[ME, Place(who="mind", mind="most-cards")]), "most-cards"),
    (NewTable(title="worldsfair", seats=[ME, MIND], options={"moons": 2}), "moons"),
    (NewTable(title="worldsfair", seats=[ME, MIND], options={"approvals": "never"}), "approvals"),
    (NewTable(title="worldsfair", seats=[ME, Place(who="here", name="\u202e")]), "invisible character U+202E"),
]


@pytest.mark.parametrize(("wish", "part"), REFUSED_TABLES, ids=[part for _, part in REFUSED_TABLES])
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(ada: Client, wish: NewTable, part: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        await ada.open(wish)
    assert part in str(refused.value)
    assert str(refused.value).endswith(".")
    assert refused.value.status == 400
    assert (await ada.lobby()).mine == []


async def test_nobody_opens_a_table_without_a_name(server: Running) -> None:
    async with Client(server.address) as nobody:
        with pytest.raises(ServerRefused, match="say your name first") as refused:
            await nobody.open(NewTable(title="worldsfair", seats=[ME, MIND]))
        assert refused.value.status == 401


async def test_a_table_that_is_not_there_is_not_found(ada: Client) -> None:
    for ask in (ada.look("nowhere"), ada.chat("nowhere"), ada.sit("nowhere"), ada.record("nowhere")):
        with pytest.raises(ServerRefused, match="There is no table “nowhere” here") as refused:
            await ask
        assert refused.value.status == 404
    live = ada.live("nowhere")
    with pytest.raises(ServerRefused, match="There is no table “nowhere” here"):
        async with live:
            pass


async def test_options_are_kept_and_shown(ada: Client) -> None:
    position = await ada.open(NewTable(title="worldsfair", seats=[ME, MIND], options={"approvals": "ask"}))
    assert position.table.options == {"approvals": "ask"}
    usual = await ada.open(NewTable(title="worldsfair", seats=[ME, MIND]))
    assert usual.table.options == {"approvals": "automatic"}

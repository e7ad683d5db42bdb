"""Clocks, to the millisecond: a bank with an increment, days, undo, and a server that was away."""

from __future__ import annotations

import pytest

from ludothek.client import Client, ServerRefused
from ludothek.protocol import Bank, Days, NewTable, Place, Position, Terms
from ludothek.server.clock import DAY, HERE, SECOND, SeatClocks, ServedTime
from server.inside import Inside
from server.playing import ANYONE, ME, open_for_two

BANK = Terms(clock=Bank(seconds=60, increment=5))
DAYS = Terms(pace="days", clock=Days(days=2))


def test_a_bank_runs_while_its_seat_is_asked_and_gets_its_increment_with_every_decision() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.asks([0], 1_000)
    assert clocks.left(1_000) == [60_000, 60_000]
    assert clocks.left(8_500) == [52_500, 60_000]
    clocks.decided(0, 8_500)
    clocks.asks([1], 8_500)
    assert clocks.left(9_000) == [57_500, 59_500]
    clocks.decided(1, 9_000)
    clocks.asks([0], 9_000)
    assert clocks.left(9_000) == [57_500, 64_500]  # an increment may lead above the beginning


def test_a_bank_is_up_at_zero_and_not_a_millisecond_before() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.asks([0], 0)
    assert (clocks.left(59_999)[0], clocks.is_up(0, 59_999)) == (1, False)
    assert (clocks.left(60_000)[0], clocks.is_up(0, 60_000)) == (0, True)
    assert not clocks.is_up(1, 60_000)  # whoever is not asked has all the time in the world
    clocks.decided(0, 90_000)  # a decision that comes late counts, and gives an increment and no more
    clocks.asks([0], 90_000)
    assert clocks.left(90_000)[0] == 5_000


def test_all_who_are_asked_at_once_pay_for_their_own_time() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.asks([0, 1], 0)
    clocks.decided(1, 2_000)
    clocks.asks([0], 2_000)
    assert clocks.left(7_000) == [53_000, 63_000]


def test_who_is_not_asked_any_more_has_paid_for_the_time_without_an_increment() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.asks([0, 1], 0)
    clocks.decided(0, 3_000)
    clocks.asks([], 3_000)
    assert clocks.left(9_000) == [62_000, 57_000]


def test_days_begin_anew_with_every_question() -> None:
    clocks = SeatClocks(DAYS, 2)
    clocks.asks([0], 0)
    assert clocks.left(DAY) == [DAY, 2 * DAY]
    assert (clocks.is_up(0, 2 * DAY - 1), clocks.is_up(0, 2 * DAY)) == (False, True)
    clocks.decided(0, DAY)
    clocks.asks([0], DAY)
    assert clocks.left(DAY) == [2 * DAY, 2 * DAY]


@pytest.mark.parametrize(("pace", "patience"), [("live", 180 * SECOND), ("days", 3 * DAY)])
def test_without_a_clock_there_is_no_limit_but_the_others_patience(pace: str, patience: int) -> None:
    clocks = SeatClocks(Terms(pace=pace), 2)  # type: ignore[arg-type]
    clocks.asks([0], 500)
    assert clocks.left(500 + patience) == [None, None]
    assert [clocks.is_up(0, 500 + patience - 1), clocks.is_up(0, 500 + patience)] == [False, True]
    assert clocks.waited(700) == [200, None]


def test_who_is_there_is_waited_for_longer_and_who_has_left_from_then_on() -> None:
    clocks = SeatClocks(Terms(patience=60), 2)
    clocks.asks([0], 500)
    clocks.seen[0] = HERE
    assert not clocks.is_up(0, 500 + 599 * SECOND)
    assert clocks.is_up(0, 500 + 600 * SECOND)  # nobody holds a table up for ever
    clocks.seen[0] = 40 * SECOND
    assert [clocks.is_up(0, 100 * SECOND - 1), clocks.is_up(0, 100 * SECOND)] == [False, True]


@pytest.mark.parametrize("terms", [BANK, DAYS])
def test_a_decision_taken_back_has_never_stopped_the_clock(terms: Terms) -> None:
    """Nobody gains by deciding and taking back; whoever was asked for a moment in between pays nothing."""
    played, waited = SeatClocks(terms, 2), SeatClocks(terms, 2)
    for clocks in (played, waited):
        clocks.asks([0], 0)
    for at in range(1_000, 11_000, 1_000):
        played.decided(0, at)
        played.asks([1], at)
        played.undone()
        played.asks([0], at + 500)
    assert played.left(20_000) == waited.left(20_000)


def test_several_decisions_in_a_row_are_taken_back_one_by_one() -> None:
    clocks = SeatClocks(BANK, 2)
    clocks.asks([0], 0)
    for at in (1_000, 3_000):
        clocks.decided(0, at)
        clocks.asks([0], at)
    assert clocks.left(3_000)[0] == 67_000
    clocks.undone()
    clocks.asks([0], 4_000)
    assert clocks.left(4_000)[0] == 61_000  # one second taken, five given, three more taken
    clocks.undone()
    clocks.asks([0], 4_000)
    assert clocks.left(4_000)[0] == 56_000


def test_the_clock_of_a_server_goes_on_where_it_was_written_down() -> None:
    time = ServedTime(5_000_000)
    assert 5_000_000 <= time.now() < 5_060_000
    assert 7_000_000 <= time.catch_up(7_000_000) < 7_060_000
    assert time.catch_up(6_000_000) >= 7_000_000  # never back


# At a table.


def clocks_of(position: Position) -> tuple[list[int | None], list[int], list[int]]:
    assert position.clocks is not None
    return position.clocks.left, position.clocks.running, position.clocks.up


@pytest.mark.anyio
async def test_a_table_with_a_bank_shows_everyone_what_is_left(inside: Inside) -> None:
    time = inside.stop_the_clock()
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben, clock=Bank(seconds=60, increment=5))
        async with ada.live(id) as one, ben.live(id) as two:
            assert clocks_of(one.position) == ([60_000, 60_000], [0], [])
            time.pass_by(7_500)
            while one.position.choices:  # the choices of one turn, all in one moment
                await one.decide(one.position.choices[0].id)
            decisions = one.position.decisions
            told = await two.until(lambda position: position.choices)
            assert clocks_of(told) == ([52_500 + 5_000 * decisions, 60_000], [1], [])
            time.pass_by(60_000)
            up = await ada.look(id)
            assert clocks_of(up) == ([52_500 + 5_000 * decisions, 0], [1], [1])
            inside.forget(id)
            again = await ada.look(id)  # from the database: the log holds the times
            assert again.clocks == up.clocks
            handed = await ada.hand_over(id, 1, "random")
            assert handed.table.seats[1].mind == "skilled"  # as was agreed on, whoever the others would like


@pytest.mark.anyio
async def test_taking_back_gains_no_time_at_a_table_either_now_or_after_a_restart(inside: Inside) -> None:
    time = inside.stop_the_clock()
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben, "essen", clock=Bank(seconds=60, increment=30))
        position = await ada.look(id)
        for _ in range(3):
            time.pass_by(1_000)
            position = await ada.decide(position, position.choices[0].id)
            assert position.can_undo
            time.pass_by(1_000)
            position = await ada.undo(position)
        assert clocks_of(position) == ([54_000, 54_000], [0, 1], [])
        inside.forget(id)
        assert clocks_of(await ada.look(id)) == ([54_000, 54_000], [0, 1], [])


@pytest.mark.anyio
async def test_a_table_over_days_hands_over_after_the_days(inside: Inside) -> None:
    time = inside.stop_the_clock()
    async with Client(inside.address) as ada, Client(inside.address) as ben:
        await ada.be("Ada")
        await ben.be("Ben")
        id = await open_for_two(ada, ben, pace="days", clock=Days(days=2))
        time.pass_by(2 * DAY - 1)
        assert clocks_of(await ben.look(id)) == ([1, 2 * DAY], [0], [])
        with pytest.raises(ServerRefused, match="still has time"):
            await ben.hand_over(id, 0)
        time.pass_by(1)
        assert clocks_of(await ben.look(id))[2] == [0]
        await ben.hand_over(id, 0)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("minds", "named", "stand_in"),
    [
        (["novice", "novice"], None, "novice"),
        (["novice", "casual"], None, "skilled"),
        (["random", "random"], None, "skilled"),
        ([], None, "skilled"),
        (["novice"], "expert", "expert"),
    ],
)
async def test_whoever_is_away_is_stood_in_for_at_the_tables_level(
    inside: Inside, minds: list[str], named: str | None, stand_in: str
) -> None:
    async with Client(inside.address) as ada:
        await ada.be("Ada")
        seats = [ME, ANYONE, *(Place(who="mind", mind=mind) for mind in minds)]
        position = await ada.open(NewTable(title="worldsfair", seats=seats, stand_in=named))
        assert position.table.terms.stand_in == stand_in

"""What the server says to who hears the game: the same sentences as the engine, to whom they may be told."""

from __future__ import annotations

import pytest

from ludothek.client import Client, ServerRefused
from ludothek.kernel.locale import catalogue
from ludothek.protocol import NewTable
from server.playing import ANYONE, ME, MIND, open_for_two
from server.running import Running

pytestmark = pytest.mark.anyio

SPEAK = catalogue("en", "ludothek.games.worldsfair")


async def heard(who: Client, id: str, topic: str, seat: int | None = None) -> list[str]:
    return [SPEAK.say(line) for line in (await who.spoken(id, topic, seat)).lines]


async def test_who_is_asked_hears_what_and_the_others_who(server: Running, ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    mine = await heard(ada, id, "overview", 0)
    assert mine[:3] == [
        "It is your turn, Orange.",
        "Place a supporter: which area?",
        "Round 1 of 3, 9 more tickets until scoring.",
    ]
    assert (await heard(ben, id, "overview"))[:2] == ["To decide now: Orange.", mine[2]]
    async with Client(server.address) as nobody:
        said = ["To decide now: Orange.", mine[2], "Points: Orange 0 and Blue 0."]
        assert await heard(nobody, id, "overview") == said


async def test_an_element_and_a_player_are_named_first(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    area = await heard(ben, id, "area:electricity")
    assert area[0] == "Electricity"
    assert area[1].startswith("Supporters: you ")
    assert (await heard(ben, id, "seat:0"))[:2] == ["Orange", "0 points: coins 0, medals 0, sets 0."]


async def test_changes_are_all_that_happened_since_the_seat_decided(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    assert await heard(ada, id, "changes", 0) == ["Nothing has happened since."]
    position = await ada.look(id)
    assert position.choices[1].notation == "place electricity"
    await ada.decide(position, position.choices[1].id)
    own = await heard(ada, id, "changes", 0)
    assert own[0] == "Orange places a supporter in Electricity."
    while (position := await ben.look(id)).choices:
        await ben.decide(position, position.choices[0].id)
    both = await heard(ada, id, "changes", 0)
    assert both[0] == own[0]
    assert "Blue places a supporter in Agriculture." in both
    assert "Blue places a supporter in Agriculture." in await heard(ben, id, "changes", 1)


async def test_what_lies_further_back_is_replayed(ada: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, MIND, MIND, MIND]))).table.id
    async with ada.live(id) as table:
        await table.decide((await table.until(lambda position: position.choices)).choices[0].id)
        await table.until(lambda position: position.choices)
    told = await heard(ada, id, "changes", 0)
    assert told[0] == "Orange places a supporter in Agriculture."
    placed = [sentence.split()[0] for sentence in told if " places a supporter in " in sentence]
    assert placed == ["Orange", "Blue", "Green", "Red"]


@pytest.mark.parametrize("topic", ["weather", "seat:2", "seat:-1", "seat:one", "area:mars", "changes:1", "area:"])
async def test_an_unknown_topic_is_refused_with_what_there_is(ada: Client, ben: Client, topic: str) -> None:
    id = await open_for_two(ada, ben)
    with pytest.raises(ServerRefused) as refused:
        await ada.spoken(id, topic)
    assert refused.value.status == 404
    assert str(refused.value) == (
        f"There is nothing to say about '{topic}'; one can ask about overview, lead, changes, "
        "seat:0 to seat:1 and the elements of the board."
    )


async def test_nobody_hears_through_another_seat(ada: Client, ben: Client) -> None:
    id = await open_for_two(ada, ben)
    with pytest.raises(ServerRefused, match="Seat 0 is not yours") as refused:
        await ben.spoken(id, "overview", 0)
    assert refused.value.status == 403


async def test_before_the_game_there_is_nothing_to_hear(ada: Client) -> None:
    id = (await ada.open(NewTable(title="worldsfair", seats=[ME, ANYONE, MIND]))).table.id
    for topic in ("overview", "changes"):
        with pytest.raises(ServerRefused, match="The game has not begun yet") as refused:
            await ada.spoken(id, topic)
        assert refused.value.status == 409

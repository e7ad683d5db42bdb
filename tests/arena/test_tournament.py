"""Who meets whom, and that a tournament can be stopped and gone on with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludothek.arena.pools import Processes
from ludothek.arena.simulate import Played
from ludothek.arena.tournament import Games, Tournament, lineups, start, tasks
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.rng import seed_text

THREE = Tournament("worldsfair", ("greedy", "random", "most-cards"), 2, 12, seed_text(4))


def told(games: list[Played]) -> list[tuple[tuple[str, ...], str, list[int]]]:
    return [(game.minds, game.record.seed, game.result.scores) for game in games]


def test_every_pair_plays_every_deal_from_both_sides() -> None:
    games = list(tasks(THREE))
    assert [task.number for task in games] == list(range(12))
    assert len({task.seed for task in games}) == 2
    for deal in {task.seed for task in games}:
        seated = Counter(task.minds for task in games if task.seed == deal)
        assert len(seated) == 6
        assert set(seated.values()) == {1}


def test_few_minds_at_many_seats_are_mixed_and_one_alone_plays_itself() -> None:
    assert lineups(("a", "b"), 4) == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    assert lineups(("a",), 3) == [("a", "a", "a")]


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    assert told(list(start(THREE, Processes(1)))) == told(list(start(THREE, Processes(2))))


def test_what_was_played_is_kept_and_the_rest_is_the_same(tmp_path: Path) -> None:
    whole = list(start(THREE, Processes(1)))
    file = tmp_path / "somewhere" / "games.jsonl"
    first = Games(file, THREE)
    for played in whole[:5]:
        first.add(played)
    first.close()
    with file.open("ab") as torn:
        torn.write(b'{"minds": ["gre')  # the power went
    again = Games(file, THREE)
    assert told(again.played) == told(whole[:5])
    assert again.played[0].tallies == whole[0].tallies
    for played in start(THREE, Processes(1), len(again.played)):
        again.add(played)
    again.close()
    assert told(Games(file, THREE).played) == told(whole)


def test_a_tournament_can_become_longer_but_not_another_one(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    kept = Games(file, THREE)
    for played in start(THREE, Processes(1)):
        kept.add(played)
    kept.close()
    longer = Tournament(THREE.title, THREE.minds, THREE.seats, 14, THREE.seed)
    assert len(Games(file, longer).played) == 12
    with pytest.raises(LudothekError, match="has 12 games already"):
        Games(file, Tournament(THREE.title, THREE.minds, THREE.seats, 6, THREE.seed))
    with pytest.raises(LudothekError, match="holds another tournament"):
        Games(file, Tournament(THREE.title, THREE.minds[:2], THREE.seats, 12, THREE.seed))
    assert len(file.read_bytes().splitlines()) == 13


@pytest.mark.parametrize("bytes", [b"{}\n", b"\xff\xfe\n", b"[1]\n", b"no tournament"])
def test_a_file_of_somebody_elses_is_left_alone(tmp_path: Path, bytes: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(bytes)
    with pytest.raises(LudothekError, match="is not a tournament of ours"):
        Games(file, THREE)
    assert file.read_bytes() == bytes


@pytest.mark.parametrize(
    ("minds", "seats", "games", "complaint"),
    [
        (("greedy", "greedy"), 2, 1, "named 2 times"),
        (("greedy", "nobody"), 2, 1, "nobody"),
        ((), 2, 1, "at least one computer player"),
        (("greedy",), 9, 1, "2 to 4 players"),
        (("greedy",), 2, 0, "At least one game"),
    ],
)
def test_what_cannot_be_played_is_refused(minds: tuple[str, ...], seats: int, games: int, complaint: str) -> None:
    with pytest.raises(LudothekError, match=complaint):
        start(Tournament("worldsfair", minds, seats, games, seed_text(1)), Processes(1))

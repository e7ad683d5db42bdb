"""What is found in games whose outcome is known."""

from __future__ import annotations

import re

import pytest

from ludothek.arena.findings import Findings
from ludothek.arena.page import Page
from ludothek.arena.pools import Processes
from ludothek.arena.ratings import ratings
from ludothek.arena.simulate import Played
from ludothek.arena.tournament import Tournament, start
from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.record import Player, Record, Result
from ludothek.kernel.registry import game, titles
from ludothek.kernel.rng import seed_text


def played(minds: tuple[str, ...], ranks: list[int], *tallies: dict[str, int]) -> Played:
    result = Result([10 - rank for rank in ranks], ranks)
    seats = [Player(name, name) for name in minds]
    record = Record(
        title="worldsfair", rules=1, options={}, seats=seats, seed="0" * 32, decisions=["x"] * 7, result=result
    )
    return Played(0, minds, record, result, tallies)


def test_who_ends_before_whom_with_ties_as_halves() -> None:
    findings = Findings.of([played(("a", "b", "c"), [1, 2, 2]), played(("b", "a", "a"), [1, 1, 3])])
    assert findings.duels["a", "b"].share == pytest.approx((1 + 0.5 + 0) / 3)
    assert findings.duels["b", "a"].share == pytest.approx((0 + 0.5 + 1) / 3)
    assert findings.duels["b", "c"].share == 0.5
    assert ("a", "a") not in findings.duels
    assert findings.by_place["a", 0].games == 1


def test_what_winners_have_more_of_and_what_wins() -> None:
    plain = {"sets": 2}
    games = [played(("a", "b"), [1, 2], {**plain, "coins": 5, "area:x": 1}, {**plain, "coins": 1}) for _ in range(30)]
    games += [played(("a", "b"), [2, 1], {**plain, "coins": 2}, {**plain, "coins": 4}) for _ in range(10)]
    findings = Findings.of(games)
    sets, coins = findings.habits()
    assert (coins.name, coins.winners, coins.others) == ("coins", 4.75, 1.25)
    assert coins.is_sure
    assert (sets.difference, sets.is_sure) == (0, False)
    (pick,) = findings.picks()
    assert (pick.name, pick.seats, pick.share) == ("area:x", 30, 1.0)


def test_a_shared_victory_counts_by_its_parts() -> None:
    findings = Findings.of([played(("a", "b"), [1, 1], {"coins": 5}, {"coins": 3})])
    (coins,) = findings.habits()
    assert (coins.winners, coins.others) == (4, 4)


def test_the_stronger_is_rated_higher_and_doubt_shrinks() -> None:
    few = ratings([played(("a", "b"), [1, 2])] * 3)
    many = ratings([played(("a", "b"), [1, 2])] * 30)
    assert list(few) == list(many) == ["a", "b"]
    assert many["a"].strength > few["a"].strength > 25 > few["b"].strength
    assert many["a"].doubt < few["a"].doubt
    assert ratings([played(("a", "a"), [1, 2])]) == {}


@pytest.mark.parametrize("title", titles())
def test_every_title_counts_what_its_catalogue_has_names_for(title: str) -> None:
    own = game(title)
    games = list(start(Tournament(title, ("random",), own.min_seats, 2, seed_text(3)), Processes(1)))
    for language in LANGUAGES:
        speak = catalogue(language, own.package)
        for tally in games[0].tallies:
            assert all(speak.name(name) for name in tally)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_but_itself(language: str) -> None:
    games = list(start(Tournament("worldsfair", ("greedy", "random"), 2, 4, seed_text(3)), Processes(1)))
    page = Page(catalogue(language, game("worldsfair").package), lambda name: f"<{name}>")
    text = page.write("A & B", "4", [("", Findings.of(games), ratings(games))])
    assert "A &amp; B" in text
    assert "&lt;greedy&gt;" in text
    assert not re.search(r"<(script|link|img)|https?://|url\(", text)
    assert text.count("<svg") == 7

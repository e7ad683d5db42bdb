"""Tutorials: recorded openings that replay, ask for what is legal, and speak of things that are there."""

from __future__ import annotations

import itertools
from typing import Any

import httpx
import msgspec
import pytest

from ludothek.kernel.errors import BadContent, BadRecord
from ludothek.kernel.locale import LANGUAGES, Catalogue
from ludothek.kernel.registry import game, titles
from ludothek.kernel.rulebook import rules
from ludothek.protocol import Step, Tutorial
from ludothek.server import tutorial as module
from ludothek.server.tutorial import has_tutorial, tutorial
from server.running import Running

TAUGHT = [title for title in titles() if has_tutorial(game(title))]

SHORT = """
seed = 1
seats = 2
decisions = ["place electricity", "place agriculture"]
[[hint]]
after = {after}
message = "tutorial-welcome"
yours = true
"""


def found(title: str) -> Tutorial:
    steps = tutorial(game(title))
    assert steps is not None
    return steps


def hinted(title: str) -> list[Step]:
    return [step for step in found(title).steps if step.hint]


def written(text: str, monkeypatch: pytest.MonkeyPatch) -> Tutorial | None:
    """The tutorial that World's Fair would have with this file."""
    monkeypatch.setattr(module, "read_text", lambda *path: text)
    return tutorial.__wrapped__(game("worldsfair"))


def test_what_is_taught() -> None:
    assert {"worldsfair", "essen"} <= set(TAUGHT)


@pytest.mark.parametrize("title", TAUGHT)
def test_it_begins_and_ends_with_a_hint_and_the_learner_decides_on_the_way(title: str) -> None:
    steps = found(title).steps
    assert steps[0].hint and steps[-1].hint
    assert steps[-1].expected is None
    assert sum(step.expected is not None for step in steps) >= 5


@pytest.mark.parametrize("title", TAUGHT)
def test_what_is_expected_of_the_learner_is_a_choice(title: str) -> None:
    steps = found(title).steps
    for step, after in itertools.pairwise(steps):
        if step.expected is not None:
            assert step.hint
            assert step.position.prompt and step.position.prompt.seat == found(title).learner
            assert step.expected in {choice.id for choice in step.position.choices}
            assert after.position.decisions == step.position.decisions + 1


@pytest.mark.parametrize("title", TAUGHT)
def test_every_decision_is_told_once_and_in_order(title: str) -> None:
    steps = found(title).steps
    told = [block.decision for step in steps for block in step.position.journal]
    assert told == list(range(steps[-1].position.decisions + 1))


@pytest.mark.parametrize("title", TAUGHT)
def test_hints_point_at_what_is_on_the_board(title: str) -> None:
    names = found(title).names
    for step in hinted(title):
        assert set(step.elements) <= set(names), step.hint


@pytest.mark.parametrize("title", TAUGHT)
def test_where_the_learner_chooses_everything_else_says_why_not(title: str) -> None:
    for step in hinted(title):
        if step.expected is not None:
            touched = {element for choice in step.position.choices for element in choice.elements}
            assert not touched & set(step.why)
            assert touched | set(step.why) >= set(step.elements)


@pytest.mark.parametrize("title", TAUGHT)
def test_rules_that_are_named_exist(title: str) -> None:
    for step in hinted(title):
        assert set(step.rules) <= set(rules(game(title)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT)
def test_hints_are_written_in_every_language_itself(title: str, language: str) -> None:
    words = Catalogue(language, "ludothek", game(title).package, fallback=language)
    for step in hinted(title):
        assert step.hint
        assert 20 < len(words.say(step.hint)) < 240


def test_hints_of_worlds_fair_say_what_is_so() -> None:
    """The numbers in the texts: tickets, supporters, points."""
    at = {step.hint.id: step.position.view or {} for step in hinted("worldsfair") if step.hint}

    def supporters(hint: str) -> dict[str, list[int]]:
        return {area["area"]: area["supporters"] for area in at[hint]["areas"]}

    def cards(hint: str) -> dict[str, list[str]]:
        return {area["area"]: area["cards"] for area in at[hint]["areas"]}

    assert cards("tutorial-second")["transportation"] == ["exhibit:transportation", "ticket", "figure:mccormick"]
    assert at["tutorial-wheel"]["wheel"] == {"spaces": 9, "car": 1}
    assert supporters("tutorial-palmer")["electricity"] == [0, 1]
    full = [each["area"] for each in at["tutorial-full"]["areas"] if len(each["cards"]) == each["capacity"]]
    assert full == ["agriculture", "electricity"]
    assert supporters("tutorial-third")["fine-arts"] == [1, 2]
    assert cards("tutorial-third")["fine-arts"] == ["figure:burnham", "figure:schwab"]
    assert supporters("tutorial-mccormick")["agriculture"] == [1, 2]
    assert supporters("tutorial-fourth")["manufacturing"] == [3, 3]
    assert at["tutorial-two-figures"]["players"][0]["figures"] == ["burnham", "schwab"]
    assert at["tutorial-last"]["wheel"]["car"] == 7
    assert cards("tutorial-last")["agriculture"].count("ticket") == 2
    assert [player["tickets"] for player in at["tutorial-last"]["players"]] == [3, 4]
    assert [player["coins"] for player in at["tutorial-tickets"]["players"]] == [5 + 2, 4]
    assert at["tutorial-first"]["scoring"] == "manufacturing"
    assert at["tutorial-tied"]["scoring"] == "agriculture"
    assert supporters("tutorial-tied")["agriculture"] == [3, 3]
    assert at["tutorial-recall"]["round"] == 2
    assert at["tutorial-sets"]["players"][0]["sets"] == 6
    assert at["tutorial-end"]["scores"] == [15, 14]


def test_hints_of_essen_say_what_is_so() -> None:
    """The numbers in the texts: zones, popularity, prices, actions, points."""
    at = {step.hint.id: step.position.view or {} for step in hinted("essen") if step.hint}

    def game(hint: str, title: str) -> dict[str, Any]:
        return next(each for each in at[hint]["games"] if each["title"].startswith(title))

    def mine(hint: str, what: str) -> Any:
        return at[hint]["players"][0][what]

    def wished(hint: str) -> list[str]:
        return [at[hint]["games"][booth - 1]["zone"] for booth in at[hint]["offered"]]

    def worth(hint: str, title: str) -> tuple[int, int, int]:
        found = game(hint, title)
        return found["price"], at[hint]["popularity"][found["symbol"]], found["bonus"]

    wishes = at["tutorial-wishes"]["tariff"]["wishes"]
    assert (set(wishes[1:4]), wishes[4], wishes[10]) == ({5}, 10, 30)
    assert wished("tutorial-draft").count("purple") == 2
    assert "purple" in wished("tutorial-draft-again")
    held = mine("tutorial-common", "held")
    assert {at["tutorial-common"]["games"][booth - 1]["zone"] for booth in held} == {"purple"}
    assert game("tutorial-common", "Legacy")["booth"] in at["tutorial-common"]["common"]
    assert at["tutorial-popularity"]["popularity"]["dice"] == 4
    raised = [at["tutorial-popularity"]["pallets"][n]["booth"] for n in (1, 2)]
    assert [at["tutorial-popularity"]["games"][booth - 1]["symbol"] for booth in raised] == ["dice", "dice"]
    assert [game("tutorial-events", title)["event"] for title in ("Exodus", "Ignis")] == ["buzz", "sold-out"]
    assert at["tutorial-crowd"]["crowd"]["zones"] == ["blue", "red"]
    assert at["tutorial-walk"]["first"] == 0
    assert [mine(hint, "actions") for hint in ("tutorial-walk", "tutorial-eat")] == [8, 5]
    assert worth("tutorial-buy", "Legacy") == (30, 3, 1)
    assert mine("tutorial-bag", "shown") == [game("tutorial-bag", "Legacy")["booth"]]
    assert worth("tutorial-own-wish", "Blueprints") == (20, 4, 1)
    assert mine("tutorial-last-action", "actions") == 1
    assert mine("tutorial-last-action", "points") == 9
    assert [len(player["bag"]) for player in at["tutorial-round"]["players"]] == [2, 2, 1]
    assert at["tutorial-ranking"]["rankings"][1]["needs"] == {"dice": 2, "cards": 2}
    assert mine("tutorial-ranking", "symbols") == {"meeple": 0, "dice": 1, "cards": 1, "hourglass": 0}
    assert worth("tutorial-ranking-done", "Fünf Gurken") == (10, 4, 0)
    assert at["tutorial-heavy"]["rankings"][1]["met"] == [0]
    assert (len(mine("tutorial-heavy", "bag")), mine("tutorial-heavy", "actions")) == (4, 3)
    assert (mine("tutorial-cash", "money"), mine("tutorial-cash", "actions")) == (180, 4)
    assert game("tutorial-keep", "Rampage")["owner"] == 0
    assert at["tutorial-midday"]["tariff"]["midday"] == 4
    assert at["tutorial-leaving"]["tariff"]["departure"] == [6, 3]
    assert mine("tutorial-end", "wishes") == 3
    assert [player["points"] for player in at["tutorial-end"]["players"]] == [18, 8, 17]


def test_a_title_without_the_file_has_no_tutorial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "read_text", lambda *path: None)
    assert not has_tutorial(game("worldsfair"))
    assert tutorial.__wrapped__(game("worldsfair")) is None


def test_a_decision_that_is_not_legal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadRecord, match="Decision 2 is wrong: “approve 1” is not a choice here"):
        written(SHORT.format(after=0).replace("place agriculture", "approve 1"), monkeypatch)


def test_the_learner_cannot_be_asked_for_somebody_elses_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(SHORT.format(after=0), monkeypatch)
    with pytest.raises(BadContent, match="after decision 1"):
        written(SHORT.format(after=1), monkeypatch)


def test_a_file_with_a_slip_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(msgspec.ValidationError, match="mesage"):
        written(SHORT.format(after=0).replace("message", "mesage"), monkeypatch)


@pytest.mark.anyio
async def test_the_server_brings_it_once_and_says_who_has_one(lone_server: Running) -> None:
    async with httpx.AsyncClient(base_url=f"{lone_server.address}/api/v1") as somebody:
        cards = (await somebody.get("/titles")).json()
        assert [card["title"] for card in cards if card["tutorial"]] == TAUGHT
        answer = await somebody.get("/titles/worldsfair/tutorial")
        assert msgspec.json.decode(answer.content, type=Tutorial) == found("worldsfair")
        again = await somebody.get("/titles/worldsfair/tutorial", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await somebody.get("/titles/chess/tutorial")).status_code == 404

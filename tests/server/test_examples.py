"""The pictures of the rules: every chapter has one, from a game that replays, and its caption says what is so."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ludothek.kernel.errors import BadContent
from ludothek.kernel.locale import LANGUAGES, Catalogue
from ludothek.kernel.record import Record
from ludothek.kernel.registry import game, titles
from ludothek.kernel.resources import read_text
from ludothek.kernel.rulebook import rules, rules_text
from ludothek.protocol import Example
from ludothek.server import examples as module
from ludothek.server.examples import CAPTIONS, RECORDS, chapters, examples, scenes
from server.running import Running

TITLES = [title for title in titles() if rules(game(title))]


def shown(title: str, language: str = "en") -> list[Example]:
    return examples(game(title), language).examples


def views(title: str) -> dict[str, Any]:
    """What each picture shows, by the name of its caption."""
    return {scene.chosen.caption: scene.position.view for scene in scenes(game(title))[0]}


@pytest.mark.parametrize("title", TITLES)
def test_every_chapter_has_a_picture(title: str) -> None:
    assert {each.chapter for each in shown(title)} == set(range(1, len(chapters(game(title))) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_chapters_are_the_same_in_every_language(title: str, language: str) -> None:
    """So a picture that names the number of its chapter stands in the same one everywhere."""
    text = rules_text(game(title), language)
    assert len(module.CHAPTER.findall(text)) == len(chapters(game(title)))


@pytest.mark.parametrize("title", TITLES)
def test_the_records_replay_to_their_results(title: str) -> None:
    for name in {scene.chosen.record for scene in scenes(game(title))[0]}:
        text = read_text(game(title).package, RECORDS, f"{name}.json")
        assert text is not None
        assert Record.read(text).result is not None


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_stands_below_a_rule_or_in_a_chapter_without(title: str) -> None:
    for each in shown(title):
        if each.rule:
            assert each.rule in rules(game(title))
        else:
            heading = chapters(game(title))[each.chapter - 1]
            assert heading not in {rule.section for rule in rules(game(title)).values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_captions_are_written_in_every_language_itself(title: str, language: str) -> None:
    words = Catalogue(language, game(title).package, fallback=language, folder=CAPTIONS)
    for scene in scenes(game(title))[0]:
        assert 40 < len(words(scene.chosen.caption)) < 220


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_what_is_to_be_seen_is_said_in_a_few_sentences(title: str, language: str) -> None:
    for each in shown(title, language):
        assert 20 < len(each.told) < 700, each.rule
        assert not each.told[0].islower(), each.told


def test_captions_of_worlds_fair_say_what_is_so() -> None:
    at = views("worldsfair")

    def area(picture: str, name: str) -> dict[str, Any]:
        return next(each for each in at[picture]["areas"] if each["area"] == name)

    assert at["wheel"]["wheel"] == {"spaces": 11, "car": 0}
    assert area("start", "manufacturing")["supporters"] == [2, 1, 1]
    assert at["figures"]["players"][0]["figures"] == ["palmer", "saint-gaudens"]
    assert at["ticket"]["wheel"] == {"spaces": 11, "car": 10}
    assert (len(area("room", "electricity")["cards"]), area("room", "electricity")["capacity"]) == (3, 3)
    assert at["scoring"]["scoring"] == "agriculture"
    assert area("scoring", "agriculture")["supporters"] == [2, 3, 3]
    assert sorted(at["sets"]["players"][1]["approved"].values()) == [1, 1, 2, 3, 4]
    assert at["sets"]["players"][1]["sets"] == 25
    assert (len(area("capacity", "fine-arts")["cards"]), area("capacity", "fine-arts")["capacity"]) == (2, 3)
    full = [each["area"] for each in at["again"]["areas"] if len(each["cards"]) == each["capacity"]]
    assert len(full) == 4
    assert len(area("again", "transportation")["cards"]) == 3


def test_captions_of_essen_say_what_is_so() -> None:
    at = views("essen")

    def booth(picture: str, number: int) -> dict[str, Any]:
        return next(each for each in at[picture]["games"] if each["booth"] == number)

    def player(picture: str, seat: int) -> dict[str, Any]:
        return next(each for each in at[picture]["players"] if each["seat"] == seat)

    assert len(at["draft"]["offered"]) == 7
    symbols = [booth("pallets", each["booth"])["symbol"] for each in at["pallets"]["pallets"][:4]]
    assert symbols == ["hourglass", "dice", "dice", "meeple"]
    assert at["crowd"]["crowd"]["zones"] == ["green", "yellow"]
    assert (player("track", 0)["actions"], len(player("track", 0)["bag"])) == (0, 3)
    assert (player("eat", 1)["space"], player("eat", 1)["actions"]) == ("courtyard", 4)
    assert (player("buy", 0)["space"], booth("buy", 13)["title"]) == ("13", "Blueprints")
    assert (booth("buy", 13)["price"], booth("buy", 13)["points"]) == (20, 7)
    assert (player("unload", 2)["space"], len(player("unload", 2)["bag"])) == ("parking", 4)
    assert [each["met"] for each in at["ranking"]["rankings"]] == [[], [0, 1, 2], [2]]
    assert booth("removal", 16)["title"] == "Room 25"
    assert at["calm"]["crowd"]["zones"] == []
    assert (len(player("hidden", 1)["bag"]), player("hidden", 1)["held"]) == (6, None)
    assert at["twice"]["popularity"]["dice"] == 4
    assert booth("printed", 12)["title"] == "Bruxelles 1893"


def test_captions_of_euphoria_say_what_is_so() -> None:
    at = views("euphoria")

    def player(picture: str, seat: int) -> dict[str, Any]:
        return next(each for each in at[picture]["players"] if each["seat"] == seat)

    captions = [scene.chosen.caption for scene in scenes(game("euphoria"))[0]]
    told = dict(zip(captions, (each.told for each in shown("euphoria")), strict=True))
    assert "Workers at hand: 1 and 1" in told["same"]
    assert "on the board: 3. Morale 2, knowledge 1" in told["knowledge"]
    assert "Red 3" in told["bump"]
    assert "make 8: Orange 2, Orange 3, Red 1, and Red 2" in told["area"]
    assert "dug 6 of 9 steps" in told["tunnel"]
    assert "2 of 3 workers are here" in told["site"]
    assert "4 food and 1 stone" in told["market"]
    assert "Allegiance 11 of 11" in told["allegiance"]
    assert "you 1, and you 2" in told["retrieve"]
    assert "asks for this artifact: balloons" in told["dilemma"]
    assert "10 of 10 stars" in told["end"]
    assert sum(each["status"] == "starred" for each in player("end", 1)["recruits"]) == 2
    assert at["deal"]["asked"] == "power"
    assert "You have no star here" in told["penalty"]
    choices = scenes(game("euphoria"))[0][-1].position.choices
    assert [each.elements[0] for each in choices] == ["morale:1", "morale:2", *(f"knowledge:{n}" for n in range(1, 7))]


def written(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the pictures of World's Fair from this file."""
    monkeypatch.setattr(module, "read_text", lambda *path: text if path[-1] == module.FILE else read_text(*path))
    scenes.__wrapped__(game("worldsfair"))


SHORT = '[[example]]\nrule = "WF-2"\ncaption = "wheel"\nrecord = "{record}"\nafter = {after}\nshows = ["wheel"]\n'


def test_a_picture_after_the_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadContent, match="The record 3-greedy has no decision 73"):
        written(SHORT.format(record="3-greedy", after=73), monkeypatch)


def test_a_picture_of_no_record_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadContent, match="There is no record lost among the examples of worldsfair"):
        written(SHORT.format(record="lost", after=0), monkeypatch)


def test_they_are_served_in_a_language_and_kept_by_browsers(server: Running) -> None:
    address = f"{server.address}/api/v1/titles/worldsfair/examples"
    german = httpx.get(address, params={"language": "de"})
    assert german.json()["examples"][0]["caption"].startswith("Das Rad für drei hat 11 Felder")
    assert german.json()["examples"][0]["told"].startswith("Riesenrad.")
    known = {"if-none-match": german.headers["etag"]}
    assert httpx.get(address, params={"language": "de"}, headers=known).status_code == 304
    assert httpx.get(f"{server.address}/api/v1/titles/chess/examples").status_code == 404
    assert httpx.get(address, params={"language": "xx"}).status_code == 400

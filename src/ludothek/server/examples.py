"""The pictures of a title's rules: positions of recorded games, each with what of it is shown.

``examples.toml`` in the title's package says which rule has which picture; the games are in its folder ``examples``,
the captions in ``locale/examples``, apart from the words that every table needs. The rest follows from replaying.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Annotated

import msgspec

from ludothek.kernel.errors import BadContent
from ludothek.kernel.game import Game
from ludothek.kernel.locale import Catalogue, catalogue
from ludothek.kernel.record import Record
from ludothek.kernel.resources import read_text
from ludothek.kernel.rulebook import rules, rules_text
from ludothek.kernel.speech import OVERVIEW
from ludothek.kernel.state import State
from ludothek.kernel.words import Message
from ludothek.protocol import Drawn, Example, Examples, Position, SeatCard
from ludothek.server.nowhere import position_nowhere

FILE, RECORDS, CAPTIONS = "examples.toml", "examples", "locale/examples"
CHAPTER = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)
Count = Annotated[int, msgspec.Meta(ge=0)]


class Chosen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A picture as the file names it: below which rule, or in which chapter if that has none."""

    rule: str = ""
    chapter: Count = 0
    caption: str
    record: str
    after: Count
    """So many decisions were made."""
    shows: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    """What is spoken of instead, where the elements themselves say too little or too much."""
    drawn: Drawn = "board"
    seat: Count = 0
    """Whose mat or holdings."""
    eyes: int | None = None
    """Through whose eyes; what they can choose glows. Everybody else sees what a spectator does."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A picture with its position and what is said of it, before any language."""

    chosen: Chosen
    chapter: int
    position: Position
    told: list[Message]


def chapters(game: Game) -> list[str]:
    """The chapters of the rules page, in English."""
    return [found["title"] for found in CHAPTER.finditer(rules_text(game))]


@cache
def scenes(game: Game) -> tuple[list[Scene], dict[str, Message]]:
    """All pictures of a title and the names of what is on them; none without the file, or with other components."""
    text = read_text(game.package, FILE)
    if text is None or game.content_id:
        return [], {}
    wanted = msgspec.convert(tomllib.loads(text)["example"], list[Chosen])
    found: dict[int, Scene] = {}
    names: dict[str, Message] = {}
    for name in dict.fromkeys(each.record for each in wanted):
        of_record = [each for each in wanted if each.record == name]
        record = _record(game, name)
        for number, _, _, state in record.replay():
            for chosen in (each for each in of_record if each.after == number):
                found[wanted.index(chosen)] = _scene(game, record, chosen, state)
                names |= {each: game.name(each) for each in game.elements(state, chosen.eyes)}
    if len(found) < len(wanted):
        late = next(each for number, each in enumerate(wanted) if number not in found)
        raise BadContent(f"The record {late.record} has no decision {late.after}.")
    return [found[number] for number in range(len(wanted))], names


def examples(game: Game, language: str) -> Examples:
    """The pictures with their captions, and what is to be seen on them, in a language."""
    shown, names = scenes(game)
    words = catalogue(language, game.package)
    captions = Catalogue(language, game.package, folder=CAPTIONS)
    return Examples(
        title=game.title,
        names=names,
        examples=[
            Example(
                rule=each.chosen.rule or None,
                chapter=each.chapter,
                drawn=each.chosen.drawn,
                seat=each.chosen.seat,
                shows=each.chosen.shows,
                caption=captions(each.chosen.caption),
                told=" ".join(map(_sentence, map(words.say, each.told))),
                position=each.position,
            )
            for each in shown
        ],
    )


def _record(game: Game, name: str) -> Record:
    text = read_text(game.package, RECORDS, f"{name}.json")
    if text is None:
        raise BadContent(f"There is no record {name} among the examples of {game.title}.")
    return Record.decode(text)


def _scene(game: Game, record: Record, chosen: Chosen, state: State) -> Scene:
    seats = [
        SeatCard(seat=seat, kind="person", name="", mind=None, yours=seat == chosen.eyes) for seat in range(state.seats)
    ]
    position = position_nowhere(
        state,
        chosen.eyes,
        id="example",
        number=chosen.after,
        seed=int(record.seed, 16),
        options=record.options,
        seats=seats,
    )
    itself = chosen.shows or (OVERVIEW,)
    topics = chosen.told or (itself if chosen.drawn == "board" else (f"seat:{chosen.seat}",))
    told: list[Message] = []
    for topic in topics:
        name, *said = game.spoken(state, chosen.eyes, topic)
        if not all(each in told for each in said):
            told += [name, *said]
    return Scene(chosen=chosen, chapter=_chapter(game, chosen), position=position, told=told)


def _chapter(game: Game, chosen: Chosen) -> int:
    """The chapter of a picture, from 1."""
    if not chosen.rule:
        return chosen.chapter
    return chapters(game).index(rules(game)[chosen.rule].section) + 1


def _sentence(said: str) -> str:
    """A name that stands alone reads like a sentence."""
    line = f"{said[:1].upper()}{said[1:]}"
    return line if line.endswith((".", "!", "?", ":")) else f"{line}."

"""A game written down: one JSON document from which everything else can be derived.

The format is described in docs/records.md; its JSON Schema is made from the classes here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

import msgspec

from ludothek.kernel.errors import BadRecord, IllegalChoice, as_given
from ludothek.kernel.game import Game
from ludothek.kernel.options import Value
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Chance, seed_text
from ludothek.kernel.state import State
from ludothek.kernel.words import SEATS

JSON_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits in a seat; ``mind`` is set if it is a computer player."""

    name: str
    mind: str | None = None


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended, per seat. Places count from 1 and are shared on ties."""

    scores: list[int]
    ranks: list[int]


class Handed(msgspec.Struct, forbid_unknown_fields=True):
    """From when on somebody else decides for a seat: a computer player, or with ``None`` its player again."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    """So many decisions had been made before."""
    seat: Annotated[int, msgspec.Meta(ge=0)]
    mind: str | None


class Hinted(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody was told what to do: which seat, after how many decisions."""

    after: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]


class Step(NamedTuple):
    """One moment of a game: the state after so many decisions, and whose decision led there."""

    number: int
    seat: int | None
    """``None`` at the start, which nobody decided."""
    choice: int | None
    state: State
    """One object that goes on with the replay; keep a ``copy``."""

    def copy(self) -> Step:
        """The same moment for good, with what is to be told of it."""
        return self._replace(state=copy_of(self.state))


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One game: what was set, what was decided, how it ended."""

    format: Literal["ludothek-record"] = "ludothek-record"
    version: Literal[1] = 1
    title: str
    rules: int
    options: dict[str, Value]
    seats: list[Player]
    content: str | msgspec.UnsetType = msgspec.UNSET
    """Which components, if they were not the shipped ones."""
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    chance: Chance | msgspec.UnsetType = msgspec.UNSET
    """Which stream of numbers the seed begins, if it is not sfc32."""
    decisions: list[str]
    result: Result | None = None
    handed: list[Handed] | msgspec.UnsetType = msgspec.UNSET
    """Who decided for a seat that was handed over, in the order it happened."""
    hints: list[Hinted] | msgspec.UnsetType = msgspec.UNSET
    """Who was given a hint, in the order it happened."""

    @classmethod
    def begin(
        cls, game: Game, players: list[Player], seed: int, options: dict[str, Value], chance: Chance = "sfc32"
    ) -> Record:
        """The record of a game before its first decision."""
        return cls(
            title=game.title,
            rules=game.rules_version,
            options=options,
            content=game.content_id or msgspec.UNSET,
            seats=players,
            seed=seed_text(seed),
            chance=msgspec.UNSET if chance == "sfc32" else chance,
            decisions=[],
        )

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its JSON, checked: it has the right form, replays, and ends as it says."""
        record = cls.decode(text)
        record.end(source=text)
        return record

    @classmethod
    def decode(cls, text: str) -> Record:
        """A record from its JSON; its form is checked, but not whether it replays."""
        try:
            record = msgspec.json.decode(text.encode(), type=cls)
        except msgspec.ValidationError as error:
            raise _badly_formed(str(error), text) from None
        except msgspec.DecodeError as error:
            raise BadRecord("record-not-json", detail=_located(str(error), text)) from None
        marks: list[tuple[Handed | Hinted, str]] = [(each, "record-handed") for each in record.handed or ()]
        marks += [(each, "record-hinted") for each in record.hints or ()]
        seats, decisions = len(record.seats), len(record.decisions)
        for each, reason in marks:
            if each.seat >= seats or each.after > decisions:
                raise BadRecord(reason, seats=seats, decisions=decisions, seat=each.seat, after=each.after)
        return record

    def write(self) -> str:
        """The record as JSON for people: every decision on a line of its own."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"

    def write_line(self) -> str:
        """The record as JSON on a single line, for files of many games."""
        return msgspec.json.encode(self).decode() + "\n"

    @property
    def game(self) -> Game:
        """The title, with the rules this record was played by."""
        game = find_game(self.title).with_rules(self.rules)
        if (game.content_id or msgspec.UNSET) != self.content:
            if self.content:
                raise BadRecord("record-own-content")
            raise BadRecord("record-usual-content")
        return game

    def start(self, journal: bool = False) -> State:
        """The state before the first decision."""
        state: State = self.game.new(len(self.seats), int(self.seed, 16), self.options, journal, self.chance or "sfc32")
        return state

    def replay(
        self, to: int | None = None, journal: bool = False, source: str = "", after: Step | None = None
    ) -> Iterator[Step]:
        """The game step by step: its start, then every decision. Where it ends, its result is checked, or filled in.

        ``after`` is a step that was kept of the same game, to go on from there; it stays as it is.

        >>> from ludothek import game
        >>> record = Record.begin(game("worldsfair"), [Player("Ada"), Player("Ben")], 1, {})
        >>> record.decisions = ["place electricity", "place fine-arts"]
        >>> [(step.number, step.seat, step.choice, step.state.to_move) for step in record.replay()]
        [(0, None, None, 0), (1, 0, 1, 1), (2, 1, 2, 0)]
        """
        if after is None:
            state = self.start(journal)
            yield Step(0, None, None, state)
        else:
            state = copy_of(after.state)
        begun = after.number if after else 0
        for number, text in enumerate(self.decisions[begun:to], begun + 1):
            if state.over:
                raise BadRecord("record-after-end", **_where(number, source), text=as_given(text))
            try:
                seat, choice = parse_decision(state, text)
            except IllegalChoice as error:
                raise _wrong_decision(error, number, source) from None
            state.apply(choice, seat)
            yield Step(number, seat, choice, state)
        if to is None or to >= len(self.decisions):
            self._check_result(state)

    def end(self, to: int | None = None, journal: bool = False, source: str = "") -> State:
        """The state after so many decisions, or after all."""
        *_, last = self.replay(to, journal, source)
        return last.state

    def minds_at(self, number: int) -> list[str | None]:
        """Which computer player decided for each seat when decision ``number`` was made; ``None`` is a person.

        >>> record = Record(title="x", rules=1, options={}, seats=[Player("Ada"), Player("Ben")], seed="0" * 32,
        ...                 decisions=["a", "b", "c"], handed=[Handed(1, 0, "greedy"), Handed(2, 0, None)])
        >>> [record.minds_at(number)[0] for number in (1, 2, 3)]
        [None, 'greedy', None]
        """
        minds = [player.mind for player in self.seats]
        for each in self.handed or ():
            if each.after < number:
                minds[each.seat] = each.mind
        return minds

    def note_hint(self, seat: int) -> None:
        """Write down that a seat was given a hint; once is enough for each decision."""
        hinted = Hinted(len(self.decisions), seat)
        known = self.hints or []
        if hinted not in known:
            self.hints = [*known, hinted]

    def take_back(self, left: int) -> None:
        """Leave so many decisions; what was noted later is noted there, a hint once for each decision."""
        del self.decisions[left:]
        self.result = None
        for each in (*(self.handed or ()), *(self.hints or ())):
            each.after = min(each.after, left)
        if self.hints:
            self.hints[:] = [each for n, each in enumerate(self.hints) if each not in self.hints[:n]]

    def _check_result(self, state: State) -> None:
        if self.result is None:
            if state.over:
                self.result = Result(state.scores(), state.ranks())
            return
        if not state.over:
            raise BadRecord("record-goes-on", decisions=len(self.decisions))
        for reason, told, true in (
            ("record-scores", self.result.scores, state.scores()),
            ("record-ranks", self.result.ranks, state.ranks()),
        ):
            if told != true:
                raise BadRecord(reason, told=str(told), true=str(true))


def copy_of(state: State) -> State:
    """A copy to keep of a state that goes on: what is to be told of it is kept as well."""
    twin = state.clone()
    twin.journal = state.journal  # which is not written to any more: the next decision begins another
    return twin


def decision_text(state: State, seat: int, choice: int) -> str:
    """A decision as a record writes it; while several seats are asked at once, it begins with the seat's colour."""
    text = state.game.notation(state, choice, seat)
    return f"{SEATS[seat]}: {text}" if len(state.waiting) > 1 else text


def parse_decision(state: State, text: str) -> tuple[int, int]:
    """The seat and the choice that a line of a record means."""
    waiting = state.waiting
    if len(waiting) == 1:
        return waiting[0], state.game.parse(state, text)
    colour, _, rest = text.partition(": ")
    asked = [SEATS[seat] for seat in waiting]
    if colour not in asked:
        raise IllegalChoice("seat-before-choice", text=as_given(text), asked=", ".join(asked))
    seat = SEATS.index(colour)
    return seat, state.game.parse(state, rest, seat)


def json_schema() -> dict[str, object]:
    """The JSON Schema of a record."""
    return msgspec.json.schema(Record)


def _where(number: int, source: str) -> dict[str, int]:
    """Which decision it is, and on which line of the text it stands; line 0 is unknown."""
    begin = re.search(r'"decisions"\s*:\s*\[', source)
    if begin is None:
        return {"number": number, "line": 0}
    strings = JSON_STRING.finditer(source, begin.end())
    place = next((match.start() for n, match in enumerate(strings, 1) if n == number), 0)
    return {"number": number, "line": source.count("\n", 0, place) + 1}


def _wrong_decision(error: IllegalChoice, number: int, source: str) -> BadRecord:
    """What is wrong about a decision, and where it stands."""
    if error.message is None:
        return BadRecord("record-decision", **_where(number, source), detail=str(error))
    return BadRecord(error.message.id.replace("refused", "record", 1), **_where(number, source), **error.message.args)


def _located(message: str, text: str) -> str:
    """A parser's complaint with line and column in place of a byte offset."""
    at = re.search(r"\(byte (\d+)\)", message)
    if at is None:
        return message
    before = text.encode()[: int(at[1])].decode(errors="replace")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return f"{message[: at.start()].strip()} in line {line}, column {column}"


def _badly_formed(message: str, text: str) -> BadRecord:
    """A validator's complaint with the number of a decision in place of its path."""
    complaint, _, path = message.partition(" - at ")
    path = path.strip("`$.")
    decision = re.fullmatch(r"decisions\[(\d+)\]", path)
    if path == "seed":
        return BadRecord("record-seed")
    if decision:
        return BadRecord("record-decision", **_where(int(decision[1]) + 1, text), detail=f"{complaint}.")
    return (
        BadRecord("record-form-in", detail=complaint, where=path)
        if path
        else BadRecord("record-form", detail=complaint)
    )

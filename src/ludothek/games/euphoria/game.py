"""Euphoria: Build a Better Dystopia as a title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ludothek.games.euphoria import journal, names, notation, parts, why
from ludothek.games.euphoria.cardtext import market_text, recruit_text
from ludothek.games.euphoria.choices import CHOICES, MOST_CHOICES
from ludothek.games.euphoria.content import PACKAGE, Content, shipped
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.features import CityFeatures
from ludothek.games.euphoria.judgement import CityJudgement
from ludothek.games.euphoria.observation_form import fields
from ludothek.games.euphoria.spoken import spoken
from ludothek.games.euphoria.tables import AREAS, ASKED, DIE, MORALE_OF, SOLVED_BY, UNSOLVED
from ludothek.games.euphoria.tally import tally
from ludothek.games.euphoria.view_form import CityView
from ludothek.kernel.content import OwnContent
from ludothek.kernel.game import Game, Tally
from ludothek.kernel.heading import Heading
from ludothek.kernel.hints import Hinting
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.learned import Features
from ludothek.kernel.levels import TWO_OF_THREE, Levels
from ludothek.kernel.observation import Field
from ludothek.kernel.options import Option, Options
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import Note, View
from ludothek.kernel.words import Args, Choice, Event, Message, Prompt, Reason, seat_element

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.kernel.locale import Catalogue


class Euphoria(OwnContent[Content], Game[Dystopia]):
    title = "euphoria"
    package = PACKAGE
    prefix = "EU"
    min_seats = 2
    max_seats = 6
    options = (
        Option("recruits", ("revised", "first")),
        Option("trading", (True, False)),
        Option("doubles", ("free", "morale")),
        Option("draft", (False, True)),
        Option("markets", ("random", "draft")),
        Option("tracks", ("same", "draft")),
    )
    view_type = CityView
    action_space = CHOICES
    most_choices = MOST_CHOICES
    hinting = Hinting(
        feats=(
            *("star-site", "star-territory", "star-recruit", "star-dilemma", "worker", "opened", "built", "gained"),
            *("drew", "morale-up", "morale-down", "knowledge-down", "knowledge-up"),
        ),
        counts=("board-territory", "option-markets", "option-recruits", "dilemma"),
        turns=3,
        turn="turn",
    )
    levels = Levels(novice=0.3, casual=0.65, expert=200, master=3000, wins=(0.928, 0.868, 0.892, TWO_OF_THREE))
    picked: ClassVar[Mapping[str, str]] = {"recruit": "option-recruits", "market": "option-markets"}
    max_decisions = 500_000

    def read_content(self, own: str | None) -> Content:
        return shipped() if own is None else Content(own)

    def blank(self, seats: int, options: Options) -> Dystopia:
        table = Dystopia(self, self.content.tables(seats, str(options["recruits"])), seats, Rng.from_seed(0))
        table.clear()
        table.trading = options["trading"] is True
        table.dear_doubles = options["doubles"] == "morale"
        table.draft = options["draft"] is True
        table.market_draft = options["markets"] == "draft"
        table.track_draft = options["tracks"] == "draft"
        return table

    def text_of(self, state: Dystopia, seat: int, choice: int) -> str:
        return notation.text(state, choice, seat)

    def canonical(self, text: str) -> str:
        return parts.canonical(text)

    def choice_of(self, state: Dystopia, seat: int, choice: int) -> Choice:
        return notation.describe(state, choice, seat)

    def prompt_of(self, state: Dystopia, seat: int) -> Prompt:
        table = state
        kind = ASKED[table.question(seat)]
        args: Args = {"seat": seat_element(seat), "turn": seat_element(table.on_turn)}
        if kind in ("get", "lose", "discard"):
            args["count"] = table.ask_a
        if kind == "discard":
            args["limit"] = table.own[MORALE_OF + seat]
            kind = "discard-drawn" if table.ask_b >= 0 else kind
        if kind == "turn" and table.own[SOLVED_BY + seat] != UNSOLVED:
            kind = "turn-solved"
        if kind == "again":
            args["number"] = table.ask_a
        if kind == "gain":
            args["recruit"] = names.recruit(table.tables.powers[table.ask_a].recruit)
        if kind == "answer":
            return Prompt(seat, kind, self._offer(table, args))
        return Prompt(seat, ASKED[table.question(seat)], Message(f"ask-{kind}", args))

    def _offer(self, table: Dystopia, args: Args) -> Message:
        """The offer on the table, in one sentence."""
        sides = {"give": names.items(table.give_a, table.give_b), "want": names.items(table.want_a, table.want_b)}
        return Message("ask-answer", {**args, **sides})

    def event_of(self, state: Dystopia, seat: int | None, note: Note) -> Event | None:
        return journal.told(note, note[1] == seat, journal.market_at(state, note))

    def elements_of(self, state: Dystopia, seat: int | None) -> list[str]:
        return why.elements(state, seat)

    def name(self, element: str) -> Message:
        return names.name(element)

    def text(self, element: str, options: Options, speak: Catalogue) -> str:
        kind, _, card = element.partition(":")
        if kind == "recruit":
            return recruit_text(speak, self.content.recruits[card], str(options["recruits"]))
        if kind == "market":
            return market_text(speak, self.content.markets[card])
        return super().text(element, options, speak)

    def reason_of(self, state: Dystopia, seat: int, element: str) -> Reason:
        return why.reason(state, seat, element)

    def spoken_of(self, view: Heading, topic: str) -> list[Message]:
        assert isinstance(view, CityView)
        return spoken(view, topic)

    def topics_of(self, state: Dystopia, seat: int | None) -> list[str]:
        """What a worker of any number would bring from a commodity area."""
        areas = [names.space(area) for area in range(AREAS)]
        return [f"if:{number}:{area}" for area in areas for number in range(1, DIE)]

    def tally(self, view: View, seat: int) -> Tally:
        return tally(msgspec.convert(view, CityView), seat)

    def judgement(self) -> Judgement:
        return CityJudgement()

    def features(self) -> Features:
        return CityFeatures()

    def fields(self, seats: int) -> tuple[Field, ...]:
        return fields(seats)

    def draw(self, view: View, catalogue: Catalogue, width: int) -> RenderableType:
        from ludothek.games.euphoria.terminal import draw

        return draw(view, catalogue, width, self.content)

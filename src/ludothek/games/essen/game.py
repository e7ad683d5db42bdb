"""ESSEN The Game: Spiel '13 as a title."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from ludothek.games.essen import journal, notation, plans, why
from ludothek.games.essen.choices import CHOICES
from ludothek.games.essen.content import PACKAGE, Content, shipped
from ludothek.games.essen.draft import is_last_pass
from ludothek.games.essen.features import FairDayFeatures
from ludothek.games.essen.judgement import EssenJudgement
from ludothek.games.essen.observation_form import fields
from ludothek.games.essen.plan_search import PlanSearch
from ludothek.games.essen.planner import OneStep, Planner
from ludothek.games.essen.routes import Routes
from ludothek.games.essen.rules import Day
from ludothek.games.essen.spoken import spoken
from ludothek.games.essen.tables import (
    ASK_DRAFT,
    ASKED,
    BOOTHS,
    LINE_NAMES,
    MONEY,
    PICKS,
    POSITION,
    SPACES,
    Settings,
)
from ludothek.games.essen.tally import tally
from ludothek.games.essen.view_form import EssenView
from ludothek.kernel.budget import Budget
from ludothek.kernel.content import OwnContent
from ludothek.kernel.digest import Digesting
from ludothek.kernel.game import Game, Tally
from ludothek.kernel.heading import Heading
from ludothek.kernel.hints import Hinting
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.learned import Features
from ludothek.kernel.levels import Levels
from ludothek.kernel.mind import Mind
from ludothek.kernel.observation import Field
from ludothek.kernel.options import Option, Options
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import Note, View
from ludothek.kernel.words import Args, Choice, Event, Message, Plan, Prompt, Reason, seat_element

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludothek.kernel.locale import Catalogue

UNLIMITED = 1000
LETTERED_BOOTH = re.compile(r"^[^\W\d](\d+)$")


class Essen(OwnContent[Content], Game[Day]):
    title = "essen"
    package = PACKAGE
    prefix = "ES"
    min_seats = 2
    max_seats = 5
    options = (
        Option("crowd", (True, False)),
        Option("rankings", (True, False)),
        Option("removal", ("before-actions", "end-of-round")),
        Option("buying", ("ahead", "any")),
        Option("popularity-limit", ("printed", 8, "none")),
    )
    view_type = EssenView
    action_space = CHOICES
    most_choices = BOOTHS  # to take away
    hinting = Hinting(
        seconds=1.0,
        feats=("bought", "wish", "ranking-morning", "ranking-afternoon", "unloaded", "withdrew", "left"),
        counts=tuple(f"line:{line}" for line in LINE_NAMES),
    )
    digesting = Digesting(lasts=("went",), quiet=("passed", "ended"))
    levels = Levels(novice=0.3, casual=0.5, expert=200, master=1600)
    max_decisions = 2000

    def read_content(self, own: str | None) -> Content:
        return shipped() if own is None else Content(own)

    @cached_property
    def _routes(self) -> Routes:
        return Routes(self.content.tables)

    def blank(self, seats: int, options: Options) -> Day:
        settings = Settings(
            crowd=bool(options["crowd"]),
            rankings=bool(options["rankings"]),
            buy_anywhere=options["buying"] == "any",
            remove_at_end=options["removal"] == "end-of-round",
            limit=self._limit(options["popularity-limit"]),
        )
        day = Day(self, self.content.tables, self._routes, settings, seats, Rng.from_seed(0))
        day.clear()
        return day

    def _limit(self, option: object) -> int:
        if isinstance(option, int):
            return option
        return self.content.entries.popularity_range.most if option == "printed" else UNLIMITED

    def text_of(self, state: Day, seat: int, choice: int) -> str:
        return notation.NOTATION[choice]

    def choice_of(self, state: Day, seat: int, choice: int) -> Choice:
        return notation.describe(state, choice, seat)

    def prompt_of(self, state: Day, seat: int) -> Prompt:
        picks, money, space = (state.visitors[each + seat] for each in (PICKS, MONEY, POSITION))
        args: Args = {"seat": seat_element(seat), "count": state.actions_left(seat), "picks": picks}
        args |= {"euros": money, **notation.space_words(state.tables, space)}
        last_pick = state.asked == ASK_DRAFT and picks == 1 and is_last_pass(state)
        kind = ASKED[state.asked]
        return Prompt(seat, kind, Message(f"ask-{kind}{'-last' if last_pick else ''}", args))

    def event_of(self, state: Day, seat: int | None, note: Note) -> Event:
        return journal.told(state.tables, note, seat)

    def elements_of(self, state: Day, seat: int | None) -> list[str]:
        return why.elements(state, seat)

    def name(self, element: str) -> Message:
        return notation.name(self.content.tables, element)

    def word_for(self, typed: str) -> str:
        """A booth goes by its number; the map shows the letter of its zone before it.

        >>> [Essen().word_for(typed) for typed in ("p20", "20", "Room 25")]
        ['20', '20', 'Room 25']
        """
        return LETTERED_BOOTH.sub(r"\1", typed)

    def reason_of(self, state: Day, seat: int, element: str) -> Reason:
        return why.reason(state, seat, element)

    def spoken_of(self, view: Heading, topic: str) -> list[Message]:
        assert isinstance(view, EssenView)
        return spoken(view, topic)

    def topics_of(self, state: Day, seat: int | None) -> list[str]:
        """How far every space is from who walks."""
        return [] if seat is None else [f"far:{notation.space_element(space)}" for space in range(SPACES)]

    def plans_of(self, state: Day, seat: int) -> list[Plan]:
        return plans.plans(state, seat)

    def tally(self, view: View, seat: int) -> Tally:
        return tally(msgspec.convert(view, EssenView), seat)

    def judgement(self) -> Judgement:
        return EssenJudgement()

    def features(self) -> Features:
        return FairDayFeatures()

    def minds(self) -> dict[str, Callable[[], Mind]]:
        return {"one-step": lambda: OneStep(self.judgement())}

    def at_a_glance(self, attention: float) -> Mind:
        return Planner(self.judgement(), attention)

    def searcher(self, judgement: Judgement, budget: Budget) -> Mind:
        return PlanSearch(judgement, budget)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return fields(seats)

    def draw(self, view: View, catalogue: Catalogue, width: int) -> RenderableType:
        from ludothek.games.essen.terminal import draw

        return draw(view, catalogue, width, self.content)

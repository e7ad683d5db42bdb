"""What can happen in a game of Euphoria, seen from its record: used to search for games and to check them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.tables import (
    NOTE_ACCEPTED,
    NOTE_BUILT,
    NOTE_DESERTED,
    NOTE_LOST,
    NOTE_OPENED,
    NOTE_RESHUFFLED,
    NOTE_SACRIFICED,
    NOTE_STAR_DILEMMA,
    NOTE_STAR_RECRUIT,
    NOTE_STAR_SITE,
    NOTE_STAR_TERRITORY,
    NOTE_TIE,
)
from ludothek.kernel import Record
from ludothek.kernel.state import Note


@dataclass(frozen=True)
class Step:
    """One decision, what it brought about, and the table after it."""

    decision: str
    notes: list[Note]
    city: Dystopia


def steps(record: Record) -> Iterator[Step]:
    for number, _, _, state in record.replay(journal=True):
        yield Step(record.decisions[number - 1] if number else "", list(state.journal or ()), cast(Dystopia, state))


def _noted(step: Step, code: int) -> bool:
    return any(note[0] == code for note in step.notes)


def ends(step: Step) -> bool:
    return step.city.over


def _last_star(step: Step, code: int) -> bool:
    """The winner's last star was laid there."""
    if not step.city.over:
        return False
    winner = step.city.ranks().index(1)
    stars = (NOTE_STAR_TERRITORY, NOTE_STAR_SITE, NOTE_STAR_RECRUIT, NOTE_STAR_DILEMMA)
    laid = [note[0] for note in step.notes if note[0] in stars and note[1] == winner]
    return laid[-1:] == [code]


def won_on_a_territory(step: Step) -> bool:
    return _last_star(step, NOTE_STAR_TERRITORY)


def won_by_building(step: Step) -> bool:
    return _last_star(step, NOTE_STAR_SITE) and _noted(step, NOTE_BUILT)


def won_on_a_market_by_artifacts(step: Step) -> bool:
    return _last_star(step, NOTE_STAR_SITE) and not _noted(step, NOTE_BUILT)


def won_on_a_recruit(step: Step) -> bool:
    return _last_star(step, NOTE_STAR_RECRUIT)


def won_by_the_dilemma(step: Step) -> bool:
    return _last_star(step, NOTE_STAR_DILEMMA)


def _tie(step: Step, level: int) -> bool:
    return any(note[0] == NOTE_TIE and note[2] == level for note in step.notes)


def tie_broken_by_morale(step: Step) -> bool:
    return _tie(step, 1)


def tie_broken_by_knowledge(step: Step) -> bool:
    return _tie(step, 2)


def tie_broken_by_markets(step: Step) -> bool:
    return _tie(step, 3)


def tie_broken_by_territories(step: Step) -> bool:
    return _tie(step, 4)


def tie_broken_by_the_last_roll(step: Step) -> bool:
    return _tie(step, 5)


def trade_accepted(step: Step) -> bool:
    return _noted(step, NOTE_ACCEPTED)


def worker_deserts(step: Step) -> bool:
    return _noted(step, NOTE_DESERTED)


def worker_given_up(step: Step) -> bool:
    return _noted(step, NOTE_SACRIFICED)


def goods_lost(step: Step) -> bool:
    return _noted(step, NOTE_LOST)


def deck_made_anew(step: Step) -> bool:
    return _noted(step, NOTE_RESHUFFLED)


def hidden_recruit_revealed(step: Step) -> bool:
    return step.city.turn > 1 and _noted(step, NOTE_OPENED)


Feature = Callable[[Step], bool]
OFF: dict[str, object] = {"trading": False}

# The recorded games: file name, seats, who plays, options, the feature that must be in it.
WANTED: tuple[tuple[str, int, str, dict[str, object], Feature], ...] = (
    ("2-greedy", 2, "greedy", OFF, ends),
    ("3-greedy", 3, "greedy", OFF, ends),
    ("4-greedy", 4, "greedy", OFF, ends),
    ("5-greedy", 5, "greedy", OFF, ends),
    ("6-greedy", 6, "greedy", OFF, ends),
    ("4-first-printing", 4, "greedy", {"recruits": "first", **OFF}, worker_deserts),
    ("2-first-printing-worker-given-up", 2, "careless", {"recruits": "first", **OFF}, worker_given_up),
    ("3-trade-accepted", 3, "careless", {}, trade_accepted),
    ("4-trading", 4, "greedy", {}, ends),
    ("4-recruit-draft", 4, "greedy", {"draft": True, **OFF}, hidden_recruit_revealed),
    ("3-market-draft", 3, "greedy", {"markets": "draft", **OFF}, goods_lost),
    ("5-track-draft", 5, "greedy", {"tracks": "draft", **OFF}, ends),
    ("3-morale-for-doubles", 3, "greedy", {"doubles": "morale", **OFF}, ends),
    ("6-everything-drafted", 6, "greedy", {"draft": True, "markets": "draft", "tracks": "draft"}, ends),
    ("3-deck-made-anew", 3, "careless", OFF, deck_made_anew),
    ("3-won-on-a-territory", 3, "greedy", OFF, won_on_a_territory),
    ("2-won-by-building", 2, "careless", OFF, won_by_building),
    ("3-won-on-a-market-by-artifacts", 3, "careless", OFF, won_on_a_market_by_artifacts),
    ("4-won-on-a-recruit", 4, "greedy", OFF, won_on_a_recruit),
    ("2-won-by-the-dilemma", 2, "careless", OFF, won_by_the_dilemma),
    ("2-tie-broken-by-morale", 2, "careless", OFF, tie_broken_by_morale),
    ("3-tie-broken-by-knowledge", 3, "careless", OFF, tie_broken_by_knowledge),
    ("2-tie-broken-by-markets", 2, "careless", OFF, tie_broken_by_markets),
    ("2-tie-broken-by-territories", 2, "careless", OFF, tie_broken_by_territories),
    ("2-tie-broken-by-the-last-roll", 2, "careless", OFF, tie_broken_by_the_last_roll),
)

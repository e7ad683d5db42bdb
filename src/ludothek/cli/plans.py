"""``plans`` at the terminal: what can be reached by several choices in a row, and doing it by naming it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludothek.cli.question import Question
from ludothek.cli.screen import Screen, plain
from ludothek.kernel.words import Plan

SHORTEST_WORD = 3


def show_plans(screen: Screen, question: Question, word: str) -> None:
    """The plans worth a look, the nearest first; with a word, all whose text has it."""
    plans = question.plans
    if word:
        plans = [plan for plan in plans if plain(word) in _text(screen, plan)]
    else:
        plans = [plan for plan in plans if plan.listed]
    if not plans:
        screen.say("play-no-plans")
        return
    table = Table.grid(padding=(0, 2))
    for plan in sorted(plans, key=lambda plan: (plan.kind, plan.price)):
        table.add_row(Text(plan.notation, "bold cyan"), screen.coloured(screen.catalogue.say(plan.message)))
    screen.print(table)


def plan_written(question: Question, answer: str) -> Plan | None:
    """The plan with this notation, or none; its thing may be called as the board shows it."""
    kind, _, thing = plain(answer).partition(" ")
    wanted = f"{kind} {question.game.word_for(thing)}".strip()
    return next((plan for plan in question.plans if plan.notation == wanted), None)


def plan_with(screen: Screen, question: Question, answer: str) -> Plan | None:
    """The only plan of a kind whose text has a word: ``buy concordia``."""
    kind, _, word = plain(answer).partition(" ")
    found = [plan for plan in question.plans if plan.kind == kind and word in _text(screen, plan)]
    return found[0] if len(found) == 1 and len(word) >= SHORTEST_WORD else None


def _text(screen: Screen, plan: Plan) -> str:
    return plain(f"{plan.notation} {screen.catalogue.say(plan.message)}")

"""The numbered rules of a title, read from its ``rules.md``: the page people read and the tests are checked against."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from ludothek.kernel.errors import UnknownRule, as_given
from ludothek.kernel.game import Game
from ludothek.kernel.resources import read_text

HEADING = re.compile(r"^#{2,4} +(?P<number>[A-Z]{2}-\d+) +(?P<title>.+)$")


@dataclass(frozen=True)
class Rule:
    number: str
    title: str
    text: str
    section: str


@cache
def rules_text(game: Game, language: str = "en") -> str:
    """The whole page, as Markdown; in English where a title has it in no other language."""
    own = read_text(game.package, f"rules.{language}.md")
    return own or read_text(game.package, "rules.md") or ""


@cache
def rules(game: Game, language: str = "en") -> dict[str, Rule]:
    """All rules of a title by number, in the order of the page."""
    found: dict[str, Rule] = {}
    section = ""
    number = title = ""
    lines: list[str] = []

    def close() -> None:
        if number:
            found[number] = Rule(number, title, "\n".join(lines).strip(), section)

    for line in rules_text(game, language).splitlines():
        heading = HEADING.match(line)
        if heading or line.startswith("#"):
            close()
            lines.clear()
            number, title = (heading["number"], heading["title"]) if heading else ("", "")
            section = section if heading else line.lstrip("# ")
        else:
            lines.append(line)
    close()
    return found


def rule(game: Game, number: str, language: str = "en") -> Rule:
    """One rule; the number may be written ``WF-12``, ``wf12`` or ``12``."""
    known = rules(game, language)
    digits = re.sub(rf"^{game.prefix}-?", "", number.strip().upper()).lstrip("0")
    wanted = f"{game.prefix}-{digits}"
    if wanted not in known:
        if not known:
            raise UnknownRule("no-rules", title=game.title, rule=as_given(number))
        first, last = next(iter(known)), list(known)[-1]
        raise UnknownRule("rule", title=game.title, first=first, last=last, rule=as_given(number))
    return known[wanted]

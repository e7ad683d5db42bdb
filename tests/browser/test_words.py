"""The browser's words: the same in five languages, all of them used, and none used that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path

import pytest
from catalogues import messages_of

import ludothek
from ludothek.kernel.levels import LEVELS
from ludothek.kernel.locale import LANGUAGES
from ludothek.kernel.resources import read_text

WEB = Path(__file__).parents[2] / "web" / "src"
TITLES = [title for title in ludothek.titles() if title != "sealed"]

COMMANDS = (
    *("choices", "situation", "me", "player", "about", "far", "lead", "if", "why", "rule"),
    *("log", "back", "on", "now", "hint", "undo", "say", "more", "help"),
)
"""What one can ask for on the command line of a table for the ear."""

FORMATS = ("swiss", "round-robin", "duplicate")

BUILT: dict[str, tuple[str, ...]] = {
    "admin-did-": (
        *("ban", "unban", "mute", "unmute", "close", "close-tournament", "delete", "remove-line", "resolve"),
        *("reset-password", "remove-factor", "promote", "demote", "invite", "revoke"),
        *("look", "prune", "restore"),
    ),
    "admin-lasting-": ("hour", "day", "week", "month", "good"),
    "admin-status-": ("open", "playing", "finished", "closed"),
    "report-": ("waits", "acted", "dismissed"),
    "chat-room-": ("players", "spectators", "everyone"),
    "computer-": ("greedy", "random", "search"),
    "ear-does-": COMMANDS,
    "ear-words-": COMMANDS,
    "mind-": tuple(level + end for level in LEVELS for end in ("", "-about")),
    "new-who-": ("me", "anyone", "invitation", "here", "mind"),
    "pace-": ("live", "days"),
    "seat-": ("orange", "blue", "green", "red", "purple", "yellow", "taken-over", "taken-back"),
    "settings-announced-": ("turns", "digest", "all"),
    "settings-motion-": ("0", "1", "2"),
    "settings-theme-": ("system", "light", "dark"),
    "tournament-format-": tuple(each + end for each in FORMATS for end in ("", "-about")),
    "tournament-how-": FORMATS,
    "tournament-status-": ("gathering", "finished", "closed"),
    "ways-": tuple(way + end for way in ("mail", "hook") for end in ("", "-text", "-label", "-do")),
    "ways-apart-": ("0", "60", "240", "1440"),
    "ways-state-": ("good", "waiting", "failing"),
}
"""Ids that the code puts together, by how they begin: t(`clock-${kind}`) is "clock-": ("bank", "days")."""

LITERAL = re.compile(r"""(?P<before>[=!]==\s*|\[\s*)?(?:"(?P<plain>[^"\n]*)"|`(?P<built>[^`]*)`)""")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def own(language: str = "en") -> dict[str, set[str]]:
    files = [WEB / "words" / f"{language}.ftl", *sorted((WEB / "words").glob(f"*/{language}.ftl"))]
    return messages_of("\n".join(file.read_text() for file in files), f"web {language}")


@cache
def of_package(package: str, *folder: str) -> frozenset[str]:
    text = read_text(package, "locale", *folder, "en.ftl")
    assert text is not None
    return frozenset(messages_of(text, package))


def sources() -> Iterator[tuple[Path, str]]:
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.name != "shapes.ts":
            yield path.relative_to(WEB), path.read_text()


def said(text: str) -> Iterator[str]:
    """The ids in calls such as ``t("menu")`` and messages such as ``{ id: "menu" }``; built ones up to their ``${``."""
    for call in re.finditer(r"(?<![\w$])t\(|\bid: (?=[\"`])", text):
        argument = first_argument(text, call.end())
        for literal in LITERAL.finditer(argument):
            if literal["before"]:
                continue
            if literal["built"] is not None:
                if begin := literal["built"].partition("${")[0]:  # what begins with a variable is any title's
                    yield begin
            elif ID.fullmatch(literal["plain"]):
                yield literal["plain"]


def first_argument(text: str, start: int) -> str:
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and text[at] in ",;"):
            return text[start:at]
    return text[start:]


def built() -> set[str]:
    return {begin + end for begin, ends in BUILT.items() for end in ends}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert own(language).keys() == own().keys()
    strange = {id: (own(language)[id], own()[id]) for id in own() if own(language)[id] != own()[id]}
    assert strange == {}


def test_every_message_is_used() -> None:
    literals = {found for _, text in sources() for found in re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text)}
    assert sorted(own().keys() - literals - built()) == []


def test_every_message_that_is_used_exists() -> None:
    everywhere = own().keys() | of_package("ludothek") | of_package("ludothek", "refusals")
    titles = {title: of_package(ludothek.game(title).package) for title in TITLES}
    shared = frozenset.intersection(*titles.values())
    missing = []
    for path, text in sources():
        title = path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else ""
        known = everywhere | shared | titles.get(title, frozenset())
        missing += [f"{path}: {id}" for id in said(text) if not is_known(id, known)]
    assert missing == []


def is_known(id: str, known: Set[str]) -> bool:
    """A title may put the ids of its own catalogue together."""
    return any(each.startswith(id) for each in known) if id.endswith("-") else id in known


def test_what_the_platform_puts_together_is_listed_and_exists() -> None:
    begun = {id for path, text in sources() if path.parts[0] != "games" for id in said(text) if id.endswith("-")}
    assert begun == BUILT.keys()
    assert sorted(built() - own().keys() - of_package("ludothek")) == []

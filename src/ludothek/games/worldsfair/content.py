"""Reads ``content.toml`` and refuses a file that cannot be World's Fair 1893."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache

from ludothek.games.worldsfair.tables import (
    AREA_FIGURE,
    AREA_NAMES,
    CARDS,
    FIGURE,
    FIGURE_NAMES,
    SLOTS,
    TICKET,
    Tables,
)
from ludothek.kernel.arrays import ints
from ludothek.kernel.errors import BadContent
from ludothek.kernel.resources import read_text

PACKAGE = "ludothek.games.worldsfair"
SOURCES = ("rulebook", "component", "reconstructed")
REWARDS = ("first", "second", "tied_first", "tied_second")


class Content:
    """The data file, opened; ``tables`` has what one number of players needs."""

    def __init__(self, text: str) -> None:
        try:
            self.file = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"The content of World's Fair 1893 is not TOML: {error}.") from None
        try:
            self._check()
            for seats in (2, 3, 4):
                self.tables(seats)
        except KeyError as missing:
            raise BadContent(f"In the content of World's Fair 1893, an entry lacks {missing}.") from None

    def tables(self, seats: int) -> Tables:
        players = self._entry("players", count=seats)
        return Tables(
            capacity=ints(_number(area["capacity"], "cards") for area in self._list("area")),
            deck=ints(self._deck(players["removed"])),
            medal=ints(_number(players[reward], "medal") for reward in REWARDS),
            approvals=ints(_number(players[reward], "approvals") for reward in REWARDS),
            set_points=ints([0, *self.file["sets"]["points"]]),
            start_bonus=[[AREA_NAMES.index(area) for area in bonus["areas"]] for bonus in self._list("start_bonus")],
            wheel=_number(players["wheel"], "spaces"),
            supporters=self._value("supporters", "each"),
            start_cards=self._value("start_cards_per_area", "count"),
            refill=self._value("refill", "cards"),
            rounds=self._value("rounds", "count"),
            ticket_points=self._value("ticket", "points"),
            most_tickets=self._value("ticket_majority", "points"),
        )

    def _deck(self, removed: Mapping[str, int]) -> list[int]:
        """How many cards of each kind are in the deck (WF-5)."""
        cards = [0] * CARDS
        for n, area in enumerate(self._list("area")):
            cards[n] = area["exhibits"] - removed["exhibits"]
            cards[FIGURE + AREA_FIGURE + n] = area["figure"]["count"]
        cards[TICKET] = self._value("ticket", "count") - removed["ticket"]
        for n, figure in enumerate(FIGURE_NAMES[:AREA_FIGURE]):
            cards[FIGURE + n] = self._entry("figure", id=figure)["count"] - removed[figure]
        return cards

    def _check(self) -> None:
        areas = tuple(area["id"] for area in self._list("area"))
        _expect(areas == AREA_NAMES, f"the areas are {', '.join(AREA_NAMES)}", ", ".join(areas))
        figures = tuple(area["figure"]["id"] for area in self._list("area"))
        _expect(
            figures == FIGURE_NAMES[AREA_FIGURE:],
            f"the areas' figures are {', '.join(FIGURE_NAMES[AREA_FIGURE:])}",
            figures,
        )
        for area in self._list("area"):
            capacity = _number(area["capacity"], "cards")
            _expect(3 <= capacity <= SLOTS, f"{area['id']} holds 3 or 4 cards", capacity)
        deck = self._deck(dict.fromkeys(("ticket", "exhibits", *FIGURE_NAMES), 0))
        _expect(sum(deck[:TICKET]) == 40, "there are 40 exhibits", sum(deck[:TICKET]))
        _expect(sum(deck[FIGURE:]) == 23, "there are 23 figures", sum(deck[FIGURE:]))
        _expect(sum(deck) == 91, "there are 91 cards", sum(deck))
        for place, bonus in enumerate(self._list("start_bonus"), 1):
            _expect(bonus["place"] == place, f"start bonus {place} comes in its place", bonus["place"])
            for area in bonus["areas"]:
                _expect(area in AREA_NAMES, "a start bonus names areas", area)
        _expect(len(self.file["sets"]["points"]) == len(AREA_NAMES), "sets have 1 to 5 tokens", self.file["sets"])
        self._check_sources(self.file, "")

    def _check_sources(self, entry: object, path: str) -> None:
        if isinstance(entry, dict):
            if path and not re.fullmatch(r"(area|players)\[\d\]", path):
                source = entry.get("source")
                _expect(source in SOURCES, f"the source of {path} is one of {', '.join(SOURCES)}", source)
            for name, part in entry.items():
                self._check_sources(part, f"{path}.{name}".lstrip("."))
        elif isinstance(entry, list):
            for n, part in enumerate(entry, 1):
                self._check_sources(part, f"{path}[{n}]")

    def _list(self, name: str) -> list[dict]:  # type: ignore[type-arg]  # TOML tables
        entries = self.file.get(name)
        if not isinstance(entries, list):
            raise BadContent(f"The content of World's Fair 1893 has no list [[{name}]].")
        return entries

    def _entry(self, name: str, **wanted: object) -> dict:  # type: ignore[type-arg]  # a TOML table
        for entry in self._list(name):
            if all(entry.get(key) == value for key, value in wanted.items()):
                return dict(entry)
        raise BadContent(f"The content of World's Fair 1893 has no [[{name}]] with {wanted}.")

    def _value(self, name: str, key: str) -> int:
        if name not in self.file:
            raise BadContent(f"The content of World's Fair 1893 has no {name}.")
        return _number(self.file[name], key)


def _number(entry: Mapping[str, object], key: str) -> int:
    value = entry.get(key)
    if not isinstance(value, int) or value < 0:
        raise BadContent(f"In the content of World's Fair 1893, {key} is a number, not {value!r}.")
    return value


def _expect(true: bool, expected: str, came: object) -> None:
    if not true:
        raise BadContent(f"In the content of World's Fair 1893, {expected}; it says {came}.")


@cache
def content() -> Content:
    return Content(read_text(PACKAGE, "content.toml") or "")


@cache
def tables(seats: int) -> Tables:
    return content().tables(seats)

"""A title's data file: opened, laid under an owner's corrections, and refused with the line and the reason."""

from __future__ import annotations

import re
import tomllib
from typing import Literal, NoReturn, TypeVar

import msgspec

from ludothek.kernel.errors import BadContent


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One entry of a data file; where its values come from is never left out."""

    source: Literal["rulebook", "component", "reconstructed"]


Form = TypeVar("Form", bound=Entry)

KEYS = ("booth", "id")
"""What tells the entries of a list apart."""


class ContentFile:
    """The shipped file, with an owner's own file laid over it.

    What the owner's file leaves out stays as it is. An entry of a list is replaced by the one with the same number or
    name, and there again only what is given; a list without such keys is replaced as a whole.
    """

    def __init__(self, name: str, shipped: str, own: str | None = None) -> None:
        self.name = name
        self.text = shipped if own is None else own
        self.data = self._parsed(shipped)
        if own is not None:
            given = self._parsed(own)
            for key in given:
                if key not in self.data:
                    self.refuse(f"there is nothing called {key}; there is {', '.join(self.data)}", rf"\[*{key}\b")
            self._check_twice(given)
            self.data = _laid_over(self.data, given)

    def table(self, name: str, form: type[Form]) -> Form:
        """The entry of this name."""
        return self._read(self.data.get(name), form, name)

    def rows(self, name: str, form: type[Form]) -> list[Form]:
        """The list of this name."""
        entries = self.data.get(name)
        if not isinstance(entries, list):
            self.refuse(f"{name} is a list", rf"\[*{name}\b")
        return [self._read(entry, form, name) for entry in entries]

    def expect(self, true: bool, expected: str, came: object, *near: str) -> None:
        """Refuse the file unless something is true; ``near`` are patterns of the line to name, the best first."""
        if not true:
            self.refuse(f"{expected}; it says {came}", *near)

    def refuse(self, reason: str, *near: str) -> NoReturn:
        line = next((line for pattern in near if (line := self._line(pattern))), 0)
        raise BadContent(f"In the content of {self.name}{f', line {line}' if line else ''}: {reason}.")

    def _read(self, entry: object, form: type[Form], name: str) -> Form:
        try:
            return msgspec.convert(entry, form)
        except msgspec.ValidationError as error:
            complaint, _, path = str(error).partition(" - at ")
            key = re.sub(r"\W", "", path)
            near = []
            if isinstance(entry, dict):
                near = [_line_with(each, entry[each]) for each in KEYS if each in entry]
                if key in entry and "got" not in complaint and "Invalid" not in complaint:
                    complaint += f", not {entry[key]!r}"
            about = f"{name}, {key}" if key else name
            self.refuse(f"{about}: {complaint[:1].lower()}{complaint[1:]}", *near, rf"\[*{name}\b")

    def _check_twice(self, given: dict[str, object]) -> None:
        """An entry that stands twice in the same list is a slip of the pen."""
        for name, entries in given.items():
            listed = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
            for key in KEYS:
                keys = [entry.get(key) for entry in listed]
                for number, value in enumerate(keys):
                    if value is not None and value in keys[:number]:
                        self.refuse(f"{name} has {key} {value} twice", _line_with(key, value))

    def _line(self, pattern: str) -> int:
        found = re.search(rf"^[^#\n]*?{pattern}", self.text, re.MULTILINE)
        return self.text.count("\n", 0, found.start()) + 1 if found else 0

    def _parsed(self, text: str) -> dict[str, object]:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"The content of {self.name} is not TOML: {error}.") from None


def _line_with(key: str, value: object) -> str:
    """The pattern of a line that gives a key this value."""
    written = re.escape(value) if isinstance(value, str) else str(value)
    return rf"\b{key}\s*=\s*[\"']?{written}(?![\w-])"


def _laid_over(shipped: object, own: object) -> dict[str, object]:
    """
    >>> _laid_over({"a": {"x": 1, "y": 2}, "b": [{"id": 1, "z": 1}]}, {"a": {"y": 3}, "b": [{"id": 1, "z": 4}]})
    {'a': {'x': 1, 'y': 3}, 'b': [{'id': 1, 'z': 4}]}
    """
    assert isinstance(shipped, dict) and isinstance(own, dict)
    merged = dict(shipped)
    for key, value in own.items():
        before = merged.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            merged[key] = _laid_over(before, value)
        elif isinstance(before, list) and isinstance(value, list):
            merged[key] = _list_laid_over(before, value)
        else:
            merged[key] = value
    return merged


def _list_laid_over(shipped: list[object], own: list[object]) -> list[object]:
    key = next((each for each in KEYS if all(isinstance(entry, dict) and each in entry for entry in own)), None)
    if key is None or not own:
        return own
    merged = {entry[key]: entry for entry in shipped if isinstance(entry, dict)}
    for entry in own:
        assert isinstance(entry, dict)
        merged[entry[key]] = _laid_over(merged.get(entry[key], {}), entry)
    return list(merged.values())

"""A title's data file: opened, laid under an owner's corrections, and refused with the line and the reason."""

from __future__ import annotations

import re
import tomllib
from typing import Literal, NoReturn, TypeVar, get_args, get_type_hints

import msgspec

from ludothek.kernel.errors import BadContent


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One entry of a data file; where its values come from is never left out."""

    source: Literal["rulebook", "component", "reconstructed"]


Form = TypeVar("Form", bound=Entry)


class ContentFile:
    """The shipped file, with an owner's own file laid over it.

    What the owner's file leaves out stays as it is. An entry of a list is replaced by the one with the same number or
    name, and there again only what is given; a list without such keys is replaced as a whole.
    """

    def __init__(self, name: str, shipped: str, own: str | None = None, keys: tuple[str, ...] = ("id",)) -> None:
        self.name = name
        self._keys = keys  # what tells the entries of a list apart
        self.text = shipped if own is None else own
        self.data = self._parsed(shipped)
        if own is not None:
            given = self._parsed(own)
            for key in given:
                if key not in self.data:
                    self.refuse(
                        f"there is nothing called {key}; there is {', '.join(self.data)}", rf"\[*{re.escape(key)}"
                    )
            self._check_keys(given)
            self.data = self._laid_over(self.data, given)

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

    def refuse(self, reason: str, *near: str, key: str = "") -> NoReturn:
        """Complain, naming the line of the first pattern that is found, or that of the key in the entry there."""
        line = next((line for pattern in near if (line := self._line(pattern, key))), 0)
        raise BadContent(f"In the content of {self.name}{f', line {line}' if line else ''}: {reason}.")

    def _read(self, entry: object, form: type[Form], name: str) -> Form:
        try:
            return msgspec.convert(entry, form)
        except msgspec.ValidationError as error:
            complaint, _, path = str(error).partition(" - at ")
            key = re.match(r"`?\$?\.?(\w*)", path)
            about = key[1] if key else ""
            given = entry if isinstance(entry, dict) else {}
            unknown = re.search(r"unknown field `(.*)`", complaint)
            if unknown:
                about = unknown[1]
            near = [_line_with(each, given[each]) for each in self._keys if each in given]
            self.refuse(_spoken(complaint, name, about, entry, form), *near, rf"\[*{name}\b", key=about)

    def _check_keys(self, given: dict[str, object]) -> None:
        """What tells entries apart is a number or a name, and an entry that stands twice is a slip of the pen."""
        for name, entries in given.items():
            listed = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
            for key in self._keys:
                keys = [entry.get(key) for entry in listed]
                for number, value in enumerate(keys):
                    if not isinstance(value, str | int | None):
                        self.refuse(f"{key} of {name} is a number or a name, not {value!r}", rf"\[*{name}\b")
                    if value is not None and value in keys[:number]:
                        self.refuse(f"{name} has {key} {value} twice", _line_with(key, value))

    def _line(self, pattern: str, key: str) -> int:
        found = re.search(rf"^[^#\n]*?{pattern}", self.text, re.MULTILINE)
        if found is None:
            return 0
        entry = max(self.text.rfind("[[", 0, found.end()), self.text.rfind("{", 0, found.end()), 0)
        end = re.compile(r"\n\[|\}").search(self.text, found.end())
        inside = re.compile(rf"^[^#\n]*?\b{key}\s*=", re.MULTILINE)
        there = inside.search(self.text, entry, end.start() if end else len(self.text)) if key else None
        return self.text.count("\n", 0, there.end() if there else found.end()) + 1

    def _parsed(self, text: str) -> dict[str, object]:
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadContent(f"The content of {self.name} is not TOML: {error}.") from None

    def _laid_over(self, shipped: dict[str, object], own: dict[str, object]) -> dict[str, object]:
        merged = dict(shipped)
        for key, value in own.items():
            before = merged.get(key)
            if isinstance(before, dict) and isinstance(value, dict):
                merged[key] = self._laid_over(before, value)
            elif isinstance(before, list) and isinstance(value, list):
                merged[key] = self._list_laid_over(before, value)
            else:
                merged[key] = value
        return merged

    def _list_laid_over(self, shipped: list[object], own: list[object]) -> list[object]:
        """Entries with the same key replace each other; a list whose entries have none is replaced as a whole."""
        for key in self._keys:
            keyed = {entry[key]: entry for entry in shipped if isinstance(entry, dict) and key in entry}
            if len(keyed) == len(shipped) and all(isinstance(entry, dict) and key in entry for entry in own):
                for entry in own:
                    assert isinstance(entry, dict)
                    keyed[entry[key]] = self._laid_over(keyed.get(entry[key], {}), entry)
                return list(keyed.values())
        return own


def _spoken(complaint: str, name: str, key: str, entry: object, form: type[Entry]) -> str:
    """A validator's complaint in words: what was expected and what came."""
    given = entry.get(key) if isinstance(entry, dict) and key else entry
    allowed = get_args(get_type_hints(form).get(key))
    if "unknown field" in complaint:
        return f"{name} has nothing called {key}; it has {', '.join(form.__struct_fields__)}"
    if "missing required field" in complaint:
        return f"{name} lacks {complaint.split('`')[1]}"
    if "nvalid enum value" in complaint and allowed:
        return f"{key} of {name} is {' or '.join(map(str, allowed))}, not {given!r}"
    expected = complaint.removeprefix("Expected ").partition(", got")[0].replace("`", "")
    for word, plain in (("int", "a whole number"), ("str", "text"), ("array", "a list"), ("object", "a table")):
        expected = re.sub(rf"\b{word}\b", plain, expected)
    return f"{f'{key} of {name}' if key else name} is {expected}, not {given!r}"


def _line_with(key: str, value: object) -> str:
    """The pattern of a line that gives a key this value."""
    written = re.escape(str(value))
    return rf"\b{key}\s*=\s*[\"']?{written}(?![\w-])"

"""A title's data files: opened, with an owner's own file laid over them, and refused with the line and the reason.

A title says what its files hold as forms, which are structs: every field has a type and bounds, an entry its source.
What forms cannot say (that counts fit each other, what the engine has room for) the title checks with ``expect``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Generic, Literal, NoReturn, Self, TypeVar

import msgspec

from ludothek.kernel.errors import QUOTED, BadContent
from ludothek.kernel.resources import read_text
from ludothek.kernel.toml_lines import Path, lines_of

LISTED = 24
"""How many names an error lists."""


class Words(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """A part of an entry, or an entry whose parts have a source each."""


class Entry(Words, frozen=True):
    """One entry of a data file; where its values come from is never left out."""

    source: Literal["rulebook", "component", "reconstructed"]


Form = TypeVar("Form", bound=Words, covariant=True)


class ContentFile(Generic[Form]):
    """The shipped files, with an owner's own file laid over them; ``entries`` is all of it, read into its form.

    What the owner's file leaves out stays as it is. A list with a key holds always the same entries: those named in the
    owner's file are changed, and there again only what is given. Any other list is replaced as a whole, and so are the
    tables called ``whole``, whose words mean something together only.
    """

    def __init__(
        self,
        title: str,
        package: str,
        form: type[Form],
        own: str | None = None,
        *,
        files: tuple[str, ...] = ("content.toml",),
        keys: Mapping[str, str],
        whole: tuple[str, ...] = (),
        names: tuple[str, ...] = (),
    ) -> None:
        self.title = title
        self._files = {file: read_text(package, file) or "" for file in files}
        self._own = own
        self._keys = keys  # by list, what tells its entries apart
        self._whole = whole
        self._names = names  # fields that nothing but the eye of a player reads
        self._places: dict[Path, Path] = {}  # of entries of lists with a key: where they stand in the owner's file
        self._data: dict[str, object] = {}
        for file, text in self._files.items():
            self._data |= self._parsed(text, file)
        if own is not None:
            self._lay_over(self._parsed(own, "the content"))
        self.entries: Form = self._read(form)

    def expect(self, true: bool, expected: str, came: object, *near: Path) -> None:
        """Refuse the file unless something is true; ``near`` is where, the best guess first."""
        if not true:
            self.refuse(f"{expected}; it says {_shown(came, quoted=False)}", *near)

    def expect_keys(self, name: str, wanted: Iterable[object]) -> None:
        """The engine has a place for each entry of a list with a key, so the shipped file may have no others."""
        rows = self._data[name]
        assert isinstance(rows, list)
        given = [row.get(self._keys[name]) if isinstance(row, dict) else row for row in rows]
        expected = [*wanted]
        self.expect(given == expected, f"{name} are {_listed(expected)} in this order", _listed(given), (name,))

    def refuse(self, reason: str, *near: Path) -> NoReturn:
        """Complain, naming the line of the first place that the file has, or of what that place is in."""
        self._complain(reason, near if self._own is None else [self._own_place(path) for path in near])

    @cached_property
    def fingerprint(self) -> str:
        """Changes with everything that can change a game, but not with names of things, or provenance."""
        plain = _without(msgspec.to_builtins(self.entries), (*self._names, "source"))
        return sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:12]

    # Laying one file over others

    def _parsed(self, text: str, file: str) -> dict[str, object]:
        try:
            text.encode()
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            reason = str(error).rstrip(".")
            raise BadContent(f"{file[:1].upper()}{file[1:]} of {self.title} is not TOML: {reason}.") from None

    def _lay_over(self, own: dict[str, object]) -> None:
        for name, given in own.items():
            if name not in self._data:
                self.refuse(
                    f"there is nothing called {_shown(name, quoted=False)}; there is {_listed(self._data)}", (name,)
                )
            if name in self._keys:
                self._data[name] = self._changed(name, given)
            else:
                self._data[name] = self._merged(self._data[name], given)

    def _changed(self, name: str, given: object) -> list[object]:
        """A list with a key, with the entries that the owner names changed."""
        key, shipped = self._keys[name], self._data[name]
        assert isinstance(shipped, list)
        rows = [*shipped]
        known = [row[key] for row in rows]
        if not isinstance(given, list):
            self.refuse(f"{name} is a list, not {_shown(given)}", (name,))
        for number, row in enumerate(given):
            if not isinstance(row, dict):
                self._complain(f"an entry of {name} is a table, not {_shown(row)}", [(name, number)])
            if key not in row:
                self._complain(f"an entry of {name} says by its {key} which one it is", [(name, number)])
            place = next((n for n, each in enumerate(known) if _same(each, row[key])), None)
            if place is None:
                reason = f"{name} has no {key} {_shown(row[key])}; it has {_listed(known)}"
                self._complain(reason, [(name, number, key)])
            if (name, place) in self._places:
                self._complain(f"{name} has {key} {_shown(row[key], quoted=False)} twice", [(name, number, key)])
            self._places[name, place] = (name, number)
            rows[place] = self._merged(rows[place], row)
        return rows

    def _merged(self, shipped: object, own: object) -> object:
        if not isinstance(shipped, dict) or not isinstance(own, dict):
            return own
        return shipped | {
            key: value if key in self._whole else self._merged(shipped.get(key), value) for key, value in own.items()
        }

    # Reading it into its form

    def _read(self, form: type[Form]) -> Form:
        try:
            return msgspec.convert(self._data, form)
        except msgspec.ValidationError as error:
            told = f"{error} - at `$" if " - at `$" not in str(error) else str(error)
            complaint, _, where = told.rpartition(" - at `$")  # the last one: names of keys may hold anything
            path: Path = tuple(
                int(number) if number else name for name, number in re.findall(r"\.([\w-]+)|\[(\d+)\]", where)
            )
            named = re.search(r"(?:unknown|required) field `(.*)`", complaint)
            unknown = named is not None and "unknown" in complaint
            self.refuse(
                _spoken(complaint, path, self._at(path), form), (*path, named[1]) if named and unknown else path
            )

    def _at(self, path: Path) -> object:
        """What stands at a path."""
        part: object = self._data
        for step in path:
            if isinstance(part, dict):
                part = part.get(step)
            elif isinstance(part, list) and isinstance(step, int):
                part = part[step]
        return part

    # Saying where something is wrong

    def _complain(self, reason: str, near: Sequence[Path]) -> NoReturn:
        raise BadContent(f"In {self._where(near)}: {reason}.")

    def _where(self, near: Sequence[Path]) -> str:
        """The file and the line, as far as they can be told."""
        if self._own is not None:
            line = _line(lines_of(self._own), near)
            return f"the content of {self.title}{f', line {line}' if line else ''}"
        for file, text in self._files.items():
            if line := _line(lines_of(text), near):
                return f"{file} of {self.title}, line {line}"
        return f"the content of {self.title}"

    def _own_place(self, path: Path) -> Path:
        """Where the owner's file has what stands at a path now; of an entry it does not have, the list."""
        if len(path) < 2 or path[0] not in self._keys:
            return path
        place = self._places.get(path[:2])
        return (path[0], -1) if place is None else (*place, *path[2:])


Read = TypeVar("Read", bound=ContentFile[Words])


class OwnContent(Generic[Read]):
    """Mixed into a title's game: it is played with its shipped components, or with those of an owner's own file.

    A title adds how its content is read; ``content``, ``content_id`` and ``with_content`` come from here.
    """

    own_content: str | None = None

    def read_content(self, own: str | None) -> Read:
        """The content with the text of an owner's file, or the shipped content."""
        raise NotImplementedError

    @cached_property
    def content(self) -> Read:
        return self.read_content(self.own_content)

    @cached_property
    def content_id(self) -> str | None:
        """Tells components of an owner's own apart from the shipped ones, in records; names of things do not count."""
        if self.own_content is None:
            return None
        own = self.content.fingerprint
        return None if own == self.read_content(None).fingerprint else own

    def with_content(self, text: str) -> Self:
        """This title with an owner's own data file, which is refused at once if it is wrong."""
        own = type(self)()
        own.own_content = text
        own.content  # noqa: B018  # reading it is what refuses it
        return own


def _line(lines: Mapping[Path, int], near: Iterable[Path]) -> int:
    """The line of the first place there is, else of the first thing around one; 0 if there is neither."""
    places = [*near]
    exact = [lines[path] for path in places if path in lines]
    around = [lines[path[:end]] for path in places for end in range(len(path), 0, -1) if path[:end] in lines]
    return next(iter([*exact, *around]), 0)


def _spoken(complaint: str, path: Path, given: object, form: type[Words]) -> str:
    """A validator's complaint in words: what was expected and what came."""
    names = [step for step in path if isinstance(step, str)]
    about = " of ".join(reversed(names)) or "the file"
    expected = msgspec.inspect.type_info(form)
    for step in path:
        expected = _inside(expected, step)
    if "unknown field" in complaint and isinstance(expected, msgspec.inspect.StructType):
        own_first = sorted(expected.fields, key=lambda field: field.name == "source")
        fields = _listed(field.encode_name for field in own_first)
        key = complaint.split("`")[1]
        hint = "; names and texts are in the catalogues" if key in ("name", "names", "text", "title") else ""
        return f"{about} has nothing called {_shown(key, quoted=False)}; it has {fields}{hint}"
    if "missing required field" in complaint:
        return f"{about} lacks {complaint.split('`')[1]}"
    about = f"an entry of {about}" if path and isinstance(path[-1], int) else about
    if isinstance(expected, msgspec.inspect.LiteralType):
        return f"{about} is {' or '.join(map(str, expected.values))}, not {_shown(given)}"
    words = (
        complaint.removeprefix("Expected ")
        .partition(", got")[0]
        .replace("`", "")
        .replace(" | null", "")
        .replace(" | ", " or ")
    )
    for word, plain in (("int", "a whole number"), ("str", "text"), ("array", "a list"), ("object", "a table")):
        words = re.sub(rf"\b{word}\b", plain, words)
    return f"{about} is {words.replace('bool', 'true or false')}, not {_shown(given)}"


def _inside(form: msgspec.inspect.Type, step: str | int) -> msgspec.inspect.Type:
    """The form of a part of something of this form."""
    if isinstance(form, msgspec.inspect.UnionType):
        form = form.types[0]
    if isinstance(form, msgspec.inspect.StructType):
        return next((field.type for field in form.fields if field.encode_name == step), form)
    if isinstance(form, msgspec.inspect.TupleType) and isinstance(step, int):
        return form.item_types[step]
    return form.item_type if isinstance(form, msgspec.inspect.ListType) else form


def _same(one: object, other: object) -> bool:
    """Equal, and of the same kind: 1 is neither true nor 1.0 here."""
    return type(one) is type(other) and one == other


def _shown(value: object, quoted: bool = True) -> str:
    """A wrong value, short enough for a sentence."""
    text = value if isinstance(value, str) and value.isprintable() and not quoted else repr(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def _listed(names: Iterable[object]) -> str:
    """Names in a row; of very many, the first and the last."""
    words = [str(name) for name in names]
    return ", ".join(words if len(words) <= LISTED else [*words[:3], "…", words[-1]])


def _without(part: object, names: tuple[str, ...]) -> object:
    """The same without the fields of these names."""
    if isinstance(part, dict):
        return {key: _without(value, names) for key, value in part.items() if key not in names}
    return [_without(each, names) for each in part] if isinstance(part, list | tuple) else part

"""The options of a title: a name, the values it can have, the one it has when nothing is said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from ludothek.kernel.errors import UnknownOption, as_given

Value = str | int | bool
Options = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One option; the first value is the default. Its texts are ``option-NAME`` and ``option-NAME-VALUE``."""

    name: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, given: object, title: str) -> Value:
        """The value meant by what a person or a file gave; text is understood for every kind of value."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.strip().lower() == word(value):
                return value
        values = ", ".join(word(value) for value in self.values)
        raise UnknownOption("option-value", option=self.name, title=title, values=values, given=as_given(given))


def word(value: Value) -> str:
    """
    >>> word(True), word("ask"), word(3)
    ('true', 'ask', '3')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(title: str, schema: Iterable[Option], given: Mapping[str, object]) -> Options:
    """Every option of the title with the value it has: the given one, else the default."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            if not known:
                raise UnknownOption("no-options", title=title, option=as_given(name))
            raise UnknownOption("option", title=title, option=as_given(name), known=", ".join(known))
    return {name: option.read(given.get(name, option.default), title) for name, option in known.items()}


def every_combination(schema: Iterable[Option]) -> Iterator[Options]:
    """All ways to set the options of a title."""
    known = list(schema)
    for values in product(*(option.values for option in known)):
        yield {option.name: value for option, value in zip(known, values, strict=True)}


def one_at_a_time(schema: Iterable[Option]) -> Iterator[Options]:
    """The defaults; then every other value with the defaults around it; then the last value of every option at once."""
    known = list(schema)
    defaults = {option.name: option.default for option in known}
    yield dict(defaults)
    for option in known:
        for value in option.values[1:]:
            yield {**defaults, option.name: value}
    yield {option.name: option.values[-1] for option in known}


def json_schema(schema: Iterable[Option]) -> dict[str, object]:
    """The options as a JSON Schema, for clients that draw a form of them."""
    properties = {option.name: {"enum": list(option.values), "default": option.default} for option in schema}
    return {"type": "object", "properties": properties, "additionalProperties": False}

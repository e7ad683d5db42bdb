"""Files of an owner's own, made by changing a few values of a shipped one: some right, most of them wrong."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterator

from hypothesis import strategies as st

from ludothek.kernel.resources import read_text

Path = tuple[str | int, ...]
ODD: tuple[object, ...] = (
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    12,
    99,
    1000,
    10**30,
    -(10**30),
    True,
    False,
    "",
    "x",
    1.5,
    math.nan,
    math.inf,
    [],
    {},
)


def shipped_data(package: str, *files: str) -> dict[str, object]:
    """All that a title's data files say."""
    data: dict[str, object] = {}
    for file in files:
        data |= tomllib.loads(read_text(package, file) or "")
    return data


def written(value: object) -> str:
    """A value as TOML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(str(key))} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value).lower() if isinstance(value, bool) else str(value)


def file_of(data: dict[str, object]) -> str:
    return "".join(f"{name} = {written(value)}\n" for name, value in data.items())


def mutated(data: dict[str, object]) -> st.SearchStrategy[str]:
    """What is different after one to three changes: numbers a little off, values from elsewhere, nonsense, gaps."""
    paths = [*_paths(data)]
    numbers = [path for path in paths if isinstance(_at(data, path), int)]
    slight = st.tuples(st.sampled_from(numbers), st.sampled_from([-3, -2, -1, 1, 2, 3]).map(_off))
    any_change = st.one_of(
        st.sampled_from(paths).map(lambda other: lambda _: _at(data, other)),
        st.sampled_from(ODD).map(lambda odd: lambda _: odd),
        st.just(_shorter),
        st.just(_longer),
    )
    change = st.one_of(slight, slight, slight, st.tuples(st.sampled_from(paths), any_change))
    return st.lists(change, min_size=1, max_size=3).map(lambda changes: file_of(_changed(data, changes)))


def _off(step: int) -> Callable[[object], object]:
    return lambda value: value + step if isinstance(value, int) and not isinstance(value, bool) else value


def _shorter(value: object) -> object:
    if isinstance(value, dict):
        return dict([*value.items()][:-1])
    return value[:-1] if isinstance(value, list | str) else value


def _longer(value: object) -> object:
    if isinstance(value, dict):
        return {**value, "more": 1}
    return [*value, *value[:1]] if isinstance(value, list) else value


def _changed(data: dict[str, object], changes: list[tuple[Path, Callable[[object], object]]]) -> dict[str, object]:
    changed = data
    for path, change in changes:
        changed = _with(changed, path, change)  # type: ignore[assignment]  # a path has a name at least
    return {name: value for name, value in changed.items() if value is not data[name]}


def _with(value: object, path: Path, change: Callable[[object], object]) -> object:
    """A copy with one part changed, if an earlier change has left it there."""
    if not path:
        return change(value)
    step, rest = path[0], path[1:]
    if isinstance(value, dict) and step in value:
        return {**value, step: _with(value[step], rest, change)}
    if isinstance(value, list) and isinstance(step, int) and step < len(value):
        return [*value[:step], _with(value[step], rest, change), *value[step + 1 :]]
    return value


def _at(data: object, path: Path) -> object:
    for step in path:
        data = data[step]  # type: ignore[index]  # a path of these data
    return data


def _paths(value: object, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _paths(each, (*path, key))
    elif isinstance(value, list):
        for n, each in enumerate(value):
            yield from _paths(each, (*path, n))

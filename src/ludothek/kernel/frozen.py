"""A state as bytes, so that a mind can think about it in another process.

What can change in a game travels: numbers, text, rows, lists and whatever is made of them. What is the same in every
game of a title (tables, routes) stays: the other process takes it from a game it sets up itself, with the same rules,
seats and options. Whatever is neither is refused, so that nothing is lost on the way.

The bytes hold all that the state holds. Where they go to somebody who may not know everything, freeze a state from
``determinize``, never the true one.

The compiled and the pure build write the same bytes and read each other's. Only the compiled one can tell a row from a
list, so between the two a row arrives as a row where the attribute holds one when a game begins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from types import MemberDescriptorType
from typing import Any, Literal

import msgspec

from ludothek.kernel.errors import QUOTED, CannotFreeze, CannotThaw
from ludothek.kernel.game import Game
from ludothek.kernel.options import Value
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import EMPTY, State

ROW: type = type(EMPTY)
CARRIED = frozenset({"game", "seats", "options", "journal"})
"""What stands in the heading of the bytes, or nowhere."""

SIMPLE = frozenset({bool, str, float, bytes, type(None)})
UNSET = {"unset": None}
"""Stands for what is there when a game begins, and now is not."""
LEAST, MOST = -(2**63), 2**63 - 1

PARTS: dict[type, tuple[str, Callable[[Any], Iterable[object]]]] = {
    ROW: ("row", list),
    tuple: ("tuple", list),
    set: ("set", list),
    frozenset: ("frozenset", list),
    dict: ("dict", dict.items),
    Rng: ("rng", Rng.place),
}
"""What msgpack does not know: its kind and its parts, which travel as a map of one to the other."""

WHOLE: dict[str, Callable[[list[Any]], object]] = {
    "row": ROW,
    "tuple": tuple,
    "set": set,
    "frozenset": frozenset,
    "dict": dict,
    "rng": lambda parts: Rng(*parts),
    "int": lambda parts: int(*parts),
}


class Frozen(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The form of the bytes."""

    format: Literal["ludothek-state"]
    version: Literal[1]
    title: str
    rules: int
    content: str | None
    seats: int
    options: dict[str, Value]
    held: dict[str, Any]


@dataclass(frozen=True)
class Mould:
    """A game that has just begun, to pour any other one of the same seats and options into."""

    state: State
    shared: dict[str, object]
    """What is not plain, and the same object in every game."""
    own: frozenset[str]
    """The names of all else."""
    rows: frozenset[str]
    """Which of them are rows; none in pure Python, where rows are lists like any other."""


class _NotPlain(Exception):
    """A value that cannot travel; the message is its type."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Frozen).decode


def freeze(state: State) -> bytes:
    """A state as bytes for another process; its journal stays behind.

    >>> from ludothek import game
    >>> state = game("worldsfair").new(3, seed=42)
    >>> thaw(freeze(state))
    <worldsfair, 3 seats, 0 decisions, seat 0 to move>
    """
    game = state.game
    if state.options is None:
        raise CannotFreeze(
            f"A state of {game.title} does not know its options: begin it with Game.new, "
            "and let its clone call copy_progress_to."
        )
    mould = _mould(game, state.seats, tuple(state.options.items()))
    attributes = _attributes(state)
    held: dict[str, object] = dict.fromkeys(mould.own - attributes.keys(), UNSET)
    for name, value in attributes.items():
        if name in mould.rows and type(value) is ROW:
            held[name] = list(value)  # type: ignore[call-overload]
            continue
        try:
            held[name] = _packed(value)
        except _NotPlain as found:
            if name not in mould.shared or mould.shared[name] is not value:
                raise CannotFreeze(
                    f"{name} of {game.title} cannot travel: it holds a {found} of this one game, "
                    "but only numbers, text, rows and lists of them can be a game's own."
                ) from None
    return _encode(
        Frozen("ludothek-state", 1, game.title, game.rules_version, game.content_id, state.seats, state.options, held)
    )


def thaw(frozen: bytes) -> State:
    """The same state again; it keeps no journal."""
    try:
        told = _decode(frozen)
    except msgspec.DecodeError as error:
        raise CannotThaw(f"The bytes are no frozen state: {error}.") from None
    game = find_game(told.title).with_rules(told.rules)
    if game.content_id != told.content:
        meant = "the usual components" if told.content is None else "components of an owner's own"
        raise CannotThaw(f"The state of {told.title} was frozen with {meant}, but this process plays with others.")
    mould = _mould(game, told.seats, tuple(told.options.items()))
    state = mould.state.clone()
    missing = mould.own - told.held.keys()
    if missing:
        raise CannotThaw(f"A state of {told.title} has {min(missing)}, but the frozen one came without.")
    for name, value in told.held.items():
        try:
            if name in mould.rows and type(value) is list:
                setattr(state, name, ROW(value))
            elif value == UNSET:
                if hasattr(state, name):
                    delattr(state, name)
            else:
                setattr(state, name, _unpacked(value))
        except (AttributeError, LookupError, OverflowError, TypeError, ValueError):
            shown = repr(value)[:QUOTED]
            raise CannotThaw(f"In a state of {told.title} there is no {name} that can be {shown}.") from None
    return state


@lru_cache(maxsize=256)
def _mould(game: Game, seats: int, options: tuple[tuple[str, Value], ...]) -> Mould:
    state = game.new(seats, 0, dict(options))
    held, twins = _attributes(state), _attributes(state.clone())
    shared = {
        name: value for name, value in held.items() if not _is_plain(value) and name in twins and twins[name] is value
    }
    rows = (name for name, value in held.items() if ROW is not list and type(value) is ROW)
    return Mould(state, shared, frozenset(held.keys() - shared.keys()), frozenset(rows))


def _attributes(state: State) -> dict[str, object]:
    """Everything the state has besides the heading."""
    kind: type = type(state)
    names, read = _slots(kind)
    try:
        held = dict(zip(names, read(state), strict=True))
    except AttributeError:  # some are not set yet
        held = {name: getattr(state, name) for name in names if hasattr(state, name)}
    return held | getattr(state, "__dict__", {})


@cache
def _slots(kind: type) -> tuple[list[str], Callable[[State], tuple[object, ...]]]:
    """The attributes outside ``__dict__``, in the same order in every build, and how to read all of them at once.

    Slots are descriptors of the class; a class compiled by mypyc has a list of its own instead.
    """
    slots = {name for each in kind.__mro__ for name, way in vars(each).items() if isinstance(way, MemberDescriptorType)}
    names = sorted((slots | set(getattr(kind, "__mypyc_attrs__", ()))) - CARRIED)
    return names, attrgetter(*names)


def _is_plain(value: object) -> bool:
    try:
        _packed(value)
    except _NotPlain:
        return False
    return True


def _packed(value: Any) -> object:
    """A plain value as msgpack can write it."""
    kind = type(value)
    if kind is int:
        return value if LEAST <= value <= MOST else {"int": [str(value)]}
    if kind in SIMPLE:
        return value
    if kind is list:
        return [part if type(part) is int and LEAST <= part <= MOST else _packed(part) for part in value]
    if kind not in PARTS:
        raise _NotPlain(kind.__name__)
    name, parts = PARTS[kind]
    return {name: [_packed(part) for part in parts(value)]}


def _unpacked(value: Any) -> object:
    """The value that was packed."""
    if type(value) is list:
        return [part if type(part) is int else _unpacked(part) for part in value]
    if type(value) is dict:
        ((name, parts),) = value.items()
        return WHOLE[name]([_unpacked(part) for part in parts])
    return value

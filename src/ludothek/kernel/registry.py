"""Which titles there are: the folders under ``ludothek.games``, and what other packages offer in ``ludothek.games``."""

from __future__ import annotations

import logging
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

import ludothek.games
from ludothek.kernel.errors import UnknownTitle, as_given
from ludothek.kernel.game import Game

GROUP = "ludothek.games"

log = logging.getLogger("ludothek.titles")


def titles() -> list[str]:
    """The ids of all installed titles, our own first."""
    return [*_own(), *(title for title in _offered() if title not in _own())]


def game(title: str) -> Game:
    """The title of this id."""
    return _replaced.get(title) or _installed(title)


def games() -> list[Game]:
    """All titles that can be loaded; another package's mistake is logged once, and hides only its own title."""
    found = []
    for title in titles():
        if title not in _broken:
            try:
                found.append(game(title))
            except UnknownTitle as error:
                _broken.add(title)
                log.warning("%s", error)
    return found


def use(game: Game) -> None:
    """From now on, let this process mean this game by its title: one with content of an owner's own."""
    _replaced[game.title] = game


_replaced: dict[str, Game] = {}
_broken: set[str] = set()


@cache
def _installed(title: str) -> Game:
    if title in _own():
        found = import_module(f"ludothek.games.{title}").GAME
    elif title in _offered():
        found = _load(_offered()[title])
    else:
        raise UnknownTitle("title", title=as_given(title), known=", ".join(titles()))
    if not isinstance(found, Game) or found.title != title:
        raise UnknownTitle("title-package", title=as_given(title))
    return found


def _load(offer: EntryPoint) -> object:
    try:
        return offer.load()
    except Exception as error:  # whatever another package does wrong
        raise UnknownTitle("title-broken", title=as_given(offer.name), place=offer.value, detail=str(error)) from error


@cache
def _own() -> tuple[str, ...]:
    return tuple(module.name for module in pkgutil.iter_modules(ludothek.games.__path__))


@cache
def _offered() -> dict[str, EntryPoint]:
    return {offer.name: offer for offer in entry_points(group=GROUP)}

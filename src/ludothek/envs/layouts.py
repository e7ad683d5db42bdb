"""Writes docs/observations.md: ``python -m ludothek.envs.layouts > docs/observations.md``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from ludothek.kernel.game import Game
from ludothek.kernel.observation import Field, layout_of
from ludothek.kernel.registry import games

HEAD = """# Observations

What a seat may know, as a row of numbers (`ludothek.kernel.observation`). The order is that of the tables;
`layout_of(game, seats)` has the place of everything: `layout.place("players[0].coins")`, `layout.names`,
`layout.least`, `layout.most`. The player who looks is `players[0]`, the next one in the order of the seats
`players[1]`. All
numbers fit a signed byte. *Counts* say how many; *things* say which one, 0 being the first word: as one-hot they are
`ludothek.envs.features.Features(layout)`. Made by `python -m ludothek.envs.layouts`.
"""


def document() -> str:
    """The page of all titles that are part of Ludothek."""
    own = [found for found in games() if found.package.startswith("ludothek.games.")]
    return "\n".join([HEAD, *(line for found in own for line in _title(found))])


def _title(found: Game) -> Iterator[str]:
    sizes = [str(layout_of(found, seats).size) for seats in range(found.min_seats, found.max_seats + 1)]
    yield f"## {found.title}"
    yield ""
    yield f"{', '.join(sizes)} numbers for {found.min_seats} to {found.max_seats} players."
    yield f"{found.action_space} choices."
    yield ""
    yield "| field | numbers | what they are |"
    yield "|---|---|---|"
    for name, group in groupby(layout_of(found, found.min_seats).fields, lambda field: _general(field.name)):
        fields = list(group)
        if not name.startswith("players[k]") or fields[0].name.startswith("players[0]"):
            yield f"| `{name}` | {_numbers(fields)} | {_described(fields[0])} |"
    yield ""


def _general(name: str) -> str:
    """The name that fields of the same kind share: of every player, of every area, of every card."""
    name = re.sub(r"players\[\d+\]", "players[k]", name)
    return re.sub(r"rankings\[\d+\]", "rankings[n]", re.sub(r"areas\.[a-z-]+\.cards", "areas.AREA.cards", name))


def _numbers(fields: list[Field]) -> str:
    each = fields[0].size
    return f"{len(fields)} × {each}" if len(fields) > 1 else str(each)


def _described(field: Field) -> str:
    what = f"thing: {_few(field.words)}" if field.words else f"count, {field.least} to {field.most}"
    return f"{what}; for {_few(field.entries)}" if field.entries else what


def _few(words: tuple[str, ...]) -> str:
    shown = words if len(words) <= 16 else (*words[:5], f"… ({len(words)})", words[-1])
    return ", ".join(shown)


if __name__ == "__main__":
    print(document(), end="")

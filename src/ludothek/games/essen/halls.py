"""How a plan of the fair shows the halls: each zone as rows of booths."""

from __future__ import annotations

from ludothek.games.essen.tables import Hall


def halls(booths: list[tuple[str, tuple[int, int]]]) -> list[Hall]:
    """The zones from left to right, those above each other from the back; given are zone and cell of every booth.

    >>> halls([("red", (9, 0)), ("red", (10, 0)), ("red", (9, 1)), ("red", (10, 1)), ("blue", (6, 4))])
    [('blue', 1, [5]), ('red', 2, [3, 4, 1, 2])]
    """
    zones: dict[str, list[tuple[int, int, int]]] = {}
    for booth, (zone, (x, y)) in enumerate(booths, 1):
        zones.setdefault(zone, []).append((-y, x, booth))
    found: list[tuple[int, int, Hall]] = []
    for zone, cells in zones.items():
        cells.sort()
        columns = sorted({x for _, x, _ in cells})
        found.append((columns[0], cells[0][0], (zone, len(columns), [booth for _, _, booth in cells])))
    return [hall for _, _, hall in sorted(found)]

"""``ludothek admin rate``: find all ratings again from the rated games."""

from __future__ import annotations

import argparse

from ludothek.cli.screen import Screen
from ludothek.kernel.locale import catalogue


def rate(args: argparse.Namespace) -> int:
    from ludothek.cli.admin.opened import opened
    from ludothek.server.database import writing
    from ludothek.server.ratings import rate_anew

    with opened(args) as engine, writing(engine) as connection:
        games = rate_anew(connection)
    Screen(catalogue(args.lang)).say("rate-done", games=games)
    return 0

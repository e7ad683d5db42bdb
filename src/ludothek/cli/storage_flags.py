"""The flags that say how much a server stores, and for how long."""

from __future__ import annotations

import argparse


def storage_arguments(serve: argparse.ArgumentParser) -> None:
    storage = serve.add_argument_group("storage", "how much may be stored (0: any amount), and for how long")
    for flag, help in (
        ("--tables-per-day", "tables one person may open within a day (default: 200)"),
        ("--records-per-person", "records one person may have brought (default: 200)"),
        ("--megabytes-per-person", "how large these may be together (default: 20)"),
        ("--lines-per-table", "lines of talk a table takes (default: 2000)"),
        ("--storage-limit", "megabytes from which on nothing new is begun (default: 10000)"),
    ):
        storage.add_argument(flag, type=int, metavar="N", help=help)
    keeping_arguments(storage)


def keeping_arguments(group: argparse._ArgumentGroup) -> None:
    """For how many days things are kept."""
    for flag, help in (
        ("--keep-finished", "finished games of several people or of an account (default: 0, for ever)"),
        ("--keep-solo", "finished games of one guest without other people (default: 30)"),
        ("--keep-abandoned", "games of guests nobody goes on with (default: 90)"),
        ("--keep-unplayed", "tables nobody decided anything at, records guests brought (default: 1)"),
        ("--keep-sessions", "cookies nobody uses (default: 400)"),
    ):
        group.add_argument(flag, type=int, metavar="DAYS", help=help)

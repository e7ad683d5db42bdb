"""The flags that say how much a server stores, and for how long."""

from __future__ import annotations

import argparse

from ludothek.cli.parser import Parser

QUOTAS = (
    "--tables-per-day",
    "--records-per-person",
    "--megabytes-per-person",
    "--lines-per-table",
    "--storage-limit",
)
KEPT = ("--keep-finished", "--keep-solo", "--keep-abandoned", "--keep-unplayed", "--keep-sessions")


def storage_arguments(serve: Parser) -> None:
    storage = serve.add_argument_group("storage")
    for flag in QUOTAS:
        storage.add_argument(flag, type=int, metavar="N")
    keeping_arguments(storage)


def keeping_arguments(group: argparse._ArgumentGroup) -> None:
    """For how many days things are kept."""
    for flag in KEPT:
        group.add_argument(flag, type=int, metavar="DAYS")

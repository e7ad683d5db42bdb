"""``ludothek restore``: bring back what ``ludothek backup`` has written."""

from __future__ import annotations

from argparse import Namespace

from ludothek.cli.backup import report
from ludothek.cli.serve import settings


def restore(args: Namespace) -> int:
    from ludothek.server.restore import restore

    return report(restore(args.file, settings(args).database, args.force), args.lang)

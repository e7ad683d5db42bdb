"""``--jobs`` and ``--on``: where games are played."""

from __future__ import annotations

from argparse import Namespace

from ludothek.arena.pools import Pool, Processes


def pool_of(args: Namespace, jobs: int) -> Pool:
    """Processes of this machine, by default so many, or a Ray cluster with all it has."""
    if args.on is None:
        return Processes(jobs if args.jobs is None else args.jobs)
    from ludothek.arena.cluster import Cluster

    return Cluster(args.on, args.jobs)

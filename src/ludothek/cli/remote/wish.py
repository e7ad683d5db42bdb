"""The table somebody wishes for, from the same flags as a game at home."""

from __future__ import annotations

from argparse import Namespace

from ludothek.cli.play import computers, wanted_seat
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.registry import game as find_game
from ludothek.protocol import NewTable, Place


def wished(args: Namespace, title: str) -> NewTable:
    """Me, others at this screen, seats for anyone, seats for the invited, computer players; drawn unless ``--seat``."""
    game = find_game(title)
    game.settle(dict(args.option))
    away = (args.open or 0) + (args.invite or 0)
    minds = computers(args, game, away)
    seats = len(minds) + 1 + away if args.seats is None else args.seats
    here = seats - len(minds) - away
    if here < 1:
        raise LudothekError(
            f"There is no seat left for you: {seats} seats, {len(minds)} computer players, {away} others."
        )
    places = [
        Place(who="me"),
        *(Place(who="here") for _ in range(here - 1)),
        *(Place(who="anyone") for _ in range(args.open or 0)),
        *(Place(who="invitation") for _ in range(args.invite or 0)),
        *(Place(who="mind", mind=mind) for mind in minds),
    ]
    if args.seat:
        first = wanted_seat(args.seat, seats)
        places = places[seats - first :] + places[: seats - first]
    return NewTable(title=game.title, seats=places, options=dict(args.option), shuffle=not args.seat)

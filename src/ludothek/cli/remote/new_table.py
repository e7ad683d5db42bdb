"""The request for a new table on a server, from the same flags as a game at home."""

from __future__ import annotations

from argparse import Namespace

from ludothek.cli.play import computer_players, wanted_seat
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.registry import game as find_game
from ludothek.minds import mind
from ludothek.protocol import NewTable, Place


def new_table(args: Namespace, title: str) -> NewTable:
    """What is asked of the server: my seat, others at this screen, anyone's, invited ones, computer players.

    Who sits where is drawn unless ``--seat`` says it.
    """
    game = find_game(title)
    game.settle(dict(args.option))
    away = (args.open or 0) + (args.invite or 0)
    minds = computer_players(args, game, away)
    seats = len(minds) + 1 + away if args.seats is None else args.seats
    here = seats - len(minds) - away
    if here < 1:
        raise LudothekError("no-seat-left", seats=seats, minds=len(minds), others=away)
    places = [
        Place(who="me"),
        *(Place(who="here") for _ in range(here - 1)),
        *(Place(who="anyone") for _ in range(args.open or 0)),
        *(Place(who="invitation") for _ in range(args.invite or 0)),
        *(Place(who="mind", mind=each) for each in minds),
    ]
    if args.seat:
        first = wanted_seat(args.seat, seats)
        places = places[seats - first :] + places[: seats - first]
    if args.stand_in is not None:
        mind(game, args.stand_in)  # refuses one that is not there
    return NewTable(
        title=game.title, seats=places, options=dict(args.option), shuffle=not args.seat, stand_in=args.stand_in
    )

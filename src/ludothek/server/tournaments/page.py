"""What is shown of tournaments: the list, and the page of one with its standings and stages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from ludothek.protocol import Stage, StageSeat, StageTable, Tournament, TournamentCard, TournamentPlayer
from ludothek.server import store
from ludothek.server.store.tournaments import Entrant, TableOfRound, TournamentRow
from ludothek.server.tournaments.director import played_games
from ludothek.server.tournaments.standings import Line, by_rank, compared, standings


def cards(connection: Connection, person: str | None) -> list[TournamentCard]:
    """The tournaments that somebody finds in a list: those that go on first."""
    found = store.tournaments_for(connection, person)
    return [_card(row, host, count, person, inside) for row, host, count, inside in found]


def _card(row: TournamentRow, host: str, entered: int, person: str | None, inside: bool) -> TournamentCard:
    plan = row.plan
    return TournamentCard(
        id=row.id,
        name=row.name,
        title=row.title,
        format=plan.format,
        status=row.status,
        seats=plan.seats,
        people=plan.people,
        rounds=row.rounds,
        round=row.round,
        pace=plan.pace,
        clock=plan.clock,
        listed=row.listed,
        host=host,
        entered=entered,
        opened=row.wall,
        changed=row.changed,
        yours=person is not None and person == row.host,
        in_it=inside,
    )


def page(connection: Connection, id: str, person: str | None) -> Tournament:
    """The page of a tournament as somebody sees it."""
    row = store.tournament(connection, id)
    entered = store.entrants(connection, id)
    games = store.tables_of_rounds(connection, id)
    names = store.names_of_people(connection, [row.host])
    played = played_games(games)
    lines = standings(row.plan.format, [each.number for each in entered], played)
    by_number = {each.number: each for each in entered}
    if row.round == 0:
        lines.sort(key=lambda line: line.player)
    me = next((each for each in entered if each.person == person), None) if person else None
    inside = me is not None and me.left is None
    card = _card(row, names.get(row.host, ""), len(entered), person, inside)
    return Tournament(
        **msgspec.structs.asdict(card),
        options=row.plan.options,
        mind=row.plan.mind,
        players=[_player(line, by_number[line.player], person) for line in lines],
        stages=_stages(row, games),
        your_table=_table_of(me, games),
    )


def _player(line: Line, entrant: Entrant, person: str | None) -> TournamentPlayer:
    return TournamentPlayer(
        number=entrant.number,
        name=entrant.name,
        page=entrant.page,
        yours=entrant.person == person,
        place=line.place,
        points=float(line.points),
        opponents=float(line.opponents),
        margin=float(line.margin),
        wins=line.wins,
        rounds={str(round): float(points) for round, points in sorted(line.rounds.items())},
        left=entrant.left,
    )


def _table_of(me: Entrant | None, games: Sequence[TableOfRound]) -> str | None:
    if me is None:
        return None
    return next((game.table for game in games if me.number in game.players and game.outcome is None), None)


def _stages(row: TournamentRow, games: Sequence[TableOfRound]) -> list[Stage]:
    """The rounds, the newest first. Of a deal that is still being played nobody reads what others have made."""
    played = played_games(games)
    comparing = compared(played) if row.plan.format == "duplicate" else None
    stages = {round: Stage(round=round, tables=[]) for round in range(row.round, 0, -1)}
    for game, same in zip(games, played, strict=True):
        points = None
        if game.outcome is not None:
            points = by_rank(game.outcome.ranks) if comparing is None else comparing.get(id(same))
        seats = [StageSeat(player=player) for player in game.players]
        if game.outcome is not None and points is not None:
            for number, seat in enumerate(seats):
                seat.rank, seat.points = game.outcome.ranks[number], float(points[number])
                seat.score = game.outcome.scores[number] if game.outcome.scores else None
        sealed = comparing is not None and points is None and row.status == "playing"
        table = StageTable(id=game.table, status=game.status or "closed", sealed=sealed, seats=seats)
        stages[game.round].tables.append(table)
    return list(stages.values())

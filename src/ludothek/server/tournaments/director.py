"""Who looks after running tournaments: notes what came of tables, opens the next round, and ends the last.

Every step is one transaction that happens once, whatever process takes it and however often it is tried; so a server
that is killed between two of them goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Collection, Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Connection

from ludothek.kernel.errors import LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.rng import new_seed, seed_text
from ludothek.protocol import Terms
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.complaints import Complaints
from ludothek.server.log import Change
from ludothek.server.refusals import Clash, NotFound, Unavailable
from ludothek.server.rows import SeatRow, final_ranks
from ludothek.server.setting_up import UNPREDICTABLE, begun_table, new_row
from ludothek.server.store.tournaments import Entrant, TableOfRound, TournamentRow, Unsettled
from ludothek.server.table import Table
from ludothek.server.tables import Tables
from ludothek.server.tournaments import pairing
from ludothek.server.tournaments.standings import Game as PlayedGame
from ludothek.server.tournaments.standings import Outcome, standings

complaints = Complaints(logging.getLogger("ludothek.director"))


class Director:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._quiet: dict[str, tuple[int | None, int]] = {}  # by table, at which version, and until when nothing is due

    async def look_after_all(self) -> None:
        """One look at everything that is played in tournaments; whatever is wrong with one, the others go on."""
        ids, tables = await self._tables.ask(store.unsettled)
        self._quiet = {table.table: self._quiet[table.table] for table in tables if table.table in self._quiet}
        played = Counter(each.tournament for each in tables)
        for each in tables:
            await self._carefully(each.tournament, self._look_at(each, played))
        for id, status in ids:
            if status == "closed" or not played[id]:
                await self._carefully(id, self.go_on(id))

    async def _carefully(self, id: str, doing: Awaitable[None]) -> None:
        try:
            await doing
        except Unavailable:
            raise
        except Clash:
            pass  # another process was faster
        except Exception as error:
            complaints.say(id, f"Tournament {id} cannot go on.", error=error)

    # Tables.

    async def _look_at(self, at: Unsettled, played: Counter[str]) -> None:
        """Note what came of a table that is over; where somebody's time is up, let the stand-in go on."""
        if at.status == "playing" and not await self._is_decided(at):
            return
        played[at.tournament] -= 1
        if at.status == "playing":
            await self._close(at.table)
        result, kinds = await self._tables.ask(lambda connection: store.result_and_seats(connection, at.table))
        left = [kind == "resigned" for kind in kinds]
        if result is not None:
            await self._note(at.table, Outcome(result.ranks, result.scores, left))
        elif kinds:
            await self._note(at.table, Outcome(final_ranks([1] * len(left), left), None, left))
        else:  # somebody has deleted it
            games = await self._tables.ask(lambda connection: store.tables_of_rounds(connection, at.tournament))
            seats = next(len(game.players) for game in games if game.table == at.table)
            await self._note(at.table, Outcome([1] * seats, None, [False] * seats))

    async def _is_decided(self, at: Unsettled) -> bool:
        """Whether all but one have given up a game, who need not play on; where time is up, the stand-in goes on."""
        now = self._tables.time.now()
        version, until = self._quiet.get(at.table, (None, 0))
        if version == at.version and now < until:
            return False
        await self._relieve(at.table, now)
        table = (await self._tables.find(at.table)).table
        if not table.row.terms.sealed and _is_last(table):
            return True
        clocks = table.clocks.left(now)
        asked = [left for seat in table.waiting if not table.seats[seat].mind and (left := clocks[seat]) is not None]
        self._quiet[at.table] = at.version, now + min(asked, default=0)
        return False

    async def _relieve(self, table: str, now: int) -> None:
        """The stand-in goes on for all at a table whose time is up, also where nobody is there to ask for it."""

        def propose(table: Table) -> Change:
            for seat in table.waiting:
                row = table.seats[seat]
                if not row.mind and table.clocks.is_up(seat, now):
                    relieved = msgspec.structs.replace(row, mind=table.row.terms.stand_in)
                    return table.seated("handover", [relieved], seat, table.row.terms.stand_in)
            raise Clash("seat-has-time")

        with suppress(Clash):
            while True:
                await self._tables.change(table, propose)

    async def _note(self, table: str, outcome: Outcome) -> None:
        await self._tables.scribe.write(lambda connection: store.note_outcome_of(connection, table, outcome, wall()))

    async def _close(self, table: str) -> None:
        """A game that is decided, or belongs to a tournament that was closed."""

        def propose(table: Table) -> Change:
            if table.row.status not in ("open", "playing"):
                raise Clash("table-over")
            return table.seated("close")

        with suppress(Clash, NotFound):
            await self._tables.change(table, propose)

    async def _unseal(self, table: str) -> None:
        """The deal is over at all tables: from now on everybody may see them."""

        def propose(table: Table) -> Change:
            if not table.sealed:
                raise Clash("table-over")
            return table.seated("unseal")

        with suppress(Clash, NotFound):
            await self._tables.change(table, propose)

    # Rounds.

    async def go_on(self, id: str) -> None:
        """If all tables of the round are over, open the next one, or end the tournament after the last."""

        def read(connection: Connection) -> tuple[TournamentRow, list[Entrant], list[TableOfRound]]:
            row = store.tournament(connection, id)
            return row, store.entrants(connection, id), store.tables_of_rounds(connection, id)

        row, entered, games = await self._tables.ask(read)
        if row.status == "closed":
            await self._clear_up(row, games)
            return
        here = [each for each in entered if each.left is None]
        if row.status != "playing" or any(game.outcome is None for game in games):
            return
        for game in games:
            if row.plan.format == "duplicate" and game.round == row.round:
                await self._unseal(game.table)
        if row.round >= row.rounds or len(here) < 2:
            round = row.round
            await self._tables.scribe.write(lambda connection: store.finish_tournament(connection, id, round, wall()))
            return
        await self._open_round(row, entered, games)

    async def _clear_up(self, row: TournamentRow, games: Sequence[TableOfRound]) -> None:
        """A tournament was closed before its end: nobody has to play on, and nothing is kept from anybody."""
        for game in games:
            if game.round == row.round:
                await self._close(game.table)
                if row.plan.format == "duplicate":
                    await self._unseal(game.table)
        await self._tables.scribe.write(lambda connection: store.settle_tournament(connection, row.id))

    async def _open_round(self, row: TournamentRow, entered: list[Entrant], games: Sequence[TableOfRound]) -> None:
        people = {each.person for each in entered}
        blocked = await self._tables.ask(lambda connection: store.apart_among(connection, people))
        numbers = {each.person: each.number for each in entered}
        apart = {frozenset((numbers[a], numbers[b])) for a, b in blocked if a in numbers and b in numbers}
        around = await asyncio.to_thread(next_tables, row, entered, games, apart)
        game = find_game(row.title)
        names = {each.number: each for each in entered}
        same_seed = seed_text(new_seed()) if row.plan.format == "duplicate" else ""
        at = self._tables.time.now()
        opened = [
            begun_table(
                new_row(game, row.host, row.plan.options, same_seed or seed_text(new_seed()), _terms(row)),
                [_seat(number, names.get(each), row) for number, each in enumerate(table)],
                at,
            )
            for table in around
        ]
        placed = [
            (stored[0].id, [None if each == pairing.COMPUTER else each for each in table])
            for stored, table in zip(opened, around, strict=True)
        ]

        def job(connection: Connection) -> None:
            if not store.begin_round(connection, row.id, row.round + 1, placed, wall()):
                raise Clash("round-begun")
            for stored in opened:
                store.add_table(connection, *stored)

        await self._tables.scribe.write(job)
        for stored in opened:
            with suppress(LudothekError):  # whoever comes to the table loads it as well
                await self._tables.opened(stored[0].id)


def _is_last(table: Table) -> bool:
    """Whether one person is left at a table that all others have given up."""
    return [each.kind for each in table.seats if each.kind != "resigned"] == ["person"]


def _terms(row: TournamentRow) -> Terms:
    plan = row.plan
    return Terms(
        pace=plan.pace,
        clock=plan.clock,
        listed=row.listed and plan.format != "duplicate",
        chance=UNPREDICTABLE,
        stand_in=plan.mind,
        hints=False,
        tournament=row.id,
        sealed=plan.format == "duplicate",
    )


def _seat(number: int, entrant: Entrant | None, row: TournamentRow) -> SeatRow:
    if entrant is None:
        mind = row.plan.mind
        return SeatRow(seat=number, kind="mind", name=mind, person=None, mind=mind)
    return SeatRow(seat=number, kind="person", name=entrant.name, person=entrant.person, mind=None)


def next_tables(
    row: TournamentRow,
    entered: Sequence[Entrant],
    games: Sequence[TableOfRound],
    apart: Collection[frozenset[int]],
) -> list[pairing.Around]:
    """Who sits where in the next round."""
    plan, title = row.plan, find_game(row.title)
    rounds: list[list[pairing.Around]] = [[] for _ in range(row.round)]
    for game in games:
        rounds[game.round - 1].append([pairing.COMPUTER if each is None else each for each in game.players])
    met = pairing.meetings(rounds, apart)
    drawn = sorted(entered, key=lambda each: each.draw)
    order = [each.number for each in drawn]
    gone = [each.number for each in entered if each.left is not None]
    here = [number for number in order if number not in gone]
    match plan.format:
        case "swiss":
            lines = standings(plan.format, order, played_games(games))
            standing = [line.player for line in lines if line.player in here]
            return pairing.swiss(standing, rounds, plan.seats, _least(title), met)
        case "round-robin":
            return pairing.round_robin(order, rounds, plan.seats, _least(title), met, gone)
        case "duplicate":
            return pairing.duplicate(here, rounds, plan.seats, plan.people, met)


def _least(title: Game) -> int:
    return max(2, title.min_seats)


def played_games(games: Sequence[TableOfRound]) -> list[PlayedGame]:
    return [PlayedGame(game.round, game.players, game.outcome) for game in games]

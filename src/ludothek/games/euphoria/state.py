"""What lies on the table of Euphoria."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.tables import (
    AGENDA,
    ALLEGIANCE_OF,
    AREAS,
    ASK_HIDE,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    BOARD,
    BUILT_AT,
    CHOOSING,
    DEALT_TO,
    DECK_OF,
    DIE,
    DILEMMA_OF,
    DISCARD_OF,
    DRAFTED_BY,
    DROPPED_BY,
    FACTIONS,
    FRAME,
    GOODS,
    GROUND,
    HAND,
    HAND_SIZE_OF,
    HELD,
    KINDS,
    KNOWLEDGE_OF,
    KNOWN_OF,
    MINER_OF,
    MORALE_OF,
    OCCASIONS_OF,
    OFFERED_TO,
    ON_BOARD,
    OWN,
    PENALTIES_OF,
    PICKED_BY,
    PILES,
    PIP_AT,
    RECRUIT_IN,
    SECOND_OF,
    SITES,
    SPACES,
    STARS_AT,
    STARS_OF,
    STATUS_IN,
    SUM_IN,
    TERRITORY_IN,
    TILE_AT,
    WORKERS_OF,
    Tables,
)
from ludothek.kernel.arrays import Ints, zeros
from ludothek.kernel.game import Game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import EMPTY, State


class City(State):
    """The table. Rows by seat and another thing are flat: ``goods[seat * GOODS + good]``.

    Workers of one seat with the same number are alike, so available workers are counts by number. Decks are shuffled
    as they are drawn: every draw picks one card at random, which is the same as an order fixed beforehand that nobody
    has seen.
    """

    __slots__ = (
        *("tables", "trading", "dear_doubles", "draft", "market_draft", "track_draft", "goods", "hand", "own"),
        *("board", "numbers", "piles", "choosing", "ready", "who", "agenda", "deck_size", "recruit_deck", "phase"),
        *("first", "on_turn", "turn", "asked", "ask_a", "ask_b", "ask_c", "depth", "space", "die", "unpaid"),
        *(
            "bumped",
            "bumped_pip",
            "bumped_set",
            "helpers",
            "starred",
            "unsettled",
            "star_area",
            "took",
            "had",
            "paid_mask",
        ),
        *("replaced", "due_count", "group", "group_left", "extra", "at_once", "placed", "deserted", "spent"),
        *("lifted", "elsewhere", "free", "set_die", "traded", "partner", "give_a", "give_b", "want_a", "want_b"),
        *("fresh_a", "fresh_b"),
    )

    def __init__(self, game: Game, tables: Tables, seats: i64, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.tables = tables
        self.trading = True
        self.dear_doubles = False
        self.draft = False
        self.market_draft = False
        self.track_draft = False

        self.goods = EMPTY  # by seat and good
        self.hand = EMPTY  # artifact cards by seat and kind
        self.own = EMPTY  # what each seat has; tables.py says where
        self.board = EMPTY  # markets, tracks and territories
        self.numbers = EMPTY  # the numbers of the workers on the board
        self.piles = EMPTY  # artifact cards that are not in hands, and what is known of those in hands
        self.choosing = EMPTY  # what is chosen from in the set-up
        self.ready = EMPTY  # available workers by seat and number; place 0 counts them
        self.who = EMPTY  # the seat whose worker stands on a space, or -1; unused for areas
        self.agenda = EMPTY  # what is still to be done

        self.deck_size: i64 = 0
        self.recruit_deck: i64 = 0  # recruits not dealt, as bits
        self.phase: i64 = ASK_TILE  # what is asked of all at once, or ASK_TURN
        self.first: i64 = 0  # the start player
        self.on_turn: i64 = 0
        self.turn: i64 = 0  # how many turns have begun
        self.asked: i64 = ASK_TILE
        self.ask_a: i64 = 0  # what the question is about, by kind of question
        self.ask_b: i64 = 0
        self.ask_c: i64 = 0
        self.depth: i64 = 0  # frames on the agenda
        self.space: i64 = -1  # where the worker of this placement goes
        self.die: i64 = 0  # its number
        self.unpaid: i64 = 0  # while the space of this placement is still to be paid: PRICE_ONLY or TOLL_AND_PRICE
        self.bumped: i64 = -1  # whose worker it bumped
        self.bumped_pip: i64 = 0
        self.bumped_set: i64 = 0  # the number that worker will have without a roll, or 0
        self.helpers: i64 = 0  # seats with workers on the site just finished, as bits
        self.starred: i64 = 0  # 1 if this placement has laid a star
        self.unsettled: i64 = 0  # stars laid since it was last asked whether anybody is done
        self.star_area: i64 = -1  # the territory it was laid in
        self.took: i64 = 0  # 1 if a resource was taken from the tunnel
        self.had: i64 = 0  # conditions on cards and resources that held before the benefit
        self.paid_mask: i64 = 0  # items paid in this payment, as bits
        self.replaced: i64 = 0  # occasions of recruits that replaced a part of the price
        self.due_count: i64 = 0
        self.group: i64 = 0  # the number of the workers that may follow
        self.group_left: i64 = 0  # how many
        self.extra: i64 = 0  # the number of a new worker that may be placed at once
        self.at_once: i64 = 0  # 1 if the worker being gained may be
        self.placed: i64 = 0  # placements in this turn
        self.deserted: i64 = 0  # seats that lost a worker in this turn, as bits
        self.spent: i64 = 0  # draw powers used in this turn, as bits
        self.lifted: i64 = 0  # workers being retrieved
        self.elsewhere: i64 = 0  # 1 if one of them stood outside Subterra
        self.free: i64 = 0  # 1 if they are retrieved for nothing
        self.set_die: i64 = 0  # the number chosen for one of them
        self.traded: i64 = 0  # 1 after the offer of this turn
        self.partner: i64 = -1
        self.give_a: i64 = -1  # what is offered, by item
        self.give_b: i64 = -1
        self.want_a: i64 = -1
        self.want_b: i64 = -1
        self.fresh_a: i64 = -1  # recruits drawn for a dilemma
        self.fresh_b: i64 = -1

    def clear(self) -> None:
        """An empty table with all pieces in the box."""
        seats = self.seats
        self.goods = zeros(seats * GOODS)
        self.hand = zeros(seats * KINDS)
        self.own = zeros(OWN)
        self.board = zeros(BOARD)
        self.numbers = zeros(ON_BOARD)
        self.piles = zeros(PILES)
        self.choosing = zeros(CHOOSING)
        self.ready = zeros(seats * DIE)
        self.who = zeros(SPACES)
        self.agenda = zeros(AGENDA)

    def copy_to(self, twin: City) -> None:
        """Lay the same table for a clone."""
        self.copy_progress_to(twin)
        twin.trading = self.trading
        twin.dear_doubles = self.dear_doubles
        twin.draft = self.draft
        twin.market_draft = self.market_draft
        twin.track_draft = self.track_draft
        twin.goods = self.goods[:]
        twin.hand = self.hand[:]
        twin.own = self.own[:]
        twin.board = self.board[:]
        twin.numbers = self.numbers[:]
        twin.piles = self.piles[:]
        twin.choosing = self.choosing[:]
        twin.ready = self.ready[:]
        twin.who = self.who[:]
        twin.agenda = self.agenda[:]
        twin.deck_size = self.deck_size
        twin.recruit_deck = self.recruit_deck
        twin.phase = self.phase
        twin.first = self.first
        twin.on_turn = self.on_turn
        twin.turn = self.turn
        twin.asked = self.asked
        twin.ask_a = self.ask_a
        twin.ask_b = self.ask_b
        twin.ask_c = self.ask_c
        twin.depth = self.depth
        twin.space = self.space
        twin.die = self.die
        twin.unpaid = self.unpaid
        twin.bumped = self.bumped
        twin.bumped_pip = self.bumped_pip
        twin.bumped_set = self.bumped_set
        twin.helpers = self.helpers
        twin.starred = self.starred
        twin.unsettled = self.unsettled
        twin.star_area = self.star_area
        twin.took = self.took
        twin.had = self.had
        twin.paid_mask = self.paid_mask
        twin.replaced = self.replaced
        twin.due_count = self.due_count
        twin.group = self.group
        twin.group_left = self.group_left
        twin.extra = self.extra
        twin.at_once = self.at_once
        twin.placed = self.placed
        twin.deserted = self.deserted
        twin.spent = self.spent
        twin.lifted = self.lifted
        twin.elsewhere = self.elsewhere
        twin.free = self.free
        twin.set_die = self.set_die
        twin.traded = self.traded
        twin.partner = self.partner
        twin.give_a = self.give_a
        twin.give_b = self.give_b
        twin.want_a = self.want_a
        twin.want_b = self.want_b
        twin.fresh_a = self.fresh_a
        twin.fresh_b = self.fresh_b

    # The agenda, and who is asked

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a step on top of the agenda: it will be done before all that is there already."""
        top: i64 = self.depth * FRAME
        agenda = self.agenda
        agenda[top] = step
        agenda[top + 1] = a
        agenda[top + 2] = b
        agenda[top + 3] = c
        self.depth += 1

    def ask(self, seat: i64, question: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Stop here until this seat has chosen."""
        self.to_move = seat
        self.asked = question
        self.ask_a = a
        self.ask_b = b
        self.ask_c = c

    def ask_all(self, question: i64) -> None:
        """Ask every seat at once, in secret."""
        self.phase = question
        self.asked = question
        for seat in range(self.seats):
            self.choosing[PICKED_BY + seat] = -1
        self.to_move = 0

    def is_waiting(self, seat: i64) -> bool:
        if self.over:
            return False
        if self.phase >= ASK_TRACK:
            return seat == self.to_move
        return self.choosing[PICKED_BY + seat] < 0 or (self.phase == ASK_OPEN and self.choosing[SECOND_OF + seat] < 0)

    def question(self, seat: i64) -> i64:
        """What a seat is asked; while recruits are chosen, seats may be at different questions."""
        if self.phase == ASK_OPEN and self.choosing[PICKED_BY + seat] >= 0:
            return ASK_HIDE
        return self.asked

    # Parts of the rows by name, to be looked at; the rules read the rows themselves.

    def _part(self, row: Ints, start: i64, length: i64) -> tuple[int, ...]:
        return tuple(row[start : start + length])

    @property
    def morale(self) -> tuple[int, ...]:
        return self._part(self.own, MORALE_OF, self.seats)

    @property
    def knowledge(self) -> tuple[int, ...]:
        return self._part(self.own, KNOWLEDGE_OF, self.seats)

    @property
    def workers(self) -> tuple[int, ...]:
        return self._part(self.own, WORKERS_OF, self.seats)

    @property
    def stars(self) -> tuple[int, ...]:
        return self._part(self.own, STARS_OF, self.seats)

    @property
    def hand_size(self) -> tuple[int, ...]:
        return self._part(self.own, HAND_SIZE_OF, self.seats)

    @property
    def occasions(self) -> tuple[int, ...]:
        return self._part(self.own, OCCASIONS_OF, self.seats)

    @property
    def penalties(self) -> tuple[int, ...]:
        return self._part(self.own, PENALTIES_OF, self.seats)

    @property
    def dilemma(self) -> tuple[int, ...]:
        return self._part(self.own, DILEMMA_OF, self.seats)

    @property
    def dropped(self) -> tuple[int, ...]:
        return self._part(self.own, DROPPED_BY, self.seats)

    @property
    def recruits(self) -> tuple[int, ...]:
        return self._part(self.own, RECRUIT_IN, self.seats * HELD)

    @property
    def status(self) -> tuple[int, ...]:
        return self._part(self.own, STATUS_IN, self.seats * HELD)

    @property
    def tiles(self) -> tuple[int, ...]:
        return self._part(self.board, TILE_AT, SITES)

    @property
    def built(self) -> tuple[int, ...]:
        return self._part(self.board, BUILT_AT, SITES)

    @property
    def allegiance(self) -> tuple[int, ...]:
        return self._part(self.board, ALLEGIANCE_OF, FACTIONS)

    @property
    def miners(self) -> tuple[int, ...]:
        return self._part(self.board, MINER_OF, GROUND)

    @property
    def deck(self) -> tuple[int, ...]:
        return self._part(self.piles, DECK_OF, KINDS)

    @property
    def discard(self) -> tuple[int, ...]:
        return self._part(self.piles, DISCARD_OF, KINDS)

    @property
    def known(self) -> tuple[int, ...]:
        return self._part(self.piles, KNOWN_OF, self.seats * KINDS)

    @property
    def sums(self) -> tuple[int, ...]:
        return self._part(self.numbers, SUM_IN, AREAS)

    @property
    def pip(self) -> tuple[int, ...]:
        return self._part(self.numbers, PIP_AT, SPACES)

    @property
    def tile_stars(self) -> tuple[int, ...]:
        return self._part(self.board, STARS_AT, SITES)

    @property
    def territory(self) -> tuple[int, ...]:
        return self._part(self.board, TERRITORY_IN, FACTIONS * self.seats)

    @property
    def dealt(self) -> tuple[int, ...]:
        return self._part(self.choosing, DEALT_TO, self.seats * HAND)

    @property
    def drafted(self) -> tuple[int, ...]:
        return self._part(self.choosing, DRAFTED_BY, self.seats * HAND)

    @property
    def offered_tiles(self) -> tuple[int, ...]:
        return self._part(self.choosing, OFFERED_TO, self.seats * 2)

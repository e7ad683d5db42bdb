"""What lies on the table of Euphoria."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludothek.games.euphoria.tables import (
    AREAS,
    ASK_HIDE,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    DIE,
    FACTIONS,
    FRAME,
    FRAMES,
    GOODS,
    GROUND,
    HELD,
    KINDS,
    SITES,
    SPACES,
    Tables,
)
from ludothek.kernel.arrays import zeros
from ludothek.kernel.game import Game
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import EMPTY, State

HAND: Final = 4  # recruits dealt to a seat


class City(State):
    """The table. Rows by seat and another thing are flat: ``goods[seat * GOODS + good]``.

    Workers of one seat with the same number are alike, so available workers are counts by number. Decks are shuffled
    as they are drawn: every draw picks one card at random, which is the same as an order fixed beforehand that nobody
    has seen.
    """

    __slots__ = (
        "tables",
        "trading",
        "dear_doubles",
        "draft",
        "market_draft",
        "track_draft",
        "goods",
        "hand",
        "hand_size",
        "known",
        "deck",
        "discard",
        "ready",
        "workers",
        "air",
        "who",
        "pip",
        "crowd",
        "sums",
        "morale",
        "knowledge",
        "stars",
        "fresh",
        "territory",
        "laid",
        "tiles",
        "built",
        "tile_stars",
        "allegiance",
        "miners",
        "recruits",
        "status",
        "occasions",
        "factions",
        "penalties",
        "dilemma",
        "solved",
        "dropped",
        "luck",
        "agenda",
        "due",
        "dealt",
        "drafted",
        "picked",
        "second",
        "offered_tiles",
        "kept_tile",
        "deck_size",
        "recruit_deck",
        "phase",
        "first",
        "on_turn",
        "turn",
        "asked",
        "ask_a",
        "ask_b",
        "ask_c",
        "depth",
        "space",
        "die",
        "unpaid",
        "bumped",
        "bumped_pip",
        "bumped_set",
        "helpers",
        "starred",
        "star_area",
        "took",
        "had",
        "paid_mask",
        "replaced",
        "due_count",
        "group",
        "group_left",
        "extra",
        "at_once",
        "placed",
        "deserted",
        "spent",
        "lifted",
        "elsewhere",
        "free",
        "set_die",
        "traded",
        "partner",
        "give_a",
        "give_b",
        "want_a",
        "want_b",
        "fresh_a",
        "fresh_b",
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
        self.hand_size = EMPTY
        self.known = EMPTY  # how many of them everybody knows of
        self.deck = EMPTY  # cards by kind; shuffled as they are drawn
        self.discard = EMPTY
        self.ready = EMPTY  # available workers by seat and number; place 0 counts them
        self.workers = EMPTY  # all workers of a seat, wherever they are
        self.air = EMPTY  # workers off the board that are still to be rolled
        self.who = EMPTY  # the seat whose worker stands on a space, or -1; unused for areas
        self.pip = EMPTY  # the number of that worker
        self.crowd = EMPTY  # workers in an area by seat and number; place 0 counts them
        self.sums = EMPTY  # the sum of all numbers there
        self.morale = EMPTY
        self.knowledge = EMPTY
        self.stars = EMPTY  # still to be laid
        self.fresh = EMPTY  # laid in the event that is going on
        self.territory = EMPTY  # stars by faction and seat
        self.laid = EMPTY  # stars in a territory
        self.tiles = EMPTY  # the tile of each site, face down until it is built
        self.built = EMPTY
        self.tile_stars = EMPTY  # the seats with a star there, as bits
        self.allegiance = EMPTY
        self.miners = EMPTY
        self.recruits = EMPTY  # by seat, -1 for none
        self.status = EMPTY  # NO_RECRUIT, HIDDEN, OPEN or STARRED
        self.occasions = EMPTY  # of the active recruits, as bits
        self.factions = EMPTY  # of the active recruits, as bits
        self.penalties = EMPTY  # that hold for the seat, as bits
        self.dilemma = EMPTY  # the kind it names
        self.solved = EMPTY  # UNSOLVED, SHOWN, FOUGHT or SERVED
        self.dropped = EMPTY  # recruits a seat has put out of the game, as bits
        self.luck = EMPTY  # rounds of the last roll a seat has survived
        self.agenda = EMPTY  # what is still to be done
        self.due = EMPTY  # the parts of the price that is asked for
        self.dealt = EMPTY  # recruits to choose from, -1 for none
        self.drafted = EMPTY  # recruits taken in the draft
        self.picked = EMPTY  # the secret pick of the running choice, or -1
        self.second = EMPTY  # the recruit to be hidden, or -1
        self.offered_tiles = EMPTY  # tiles to choose from in the market draft
        self.kept_tile = EMPTY  # the tile a seat put in, or -1

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
        self.hand_size = zeros(seats)
        self.known = zeros(seats * KINDS)
        self.deck = zeros(KINDS)
        self.discard = zeros(KINDS)
        self.ready = zeros(seats * DIE)
        self.workers = zeros(seats)
        self.air = zeros(seats)
        self.who = zeros(SPACES)
        self.pip = zeros(SPACES)
        self.crowd = zeros(AREAS * seats * DIE)
        self.sums = zeros(AREAS)
        self.morale = zeros(seats)
        self.knowledge = zeros(seats)
        self.stars = zeros(seats)
        self.fresh = zeros(seats)
        self.territory = zeros(FACTIONS * seats)
        self.laid = zeros(FACTIONS)
        self.tiles = zeros(SITES)
        self.built = zeros(SITES)
        self.tile_stars = zeros(SITES)
        self.allegiance = zeros(FACTIONS)
        self.miners = zeros(GROUND)
        self.recruits = zeros(seats * HELD)
        self.status = zeros(seats * HELD)
        self.occasions = zeros(seats)
        self.factions = zeros(seats)
        self.penalties = zeros(seats)
        self.dilemma = zeros(seats)
        self.solved = zeros(seats)
        self.dropped = zeros(seats)
        self.luck = zeros(seats)
        self.agenda = zeros(FRAME * FRAMES)
        self.due = zeros(8)
        self.dealt = zeros(seats * HAND)
        self.drafted = zeros(seats * HAND)
        self.picked = zeros(seats)
        self.second = zeros(seats)
        self.offered_tiles = zeros(seats * 2)
        self.kept_tile = zeros(seats)

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
        twin.hand_size = self.hand_size[:]
        twin.known = self.known[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.ready = self.ready[:]
        twin.workers = self.workers[:]
        twin.air = self.air[:]
        twin.who = self.who[:]
        twin.pip = self.pip[:]
        twin.crowd = self.crowd[:]
        twin.sums = self.sums[:]
        twin.morale = self.morale[:]
        twin.knowledge = self.knowledge[:]
        twin.stars = self.stars[:]
        twin.fresh = self.fresh[:]
        twin.territory = self.territory[:]
        twin.laid = self.laid[:]
        twin.tiles = self.tiles[:]
        twin.built = self.built[:]
        twin.tile_stars = self.tile_stars[:]
        twin.allegiance = self.allegiance[:]
        twin.miners = self.miners[:]
        twin.recruits = self.recruits[:]
        twin.status = self.status[:]
        twin.occasions = self.occasions[:]
        twin.factions = self.factions[:]
        twin.penalties = self.penalties[:]
        twin.dilemma = self.dilemma[:]
        twin.solved = self.solved[:]
        twin.dropped = self.dropped[:]
        twin.luck = self.luck[:]
        twin.agenda = self.agenda[:]
        twin.due = self.due[:]
        twin.dealt = self.dealt[:]
        twin.drafted = self.drafted[:]
        twin.picked = self.picked[:]
        twin.second = self.second[:]
        twin.offered_tiles = self.offered_tiles[:]
        twin.kept_tile = self.kept_tile[:]
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
            self.picked[seat] = -1
        self.to_move = 0

    def is_waiting(self, seat: i64) -> bool:
        if self.over:
            return False
        if self.phase >= ASK_TRACK:
            return seat == self.to_move
        return self.picked[seat] < 0 or (self.phase == ASK_OPEN and self.second[seat] < 0)

    def question(self, seat: i64) -> i64:
        """What a seat is asked; while recruits are chosen, seats may be at different questions."""
        if self.phase == ASK_OPEN and self.picked[seat] >= 0:
            return ASK_HIDE
        return self.asked

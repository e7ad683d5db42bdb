"""Positions of Euphoria for tests, and the words the tests speak about them. What cannot lie there is refused.

>>> table = Table(2)
>>> table.have(0, "energy*2 book", ready="5 3", recruits="katy")
>>> table.stand("generator", 1, 4)
>>> table.play("place 5 generator")
>>> table.goods(0), table.knowledge(0)
('energy*4', 4)
"""

from __future__ import annotations

from collections.abc import Sequence

from ludothek.games.euphoria import GAME, names
from ludothek.games.euphoria.content import tables
from ludothek.games.euphoria.dystopia import Dystopia
from ludothek.games.euphoria.rules import turn
from ludothek.games.euphoria.rules.recruits import refresh
from ludothek.games.euphoria.tables import (
    ALLEGIANCE_OF,
    AREAS,
    ASK_TURN,
    ASKED,
    BUILT_AT,
    CROWD_IN,
    DECK_OF,
    DIE,
    DILEMMA_OF,
    DISCARD_OF,
    FACTION_NAMES,
    GOOD_NAMES,
    GOODS,
    HAND_SIZE_OF,
    HELD,
    HIDDEN,
    KIND_NAMES,
    KINDS,
    KNOWLEDGE_OF,
    LAID_IN,
    MINER_OF,
    MORALE_OF,
    OPEN,
    PIP_AT,
    RECRUIT_IN,
    SITES,
    SPACES,
    STARRED,
    STARS_AT,
    STARS_OF,
    STATUS_IN,
    SUM_IN,
    TERRITORY_IN,
    TILE_AT,
    WORKERS_OF,
)
from ludothek.kernel.rng import Rng


class Table:
    """A table with nothing on it: seat 0 is on turn, nobody has a worker yet, tiles lie in the order of the file."""

    def __init__(
        self, seats: int = 2, printing: str = "revised", dear_doubles: bool = False, trading: bool = False
    ) -> None:
        city = Dystopia(GAME, tables(seats, printing), seats, Rng.from_seed(1))
        city.clear()
        city.trading, city.dear_doubles = trading, dear_doubles
        city.journal = []
        for space in range(SPACES):
            city.who[space] = -1
        for kind in range(KINDS):
            city.piles[DECK_OF + kind] = 6
        city.deck_size = 36
        for slot in range(seats * HELD):
            city.own[RECRUIT_IN + slot] = -1
        for site in range(SITES):
            city.board[TILE_AT + site] = site
        for seat in range(seats):
            city.own[DILEMMA_OF + seat] = seat
            city.own[STARS_OF + seat] = 10
            city.own[MORALE_OF + seat] = 1
            city.own[KNOWLEDGE_OF + seat] = 3
        city.phase = ASK_TURN
        city.recruit_deck = sum(1 << n for n in range(48))
        self.city = city
        self.begin_turn(0)

    # Laying the table

    def have(
        self,
        seat: int,
        things: str = "",
        ready: str = "",
        recruits: str = "",
        hidden: str = "",
        morale: int | None = None,
        knowledge: int | None = None,
        stars: int | None = None,
        workers: int | None = None,
    ) -> None:
        city = self.city
        _within("a seat", seat, 0, city.seats - 1)
        for number in map(int, ready.split()):
            _within("the number of a worker", number, 1, 6)
            city.ready[seat * DIE + number] += 1
            city.ready[seat * DIE] += 1
            city.own[WORKERS_OF + seat] += 1
        for thing in things.split():
            name, _, count = thing.partition("*")
            self._put(seat, name, int(count or 1))
        for name, status in [(name, OPEN) for name in recruits.split()] + [(name, HIDDEN) for name in hidden.split()]:
            self.recruit(seat, name, status)
        if morale is not None:
            _within("morale", morale, 1, 6)
            city.own[MORALE_OF + seat] = morale
        if knowledge is not None:
            _within("knowledge", knowledge, 1, 6)
            city.own[KNOWLEDGE_OF + seat] = knowledge
        if stars is not None:
            _within("stars that are laid", stars, 0, 10)
            city.own[STARS_OF + seat] = 10 - stars
        if workers is not None:
            _within("workers", workers, 0, 4)
            city.own[WORKERS_OF + seat] = workers

    def _put(self, seat: int, name: str, count: int) -> None:
        city = self.city
        if name in GOOD_NAMES:
            _within(name, count, 1, 999)
            city.goods[seat * GOODS + GOOD_NAMES.index(name)] += count
            return
        kind = _named(KIND_NAMES, name, "good or card")
        _within(f"cards {name}", count, 1, city.piles[DECK_OF + kind])
        city.hand[seat * KINDS + kind] += count
        city.own[HAND_SIZE_OF + seat] += count
        city.piles[DECK_OF + kind] -= count
        city.deck_size -= count
        city.own[MORALE_OF + seat] = max(city.own[MORALE_OF + seat], city.own[HAND_SIZE_OF + seat])

    def recruit(self, seat: int, name: str, status: int = OPEN) -> None:
        city = self.city
        free = [slot for slot in range(seat * HELD, seat * HELD + HELD) if city.own[RECRUIT_IN + slot] < 0]
        number = _named(names.RECRUITS, name, "recruit")
        if not free or not city.recruit_deck >> number & 1:
            raise ValueError(f"{name} lies on the table already, or seat {seat} has no room for another recruit")
        slot = free[0]
        city.own[RECRUIT_IN + slot] = number
        city.own[STATUS_IN + slot] = status
        city.recruit_deck &= ~(1 << number)
        refresh(city, seat)

    def stand(self, space: str, seat: int, number: int) -> None:
        """A worker of a seat on a space; a site's spaces are ``plot-euphoria-a-1`` and so on."""
        city = self.city
        place = _named(names.SPACE_NAMES, space, "space")
        _within("a seat", seat, 0, city.seats - 1)
        _within("the number of a worker", number, 1, 6)
        if place >= AREAS and city.who[place] >= 0:
            raise ValueError(f"a worker of seat {city.who[place]} stands on {space} already")
        city.own[WORKERS_OF + seat] += 1
        if place < AREAS:
            at = (place * city.seats + seat) * DIE
            city.numbers[CROWD_IN + at] += 1
            city.numbers[CROWD_IN + at + number] += 1
            city.numbers[SUM_IN + place] += number
        else:
            city.who[place] = seat
            city.numbers[PIP_AT + place] = number

    def build(self, site: str, market: str, stars: Sequence[int] = ()) -> None:
        """A market that is built already."""
        city = self.city
        place = _named(names.SITE_NAMES, site, "site")
        wanted = _named(names.MARKETS, market, "market")
        if city.board[BUILT_AT + place]:
            raise ValueError(f"a market is built on {site} already")
        for other in range(SITES):
            if city.board[TILE_AT + other] == wanted:
                city.board[TILE_AT + other] = city.board[TILE_AT + place]
        city.board[TILE_AT + place] = wanted
        city.board[BUILT_AT + place] = 1
        for seat in stars:
            city.board[STARS_AT + place] |= 1 << seat
            city.own[STARS_OF + seat] -= 1
        for seat in range(city.seats):
            refresh(city, seat)

    def allegiance(self, faction: str, step: int) -> None:
        self.city.board[ALLEGIANCE_OF + _named(FACTION_NAMES, faction, "faction")] = step

    def miner(self, faction: str, step: int) -> None:
        self.city.board[MINER_OF + _named(FACTION_NAMES, faction, "faction")] = step

    def fill_territory(self, faction: str, seat: int, stars: int) -> None:
        place = _named(FACTION_NAMES, faction, "faction")
        self.city.board[TERRITORY_IN + place * self.city.seats + seat] += stars
        self.city.board[LAID_IN + place] += stars
        self.city.own[STARS_OF + seat] -= stars

    def deck(self, cards: str) -> None:
        """The artifact deck holds only these; the rest is discarded."""
        city = self.city
        for card in cards.split():
            kind = _named(KIND_NAMES, card, "card")
            _within(f"cards {card}", cards.split().count(card), 1, city.piles[DECK_OF + kind])
        for kind in range(KINDS):
            wanted = cards.split().count(KIND_NAMES[kind])
            city.piles[DISCARD_OF + kind] += city.piles[DECK_OF + kind] - wanted
            city.piles[DECK_OF + kind] = wanted
        city.deck_size = len(cards.split())

    def rolls(self, *numbers: int) -> None:
        """What the next dice will show."""
        seed = 0
        while True:
            rng = Rng.from_seed(seed)
            trial = rng.clone()
            if all(trial.below(6) + 1 == number for number in numbers):
                self.city.rng = rng
                return
            seed += 1

    # Playing

    def begin_turn(self, seat: int) -> None:
        turn.begin(self.city, seat)

    def play(self, *choices: str, seat: int | None = None) -> None:
        for choice in choices:
            self.city.apply(GAME.parse(self.city, choice, seat), seat)

    @property
    def offers(self) -> list[str]:
        """The choices of the seat that is asked."""
        return [GAME.notation(self.city, choice) for choice in self.city.legal()]

    @property
    def asked(self) -> str:
        return f"{self.city.to_move} {ASKED[self.city.asked]}"

    def can_place(self, space: str) -> bool:
        return any(choice.startswith("place ") and choice.endswith(f" {space}") for choice in self.offers)

    # What lies there now

    def goods(self, seat: int) -> str:
        return _listed(GOOD_NAMES, [self.city.goods[seat * GOODS + n] for n in range(GOODS)])

    def hand(self, seat: int) -> str:
        return _listed(KIND_NAMES, [self.city.hand[seat * KINDS + n] for n in range(KINDS)])

    def morale(self, seat: int) -> int:
        return self.city.own[MORALE_OF + seat]

    def knowledge(self, seat: int) -> int:
        return self.city.own[KNOWLEDGE_OF + seat]

    def ready(self, seat: int) -> list[int]:
        return [number for number in range(1, DIE) for _ in range(self.city.ready[seat * DIE + number])]

    def workers(self, seat: int) -> int:
        return self.city.own[WORKERS_OF + seat]

    def stars(self, seat: int) -> int:
        return self.city.scores()[seat]

    def starred(self, name: str) -> bool:
        city = self.city
        number = names.RECRUITS.index(name)
        return any(
            city.own[RECRUIT_IN + n] == number and city.own[STATUS_IN + n] == STARRED for n in range(city.seats * HELD)
        )

    def is_open(self, name: str) -> bool:
        city = self.city
        number = names.RECRUITS.index(name)
        return any(
            city.own[RECRUIT_IN + n] == number and city.own[STATUS_IN + n] >= OPEN for n in range(city.seats * HELD)
        )

    def step(self, faction: str) -> int:
        return self.city.board[ALLEGIANCE_OF + _named(FACTION_NAMES, faction, "faction")]

    def dug(self, faction: str) -> int:
        return self.city.board[MINER_OF + _named(FACTION_NAMES, faction, "faction")]

    def territory(self, faction: str, seat: int) -> int:
        return self.city.board[TERRITORY_IN + _named(FACTION_NAMES, faction, "faction") * self.city.seats + seat]


def _named(known: Sequence[str], name: str, kind: str) -> int:
    if name not in known:
        raise ValueError(f"there is no {kind} {name!r}; there is {', '.join(known)}")
    return known.index(name)


def _within(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise ValueError(f"{what}: from {least} to {most}, not {number}")


def _listed(words: Sequence[str], counts: Sequence[int]) -> str:
    return " ".join(
        f"{word}*{count}" if count > 1 else word for word, count in zip(words, counts, strict=True) if count
    )

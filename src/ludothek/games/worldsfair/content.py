"""Reads ``content.toml``, and an owner's own file over it; refuses what cannot be World’s Fair 1893."""

from __future__ import annotations

from functools import cache

from ludothek.games.worldsfair.content_form import FairForm, Players
from ludothek.games.worldsfair.tables import AREA_FIGURE, AREA_NAMES, CARDS, FIGURE, FIGURE_NAMES, TICKET, Tables
from ludothek.kernel.arrays import ints
from ludothek.kernel.content import ContentFile
from ludothek.kernel.toml_lines import Path

PACKAGE = "ludothek.games.worldsfair"
KEYS = {"area": "id", "figure": "id", "start_bonus": "place", "players": "count"}
SEATS = (2, 3, 4)
EXHIBITS = 40
FIGURE_CARDS = 23
ALL_CARDS = 91


class Content(ContentFile[FairForm]):
    """The data file, opened and checked; ``tables`` is, by number of players, what the engine needs of it."""

    def __init__(self, own: str | None = None) -> None:
        super().__init__("World’s Fair 1893", PACKAGE, FairForm, own, keys=KEYS)
        self._check_keys()
        self._check_cards()
        self._check_supporters()
        self._check_room()
        for place, players in enumerate(self.entries.players):
            self._check_players(place, players)
        self.tables = {players.count: self._tables(players) for players in self.entries.players}

    def _tables(self, players: Players) -> Tables:
        entries = self.entries
        rewards = players.first, players.second, players.tied_first, players.tied_second
        return Tables(
            capacity=ints(area.capacity.cards for area in entries.area),
            deck=ints(count - out for count, out in zip(self._cards(), _removed(players), strict=True)),
            medal=ints(reward.medal for reward in rewards),
            approvals=ints(reward.approvals for reward in rewards),
            set_points=ints([0, *entries.sets.points]),
            start_bonus=[[AREA_NAMES.index(area) for area in bonus.areas] for bonus in entries.start_bonus],
            wheel=players.wheel.spaces,
            supporters=entries.supporters.each,
            start_cards=entries.start_cards_per_area.count,
            refill=entries.refill.cards,
            rounds=entries.rounds.count,
            ticket_points=entries.ticket.points,
            most_tickets=entries.ticket_majority.points,
        )

    def _cards(self) -> list[int]:
        """How many cards of each kind the box has."""
        cards = [0] * CARDS
        for n, area in enumerate(self.entries.area):
            cards[n] = area.exhibits
            cards[FIGURE + AREA_FIGURE + n] = area.figure.count
        cards[TICKET] = self.entries.ticket.count
        for n, figure in enumerate(self.entries.figure):
            cards[FIGURE + n] = figure.count
        return cards

    def _check_keys(self) -> None:
        """The engine has a place for each of these, and no other."""
        self.expect_keys("area", AREA_NAMES)
        self.expect_keys("figure", FIGURE_NAMES[:AREA_FIGURE])
        self.expect_keys("start_bonus", range(1, SEATS[-1] + 1))
        self.expect_keys("players", SEATS)
        for n, area in enumerate(self.entries.area):
            wanted = FIGURE_NAMES[AREA_FIGURE + n]
            near = ("area", n, "figure", "id")
            self.expect(area.figure.id == wanted, f"the figure of {area.id} is {wanted}", area.figure.id, near)

    def _check_cards(self) -> None:
        """The rulebook counts the cards (WF-5), so a correction of one count needs another."""
        cards = self._cards()
        areas = range(len(AREA_NAMES))
        exhibits: list[Path] = [("area", n, "exhibits") for n in areas]
        figures: list[Path] = [("figure", n, "count") for n in range(AREA_FIGURE)]
        figures += [("area", n, "figure", "count") for n in areas]
        self.expect(sum(cards[:TICKET]) == EXHIBITS, f"there are {EXHIBITS} exhibits", sum(cards[:TICKET]), *exhibits)
        in_all = sum(cards[FIGURE:])
        self.expect(in_all == FIGURE_CARDS, f"there are {FIGURE_CARDS} figures", in_all, *figures)
        self.expect(sum(cards) == ALL_CARDS, f"there are {ALL_CARDS} cards", sum(cards), ("ticket", "count"))

    def _check_supporters(self) -> None:
        """Everybody begins with one supporter in each area and those of the start bonus (WF-7, WF-8)."""
        each = self.entries.supporters.each
        for n, bonus in enumerate(self.entries.start_bonus):
            needed = len(AREA_NAMES) + len(bonus.areas)
            expected = f"supporters are {needed} or more, so many are placed at the start"
            self.expect(each >= needed, expected, each, ("supporters", "each"), ("start_bonus", n, "areas"))

    def _check_room(self) -> None:
        """The first cards and all of a refill find room (WF-6, WF-25)."""
        for name, cards in (
            ("start_cards_per_area", self.entries.start_cards_per_area.count),
            ("refill", self.entries.refill.cards),
        ):
            for n, area in enumerate(self.entries.area):
                room = area.capacity.cards
                expected = f"{area.id} has room for the {cards} cards of {name}"
                self.expect(room >= cards, expected, room, ("area", n, "capacity", "cards"), (name,))

    def _check_players(self, place: int, players: Players) -> None:
        """No card is taken out that is not there, and the tickets left can turn the wheel once (WF-5, WF-21)."""
        for card, (count, out) in enumerate(zip(self._cards(), _removed(players), strict=True)):
            name = "exhibits" if card < TICKET else "ticket" if card == TICKET else FIGURE_NAMES[card - FIGURE]
            expected = f"of {count} {name} at most as many are removed with {players.count} players"
            self.expect(out <= count, expected, out, ("players", place, "removed", name))
        tickets = self.entries.ticket.count - players.removed.ticket
        expected = (
            f"the wheel for {players.count} players has at most {tickets} spaces, one for each ticket in the deck"
        )
        spaces = players.wheel.spaces
        self.expect(
            spaces <= tickets, expected, spaces, ("players", place, "wheel", "spaces"), ("players", place, "removed")
        )


def _removed(players: Players) -> list[int]:
    """How many cards of each kind are taken out of the deck (WF-5)."""
    removed = players.removed
    cards = [0] * CARDS
    cards[:TICKET] = [removed.exhibits] * len(AREA_NAMES)
    cards[TICKET] = removed.ticket
    cards[FIGURE : FIGURE + AREA_FIGURE] = [removed.burnham, removed.davis, removed.palmer]
    return cards


@cache
def shipped() -> Content:
    return Content()

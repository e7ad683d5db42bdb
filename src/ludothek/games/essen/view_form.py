"""The form of a view: everything but the others' wish cards and what is face down (ES-55); ``view.py`` fills it."""

from __future__ import annotations

import msgspec

from ludothek.kernel.heading import Heading


class GameView(msgspec.Struct, forbid_unknown_fields=True):
    """A game, its booth and its present worth; ``owner`` has it in bag or boot."""

    booth: int
    cell: list[int]
    title: str
    publisher: str
    zone: str
    symbol: str
    bonus: int
    place: str
    owner: int | None
    event: str | None
    price: int
    points: int


class PalletView(msgspec.Struct, forbid_unknown_fields=True):
    popularity: int
    event: bool
    booth: int | None


class CrowdView(msgspec.Struct, forbid_unknown_fields=True):
    zones: list[str]
    courtyard: bool
    entrances: bool


class TariffView(msgspec.Struct, forbid_unknown_fields=True):
    """What things cost and bring at every time of the day. ``wishes`` are the points for 0, 1, 2 ... wishes,
    ``departure`` those for who leaves first, second ...; ``midday`` is the round after which the morning is scored;
    ``event_points`` and ``event_euros`` what each kind of event token adds to the points and the price of its game."""

    step: int
    crowded_step: int
    snack: int
    snack_actions: int
    cash: int
    cash_points: int
    test: int
    wishes: list[int]
    departure: list[int]
    midday: int
    most_popular: int
    event_points: dict[str, int]
    event_euros: dict[str, int]


class RankingView(msgspec.Struct, forbid_unknown_fields=True):
    series: str
    points: int
    needs: dict[str, int]
    met: list[int]


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
    """``held`` are the secret wish cards, if the viewer may know them; ``cards`` is how many there are."""

    seat: int
    colour: str
    space: str
    actions: int
    spent: int
    money: int
    points: int
    sheet: dict[str, int]
    bag: list[int]
    boot: list[int]
    symbols: dict[str, int]
    eaten: bool
    pre_order: int | None
    cards: int
    held: list[int] | None
    shown: list[int]
    wishes: int | None
    wish_points: int | None


class EssenView(Heading, forbid_unknown_fields=True):
    """Everything a seat may know. ``offered`` are the wish cards it may keep now; ``passed`` those it passed on in the
    draft and cannot see now; ``reach`` the actions to every space from where it stands, for a spectator
    from where the seat on turn stands, ``via`` the space before each on the way there, and ``buyable`` the booths whose
    games can be bought there with the actions that are left; ``spaces`` the cells of what is no booth. Cells count from
    the left, and from the front to the back."""

    on_turn: int
    asked: str | None
    round: int
    rounds: int
    first: int
    track: int
    bag_size: int
    popularity: dict[str, int]
    crowd: CrowdView
    games: list[GameView]
    pallets: list[PalletView]
    rankings: list[RankingView]
    last_round: str | None
    warehouse: int
    events_left: int
    common: list[int]
    discard: list[int]
    deck: int
    offered: list[int]
    passed: list[int]
    reach: dict[str, int]
    via: dict[str, str]
    buyable: list[int]
    departures: int
    players: list[PlayerView]
    tariff: TariffView
    spaces: dict[str, list[list[int]]]

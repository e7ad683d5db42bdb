"""The data file: what it says, an owner's own file over it, and what happens to one that cannot be ESSEN The Game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from essen_table import GAME, SPACE_IDS, SYMBOL_OF, ZONE_OF, neighbours, view

from ludothek.games.essen.content import PACKAGE, Content
from ludothek.games.essen.rules import Day
from ludothek.games.essen.view_form import GameView
from ludothek.kernel import registry
from ludothek.kernel.errors import BadContent, BadRecord
from ludothek.kernel.game import Game
from ludothek.kernel.record import Player, Record, decision_text
from ludothek.kernel.resources import read_text
from ludothek.kernel.rng import Rng
from ludothek.kernel.state import State

TEXT = read_text(PACKAGE, "content.toml") or ""
TILES = GAME.content.tiles


@pytest.fixture
def usual_content() -> Iterator[None]:
    """Whatever a test plays with, afterwards essen is essen again."""
    yield
    registry.use(GAME)


def test_there_are_60_tiles_15_of_each_symbol_3_of_it_in_every_zone() -> None:
    assert len(TILES) == 60
    assert {tile.booth: tile.symbol for tile in TILES} == SYMBOL_OF
    assert Counter(tile.symbol for tile in TILES) == {"meeple": 15, "dice": 15, "cards": 15, "hourglass": 15}
    assert set(Counter((tile.zone, tile.symbol) for tile in TILES).values()) == {3}


def test_the_one_game_the_rules_name() -> None:
    """Bruxelles 1893 of Pearl Games: an hourglass with bonus 1."""
    (tile,) = [tile for tile in TILES if tile.title_source == "rulebook"]
    assert (tile.booth, tile.title, tile.publisher) == (12, "Bruxelles 1893", "Pearl Games")
    assert (tile.symbol, tile.bonus, tile.zone) == ("hourglass", 1, "green")


def test_the_publishers_are_the_60_the_rules_thank() -> None:
    thanked = """
        2F-Spiele, Artipia Games, Asmodée Editions, Asyncron Games, Bézier Games, Brain Games, Crano Creations, Czech
        Games Edition, Days of Wonder, Deinko Games, Eagle Games, Editions du Matagot, Eggertspiele, Feuerland Spiele,
        Filosofia, Flatlined Games, Funforge, G3 Games, Galakta, Gen X Games, Gen42 Games, Gigamic, Giochix.it, Granna,
        Grosso Modo, Grublin Games, Hans im Glück, Helvetia Games, Homoludicus, Iello, Indie Boards and Cards, Jamoma
        Games, Jolly Thinkers, Kayal Games, Kosmos, LocWorks, Lookout Games, Ludonaute, MAGE Company, Mayfair Games,
        Mercury Games, NSKN Games, Oldchap Editions, PD-Verlag, Pearl Games, Placentia Games, Portal Games, Purple
        Games, RASS Games, Ravensburger, REBEL.pl, Repos Production, Sit Down!, Splotter Spellen, Treefrog Games, Vedra
        Games, What's your game?, Wonder Games, Z-Man Games, Zoch Verlag
    """
    names = [name.strip() for name in " ".join(thanked.split()).split(",")]
    assert sorted(tile.publisher for tile in TILES) == sorted(names)


def test_a_dearer_or_farther_game_never_has_a_smaller_bonus() -> None:
    way = dict.fromkeys(SPACE_IDS, 0)
    edge, far = {"parking"}, 0
    while edge:
        far += 1
        edge = {near for space in edge for near in neighbours()[space] if near != "parking" and not way[near]}
        way |= dict.fromkeys(edge, far)
    for tile in TILES:
        for other in TILES:
            if other.price <= tile.price and way[str(other.booth)] <= way[str(tile.booth)]:
                assert other.bonus <= tile.bonus, (other.booth, tile.booth)
    assert Counter(tile.bonus for tile in TILES) == {0: 15, 1: 23, 2: 16, 3: 6}
    assert (min(tile.price for tile in TILES), max(tile.price for tile in TILES)) == (10, 60)


@pytest.mark.rule("ES-2")
@pytest.mark.rule("ES-26")
def test_the_map_has_66_connected_spaces() -> None:
    tables = GAME.content.tables
    near = neighbours()
    for number, space in enumerate(SPACE_IDS):
        row = list(tables.near)[tables.near_from[number] : tables.near_from[number + 1]]
        assert {SPACE_IDS[other] for other in row} == near[space]
        assert len(row) == len(set(row))
    assert len(SPACE_IDS) == 66
    reached, edge = {"parking"}, {"parking"}
    while edge:
        edge = {other for space in edge for other in near[space]} - reached
        reached |= edge
    assert reached == set(SPACE_IDS)
    assert {tile.zone for tile in TILES} == set(ZONE_OF.values())


def test_ranking_cards_are_nine_and_nine_of_four_and_six_symbols() -> None:
    cards = GAME.content.entries.rankings
    sizes = [(card.series, card.meeple + card.dice + card.cards + card.hourglass) for card in cards]
    assert sizes == [("morning", 4)] * 9 + [*[("afternoon", 6)] * 8, ("afternoon", 8)]
    printed = [(card.meeple, card.dice, card.cards, card.hourglass) for card in cards if card.source == "rulebook"]
    assert printed == [(3, 0, 0, 1), (2, 0, 0, 2)]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("booth = 60,", "booth = 61,", "tiles has no booth 61; it has 1, 2, 3, …, 60."),
        ('symbol = "cards", price = 15', 'symbol = "dice", price = 15', "15 games show dice; it says 16."),
        (
            'symbol = "cards", price = 15',
            'symbol = "chess", price = 15',
            "symbol of tiles is cards or dice or hourglass or meeple, not 'chess'",
        ),
        ("price = 10,", "price = 12,", "price of tiles is a whole number that's a multiple of 5, not 12."),
        ("price = 10,", "price = 0,", "price of tiles is a whole number >= 5, not 0."),
        ("bonus = 3,", "bonus = -1,", "bonus of tiles is a whole number >= 0, not -1."),
        ('title = "Nauticus"', 'title = ""', "a game has a title; it says ''."),
        ("cell = [3, 0]", "cell = [2, 0]", "every space has its own cell; it says [2, 0] twice."),
        (
            "cell = [0, 5]",
            "cell = [40, 40]",
            "one can walk from the parking to every space; it says no way to booth 21.",
        ),
        (
            'links = ["west", "east"]',
            'links = ["west"]',
            "it says otherwise of parking and east.",
        ),
        ('links = ["west", "east"]', 'links = ["west", "moon"]', "a link names a space; it says moon."),
        ('id = "buzz"', 'id = "hype"', "events has no id 'hype'; it has buzz, flop, goodies, discount, sold-out."),
        ("on_booths = 24", "on_booths = 30", "booths, pallets and piles hold 60 games; it says 66."),
        ("rounds = { count = 7", "rounds = { count = 8", "there are two rounds more than piles; it says 8."),
        ("midday_after = 4", "midday_after = 7", "midday is before the last round"),
        ("event = false", "event = true", "two pallets bring events; it says 3."),
        ('series = "afternoon", meeple = 3', 'series = "morning", meeple = 3', "each series has 9 ranking cards"),
        ("kept = 4", "kept = 3", "kept of wishlist is 4, not 3."),
        ("dealt = 7", "dealt = 13", "dealt of wishlist is 7, not 13."),
        ("cards = 2,", "cards = 3,", "cards of play_test is 2, not 3."),
        ("start = 300", 'start = "much"', "start of money is a whole number, not 'much'."),
        ("euros = 5", "euros = 0", "euros of price_floor is a whole number >= 5, not 0."),
        (
            "snack = { price = 20",
            "snack = { cost = 3, price = 20",
            "snack has nothing called cost; it has price, actions, source.",
        ),
        (
            'source = "reconstructed"',
            'source = "rumour"',
            "source of popularity_range is component or reconstructed or rulebook, not 'rumour'.",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(old: str, new: str, sentence: str) -> None:
    """The line is that of the change, or for what is counted one that shows what was counted."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    with pytest.raises(BadContent) as refusal:
        GAME.with_content(text)
    told = str(refusal.value)
    assert sentence in told
    where = re.match(r"In the content of ESSEN The Game, line (\d+): ", told)
    assert where, told
    changed = text.count("\n", 0, next(n for n, (a, b) in enumerate(zip(text, TEXT, strict=False)) if a != b)) + 1
    counted = ("zones", "pallets", "each series", "15 games show", "every space", "there are 60")
    assert int(where[1]) == changed or any(word in told for word in counted)


@pytest.mark.parametrize(
    ("own", "line", "sentence"),
    [
        (
            "\n# mine\ntiles = [{ booth = 3, price = 7 }]",
            3,
            "price of tiles is a whole number that's a multiple of 5, not 7.",
        ),
        (
            "tiles = [\n{ booth = 3, price = 10 },\n{ booth = 61, price = 10 },\n]",
            3,
            "tiles has no booth 61; it has 1, 2, 3, …, 60.",
        ),
        ("\nrooms = 3", 2, "there is nothing called rooms; there is rounds, money, actions"),
        ("money = { cents = 5 }", 1, "money has nothing called cents; it has start, source."),
        ('\ntiles = "all"', 2, "tiles is a list, not 'all'."),
        ("money = 300", 1, "money is a table, not 300."),
    ],
)
def test_an_owners_file_is_refused_with_its_own_line(own: str, line: int, sentence: str) -> None:
    with pytest.raises(BadContent, match=re.escape(f"line {line}: ")) as refusal:
        GAME.with_content(own)
    assert sentence in str(refusal.value)


@pytest.mark.rule("ES-26")
@pytest.mark.parametrize(
    "own",
    [
        'spaces = [{ id = "courtyard", links = ["parking"] }]',
        'spaces = [{ id = "galeria-east", links = ["parking"] }]',
        'spaces = [{ id = "parking", cells = [[4, 0]] }]',
        'spaces = [{ id = "west", links = ["east"] }]',
    ],
)
def test_a_map_with_another_way_to_the_parking_lot_or_between_the_entrances_is_refused(own: str) -> None:
    """The car park is next to both entrances and to nothing else; the entrances are not next to each other."""
    with pytest.raises(BadContent):
        GAME.with_content(own)


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadContent, match=r"The content of ESSEN The Game is not TOML: .*line 2"):
        GAME.with_content("[a]\nb = =\n")


# An owner's own file


def test_an_owners_file_corrects_what_it_names_and_leaves_the_rest() -> None:
    own = GAME.with_content(
        """
        money = { start = 250 }
        tiles = [{ booth = 12, price = 45, bonus = 2 }, { booth = 3, title = "Nauticus (signed)" }]
        events = [{ id = "buzz", points = 4 }]
        """
    )
    day = own.new(3, 5)
    games = games_of(day)
    assert (games[11].price, games[11].bonus, games[11].title) == (45, 2, "Bruxelles 1893")
    assert (games[2].title, games[2].price) == ("Nauticus (signed)", 30)
    assert list(own.content.tables.event_points) == [0, 4, -3, 1, 0, 0]
    assert own.content.tables.money == 250
    assert (GAME.content.tables.money, GAME.content.tables.price[11]) == (300, 40)
    assert own.content_id and len(own.content_id) == 12


def games_of(state: State) -> list[GameView]:
    assert isinstance(state, Day)
    return view(state).games


def test_a_list_without_names_is_replaced_as_a_whole() -> None:
    rows = [
        '{ popularity = 0, event = true, source = "component" }',
        '{ popularity = 0, event = true, source = "component" }',
        *['{ popularity = 1, event = false, source = "component" }'] * 3,
        '{ popularity = -1, event = false, source = "component" }',
    ]
    own = GAME.with_content(f"pallets = [{', '.join(rows)}]")
    assert list(own.content.tables.pallet_popularity) == [0, 0, 1, 1, 1, -1]
    assert list(own.content.tables.pallet_event) == [1, 1, 0, 0, 0, 0]


def test_the_whole_file_can_be_given_too() -> None:
    own = GAME.with_content(TEXT)
    assert own.content_id is None
    assert own.new(4, 9).view(None) == GAME.new(4, 9).view(None)


def test_other_names_are_the_same_components() -> None:
    names = 'tiles = [{ booth = 3, title = "Kogge", publisher = "Somebody", title_source = "invented" }]'
    own = GAME.with_content(names)
    assert own.content_id is None
    assert GAME.content_id is None
    assert own.content.tables.titles[2] == "Kogge"


def test_other_names_are_told_in_games_with_them_only() -> None:
    """Descriptions and events are kept for all games of a title, but never for another content."""
    own = GAME.with_content("\n".join(f'[[tiles]]\nbooth = {booth}\ntitle = "No. {booth}"' for booth in range(1, 61)))
    for game in (GAME, own, GAME):
        state = game.new(2, 7, journal=True)
        told: dict[str, set[bool]] = {}
        while not state.over:
            choices, events = game.choices(state), game.events(state, state.to_move)
            for message in (*(choice.message for choice in choices), *(event.message for event in events)):
                if "game" in message.args:
                    told.setdefault(message.id, set()).add(str(message.args["game"]).startswith("No. "))
            state.apply(choices[-1].id)
        assert {"choose-pick", "event-released", "event-common"} <= told.keys()
        assert all(named == {game is own} for named in told.values())


def test_everything_else_makes_other_components() -> None:
    ids = [
        GAME.with_content(own).content_id
        for own in (
            "tiles = [{ booth = 3, price = 35 }]",
            "tiles = [{ booth = 3, bonus = 1 }]",
            'tiles = [{ booth = 3, symbol = "dice" }, { booth = 4, symbol = "meeple" }]',
            "tiles = [{ booth = 3, cell = [2, -2] }]",
            "money = { start = 305 }",
            "popularity_range = { most = 7 }",
        )
    ]
    assert None not in ids
    assert len(set(ids)) == 6
    assert GAME.with_content("tiles = [{ booth = 3, price = 35 }]").content_id == ids[0]


def recorded(game: Game, seed: int = 4) -> Record:
    """A whole game at random, written down."""
    record = Record.begin(game, [Player("a"), Player("b"), Player("c")], seed, dict(game.settle({})))
    state = game.new(3, seed)
    rng = Rng.from_seed(seed)
    while not state.over:
        seat = state.waiting[-1]
        legal = state.legal(seat)
        choice = legal[rng.below(len(legal))]
        record.decisions.append(decision_text(state, seat, choice))
        state.apply(choice, seat)
    return record


@pytest.mark.usefixtures("usual_content")
def test_a_record_of_other_components_is_read_only_with_them() -> None:
    own = GAME.with_content("tiles = [{ booth = 3, price = 35 }]\n")
    text = recorded(own).write()
    assert f'"content": "{own.content_id}"' in text
    with pytest.raises(BadRecord, match="The record was played with custom components"):
        Record.read(text)
    registry.use(GAME.with_content("tiles = [{ booth = 3, price = 40 }]\n"))
    with pytest.raises(BadRecord, match="custom components"):
        Record.read(text)
    registry.use(own)
    assert Record.read(text).result


@pytest.mark.usefixtures("usual_content")
def test_a_record_of_the_usual_components_is_refused_with_others_but_not_with_other_names() -> None:
    record = recorded(GAME)
    assert record.content is msgspec.UNSET
    registry.use(GAME.with_content("money = { start = 100 }\n"))
    with pytest.raises(BadRecord, match="The record was played with the usual components"):
        Record.read(record.write())
    registry.use(GAME.with_content('tiles = [{ booth = 3, title = "Kogge" }]\n'))
    assert Record.read(record.write()).result


def test_the_fingerprint_of_the_shipped_file_is_stable() -> None:
    assert Content().fingerprint == Content().fingerprint == Content("").fingerprint

"""The table on a terminal: what a reader finds on it, and that it keeps to its width and to what its seat may know."""

from __future__ import annotations

import re

import pytest
from essen_table import GAME, drafted, new, play, position, view
from rich.console import Console

from ludothek.games.essen.rules import Day
from ludothek.kernel.locale import Catalogue, catalogue
from ludothek.kernel.rng import Rng
from ludothek.kernel.words import SHAPES

ENGLISH = catalogue("en", GAME.package)
WIDTHS = range(60, 121)
FAIR = """
    popularity  4 2 3 1
    crowd       green courtyard
    booths      4:sold-out 11 12:buzz 57
    common      57 21
    orange  at=4 spent=2 bag=3,10 boot=24 wishes=12,17,10 points=7 pre-order=24
    blue    at=courtyard money=35 points=8
"""


class LongWinded(Catalogue):
    """Somebody who never uses one word where three would do."""

    def __init__(self) -> None:
        super().__init__("en", "ludothek", GAME.package)

    def __call__(self, id: str, /, **args: str | int) -> str:
        words = super().__call__(id, **args)
        return words if id.startswith("letter-") else f"{words} und überhaupt"


def drawn(day: Day, seat: int | None, width: int = 80, words: Catalogue = ENGLISH) -> str:
    """The drawing without colours, without blanks at the ends of lines."""
    console = Console(width=width + 40, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(GAME.draw(day.view(seat), words, width))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def booth(text: str, name: str, width: int = 6, lines: int = 3) -> list[str]:
    """What stands at a booth, from its sign down."""
    rows = text.splitlines()
    (row,) = [n for n, line in enumerate(rows[:30]) if re.search(rf"{name}\b", line)]
    column = rows[row].index(name)
    return [line[column : column + width].rstrip() for line in rows[row : row + lines]]


def some_way(day: Day, rng: Rng, decisions: int) -> None:
    for _ in range(decisions):
        if not day.over:
            seat = day.waiting[0]
            legal = day.legal(seat)
            day.apply(legal[rng.below(len(legal))], seat)


# The map


def test_a_booth_shows_its_event_wish_symbol_points_price_and_way() -> None:
    text = drawn(position(FAIR), 0)
    assert booth(text, "G12") == ["G12↑♥", "⋈+5", "€40›4"]
    assert booth(text, "G4") == ["G4 ⊘", "⚄+2", "€35●░"]
    assert booth(text, "Y57") == ["Y57 ♡", "⋈+2", "€35"]
    assert booth(text, "P21") == ["P21", "", ""], "nothing to buy, nothing to say"


def test_a_wider_booth_has_its_worth_on_one_line() -> None:
    text = drawn(position(FAIR), 0, 100)
    assert booth(text, "G11", 8) == ["G11", "♟+6 €45", "░░░░░›4"]


def test_ways_are_drawn_as_far_as_the_actions_go_and_only_on_turn() -> None:
    day = position(FAIR)  # orange has 8 - 2 games - 2 spent = 4 actions left and stands at booth 4
    assert booth(drawn(day, 0), "Y49")[2] == "   ›3", "two into the crowded courtyard, one on from there"
    assert booth(drawn(day, 0), "Y57")[2] == "€35", "five would be too many"
    assert "›" not in drawn(day, 1)
    assert "›n actions away" in drawn(day, 0)
    assert "›n actions away" in drawn(day, None)


def test_meeples_stand_at_their_spaces() -> None:
    text = drawn(position(FAIR), 1)
    assert "●" in booth(text, "G4")[2]
    (floor,) = [line for line in text.splitlines()[:30] if "■" in line and "Blue" not in line]
    assert "■░░░" in floor


@pytest.mark.parametrize("width", [60, 70, 80, 100, 120])
@pytest.mark.parametrize("place", ["11", "37", "courtyard", "west", "east", "parking", "galeria-east"])
def test_five_on_one_space_are_all_seen(place: str, width: int) -> None:
    seats = "\n".join(f"{colour} at={place}" for colour in ("orange", "blue", "green", "red", "purple"))
    text = drawn(position(f"booths 11:goodies\n common 11\n {seats}"), 0, width)
    fair = "\n".join(text.splitlines()[2 : text[: text.index("Pallets")].count("\n")])
    assert all(fair.count(shape) == 1 for shape in SHAPES[:5])


def test_crowds_double_the_cost_of_a_step() -> None:
    text = drawn(position(FAIR), 0)
    assert "G green zone ×2" in text
    assert "courtyard ×2" in text
    assert "Y yellow zone ─" in text
    assert "×2 crowd: a step costs 2" in text
    assert "×2" not in drawn(position("orange\n blue"), 0)


def test_in_round_7_the_entrances_are_crowded_and_the_tile_is_known() -> None:
    text = drawn(position("crowd entrances\n last-round dice\n booths 4 11\n orange\n blue", round=7), 0)
    assert "west entrance ×2" in text
    assert "Last round: +2 points for every dice game." in text
    assert booth(text, "G4")[1] == "⚄+4"
    assert "Pallets" not in text


# Around the map


def test_the_action_track_shows_spent_and_free_spaces_and_the_games_in_the_bag() -> None:
    text = drawn(position(FAIR), 0)
    assert "┃  ·  · [▮][▮][▮][▮][♟][⋈]        €300 ┃" in text
    assert "┃ Bag  ♟1 ⚄· ♣· ⋈1      pre-order used ┃" in text
    assert "┃ Boot ♟· ⚄1 ♣· ⋈·                 ♥ 3 ┃" in text
    assert "│  ▮  ▮ [▮][▮][▮][▮][▮][▮]        €35 │" in text
    assert "┏━ ► ● Orange (you) ━━━━━━━━ 7 points ━┓ ╭─ ■ Blue ───────────────── 8 points ─╮" in text


def test_the_wishlist_says_where_every_game_is_and_what_is_missing() -> None:
    wished = FAIR.replace("wishes=12,17,10", "wishes=5,8,10,12,17").replace("blue ", "blue boot=8 ")
    text = drawn(position(f"{wished}\n pallets 1:flop 2 5 6 7 9\n warehouse 17 18"), 0)
    own = [line[:40] for line in text[text.index("╭─ ♥ My wishlist") :].splitlines()[:7]]
    assert own == [
        "╭─ ♥ My wishlist ─────────── 5 points ─╮",
        "│ ✓ ⋈ G10  Glasstraße           bought │",
        "│ € ⋈ G12  Bruxelles 1893    +5 €40 ›4 │",
        "│ ▹ ♣  G5  Fünf Gurken     on a pallet │",
        "│ · ♟ P17  Concordia       not out yet │",
        "│ ✗ ♣  G8  Rokoko               ■ Blue │",
        "╰─────────────── 3 more for 10 points ─╯",
    ]


def test_rankings_show_what_they_need_and_who_meets_them() -> None:
    day = position("rankings 1 9\n orange bag=3,7,11,6\n blue\n green bag=16,17,22,10", first="blue")
    text = drawn(day, 0)
    assert re.search(r"♟♟♟ ⋈ +●▲ \+4", text)
    assert re.search(r"♟ ⚄ ♣ ⋈ +\+4", text)


def test_family_games_have_neither_rankings_nor_crowds() -> None:
    day = drafted(3, crowd=False, rankings=False)
    for width in (60, 80, 120):
        text = drawn(day, 0, width)
        assert "Rankings" not in text
        assert "×2" not in text


def test_a_play_test_lays_out_two_cards() -> None:
    day = position("booths 4\n deck 4 17\n orange\n blue")
    play(day, "test")
    text = drawn(day, 0)
    assert "Concordia" in text[text.rindex("first player") :]
    assert "Steam Park" in text[text.rindex("first player") :]
    assert "Concordia" not in drawn(day, 1)[drawn(day, 1).rindex("first player") :]


# Before and after


def test_the_draft_shows_cards_instead_of_an_empty_fair() -> None:
    day = new(3)
    text = drawn(day, 1)
    assert "car park" not in text
    for number in view(day, 1).offered:
        game = view(day).games[number - 1]
        assert game.title[:18] in text
        assert game.publisher in text
    day.apply(day.legal(1)[0], 1)
    assert "● Orange ♥0" in drawn(day, 1)
    assert "■ Blue (you) ♥1" in drawn(day, 1)


def test_the_end_shows_the_sheet_and_everybodys_wishes() -> None:
    day = new(4)
    some_way(day, Rng.from_seed(3), GAME.max_decisions)
    assert day.over
    text = drawn(day, 0, 120)
    for line in ("Games bought", "Midday rankings", "Evening rankings", "Wishes", "Early departure", "Cash machine"):
        assert line in text
    winner = day.ranks().index(1)
    assert re.search(rf"1\. {SHAPES[winner]} ", text)
    for seen in view(day).players:
        assert all(f"{view(day).games[card - 1].title[:12]}" in text for card in seen.held or ())


# Width and secrets


@pytest.mark.parametrize("words", [ENGLISH, LongWinded()], ids=["english", "long-winded"])
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long) for seats in (3, 4, 5))])
def test_no_line_is_longer_than_the_terminal_is_wide(seats: int, words: Catalogue) -> None:
    day, rng = new(seats, seats), Rng.from_seed(seats)
    for n, width in enumerate((*WIDTHS, 40, 200)):
        text = drawn(day, (*range(seats), None)[n % (seats + 1)], width, words)
        assert max(map(len, text.splitlines())) <= width
        some_way(day, rng, 5)


@pytest.mark.parametrize("seats", [2, pytest.param(5, marks=pytest.mark.long)])
def test_nothing_secret_of_another_seat_is_drawn(seats: int) -> None:
    day, rng = new(seats, 9), Rng.from_seed(9)
    for _ in range(25):
        some_way(day, rng, 6)
        if day.over:
            break
        for seat in (0, None):
            seen = view(day, seat)
            own = seen.players[seat].held or [] if seat is not None else []
            on_pallets = [pallet.booth for pallet in seen.pallets]
            shown = [card for each in seen.players[:1] for card in each.shown]
            open_cards = {*own, *shown, *seen.offered, *seen.common, *on_pallets}
            text = drawn(day, seat, 132)
            named = {game.booth for game in seen.games if len(game.title) > 4 and f" {game.title} " in text}
            assert named <= open_cards
            hearts = sum(booth in own for booth in on_pallets) + sum(
                game.place == "booth" and game.booth in own for game in seen.games
            )
            assert (" ♥ your wish" in text) == (hearts > 0)


def test_an_owners_own_map_is_drawn() -> None:
    own = GAME.with_content("tiles = [{ booth = 1, cell = [1, 0] }, { booth = 2, cell = [0, 0] }]")
    day = drafted(2)
    console = Console(width=80, color_system=None)
    for game, first in ((GAME, "│G1    G2"), (own, "│G2    G1")):
        with console.capture() as capture:
            console.print(game.draw(day.view(0), ENGLISH, 80))
        assert re.search(first, re.sub("[♥♡%⊘↑↓✚]", " ", capture.get()))

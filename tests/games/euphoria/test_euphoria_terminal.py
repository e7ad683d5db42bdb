"""The table on a terminal: what a reader finds on it, and that it keeps to its width and to what its seat may know."""

from __future__ import annotations

from pathlib import Path

import pytest
from euphoria_table import Table
from rich.console import Console

from ludothek.games.euphoria import GAME
from ludothek.kernel import Record
from ludothek.kernel.locale import LANGUAGES, catalogue
from ludothek.kernel.state import State

FOLDER = Path(__file__).parents[2] / "records" / "euphoria"


def drawn(state: State, seat: int | None, width: int = 80, language: str = "en") -> str:
    """The drawing without colours, without blanks at the ends of lines."""
    console = Console(width=width + 40, color_system=None, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(GAME.draw(state.view(seat), catalogue(language, GAME.package), width))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def moment(name: str, part: float) -> State:
    """A recorded game after a part of its decisions."""
    record = Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return record.end(to=int(part * len(record.decisions)))


MOMENTS = [("2-greedy", 0.6), ("4-greedy", 0.0), ("4-greedy", 1.0), ("6-everything-drafted", 0.0), ("6-greedy", 0.8)]


@pytest.mark.parametrize(("name", "part"), MOMENTS)
def test_every_width_is_kept(name: str, part: float) -> None:
    state = moment(name, part)
    for width in range(60, 121):
        assert max(map(len, drawn(state, 0, width).splitlines())) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "part"), MOMENTS)
def test_every_language_is_spoken(language: str, name: str, part: float) -> None:
    state = moment(name, part)
    for seat in (1, None):
        assert max(map(len, drawn(state, seat, 60, language).splitlines())) <= 60


def test_regions_lie_as_on_the_board() -> None:
    lines = drawn(moment("4-greedy", 0.6), 0).splitlines()
    rows = {name: next(n for n, line in enumerate(lines) if f" {name} " in line) for name in ("Icarus", "Subterra")}
    middle = next(n for n, line in enumerate(lines) if " Euphoria " in line and " The Wastelands " in line)
    assert rows["Icarus"] < middle < rows["Subterra"]


def test_spaces_speak_in_signs() -> None:
    table = Table()
    table.have(0, ready="3")
    text = drawn(table.city, 0)
    assert "[  ] Euphorian tunnel" in text and "↯→☉/▯" in text
    assert "[⊘⊘] End of the tunnel" in text
    assert "3→↯ ▪+" in text
    assert "⚒ upper site" in text


def test_a_penalty_is_marked_with_its_way_out() -> None:
    table = Table()
    table.build("euphoria-a", "spa", stars=[1])
    suffering, starred = drawn(table.city, 0), drawn(table.city, 1)
    assert "⚠ Spa of Fleeting Pleasure" in suffering
    assert "To lift it: earn a star at the Incinerator." in suffering
    assert "⚠" not in starred and "✪ Spa of Fleeting Pleasure" in starred
    assert "⚠" not in drawn(table.city, None)


def test_legend_has_only_what_is_seen() -> None:
    table = Table()
    assert "you suffer its penalty" not in drawn(table.city, 0)
    table.build("euphoria-a", "spa", stars=[1])
    assert "⚠ you suffer its penalty" in drawn(table.city, 0)


def test_nothing_secret_of_another_seat_is_drawn() -> None:
    table = Table()
    table.have(0, "bear", hidden="katy", recruits="ben")
    assert "Cards  ▯ teddy bear" in drawn(table.city, 0) and "Katy the Dietician" in drawn(table.city, 0)
    for seat in (1, None):
        text = drawn(table.city, seat)
        assert "Ben the Ludologist" in text and "Katy" not in text and "▒▒▒ hidden" in text
        assert "Cards  ▯ teddy bear" not in text


@pytest.mark.parametrize("seat", [0, None])
def test_offered_recruits_are_the_readers_own(seat: int | None) -> None:
    state = GAME.new(4, 7, {})
    english = catalogue("en", GAME.package)
    text = drawn(state, seat, 120)
    for other in range(4):
        player = state.view(other)["players"][other]  # type: ignore[index]  # a view is plain data
        names = [english(f"recruit-{name}") for name in player["dealt"]]
        assert len(names) == 4
        assert all((name in text) == (other == seat) for name in names)


def test_the_score_sheet_adds_up() -> None:
    text = drawn(moment("4-greedy", 1.0), 2)
    assert "■ Blue wins." in text
    sheet = text[text.index("Where the stars lie") :].splitlines()
    rows = {line.strip("│ ").rstrip("│ ")[:14].strip(): line.strip("│ ").split()[-4:] for line in sheet[2:10]}
    counted = [
        sum(int(cell) for cell in column if cell.isdigit()) for column in zip(*list(rows.values())[:-1], strict=True)
    ]
    assert counted == [10, 9, 9, 6] == [int(cell) for cell in list(rows.values())[-1]]
    assert "Tie-breakers" in text and "Territories led" in text

"""The reader of data files: every line is known, an owner's file lies over the shipped one, wrong ones are refused."""

from __future__ import annotations

import io
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path as Folder

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from mutations import mutated, shipped_data
from rich.console import Console
from sealed.game import Sealed

import ludothek
from ludothek.kernel.errors import BadContent
from ludothek.kernel.game import Game
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.resources import read_text
from ludothek.kernel.rng import Rng
from ludothek.kernel.toml_lines import Path, lines_of

FILES = {
    "essen": ("content.toml",),
    "euphoria": ("content.toml", "recruits.toml", "markets.toml"),
    "worldsfair": ("content.toml",),
}
TOML = '''\
# a comment with [brackets] = and "quotes"
"quoted key" = 1
a.b = [ # dotted
    1, "two # not a comment", [3,
    4],
]
text = """
[[not.a.table]]
x = \\""" still text
"""
plain = \'\'\'
y = ]\'\'\'
when = 1979-05-27 07:32:00

[table] # header
inline = { x = 1, y = { z = [2] } }
[[list]]
k = 'v}'
[[list]]
[[list.inner]]
k = 5
[list.sub]
m = 6
'''


def parts(value: object, path: Path = ()) -> Iterator[Path]:
    """Everything in parsed data that has a place."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, each in value.items():
            yield from parts(each, (*path, key))
    elif isinstance(value, list):
        for n, each in enumerate(value):
            yield from parts(each, (*path, n))


def test_every_part_of_a_text_has_its_line() -> None:
    lines = lines_of(TOML)
    assert set(lines) == set(parts(tomllib.loads(TOML)))
    assert {path: lines[path] for path in (("quoted key",), ("a",), ("a", "b", 1), ("a", "b", 2, 1))} == {
        ("quoted key",): 2,
        ("a",): 3,
        ("a", "b", 1): 4,
        ("a", "b", 2, 1): 5,
    }
    assert [lines[path] for path in (("text",), ("plain",), ("when",), ("table",))] == [7, 11, 13, 15]
    assert lines["table", "inline", "y", "z", 0] == 16
    assert [lines["list", n] for n in (0, 1)] == [17, 19]
    assert (lines["list", 1, "inner", 0, "k"], lines["list", 1, "sub", "m"]) == (21, 23)


@pytest.mark.parametrize("title", FILES)
def test_the_lines_of_the_shipped_files_show_what_they_are_said_to_show(title: str) -> None:
    for file in FILES[title]:
        text = read_text(ludothek.game(title).package, file) or ""
        lines = lines_of(text)
        assert set(lines) == set(parts(tomllib.loads(text)))
        for path, line in lines.items():
            if isinstance(path[-1], str):
                assert path[-1] in text.splitlines()[line - 1]


@pytest.mark.parametrize("title", FILES)
@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ("nothing = 1", "line 1: there is nothing called nothing; there is "),
        ("\n\n'a\\\\b' = 1", "line 3: there is nothing called a\\\\b; there is "),
        ("a = [", "is not TOML: Invalid value (at end of document)."),
        ("a = 1\na = 2\nb = 3", "is not TOML: Cannot overwrite a value (at line 2, column 6)."),
        ("a = " + "[" * 3000, "is not TOML: "),
        ("a = " + "9" * 5000, "is not TOML: "),
        ("a = '\ud800'", "is not TOML: 'utf-8' codec can't encode"),
    ],
)
def test_every_title_refuses_the_same_files_in_the_same_words(title: str, own: str, sentence: str) -> None:
    with pytest.raises(BadContent) as refusal:
        ludothek.game(title).with_content(own)
    told = str(refusal.value)
    assert sentence in told
    assert told.startswith(("In the content of ", "The content of ")) and told.endswith(".")


@pytest.mark.parametrize("title", FILES)
def test_the_whole_shipped_files_and_an_empty_one_are_the_usual_components(title: str) -> None:
    game = ludothek.game(title)
    whole = "\n".join(read_text(game.package, file) or "" for file in FILES[title])
    assert game.content_id is None
    assert [game.with_content(own).content_id for own in ("", "# nothing\n", whole)] == [None, None, None]


def test_a_key_may_be_called_anything() -> None:
    own = 'money = { "x` - at `$.tiles[3]" = 1 }'
    with pytest.raises(BadContent, match="line 1: money has nothing called x; it has start, source."):
        ludothek.game("essen").with_content(own)


def test_a_title_without_data_files_says_so() -> None:
    with pytest.raises(BadContent, match="sealed is always played with its own components; it takes no content file."):
        Sealed().with_content("")


def examples() -> dict[str, str]:
    """The files that docs/content.md shows."""
    page = (Folder(__file__).parents[2] / "docs" / "content.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^```toml (\w+)\n(.*?)^```", page, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("title", FILES)
def test_the_examples_of_the_documentation_can_be_played(title: str) -> None:
    own = ludothek.game(title).with_content(examples()[title])
    assert own.content_id is not None
    plays_to_its_end(own, 3, 7)


def plays_to_its_end(game: Game, seats: int, seed: int) -> None:
    """A whole game at random: it ends, nothing is ever out of order, and it can be told and drawn."""
    trading = any(option.name == "trading" for option in game.options)
    state = game.new(seats, seed, {"trading": False} if trading else {}, journal=True)
    rng = Rng.from_seed(seed)
    decisions = 0
    while not state.over and decisions < 200_000:
        seat = state.waiting[-1]
        legal = state.legal(seat)
        if decisions % 50 == 0:
            assert state.audit() == []
            assert [choice.id for choice in game.choices(state, seat)] == legal
            game.events(state, seat)
        state.apply(legal[rng.below(len(legal))], seat)
        decisions += 1
    assert state.over
    assert state.audit() == []
    page = Console(file=io.StringIO(), width=100)
    page.print(game.draw(state.view(0), Catalogue("en", "ludothek", game.package), 100))


@pytest.mark.long
@pytest.mark.parametrize(("title", "examples"), [("worldsfair", 60), ("essen", 60), ("euphoria", 80)])
def test_a_changed_file_is_refused_or_can_be_played(title: str, examples: int) -> None:
    game = ludothek.game(title)
    told = {"refused": 0, "played": 0}

    @settings(max_examples=examples, deadline=None, derandomize=True, database=None, phases=[Phase.generate])
    @given(mutated(shipped_data(game.package, *FILES[title])), st.integers(2, 4), st.integers(0, 2**32))
    def try_out(text: str, seats: int, seed: int) -> None:
        try:
            own = game.with_content(text)
        except BadContent as refusal:
            assert str(refusal).startswith("In the content of ") and str(refusal).endswith(".")
            told["refused"] += 1
            return
        if own.content_id is not None:
            plays_to_its_end(own, seats, seed)
            told["played"] += 1

    try_out()
    assert min(told.values()) >= 5

"""A person at the terminal: choosing, asking why, taking back, saving, leaving, coming back."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from command import ENVIRONMENT, ludothek

RECORDS = Path(__file__).parents[1] / "records" / "worldsfair"

QUICK = ("play", "worldsfair", "--seats", "2", "--seat", "1", "--minds", "random", "--seed", "5")


def saved(home: Path) -> list[Path]:
    return sorted((home / "ludothek" / "games").glob("*.json"))


def test_a_whole_game_can_be_played_by_number(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="1\n" * 200, home=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Place a supporter: which area?" in told.stdout
    assert re.search(r"(● Orange|■ Blue) wins\.|share the victory", told.stdout)
    (file,) = saved(tmp_path)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["result"] is not None
    assert record["seats"] == [{"name": "player 1"}, {"name": "random", "mind": "random"}]
    assert ludothek("replay", str(file)).returncode == 0


def test_choices_are_also_read_in_words(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="Place Electricity\nquit\n", home=tmp_path)
    assert "Orange places a supporter in Electricity." in told.stdout


def test_what_is_not_understood_is_said_and_nothing_happens(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="fly\n17\nquit\n", home=tmp_path)
    assert "Not understood: fly. Type a number from 1 to 5, a choice in words, or help." in told.stdout
    assert "Not understood: 17." in told.stdout
    assert saved(tmp_path) == []


def test_why_answers_with_a_sentence_and_a_rule(tmp_path: Path) -> None:
    asked = "why deck\nwhy palmer\nwhy blue\nwhy electricity\nwhy\nwhy moon\nquit\n"
    told = ludothek(*QUICK, typed=asked, home=tmp_path).stdout
    assert "Deck: Nobody looks at the deck; 3 cards are dealt at the end of each turn. (WF-48)" in told
    assert "You did not collect Bertha Palmer in your previous turn. (WF-13)" in told
    assert "That is a choice now: Place a supporter in Electricity" in told
    assert "Why what?" in told
    assert "There is no “moon” on this table." in told


def test_undo_is_refused_once_cards_were_revealed_unless_forced(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="undo\n1\nundo\nundo anyway\nundo anyway\nquit\n", home=tmp_path).stdout
    assert told.count("There is nothing to take back.") == 2
    assert "Something was revealed since, or somebody else has acted." in told
    assert "Taken back: Place a supporter in Agriculture and take 2 cards" in told


def test_help_rules_and_board_are_at_hand(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="help\nrules 12\nrules 99\nboard\nquit\n", home=tmp_path).stdout
    assert "undo anyway" in told
    assert "WF-12 No supporter left" in told
    assert "worldsfair has rules WF-1 to WF-48, not “99”." in told


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    told = ludothek(*QUICK, typed=f"1\nsave {file}\nquit\n", home=tmp_path).stdout
    assert f"Saved to {file}" in told
    decisions = len(json.loads(file.read_text(encoding="utf-8"))["decisions"])
    again = ludothek("play", "--resume", str(file), typed="1\nquit\n", home=tmp_path)
    assert again.returncode == 0
    assert len(json.loads(file.read_text(encoding="utf-8"))["decisions"]) > decisions


def test_leaving_saves_and_resume_finds_the_last_game(tmp_path: Path) -> None:
    ludothek(*QUICK, typed="1\n", home=tmp_path)  # the input ends: as good as quit
    assert len(saved(tmp_path)) == 1
    assert "Since your last decision" in ludothek("play", "--resume", typed="quit\n", home=tmp_path).stdout
    missing = ludothek("play", "--resume", home=tmp_path / "elsewhere")
    assert missing.returncode == 2
    assert missing.stderr.startswith("ludothek: There is no unfinished game in ")


def test_saving_where_one_cannot_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    asked = f"save /dev/full/x.json\nsave {precious}\nsave ~nobody/x\nsave a\0b\n1\nquit\n"
    told = ludothek(*QUICK, typed=asked, home=tmp_path)
    assert told.returncode == 0
    assert "/dev/full/x.json: Not a directory" in told.stdout
    assert f"{precious} already exists; choose another name." in told.stdout
    assert "embedded null byte" in told.stdout
    assert precious.read_text() == "mine"
    assert len(saved(tmp_path)) == 1


def test_every_decision_is_kept_at_once(tmp_path: Path) -> None:
    """Whatever ends the program: a closed window, kill -9, a closed pipe."""
    running = subprocess.Popen(
        [sys.executable, "-m", "ludothek", *QUICK],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**ENVIRONMENT, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert running.stdin and running.stdout
    running.stdin.write("place electricity\nwhy deck\n")
    running.stdin.flush()
    while "WF-48" not in running.stdout.readline():
        pass
    running.kill()
    running.communicate()
    (file,) = saved(tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))["decisions"][0] == "place electricity"
    again = ludothek("play", "--resume", typed="quit\n", home=tmp_path).stdout
    assert "Orange places a supporter in Electricity." in again


def test_a_game_that_cannot_be_kept_is_left_only_on_the_second_word(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="1\nsave\nquit\nquit\n1\n", home=Path("/dev/null"))
    assert told.stdout.count("Not a directory") == 2
    assert told.stdout.count("The game could not be saved.") == 3
    assert told.returncode == 2
    assert told.stderr.startswith("ludothek: Not a directory: ")


def test_strange_input_does_no_harm(tmp_path: Path) -> None:
    strange = ["x" * 5000, "9" * 5000, "why " + "y" * 5000, "🎡 ünï", "[bold]x[/bold]", "", "why ?", "0", "-1", "1.5"]
    told = ludothek(*QUICK, typed="\n".join([*strange, "quit", ""]), home=tmp_path)
    assert told.returncode == 0
    assert "Traceback" not in told.stderr
    assert saved(tmp_path) == []


def test_a_choice_can_be_named_by_its_text_or_a_part_of_it(tmp_path: Path) -> None:
    for words in ("Place a supporter in Electricity and take 2 cards", "electricity", "place electricity"):
        told = ludothek(*QUICK, typed=f"{words}\nquit\n", home=tmp_path).stdout
        assert "Orange places a supporter in Electricity." in told
    german = ludothek(*QUICK, "--lang", "de", typed="elektrizität\nquit\n", home=tmp_path).stdout
    assert "im Bereich Elektrizität" in german


def test_why_also_shows_a_rule_by_its_number(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="why WF-12\nwhy the deck?\nwhy wf-99\nquit\n", home=tmp_path).stdout
    assert "WF-12 No supporter left" in told
    assert "Deck: Nobody looks at the deck" in told
    assert "worldsfair has rules WF-1 to WF-48, not “wf-99”." in told


def test_two_people_play_at_one_keyboard(tmp_path: Path) -> None:
    start = ("play", "worldsfair", "--seats", "2", "--minds", "", "--seat", "1", "--seed", "5")
    told = ludothek(*start, typed="1\n1\nquit\n", home=tmp_path).stdout
    assert "● Orange, your choice" in told
    assert "■ Blue, your choice" in told


def test_the_same_seed_gives_the_same_seat_and_cards(tmp_path: Path) -> None:
    start = ("play", "worldsfair", "--seed", "7")
    first, second = (ludothek(*start, typed="quit\n", home=tmp_path).stdout.split("Saved to")[0] for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "worldsfair", "--resume"), "--resume goes on with a saved game as it is, so title cannot be given"),
        (("play", "--resume", "--seats", "4"), "--resume goes on with a saved game as it is, so seats cannot be given"),
        (
            ("play", "worldsfair", "--seats", "2", "--minds", "random,random", "--seat", "1"),
            "--seat is your seat, but --minds names",
        ),
    ],
)
def test_arguments_that_contradict_each_other_are_refused(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    told = ludothek(*arguments, home=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith(f"ludothek: {sentence}")


def test_a_tie_is_explained_at_the_end() -> None:
    told = ludothek("replay", str(RECORDS / "2-won-by-approvals.json")).stdout
    assert "Equal points: whoever has more approved exhibits wins the tie (WF-47)." in told
    assert "the victory is shared" in ludothek("replay", str(RECORDS / "2-shared-victory.json")).stdout


def test_minds_can_be_watched(tmp_path: Path) -> None:
    told = ludothek("play", "worldsfair", "--minds", "greedy,random", "--seats", "2", "--seed", "1", home=tmp_path)
    assert told.returncode == 0
    assert "ends with" in told.stdout


def test_long_lists_are_asked_in_steps(tmp_path: Path) -> None:
    """Bertha Palmer has dozens of moves: first the figure, then whose supporter, then where to."""
    for seed in range(40):
        start = ("play", "worldsfair", "--seats", "2", "--seat", "1", "--minds", "random", "--seed", str(seed))
        told = ludothek(*start, typed="1\n" * 12 + "quit\n", home=tmp_path).stdout
        if "Play or discard a figure. › Bertha Palmer" in told:
            assert "Orange’s supporters in Agriculture …" in told
            return
    raise AssertionError("Palmer never came up")


def test_amounts_are_typed_as_they_are(tmp_path: Path) -> None:
    """How many exhibits: 0 is none and 2 is two."""
    start = ("play", "worldsfair", "--seats", "2", "--minds", "", "--seed", "3", "-o", "approvals=ask")
    typed = "\n".join(["1"] * 26 + ["why 0", "quit"]) + "\n"
    told = ludothek(*start, typed=typed, home=tmp_path).stdout
    asked = told[told.index("How many exhibits do you approve in ") :]
    assert asked.splitlines()[1:3] == ["  0 Approve none", "  1 Approve one exhibit"]


def test_why_understands_numbers_of_the_list_and_other_words(tmp_path: Path) -> None:
    told = ludothek(*QUICK, typed="why 3\nwhy car\nwhy supply\nwhy sets\nquit\n", home=tmp_path).stdout
    assert "That is a choice now: Place a supporter in Fine Arts" in told
    assert "Ferris wheel: The wheel turns by itself" in told
    assert "Orange’s supply: " in told
    assert "Approved exhibits stay approved" in told


def test_polish_names_are_understood_as_they_stand_on_the_board(tmp_path: Path) -> None:
    told = ludothek(*QUICK, "--lang", "pl", typed="elektryczność\nquit\n", home=tmp_path).stdout
    assert "Nie rozumiem" not in told


def test_why_reads_the_card_first(tmp_path: Path) -> None:
    table = ("play", "euphoria", "--seats", "2", "--seat", "1", "--minds", "random", "--seed", "122")
    told = " ".join(ludothek(*table, typed="why artist\nwhy dilemma\nquit\n", home=tmp_path).stdout.split())
    assert "Jonathan the Artist: When you place a worker on a construction site" in told
    assert "That is a choice now:" in told
    assert "Ethical dilemma: Once in the game" in told

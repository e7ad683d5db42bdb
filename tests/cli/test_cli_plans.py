"""Going somewhere in one line: plans at the terminal, and choosing a title."""

from __future__ import annotations

from pathlib import Path

from command import ludothek

START = ("play", "essen", "--seats", "2", "--seat", "1", "--minds", "random", "--seed", "5")
DRAFT = "1\n" * 4


def typed_after_the_draft(tmp_path: Path, *lines: str) -> str:
    """What is shown when the first player of this seed has drafted and types these lines."""
    told = ludothek(*START, typed=DRAFT + "\n".join((*lines, "quit")) + "\n", home=tmp_path)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_plans_list_what_can_be_reached(tmp_path: Path) -> None:
    told = typed_after_the_draft(tmp_path, "plans")
    assert "go west" in told
    assert "buy " in told


def test_a_plan_is_carried_out_by_naming_it(tmp_path: Path) -> None:
    told = typed_after_the_draft(tmp_path, "go courtyard", "eat")
    assert "You are in the courtyard. 3 actions left, €300." in told
    assert "You are in the courtyard. 5 actions left, €280." in told


def test_a_plan_that_does_not_exist_is_not_understood(tmp_path: Path) -> None:
    assert "Not understood: fly 99." in typed_after_the_draft(tmp_path, "fly 99")
    assert "There is no such plan now." in typed_after_the_draft(tmp_path, "plans zebra")


def test_without_a_title_one_is_asked_for(tmp_path: Path) -> None:
    told = ludothek("play", "--seats", "2", typed="0\nchess\nworldsfair\nquit\n", home=tmp_path)
    assert told.returncode == 0
    assert "ESSEN The Game: Spiel ’13" in told.stdout
    assert told.stdout.count("What would you like to play?") == 3
    assert "Place a supporter: which area?" in told.stdout


def test_one_can_leave_without_choosing_a_title(tmp_path: Path) -> None:
    for typed in ("q\n", ""):
        left = ludothek("play", typed=typed, home=tmp_path)
        assert (left.returncode, left.stderr) == (0, "")


def test_what_cannot_be_done_is_explained(tmp_path: Path) -> None:
    told = typed_after_the_draft(tmp_path, "eat", "buy caverna", "go p21", "why P21")
    assert "There is something to eat only in the courtyard. (ES-31)" in told
    assert "Caverna: The Cave Farmers goes on sale in the next round. (ES-15)" in told
    assert told.count("(ES-26)") == 2


def test_undo_takes_a_whole_plan_back(tmp_path: Path) -> None:
    told = typed_after_the_draft(tmp_path, "go courtyard", "undo")
    assert "You are in the car park. 8 actions left, €300." in told.rpartition("Taken back: Walk ")[2]


def test_a_plan_written_in_full_wins_over_a_choice_that_has_it_in_its_text(tmp_path: Path) -> None:
    """From the courtyard one could step to booth 49, whose notation has "go 4" in it."""
    told = typed_after_the_draft(tmp_path, "go courtyard", "eat", "go 4")
    assert "You are at booth 4 (Iello)." in told
    assert "You are at booth 49" not in told


def test_the_log_tells_the_game_so_far(tmp_path: Path) -> None:
    told = typed_after_the_draft(tmp_path, "go west", "log 3")
    assert told.count("Orange walks to the west entrance.") == 2


def test_two_people_are_each_told_what_the_other_did(tmp_path: Path) -> None:
    start = ("play", "essen", "--seats", "2", "--minds", "", "--seat", "1", "--seed", "5")
    told = ludothek(*start, typed="1\n" * 8 + "go courtyard\neat\nend\nquit\n", home=tmp_path).stdout
    news = told.rpartition("Since your last decision")[2].partition("━")[0]
    assert "walks to the west entrance" in news or "walks to the east entrance" in news
    assert "eats for €20 and gets 2 actions back." in news
    assert "ends the turn" in news

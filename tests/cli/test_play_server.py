"""``ludothek play --server``: a person at a terminal, a real server, minds and other people at the table."""

from __future__ import annotations

import json
import re
import signal
import stat
import termios
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest
from command import ludothek, started
from server.running import Running
from sitting import Sitting

from ludothek.kernel.record import Record

THE_FIRST = "1\n" * 100
"""More answers than most games ask for; Euphoria has no end for who takes the first choice for ever."""
A_WHOLE_GAME = 240.0
"""Seconds that it may take on a busy machine without a compiler."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


def ada(server: Running, home: Path, *arguments: str, typed: str = "", lang: str = "en") -> str:
    """What Ada sees who plays with these arguments and types this."""
    named = ("play", "--server", server.address, "--name", "Ada", "--lang", lang)
    told = started(*named, *arguments, typed=typed, home=home)
    assert told.returncode == 0, told.stderr
    assert "Traceback" not in told.stderr
    return told.stdout


def table_of(text: str) -> str:
    """The address of the table that a text tells."""
    found = re.search(r"http://\S+?/tables/[a-z2-9]{12}(#[0-9a-z-]+)?", text)
    assert found, text
    return found[0]


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria"])
def test_a_whole_game_is_played_by_number_and_its_record_replays(server: Running, tmp_path: Path, title: str) -> None:
    file = tmp_path / "game.json"
    start = ("play", "--server", server.address, "--name", "Ada", title, "--seats", "2", "--minds", "greedy")
    with Sitting(*start, home=tmp_path) as player:
        player.types(THE_FIRST + "hand\n")
        told = player.until("The game is over: rematch", A_WHOLE_GAME)
        assert re.search(r"(● Orange|■ Blue) wins\.|share the victory", told)
        assert "(you)" in told and "(greedy)" in told
        player.types(f"save {file}\nquit\n")
        player.until(f"Saved to {file}")
        assert player.leave() == 0
    record = Record.read(file.read_text(encoding="utf-8"))
    assert sorted(seat.name for seat in record.seats) == ["Ada", "greedy"]
    assert ludothek("replay", str(file)).returncode == 0


def test_the_server_gives_a_hint(server: Running, tmp_path: Path) -> None:
    told = ada(server, tmp_path, "worldsfair", "--seats", "2", "--seat", "1", typed="hint\nplace electricity\nquit\n")
    assert len(set(re.findall(r"^ *\d+%  (place [\w-]+)", told, re.MULTILINE))) == 3


def test_the_commands_are_those_of_a_game_at_home(server: Running, tmp_path: Path) -> None:
    typed = (
        "why deck\nwhy palmer\nwhy 3\nwhy moon\nfly\nhelp\nrules 12\nplace electricity\nlog\nsave\nundo\nboard\nquit\n"
    )
    told = ada(server, tmp_path, "worldsfair", "--seats", "2", "--seat", "1", typed=typed)
    assert "Deck: Nobody looks at the deck; 3 cards are dealt at the end of each turn. (WF-48)" in told
    assert "You did not collect Bertha Palmer in your previous turn. (WF-13)" in told
    assert "That is a choice now: Place a supporter in Fine Arts" in told
    assert "There is no “moon” on this table." in told
    assert "Not understood: fly. Type a number from 1 to 5" in told
    assert "say TEXT" in told and "undo anyway" not in told
    assert "WF-12 No supporter left" in told
    assert "Since your last decision\n  Orange places a supporter in Electricity." in told
    assert "its record can be saved when the game is over" in told
    assert "This cannot be taken back" in told
    assert "The game stays on the server. Come back with: " in told


def test_plans_come_from_the_server_are_carried_out_as_one_and_taken_back_as_one(
    server: Running, tmp_path: Path
) -> None:
    start = ("play", "--server", server.address, "--name", "Ada", "essen", "--seats", "2", "--seat", "1")
    with Sitting(*start, home=tmp_path) as player:
        while "actions left" not in player.until("Your choice › "):
            player.types("1\n")
        player.types("plans\n")
        plans = player.until("Your choice › ")
        assert re.search(r"go courtyard +Walk to the courtyard: \d actions", plans)
        far = next(booth for booth in range(1, 61) if f"buy {booth} " not in plans)
        player.types(f"buy {far}\n")
        assert re.search(r"\(ES-\d+\)", player.until("Your choice › "))
        player.types("go courtyard\n")
        player.until("Since your last decision")
        player.until("Your choice › ")
        player.types("undo\n")
        player.until("Taken back: Walk")
        assert "actions left" in player.until("Your choice › ")


def test_coming_back_after_quit_finds_the_same_seat_and_news(server: Running, tmp_path: Path) -> None:
    first = ada(server, tmp_path, "worldsfair", "--seats", "2", "--seat", "1", typed="place electricity\nquit\n")
    told = started("play", "--table", table_of(first), typed="quit\n", home=tmp_path).stdout
    assert "You are Ada" in told
    assert "You play ● Orange." in told
    assert "Since your last decision\n  Orange places a supporter in Electricity." in told
    by_lobby = started("play", "--server", server.address, typed="1\nquit\n", home=tmp_path).stdout
    assert re.search(r"Your tables\n +1 +World’s Fair 1893 .*your turn", by_lobby)
    assert "Orange places a supporter in Electricity." in by_lobby


def test_the_lobby_opens_a_new_table(server: Running, tmp_path: Path) -> None:
    told = started("play", "--server", server.address, typed="Eva\nx\nnew\nworldsfair\n1\nquit\n", home=tmp_path).stdout
    assert "Your name on this server › You are Eva" in told
    assert "Not understood: x." in told
    assert "What would you like to play?" in told
    assert "Since your last decision" in told


def test_cookies_are_kept_for_every_name_and_readable_for_nobody_else(server: Running, tmp_path: Path) -> None:
    for name in ("Ada", "Ben", "ada"):
        started("play", "--server", server.address, "--name", name, typed="quit\n", home=tmp_path)
    (file,) = (tmp_path / "ludothek" / "servers").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = json.loads(file.read_text())
    assert (kept["last"], list(kept["people"])) == ("ada", ["ada", "ben"])


def test_two_terminals_at_one_table_see_and_hear_each_other(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "worldsfair", "--seats", "2", "--open", "1", "--seat", "1")
    with Sitting(*start, "--name", "Ada", home=tmp_path / "a") as one:
        way = table_of(one.until("Anyone can join with: ") + one.until("\n"))
        with Sitting("play", "--table", way, "--name", "Ben", home=tmp_path / "b") as two:
            one.until("Ben sits down at ■ Blue.")
            one.until("Your choice › ")
            two.until("Waiting for ● Orange (Ada).")
            two.types("who\nnudge\n")
            two.until("● Orange (Ada) is thinking.")
            two.until("● Orange (Ada) was nudged.")
            one.until("Ben nudges you: it is your turn.")
            two.types("say good luck\n1\n")  # the choice is kept until it is Ben's turn
            one.until("■ Blue (Ben): good luck")
            one.types("place electricity\n")
            two.until("Orange places a supporter in Electricity.")
            two.until("Your choice › ")
            one.until("Waiting for ■ Blue (Ben).")
            one.until("Blue places a supporter in ")
            two.types("hand\n")
            one.until("A computer player (skilled) now plays for ■ Blue (Ben).")
            two.types("back\nquit\n")
            one.until("■ Blue (Ben) plays again.")
            assert two.leave() == 0


def test_two_people_play_to_the_end_and_once_more_if_both_want_to(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "worldsfair", "--seats", "2", "--open", "1", "--seat", "1")
    with Sitting(*start, "--name", "Ada", home=tmp_path / "a") as one:
        way = table_of(one.until("Anyone can join with: ") + one.until("\n"))
        with Sitting("play", "--table", way, "--name", "Ben", home=tmp_path / "b") as two:
            one.types("1\n" * 150)
            two.types("1\n" * 150)
            one.until("The game is over")
            two.until("The game is over")
            one.types("rematch\n")
            one.until("At the table: ● Orange (Ben, invited), ■ Blue (you)")
            one.until("Waiting for Ben to say yes.")
            two.until("A rematch has been opened")
            two.types("rematch\n")
            two.until("At the table: ● Orange (you), ■ Blue (Ada)")
            one.until("Ben has said yes.")
            one.until("Everybody is here: the game begins.")
            two.types("resign\n")
            two.until("Type resign now if you are sure")
            two.types("resign now\nlobby\n")
            one.until("Ben has left the game for good; a computer player (skilled) plays on for ● Orange.")
            one.types("hand\n")  # so that the game comes to its end
            one.until("● Orange (Ben, resigned)", A_WHOLE_GAME)
            one.until("The game is over")
            one.types("rematch\n")
            one.until("Waiting for Ben to say yes.")
            two.types("\n")
            two.until("you are invited to a rematch")
            two.types("1\n")
            two.until("You are invited to a rematch: type accept or decline.")
            two.types("decline\n")
            two.until("Which table?")
            one.until("Ben has said no; the seat is free.")
            one.types("fill blue\n")
            one.until("Everybody is here: the game begins.")


def test_the_host_frees_a_seat_and_the_lobby_shows_one_persons_tables_as_one(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "worldsfair", "--seats", "3", "--open", "2", "--seat", "1")
    for _ in range(3):
        started(*start, "--name", "Ada", typed="quit\n", home=tmp_path / "a")
    told = started(
        "play", "--server", server.address, "--name", "Cleo", typed="find ada\n+1\nfind zoe\nquit\n", home=tmp_path
    )
    assert "Ada has 2 more open tables: +1 shows them" in told.stdout
    assert "No table with free seats fits; Enter shows all." in told.stdout
    with Sitting(*start, "--name", "Ada", home=tmp_path / "a") as one:
        way = table_of(one.until("Anyone can join with: ") + one.until("\n"))
        with Sitting("play", "--table", way, "--name", "Ben", home=tmp_path / "b") as two:
            one.until("Ben sits down at ■ Blue.")
            two.until("■ Blue (you)")
            one.types("free ben\n")
            two.until("You no longer sit at ■ Blue")


def test_an_invitation_opens_its_seat_and_a_seat_can_be_taken_to_another_device(
    server: Running, tmp_path: Path
) -> None:
    start = ("play", "--server", server.address, "worldsfair", "--seats", "2", "--invite", "1", "--seat", "1")
    with Sitting(*start, "--name", "Ada", home=tmp_path / "a") as one:
        link = table_of(one.until("For your friend at ■ Blue: ") + one.until("\n"))
        assert "#" in link
        without = started("play", "--table", link.partition("#")[0], "--name", "Eve", home=tmp_path / "e").stdout
        assert "You watch this table" in without
        id, _, secret = link.rpartition("/")[2].partition("#")
        joined = ("--server", server.address, "--table", id, "--invitation", secret, "--name", "Ben")
        told = started("play", *joined, typed="links\nquit\n", home=tmp_path / "b").stdout
        assert "You play ■ Blue." in told
        one.until("Ben sits down at ■ Blue.")
        own = table_of(told[told.index("Your link to ■ Blue") :])
        elsewhere = started("play", "--table", own, "--name", "Ben too", typed="quit\n", home=tmp_path / "c").stdout
        assert "You play ■ Blue." in elsewhere


def test_a_server_that_is_killed_and_comes_back_costs_nothing(tmp_path: Path) -> None:
    with Running(tmp_path / "server") as server:
        start = ("play", "--server", server.address, "worldsfair", "--seats", "2", "--seat", "1", "--name", "Ada")
        with Sitting(*start, home=tmp_path) as player:
            player.until("Your choice › ")
            player.types("place electricity\n")
            player.until("Your choice › ")
            server.kill()
            player.until("The connection is lost")
            player.types("place transportation\n")
            server.restart()
            player.until("Connected again.")
            player.until("Orange places a supporter in Transportation.")
            player.until("Your choice › ")
            player.types("quit\n")
            assert player.leave() == 0


def test_the_line_being_typed_survives_what_arrives_meanwhile(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "worldsfair", "--seats", "2", "--open", "1", "--seat", "1")
    with Sitting(*start, "--name", "Ada", home=tmp_path / "a", terminal=True) as one:
        way = table_of(one.until("Anyone can join with: ").replace("\n", "") + one.until("\r\n"))
        one.until("›")
        before = termios.tcgetattr(one.terminal)
        one.types("place elec")
        one.until("place elec")
        with Sitting("play", "--table", way, "--name", "Ben", home=tmp_path / "b") as two:
            one.until("Ben sits down at ■ Blue.")
            one.until("Your choice › place elec")
            one.types("\x1b[D\x1b[D")  # two to the left, where the cursor stays when Ben speaks
            two.types("say hello\n")
            one.until("■ Blue (Ben): hello")
            one.until("Your choice › place elec")
            one.types("\x1b[3~\x1b[3~ectricity\r")
            two.until("Orange places a supporter in Electricity.")
            one.until("Waiting for ■ Blue (Ben).")
            one.until("›")
            one.process.send_signal(signal.SIGINT)
            one.until("Come back with: ")
            assert one.leave() == 130
            after = termios.tcgetattr(one.terminal)
            assert after[3] & termios.ECHO and after[3] & termios.ICANON, (before, after)


def test_ctrl_c_leaves_a_terminal_as_it_was(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "worldsfair", "--seats", "2", "--seat", "1", "--name", "Ada")
    with Sitting(*start, home=tmp_path, terminal=True) as player:
        before = termios.tcgetattr(player.terminal)
        player.until("Your choice ›")
        player.types("place\x03")
        player.until("Come back with: ")
        assert player.leave() == 130
        assert termios.tcgetattr(player.terminal) == before


def test_in_plain_mode_nothing_is_written_over_and_no_letter_gets_lost(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "worldsfair", "--seats", "2", "--open", "1", "--seat", "1")
    with Sitting(*start, "--name", "Ada", home=tmp_path / "a", terminal=True, LUDOTHEK_PLAIN="1") as one:
        way = table_of(one.until("Anyone can join with: ").replace("\n", "") + one.until("\r\n"))
        one.until("› ")
        one.types("place elec")
        one.until("place elec")
        with Sitting("play", "--table", way, "--name", "Ben", home=tmp_path / "b") as two:
            one.until("\r\nBen sits down at ■ Blue.")
            one.until("Your choice › ")
            one.types("tricity\r")
            two.until("Orange places a supporter in Electricity.")


def test_people_at_one_screen_hand_it_over_behind_a_cleared_screen(server: Running, tmp_path: Path) -> None:
    start = ("play", "--server", server.address, "essen", "--seats", "3", "--minds", "", "--name", "Ada", "--seat", "1")
    with Sitting(*start, home=tmp_path, terminal=True) as both:
        both.until("Give the keyboard to ● Orange, then press Enter ›")
        both.types("\r")
        both.until("● Orange, your choice ›")
        both.types("1\r")
        seen = both.until("Give the keyboard to ■ Blue, then press Enter ›")
        assert "Keep" not in seen.partition("\n")[2]
        both.types("\r")
        both.until("■ Blue, your choice ›")
        both.types("quit\r")
        assert both.leave() == 0


def test_german_is_spoken_at_a_server_too(server: Running, tmp_path: Path) -> None:
    told = ada(server, tmp_path, "worldsfair", "--seats", "2", "--seat", "1", typed="elektrizität\nquit\n", lang="de")
    assert "Du bist Ada auf" in told
    assert "Am Tisch: ● Orange (du), ■ Blau (geübt)" in told
    assert "im Bereich Elektrizität" in told
    assert "Zurück geht es mit: " in told and "--lang de" in told


def test_the_end_of_the_input_is_as_good_as_quit(server: Running, tmp_path: Path) -> None:
    told = ada(server, tmp_path, "worldsfair", "--seats", "2", "--seat", "1", typed="1\n")
    assert told.count("Your choice › ") == 2  # the minds have answered before we leave
    assert "Come back with: " in told
    waiting = ada(server, tmp_path, "worldsfair", "--seats", "2", "--open", "1")
    assert "Waiting for one more player." in waiting


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--server", "127.0.0.1:1"), "Nobody answers at http://127.0.0.1:1: "),
        (("--server", "ftp://games.example"), "The address of a server is written like http://127.0.0.1:8421, not "),
        (("--server", "http://"), "The address of a server is written like http://127.0.0.1:8421, not "),
        (("--server", "HERE/elsewhere"), "There is no Ludothek server at http://127.0.0.1:"),
        (("--server", "HERE", "--table", "abcdefgh2345"), "There is no table “abcdefgh2345” here."),
        (("--server", "HERE", "--table", "garden"), "A table is named by its id of 12 letters and digits, or by its"),
        (("--table", "abcdefgh2345"), "--table names a table by its id only, so --server has to say where it is."),
        (("--server", "HERE", "--name", "x" * 41), "A name has 1 to 40 characters, not 41."),
        (("--server", "HERE", "--name", " "), "A name has 1 to 40 characters, not 0."),
        (("--server", "HERE", "moon"), "There is no title “moon”"),
        (("--server", "HERE", "worldsfair", "--seats", "9"), "worldsfair is for 2 to 4 players, not 9."),
        (("--server", "HERE", "worldsfair", "-o", "moon=1"), "worldsfair has no option “moon”"),
        (
            ("--server", "HERE", "worldsfair", "--minds", "moon"),
            "worldsfair has the computer players novice, casual, skilled, expert, master, random, greedy, search, ",
        ),
        (("--server", "HERE", "worldsfair", "--seats", "2", "--open", "2"), "There is no seat left for you"),
        (("--server", "HERE", "worldsfair", "--seed", "1"), "A server keeps its games, components and seeds itself"),
        (("--server", "HERE", "--invitation", "1-abc"), "An invitation is for a table, so --table has to say for"),
        (("worldsfair", "--open", "1"), "This game is played at home, without --server, so open cannot be given"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    server: Running, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    said = [each.replace("HERE", server.address) for each in arguments]
    named = () if "--name" in said or "--server" not in said else ("--name", "Ada")
    told = started("play", *said, *named, home=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith(f"ludothek: {sentence}")
    assert told.stderr.count("\n") == 1


def test_a_server_of_another_kind_is_recognized(tmp_path: Path) -> None:
    with HTTPServer(("127.0.0.1", 0), Greeting) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{other.server_port}"
        told = started("play", "--server", address, "--name", "Ada", home=tmp_path)
        other.shutdown()
    assert told.returncode == 2
    assert told.stderr.startswith(f"ludothek: What answers at {address} is not a Ludothek server")


class Greeting(BaseHTTPRequestHandler):
    """Says hello to everybody."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>hello</html>")

    do_POST = do_GET  # noqa: N815

    def log_message(self, format: str, *args: object) -> None:
        pass


# Accounts and private servers.


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for holders of accounts; Ada has one, made while it was open."""
    folder = tmp_path_factory.mktemp("private")
    with Running(folder) as running:
        with httpx.Client(base_url=f"{running.address}/api/v1") as client:
            client.post("/me", json={"name": "Ada"})
            client.post("/account", json={"name": "Ada Lovelace", "password": PASSWORD}).raise_for_status()
        running.stop()
        running.flags = ["--registration", "invitation"]
        running.restart()
        yield running


PASSWORD = "correct horse battery"


def test_into_a_private_server_one_logs_in_and_is_known_the_next_time(private: Running, tmp_path: Path) -> None:
    start = ("play", "--server", private.address, "--lang", "en")
    wrong = "wrong horse battery"
    told = started(*start, typed=f"ada LOVELACE\n{wrong}\nAda Lovelace\n{PASSWORD}\nquit\n", home=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "This server is private: log in with your account." in told.stdout
    assert "The name or the password is wrong." in told.stdout
    assert f"You are Ada Lovelace on {private.address}." in told.stdout
    assert PASSWORD not in told.stdout
    again = started(*start, typed="quit\n", home=tmp_path)
    assert f"You are Ada Lovelace on {private.address}." in again.stdout
    assert "Password" not in again.stdout


def test_a_friend_comes_into_a_private_server_by_the_link_to_a_seat(private: Running, tmp_path: Path) -> None:
    start = ("play", "--server", private.address, "--lang", "en")
    opened = started(
        *start, "worldsfair", "--seats", "2", "--invite", "1", typed=f"Ada Lovelace\n{PASSWORD}\nquit\n", home=tmp_path
    )
    link = re.search(r"http://\S+?/tables/[a-z2-9]{12}#[01]-[0-9a-z]+", opened.stdout)
    assert link, opened.stdout
    told = started("play", "--table", link[0], "--name", "Ben", "--lang", "en", typed="quit\n", home=tmp_path / "ben")
    assert "You are Ben on" in told.stdout
    assert "Everybody is here" in told.stdout or "At the table" in told.stdout


@pytest.mark.parametrize("plain", ["", "1"], ids=["edited", "plain"])
def test_a_password_is_not_seen_at_a_terminal(private: Running, tmp_path: Path, plain: str) -> None:
    start = ("play", "--server", private.address, "--lang", "en", "--log-in", "--name", "Ada Lovelace")
    with Sitting(*start, home=tmp_path, terminal=True, LUDOTHEK_PLAIN=plain) as player:
        player.until("Password")
        player.types(f"{PASSWORD}\n" if plain else f"{PASSWORD}\r")
        told = player.until("You are Ada Lovelace on")
        assert PASSWORD not in told
        player.types("quit\n" if plain else "quit\r")
        assert player.leave() == 0

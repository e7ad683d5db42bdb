"""The ``ludothek`` command: reads the arguments, starts the right room, and turns every mishap into one sentence."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from ludothek import __version__
from ludothek.cli.admin import add_commands as add_admin_commands
from ludothek.cli.screen import say_error
from ludothek.cli.storage_flags import storage_arguments
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.locale import LANGUAGES, preferred_language
from ludothek.kernel.mode import COMPILED

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        raise LudothekError("arguments", detail=f"{message[:1].upper()}{message[1:]}", command=self.prog)


def version() -> str:
    mode = "compiled with mypyc" if COMPILED else "pure Python"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"ludothek {__version__} ({mode}, {sys.implementation.name} {python})"


def parser() -> Parser:
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language of all texts")
    top = Parser(prog="ludothek", description="Play, review and study modern board games.", parents=[common])
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, help: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=help, description=help, parents=[common])

    games = command("games", "list the titles with their numbers of players, options and computer players")
    games.add_argument("title", nargs="?", metavar="TITLE", help="only this one")

    play = command("play", "play in the terminal against computer players, with friends at one keyboard or on a server")
    play.add_argument("title", nargs="?", metavar="TITLE", help="what to play (default: you are asked)")
    play.add_argument("--seats", type=int, metavar="N", help="number of players (default: 3, or --minds and you)")
    play.add_argument("--minds", type=_names, metavar="A,B", help="computer players; the other seats are people's")
    play.add_argument("--seat", metavar="WHERE", help="your seat: its number from 1, or its colour (default: drawn)")
    play.add_argument(
        "--spoken", action="store_true", help="say the table in sentences instead of drawing it, for who plays by ear"
    )
    _game_arguments(play)
    play.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game (default: the last)"
    )

    _server_arguments(play)

    serve = command("serve", "start a server on which people play with each other and with computer players")
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1; 0.0.0.0: everywhere)")
    serve.add_argument("--port", type=int, metavar="N", help="the port (default: 8421; 0: any free one)")
    serve.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: the user's own folder)")
    serve.add_argument("--database-url", metavar="URL", help="a PostgreSQL database instead of a file in --data")
    serve.add_argument(
        "--channels-url",
        metavar="URL",
        help="redis://… or postgresql://…, if several processes serve the same tables",
    )
    serve.add_argument("--public-url", metavar="URL", help="the address people see, when a proxy stands in front")
    serve.add_argument("--hosts", metavar="A,B", help="more names by which people reach the server (*: any)")
    serve.add_argument(
        "--trusted-proxies", metavar="A,B", help="proxies that may say for whom they ask (default: 127.0.0.1)"
    )
    serve.add_argument("--workers", type=int, metavar="N", help="processes for computer players (default: cores - 1)")
    serve.add_argument(
        "--thought-seconds", type=float, metavar="S", help="how long a computer player may think (default: 60)"
    )
    serve.add_argument("--limits", type=float, metavar="X", help="how generous limits are (default: 1; 0: no limits)")
    serve.add_argument(
        "--tables-per-person", type=int, metavar="N", help="unfinished tables one person may open (default: 100)"
    )
    serve.add_argument(
        "--connections-per-person", type=int, metavar="N", help="live connections one person may hold (default: 50)"
    )
    serve.add_argument(
        "--connections-per-address", type=int, metavar="N", help="connections from one address (default: 300)"
    )
    storage_arguments(serve)
    serve.add_argument(
        "--registration", metavar="WHO", help="who may come: open (everybody), invitation, or closed (default: open)"
    )
    serve.add_argument("--log-format", metavar="HOW", help="text or json (default: text)")
    serve.add_argument(
        "--log-requests", action="store_const", const=True, help="log every request, without ids and secrets"
    )
    serve.add_argument("--metrics-token", metavar="TOKEN", help="what opens /metrics to others than this machine")
    serve.add_argument("--no-open", action="store_true", help="do not open the browser")

    backup = command("backup", "write everything a server keeps into one file, while it runs or not")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to; a file that is there already is left alone")
    restore = command("restore", "bring back what `ludothek backup` has written; the server must not run")
    restore.add_argument("file", type=Path, metavar="FILE", help="the backup")
    restore.add_argument("--force", action="store_true", help="replace what is in the database")
    for each in (backup, restore):
        each.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: the user's folder)")
        each.add_argument("--database-url", metavar="URL", help="a PostgreSQL database instead of a file in --data")

    add_admin_commands(command("admin", "look after a server's people, tables and storage"), common)

    sim = command("sim", "let computer players play many games and count")
    sim.add_argument("title", metavar="TITLE", help="what to play, as ludothek games lists it")
    sim.add_argument("--seats", type=int, metavar="N", help="number of players (default: as many as --minds)")
    sim.add_argument(
        "--minds", type=_names, metavar="A,B", help="computer players by seat (default: greedy, then random)"
    )
    sim.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    sim.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (default: 1)")
    sim.add_argument("--fixed-seats", action="store_true", help="do not rotate the seats from game to game")
    sim.add_argument("--paired", action="store_true", help="play every deal in all rotations of the seats")
    sim.add_argument(
        "--out", metavar="FILE", help="write results to a .csv or .parquet file, and all records beside it"
    )
    sim.add_argument("--overwrite", action="store_true", help="replace the files of --out if they are there")
    _game_arguments(sim)

    arena = command("arena", "let computer players meet in all combinations, rate them, and write a report")
    arena.add_argument("title", metavar="TITLE", help="what to play, as ludothek games lists it")
    arena.add_argument("--minds", type=_names, required=True, metavar="A,B", help="computer players who take part")
    arena.add_argument("--seats", type=int, metavar="N", help="players at a table (default: the fewest)")
    arena.add_argument("--games", type=int, default=400, metavar="N", help="how many games (default: 400)")
    arena.add_argument("--jobs", type=int, metavar="N", help="how many processes (default: 1)")
    _on_argument(arena)
    arena.add_argument(
        "--out", default="arena", metavar="DIR", help="the folder of the games and the report; there it goes on"
    )
    arena.add_argument(
        "--against", metavar="FILE", help="compare the components of --content with these; shipped: with our own"
    )
    _game_arguments(arena)

    train = command("train", "learn a title's chances to win from games between its computer players (docs/minds.md)")
    train.add_argument("title", metavar="TITLE", help="what to learn, as ludothek games lists it")
    train.add_argument("--seats", type=_numbers, metavar="N,M", help="numbers of players (default: all it can have)")
    train.add_argument(
        "--greedy", type=int, default=10_000, metavar="N", help="games of greedy, for each of them (default: 10000)"
    )
    train.add_argument("--search", type=int, default=2_000, metavar="N", help="games of the search (default: 2000)")
    train.add_argument(
        "--iterations", type=int, default=60, metavar="N", help="how long the search thinks there (default: 60)"
    )
    train.add_argument("--jobs", type=int, metavar="N", help="how many processes (default: one for each core)")
    _on_argument(train)
    train.add_argument(
        "--out", default="training", metavar="DIR", help="the folder of samples and weights; there it goes on"
    )
    train.add_argument("--seed", type=_seed, metavar="SEED", help="a number; the same seed gives the same weights")
    _option_argument(train)

    replay = command("replay", "check a record and show the game")
    _content_argument(replay)
    replay.add_argument("file", metavar="FILE", help="a record, or a .jsonl file of many")
    replay.add_argument("--to", type=int, metavar="N", help="show the table after N decisions")
    replay.add_argument(
        "--game", type=int, metavar="N", help="show this game of a .jsonl file, from 0 (default: check all)"
    )

    replay.add_argument(
        "--seed-hash", metavar="HASH", help="check that the seed is the one whose hash was public before the game"
    )

    export = command("export", "write the decisions of recorded games as a table to learn from (docs/dataset.md)")
    _content_argument(export)
    export.add_argument("files", nargs="+", metavar="RECORDS", help="records, or .jsonl files of many")
    export.add_argument("--to", required=True, metavar="FILE", help="the table: a .parquet file")
    export.add_argument("--overwrite", action="store_true", help="replace the file if it is there")

    mcp = command("mcp", "let a language model sit down at a table of a server (Model Context Protocol over stdio)")
    mcp.add_argument(
        "--server", default="http://127.0.0.1:8421", metavar="URL", help="which server (default: this machine's)"
    )
    mcp.add_argument("--name", default="Assistant", metavar="NAME", help="who it is there (default: Assistant)")

    rules = command("rules", "read the rules of a title, or one of them")
    rules.add_argument("title", metavar="TITLE", help="whose rules")
    rules.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, such as WF-12 or 12 (default: all)")

    bench = command("bench", "measure the speed of a title on one core")
    bench.add_argument("title", nargs="?", metavar="TITLE", help="what to measure (default: all titles)")
    bench.add_argument("--json", action="store_true", help="print a list with one object per number of players")
    bench.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="length of one measurement (default: 0.5)"
    )
    _content_argument(bench)
    _option_argument(bench)
    return top


def _server_arguments(play: argparse.ArgumentParser) -> None:
    server = play.add_argument_group(
        "on a server",
        "with --server, without TITLE: shows the lobby; with LUDOTHEK_PLAIN=1 in the environment nothing is ever "
        "written over, as screen readers like it",
    )
    server.add_argument("--server", metavar="URL", help="play on this server, such as http://127.0.0.1:8421")
    server.add_argument("--table", metavar="WHERE", help="go to this table: its id, or its address, also with a link")
    server.add_argument("--invitation", metavar="LINK", help="the link that opens a seat, if it is not in --table")
    server.add_argument("--name", metavar="NAME", help="who you are there (default: who you were last, else asked)")
    server.add_argument(
        "--log-in", action="store_true", default=None, help="log in to your account there, by its name and password"
    )
    server.add_argument("--open", type=_count, metavar="N", help="seats of a new table that anyone may take")
    server.add_argument("--invite", type=_count, metavar="N", help="seats of a new table for friends with a link")
    server.add_argument(
        "--stand-in", metavar="MIND", help="who goes on at a new table for those who are away or resign"
    )


def _content_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument("--content", metavar="FILE", help="components from a data file of your own (docs/content.md)")


def _game_arguments(command: argparse.ArgumentParser) -> None:
    _content_argument(command)
    command.add_argument("--seed", type=_seed, metavar="SEED", help="a number; the same seed deals the same cards")
    _option_argument(command)


def _on_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--on", metavar="CLUSTER", help="play on a Ray cluster: its address, or ray for one of this machine's own"
    )


def _option_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        "-o",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the title",
    )


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _numbers(text: str) -> list[int]:
    return [_count(number) for number in _names(text)]


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a number of seats is a number such as 1, not {text!r}")
    return int(text)


def _seed(text: str) -> int:
    try:
        return int(text, 0)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a seed is a number such as 42 or 0x2a, not {text!r}") from None


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"an option is written NAME=VALUE, not {text!r}")
    return name, value


def run(args: argparse.Namespace) -> int:
    command: Callable[[argparse.Namespace], int]
    command = getattr(import_module(f"ludothek.cli.{args.command}"), args.command)  # only the room that is needed
    return command(args)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0: done. 2: bad input, and one sentence says which. 130: stopped by Ctrl-C."""
    _prepare_streams()
    language = preferred_language()
    try:
        args = parser().parse_args(arguments)
        language = args.lang = getattr(args, "lang", None) or language
        code = run(args)
        sys.stdout.flush()
        return code
    except LudothekError as error:
        return _complain(error, language)
    except BrokenPipeError:
        return _complain(LudothekError("output-closed"), language)
    except OSError as error:
        return _complain(_file_trouble(error), language)
    except UnicodeDecodeError as error:
        return _complain(LudothekError("file-bytes", detail=error.reason, byte=error.start), language)
    except KeyboardInterrupt:
        return INTERRUPTED


def _file_trouble(error: OSError) -> LudothekError:
    """What the system says about a file, in our words where it happens often."""
    reason = {errno.ENOENT: "file-missing", errno.EACCES: "file-forbidden", errno.EISDIR: "file-is-folder"}
    detail, file = error.strerror or str(error), str(error.filename or "")
    if not file:
        return LudothekError("system", detail=detail)
    known = reason.get(error.errno or 0)
    return LudothekError(known, file=file) if known else LudothekError("file", detail=detail, file=file)


def _prepare_streams() -> None:
    """Characters that the output cannot hold become question marks; a closed stream swallows what is written."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
        elif stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115


def _complain(error: LudothekError, language: str) -> int:
    say_error(error.said_in(language))
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BAD_INPUT

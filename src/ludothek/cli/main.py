"""The ``ludothek`` command: reads the arguments, starts the right room, and turns every mishap into one sentence."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from ludothek import __version__
from ludothek.cli.admin import add_admin_commands
from ludothek.cli.parser import Parser
from ludothek.cli.storage_flags import storage_arguments
from ludothek.kernel.errors import LudothekError, as_given
from ludothek.kernel.locale import LANGUAGES, ORIGINAL, preferred_language
from ludothek.kernel.mode import COMPILED

BAD_INPUT = 2
INTERRUPTED = 130


def version() -> str:
    mode = "compiled with mypyc" if COMPILED else "pure Python"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"ludothek {__version__} ({mode}, {sys.implementation.name} {python})"


def parser(language: str = ORIGINAL) -> Parser:
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS)
    top = Parser(prog="ludothek", language=language, parents=[common])
    top.add_argument("--version", action="version", version=version())
    top.add_commands("command", "COMMAND")

    def command(name: str) -> Parser:
        return top.add_command(name, common)

    games = command("games")
    games.add_argument("title", nargs="?", metavar="TITLE")

    play = command("play")
    play.add_argument("title", nargs="?", metavar="TITLE")
    play.add_argument("--seats", type=int, metavar="N")
    play.add_argument("--minds", type=_names, metavar="A,B")
    play.add_argument("--seat", metavar="WHERE")
    play.add_argument("--spoken", action="store_true")
    _game_arguments(play)
    play.add_argument("--resume", nargs="?", const="", metavar="FILE")

    _server_arguments(play)

    serve = command("serve")
    serve.add_argument("--host", metavar="ADDRESS")
    serve.add_argument("--port", type=int, metavar="N")
    serve.add_argument("--data", type=Path, metavar="FOLDER")
    serve.add_argument("--database-url", metavar="URL")
    serve.add_argument("--channels-url", metavar="URL")
    serve.add_argument("--public-url", metavar="URL")
    serve.add_argument("--hosts", metavar="A,B")
    serve.add_argument("--trusted-proxies", metavar="A,B")
    serve.add_argument("--workers", type=int, metavar="N")
    serve.add_argument("--thought-seconds", type=float, metavar="S")
    serve.add_argument("--watch-pace", type=float, metavar="S")
    serve.add_argument("--limits", type=float, metavar="X")
    serve.add_argument("--tables-per-person", type=int, metavar="N")
    serve.add_argument("--connections-per-person", type=int, metavar="N")
    serve.add_argument("--connections-per-address", type=int, metavar="N")
    storage_arguments(serve)
    serve.add_argument("--registration", metavar="WHO")
    serve.add_argument("--smtp", metavar="URL")
    serve.add_argument("--mail-from", metavar="ADDRESS")
    serve.add_argument("--local-webhooks", action="store_const", const=True)
    serve.add_argument("--log-format", metavar="HOW")
    serve.add_argument("--log-requests", action="store_const", const=True)
    serve.add_argument("--metrics-token", metavar="TOKEN")
    serve.add_argument("--no-open", action="store_true")

    backup = command("backup")
    backup.add_argument("file", type=Path, metavar="FILE")
    restore = command("restore")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("--force", action="store_true")
    for each in (backup, restore):
        each.add_argument("--data", type=Path, metavar="FOLDER")
        each.add_argument("--database-url", metavar="URL")

    add_admin_commands(command("admin"), common)

    sim = command("sim")
    sim.add_argument("title", metavar="TITLE")
    sim.add_argument("--seats", type=int, metavar="N")
    sim.add_argument("--minds", type=_names, metavar="A,B")
    sim.add_argument("--games", type=int, default=100, metavar="N")
    sim.add_argument("--jobs", type=int, default=1, metavar="N")
    sim.add_argument("--fixed-seats", action="store_true")
    sim.add_argument("--paired", action="store_true")
    sim.add_argument("--out", metavar="FILE")
    sim.add_argument("--overwrite", action="store_true")
    _game_arguments(sim)

    arena = command("arena")
    arena.add_argument("title", metavar="TITLE")
    arena.add_argument("--minds", type=_names, required=True, metavar="A,B")
    arena.add_argument("--seats", type=int, metavar="N")
    arena.add_argument("--games", type=int, default=400, metavar="N")
    arena.add_argument("--jobs", type=int, metavar="N")
    _on_argument(arena)
    arena.add_argument("--out", default="arena", metavar="FOLDER")
    arena.add_argument("--against", metavar="FILE")
    _game_arguments(arena)

    train = command("train")
    train.add_argument("title", metavar="TITLE")
    train.add_argument("--seats", type=_numbers, metavar="N,M")
    train.add_argument("--greedy", type=int, default=10_000, metavar="N")
    train.add_argument("--search", type=int, default=2_000, metavar="N")
    train.add_argument("--iterations", type=int, default=60, metavar="N")
    train.add_argument("--jobs", type=int, metavar="N")
    _on_argument(train)
    train.add_argument("--out", default="training", metavar="FOLDER")
    train.add_argument("--seed", type=_seed, metavar="SEED")
    _option_argument(train)

    replay = command("replay")
    _content_argument(replay)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=int, metavar="N")
    replay.add_argument("--game", type=int, metavar="N")

    replay.add_argument("--seed-hash", metavar="HASH")

    export = command("export")
    _content_argument(export)
    export.add_argument("files", nargs="+", metavar="RECORDS")
    export.add_argument("--to", required=True, metavar="FILE")
    export.add_argument("--overwrite", action="store_true")

    mcp = command("mcp")
    mcp.add_argument("--server", default="http://127.0.0.1:8421", metavar="URL")
    mcp.add_argument("--name", default="Assistant", metavar="NAME")

    rules = command("rules")
    rules.add_argument("title", metavar="TITLE")
    rules.add_argument("number", nargs="?", metavar="NUMBER")

    bench = command("bench")
    bench.add_argument("title", nargs="?", metavar="TITLE")
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--seconds", type=float, default=0.5, metavar="S")
    _content_argument(bench)
    _option_argument(bench)
    return top


def _server_arguments(play: Parser) -> None:
    server = play.add_argument_group("on-a-server")
    server.add_argument("--server", metavar="URL")
    server.add_argument("--table", metavar="WHERE")
    server.add_argument("--invitation", metavar="LINK")
    server.add_argument("--name", metavar="NAME")
    server.add_argument("--log-in", action="store_true", default=None)
    server.add_argument("--open", type=_count, metavar="N")
    server.add_argument("--invite", type=_count, metavar="N")
    server.add_argument("--stand-in", metavar="PLAYER")


def _content_argument(command: Parser) -> None:
    command.add_argument("--content", metavar="FILE")


def _game_arguments(command: Parser) -> None:
    _content_argument(command)
    command.add_argument("--seed", type=_seed, metavar="SEED")
    _option_argument(command)


def _on_argument(command: Parser) -> None:
    command.add_argument("--on", metavar="CLUSTER")


def _option_argument(command: Parser) -> None:
    command.add_argument("--option", "-o", type=_option, action="append", default=[], metavar="NAME=VALUE")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _numbers(text: str) -> list[int]:
    return [_count(number) for number in _names(text)]


def _count(text: str) -> int:
    if not text.isdecimal():
        raise LudothekError("count", text=as_given(text))
    return int(text)


def _seed(text: str) -> int:
    try:
        return int(text, 0)
    except ValueError:
        raise LudothekError("seed-number", text=as_given(text)) from None


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise LudothekError("option-form", text=as_given(text))
    return name, value


def run(args: argparse.Namespace) -> int:
    command: Callable[[argparse.Namespace], int]
    command = getattr(import_module(f"ludothek.cli.{args.command}"), args.command)  # only the room that is needed
    return command(args)


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0: done. 2: bad input, and one sentence says which. 130: stopped by Ctrl-C."""
    _prepare_streams()
    arguments = sys.argv[1:] if arguments is None else arguments
    language = _language_asked_for(arguments)
    try:
        args = parser(language).parse_args(arguments)
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


def _language_asked_for(arguments: Sequence[str]) -> str:
    """That of ``--lang``, wherever it stands, else of the environment: help comes before all is read."""
    for given, following in pairwise([*arguments, ""]):
        asked = following if given == "--lang" else given.removeprefix("--lang=")
        if asked in LANGUAGES and given.startswith("--lang"):
            return asked
    return preferred_language()


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
    from ludothek.cli.screen import say_error  # help and the version need no console

    say_error(error.said_in(language))
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BAD_INPUT

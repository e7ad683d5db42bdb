"""A parser of arguments without words of its own: help and complaints are of the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from ludothek.kernel.errors import LudothekError, as_given
from ludothek.kernel.locale import ORIGINAL, command_line

COMPLAINTS = {
    "arguments-missing": r"the following arguments are required: (?P<names>.+)",
    "arguments-unknown": r"unrecognized arguments: (?P<given>.+)",
    "argument-choice": r"argument (?P<name>.+?): invalid choice: (?P<given>.*?) \(choose from (?P<choices>.+)\)",
    "argument-number": r"argument (?P<name>.+?): invalid (?:int|float) value: (?P<given>.+)",
    "argument-alone": r"argument (?P<name>.+?): expected (?:one|at least one) argument",
    "argument-takes-none": r"argument (?P<name>.+?): ignored explicit argument (?P<given>.+)",
    "argument-ambiguous": r"(?:argument .+: )?ambiguous option: (?P<given>.+) could match (?P<choices>.+)",
}
"""What argparse complains of in English, and the message ``refused-…`` that says it."""


class Parser(argparse.ArgumentParser):
    """Finds its words when somebody asks for help, in the catalogue ``ludothek/locale/command-line``.

    What ``ludothek serve`` does is the message ``command-serve``; what its ``--port`` is, ``argument-serve-port``, or
    ``argument-port`` if that is the same for several commands. A group ``storage`` is ``group-storage`` and
    ``group-storage-about``, and a ``FILE`` is ``word-file``.
    """

    def __init__(self, *, language: str = ORIGINAL, **settings: Any) -> None:
        super().__init__(**settings, formatter_class=self._formatter)
        self.language = language

    def add_commands(self, dest: str, metavar: str) -> None:
        self._below = self.add_subparsers(dest=dest, metavar=metavar, required=True)

    def add_command(self, name: str, *parents: Parser) -> Parser:
        """A command below this one, with the arguments of these parents besides."""
        return self._below.add_parser(name, help=name, language=self.language, parents=parents)

    def format_help(self) -> str:
        self._find_words()
        return super().format_help()

    def format_usage(self) -> str:
        self._find_words()
        return super().format_usage()

    def error(self, message: str) -> NoReturn:
        for reason, pattern in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                args = {name: self._named(name, text) for name, text in found.groupdict().items()}
                raise LudothekError(reason, **args, command=self.prog)
        raise LudothekError("arguments", detail=f"{message[:1].upper()}{message[1:]}", command=self.prog)

    def _named(self, name: str, text: str) -> str:
        """A part of a complaint: what was typed as it was, words that stand for something in the reader's language."""
        if name == "given":
            return as_given(text.strip("'"))
        return ", ".join(map(self._word, text.replace("'", "").split(", ")))

    def _find_words(self) -> None:
        path = self.prog.split()[1:]
        self.description = self._said("-".join(["command", *(path or ["ludothek"])]))
        self._positionals.title, self._optionals.title = self._said("positionals"), self._said("options")
        for group in self._action_groups[2:]:
            if group.title and self._has(f"group-{group.title}"):
                group.description = self._said(f"group-{group.title}-about")
                group.title = self._said(f"group-{group.title}")
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for each in action._choices_actions:
                    each.help = self._said("-".join(["command", *path, each.dest]))
            else:
                action.help = self._said(self._id(path, _key(action)))
            if isinstance(action.metavar, str):
                action.metavar = self._word(action.metavar)

    def _id(self, path: list[str], key: str) -> str:
        """What an argument is to this command, or else to all commands that take it."""
        ids = ["-".join(["argument", *path[:length], key]) for length in range(len(path), -1, -1)]
        return next((id for id in ids if self._has(id)), ids[0])

    def _word(self, word: str) -> str:
        """What stands for something to be typed, such as FILE; single letters are the same everywhere."""
        id = f"word-{re.sub('[^a-z]+', '-', word.lower())}"
        return command_line(self.language)(id) if word.isupper() and self._has(id) else word

    def _has(self, id: str) -> bool:
        return command_line(self.language).has(id)

    def _said(self, id: str) -> str:
        return command_line(self.language)(id).replace("%", "%%")  # argparse would fill in what follows a percent sign

    def _formatter(self, prog: str) -> argparse.HelpFormatter:
        return _Formatter(prog, self)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, parser: Parser) -> None:
        super().__init__(prog)
        self._parser = parser

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None
    ) -> None:
        said = f"{self._parser._said('usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)


def _key(action: argparse.Action) -> str:
    """What an argument is called in the catalogue: its long flag, or the name it goes by in the program."""
    long = [flag for flag in action.option_strings if flag.startswith("--")]
    return long[0].removeprefix("--") if long else action.dest

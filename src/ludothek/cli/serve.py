"""``ludothek serve``: a server for friends, from flags and the environment."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from ludothek.kernel.errors import LudothekError, as_given
from ludothek.server.settings import Settings


def serve(args: Namespace) -> int:
    from ludothek.server.serving import serve

    return serve(settings(args), open_browser=not args.no_open, language=args.lang)


def settings(args: Namespace) -> Settings:
    """Flags first, then ``LUDOTHEK_…`` variables, then what is usual."""
    given: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        flag = getattr(args, name, None)
        variable = f"LUDOTHEK_{name.upper()}"
        if flag is not None:
            given[name] = flag
        elif os.environ.get(variable):
            given[name] = _read(variable, os.environ[variable], name)
    found = Settings(**given)  # type: ignore[arg-type]
    found.check()
    return found


def _read(variable: str, text: str, name: str) -> object:
    """A variable's value; numbers are numbers."""
    if Settings.__annotations__[name] == "bool":
        return _yes_or_no(variable, text)
    wanted = {"int": int, "float": float, "Path": Path}.get(Settings.__annotations__[name], str)
    try:
        return wanted(text)
    except ValueError:
        raise LudothekError("variable-number", variable=variable, text=as_given(text)) from None


def _yes_or_no(variable: str, text: str) -> bool:
    answers = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}
    if text.lower() not in answers:
        raise LudothekError("variable-yes-or-no", variable=variable, text=as_given(text))
    return answers[text.lower()]

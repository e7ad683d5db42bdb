"""``ludothek rules``: the rules of a title, as a page or one by one."""

from __future__ import annotations

import os
import shutil
from argparse import Namespace

from rich.markdown import Markdown
from rich.text import Text

from ludothek.cli.screen import Screen
from ludothek.kernel import rulebook
from ludothek.kernel.game import Game
from ludothek.kernel.locale import catalogue
from ludothek.kernel.registry import game


def rules(args: Namespace) -> int:
    found = game(args.title)
    show_rules(Screen(catalogue(args.lang, found.package)), found, args.number)
    return 0


def show_rules(screen: Screen, found: Game, number: str | None) -> None:
    """The whole page, or one rule."""
    if number is None:
        text = rulebook.rules_text(found, screen.catalogue.language)
        if screen.is_terminal:
            with screen.pager(styles=_pager_shows_styles()):
                screen.print(Markdown(text))
        else:
            screen.print(Text(text), soft_wrap=True)
    else:
        rule = rulebook.rule(found, number, screen.catalogue.language)
        screen.print(Text(f"{rule.number} {rule.title}", "bold"))
        screen.print(Markdown(rule.text) if screen.is_terminal else Text(rule.text))


def _pager_shows_styles() -> bool:
    """Only less can be told to show bold and colours; any other pager would show their codes."""
    os.environ.setdefault("LESS", "-RFX")
    return "PAGER" not in os.environ and "R" in os.environ["LESS"] and shutil.which("less") is not None

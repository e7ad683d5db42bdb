"""``ludothek games``: what there is to play."""

from __future__ import annotations

from argparse import Namespace

from rich.padding import Padding
from rich.text import Text

from ludothek.cli.screen import Screen, say_error
from ludothek.kernel.errors import LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.locale import Catalogue, catalogue
from ludothek.kernel.options import Option, word
from ludothek.kernel.registry import game, titles
from ludothek.minds import minds


def games(args: Namespace) -> int:
    for title in [args.title] if args.title else titles():
        try:
            found = game(title)
        except LudothekError as error:
            if args.title:
                raise
            say_error(error.said_in(args.lang))  # another package's mistake does not hide the other titles
            continue
        screen = Screen(catalogue(args.lang, found.package))
        screen.print(Text(found.title, "bold"), Text(screen.catalogue("title"), "bold cyan"))
        screen.print(Padding(_about(found, screen.catalogue), (0, 0, 1, 2), expand=False))
    return 0


def _about(found: Game, speak: Catalogue) -> Text:
    """What a title is, for how many, with which computer players and options."""
    lines = [
        speak("tagline"),
        speak("games-players", least=found.min_seats, most=found.max_seats),
        speak("label", name=speak("games-minds"), text=speak.row(list(minds(found)))),
        *(_option(option, speak) for option in found.options),
    ]
    return Text("\n".join(lines))


def _option(option: Option, speak: Catalogue) -> str:
    means = [speak(f"option-{option.name}-{word(value)}") for value in option.values]
    means[0] = speak.facts([means[0], speak("games-default")])
    values = [
        speak("games-value", value=word(value), means=each) for value, each in zip(option.values, means, strict=True)
    ]
    name = speak(f"option-{option.name}")
    return f"--option {option.name}=…  {speak('label', name=name, text=speak.one_of(values))}"

"""``ludothek play``: who sits where, or which saved game goes on."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ludothek.cli.content import use_content, use_content_for
from ludothek.cli.local_table import LocalTable
from ludothek.cli.saves import last_save
from ludothek.cli.screen import Screen
from ludothek.kernel.errors import QUOTED, LudothekError, as_given
from ludothek.kernel.game import Game
from ludothek.kernel.locale import catalogue, preferred_language
from ludothek.kernel.registry import game as find_game
from ludothek.kernel.registry import titles
from ludothek.kernel.rng import Rng, new_seed, related_seed
from ludothek.kernel.session import Session
from ludothek.kernel.words import SEATS
from ludothek.minds import mind

USUAL_SEATS = 3


def play(args: Namespace) -> int:
    if args.server or args.table:
        from ludothek.cli.remote.visit import play_on_server  # only who needs the network waits for it

        check_none(args, ("resume", "content", "seed"), "not-with-server")
        return play_on_server(args)
    check_none(
        args,
        ("open", "invite", "stand_in", "invitation", "name", "log_in"),
        "not-at-home",
    )
    if args.resume is None:
        screen = Screen(catalogue(args.lang), spoken=args.spoken)
        args.title = args.title or ask_title(
            screen, args.lang, lambda label: screen.input(screen.prompt(label)).strip()
        )
        if args.title is None:
            return 0
        table = LocalTable(_new_session(args), None, args.lang, _flags_again(args), args.spoken)
    else:
        given = ("title", "seats", "minds", "seat", "seed", "option")
        check_none(args, given, "not-with-resume")
        path = Path(args.resume) if args.resume else last_save()
        text = path.read_text(encoding="utf-8-sig")
        use_content_for(args.content, text)
        table = LocalTable(Session.read(text), path, args.lang, _flags_again(args), args.spoken)
    with suppress(ImportError):
        import readline  # noqa: F401  # gives the prompt a history
    return table.run()


def _flags_again(args: Namespace) -> list[str]:
    """The flags that go on with a game as it was: its language, its components, and whether it is heard."""
    content = ["--content", args.content] if args.content else []
    return [*language_flags(args.lang), *content, *spoken_flags(args)]


def spoken_flags(args: Namespace) -> list[str]:
    return ["--spoken"] if args.spoken else []


def language_flags(language: str) -> list[str]:
    """The flags for this language; none if the environment says it already."""
    return ["--lang", language] if language != preferred_language() else []


def check_none(args: Namespace, names: Sequence[str], reason: str) -> None:
    """Refuse what cannot be given together with something else."""
    for name in names:
        if getattr(args, name) not in (None, []):
            raise LudothekError(reason, name=name)


def _new_session(args: Namespace) -> Session:
    """A new game with the people and computer players that the flags name, at seats drawn or wanted."""
    use_content(args.content, args.title)
    game = find_game(args.title)
    minds = computer_players(args, game)
    seats = len(minds) + 1 if args.seats is None else args.seats
    seed = new_seed() if args.seed is None else args.seed
    game.new(seats, seed, dict(args.option))
    people = seats - len(minds)
    if args.seat and not people:
        raise LudothekError("seat-of-mind", seats=seats)
    first = wanted_seat(args.seat, seats) if args.seat else Rng.from_seed(related_seed(seed, "seat")).below(seats)
    seated: list[str | None] = [*[None] * people, *minds]
    seated = seated[seats - first :] + seated[: seats - first]
    names = [name or f"player {seat + 1}" for seat, name in enumerate(seated)]
    return Session.start(game, names, seed, dict(args.option), seated)


def ask_title(screen: Screen, language: str, read: Callable[[str], str]) -> str | None:
    """The title that somebody picks from a list; ``None`` if they leave."""
    known = titles()
    table = Table.grid(padding=(0, 2))
    for number, title in enumerate(known, 1):
        speak = catalogue(language, find_game(title).package)
        table.add_row(Text(str(number), "bold cyan"), Text(speak("title"), "bold"), speak("tagline"))
    screen.print(table)
    while True:
        try:
            answer = read(screen.catalogue("play-which")).lower()
        except EOFError:
            return None
        if answer in ("q", "quit", "exit"):
            return None
        if answer in known:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        screen.say("play-unknown", input=answer[:QUOTED], count=len(known))


def computer_players(args: Namespace, game: Game, others: int = 0) -> list[str]:
    """The names of the computer players: those of ``--minds``, else greedy ones in all seats but mine and others'."""
    if args.minds is None:
        seats = max(game.min_seats, min(USUAL_SEATS, game.max_seats)) if args.seats is None else args.seats
        return ["skilled"] * (seats - 1 - others)
    names: list[str] = args.minds
    if args.seats is not None and len(names) > args.seats:
        raise LudothekError("more-minds-than-seats", minds=len(names), seats=args.seats)
    for name in names:
        mind(game, name)
    return names


def wanted_seat(wanted: str, seats: int) -> int:
    """The seat from 0 that ``--seat`` names by its number from 1 or by its colour."""
    known = {**{str(seat + 1): seat for seat in range(seats)}, **{SEATS[seat]: seat for seat in range(seats)}}
    if wanted.lower() not in known:
        colours = ", ".join(SEATS[:seats])
        raise LudothekError("seat-wanted", seats=seats, colours=colours, wanted=as_given(wanted))
    return known[wanted.lower()]

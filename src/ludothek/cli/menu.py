"""A numbered list of choices. A long one is asked in steps: first what is touched first, then what is touched next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.columns import Columns
from rich.text import Text

from ludothek.cli.screen import Screen, plain
from ludothek.kernel.game import Game
from ludothek.kernel.words import Choice

LONG = 14
BACK = "0"
SHORTEST_WORD = 3

Entry = tuple[str, list[Choice]]
"""One line of the list: the element that is picked with it, and the choices that are left then."""


class Menu:
    def __init__(self, screen: Screen, game: Game, choices: list[Choice]) -> None:
        self._screen = screen
        self._game = game
        self._all = choices
        self._given = _shared(choices) if len(choices) > LONG else ()
        self._picked: tuple[str, ...] = ()
        self._question = ""
        self.moved = False

    @property
    def count(self) -> int:
        return len(self._entries())

    def ask(self, question: str) -> None:
        """The question with its list. Who hears it gets the question alone, then only what they ask for."""
        new, self._question = question != self._question, question
        if not self._screen.spoken:
            self.show(question)
        elif self.moved:
            self.read_out()
        elif new:
            self._screen.print(question)
            self._screen.say("hear-count", count=self.count)

    def read_out(self) -> None:
        """The question and its entries, a line each."""
        self.moved = False
        self._screen.print(self._question)
        for number, entry in self._numbered().items():
            self._screen.say("label", name=number, text=self._label(entry))
        if self._picked:
            self._screen.say("hear-back", number=BACK)

    def show(self, question: str) -> None:
        """The question, what was picked of the answer so far, and the numbered entries."""
        self.moved = False
        picked = "".join(f" › {self._name(element)}" for element in (*self._given, *self._picked))
        self._screen.print(Text.assemble((question, "bold"), picked))
        entries = [
            Text.assemble((f"{number:>3} ", "bold cyan"), self._screen.coloured(self._label(entry)))
            for number, entry in self._numbered().items()
        ]
        if self._picked:
            entries.append(Text.assemble((f"{BACK:>3} ", "bold cyan"), "←"))
        if len(entries) <= LONG // 2:
            for entry in entries:
                self._screen.print(entry)
        else:
            self._screen.print(Columns(entries, padding=(0, 3), column_first=True))

    def pick(self, answer: str) -> int | None:
        """The choice with this number; ``None`` if there is none, or after a step further or back."""
        if answer == BACK and self._picked:
            self._picked = self._picked[:-1]
            self.moved = True
            return None
        entry = self._numbered().get(answer)
        if entry is None:
            return None
        element, group = entry
        if len(group) == 1:
            return group[0].id
        self._picked += (element,)
        self.moved = True
        return None

    def by_name(self, answer: str) -> int | None:
        """The choice that is written exactly so, in notation or in words."""
        written, said = self._game.canonical(answer), plain(answer)
        named = (choice.id for choice in self._all if written == choice.notation or said == plain(self._text(choice)))
        return next(named, None)

    def by_part(self, answer: str) -> int | None:
        """The only choice whose notation, text or elements have this in their names."""
        wanted = plain(answer)
        texts = [(choice.notation, plain(self._text(choice)), choice.id) for choice in self._all]
        if len(wanted) < SHORTEST_WORD:
            return None
        containing = {id for notation, text, id in texts if wanted in notation or wanted in text}
        touching = {
            choice.id for choice in self._all if wanted in (plain(self._name(each)) for each in choice.elements)
        }
        for found in (containing, touching):
            if len(found) == 1:
                return found.pop()
        return None

    def example(self) -> str:
        return self._text(self._all[0])

    def entry(self, answer: str) -> str | None:
        """What stands in the list beside a number."""
        entry = self._numbered().get(answer)
        return self._label(entry) if entry else None

    def _numbered(self) -> dict[str, Entry]:
        """The entries by what is typed for them; amounts are their own numbers."""
        entries = self._entries()
        amounts = [group[0].amount for _, group in entries if len(group) == 1]
        if len(amounts) == len(entries) and None not in amounts:
            return {str(amount): entry for amount, entry in zip(amounts, entries, strict=True)}
        return {str(number): entry for number, entry in enumerate(entries, 1)}

    def _entries(self) -> list[Entry]:
        """Each choice alone if there are few, else groups by what they touch next.

        Parts of one kind, such as the goods of a payment, can be named in any order.
        """
        left = [
            (choice, rest)
            for choice in self._all
            if (rest := _without(choice.elements, (*self._given, *self._picked))) is not None
        ]
        alike = _are_alike(element for _, rest in left for element in rest)
        if len(left) <= LONG or (not alike and any(not rest for _, rest in left)):
            return [("", [choice]) for choice, _ in left]
        entries: list[Entry] = [("", [choice]) for choice, rest in left if not rest]
        groups: dict[str, list[Choice]] = {}
        for choice, rest in left:
            for element in dict.fromkeys(rest) if alike else rest[:1]:
                groups.setdefault(element, []).append(choice)
        return entries + list(groups.items())

    def _label(self, entry: Entry) -> str:
        element, group = entry
        return self._text(group[0]) if len(group) == 1 else f"{self._name(element)} …"

    def _text(self, choice: Choice) -> str:
        return self._screen.catalogue.say(choice.message)

    def _name(self, element: str) -> str:
        return self._screen.catalogue.say(self._game.name(element))


def _shared(choices: list[Choice]) -> tuple[str, ...]:
    """What there is nothing to ask about: the parts that all choices have, or the elements that all touch first."""
    shared = choices[0].elements
    if _are_alike(element for choice in choices for element in choice.elements):
        parts = Counter(shared)
        for choice in choices:
            parts &= Counter(choice.elements)
        return tuple(parts.elements())
    for choice in choices:
        while choice.elements[: len(shared)] != shared:
            shared = shared[:-1]
    return shared


def _without(elements: tuple[str, ...], picked: tuple[str, ...]) -> tuple[str, ...] | None:
    """What is left of the elements of a choice when these are picked; ``None`` if they are not among them."""
    rest = list(elements)
    for element in picked:
        if element not in rest:
            return None
        rest.remove(element)
    return tuple(rest)


def _are_alike(elements: Iterable[str]) -> bool:
    """Whether elements are of one kind, such as ``item:clay`` and ``item:gold``."""
    return len({element.partition(":")[0] for element in elements}) == 1

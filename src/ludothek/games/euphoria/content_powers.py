"""The powers of recruits: from words to what the engine reads, and which words go together.

The engine answers every occasion in its own way, so an owner's file cannot combine words at will. A power must be of a
kind that is on the cards: the same occasion, with the same words of price and gain. Numbers, goods, places and
conditions may be others, as far as the cards have such ones with that kind.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ludothek.games.euphoria.content_form import CityForm, PowerEntry, Recruit
from ludothek.games.euphoria.effects import CONDITIONS, DEEDS, GROUPS, OCCASIONS, Gain, Power, Price
from ludothek.games.euphoria.tables import FACTION_NAMES, GOOD_NAMES, ITEM_NAMES
from ludothek.kernel.content import ContentFile
from ludothek.kernel.toml_lines import Path

PRINTINGS = ("revised", "first")
RECEIVERS = ("", "bumped", "bumper")
MOST_PAID = {**dict.fromkeys(GOOD_NAMES, 4), "knowledge": 3, "morale": 3, "artifact": 2, "worker": 1, "resource": 1}
MOST_GAINED = {
    **dict.fromkeys(GOOD_NAMES, 4),
    **dict.fromkeys(("resource", "commodity", "drop", "star", "others-draw"), 1),
    **dict.fromkeys(("tunnel-resource", "discard", "miner"), 2),
    **dict.fromkeys(("draw", "morale", "knowledge", "bumped-knowledge", "crowd-knowledge", "others-bliss"), 3),
}
PLAIN = {
    *("place", "bump", "bumped", "market-star", "market-visit", "star", "built", "retrieve", "rival-pair"),
    *("worker-lost", "worker-gained"),
}
"""Occasions on which any price is paid and any gain comes; on all others the engine looks for what the cards say."""
FREE = ("knowledge", "morale")
"""Steps on a track are counted on every occasion."""

Amounts = Mapping[str, int | str]


class Kind(NamedTuple):
    """What must be alike in two powers for the engine to answer them in the same way."""

    on: str
    does: str
    may: bool
    bonus: bool
    pay: frozenset[str]
    gain: frozenset[str]
    choose: tuple[frozenset[str], ...]


def read_power(recruit: int, entry: PowerEntry) -> Power:
    """A power from its words, which are known to be right."""
    gain = read_gain(entry.gain)
    only_bonus = entry.bonus_for is not None
    return Power(
        recruit=recruit,
        on=1 << OCCASIONS.index(entry.on),
        at=_bits(GROUPS[word] for word in entry.at),
        when=_bits(1 << CONDITIONS.index(word) for word in entry.when),
        optional=bool(entry.pay) or entry.may,
        does=DEEDS.index(entry.does or ""),
        bonus_for=ITEM_NAMES.index(entry.bonus_for) if entry.bonus_for is not None else -1,
        price=Price(_numbers(entry.pay)),
        gain=read_gain(entry.choose[0]) if entry.choose else read_gain({}) if only_bonus else gain,
        other=read_gain(entry.choose[1]) if entry.choose else None,
        bonus=gain if only_bonus else None,
    )


def read_gain(entry: Amounts) -> Gain:
    return Gain(_numbers(entry))


def _numbers(entry: Amounts) -> dict[str, int]:
    words: dict[str, int] = {}
    for word, value in entry.items():
        if isinstance(value, str):
            words[word] = (FACTION_NAMES if word == "allegiance" else RECEIVERS).index(value)
        elif word in GOOD_NAMES:
            words |= {"good": GOOD_NAMES.index(word), "count": value}
        else:
            words[word] = value
    return words


def _bits(bits: Iterable[int]) -> int:
    whole = 0
    for bit in bits:
        whole |= bit
    return whole


class PowerCheck:
    """Refuses powers with words that are unknown, or that the engine does not know together."""

    def __init__(self, file: ContentFile[CityForm], cards: Sequence[Recruit]) -> None:
        self._file = file
        self._alike: dict[Kind, list[PowerEntry]] = defaultdict(list)  # the powers on the cards
        for recruit in cards:
            for power in recruit.power:
                self._alike[_kind(power)].append(power)
        self._most = {printing: _answering(cards, printing) for printing in PRINTINGS}

    def check(self, recruits: Sequence[Recruit]) -> None:
        for n, recruit in enumerate(recruits):
            for at, power in enumerate(recruit.power):
                self._check_words(power, ("recruit", n, "power", at))
                self._check_kind(power, ("recruit", n, "power", at))
            for printing in PRINTINGS:
                self._check_recruit(recruit, printing, ("recruit", n, "power"))
        for printing, most in self._most.items():
            for occasion, count in _answering(recruits, printing).items():
                if occasion not in PLAIN:
                    near: list[Path] = [
                        ("recruit", n, "power", at, "on")
                        for n, recruit in enumerate(recruits)
                        for at, power in enumerate(recruit.power)
                        if power.on == occasion
                    ]
                    expected = f"at most {most[occasion]} of the recruits of a printing have a power on {occasion}"
                    self._file.expect(count <= most[occasion], expected, count, *near)

    def _check_words(self, power: PowerEntry, path: Path) -> None:
        self._known("an occasion", OCCASIONS, power.on, (*path, "on"))
        for words, name, known in ((power.at, "at", GROUPS), (power.when, "when", CONDITIONS)):
            for n, word in enumerate(words):
                self._known(f"an entry of {name}", known, word, (*path, name, n))
        if power.does is not None:
            self._known("a deed", DEEDS[1:], power.does, (*path, "does"))
        if power.bonus_for is not None:
            self._known("bonus_for", ITEM_NAMES, power.bonus_for, (*path, "bonus_for"))
        self._check_amounts(power.pay, "pay", MOST_PAID, {"to": RECEIVERS[1:]}, (*path, "pay"))
        choices = len(power.choose)
        self._file.expect(choices in (0, 2), "one chooses between two gains", choices, (*path, "choose"))
        gains: list[tuple[Amounts, Path]] = [(power.gain, (*path, "gain"))]
        gains += [(gain, (*path, "choose", n)) for n, gain in enumerate(power.choose)]
        for gain, at in gains:
            self._check_amounts(gain, "gain", MOST_GAINED, {"allegiance": FACTION_NAMES}, at)
            drawn = "drop" not in gain or gain.get("draw") == 2
            self._file.expect(drawn, "who drops one draws two", gain.get("draw"), (*at, "draw"))

    def _check_amounts(
        self, words: Amounts, name: str, most: Mapping[str, int], names: Mapping[str, Sequence[str]], path: Path
    ) -> None:
        """One good at most, and of every word a number within its bounds; only knowledge can be lost by a gain."""
        for word, value in words.items():
            near = (*path, word)
            self._known(f"a word of {name}", (*most, *names), word, near)
            if word in names:
                self._known(word, names[word], value, near)
            else:
                least = -most[word] if (name, word) == ("gain", "knowledge") else 1
                right = isinstance(value, int) and least <= value <= most[word] and value != 0
                self._file.expect(right, f"{word} of {name} is a number from {least} to {most[word]}", value, near)
        goods = [word for word in words if word in GOOD_NAMES]
        self._file.expect(len(goods) <= 1, f"{name} names one good at most", ", ".join(goods), path)

    def _check_kind(self, power: PowerEntry, path: Path) -> None:
        """The cards have powers of this kind, and there such places, conditions and numbers."""
        kind = _kind(power)
        if kind not in self._alike:
            others = "; ".join(_spoken(each) for each in self._alike if each.on == power.on)
            self._file.refuse(f"a power on {power.on} is one of: {others}; it says {_spoken(kind)}", path)
        alike = self._alike[kind]
        for name, words, there in (
            ("at", power.at, {word for each in alike for word in each.at}),
            ("when", power.when, {word for each in alike for word in each.when}),
        ):
            what = f"{name} of a power with {_spoken(kind)}"
            for n, word in enumerate(words):
                expected = f"{what} is {' or '.join(sorted(there)) or 'left out'}"
                self._file.expect(word in there, expected, word, (*path, name, n))
        anywhere = bool(power.at) or any(not each.at for each in alike)
        self._file.expect(anywhere, f"a power with {_spoken(kind)} names a place with at", "none", (*path, "at"), path)
        if power.on not in PLAIN:
            self._check_numbers(power, alike, path)

    def _check_numbers(self, power: PowerEntry, alike: Sequence[PowerEntry], path: Path) -> None:
        for name in ("pay", "gain"):
            words: Amounts = getattr(power, name)
            for word, value in words.items():
                there = {getattr(each, name)[word] for each in alike}
                if word not in FREE and isinstance(value, int):
                    expected = f"{word} of {name} on {power.on} is {' or '.join(map(str, sorted(there)))}"
                    self._file.expect(value in there, expected, value, (*path, name, word))

    def _check_recruit(self, recruit: Recruit, printing: str, path: Path) -> None:
        """One power or two, which never answer the same thing."""
        powers = recruit.powers(printing)
        expected = f"{recruit.id} has one power or two in the {printing} printing"
        self._file.expect(1 <= len(powers) <= 2, expected, len(powers), path)
        answers = {(power.on, frozenset(power.when)) for power in powers}
        expected = f"the powers of {recruit.id} differ in on or when"
        self._file.expect(len(answers) == len(powers), expected, powers[0].on, path)

    def _known(self, what: str, words: Iterable[str], word: object, path: Path) -> None:
        known = [*words]
        self._file.expect(word in known, f"{what} is one of {', '.join(known)}", word, path)


def _kind(power: PowerEntry) -> Kind:
    def words(amounts: Amounts) -> frozenset[str]:
        return frozenset(_word(power.on, word, value) for word, value in amounts.items())

    return Kind(
        power.on,
        power.does or "",
        power.may,
        power.bonus_for is not None,
        words(power.pay),
        words(power.gain),
        tuple(sorted((words(each) for each in power.choose), key=sorted)),
    )


def _word(on: str, word: str, value: int | str) -> str:
    """A word of a price or gain as far as the engine minds: where any good will do, which one does not matter."""
    if word in GOOD_NAMES:
        return "a good" if on in PLAIN else word
    if word == "to":
        return f"to the {value}"
    return "less knowledge" if word == "knowledge" and isinstance(value, int) and value < 0 else word


def _spoken(kind: Kind) -> str:
    """What is in a kind of power, for a sentence."""
    parts = [f"pay {' and '.join(sorted(kind.pay))}"] if kind.pay else ["may"] if kind.may else []
    parts += [f"choose {' or '.join(' and '.join(sorted(each)) for each in kind.choose)}"] if kind.choose else []
    parts += [f"gain {' and '.join(sorted(kind.gain))}"] if kind.gain else []
    parts += ["bonus_for"] if kind.bonus else []
    return ", ".join([*parts, *([f"does {kind.does}"] if kind.does else [])]) or "nothing"


def _answering(recruits: Sequence[Recruit], printing: str) -> Counter[str]:
    """How many recruits have a power on each occasion."""
    return Counter(occasion for recruit in recruits for occasion in {power.on for power in recruit.powers(printing)})

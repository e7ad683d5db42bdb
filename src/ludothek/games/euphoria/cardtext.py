"""The text of a card in any language, made from the same words its effect is made from.

Every word of ``recruits.toml`` and ``markets.toml`` has a message in the catalogue; a text is those messages put
together, so that it cannot say anything else than what happens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from ludothek.games.euphoria.content import Entry, content, powers_of
from ludothek.games.euphoria.effects import Gain, Power
from ludothek.games.euphoria.tables import GOOD_NAMES, ITEM_NAMES
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.words import Args, Message


def recruit_text(speak: Catalogue, recruit: str, printing: str) -> str:
    """All powers of a recruit."""
    entry = next(entry for entry in content().recruits if entry["id"] == recruit)
    return " ".join(power_text(speak, power) for power in powers_of(entry, printing))


def market_text(speak: Catalogue, market: str) -> str:
    """What a visit costs, and the penalty."""
    entry = next(entry for entry in content().markets if entry["id"] == market)
    return f"{speak('card-cost', cost=cost_text(speak, market))} {penalty_text(speak, str(entry['penalty']))}"


def cost_text(speak: Catalogue, market: str) -> str:
    """What a visit costs."""
    entry = next(entry for entry in content().markets if entry["id"] == market)
    return _and(speak, _amounts(speak, cast(Mapping[str, int], entry["cost"])))


def penalty_text(speak: Catalogue, penalty: str) -> str:
    """
    >>> penalty_text(Catalogue("en", "ludothek.games.euphoria"), "lose-on-3")
    'Without a star here: for every 3 you roll you lose a commodity or resource.'
    """
    if penalty.startswith("lose-on-"):
        rule = speak("card-penalty-lose-on", number=int(penalty[-1]))
    else:
        rule = speak(f"card-penalty-{penalty}")
    return speak("card-penalty", rule=rule)


def power_text(speak: Catalogue, power: Entry) -> str:
    """One power: the occasion with place and conditions, then the deal."""
    where = _or(speak, [speak(f"card-at-{place}") for place in _words(power, "at")])
    occasion = f"card:on-{power['on']}"
    begin = speak("card-on-at", occasion=occasion, where=where) if where else speak.name(occasion)
    conditions = _and(speak, [speak(f"card-when-{word}") for word in _words(power, "when")])
    if conditions:
        begin = speak("card-when", occasion=begin, condition=conditions)
    return speak("card-power", occasion=begin, deal=_deal(speak, power))


def _deal(speak: Catalogue, power: Entry) -> str:
    gain = _gain(speak, power)
    if "pay" in power:
        price = dict(cast(Mapping[str, object], power["pay"]))
        if "worker" in price and power["on"] == "retrieve":
            price["retrieved"] = price.pop("worker")
        receiver = price.pop("to", None)
        paid = _and(speak, _price(speak, cast(Mapping[str, int], price)))
        if receiver:
            paid = speak(f"card-to-{receiver}", price=paid)
        if str(power["on"]).startswith("pay-"):
            return speak("card-instead-gain", price=paid, gain=gain) if gain else speak("card-instead", price=paid)
        return speak("card-may-pay", price=paid, gain=gain) if gain else speak("card-must-pay", price=paid)
    return speak("card-may", gain=gain) if power.get("may") else speak("card-gain", gain=gain)


def _gain(speak: Catalogue, power: Entry) -> str:
    """What a power brings; one of two; more for a certain payment; a deed."""
    parts = []
    if "choose" in power:
        first, second = cast(list[Mapping[str, int | str]], power["choose"])
        parts.append(speak("card-either", first=_all(speak, first), second=_all(speak, second)))
    if "gain" in power:
        whole = _all(speak, cast(Mapping[str, int | str], power["gain"]))
        if "bonus_for" in power:
            word = "card-bonus-instead" if parts else "card-bonus"
            whole = speak(word, item=f"item:{power['bonus_for']}", gain=whole)
        parts = [*parts[:-1], f"{parts[-1]}; {whole}"] if parts else [whole]
    if "does" in power:
        parts.append(speak(f"card-does-{power['does']}"))
    return _and(speak, parts)


def _all(speak: Catalogue, gain: Mapping[str, int | str]) -> str:
    parts = []
    for word, value in gain.items():
        if word == "allegiance":
            parts.append(speak("card-gain-allegiance", faction=speak(f"faction-{value}")))
        elif word == "knowledge":
            parts.append(speak("card-gain-knowledge" if int(value) > 0 else "card-gain-calm", count=abs(int(value))))
        elif word in GOOD_NAMES:
            parts.append(speak("card-gain-good", count=int(value), item=f"item:{word}"))
        else:
            parts.append(speak(f"card-gain-{word}", count=int(value)))
    return _and(speak, parts)


def _price(speak: Catalogue, price: Mapping[str, int]) -> list[str]:
    others = ("knowledge", "morale", "worker", "retrieved")
    return [speak(f"card-pay-{word}", count=count) for word, count in price.items() if word in others] + _amounts(
        speak, {word: count for word, count in price.items() if word not in others}
    )


def _amounts(speak: Catalogue, amounts: Mapping[str, int]) -> list[str]:
    return [
        speak("card-amount", count=count, item=speak(f"item-{word}"))
        if word in ITEM_NAMES
        else speak(f"card-any-{word}", count=count)
        for word, count in amounts.items()
    ]


def _words(power: Entry, key: str) -> list[str]:
    return cast(list[str], power.get(key, []))


def _and(speak: Catalogue, parts: Iterable[str]) -> str:
    """Parts of which all hold."""
    return _joined(speak, "card-and", parts)


def _or(speak: Catalogue, parts: Iterable[str]) -> str:
    return _joined(speak, "card-or", parts)


def _joined(speak: Catalogue, word: str, parts: Iterable[str]) -> str:
    """Commas between all parts, the word before the last."""
    *first, last = [*parts] or [""]
    return speak(word, first=", ".join(first), second=last) if first else last


def gain_message(power: Power, second: bool) -> Message:
    """One of the two gains of a power, as the message of a choice."""
    gain: Gain = power.other if second and power.other is not None else power.gain
    args: Args = {}
    words = []
    if gain.count:
        args |= {"item": f"item:{GOOD_NAMES[gain.good]}", "count": int(gain.count)}
        words.append("item")
    if gain.morale:
        args["steps"] = int(gain.morale)
        words.append("morale")
    if gain.knowledge:
        args["steps"] = -int(gain.knowledge)
        words.append("calm")
    return Message(f"choose-gain-{'-'.join(words)}", args)

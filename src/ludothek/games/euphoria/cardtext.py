"""The text of a card in any language, made from the same words its effect is made from.

Every word of ``recruits.toml`` and ``markets.toml`` has a message in the catalogue; a text is those messages put
together, so that it cannot say anything else than what happens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludothek.games.euphoria.content_form import Market, PowerEntry, Recruit
from ludothek.games.euphoria.effects import Gain, Power
from ludothek.games.euphoria.tables import GOOD_NAMES, ITEM_NAMES
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.words import Args, Message


def recruit_text(speak: Catalogue, recruit: Recruit, printing: str) -> str:
    """All powers of a recruit."""
    return " ".join(power_text(speak, power) for power in recruit.powers(printing))


def market_text(speak: Catalogue, market: Market) -> str:
    """What a visit costs, and the penalty."""
    cost = _and(speak, _amounts(speak, market.cost))
    return f"{speak('card-cost', cost=cost)} {penalty_text(speak, market.penalty)}"


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


def power_text(speak: Catalogue, power: PowerEntry) -> str:
    """One power: the occasion with place and conditions, then the deal."""
    where = _or(speak, [speak(f"card-at-{place}") for place in power.at])
    occasion = f"card:on-{power.on}"
    begin = speak("card-on-at", occasion=occasion, where=where) if where else speak.name(occasion)
    conditions = _and(speak, [speak(f"card-when-{word}") for word in power.when])
    if conditions:
        begin = speak("card-when", occasion=begin, condition=conditions)
    return speak("card-power", occasion=begin, deal=_deal(speak, power))


def _deal(speak: Catalogue, power: PowerEntry) -> str:
    gain = _gain(speak, power)
    if power.pay:
        price = {word: count for word, count in power.pay.items() if isinstance(count, int)}
        if "worker" in price and power.on == "retrieve":
            price["retrieved"] = price.pop("worker")
        paid = _and(speak, _price(speak, price))
        if "to" in power.pay:
            paid = speak(f"card-to-{power.pay['to']}", price=paid)
        if power.on.startswith("pay-"):
            return speak("card-instead-gain", price=paid, gain=gain) if gain else speak("card-instead", price=paid)
        return speak("card-may-pay", price=paid, gain=gain) if gain else speak("card-must-pay", price=paid)
    return speak("card-may", gain=gain) if power.may else speak("card-gain", gain=gain)


def _gain(speak: Catalogue, power: PowerEntry) -> str:
    """What a power brings; one of two; more for a certain payment; a deed."""
    parts = []
    if power.choose:
        first, second = power.choose
        parts.append(speak("card-either", first=_all(speak, first), second=_all(speak, second)))
    if power.gain:
        whole = _all(speak, power.gain)
        if power.bonus_for:
            word = "card-bonus-instead" if parts else "card-bonus"
            whole = speak(word, item=f"item:{power.bonus_for}", gain=whole)
        parts = [*parts[:-1], f"{parts[-1]}; {whole}"] if parts else [whole]
    if power.does:
        parts.append(speak(f"card-does-{power.does}"))
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

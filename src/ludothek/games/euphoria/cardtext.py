"""The text of a card in any language, made from the same words its effect is made from.

Every word of ``recruits.toml`` and ``markets.toml`` has a message in the catalogue; a text is those messages put
together, so that it cannot say anything else than what happens. A gain has two forms: ``card-gain-…`` is what one may
do ("you may draw a card"), ``card-now-…`` what happens by itself, as a clause of its own after the occasion.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.games.euphoria.content_form import Market, PowerEntry, Recruit
from ludothek.games.euphoria.effects import Gain, Power
from ludothek.games.euphoria.tables import GOOD_NAMES, ITEM_NAMES
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.words import Args, Message

Amounts = Mapping[str, int | str]
GOODS = (*GOOD_NAMES, "resource", "commodity", "tunnel-resource")
"""What one gains with the same verb."""
STEPS = ("knowledge", "morale", "worker", "retrieved")
"""Prices that are not goods."""
TRACKS = ("morale", "knowledge", "allegiance", "crowd-knowledge")
"""What rises with the same verb."""
TAKEN, PRICE, PAID = "item", "card", "card-paid"
"""The messages of goods one takes, of a price by itself, and of one that is paid: "(cost: 2 gold)", "pay with gold"."""


def recruit_text(speak: Catalogue, recruit: Recruit, printing: str) -> str:
    """All powers of a recruit."""
    return " ".join(power_text(speak, power) for power in recruit.powers(printing))


def market_text(speak: Catalogue, market: Market) -> str:
    """What a visit costs, and the penalty."""
    cost = speak.row(_goods(speak, market.cost, PRICE))
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
    """One power: the occasion with place and conditions, what one gets, in the end what it costs."""
    if power.on == "pay-end":
        return speak("card-pay-end", price=_price(speak, power))
    may = bool(power.pay) or power.may or power.on == "retrieve-bliss"
    deal = _instead(speak, power) if power.on.startswith("pay-") else _deal(speak, power, may)
    sentences = [speak("card-power", occasion=_occasion(speak, power), deal=deal)]
    now = speak.row(_gains(speak, power.gain, "now"))
    if power.bonus_for:
        word = "card-bonus-instead" if power.choose else "card-bonus"
        sentences.append(speak(word, item=f"item:{power.bonus_for}", now=now))
    elif power.on == "pay-bliss":
        sentences.append(speak("card-then-at", where=_where(speak, power), now=now))
    elif power.on.startswith("pay-") and power.gain:
        sentences.append(speak("card-then", now=now))
    return " ".join(sentences)


def _occasion(speak: Catalogue, power: PowerEntry) -> str:
    """When it happens, where, and all that must hold, as one list."""
    by_rival = "by-rival" in power.when
    occasion = f"card:on-{power.on}-by-rival" if by_rival else f"card:on-{power.on}"
    where = "" if power.on == "pay-bliss" else _where(speak, power)
    begin = speak("card-on-at", occasion=occasion, where=where) if where else speak.name(occasion)
    held = [word for word in power.when if word != "by-rival"]
    if {"no-artifacts", "no-resources"} <= {*held}:
        held = ["no-artifacts-or-resources", *(word for word in held if not word.startswith("no-"))]
    return speak.row([begin, *(speak(f"card-when-{word}") for word in held)])


def _where(speak: Catalogue, power: PowerEntry) -> str:
    return speak.one_of([speak(f"card-at-{place}") for place in power.at])


def _deal(speak: Catalogue, power: PowerEntry, may: bool) -> str:
    """What happens by itself, or what one may do, with its price."""
    gain = _whole(speak, power, "gain" if may else "now")
    if not gain:
        return speak("card-gain", gain=speak.row(_steps(speak, power, "now")))
    if power.on == "retrieve-bliss":
        return speak("card-may-instead-of-morale", gain=gain)
    if power.pay:
        return speak("card-may-pay", gain=gain, price=_price(speak, power))
    return speak("card-may" if may else "card-gain", gain=gain)


def _instead(speak: Catalogue, power: PowerEntry) -> str:
    """Another price than the usual one."""
    if steps := _steps(speak, power, "gain"):
        return speak("card-instead-steps", price=speak.row(steps))
    return speak("card-instead", price=_price(speak, power, PAID))


def _steps(speak: Catalogue, power: PowerEntry, form: str) -> list[str]:
    """The steps of a price as what one does: knowledge rises, morale falls."""
    worse = {"knowledge": "knowledge", "morale": "worse"}
    return [speak(f"card-{form}-{worse[word]}", count=int(count)) for word, count in power.pay.items() if word in worse]


def _whole(speak: Catalogue, power: PowerEntry, form: str) -> str:
    """All that a power brings: goods and steps, or one of two; and a deed."""
    parts = []
    if power.choose:
        parts += _either(speak, power.choose[0], power.choose[1], form)
    elif power.gain:
        parts += _gains(speak, power.gain, form)
    if power.does:
        deed = "choose-bumped-die" if (power.on, power.does) == ("bumped", "choose-die") else power.does
        parts.append(speak(f"card-{form}-{deed}"))
    return speak.row(parts)


def _either(speak: Catalogue, first: Amounts, second: Amounts, form: str) -> list[str]:
    """One of two gains, after what both have in common; goods share their verb."""
    both = {word: value for word, value in first.items() if second.get(word) == value}
    ways = [{word: value for word, value in way.items() if word not in both} for way in (first, second)]
    if all(word in GOODS for way in ways for word in way):
        goods = speak.one_of([speak.row(_goods(speak, way)) for way in ways])
        return [*_gains(speak, both, form), speak(f"card-{form}-goods", goods=goods)]
    one, other = (speak.row(_gains(speak, way, "gain")) for way in ways)
    return [*_gains(speak, both, form), speak(f"card-{form}-either", first=one, second=other)]


def _gains(speak: Catalogue, gain: Amounts, form: str) -> list[str]:
    """What is gained, each with its verb; all goods with one, and all tracks that rise by as much."""
    goods = {word: value for word, value in gain.items() if word in GOODS}
    parts = [speak(f"card-{form}-goods", goods=speak.row(_goods(speak, goods)))] if goods else []
    rising = {word: value for word, value in gain.items() if word in TRACKS and _rise(value) > 0}
    together = len(rising) > 1 and len({_rise(value) for value in rising.values()}) == 1
    for word, value in gain.items():
        if together and word in rising:
            if word == next(iter(rising)):
                parts.append(_rising(speak, rising, form))
        elif word == "allegiance":
            parts.append(speak(f"card-{form}-allegiance", faction=f"faction:{value}"))
        elif word == "knowledge" and int(value) < 0:
            parts.append(speak(f"card-{form}-calm", count=-int(value)))
        elif word == "draw" and goods and form == "now":
            parts.append(speak("card-now-and-draw", count=int(value)))
        elif word not in goods:
            parts.append(speak(f"card-{form}-{word}", count=int(value)))
    return parts


def _rise(value: int | str) -> int:
    """By how much a track rises; an allegiance, which is named, by 1."""
    return 1 if isinstance(value, str) else value


def _rising(speak: Catalogue, rising: Amounts, form: str) -> str:
    """Several tracks that rise by as much, each as a noun: their verb is said once."""
    tracks = [
        speak(f"card-track-{word}", faction=f"faction:{value}")
        if isinstance(value, str)
        else speak(f"card-track-{word}")
        for word, value in rising.items()
    ]
    return speak(f"card-{form}-rises", tracks=speak.row(tracks), count=_rise(next(iter(rising.values()))))


def _price(speak: Catalogue, power: PowerEntry, form: str = PRICE) -> str:
    """What a deal costs, for a good with who gets it."""
    price = {word: count for word, count in power.pay.items() if isinstance(count, int)}
    if "worker" in price and power.on == "retrieve":
        price["retrieved"] = price.pop("worker")
    steps = [speak(f"card-pay-{word}", count=count) for word, count in price.items() if word in STEPS]
    goods = _goods(speak, {word: count for word, count in price.items() if word not in STEPS}, form)
    paid = speak.row(steps + goods)
    return speak(f"card-to-{power.pay['to']}", price=paid) if "to" in power.pay else paid


def _goods(speak: Catalogue, amounts: Amounts, form: str = TAKEN) -> list[str]:
    whatever = "card-paid-any" if form == PAID else "card-any"
    return [
        speak(f"{form}-amount", count=int(count), item=f"item:{word}")
        if word in ITEM_NAMES
        else speak(f"{whatever}-{word}", count=int(count))
        for word, count in amounts.items()
    ]


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

"""What can be chosen when a question is asked, and what a choice does.

Touches nothing itself: each question belongs to a chapter.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria import combinations
from ludothek.games.euphoria.choices import (
    DECLINE,
    DRAW,
    GAIN_FIRST,
    GAIN_SECOND,
    NUMBERS,
    OFFER,
    PLACE,
    RETRIEVE,
    SET_DIE,
    STOP,
    decode,
)
from ludothek.games.euphoria.effects import ON_BUMPED, ON_DRAW
from ludothek.games.euphoria.rules import (
    agenda,
    charges,
    dilemmas,
    discards,
    doubles,
    drawing,
    losses,
    markets,
    powers,
    retrieval,
    setup,
    trading,
    tunnels,
    turn,
)
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_AGAIN,
    ASK_ANSWER,
    ASK_DIE,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GAIN,
    ASK_GET,
    ASK_GIVE,
    ASK_KEEP,
    ASK_LOSE,
    ASK_PAY,
    ASK_POWER,
    ASK_RETRIEVE,
    ASK_STAR,
    ASK_TAKE,
    ASK_TRACK,
    ASK_TUNNEL,
    ASK_TURN,
    ASK_WANT,
    DILEMMA,
    DO_DRAW,
    RESOURCE,
)
from ludothek.kernel.arrays import Ints


def fill(city: City, seat: i64, buffer: Ints) -> i64:
    """Write what the seat can choose into the buffer; returns how many choices there are."""
    asked = city.asked
    if asked == ASK_TURN:
        return turn.fill(city, seat, buffer)
    if asked <= ASK_TRACK:
        return setup.fill(city, seat, buffer)
    if asked == ASK_AGAIN:
        return doubles.fill(city, seat, buffer)
    if asked == ASK_TAKE:
        return retrieval.fill_workers(city, seat, buffer)
    if asked == ASK_RETRIEVE:
        return retrieval.fill_payments(city, seat, buffer)
    if asked == ASK_TUNNEL:
        buffer[0] = combinations.single(RESOURCE + city.ask_a)
        buffer[1] = DRAW
        return 2
    if asked == ASK_GET:
        return powers.fill_goods(city, buffer)
    if asked == ASK_PAY:
        return dilemmas.fill(city, seat, buffer) if city.ask_a == DILEMMA else charges.fill(city, seat, buffer)
    if asked == ASK_POWER:
        if city.ask_a == ON_DRAW:
            return drawing.fill(city, seat, buffer)
        return powers.fill(city, seat, buffer)
    if asked == ASK_DISCARD:
        return discards.fill(city, seat, buffer)
    if asked == ASK_GAIN:
        buffer[0] = GAIN_FIRST
        buffer[1] = GAIN_SECOND
        return 2
    if asked == ASK_STAR:
        return markets.fill_star_places(city, seat, buffer)
    if asked == ASK_LOSE:
        return losses.fill(city, seat, city.ask_a, buffer)
    if asked == ASK_DIE:
        for n in range(NUMBERS):
            buffer[n] = SET_DIE + n
        return NUMBERS
    if asked == ASK_KEEP:
        return dilemmas.fill_kept(city, buffer)
    if asked == ASK_GIVE:
        return trading.fill_gifts(city, seat, buffer)
    if asked == ASK_WANT:
        return trading.fill_wishes(city, buffer)
    if asked == ASK_ANSWER:
        return trading.fill_answers(city, seat, buffer)
    buffer[0] = DRAW
    buffer[1] = DECLINE
    return 2


def advance(city: City, seat: i64, choice: i64) -> None:
    """What a choice does, and all that follows until somebody is asked again."""
    asked = city.asked
    if asked <= ASK_TRACK:
        setup.choose(city, seat, choice)
        return
    city.asked = -1
    kind, part, other = decode(choice)
    if asked == ASK_TURN:
        _act(city, seat, kind, part, other)
    elif asked == ASK_AGAIN:
        if kind == STOP:
            doubles.stop(city, seat)
        else:
            doubles.begin(city, seat, part, other)
    elif asked == ASK_TUNNEL:
        if kind == DRAW:
            city.push(DO_DRAW, seat, 1, 1)
        else:
            tunnels.take_resource(city, seat, city.ask_a)
    elif asked == ASK_GET:
        powers.take_goods(city, seat, part)
    elif asked == ASK_TAKE:
        retrieval.take(city, seat, part)
    elif asked == ASK_RETRIEVE:
        retrieval.pay(city, seat, kind)
    elif asked == ASK_PAY:
        if city.ask_a == DILEMMA:
            dilemmas.pay(city, seat, city.ask_b, part)
        else:
            charges.pay(city, seat, city.ask_a, kind, part)
    elif asked == ASK_POWER:
        _answer_deal(city, seat, kind, part)
    elif asked == ASK_DISCARD:
        discards.discard(city, seat, part)
    elif asked == ASK_GAIN:
        powers.gain_one_of(city, seat, city.ask_a, kind == GAIN_SECOND)
    elif asked == ASK_STAR:
        markets.lay_star_at(city, seat, kind, part)
    elif asked == ASK_LOSE:
        losses.lose(city, seat, part)
    elif asked == ASK_DIE:
        if city.ask_a == ON_BUMPED:
            city.bumped_set = part
        else:
            city.set_die = part
    elif asked == ASK_KEEP:
        dilemmas.keep_recruit(city, seat, part)
    elif asked == ASK_GIVE:
        trading.name_gift(city, seat, part)
    elif asked == ASK_WANT:
        trading.name_wish(city, seat, part)
    elif asked == ASK_ANSWER:
        trading.answer(city, seat, kind)
    elif asked == ASK_DRAW and kind == DRAW:
        city.push(DO_DRAW, seat, 1, 1)
    agenda.go_on(city)


def _act(city: City, seat: i64, kind: i64, part: i64, other: i64) -> None:
    """What the turn is used for (EU-10)."""
    if kind == PLACE:
        doubles.begin(city, seat, part, other)
    elif kind == RETRIEVE:
        retrieval.begin(city, seat)
    elif kind == OFFER:
        trading.offer_to(city, seat, part)
    else:
        dilemmas.solve(city, seat, kind)


def _answer_deal(city: City, seat: i64, kind: i64, recruit: i64) -> None:
    """A recruit's deal is taken up or declined; a draw that no recruit changes goes on as it is."""
    changes_draw = city.ask_a == ON_DRAW
    if kind == DECLINE:
        if changes_draw:
            drawing.draw_cards(city, seat, city.ask_b)
    elif changes_draw:
        drawing.use(city, seat, recruit)
    else:
        powers.use(city, seat, recruit)

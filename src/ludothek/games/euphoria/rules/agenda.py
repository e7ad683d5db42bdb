"""The agenda, carried on until somebody is asked.

Touches how much of it is left; each step belongs to a chapter.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from ludothek.games.euphoria.rules import (
    benefits,
    construction,
    dice,
    dilemmas,
    discards,
    doubles,
    drawing,
    ending,
    losses,
    payment,
    placement,
    powers,
    retrieval,
    tunnels,
    turn,
)
from ludothek.games.euphoria.state import City
from ludothek.games.euphoria.tables import (
    ASK_TURN,
    DO_DIG,
    DO_DILEMMA,
    DO_DRAW,
    DO_DROP,
    DO_DROP_DRAWN,
    DO_END_TURN,
    DO_FOLLOW_UP,
    DO_GAIN,
    DO_GET,
    DO_LIMIT,
    DO_LOSE,
    DO_NEW_WORKER,
    DO_OTHERS_DRAW,
    DO_PAY,
    DO_PLACEMENT,
    DO_POWERS,
    DO_RAISE_MARKET,
    DO_RETRIEVAL,
    DO_ROLL,
    DO_SETTLE,
    FRAME,
)


def go_on(city: City) -> None:
    """Do what is on the agenda until somebody is asked."""
    agenda = city.agenda
    while city.asked < 0 and not city.over:
        city.depth -= 1
        top: i64 = city.depth * FRAME
        step = agenda[top]
        a = agenda[top + 1]
        b = agenda[top + 2]
        c = agenda[top + 3]
        if step == DO_PLACEMENT:
            placement.do(city, a)
        elif step == DO_PAY:
            payment.ask(city, a)
        elif step == DO_POWERS:
            powers.do(city, a, b, c)
        elif step == DO_DRAW:
            drawing.do(city, a, b, c)
        elif step == DO_END_TURN:
            turn.end(city)
        elif step == DO_FOLLOW_UP:
            doubles.follow_up(city, a)
        elif step == DO_RETRIEVAL:
            retrieval.do(city, a)
        elif step == DO_DIG:
            tunnels.dig(city, a)
        elif step == DO_LIMIT:
            discards.do_limit(city, a)
        elif step == DO_GAIN:
            powers.do_gain(city, a, b)
        elif step == DO_GET:
            powers.ask_goods(city, a, b, c)
        elif step == DO_DROP:
            discards.do_drop(city, a, b)
        elif step == DO_DROP_DRAWN:
            discards.do_drop_drawn(city, a, b, c)
        elif step == DO_ROLL:
            dice.roll(city, a, b)
        elif step == DO_LOSE:
            losses.do(city, a, b)
        elif step == DO_OTHERS_DRAW:
            drawing.do_others_draw(city, a, b)
        elif step == DO_NEW_WORKER:
            benefits.do_new_worker(city, a)
        elif step == DO_SETTLE:
            ending.settle(city)
        elif step == DO_RAISE_MARKET:
            construction.raise_market(city, a, b)
        elif step == DO_DILEMMA:
            dilemmas.do(city, a, b)
        else:
            city.ask(a, ASK_TURN)

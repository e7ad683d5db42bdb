"""What holds at a rated table: people with accounts play by themselves, where everybody can find them."""

from __future__ import annotations

import msgspec

from ludothek.protocol import NewTable, Sit, Terms
from ludothek.server.refusals import Clash, NotYours, Refused
from ludothek.server.rows import Person
from ludothek.server.table import Table


def rated_terms(person: Person, wish: NewTable, terms: Terms) -> Terms:
    """The terms of a new table, rated if that is wished for; refused if it cannot be."""
    if not wish.rated:
        return terms
    if person.account is None:
        raise NotYours("rated-guests")
    who = [place.who for place in wish.seats]
    if "mind" in who or "here" in who or who.count("me") > 1:
        raise Refused("rated-minds")
    if not wish.listed:
        raise Refused("rated-unlisted")
    if wish.hints:
        raise Refused("rated-hints")
    return msgspec.structs.replace(terms, rated=True, hints=False)


def check_sitting(person: Person, table: Table, wish: Sit) -> None:
    """Refuse whoever may not sit down at a rated table."""
    if not table.row.terms.rated:
        return
    if wish.mind is not None:
        raise Clash("rated-minds")
    if person.account is None:
        raise NotYours("rated-guests")
    if table.seats_of(person.id):
        raise Clash("seated-already")


def check_handover(table: Table, own: bool) -> None:
    """Nobody lets a computer player win a rated game or a tournament for them.

    It goes on only for who is away too long or resigns.
    """
    if table.row.terms.daily is not None:
        raise Clash("daily-handover")
    if table.row.terms.rated and own:
        raise Clash("rated-handover")
    if table.row.terms.tournament and own:
        raise Clash("tournament-handover")

"""What somebody can choose about their notices: ways to be told, each checked before it counts, and when."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

import msgspec
from sqlalchemy import Connection

from ludothek.kernel.errors import as_given
from ludothek.kernel.locale import LANGUAGES
from ludothek.protocol import NewWay, Notices, NoticeWishes, PushKeys, WayCard
from ludothek.server import store
from ludothek.server.clock import wall
from ludothek.server.notices import push
from ludothek.server.notices.mail import is_mail_address
from ludothek.server.notices.posting import place_of
from ludothek.server.notices.timing import zone_called
from ludothek.server.notices.undelivered import Gone, Undelivered
from ludothek.server.notices.words import confirmation, trial
from ludothek.server.one_time_links import address_of_link
from ludothek.server.refusals import Clash, NotFound, NotYours, Refused, TooMany
from ludothek.server.rows import Person
from ludothek.server.services import Services
from ludothek.server.store import Way, Wishes

MOST_WAYS = 10
"""That one person may have: a few browsers, an address of mail, some webhooks."""


async def notices_of(services: Services, person: str) -> Notices:
    wishes, ways = await services.tables.ask(
        lambda connection: (store.wishes_of(connection, person), store.ways_of(connection, person))
    )
    return Notices(
        wishes=msgspec.convert((wishes or Wishes())._asdict(), NoticeWishes),
        ways=[card(way) for way in ways],
        mail=services.delivery.has_mail,
        push_key=(await services.delivery.push_sender()).public,
    )


def card(way: Way) -> WayCard:
    """What is shown of a way; who knows the address of a webhook can post there, so it is not repeated."""
    shown = way.address if way.kind == "mail" else place_of(way.address, local=True).host
    return msgspec.convert(
        {
            "id": way.id,
            "kind": way.kind,
            "shown": shown,
            "confirmed": way.confirmed,
            "failing": way.failures > 0,
            "address_hash": sha256(way.address.encode()).hexdigest(),
        },
        WayCard,
    )


async def set_wishes(services: Services, person: str, wanted: NoticeWishes) -> None:
    if zone_called(wanted.zone) is None:
        raise Refused("notice-zone", zone=as_given(wanted.zone))
    if wanted.language not in LANGUAGES:
        raise Refused("language", language=as_given(wanted.language), known=", ".join(LANGUAGES))
    wishes = Wishes(**msgspec.structs.asdict(wanted))
    await services.scribe.write(lambda connection: store.set_wishes(connection, person, wishes, wall()))


async def add_way(services: Services, person: Person, new: NewWay) -> None:
    """One more way, or the same once more; of mail there is one address, which has to be confirmed."""
    _check(services, person, new)
    keys = msgspec.json.encode(new.keys).decode() if new.keys else None
    way = Way(store.new_id(), person.id, new.kind, new.address, keys, new.kind != "mail", 0, 0)

    def job(connection: Connection) -> tuple[str, str]:
        there = store.hold_ways(connection, person.id)
        same = next((each for each in there if (each.kind, each.address) == (way.kind, way.address)), None)
        if same is not None:
            store.renew_way(connection, same.id, keys)
        else:
            instead = [each.id for each in there if _gives_way(each, new)]
            if len(there) - len(instead) >= MOST_WAYS:
                raise TooMany("notice-ways", most=MOST_WAYS)
            store.remove_ways(connection, person.id, instead)
            store.add_way(connection, way, wall())
        if (same or way).confirmed:
            return "", ""
        wishes = store.wishes_of(connection, person.id) or Wishes()
        return store.add_one_time_link(connection, "mail", person.id, wall()), wishes.language

    link, language = await services.scribe.write(job)
    if link:
        services.tables.do(_send_link(services, new.address, language, link))


def _gives_way(old: Way, new: NewWay) -> bool:
    """Of mail there is one address; a browser has one, too."""
    return old.kind == new.kind and (new.kind == "mail" or (new.kind == "push" and old.address == new.instead))


async def confirm_mail(services: Services, link: str) -> str:
    """Somebody comes by the link that was sent to an address; returns it."""

    def job(connection: Connection) -> str | None:
        _, person = store.use_one_time_link(connection, "mail", link, wall())
        return store.confirm_mail(connection, person) if person else None

    address = await services.scribe.write(job)
    if address is None:
        raise NotYours("link-used")
    return address


async def remove_way(services: Services, person: str, id: str) -> None:
    known = store.is_id(id) and await services.scribe.write(
        lambda connection: store.remove_ways(connection, person, [id]) > 0
    )
    if not known:
        raise NotFound("notice-way")


async def try_way(services: Services, person: Person, id: str) -> None:
    """Send something by one of the ways, to see whether it gets there."""
    wishes, ways = await services.tables.ask(
        lambda connection: (store.wishes_of(connection, person.id), store.ways_of(connection, person.id))
    )
    for way in ways:
        if way.id == id and way.confirmed:
            break
    else:
        raise NotFound("notice-way")
    got_there = False
    words = trial(services.settings.address, (wishes or Wishes()).language, person.name)
    try:
        await services.delivery.deliver(way, words)
        got_there = True
    except Gone:
        await services.scribe.write(lambda connection: store.remove_ways(connection, person.id, [id]))
        raise Clash("notice-gone") from None
    except Undelivered as error:
        raise Clash(error.reason, status=error.status) from None
    finally:
        told = way.told if got_there else None
        await services.scribe.write(lambda connection: store.note_outcome(connection, id, told))


def _check(services: Services, person: Person, new: NewWay) -> None:
    """Refuse what nobody could be told by. Guests are told in their browser only."""
    if new.kind != "push" and person.account is None:
        raise Clash("no-account")
    if new.kind == "mail":
        if not services.delivery.has_mail:
            raise Clash("notice-no-mail")
        if not is_mail_address(new.address):
            raise Refused("notice-address", given=as_given(new.address))
        return
    try:
        place_of(new.address, services.settings.local_webhooks)
    except ValueError:
        raise Refused("notice-hook", given=as_given(new.address)) from None
    if new.kind == "push":
        try:
            push.check_keys(new.keys or PushKeys("", ""))
        except ValueError:
            raise Refused("notice-keys") from None


async def _send_link(services: Services, to: str, language: str, link: str) -> None:
    server = services.settings.address
    with suppress(Undelivered):  # it is complained of, and whoever waits for it asks once more
        await services.delivery.mail(to, *confirmation(server, language, address_of_link(server, "mail", link)))

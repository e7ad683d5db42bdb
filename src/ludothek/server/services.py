"""Everything a running server consists of."""

from __future__ import annotations

import secrets

from sqlalchemy import Engine

from ludothek.kernel.errors import LudothekError
from ludothek.server import store
from ludothek.server.accounts import Accounts
from ludothek.server.bans import Bans
from ludothek.server.caretaker import Caretaker
from ludothek.server.clock import ServedTime
from ludothek.server.database import connect, migrate, writing
from ludothek.server.health import Health
from ludothek.server.limits import Limits
from ludothek.server.moderation import Moderation
from ludothek.server.notices.delivery import Delivery
from ludothek.server.notices.noticing import Noticing
from ludothek.server.people import People
from ludothek.server.presences import Presences
from ludothek.server.refusals import Unavailable
from ludothek.server.scribe import Scribe
from ludothek.server.secret_links import SecretLinks
from ludothek.server.settings import Settings, keeping_of
from ludothek.server.storage import Storage
from ludothek.server.tables import Tables
from ludothek.server.thinking import Thinkers
from ludothek.server.tournaments.director import Director
from ludothek.server.wire import Mailbag


class Services:
    def __init__(self, settings: Settings) -> None:
        """Open the database; what is wrong with it is said before anything is served."""
        self.settings = settings
        settings.prepare_folder()
        self.engine: Engine = connect(settings.database)
        try:
            migrate(self.engine)
        except Unavailable as error:
            cause = str(getattr(error.__cause__, "orig", error)).strip().splitlines()[0]
            raise LudothekError("database-unusable", detail=cause) from None
        with writing(self.engine) as connection:
            secret = store.kept(connection, "secret", secrets.token_hex(32))
            served = int(store.kept(connection, "served", "0"))
            store.keep(connection, "keeping", keeping_of(settings))
            self.storage = Storage(settings)
            self.storage.measure(connection)
        self.cookie = "__Host-ludothek" if settings.secure else "ludothek"
        self.limits = Limits(settings.limits)
        self.links = SecretLinks(secret)
        self.mailbag = Mailbag()
        self.scribe = Scribe(self.engine)
        self.thinkers = Thinkers(settings.workers, settings.thought_seconds)
        self.bans = Bans()
        self.people = People(self.engine, self.scribe)
        self.accounts = Accounts(self.people, self.scribe, self.bans)
        self.tables = Tables(
            self.engine, self.scribe, ServedTime(served), self.thinkers, settings.channels_url, settings.watch_pace
        )
        self.tables.forget_people = self.people.forget
        self.presences = Presences(self.tables)
        self.moderation = Moderation(self.tables, self.people, self.bans)
        self.delivery = Delivery(settings, self.scribe)
        self.noticing = Noticing(settings, self.tables, self.delivery, self.tables.watchers.is_looking)
        self.tables.noticed = self.noticing.note
        self.health = Health(self.tables.bus)
        self.director = Director(self.tables)
        self.caretaker = Caretaker(self.tables, self.health, self.moderation, self.director, settings, self.storage)

    async def open(self) -> None:
        self.scribe.start()
        await self.tables.start()
        self.caretaker.start()
        self.presences.start()
        self.noticing.start()

    async def close(self) -> None:
        """Finish what was begun; everything that was told to anybody is durable already."""
        await self.presences.stop()
        await self.tables.stop()
        self.thinkers.stop()
        await self.scribe.stop()
        self.engine.dispose()

"""How several server processes tell each other that a table has changed. What has changed they read from the database.

The channels are Litestar's: none within one process, Redis or PostgreSQL between several. A message that is lost costs
a moment: every process also looks up now and then whether its tables are behind.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from urllib.parse import urlsplit

from litestar.channels.backends.base import ChannelsBackend

from ludothek.kernel.errors import LudothekError, as_given

CHANNEL = "ludothek"
AGAIN = 1.0
"""Seconds after which a lost connection is tried again."""
MOST_AT_ONCE = 100
"""Messages that travel as one, a line each: PostgreSQL takes no more than 8000 bytes."""

log = logging.getLogger("ludothek.bus")


def backend(url: str) -> ChannelsBackend:
    """The channels behind an address."""
    try:
        match urlsplit(url).scheme:
            case "redis" | "rediss":
                from litestar.channels.backends.redis import RedisChannelsPubSubBackend
                from redis.asyncio import Redis

                class OwnRedis(RedisChannelsPubSubBackend):
                    """Closes all of its connections; Litestar leaves those it has published with."""

                    async def on_shutdown(self) -> None:
                        await super().on_shutdown()
                        await self._redis.aclose()

                return OwnRedis(redis=Redis.from_url(url))
            case "postgresql" | "postgres" | "postgresql+psycopg":
                from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

                return PsycoPgChannelsBackend(url.replace("postgresql+psycopg", "postgresql", 1))
            case other:
                raise LudothekError("channels", given=as_given(other or url))
    except ImportError as error:
        raise LudothekError("channels-package", package=str(error.name)) from None


async def end_all(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel tasks, and those they begin meanwhile, until all have ended; a library may lose a cancellation."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)


class Bus:
    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self._url = url
        if not self.alone:
            backend(url)  # a wrong address is refused now
        self._heard = heard
        self._backend: ChannelsBackend | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._connected = self.alone

    @property
    def connected(self) -> bool:
        return self._connected

    @property
    def alone(self) -> bool:
        return self._url == "memory"

    async def start(self) -> None:
        if not self.alone:
            self._tasks = [asyncio.create_task(self._stay_connected())]

    async def stop(self) -> None:
        await end_all(self._tasks)

    def tell(self, id: str, what: object) -> None:
        """Let the other processes know; never waits."""
        if not self.alone:
            with suppress(asyncio.QueueFull):
                self._outbox.put_nowait(f"{id} {what}")

    async def _stay_connected(self) -> None:
        said = False
        while True:
            channels = backend(self._url)
            try:
                await channels.on_startup()
                await channels.subscribe([CHANNEL])
                self._connected, said = True, False
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._listen(channels))
                    both.create_task(self._publish(channels))
            except Exception as error:
                self._connected = False
                if not said:  # once, not every second
                    log.warning("The channels between server processes are interrupted: %r", error)
                said = True
            finally:
                with suppress(Exception):
                    await channels.on_shutdown()
            await asyncio.sleep(AGAIN)

    async def _listen(self, channels: ChannelsBackend) -> None:
        async for _, message in channels.stream_events():
            for line in message.decode().splitlines():
                self._heard(line)
        raise ConnectionError("the stream of messages has ended")

    async def _publish(self, channels: ChannelsBackend) -> None:
        task = asyncio.current_task()
        while task is not None and not task.cancelling():  # Redis may have swallowed it, and nobody cancels twice
            messages = {await self._outbox.get(): None}
            while len(messages) < MOST_AT_ONCE and not self._outbox.empty():
                messages[self._outbox.get_nowait()] = None
            await channels.publish("\n".join(messages).encode(), [CHANNEL])

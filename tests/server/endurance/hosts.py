"""A second host: a network namespace of its own at the other end of a virtual cable that can be pulled.

Where the kernel knows netem, the cable also loses and delays single packets; else a cable that is pulled for
milliseconds does: what was under way is gone, and TCP sends it again.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from contextlib import suppress
from types import TracebackType


class Host:
    def __init__(self) -> None:
        self.name = f"ludothek{os.getpid() % 100_000}"
        network = f"10.{os.getpid() % 200 + 20}.7"
        self.here, self.there = f"{network}.1", f"{network}.2"
        self._cable = f"lt{os.getpid() % 100_000}"
        self.where = ["ip", "netns", "exec", self.name]

    @staticmethod
    def missing() -> str | None:
        """Why there can be no second host on this machine, or None."""
        if shutil.which("ip") is None or os.geteuid() != 0:
            return "network namespaces need root and the program ip"
        probe = subprocess.run(["ip", "netns", "add", "ludothek-probe"], capture_output=True)
        subprocess.run(["ip", "netns", "del", "ludothek-probe"], capture_output=True)
        return "this machine has no network namespaces" if probe.returncode else None

    def __enter__(self) -> Host:
        _run("ip", "netns", "add", self.name)
        _run("ip", "link", "add", self._cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        _run("ip", "addr", "add", f"{self.here}/24", "dev", self._cable)
        _run("ip", "link", "set", self._cable, "up")
        for command in (
            ("addr", "add", f"{self.there}/24", "dev", "eth0"),
            ("link", "set", "eth0", "up"),
            ("link", "set", "lo", "up"),
        ):
            _run(*self.where, "ip", *command)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _run("ip", "link", "del", self._cable)
        _run("ip", "netns", "del", self.name)

    def pull(self) -> None:
        """Nothing gets through any more; nobody is told."""
        _run(*self.where, "ip", "link", "set", "eth0", "down")

    def plug(self) -> None:
        _run(*self.where, "ip", "link", "set", "eth0", "up")

    def disturb(self) -> bool:
        """Lose and delay single packets from now on; returns whether the kernel can."""
        command = ["tc", "qdisc", "add", "dev", self._cable, "root", "netem", "delay", "10ms", "20ms", "loss", "3%"]
        return shutil.which("tc") is not None and subprocess.run(command, capture_output=True).returncode == 0


class Forwarder:
    """Lets the second host reach a service that listens on this one only; ``cut`` resets all connections."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._forward, self._host, self._port)

    async def stop(self) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, to_writer}
        try:
            await asyncio.gather(_pass_on(reader, to_writer), _pass_on(to_reader, writer))
        finally:
            self._writers -= {writer, to_writer}
            for each in (writer, to_writer):
                each.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)

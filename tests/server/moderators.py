"""Admins of a server under test, and ``ludothek admin`` as they type it."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import httpx
import pytest
from waiting import until

from ludothek.cli.main import main
from ludothek.client import Client
from ludothek.server.store import new_id
from server.inside import Inside
from server.running import Running

PASSWORD = "correct horse"


def command(server: Running, *arguments: str) -> CompletedProcess[str]:
    """``ludothek admin``, while the server runs."""
    place = {name: value for name, value in server.environment.items() if name == "LUDOTHEK_DATABASE_URL"}
    return command_on(server.folder, *arguments, **place)


def command_on(folder: Path, *arguments: str, **environment: str) -> CompletedProcess[str]:
    """``ludothek admin`` on the data in a folder; in the process of the test, which takes a tenth of the time."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name, value in environment.items():
            patch.setenv(name, value)
        code = main(["admin", *arguments, "--data", str(folder)])
    return CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def commanded(server: Running, *arguments: str) -> Any:
    """What ``ludothek admin`` answers to a script."""
    done = command(server, *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


async def person(server: Running | Inside, name: str = "Mallory") -> Client:
    client = Client(server.address)
    await client.__aenter__()
    await client.be(name)
    return client


async def admin(server: Running, name: str = "Astrid") -> Client:
    """Somebody with an account whom the command line has made an admin."""
    client = await person(server, name)
    account = f"{name} {new_id()}"
    await client.register(account, PASSWORD)
    commanded(server, "promote", account)

    async def known() -> bool:
        return (await client.me()).admin

    await until(known)
    return client


async def asked(client: Client, method: str, path: str, body: object = None) -> httpx.Response:
    """The plain answer to a request of a client."""
    return await client._http.request(method, path, json=body)


async def done(client: Client, method: str, path: str, body: object = None) -> Any:
    """The answer to a request that is carried out."""
    answer = await asked(client, method, path, body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()

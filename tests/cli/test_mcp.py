"""A language model at a table: the MCP library's own client plays a whole game through ``ludothek mcp``."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp", reason="the extra [mcp] is not installed")

from mcp import Client as McpClient
from mcp import StdioServerParameters
from server.running import SOURCES, Running

from ludothek.client import Client
from ludothek.kernel.levels import LEVELS
from ludothek.protocol import NewTable, Place

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("mcp")) as running:
        yield running


@pytest.fixture
async def model(table_server: Running, tmp_path: Path) -> AsyncIterator[Model]:
    """An MCP client that has started ``ludothek mcp`` itself, as assistants do."""
    path = os.pathsep.join([*map(str, SOURCES), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path), "LUDOTHEK_LANG": "en"}
    command = ["-m", "ludothek", "mcp", "--server", table_server.address, "--name", "Mona"]
    async with McpClient(StdioServerParameters(command=sys.executable, args=command, env=environment)) as client:
        yield Model(client)


class Model:
    def __init__(self, client: Any) -> None:
        self.client = client

    async def __call__(self, tool: str, **given: object) -> dict[str, Any]:
        result = await self.client.call_tool(tool, given)
        assert not result.is_error, result.content
        told: dict[str, Any] = result.structured_content
        return told

    async def refused(self, tool: str, **given: object) -> str:
        result = await self.client.call_tool(tool, given)
        assert result.is_error
        return str(result.content[0].text)


async def test_it_offers_what_a_player_needs(model: Model) -> None:
    tools = {tool.name: tool.description for tool in (await model.client.list_tools()).tools}
    assert tools.keys() == {
        *("tables", "open_table", "join", "look", "wait", "choices"),
        *("decide", "elements", "why_not", "rule"),
    }
    assert all(level in tools["open_table"] for level in LEVELS)


async def test_a_whole_game_is_played(model: Model) -> None:
    told = await model("open_table", title="worldsfair", seats=2, mind="random")
    assert "W O R L D ’ S   F A I R" in told["words"] and told["view"]["seats"] == 2
    assert [choice["choice"] for choice in told["choices"]][:2] == ["place agriculture", "place electricity"]
    assert told["choices"][0]["means"].startswith("Place a supporter in Agriculture and take ")
    decided = 0
    while told["status"] != "finished":
        if told["choices"]:
            told = await model("decide", choice=told["choices"][decided % len(told["choices"])]["choice"])
            decided += 1
        else:
            told = await model("wait", seconds=30)
    assert decided > 10
    assert sorted(told["result"]["ranks"]) in ([1, 2], [1, 1])


async def test_it_asks_why_not_and_reads_the_rule(model: Model) -> None:
    assert (await model.refused("look")).endswith("You are not at a table yet; open one or join one.")
    await model("open_table", title="worldsfair")
    elements = (await model("elements"))["elements"]
    assert "deck" in elements
    answer = await model("why_not", element="deck")
    assert answer["rule"].startswith("WF-") and answer["text"]
    number = answer["rule"].split()[0]
    assert (await model("rule", title="worldsfair", number=number))["text"] == answer["text"]
    assert "is not a choice here; legal: place agriculture" in await model.refused("decide", choice="fly to mars")


async def test_it_joins_a_friends_table_and_sees_no_more_than_its_seat(model: Model, table_server: Running) -> None:
    async with Client(table_server.address) as ada:
        await ada.be("Ada")
        opened = await ada.open(NewTable(title="sealed", seats=[Place(who="me"), Place(who="anyone")]))
        found = await model("tables")
        assert opened.table.id in [card["table"] for card in found["open"]]
        told = await model("join", table=f"{table_server.address}/tables/{opened.table.id}")
        assert told["seat"] == 1
        seen = await ada.look(opened.table.id)
        assert seen.view and told["view"]["hand"] and set(told["view"]["hand"]).isdisjoint(seen.view["hand"])
        await ada.decide(seen, seen.choices[0].id)
        told = await model("look")
        assert told["view"]["has_bid"] == [True, False] and told["view"]["bid"] is None

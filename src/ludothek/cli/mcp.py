"""``ludothek mcp``: a language model sits down at a table, through the Model Context Protocol."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Awaitable
from typing import Any

from ludothek.cli.remote.address import server_address
from ludothek.cli.remote.assistant import Assistant, Told
from ludothek.envs import MissingExtra
from ludothek.kernel.errors import LudothekError

INSTRUCTIONS = """You play board games at a Ludothek server. Open a table or join one, then look, choose and decide
until the game is over. A position comes in words (drawn as text), with what has happened, what you are asked and your
choices, and as data in "view". You see what your seat may see. Rules have numbers: read them with the tool rule, and
ask why_not of anything on the board that you cannot choose."""


def mcp(args: Namespace) -> int:
    address = server_address(args.server).server
    assert address is not None
    server(Assistant(address, args.name, args.lang)).run("stdio")
    return 0


def server(assistant: Assistant) -> Any:
    """The MCP server of one assistant."""
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise MissingExtra("mcp", "mcp") from None
    made = MCPServer("ludothek", instructions=INSTRUCTIONS, log_level="WARNING")

    async def told(answer: Awaitable[Told]) -> Told:
        """Every mishap is one sentence, for the model too."""
        try:
            return await answer
        except LudothekError as error:
            raise ToolError(error.said_in(assistant.language)) from None

    @made.tool()
    async def tables() -> Told:
        """The titles one can play, open tables to join, and your own tables."""
        return await told(assistant.tables())

    @made.tool()
    async def open_table(title: str, seats: int = 2, mind: str = "skilled") -> Told:
        """Open a table with computer players at all other seats, and sit down at it.

        They play as novice, casual, skilled, expert or master.
        """
        return await told(assistant.open_table(title, seats, mind))

    @made.tool()
    async def join(table: str, invitation: str | None = None) -> Told:
        """Take a free seat at a table, named by its id or its address; or come back to your own."""
        return await told(assistant.join(table, invitation))

    @made.tool()
    async def look() -> Told:
        """The position at your table: in words, what happened, what you are asked, your choices, the view as data."""
        return await told(assistant.look())

    @made.tool()
    async def wait(seconds: float = 60) -> Told:
        """Wait until you are asked or the game is over, at most so many seconds; then the position."""
        return await told(assistant.wait(seconds))

    @made.tool()
    async def choices() -> Told:
        """What you can choose now."""
        return await told(assistant.choices())

    @made.tool()
    async def decide(choice: str) -> Told:
        """Choose one of your choices, as they are listed; then the position after it."""
        return await told(assistant.decide(choice))

    @made.tool()
    async def elements() -> Told:
        """Everything on the board that has a name, to ask why_not about."""
        return await told(assistant.elements())

    @made.tool()
    async def why_not(element: str) -> Told:
        """Why something on the board cannot be chosen now, with the rule that says so."""
        return await told(assistant.why_not(element))

    @made.tool()
    async def rule(title: str, number: str | None = None) -> Told:
        """A rule of a title by its number, such as WF-12; without a number, all rules."""

        async def read() -> Told:
            return assistant.rule(title, number)

        return await told(read())

    return made

"""The protocol's documents are those of the code: the schema, and every example of the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludothek import protocol
from ludothek.server.app import LARGEST_BODY
from ludothek.server.limits import Limits
from ludothek.server.routes.accounts import account_routes
from ludothek.server.routes.lobby import lobby_routes
from ludothek.server.routes.looking import looking_routes
from ludothek.server.routes.people import people_routes
from ludothek.server.routes.tables import table_routes
from ludothek.server.sent import SentBlock, SentPosition
from ludothek.server.serving import LARGEST_MESSAGE

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)


def test_the_published_schema_is_that_of_the_code() -> None:
    """If this fails, the file is ``json_schema()`` as JSON with an indent of 2."""
    published = json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))
    assert published == json.loads(msgspec.json.encode(protocol.json_schema()))


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_a_message_of_the_protocol(kind: str, text: str) -> None:
    """What the server sends has every field there is, what a client sends may leave out those with defaults."""
    given = json.loads(text)
    type: Any = {"client": protocol.FromClient, "server": protocol.FromServer}.get(kind) or getattr(protocol, kind)
    full = json.loads(msgspec.json.encode(msgspec.json.decode(text, type=type)))
    sent = kind in ("client", "LogIn", "NewGuest", "NewTable", "Sit")
    assert (given.items() <= {**full, **given}.items() and set(given) <= set(full)) if sent else given == full


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text).get("type") for kind, text in EXAMPLES if kind in ("client", "server", "Problem")}
    tags = {
        each.__struct_config__.tag for union in (protocol.FromClient, protocol.FromServer) for each in union.__args__
    }
    assert tags - shown == set()


def test_every_route_is_in_the_overview() -> None:
    listed = set(re.findall(r"`?(GET|POST|PATCH|DELETE) (/[^`?\s]*)", PAGE))
    for router in (lobby_routes, people_routes, account_routes, looking_routes, table_routes):
        for route in router.routes:
            path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path).replace("{decisions}", "{n}")
            for method in getattr(route, "methods", ["GET"]):
                known = (
                    (method, path) in listed
                    or (method, protocol.API + path) in listed
                    or f"`{path.rpartition('}')[2]}`" in PAGE
                )
                assert method == "OPTIONS" or known, f"{method} {path}"


def test_the_limits_are_those_of_the_page() -> None:
    assert (LARGEST_MESSAGE, LARGEST_BODY, Limits.MESSAGES.per_second) == (16 * 1024, 32_000, 25)
    assert "messages up to 16 KiB, bodies up to 32 KB (records 600 KB), 25 messages a second" in PAGE
    assert f"version {protocol.PROTOCOL} of the protocol" in PAGE


@pytest.mark.parametrize(
    ("sent", "received"), [(SentPosition, protocol.Position), (SentBlock, protocol.Block)], ids=["position", "block"]
)
def test_what_is_sent_in_parts_that_are_encoded_already_has_the_form_of_the_protocol(
    sent: type[msgspec.Struct], received: type[msgspec.Struct]
) -> None:
    names = [each.name for each in msgspec.structs.fields(received)]
    assert [each.name for each in msgspec.structs.fields(sent)] == names
    assert sent.__struct_config__.tag == received.__struct_config__.tag
    assert sent.__struct_config__.tag_field == received.__struct_config__.tag_field

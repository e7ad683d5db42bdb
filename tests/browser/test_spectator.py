"""Who looks on sees the table, and no secret: neither on the page nor in anything the browser received."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.secrets import hidden_elements, hidden_pieces, on_the_page
from browser.visitor import Visitor

DECISIONS = 24


def decide(visitor: Visitor, table: str, rng: random.Random) -> None:
    """Somebody's decision over the server's interface: here it matters what others see of it."""
    position = visitor.position(table)
    wish = {"seat": position["seat"], "answers": position["version"], "request": f"{rng.random()}"}
    visitor.ask("POST", f"/tables/{table}/decisions", {**wish, "choice": rng.choice(position["choices"])["id"]})


@pytest.mark.parametrize("title", ["essen", "euphoria"])
def test_a_spectator_sees_no_secret(title: str, visit: Visit) -> None:
    ada, ben, eve = visit("Ada"), visit("Ben"), visit("Eve")
    players = [ada, ben]
    table = ada.open_table(title, "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    eve.keep_bodies()
    eve.look_at(table)
    rng = random.Random(7)
    looked = 0
    for _ in range(DECISIONS):
        newest = ada.position(table)
        eve.until(lambda newest=newest: eve.newest["version"] >= newest["version"], "Eve sees it")  # type: ignore[misc]
        pieces = [piece for owner in players for piece in hidden_pieces(owner, table, eve.newest["view"])]
        received = "\n".join([*eve.frames, *eve.bodies])
        assert [piece for piece in pieces if piece in received] == []
        elements = hidden_elements(ada, ben, table) | hidden_elements(ben, ada, table)
        assert on_the_page(eve, elements) == set()
        looked += len(pieces) + len(elements)
        eve.frames.clear()
        eve.bodies.clear()
        decide(players[rng.choice(newest["table"]["waiting"])], table, rng)
    assert looked > 2 * DECISIONS
    expect(eve.chips).to_have_count(0)


def test_what_is_looked_for_is_on_the_page_of_whose_it_is(visit: Visit) -> None:
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.open_table("essen", "anyone")
    ben.ask("POST", f"/tables/{table}/seats", {})
    ada.look_at(table)
    assert any(piece in "".join(ada.frames) for piece in hidden_pieces(ada, table, {}))
    assert on_the_page(ada, hidden_elements(ada, ben, table)) != set()

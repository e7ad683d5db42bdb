"""What one person may not know, to be looked for on their page and in everything their browser received."""

from __future__ import annotations

import re
from typing import Any

from server.test_secrets_search import private

from browser.visitor import Visitor


def hidden_pieces(owner: Visitor, table: str, public: Any) -> list[str]:
    """JSON of what only the owner's view shows."""
    return [piece.decode() for piece in private(owner.position(table)["view"], public)]


def hidden_elements(owner: Visitor, rival: Visitor, table: str) -> set[str]:
    """Things by name that only the owner can point at."""
    mine = owner.ask("GET", f"/tables/{table}/elements?seat={owner.position(table)['seat']}")
    theirs = rival.ask("GET", f"/tables/{table}/elements?seat={rival.position(table)['seat']}")
    return {each for each in mine if ":" in each and each not in theirs}


def on_the_page(visitor: Visitor, elements: set[str]) -> set[str]:
    """Those of the elements that stand anywhere in the page's document."""
    document = visitor.page.content()
    return {each for each in elements if re.search(re.escape(each) + r"(?![\w-])", document)}

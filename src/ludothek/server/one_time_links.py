"""Where one-time links lead, as whoever runs the server gives them away."""

from __future__ import annotations

from ludothek.server.store.one_time_links import LinkKind


def address_of_link(server: str, kind: LinkKind, token: str) -> str:
    """The address to give away. What is behind the # is not sent to any server, so no log of a proxy has it.

    >>> address_of_link("https://games.example/", "invitation", "abc")
    'https://games.example/invitation#abc'
    """
    return f"{server.rstrip('/')}/{kind}#{token}"

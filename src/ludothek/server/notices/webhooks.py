"""What is posted to a webhook: a notice in the form that each kind of place understands."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludothek.server.notices.words import Notice

WebhookKind = Literal["discord", "slack", "matrix", "json"]
WEBHOOKS: tuple[WebhookKind, ...] = ("discord", "slack", "matrix", "json")
LONGEST = 1900
"""Discord takes 2000 characters."""


def posted(kind: WebhookKind, notice: Notice) -> bytes:
    """The body for a kind of webhook.

    >>> from ludothek.server.notices.words import Line
    >>> notice = Notice("Ada", "Euphoria: your turn", [Line("Euphoria", "Ada, you.", "https://a.example/tables/x")], "")
    >>> posted("slack", notice)
    b'{"text":"Ada, you.\\\\nhttps://a.example/tables/x"}'
    """
    text = _as_long_as_it_fits([f"{line.text}\n{line.address}" for line in notice.lines])
    body: dict[str, Any]
    match kind:
        case "discord":
            body = {"content": text, "allowed_mentions": {"parse": []}}
        case "slack":
            body = {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        case "matrix":
            body = {"text": text, "username": "Ludothek"}  # as the webhooks of bridges and of Hookshot take it
        case "json":
            tables = [{"title": line.title, "text": line.text, "address": line.address} for line in notice.lines]
            body = {"person": notice.name, "subject": notice.subject, "tables": tables}
    return msgspec.json.encode(body)


def _as_long_as_it_fits(lines: list[str]) -> str:
    """
    >>> len(_as_long_as_it_fits(["x" * 900] * 3))
    1801
    """
    while len(text := "\n".join(lines)) > LONGEST:
        lines = lines[:-1]
    return text

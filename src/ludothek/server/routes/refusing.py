"""What the OpenAPI document says about refusals."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from ludothek.protocol import Me, Position, Problem

MEANING = {
    400: "The request makes no sense as it is.",
    401: "Nobody is known by this cookie.",
    403: "This is somebody else's, or the request comes from a page of another site.",
    404: "There is no such thing.",
    409: "Not now: the table is not in that state, or the name is taken.",
    413: "This is longer than anything sensible.",
    421: "This server does not go by the name it was asked for.",
    429: "That is too often, or too many.",
    503: "The store cannot be written or read, or is full; nothing was changed.",
}
ANYWHERE = (400, 421, 429, 503)
WRITING = (403, 413)
"""Whatever changes something is refused to pages of other sites, and when it is too large."""


def refusing(*statuses: int, said: Any = Problem) -> dict[int, ResponseSpec]:
    """The statuses a handler may refuse with, beside those that may come from anywhere."""
    return {status: _spec(said, MEANING[status]) for status in sorted({*ANYWHERE, *statuses})}


def refusing_a_wish() -> dict[int, ResponseSpec]:
    """A wish at a table is refused with a full fresh position; what cannot even be read as a wish, with a problem."""
    return refusing(401, *WRITING, 404, 409, said=Position | Problem)


def greeting(*statuses: int) -> dict[int, ResponseSpec]:
    """Somebody new gets a cookie and 201, somebody who is known already 200."""
    return {200: _spec(Me, "You are known already."), **refusing(*statuses)}


def _spec(said: Any, meaning: str) -> ResponseSpec:
    return ResponseSpec(data_container=said, description=meaning, generate_examples=False)

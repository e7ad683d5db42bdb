"""What the server says no to, as one tree. Each is a message ``refused-REASON``: what was expected and what came.

Refused                 400  the request makes no sense as it is
├── WeakPassword        400  a password that others would try first
├── WhoAreYou           401  nobody is known by this cookie
├── NotYours            403  somebody else's seat, table or session
├── NotFound            404  there is no such thing
├── Clash               409  not now: the table is not in that state, the name is taken
├── TooLarge            413  longer than anything sensible
├── WrongHost           421  asked for by a name that is not this server's
├── TooMany             429  too often or too many
├── Failed              500  a fault of ours
└── Unavailable         503  the store cannot be written or read; nothing was changed
    └── Uncertain       503  the store has gone while it was writing; nobody knows yet whether something was changed
"""

from __future__ import annotations

from typing import ClassVar, Literal

from ludothek.kernel.errors import LudothekError, shortened
from ludothek.kernel.words import Message
from ludothek.protocol import Answer, Needs, Problem


class Refused(LudothekError):
    status: ClassVar[int] = 400
    needs: Needs | None = None
    """What would change it, for programs."""


class WeakPassword(Refused):
    needs = "better_password"


class WhoAreYou(Refused):
    status = 401

    def __init__(self, said: str, /, needs: Needs | None = None, **args: str | int) -> None:
        super().__init__(said, **args)
        self.needs = needs


class NotYours(Refused):
    status = 403


class NotFound(Refused):
    status = 404


class Clash(Refused):
    status = 409


class TooLarge(Refused):
    status = 413


class WrongHost(Refused):
    status = 421


class TooMany(Refused):
    status = 429


class Failed(Refused):
    status = 500


class Unavailable(Refused):
    status = 503


class Uncertain(Unavailable):
    """The one refusal after which something may have changed all the same. Repeating a request is safe, as always."""


LONGEST_SENTENCE = 300
MOST_TOLD = 200
"""How much is repeated of what a program complains about, or of any argument of a message."""


def status_of(error: LudothekError) -> int:
    """The HTTP status of anything we refuse; what the engine refuses is bad input."""
    return error.status if isinstance(error, Refused) else Refused.status


def problem_of(error: LudothekError, request: str | None = None) -> Problem:
    """What is sent about a refusal. A title repeats what it cannot read, and that may be long.

    >>> told = problem_of(Refused("unexpected", detail="x" * 100_000))
    >>> len(told.problem), len(told.message.args["detail"])
    (300, 200)
    """
    sentence = str(error)
    return Problem(
        problem=sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[: LONGEST_SENTENCE - 1]}…",
        status=status_of(error),
        request=request,
        needs=error.needs if isinstance(error, Refused) else None,
        message=error.message and Message(error.message.id, shortened(error.message.args, MOST_TOLD)),
    )


def answer_of(refusal: LudothekError, request: str | None, outcome: Literal["refused", "stale"] = "refused") -> Answer:
    """A refusal as the answer to a request."""
    told = problem_of(refusal)
    return Answer(request=request, outcome=outcome, problem=told.problem, status=told.status, message=told.message)


def fault(request: str) -> Failed:
    """What is said about a fault of ours; who runs the server finds it in the log by the id of the request.

    >>> str(fault("0123abcd"))
    'Something went wrong on the server; nothing was lost. In its log it is request 0123abcd.'
    """
    return Failed("fault", request=request) if request else Failed("fault-unnamed")


def closing_reason(sentence: str) -> str:
    """As much of a sentence as fits into the end of a live connection, where there is room for 123 bytes.

    >>> closing_reason("Zoë" * 100)[-3:], len(closing_reason("Zoë" * 100).encode())
    ('Zoë', 120)
    """
    return sentence.encode()[:120].decode(errors="ignore")

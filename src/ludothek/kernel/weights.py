"""The file of weights that a title ships: by number of seats and feature, what `ludothek train` has found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import msgspec

from ludothek.kernel.errors import BadWeights
from ludothek.kernel.learned import Model
from ludothek.kernel.resources import read_text

FILE = "weights.json"
MOST_BYTES = 200_000

Weight = tuple[float, float, float]
"""A weight at the beginning, what progress adds to it, and what the square of progress adds."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    made: str
    """The command that makes this file again."""
    seats: dict[int, dict[str, Weight]]

    def models(self, names: Sequence[str]) -> dict[int, Model]:
        """A model for each number of seats, with the weights in the order of the title's features."""
        for seats, weights in self.seats.items():
            if list(weights) != list(names):
                raise BadWeights(
                    f"The weights of {self.title} for {seats} seats are for the features {', '.join(weights)}, "
                    f"but it measures {', '.join(names)}; train them again."
                )
        return {
            seats: Model([part for weight in weights.values() for part in weight])
            for seats, weights in self.seats.items()
        }

    def write(self) -> str:
        """As JSON with a line for each weight, so that one can read it and see what a training has changed."""
        text = msgspec.json.format(msgspec.json.encode(self), indent=1).decode()
        return re.sub(r"\[\s+(\S+)\s+(\S+)\s+(\S+)\s+\]", r"[\1 \2 \3]", text) + "\n"


def read(text: str) -> Weights:
    try:
        return msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as error:
        raise BadWeights(f"This is no file of weights: {error}.") from None


@cache
def shipped(package: str) -> Weights | None:
    """The weights in a title's package, if it has some."""
    text = read_text(package, FILE)
    return None if text is None else read(text)

"""The contract of a title and everything a title gets for free."""

from ludothek.kernel.arrays import Ints, ints, zeros
from ludothek.kernel.errors import IllegalChoice, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.mind import Judgement, Mind, playout
from ludothek.kernel.options import Option, Options
from ludothek.kernel.record import Record
from ludothek.kernel.rng import Rng, new_seed, seed_hash
from ludothek.kernel.session import Session
from ludothek.kernel.state import State, View, ranks_by
from ludothek.kernel.words import SEATS, Choice, Event, Message, Plan, Prompt, WhyNot

__all__ = [
    "SEATS",
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "Ints",
    "Judgement",
    "LudothekError",
    "Message",
    "Mind",
    "Option",
    "Options",
    "Plan",
    "Prompt",
    "Record",
    "Rng",
    "Session",
    "State",
    "View",
    "WhyNot",
    "ints",
    "new_seed",
    "playout",
    "ranks_by",
    "seed_hash",
    "zeros",
]

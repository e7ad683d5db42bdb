"""The contract of a title and everything a title gets for free."""

from ludothek.kernel.advice import Advice, Considered
from ludothek.kernel.arrays import Ints, ints, zeros
from ludothek.kernel.budget import Budget
from ludothek.kernel.errors import IllegalChoice, LudothekError
from ludothek.kernel.game import Game
from ludothek.kernel.heading import Heading
from ludothek.kernel.judgement import Judgement
from ludothek.kernel.mind import Adviser, Mind, playout
from ludothek.kernel.options import Option, Options
from ludothek.kernel.record import Record
from ludothek.kernel.rng import Rng, new_seed, seed_hash
from ludothek.kernel.session import Session
from ludothek.kernel.state import Note, State, View, ranks_by
from ludothek.kernel.words import SEATS, Choice, Event, Message, Plan, Prompt, Reason, WhyNot, event, seat_element

__all__ = [
    "SEATS",
    "Advice",
    "Adviser",
    "Budget",
    "Choice",
    "Considered",
    "Event",
    "Game",
    "Heading",
    "IllegalChoice",
    "Ints",
    "Judgement",
    "LudothekError",
    "Message",
    "Mind",
    "Note",
    "Option",
    "Options",
    "Plan",
    "Prompt",
    "Reason",
    "Record",
    "Rng",
    "Session",
    "State",
    "View",
    "WhyNot",
    "event",
    "ints",
    "new_seed",
    "playout",
    "ranks_by",
    "seat_element",
    "seed_hash",
    "zeros",
]

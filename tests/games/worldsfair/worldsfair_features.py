"""What can happen in a game of World's Fair 1893, seen from its record: used to search for games and to check them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.scoring import tie_break_key
from ludothek.games.worldsfair.tables import (
    AREAS,
    FIRST,
    NOTE_APPROVED,
    NOTE_DEALT,
    NOTE_MOST_TICKETS,
    NOTE_MOVED,
    NOTE_REDEEMED,
    NOTE_RESHUFFLED,
    NOTE_STANDING,
    TIED_FIRST,
    TIED_SECOND,
)
from ludothek.kernel import Record
from ludothek.kernel.state import Note


@dataclass(frozen=True)
class Step:
    """One decision, what it brought about, and the table after it."""

    decision: str
    notes: list[Note]
    fair: Fair


def steps(record: Record) -> Iterator[Step]:
    for number, state in enumerate(record.replay(journal=True)):
        yield Step(record.decisions[number - 1] if number else "", list(state.journal or ()), cast(Fair, state))


def supply_runs_out(step: Step) -> bool:
    return step.decision.startswith("take ")


def reshuffle(step: Step) -> bool:
    return any(note[0] == NOTE_RESHUFFLED for note in step.notes)


def reshuffle_in_mid_step(step: Step) -> bool:
    """A card was dealt in this turn before the deck was made anew."""
    codes = [note[0] for note in step.notes if note[0] in (NOTE_DEALT, NOTE_RESHUFFLED)]
    return NOTE_RESHUFFLED in codes[1:]


def shared_ticket_lead(step: Step) -> bool:
    return sum(note[0] == NOTE_MOST_TICKETS for note in step.notes) > 1


def _tied(step: Step, standing: int, seats: int) -> bool:
    """So many seats share a place in some area."""
    areas = [note[2] for note in step.notes if note[0] == NOTE_STANDING and note[3] == standing]
    return any(areas.count(area) == seats for area in range(AREAS))


def shared_lead_of_two(step: Step) -> bool:
    return _tied(step, TIED_FIRST, 2)


def shared_lead_of_three(step: Step) -> bool:
    return _tied(step, TIED_FIRST, 3)


def shared_lead_of_four(step: Step) -> bool:
    return _tied(step, TIED_FIRST, 4)


def shared_second_place(step: Step) -> bool:
    return _tied(step, TIED_SECOND, 2)


def shared_second_place_of_three(step: Step) -> bool:
    return _tied(step, TIED_SECOND, 3)


def same_area_again(step: Step) -> bool:
    """Two cards of one refill went to the area of step 1."""
    dealt = [note[2] for note in step.notes if note[0] == NOTE_DEALT]
    return len(dealt) == 3 and (dealt[0] in dealt[1:])


def surplus_tickets(step: Step) -> bool:
    """More tickets were redeemed than the wheel has spaces."""
    return sum(note[2] for note in step.notes if note[0] == NOTE_REDEEMED) > step.fair.tables.wheel


def somebody_leaves_an_area(step: Step) -> bool:
    """Palmer moves somebody's last supporter away."""
    return any(
        note[0] == NOTE_MOVED and step.fair.supporters[note[2] * AREAS + note[3] // AREAS] == 0 for note in step.notes
    )


def approval_withheld(step: Step) -> bool:
    return step.decision == "approve 0"


def sole_lead_with_three_approvals(step: Step) -> bool:
    leaders = {(note[1], note[2]) for note in step.notes if note[0] == NOTE_STANDING and note[3] == FIRST}
    return any(note[0] == NOTE_APPROVED and note[3] == 3 and (note[1], note[2]) in leaders for note in step.notes)


def _winners_by(step: Step, depth: int) -> bool:
    """The first ``depth`` keys of the best two are equal and the next one decides."""
    if not step.fair.over:
        return False
    first, second = sorted((tie_break_key(step.fair, seat) for seat in range(step.fair.seats)), reverse=True)[:2]
    return first[:depth] == second[:depth] and (depth == 3 or first[depth] != second[depth])


def won_by_points(step: Step) -> bool:
    return _winners_by(step, 0)


def won_by_approvals(step: Step) -> bool:
    return _winners_by(step, 1)


def won_by_fewer_proposals(step: Step) -> bool:
    return _winners_by(step, 2)


def shared_victory(step: Step) -> bool:
    return _winners_by(step, 3)


Feature = Callable[[Step], bool]

# The recorded games: file name, seats, who plays, the feature that must be in it.
WANTED: tuple[tuple[str, int, str, Feature], ...] = (
    ("2-greedy", 2, "greedy", won_by_points),
    ("3-greedy", 3, "greedy", sole_lead_with_three_approvals),
    ("4-greedy", 4, "greedy", won_by_points),
    ("2-supply-runs-out", 2, "random", supply_runs_out),
    ("3-supply-runs-out", 3, "random", supply_runs_out),
    ("2-reshuffle", 2, "random", reshuffle),
    ("4-reshuffle-in-mid-step", 4, "random", reshuffle_in_mid_step),
    ("3-shared-ticket-lead", 3, "random", shared_ticket_lead),
    ("2-shared-lead-of-two", 2, "random", shared_lead_of_two),
    ("3-shared-lead-of-two", 3, "random", shared_lead_of_two),
    ("3-shared-lead-of-three", 3, "random", shared_lead_of_three),
    ("4-shared-lead-of-four", 4, "random", shared_lead_of_four),
    ("4-shared-second-place", 4, "random", shared_second_place),
    ("4-shared-second-place-of-three", 4, "random", shared_second_place_of_three),
    ("2-same-area-again", 2, "random", same_area_again),
    ("3-surplus-tickets", 3, "random", surplus_tickets),
    ("4-somebody-leaves-an-area", 4, "random", somebody_leaves_an_area),
    ("3-ask-approval-withheld", 3, "ask", approval_withheld),
    ("4-ask-approval-withheld", 4, "ask", approval_withheld),
    ("2-won-by-approvals", 2, "random", won_by_approvals),
    ("3-won-by-approvals", 3, "greedy", won_by_approvals),
    ("2-won-by-fewer-proposals", 2, "random", won_by_fewer_proposals),
    ("4-won-by-fewer-proposals", 4, "random", won_by_fewer_proposals),
    ("2-shared-victory", 2, "random", shared_victory),
    ("3-shared-victory", 3, "random", shared_victory),
    ("4-shared-victory", 4, "random", shared_victory),
)

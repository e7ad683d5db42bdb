"""What can happen in a game of World's Fair 1893, to search for games to keep and to check them. Run it to search."""

from __future__ import annotations

from typing import cast

from recorded import Step, Wanted, search

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
from ludothek.kernel import State


def fair(step: Step) -> Fair:
    return cast(Fair, step.state)


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
    return sum(note[2] for note in step.notes if note[0] == NOTE_REDEEMED) > fair(step).tables.wheel


def somebody_leaves_an_area(step: Step) -> bool:
    """Palmer moves somebody's last supporter away."""
    return any(
        note[0] == NOTE_MOVED and fair(step).supporters[note[2] * AREAS + note[3] // AREAS] == 0 for note in step.notes
    )


def approval_withheld(step: Step) -> bool:
    return step.decision == "approve 0"


def sole_lead_with_three_approvals(step: Step) -> bool:
    leaders = {(note[1], note[2]) for note in step.notes if note[0] == NOTE_STANDING and note[3] == FIRST}
    return any(note[0] == NOTE_APPROVED and note[3] == 3 and (note[1], note[2]) in leaders for note in step.notes)


def decided_by(depth: int, end: State) -> bool:
    """The first ``depth`` keys of the best two are equal and the next one decides."""
    keys = sorted((tie_break_key(cast(Fair, end), seat) for seat in range(end.seats)), reverse=True)
    first, second = keys[:2]
    return first[:depth] == second[:depth] and (depth == 3 or first[depth] != second[depth])


def _winners_by(step: Step, depth: int) -> bool:
    return step.state.over and decided_by(depth, step.state)


def won_by_points(step: Step) -> bool:
    return _winners_by(step, 0)


def won_by_approvals(step: Step) -> bool:
    return _winners_by(step, 1)


def won_by_fewer_proposals(step: Step) -> bool:
    return _winners_by(step, 2)


def shared_victory(step: Step) -> bool:
    return _winners_by(step, 3)


WANTED = (
    Wanted("2-greedy", 2, "greedy", won_by_points),
    Wanted("3-greedy", 3, "greedy", sole_lead_with_three_approvals),
    Wanted("4-greedy", 4, "greedy", won_by_points),
    Wanted("2-supply-runs-out", 2, "random", supply_runs_out),
    Wanted("3-supply-runs-out", 3, "random", supply_runs_out),
    Wanted("2-reshuffle", 2, "random", reshuffle),
    Wanted("4-reshuffle-in-mid-step", 4, "random", reshuffle_in_mid_step),
    Wanted("3-shared-ticket-lead", 3, "random", shared_ticket_lead),
    Wanted("2-shared-lead-of-two", 2, "random", shared_lead_of_two),
    Wanted("3-shared-lead-of-two", 3, "random", shared_lead_of_two),
    Wanted("3-shared-lead-of-three", 3, "random", shared_lead_of_three),
    Wanted("4-shared-lead-of-four", 4, "random", shared_lead_of_four),
    Wanted("4-shared-second-place", 4, "random", shared_second_place),
    Wanted("4-shared-second-place-of-three", 4, "random", shared_second_place_of_three),
    Wanted("2-same-area-again", 2, "random", same_area_again),
    Wanted("3-surplus-tickets", 3, "random", surplus_tickets),
    Wanted("4-somebody-leaves-an-area", 4, "random", somebody_leaves_an_area),
    Wanted("3-ask-approval-withheld", 3, "random", approval_withheld, {"approvals": "ask"}),
    Wanted("4-ask-approval-withheld", 4, "random", approval_withheld, {"approvals": "ask"}),
    Wanted("2-won-by-approvals", 2, "random", won_by_approvals, hint=lambda end: decided_by(1, end)),
    Wanted("3-won-by-approvals", 3, "greedy", won_by_approvals),
    Wanted("2-won-by-fewer-proposals", 2, "random", won_by_fewer_proposals, hint=lambda end: decided_by(2, end)),
    Wanted("4-won-by-fewer-proposals", 4, "random", won_by_fewer_proposals, hint=lambda end: decided_by(2, end)),
    Wanted("2-shared-victory", 2, "random", shared_victory, hint=lambda end: decided_by(3, end)),
    Wanted("3-shared-victory", 3, "random", shared_victory, hint=lambda end: decided_by(3, end)),
    Wanted("4-shared-victory", 4, "random", shared_victory, hint=lambda end: decided_by(3, end)),
)

if __name__ == "__main__":
    search("worldsfair", WANTED)

"""What must hold for every title, at every number of players and with every option.

A package that offers a title runs the kit in three lines:

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check, case):
        check(case)

Each check plays random games of one case and raises ``AssertionError`` with what it found.
"""

from collections.abc import Callable

from ludothek.kernel.conformance.cases import Case, cases
from ludothek.kernel.conformance.secrecy import (
    nobody_sees_secrets,
    observations_have_their_form,
    secret_decisions_stay_secret,
    stand_ins_hide_the_truth,
    undo_gives_nothing_away,
    views_have_their_form,
)
from ludothek.kernel.conformance.soundness import (
    any_seat_can_be_taken_over,
    clones_are_independent,
    components_are_conserved,
    determinized_states_play_on,
    legal_is_applicable,
    notation_round_trips,
    records_round_trip,
    replays_identically,
    something_is_always_legal,
    states_travel,
)
from ludothek.kernel.conformance.thinking import judgements_are_sound, minds_are_blind
from ludothek.kernel.conformance.wording import (
    everything_can_be_heard,
    everything_explains_itself,
    plans_can_be_carried_out,
    speaks_every_language,
)

__all__ = ["CHECKS", "Case", "cases"]

CHECKS: tuple[Callable[[Case], None], ...] = (
    replays_identically,
    legal_is_applicable,
    something_is_always_legal,
    clones_are_independent,
    components_are_conserved,
    views_have_their_form,
    observations_have_their_form,
    nobody_sees_secrets,
    secret_decisions_stay_secret,
    undo_gives_nothing_away,
    stand_ins_hide_the_truth,
    minds_are_blind,
    judgements_are_sound,
    determinized_states_play_on,
    states_travel,
    notation_round_trips,
    records_round_trip,
    any_seat_can_be_taken_over,
    everything_explains_itself,
    everything_can_be_heard,
    plans_can_be_carried_out,
    speaks_every_language,
)

"""Taking decisions back: as far as nothing was revealed and nobody else has acted."""

from __future__ import annotations

import pytest

import ludothek
from ludothek.games.worldsfair.rules import Fair
from ludothek.games.worldsfair.tables import BURNHAM
from ludothek.kernel import Record, Session
from ludothek.kernel.conformance.told import everything
from ludothek.kernel.errors import CannotUndo
from ludothek.kernel.session import KEPT

GAME = ludothek.game("worldsfair")


def after(*decisions: str, seed: int = 4) -> Session:
    session = Session.start(GAME, ["Ada", "Ben"], seed)
    for text in decisions:
        session.decide(GAME.parse(session.state, text))
    return session


def with_a_figure_to_play() -> Session:
    """A game in which the seat to move holds a figure."""
    for seed in range(100):
        session = Session.start(GAME, ["Ada", "Ben"], seed)
        while not session.state.over:
            state = session.state
            assert isinstance(state, Fair)
            if state.hand[state.to_move] > 0 and state.supply[state.to_move] > 0:
                return session
            session.decide(state.legal()[0])
    raise AssertionError("no figure in a hundred games")


def test_a_decision_that_dealt_cards_cannot_be_taken_back() -> None:
    session = after("place electricity")
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_a_placement_can_be_taken_back_while_figures_are_to_be_played() -> None:
    session = with_a_figure_to_play()
    seat, before = session.state.to_move, everything(session.state.clone())
    session.decide(GAME.parse(session.state, "place electricity"))
    assert session.can_undo(seat)
    assert not session.can_undo(1 - seat)
    assert session.undo(seat) == "place electricity"
    assert everything(session.state.clone()) == before


def test_taking_back_by_force_goes_to_the_seats_last_decision() -> None:
    session = after("place electricity", "place agriculture")
    with pytest.raises(CannotUndo, match="Something was revealed since"):
        session.undo(0)
    assert len(session.record.decisions) == 2
    assert session.undo(0, anyway=True) == "place electricity"
    assert session.record.decisions == []
    assert session.state.decisions == 0
    with pytest.raises(CannotUndo, match="Seat 0 has not decided anything yet."):
        session.undo(0, anyway=True)


def test_taking_back_the_last_decision_removes_the_result() -> None:
    session = after()
    last = 0
    while not session.state.over:
        last = session.state.to_move
        session.decide(session.state.legal()[0])
    assert session.record.result is not None
    decisions = len(session.record.decisions)
    session.undo(last, anyway=True)
    assert Record.read(session.record.write()).result is None
    assert len(session.record.decisions) == decisions - 1


def test_a_reveal_without_a_random_draw_cannot_be_taken_back() -> None:
    session = Session.start(ludothek.game("sealed"), ["Ada", "Ben"], seed=1)
    session.decide(session.state.legal(0)[0], 0)
    assert session.can_undo(0)
    session.decide(session.state.legal(1)[0], 1)
    assert not session.can_undo(1)


def test_an_illegal_decision_is_not_written_down() -> None:
    session = after()
    with pytest.raises(ludothek.kernel.IllegalChoice):
        session.decide(10 + BURNHAM)
    assert session.record.decisions == []


@pytest.mark.parametrize("title", ["worldsfair", "essen", "euphoria", "sealed"])
def test_taking_back_leads_to_the_same_state_whether_it_is_at_hand_or_replayed(title: str) -> None:
    game = ludothek.game(title)
    for back in range(1, KEPT + 3):
        session = Session.start(game, ["Ada", "Ben"], seed=back)
        while len(session.deciders) < 12 and not session.state.over:
            seat = session.state.waiting[-1]
            session.decide(session.state.legal(seat)[-1], seat)
        first = max(len(session.deciders) - back, 0)
        seat = session.deciders[first]
        while len(session.deciders) > first and seat in session.deciders:
            session.undo(seat, anyway=True)
        again = Session(Record.decode(session.record.write()))
        assert everything(session.state.clone()) == everything(again.state.clone())
        assert session.state.journal == again.state.journal
        assert session.deciders == again.deciders
        assert [session.can_undo(each) for each in (0, 1)] == [again.can_undo(each) for each in (0, 1)]


def test_the_last_decisions_are_taken_back_without_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    session = with_a_figure_to_play()
    seat = session.state.to_move
    session.decide(GAME.parse(session.state, "place electricity"))

    def replayed(*_: object, **__: object) -> None:
        raise AssertionError("replayed")

    monkeypatch.setattr(Record, "replay", replayed)
    assert session.has_at_hand(1)
    assert session.undo(seat) == "place electricity"
    session.decide(GAME.parse(session.state, "place electricity"))
    assert session.undo(seat) == "place electricity"

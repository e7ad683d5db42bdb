"""The wishlist draft: what one sees, keeps and passes on, and what is left for all."""

from __future__ import annotations

from collections import Counter

import pytest
from essen_table import GAME, ZONE_OF, asked, choices, drafted, events, new, play, player, view

from ludothek.games.essen.rules import Day
from ludothek.kernel.errors import IllegalChoice
from ludothek.kernel.rng import Rng
from ludothek.kernel.words import SEATS

COUNTS = (2, 3, 4, 5)


def offered(day: Day) -> list[list[int]]:
    """The cards in front of each seat."""
    return [view(day, seat).offered for seat in range(day.seats)]


def keep_lowest(day: Day) -> list[int]:
    """Everybody keeps the first card in front of them; which these are."""
    kept = [cards[0] for cards in offered(day)]
    for seat, card in enumerate(kept):
        play(day, f"{SEATS[seat]}: keep {card}")
    return kept


@pytest.mark.rule("ES-6")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_gets_seven_different_cards(seats: int) -> None:
    day = new(seats)
    packs = offered(day)
    assert [len(pack) for pack in packs] == [7] * seats
    assert len({card for pack in packs for card in pack}) == 7 * seats
    assert view(day).deck == 60 - 7 * seats
    assert view(day).round == 0
    assert {game.place for game in view(day).games} == {"warehouse"}


@pytest.mark.rule("ES-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_card_is_kept_and_the_rest_goes_to_the_left_four_times(seats: int) -> None:
    day = new(seats)
    hands: list[list[int]] = [[] for _ in range(seats)]
    for picks in range(4):
        packs = offered(day)
        assert [len(pack) for pack in packs] == [7 - picks] * seats
        for seat, card in enumerate(keep_lowest(day)):
            hands[seat].append(card)
        if picks < 3:
            left = [pack[1:] for pack in packs]
            assert offered(day) == [left[(seat - 1) % seats] for seat in range(seats)]
    assert day.round == 1
    for seat in range(seats):
        assert player(day, SEATS[seat], seat).held == sorted(hands[seat])
        assert player(day, SEATS[seat]).cards == 4


@pytest.mark.rule("ES-6")
def test_all_pick_at_the_same_time_in_any_order() -> None:
    day = new(4)
    assert asked(day) == "orange blue green red draft"
    green, orange = offered(day)[2][3], offered(day)[0][6]
    play(day, f"green: keep {green}", f"orange: keep {orange}")
    assert asked(day) == "blue red draft"
    with pytest.raises(IllegalChoice, match="is not asked now"):
        day.apply(72, 0)
    assert view(day, 2).offered == []
    assert choices(day, seat=1) == sorted(f"keep {card}" for card in offered(day)[1])


@pytest.mark.rule("ES-6")
def test_the_order_in_which_seats_answer_changes_nothing() -> None:
    one, other = new(3), new(3)
    while not one.round:
        picks = [(seat, cards[-1]) for seat, cards in enumerate(offered(one))]
        for seat, card in picks:
            play(one, f"{SEATS[seat]}: keep {card}")
        for seat, card in reversed(picks):
            play(other, f"{SEATS[seat]}: keep {card}")
    for viewer in (None, 0, 1, 2):
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.rule("ES-6")
@pytest.mark.rule("ES-55")
def test_nobody_sees_what_another_keeps() -> None:
    day = new(3)
    card = offered(day)[1][2]
    play(day, f"blue: keep {card}")
    (own,) = events(day, seat=1)
    assert (own.kind, own.elements) == ("picked-own", (f"wish:{card}",))
    for other in (None, 0, 2):
        (told,) = events(day, seat=other)
        assert (told.kind, told.elements, told.message.args) == ("picked", (), {"seat": "seat:blue"})
        assert player(day, "blue", other).held is None
        assert player(day, "blue", other).cards == 1
        assert f"wish:{card}" not in GAME.elements(day, other)


@pytest.mark.rule("ES-6")
def test_a_card_of_another_pack_cannot_be_kept() -> None:
    day = new(3)
    other = offered(day)[2][0]
    with pytest.raises(IllegalChoice, match=f"“keep {other}” is not a choice here"):
        play(day, f"orange: keep {other}")


@pytest.mark.rule("ES-7")
def test_two_players_keep_two_swap_and_keep_two_again() -> None:
    day = new(2)
    first, second = offered(day)
    assert asked(day) == "orange blue draft"
    play(day, f"orange: keep {first[0]}")
    assert asked(day) == "orange blue draft"
    assert offered(day) == [first[1:], second]
    play(day, f"orange: keep {first[6]}")
    assert asked(day) == "blue draft"
    play(day, f"blue: keep {second[2]}", f"blue: keep {second[3]}")
    kept = {first[0], first[6], second[2], second[3]}
    swapped = offered(day)
    assert swapped == [[card for card in second if card not in kept], [card for card in first if card not in kept]]
    assert [len(pack) for pack in swapped] == [5, 5]
    play(day, f"orange: keep {swapped[0][0]}", f"blue: keep {swapped[1][0]}")
    assert day.round == 0
    play(day, f"blue: keep {swapped[1][4]}", f"orange: keep {swapped[0][4]}")
    assert day.round == 1
    assert player(day, "orange", 0).held == sorted([first[0], first[6], swapped[0][0], swapped[0][4]])
    assert player(day, "blue", 1).held == sorted([second[2], second[3], swapped[1][0], swapped[1][4]])
    assert view(day).common == sorted(swapped[0][1:4] + swapped[1][1:4])


@pytest.mark.rule("ES-8")
@pytest.mark.parametrize(("seats", "common", "deck"), [(2, 6, 46), (3, 9, 39), (4, 12, 32), (5, 15, 25)])
def test_three_cards_per_player_are_left_for_all_sorted_by_zone(seats: int, common: int, deck: int) -> None:
    day = new(seats)
    dealt = {card for pack in offered(day) for card in pack}
    while not day.round:
        keep_lowest(day)
    left = dealt - {card for seat in range(seats) for card in player(day, SEATS[seat], seat).held or []}
    for viewer in (None, *range(seats)):
        seen = view(day, viewer)
        assert (len(seen.common), seen.deck, seen.discard) == (common, deck, [])
        assert set(seen.common) == left
        zones = [ZONE_OF[str(card)] for card in seen.common]
        assert zones == sorted(zones, key=["green", "purple", "blue", "red", "yellow"].index)


def test_every_card_can_be_dealt_to_everybody() -> None:
    dealt = Counter[int]()
    for seed in range(400):
        dealt.update(offered(new(3, seed))[1])
    assert len(dealt) == 60
    assert all(22 < count < 78 for count in dealt.values())


# What the draft gives away


@pytest.mark.rule("ES-56")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_one_passed_on_and_nobody_left_over_is_remembered(seats: int) -> None:
    """Counted another way: all cards a seat was ever offered, less its own and the common ones."""
    day = new(seats)
    saw: list[set[int]] = [set() for _ in range(seats)]
    while not day.round:
        for seat, cards in enumerate(offered(day)):
            saw[seat] |= set(cards)
        keep_lowest(day)
    for seat in range(seats):
        seen = view(day, seat)
        assert set(seen.passed) == saw[seat] - set(player(day, SEATS[seat], seat).held or []) - set(seen.common)
        others = {card for n in range(seats) if n != seat for card in player(day, SEATS[n], n).held or []}
        assert set(seen.passed) <= others
    assert view(day).passed == []


@pytest.mark.rule("ES-56")
@pytest.mark.rule("ES-7")
def test_of_two_players_each_knows_two_cards_of_the_other() -> None:
    day = new(2)
    mine = set(offered(day)[0])
    while not day.round:
        keep_lowest(day)
    theirs = set(player(day, "blue", 1).held or [])
    assert set(view(day, 0).passed) == mine & theirs
    assert len(mine & theirs) == 2


@pytest.mark.rule("ES-56")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_guess_of_the_hidden_cards_keeps_what_a_seat_saw(seats: int) -> None:
    """Passed on in a pack: still in the hand of one of those who had that pack later. Never in the deck."""
    day = new(seats)
    packs = [set(pack) for pack in offered(day)]
    while not day.round:
        keep_lowest(day)
    seat = seats - 1
    before = view(day, seat)
    hands = [set(player(day, SEATS[n], n).held or []) for n in range(seats)]
    known = set(before.passed)
    seen_hands: list[set[frozenset[int]]] = [set() for _ in range(seats)]
    for seed in range(40):
        twin = day.determinize(seat, Rng.from_seed(seed))
        assert twin.view(seat) == day.view(seat)
        assert twin.audit() == []
        guess = [set(player(twin, SEATS[n], n).held or []) for n in range(seats)]
        assert guess[seat] == hands[seat]
        assert known <= set().union(*guess)
        for pack in packs:
            for n in range(seats):
                assert len(guess[n] & known & pack) == len(hands[n] & known & pack)
        for n in range(seats):
            seen_hands[n].add(frozenset(guess[n]))
            remembered = view(twin, n).passed
            assert len(remembered) == len(view(day, n).passed), "the others remember as much as before"
            assert set(remembered) <= set().union(*guess) - guess[n]
    for n in range(seats):
        assert (len(seen_hands[n]) == 1) == (n == seat), "the others' hands are guessed anew"


@pytest.mark.rule("ES-56")
def test_a_guess_in_the_middle_of_the_draft_keeps_the_packs_one_saw() -> None:
    day = new(3)
    first = set(offered(day)[0])
    keep_lowest(day)
    second = set(offered(day)[0])
    keep_lowest(day)
    play(day, f"blue: keep {offered(day)[1][0]}")
    held = [set(player(day, SEATS[n], n).held or []) for n in range(3)]
    anywhere = Counter[int]()
    for seed in range(60):
        twin = day.determinize(0, Rng.from_seed(seed))
        assert twin.view(0) == day.view(0)
        guess = [set(player(twin, SEATS[n], n).held or []) for n in range(3)]
        for pack in (first - second, second - first):
            assert [len(guess[n] & pack) for n in range(3)] == [len(held[n] & pack) for n in range(3)]
        anywhere.update(guess[1] | guess[2])
    assert len(anywhere) > 30
    assert set(view(day, 0).passed) == (first | second) - held[0] - set(offered(day)[0])


@pytest.mark.rule("ES-56")
def test_the_draft_is_remembered_to_the_end_of_the_game() -> None:
    day = drafted(3)
    before = view(day, 1).passed
    assert before
    rng = Rng.from_seed(4)
    while not day.over:
        assert view(day, 1).passed == before
        legal = day.legal()
        day.apply(legal[rng.below(len(legal))])
    assert view(day, 1).passed == []

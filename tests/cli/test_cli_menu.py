"""The numbered list of choices: parts of one kind are picked in any order, shown, and taken back."""

from __future__ import annotations

from ludothek.cli.menu import Menu
from ludothek.cli.screen import Screen
from ludothek.games.euphoria import GAME
from ludothek.kernel.locale import catalogue
from ludothek.kernel.words import Choice, Message

ITEMS = ("gold", "stone", "clay", "energy", "water")


def paying(id: int, *items: str) -> Choice:
    listed = " + ".join(f"1 item:{item}" for item in items)
    elements = tuple(f"item:{item}" for item in items)
    return Choice(id, "pay", f"pay {' '.join(items)}", elements, Message("choose-pay", {"items": listed}))


PAIRS = [(one, other) for n, one in enumerate(ITEMS) for other in ITEMS[n:]]
"""All pairs, in the order of the items: more than fit on one list."""


def menu(*more: Choice) -> tuple[Menu, Screen]:
    screen = Screen(catalogue("en", GAME.package))
    return Menu(screen, GAME, [*(paying(n, *pair) for n, pair in enumerate(PAIRS)), *more]), screen


def shown(menu: Menu, screen: Screen) -> str:
    with screen.capture() as capture:
        menu.show("What do you pay with?")
    return capture.get()


def numbers(menu: Menu) -> dict[str, str]:
    """The number beside each entry."""
    entries = {menu.entry(str(number)): str(number) for number in range(1, menu.count + 1)}
    return {label: number for label, number in entries.items() if label is not None}


def test_every_part_can_be_the_first() -> None:
    for first in ITEMS:
        for second in ITEMS:
            payment, _ = menu()
            assert payment.pick(numbers(payment)[f"{first} …"]) is None and payment.moved
            pair = tuple(sorted((first, second), key=ITEMS.index))
            told = f"Pay 1 {pair[0]} and 1 {pair[1]}"
            assert payment.pick(numbers(payment)[told]) == PAIRS.index((pair[0], pair[1]))


def test_what_is_picked_is_shown_and_there_is_a_way_back() -> None:
    payment, screen = menu()
    assert "›" not in shown(payment, screen)
    payment.pick(numbers(payment)["clay …"])
    assert "What do you pay with? › clay" in shown(payment, screen) and payment.count == len(ITEMS)
    assert payment.pick("0") is None and payment.count == len(ITEMS)
    assert "›" not in shown(payment, screen)


def test_a_choice_that_is_part_of_longer_ones_has_an_entry() -> None:
    payment, _ = menu(paying(90, "clay"), *(paying(91 + n, "clay", "food", item) for n, item in enumerate(ITEMS * 2)))
    payment.pick(numbers(payment)["clay …"])
    assert payment.pick(numbers(payment)["Pay 1 clay"]) == 90


def test_notation_is_read_in_any_order() -> None:
    payment, _ = menu()
    assert payment.by_name("Pay  clay gold") == payment.by_name("pay gold, clay") == PAIRS.index(("gold", "clay"))

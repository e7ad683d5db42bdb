"""Somebody who plays by ear: what is announced to them, what the accessibility tree tells, what they type."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, NamedTuple

from browser.visitor import PATIENCE, Visitor

LISTEN = """
window.announced = [];
window.lost = 0;
new MutationObserver(() => {
    const text = document.querySelector("[data-announced]")?.textContent ?? "";
    if (text && text !== window.before) window.announced.push({ text: text.trim(), at: performance.now() });
    window.before = text;
    if (document.querySelector("#line") && document.activeElement === document.body) window.lost += 1;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes every announcement with its time, and every change of the page after which nothing has the focus."""
NAMED = re.compile(r'^\s*- [\'"]?(?P<role>\w+) (?P<name>"(?:[^"\\]|\\.)*")', re.MULTILINE)
CHOICE = re.compile(r"(\d+): (.*)")
LONGEST_NAME = 200
BREATH = 700
"""Milliseconds between two announcements at least."""


class Named(NamedTuple):
    """Something in the accessibility tree that has a name."""

    role: str
    name: str


class Listener:
    """A visitor who perceives the page by announcements and the accessibility tree, and acts by the keyboard alone."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.heard = 0
        self.keys: list[int] = []
        """How many keys each decision took."""
        self.strange: set[Named] = set()
        """Names that nobody wants to listen to, of all that was perceived."""
        visitor.context.add_init_script(LISTEN)

    def switch_on(self) -> Listener:
        """By the second link of the first page."""
        self.visitor.go("/")
        self.page.locator("h1").first.wait_for()
        for key in ("Tab", "Tab", "Enter"):
            self.page.keyboard.press(key)
        self.page.get_by_text("Tables are now told as text").first.wait_for()
        return self

    def sit_down(self, table: str) -> Listener:
        self.visitor.go(f"/tables/{table}")
        self.page.locator("#line:focus").wait_for()
        return self

    # What is perceived.

    def next(self) -> str:
        """The next announcement."""
        wanted = "(heard) => window.announced.length > heard"
        self.page.wait_for_function(wanted, arg=self.heard, timeout=4 * PATIENCE)
        self.heard += 1
        return str(self.page.evaluate("(at) => window.announced[at].text", self.heard - 1))

    def newest(self) -> str:
        """The newest announcement, which may be the only one that was not heard yet."""
        text = self.next()
        self.heard = int(self.page.evaluate("window.announced.length"))
        return text

    @property
    def named(self) -> list[Named]:
        tree = self.page.locator("body").aria_snapshot()
        return [Named(each["role"], each["name"][1:-1]) for each in NAMED.finditer(tree)]

    @property
    def choices(self) -> dict[int, str]:
        """The choices and plans by their numbers, as buttons tell them."""
        named = self.named
        self.strange |= {each for each in named if is_strange(each)}
        found = (CHOICE.fullmatch(name) for role, name in named if role == "button")
        return {int(each[1]): each[2] for each in found if each}

    # What is typed.

    def type(self, line: str) -> int:
        """A line and Enter; how many keys that is."""
        assert self.page.evaluate("document.activeElement.id") == "line"
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")
        return len(line) + 1

    def ask(self, line: str) -> str:
        """What is answered to a line."""
        self.type(line)
        return self.next()

    # What must hold of all of it.

    def check(self) -> None:
        """Names are neither long nor bare digits, the focus was never lost, announcements are a breath apart."""
        self.strange |= {each for each in self.named if is_strange(each)}
        assert not self.strange
        assert self.page.evaluate("window.lost") == 0
        times = self.page.evaluate("window.announced.map(({ at }) => at)")
        assert [later - earlier for earlier, later in pairwise(times) if later - earlier < BREATH] == []


class Reader(Listener):
    """A listener who perceives nothing but the accessibility tree, as a screen reader is given it."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self._tree = visitor.context.new_cdp_session(self.page)
        self._said = ""

    def next(self) -> str:
        """What the live region says next."""
        self.visitor.until(lambda: self._live() not in ("", self._said), "something is announced", 4 * PATIENCE)
        self._said = self._live()
        return self._said.strip()

    def newest(self) -> str:
        return self.next()

    @property
    def named(self) -> list[Named]:
        own = ((each["role"]["value"], each.get("name", {}).get("value", "")) for each in self._nodes())
        return [Named(role, name) for role, name in own if name and role not in TEXT]

    def type(self, line: str) -> int:
        focused = [each["role"]["value"] for each in self._nodes() if _property(each, "focused")]
        assert "textbox" in focused, focused
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")
        return len(line) + 1

    def _nodes(self) -> list[dict[str, Any]]:
        nodes: list[dict[str, Any]] = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        return [each for each in nodes if not each["ignored"]]

    def _live(self) -> str:
        """The text of the one live region that is told as a whole."""
        nodes = {each["nodeId"]: each for each in self._nodes()}
        live = [each for each in nodes.values() if _property(each, "live") and _property(each, "atomic")]
        [region] = [each for each in live if each["role"]["value"] != "status"]
        parts = [nodes[child] for child in region["childIds"] if child in nodes]
        return "".join(each["name"]["value"] for each in parts)


TEXT = {"StaticText", "InlineTextBox", "RootWebArea", "ListMarker"}
"""What is read as a text, not as the name of something."""


def _property(node: dict[str, Any], name: str) -> Any:
    return next((each["value"]["value"] for each in node.get("properties", ()) if each["name"] == name), None)


def is_strange(thing: Named) -> bool:
    """Whether a name is too long to listen to, or a number without an owner; a cell of a table has its headings."""
    bare = thing.role != "cell" and thing.name.strip(" .:").isdigit()
    return bare or len(thing.name) > LONGEST_NAME


def shortest(choices: dict[int, str], number: int) -> str:
    """The fewest letters of a word that mean this choice and no other; its number if no word does."""
    begun = [re.findall(r"[^\W\d_]+", text.lower()) for at, text in choices.items() if at != number]
    others = {word[:end] for words in begun for word in words for end in range(1, len(word) + 1)}
    own = re.findall(r"[^\W\d_]+", choices[number].lower())
    parts = [word[:end] for word in own for end in range(3, len(word) + 1)]
    return min((part for part in parts if part.isascii() and part not in others), key=len, default=str(number))

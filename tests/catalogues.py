"""What a catalogue of words says, for tests that compare catalogues."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast


def messages_of(text: str, where: str) -> dict[str, set[str]]:
    """Every message of a catalogue with the variables it uses."""
    body = FluentParser().parse(text).body
    broken = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{where}: {broken[0].content}"
    entries = [entry for entry in body if isinstance(entry, ast.Message) and entry.span]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names)), f"{where}: {sorted({name for name in names if names.count(name) > 1})} twice"
    source = {entry.id.name: text[entry.span.start : entry.span.end] for entry in entries if entry.span}
    return {id: {name.split("-")[0] for name in re.findall(r"\$([a-z-]+)", part)} for id, part in source.items()}

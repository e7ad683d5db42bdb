"""``--content FILE``: play with the components of an owner's own data file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludothek.kernel.errors import BadContent
from ludothek.kernel.registry import game, use


def use_content(file: str | None, title: str) -> str | None:
    """From now on play this title with the file; returns its text, to be handed to other processes."""
    if file is None:
        return None
    text = read_content(file, title)
    use(game(title).with_content(text))
    return text


def read_content(file: str, title: str) -> str:
    """The text of a data file that the title can be played with."""
    try:
        text = Path(file).read_text(encoding="utf-8-sig")
        game(title).with_content(text)
    except UnicodeDecodeError as error:
        raise BadContent("file-no-text", file=file, detail=error.reason, byte=error.start) from None
    except BadContent as error:
        raise BadContent("in-file", file=file).because(error) from None
    return text


def use_content_for(file: str | None, record: str) -> None:
    """The same for the title that a record, or the first of many, names; what is wrong with it is said elsewhere."""
    if file is None:
        return
    for text in (record, record.strip().partition("\n")[0]):
        try:
            head = msgspec.json.decode(text, type=_Head)
        except msgspec.MsgspecError:
            continue
        use_content(file, head.title)
        return


class _Head(msgspec.Struct):
    title: str

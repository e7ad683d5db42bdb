"""A line that is typed while things happen: it steps aside for what has to be shown, and comes back as it was."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from prompt_toolkit import PromptSession
from prompt_toolkit.document import Document
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

T = TypeVar("T")


class Aside(Exception):
    """The line steps aside."""


class LineEditor:
    """One line at a time, edited in a thread of its own; what was typed is handed to ``typed``.

    That is a line, ``None`` at the end of the input, or the interruption that Ctrl-C is.
    """

    def __init__(self, typed: Callable[[str | KeyboardInterrupt | None], None]) -> None:
        self._typed = typed
        self._label = ""
        self._kept = Document()  # what had been typed when the line stepped aside, and where the cursor stood
        self._typing: asyncio.Task[None] | None = None
        output = create_output()
        if isinstance(output, Vt100_Output):
            output.enable_cpr = False  # the terminal's answer would come when the line has stepped aside already
        self._session: PromptSession[str] = PromptSession(lambda: self._label, output=output, enable_suspend=True)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def show(self, label: str, secret: bool = False) -> None:
        """Let a line be typed behind this label, from where it was left; of a secret only stars are seen."""
        self._session.is_password = secret
        self._wait_for(self._show(label))

    def relabel(self, label: str) -> None:
        """Put another label before the line that is being typed."""
        self._label = label
        self._session.app.invalidate()

    def hide(self) -> bool:
        """Take the line off the screen and leave the terminal as it was; false if none is being typed."""
        return self._wait_for(self._hide())

    def _wait_for(self, step: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(step, self._loop).result()

    async def _show(self, label: str) -> None:
        self._label = label
        begun = asyncio.Event()
        self._typing = self._loop.create_task(self._type(begun))
        await begun.wait()

    async def _hide(self) -> bool:
        if self._typing is None or self._typing.done():
            return False
        app = self._session.app
        hides = not app.is_done
        if hides:
            self._kept = self._session.default_buffer.document
            app.erase_when_done = True
            app.exit(exception=Aside())
        await self._typing
        return hides

    async def _type(self, begun: asyncio.Event) -> None:
        line: str | KeyboardInterrupt | None
        self._session.app.erase_when_done = False
        try:
            line = await self._session.prompt_async(default=self._kept, pre_run=begun.set)
        except Aside:
            return
        except EOFError:
            line = None
        except KeyboardInterrupt as interruption:
            line = interruption
        finally:
            begun.set()
        self._kept = Document()
        self._typed(line)

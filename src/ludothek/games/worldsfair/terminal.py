from __future__ import annotations
from rich.console import RenderableType
from ludothek.kernel.locale import Catalogue
from ludothek.kernel.state import View


def draw(view: View, catalogue: Catalogue, width: int) -> RenderableType:
    return str(view)

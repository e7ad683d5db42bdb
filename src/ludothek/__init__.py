"""Ludothek: play, review and study modern board games.

>>> import ludothek
>>> game = ludothek.game("worldsfair")
>>> state = game.new(seats=3, seed=42)
>>> state.apply(game.parse(state, "place electricity"))
>>> state.to_move
1
"""

from ludothek.kernel.registry import game, titles

__version__ = "0.1.0"
__all__ = ["__version__", "game", "titles"]

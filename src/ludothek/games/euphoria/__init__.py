"""Euphoria: Build a Better Dystopia: workers are dice, recruits bend the rules, ten stars win."""

from ludothek.games.euphoria.game import Euphoria

GAME = Euphoria()

"""World's Fair 1893: send supporters to five areas of the fair and have your exhibits approved."""

from ludothek.games.worldsfair.game import WorldsFair

GAME = WorldsFair()

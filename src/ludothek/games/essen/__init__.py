"""ESSEN The Game, Spiel '13: a day at the fair, with a wishlist, a bag that gets heavy and crowded halls."""

from ludothek.games.essen.game import Essen

GAME = Essen()

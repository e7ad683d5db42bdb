"""Sealed bids: a title from outside, as small as one with secrets and decisions at once can be.

Everybody holds three of twelve cards. Three times all choose one at once, face down; the highest takes a point.
"""

from sealed.game import FirstSealed, Sealed

Sealed.rules_version = 2
Sealed.earlier = (FirstSealed(),)
GAME = Sealed()

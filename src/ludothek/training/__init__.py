"""Learns a title's chances to win from games that its computer players play with each other; needs NumPy."""

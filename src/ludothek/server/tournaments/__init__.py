"""Tournaments: who plays whom, what counts, and somebody who opens one round after another."""

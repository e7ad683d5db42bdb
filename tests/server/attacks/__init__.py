"""Attacks on a server, one file per kind, each with others who play on meanwhile."""

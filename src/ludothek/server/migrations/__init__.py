"""Alembic's environment: how a database gets the form of ``schema.py``."""

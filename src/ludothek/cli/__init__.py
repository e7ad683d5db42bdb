"""The ``ludothek`` command."""

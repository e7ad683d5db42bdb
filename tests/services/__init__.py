"""Real services for the tests: a throw-away PostgreSQL and a throw-away Redis on free ports."""

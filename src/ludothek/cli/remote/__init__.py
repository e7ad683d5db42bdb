"""``ludothek play --server``: the terminal at a table on a server."""

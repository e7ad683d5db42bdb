"""Alembic runs this with the connection it is given by ``database.migrate``."""

from alembic import context

from ludothek.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

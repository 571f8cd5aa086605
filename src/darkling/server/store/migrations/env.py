"""Alembic's entry: migrations run on the connection that the server has opened."""

from alembic import context

from darkling.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    # SQLite can change a table only by copying it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

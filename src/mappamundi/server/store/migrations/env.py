"""Runs migrations on the connection that it is given; see migrate.py."""

from alembic import context

from mappamundi.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # Both databases can take back changes of tables, so that an upgrade happens as a whole or not at all.
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

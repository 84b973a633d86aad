"""Corrected data that tables are played with: each kept once, by its digest."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "corrections",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("data", sa.Text))

"""Which process owns a table, and which processes there are; and tables that were put aside."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "owners",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("aside", sa.Text))

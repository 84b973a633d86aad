"""On which device somebody signed in, and which seats were opened there."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("device", sa.Text))
    op.add_column("tokens", sa.Column("session", sa.Text))
    op.create_index("ix_tokens_session", "tokens", ["session"])

"""The tables of the database. The migrations make the same; a test holds the two together."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Double),
    Column("spec", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    # The process that does what the table does by itself; and why nobody is to, if the table was put aside.
    Column("owner", Text),
    Column("aside", Text),
    # The digest of the corrected data that are played with, if they are not the game's own.
    Column("data", Text),
    Index("ix_tables_due", "due"),
    Index("ix_tables_phase", "phase", "created"),
    Index("ix_tables_created", "created"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", Text),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "key", name="uq_log_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", Double, nullable=False),
    # On which device of an account it was given out, if on one.
    Column("session", Text),
    Index("ix_tokens_table", "table_id"),
    Index("ix_tokens_session", "session"),
)

private = Table(
    "private",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # The name as it is compared: what lower() makes of letters beyond ASCII differs between databases.
    Column("folded", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("created", Double, nullable=False),
    UniqueConstraint("folded", name="uq_accounts_folded"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account_id", Text, ForeignKey("accounts.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    # What kind of browser it is, as far as one wants to recognise it.
    Column("device", Text),
    Index("ix_sessions_account", "account_id"),
)

account_seats = Table(
    "account_seats",
    metadata,
    Column("account_id", Text, ForeignKey("accounts.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("account_id", "table_id", "seat"),
    Index("ix_account_seats_table", "table_id"),
)

# What belongs to one table alone.
PARTS = (log, snapshots, tokens, private, account_seats)

# Where an account wants its notices: for all its seats.
account_notices = Table(
    "account_notices",
    metadata,
    Column("account_id", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# Corrected data, as they were written: whoever runs the server brings them, and each is kept once.
corrections = Table(
    "corrections",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("body", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The processes that share a PostgreSQL database; each shows with its beat that it lives. See lease.py.
owners = Table(
    "owners",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# When a server was last known to run, and the times when none did: clocks do not count those.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True, autoincrement=False),
    Column("ended", Double, nullable=False),
)

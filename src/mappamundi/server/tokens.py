"""Capabilities: whoever has the token may act with it. Only their hashes are stored."""

import hashlib
import secrets


def new_token() -> str:
    """192 random bits, safe in a link."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is stored of a token; random tokens need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name for a table or a record: short, and not to be guessed."""
    return secrets.token_hex(8)

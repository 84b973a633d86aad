"""Guesses at passwords: so many for each account, from however many addresses they come.

A stranger who uses them up must not lock the owner out. So a device that has signed in to an account before carries a
sign of it, made with the account's own hash, and counts for itself. Names that nobody has are counted like all others:
nobody learns from a refusal which exist.
"""

import hmac
import secrets
import time
from collections.abc import Callable
from hashlib import sha256

from mappamundi.server.buckets import Buckets
from mappamundi.server.store.writes import fold

# Whoever mistypes does so a few times; whoever guesses on has to wait a minute for each.
GUESSES_AT_ONCE = 10
GUESSES_A_SECOND = 1 / 60
# A device knows so many accounts: those of a family.
MOST_SIGNS = 4


class Guesses:
    """What each account, and each device that it knows, has left."""

    def __init__(self, *, unlimited: bool, now: Callable[[], float] = time.monotonic) -> None:
        self.unlimited = unlimited
        self.now = now
        self._strangers = Buckets(GUESSES_A_SECOND, GUESSES_AT_ONCE)
        self._devices = Buckets(GUESSES_A_SECOND, GUESSES_AT_ONCE)

    def take(self, name: str, sign: str | None) -> float:
        """Count a guess at the password of whoever has that name, from a device with that sign of the account if it has
        one: 0, or how many seconds to wait."""
        buckets, key = self._which(name, sign)
        return 0.0 if self.unlimited else buckets.take(key, self.now())

    def give_back(self, name: str, sign: str | None) -> None:
        """It was no guess: the password was right."""
        buckets, key = self._which(name, sign)
        buckets.reserve(key, self.now(), -1)

    def _which(self, name: str, sign: str | None) -> tuple[Buckets, str]:
        return (self._strangers, fold(name)) if sign is None else (self._devices, sign)


def new_sign(secret: str) -> str:
    """The sign of an account whose password has that hash."""
    return _signed(secrets.token_urlsafe(16), secret)


def sign_of(signs: str, secret: str) -> str | None:
    """Which of a device's signs is of the account whose password has that hash."""
    return next((sign for sign in _apart(signs) if _is_of(sign, secret)), None)


def with_sign(signs: str, sign: str) -> str:
    """The signs of a device that has signed in once more, the latest first."""
    return "~".join([sign, *(other for other in _apart(signs) if other != sign)][:MOST_SIGNS])


def _apart(signs: str) -> list[str]:
    return [sign for sign in signs.split("~") if sign.isascii()][:MOST_SIGNS]


def _is_of(sign: str, secret: str) -> bool:
    return hmac.compare_digest(sign, _signed(sign.partition(".")[0], secret))


def _signed(number: str, secret: str) -> str:
    return f"{number}.{hmac.new(secret.encode(), number.encode(), sha256).hexdigest()[:32]}"

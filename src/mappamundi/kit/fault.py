"""What the kit raises."""

from collections.abc import Iterator
from contextlib import contextmanager


class Fault(AssertionError):
    """Something that does not hold, and where."""


@contextmanager
def located(*where: object) -> Iterator[None]:
    """Whatever goes wrong in it says where."""
    try:
        yield
    except Exception as error:
        raise Fault(f"{', '.join(map(str, where))}: {type(error).__name__}: {error}") from error

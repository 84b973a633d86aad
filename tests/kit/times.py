"""How often something is tried at random: as often as the test says, or so many times as often.

`pytest --times 10` is what `tools/compiled` asks for: compiled, ten times as much takes no longer.
"""

TIMES = 1


def times(count: int) -> int:
    """As many as are to be tried."""
    return count * TIMES

"""Numbers for sets and rows without repetition, so that an action space is dense without a table of all of them.

Sets are numbered by the combinatorial number system.
"""

from math import comb

Numbers = tuple[int, ...]


def rank_set(chosen: Numbers) -> int:
    """The number of a set among all sets of its size."""
    if len(chosen) == 1:
        return chosen[0]
    number = 0
    for place, item in enumerate(sorted(chosen), 1):
        number += comb(item, place)
    return number


def unrank_set(number: int, size: int) -> Numbers:
    """The set of this size with this number."""
    chosen = []
    for place in range(size, 0, -1):
        item = place - 1
        while comb(item + 1, place) <= number:
            item += 1
        number -= comb(item, place)
        chosen.append(item)
    return tuple(reversed(chosen))


def rank_row(row: Numbers, items: int) -> int:
    """The number of a row without repetition among all of its length."""
    number = 0
    for place, item in enumerate(row):
        digit = item  # less those before it that stand earlier in the row
        for earlier in row[:place]:
            if earlier < item:
                digit -= 1
        number = number * (items - place) + digit
    return number


def unrank_row(number: int, size: int, items: int) -> Numbers:
    """The row of this length with this number."""
    digits = []
    for base in range(items - size + 1, items + 1):
        number, digit = divmod(number, base)
        digits.append(digit)
    left = list(range(items))
    return tuple(left.pop(digit) for digit in reversed(digits))

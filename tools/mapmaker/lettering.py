"""How wide a name is: advance widths of an old-style face like Palatino, in thousandths of the type size."""

_WIDTHS = {
    "narrow": (300, "ijlftr'.,-I "),
    "wide": (830, "mwMW"),
    "capital": (690, "ABCDEFGHKLNOPQRSTUVXYZJ"),
}
_OTHER = 525


def width(text: str, size: float, spacing: float = 0.0) -> float:
    """The width of a line at the given size, with letter-spacing in ems."""
    total = 0.0
    for letter in text:
        total += next((value for value, letters in _WIDTHS.values() if letter in letters), _OTHER)
    return size * (total / 1000 + spacing * len(text))


def break_name(name: str) -> list[list[str]]:
    """The ways to set a name: in one line, and in two lines of like length."""
    words = name.split()
    ways = [[name]]
    if len(words) > 1:
        splits = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
        ways.append(min(splits, key=lambda lines: max(width(line, 1) for line in lines)))
    return ways

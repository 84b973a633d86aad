"""How wide a name is: advance widths of an old-style face like Palatino, in thousandths of the type size."""

import re
from pathlib import Path

_LOCALES = Path(__file__).parents[2] / "src" / "mappamundi" / "client" / "locales"
# A name that no reader's language has yet is expected to be longer than the English one, as most translations are.
_UNTRANSLATED = 1.3

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


def longest(name: str, title: str, size: float, spacing: float) -> float:
    """The width that the name of a place needs in the longest of the readers' languages."""
    message = re.compile(rf"^(?:name|water)-{name.replace('_', '-')} = (\w.+)$", re.MULTILINE)
    texts = [path.read_text(encoding="utf-8") for path in sorted(_LOCALES.glob("*/*.ftl"))]
    found = [one for text in texts for one in message.findall(text)]
    if title.isupper():
        found = [one.upper() for one in found]
    if not found:
        return _UNTRANSLATED * width(title, size, spacing)
    return max(width(one, size, spacing) for one in [title, *found])

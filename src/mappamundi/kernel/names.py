"""What can be seen of a name. Names are shown to others, so that nothing in them may be invisible, blank, or change the
direction in which all that follows is read."""

import unicodedata

# Controls, formats (directions among them), halves of letters, private and unassigned codes, ends of lines, and spaces
# but for the plain one.
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"})
# What counts as a letter, a mark or a sign, and yet shows nothing: the rest of Unicode's "default ignorable code
# points" (fillers of Hangul, vowels of Khmer, selectors of variants), the blank pattern of Braille, the filler of
# Khitan and the notehead that is none.
BLANK = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
ZWNJ, ZWJ, AS_PICTURE = "\u200c", "\u200d", "\ufe0f"
JOINERS = frozenset({ZWNJ, ZWJ})
# Scripts whose letters are joined in writing, where some words (Persian ones, say) want a break that is no space.
JOINED = frozenset({"ARABIC", "SYRIAC", "MANDAIC", "MONGOLIAN", "NKO", "PHAGS-PA", "ADLAM", "HANIFI"})
VIRAMA = 9  # its combining class


def script(letter: str) -> str:
    """Which script a letter is of: its name begins with that."""
    return unicodedata.name(letter, "").partition(" ")[0]


def tidied(name: str) -> str:
    """The name with plain spaces, one at a time and none at its ends; signs are no longer told to be pictures, which
    says nothing about what they are."""
    spaced = " ".join(name.split())
    return "".join(
        letter
        for at, letter in enumerate(spaced)
        if letter != AS_PICTURE or not (at and unicodedata.category(spaced[at - 1]).startswith("S"))
    )


def is_seen(name: str, at: int) -> bool:
    """Whether what stands there can be seen, or belongs to what can."""
    letter = name[at]
    if letter in JOINERS:
        return is_joining(name, at)
    return letter == " " or (letter not in BLANK and unicodedata.category(letter) not in HIDDEN)


def is_joining(name: str, at: int) -> bool:
    """Whether a joiner stands where its script wants it, as Unicode's identifiers have it (UAX 31): either of them
    after the sign that takes away a vowel, and the one that parts also between two letters of a script that joins them;
    and the one that joins also between two pictures, which become one."""
    if not 0 < at < len(name) - 1:
        return at > 0 and unicodedata.combining(name[at - 1]) == VIRAMA
    before, after = name[at - 1], name[at + 1]
    if unicodedata.combining(before) == VIRAMA:
        return True
    if name[at] == ZWNJ:
        return script(before) in JOINED and script(before) == script(after)
    return unicodedata.category(before).startswith("S") and unicodedata.category(after) == "So"


def hides_something(name: str) -> bool:
    """Whether there is something in it that nobody sees, or nothing to be seen at all."""
    return not name.strip() or not all(is_seen(name, at) for at in range(len(name)))


def cleaned(name: str) -> str:
    """What can be seen of a name that came from elsewhere; it may be nothing."""
    tidy = tidied(name)
    return tidied("".join(letter for at, letter in enumerate(tidy) if is_seen(tidy, at)))

"""What can be seen of a name."""

import unicodedata

import pytest

from mappamundi.kernel.names import cleaned, hides_something, tidied

# Unicode's default ignorable code points that Python's tables do not call formats or unassigned, and other blanks.
BLANKS = (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x2800, 0x3164, 0xFE00, 0xFE0F, 0xFFA0, 0xE01EF)
FORMATS = (0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060, 0x2064, 0x206F, 0xFEFF, 0xFFF9, 0x1BCA0, 0x1D173)
DIRECTIONS = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
OTHERS = (0x0, 0x1B, 0x85, 0x2028, 0x2029, 0xA0, 0x1680, 0xE000, 0xE0001, 0xE0041, 0xFFFF, 0xD800)


@pytest.mark.parametrize("code", [*BLANKS, *FORMATS, *DIRECTIONS, *OTHERS], ids=lambda code: f"U+{code:04X}")
def test_nothing_hides_in_a_name(code: int) -> None:
    for name in (f"A{chr(code)}da", f"{chr(code)}Ada", chr(code), f"محمد{chr(code)}علی"):
        assert hides_something(name)
    assert cleaned(f"A{chr(code)}da") in ("Ada", "A da")
    assert cleaned(chr(code)) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "Zoe\u0308",
        "Nguyễn",
        "Ευγενία",
        "Саша",
        "Սուրեն",
        "שָׁלוֹם",
        "محمد",
        "علی\u200cرضا",
        "අනුර ශ්\u200dරී",
        "क्\u200dष",
        "ক\u09cd\u200cষ",
        "น้ำฝน",
        "བཀྲ་ཤིས",
        "မောင်",
        "សុខា",
        "太郎",
        "たろう",
        "김철수",
        "ᠮᠣᠩᠭᠣᠯ",
        "Ada 🗺",
        "❤",
        "👩\u200d🚀",
        "👩🏽\u200d🚀",
        "O’Brien-Smith",
        "R2-D2",
    ],
)
def test_names_of_all_scripts_are_seen(name: str) -> None:
    assert not hides_something(name)
    assert not hides_something(unicodedata.normalize("NFD", name))
    assert cleaned(name) == name


@pytest.mark.parametrize(
    "name",
    ["A\u200cda", "A\u200dda", "\u200cعلی", "علی\u200c", "علی\u200dرضا", "علی\u200cAda", "🚀\u200d", "🚀\u200dA"],
)
def test_joiners_stand_only_where_a_script_wants_them(name: str) -> None:
    assert hides_something(name)
    assert not hides_something(cleaned(name))


def test_a_name_is_tidied() -> None:
    assert tidied(" Ada\u3000\u00a0 Lovelace ") == "Ada Lovelace"
    assert tidied("❤\ufe0f") == "❤"
    assert tidied("A\ufe0f") == "A\ufe0f"
    assert hides_something("")
    assert hides_something("  ")

"""Names of accounts, which can be read and told apart from every other name; and of seats, which can be read."""

import unicodedata
from collections.abc import Iterator

from mappamundi.kernel.names import hides_something, script, tidied
from mappamundi.server.bounds import LONGEST_NAME
from mappamundi.server.problems import Refusal

# Scripts that are written together, and with Latin letters (the "highly restrictive" profile of UTS 39).
TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"LATIN", "CJK", "BOPOMOFO"},
    {"LATIN", "CJK", "HANGUL"},
)
# Letters that look like Latin ones; a name written in them alone looks like another name.
ALIKE = (
    str.maketrans("АВЕКМНОРСТУХІЈЅԚԜаеорсухіјѕһԁԛԝӏ", "ABEKMHOPCTYXIJSQWaeopcyxijshdqwl"),
    str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαινρυχκγω", "ABEZHIKMNOPTYXoaivpuxkyw"),
    str.maketrans("ՕօոսհցԼ", "OonuhgL"),
)


def readable(name: str) -> str:
    """The name of an account as it is kept, in one code for each letter; a Refusal says why it cannot be one."""
    name = seen(unicodedata.normalize("NFKC", name))
    scripts = {script(letter) for letter in name if letter.isalpha()}
    if len(scripts) > 1 and not any(scripts <= several for several in TOGETHER):
        raise Refusal(422, "The letters of a name are of one script: these are of several.", "name_mixed")
    return name


def seat_name(name: str | None) -> str | None:
    """The name of a seat as it is shown, if it has one; a Refusal says why it cannot be one."""
    return None if name is None else seen(tidied(name))


def seen(name: str) -> str:
    """The name, if others see all of it."""
    if len(name) > LONGEST_NAME:
        raise Refusal(422, f"A name has at most {LONGEST_NAME} characters.", "name_long")
    if hides_something(name):
        raise Refusal(422, "A name has no invisible characters, and is not blank.", "name_hidden")
    # A letter takes a few marks, not a tower of them.
    if any(all(map(unicodedata.combining, name[at : at + 4])) for at in range(len(name) - 3)):
        raise Refusal(422, "A name has no more than three marks on one letter.", "name_hidden")
    return name


def look_alikes(name: str) -> Iterator[str]:
    """Other names that look the same: this one in the letters of each script, if it can be written so."""
    for table in ALIKE:
        back = {latin: letter for letter, latin in table.items()}
        for letters in (table, back):
            if all(ord(letter) in letters for letter in name if letter.isalpha()):
                yield name.translate(letters)

"""Cuts the serif of the pages, Mundi Serif, from TeX Gyre Pagella: the letters of four languages, in three styles.

python -m pip install -r tools/fonts/requirements.txt
python tools/fonts/subset.py FOLDER     with texgyrepagella-*.otf, 2.501, as in Debian's fonts-texgyre

The licence asks that what was changed bears another name, so the family gets one. What is in the files is said a second
time in css/tokens.css (`unicode-range`), where a test compares it with the words of the pages.
"""

import hashlib
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[2] / "src/mappamundi/client/fonts"
FAMILY = "Mundi Serif"
STYLES = {
    "regular": "44e64260716d8f2bbe412baa1ee99b7c995190ac4573177c24def0b9200438c7",
    "italic": "069bb27f48eb98a741715227fc6e4b7baf3639c29fc13925f70d1ed8884ac29a",
    "bold": "dd4f9b69f0b24f1fb9be8634abf1fce2009e5c68a30842a3e9f5d6e535900abd",
}
RANGES = (
    "U+20-7E, U+A0-FF, U+131, U+152-153, U+160-161, U+178, U+17D-17E, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, "
    "U+2026, U+2039-203A, U+20AC, U+2190-2193, U+2212, U+2264-2265"
)
# Kerning and ligatures, and figures that stand in columns; no small capitals.
FEATURES = ["kern", "liga", "lnum", "tnum", "pnum", "onum", "ccmp", "locl", "mark", "mkmk"]


def main(folder: Path) -> None:
    for style, digest in STYLES.items():
        source = folder / f"texgyrepagella-{style}.otf"
        if hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            sys.exit(f"{source} is not the file this was made from; take version 2.501, or renew the list of hashes.")
        options = subset.Options(layout_features=FEATURES, flavor="woff2", hinting=False, notdef_outline=True)
        font = subset.load_font(str(source), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=subset.parse_unicodes(RANGES.replace("U+", "")))
        cutter.subset(font)
        rename(font, style.title())
        subset.save_font(font, str(FONTS / f"mundi-serif-{style}.woff2"), options)


def rename(font: TTFont, style: str) -> None:
    """Another name, as the licence asks, with where it comes from."""
    origin = "Cut from TeX Gyre Pagella 2.501 by B. Jackowski and J. M. Nowacki (GUST); GUST Font License"
    names = {1: FAMILY, 2: style, 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 6: f"MundiSerif-{style}", 10: origin}
    for record in list(font["name"].names):
        if record.nameID in (1, 2, 3, 4, 6, 16, 17, 18, 20, 21, 22):
            font["name"].removeNames(nameID=record.nameID)
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        font["CFF "].cff.fontNames = [names[6]]
        top = font["CFF "].cff.topDictIndex[0]
        top.FullName, top.FamilyName = names[4], FAMILY


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))

"""The visual language held to its numbers: contrasts, players told apart by everybody, motion that ends."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

import mappamundi
from mappamundi.games.history.y2018.game import load_game

CLIENT = Path(mappamundi.__file__).parent / "client"
STYLES = sorted((CLIENT / "css").glob("*.css"))
SCRIPTS = sorted((CLIENT / "js").rglob("*.js"))
THEMES = ("light", "dark")
SEATS = range(6)
Colour = tuple[float, float, float]


def tokens(theme: str) -> dict[str, str]:
    """What css/tokens.css says in that theme: the dark one changes what it names and keeps the rest."""
    text = (CLIENT / "css" / "tokens.css").read_text()
    found: dict[str, str] = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)):
        if selector.strip() == ":root" or (theme == "dark" and selector.strip() == ":root.dark"):
            found |= {name: value.strip() for name, value in re.findall(r"--([\w-]+)\s*:\s*([^;]+);", body)}
    return found


TOKENS = {theme: tokens(theme) for theme in THEMES}


def rgb(theme: str, name: str) -> Colour:
    """A token's colour, its channels from 0 to 1."""
    digits = TOKENS[theme][name].removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    assert re.fullmatch(r"[0-9a-f]{6}", digits), f"--{name} is no colour: {TOKENS[theme][name]}"
    red, green, blue = (int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4))
    return red, green, blue


def linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def light(colour: Colour) -> Colour:
    red, green, blue = colour
    return linear(red), linear(green), linear(blue)


# --- contrast ------------------------------------------------------------------------------------------------------


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG 2 counts it."""
    weights = (0.2126, 0.7152, 0.0722)
    brighter, darker = sorted(
        (sum(w * c for w, c in zip(weights, light(colour), strict=True)) for colour in (one, other)), reverse=True
    )
    return (brighter + 0.05) / (darker + 0.05)


GROUNDS = ("paper", "raised", "sunk", "table", "replay")
# Text and what it stands on.
TEXTS = [
    *(("ink", ground) for ground in GROUNDS),
    *(("ink-2", ground) for ground in GROUNDS),
    ("ink-3", "paper"),
    ("ink-3", "raised"),
    ("sea-ink", "sea"),
    ("act-text", "act"),
    ("act-2", "act"),
    ("gilt", "act"),
    ("gilt-button-text", "gilt-button"),
    ("gilt-ink", "paper"),
    ("gilt-ink", "raised"),
    ("good", "paper"),
    ("good", "raised"),
    ("bad", "paper"),
    ("bad", "raised"),
]
# Large text, signs and the ring of the focus.
SIGNS = [
    *(("focus", ground) for ground in ("paper", "raised", "sunk", "table", "sea")),
    *((f"seat-{seat}-on", f"seat-{seat}") for seat in SEATS),
    *((f"seat-{seat}-flat", "plate") for seat in SEATS),
    ("act", "paper"),
    ("act", "table"),
    ("coast", "sea"),
]


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: str) -> None:
    found = {pair: round(contrast(rgb(theme, pair[0]), rgb(theme, pair[1])), 2) for pair in TEXTS}
    assert not {pair: value for pair, value in found.items() if value < 4.5}


@pytest.mark.parametrize("theme", THEMES)
def test_signs_can_be_seen(theme: str) -> None:
    # In the dark a coast is known by the lands' tint, not by its line.
    pairs = [pair for pair in SIGNS if theme == "light" or pair != ("coast", "sea")]
    found = {pair: round(contrast(rgb(theme, pair[0]), rgb(theme, pair[1])), 2) for pair in pairs}
    assert not {pair: value for pair, value in found.items() if value < 3}


@pytest.mark.parametrize("theme", THEMES)
def test_names_can_be_read_on_every_region(theme: str) -> None:
    """A land's name is written in ink, on the region's tint."""
    found = {name: contrast(rgb(theme, "ink"), rgb(theme, name)) for name in TOKENS[theme] if name.startswith("region")}
    assert len(found) == 13
    assert not {name: value for name, value in found.items() if value < 4.5}


# --- colours told apart --------------------------------------------------------------------------------------------

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen(colour: Colour, sight: str) -> Colour:
    """The colour in CIE Lab (D65) as somebody with this sight sees it."""
    lit = light(colour)
    red, green, blue = (min(1.0, max(0.0, sum(k * c for k, c in zip(row, lit, strict=True)))) for row in SIGHTS[sight])
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour) -> float:
    """CIEDE2000 between two colours in Lab."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rc = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2)))) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def test_the_distance_is_the_published_one() -> None:
    """Pairs of the test data of Sharma, Wu and Dalal (2005)."""
    for one, other, published in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ):
        assert distance(one, other) == pytest.approx(published, abs=5e-5)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
def test_players_are_told_apart_by_everybody(theme: str, sight: str) -> None:
    colours = {seat: seen(rgb(theme, f"seat-{seat}-wash"), sight) for seat in SEATS}
    near = {pair: distance(colours[pair[0]], colours[pair[1]]) for pair in combinations(SEATS, 2)}
    assert not {pair: round(value, 1) for pair, value in near.items() if value < 16}


@pytest.mark.parametrize("theme", THEMES)
def test_neighbouring_regions_differ_and_no_player_looks_like_a_region(theme: str) -> None:
    board = load_game().board
    ids = board.area_ids
    colours = {region: seen(rgb(theme, f"region-{region}"), "full") for region in ids}
    lands = range(board.land_count)
    borders = {
        tuple(sorted((ids[board.area_of[land]], ids[board.area_of[other]])))
        for land in lands
        for other in lands
        if other in board.borders[land] and board.area_of[land] != board.area_of[other]
    }
    assert len(borders) > 12
    alike = {(a, b): round(distance(colours[a], colours[b]), 1) for a, b in borders}
    assert not {pair: value for pair, value in alike.items() if value < 3}
    for seat in SEATS:
        pigment = seen(rgb(theme, f"seat-{seat}-wash"), "full")
        near = {region: round(distance(pigment, colour), 1) for region, colour in colours.items()}
        assert not {region: value for region, value in near.items() if value < 15}, f"seat {seat}"


def test_patterns_glyphs_and_dashes_all_differ() -> None:
    seal = (CLIENT / "js" / "ui" / "seal.js").read_text()
    names = re.search(r"GLYPHS = \[(.*?)\]", seal)
    assert names
    assert len(set(re.findall(r'"(\w+)"', names.group(1)))) == 6
    paths = re.search(r"GLYPH_PATHS = \[(.*?)\];", seal, re.DOTALL)
    assert paths
    assert len(set(re.findall(r'"([^"]+)"', paths.group(1)))) == 6
    patterns = re.findall(r'<pattern id="pattern-(\d)"(.*?)(?:/>|</pattern>)', seal, re.DOTALL)
    assert [number for number, _ in patterns] == [str(seat) for seat in SEATS]
    assert len({body for _, body in patterns}) == 6


# --- motion --------------------------------------------------------------------------------------------------------

# What stands for a while rather than moves: the line of a slow answer, the outline of a razed city, and the rim that
# says who laid a tile.
STANDING = ("loading", "piece-razed", "g-fade")
LONGEST = 900
MOVING = re.compile(r"(?:^|[;{\s])(transition|animation)(-duration|-delay)?\s*:\s*([^;}]+)")


def milliseconds(text: str) -> list[float]:
    return [float(n) * (1 if unit == "ms" else 1000) for n, unit in re.findall(r"(?<![\w-])(\d*\.?\d+)(ms|s)\b", text)]


@pytest.mark.parametrize("style", STYLES, ids=lambda path: path.name)
def test_nothing_moves_for_long_or_without_end(style: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", style.read_text(), flags=re.DOTALL)
    for kind, _, value in MOVING.findall(text):
        assert "infinite" not in value, f"{kind}: {value}"
        if not any(name in value for name in STANDING):
            assert not [time for time in milliseconds(value) if time > LONGEST], f"{kind}: {value}"
    for name, value in re.findall(r"--(t\d)\s*:\s*([^;]+);", text):
        assert max(milliseconds(value)) <= LONGEST, name


@pytest.mark.parametrize("style", STYLES, ids=lambda path: path.name)
def test_nothing_moves_for_those_who_want_it_still(style: Path) -> None:
    """Times come from the tokens, which are nought there; what names a time of its own is switched off by name."""
    text = re.sub(r"/\*.*?\*/", "", style.read_text(), flags=re.DOTALL)
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        for kind, _, value in MOVING.findall(body):
            if not milliseconds(value) or not any(milliseconds(value)):
                continue
            last = re.findall(r"\.[\w-]+", selectors.split(",")[0])[-1]
            owners = re.findall(r"\.[\w-]+", selectors)
            still = re.findall(r":root\.still([^{}]*)\{[^{}]*(?:animation|transition)\s*:\s*none", text)
            assert any(owner in rule for rule in still for owner in owners), f"{last} keeps its {kind}: {value}"


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.name)
def test_what_has_something_names_whom_it_concerns(style: Path) -> None:
    """Browsers keep one list of whom any `:has()` may concern. With "everything" among them, every change of a page
    styles all of its two thousand elements anew, which took five times as long as what was to be done; with `span`,
    seven hundred."""
    text = re.sub(r"/\*.*?\*/|@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style.read_text(), flags=re.DOTALL)
    for selectors in re.findall(r"[^{}]*:has\([^{}]*(?=\{)", text):
        assert not re.search(r":has\([^,]*[\s>+~]\*", selectors), selectors
        # Whoever comes after it in a selector has a class; brackets within brackets are taken out first.
        plain = selectors
        while (inner := re.sub(r"(?<=\()([^()]*)\(([^()]*)\)", r"\1", plain)) != plain:
            plain = inner
        for selector in re.split(r",(?![^(]*\))", plain):
            _, has, concerned = selector.partition(":has(")
            after = concerned.partition(")")[2]
            assert not has or not re.search(r"(?:^|[\s>+~(,])[a-z]\w*(?=[\s>+~),]|$)", after), selector


def test_pages_without_a_script_have_the_same_dark_colours() -> None:
    """They follow the system by a rule of their own, with every colour that they use."""
    text = (CLIENT / "css" / "reference.css").read_text()
    own = dict(re.findall(r"--([\w-]+)\s*:\s*([^;]+);", text))
    assert own.items() <= TOKENS["dark"].items()
    used = set(re.findall(r"var\(--([\w-]+)\)", text)) - {"serif", "sans", "mono"}
    assert used <= own.keys()


def test_the_tokens_of_motion_are_nought_when_still() -> None:
    text = (CLIENT / "css" / "tokens.css").read_text()
    still = re.search(r":root\.still\s*\{([^}]*)\}", text)
    assert still
    moving = set(re.findall(r"--(t\d)\s*:", text.split(":root.dark")[0]))
    assert moving == set(re.findall(r"--(t\d)\s*:\s*0m?s\s*;", still.group(1)))


def test_scripts_animate_no_longer_than_allowed() -> None:
    """Where a script moves something frame by frame, the share of the time that has passed is divided by its length."""
    found = 0
    for script in SCRIPTS:
        text = script.read_text()
        for name in re.findall(r"- start\) / ([A-Z_]+)", text):
            length = re.search(rf"const {name} = (\d+);", text)
            assert length, f"{script.name}: how long is {name}?"
            assert int(length.group(1)) <= LONGEST, script.name
            found += 1
        assert text.count("performance.now() -") == 0, f"{script.name}: measure from `start`, so that this test sees it"
        for time in re.findall(r"\bduration\s*[:=]\s*(\d+)", text):
            assert int(time) <= LONGEST, script.name
    assert found, "the map glides, so that there is something to measure"


# --- the serif --------------------------------------------------------------------------------------------------------


def test_the_serif_has_every_letter_of_the_pages() -> None:
    ranges = set(re.findall(r"unicode-range:\s+([^;]+);", (CLIENT / "css" / "tokens.css").read_text()))
    assert len(ranges) == 1, "all styles have the same letters"
    spans = [re.fullmatch(r"U\+(\w+)(?:-(\w+))?", part) for part in ranges.pop().split(", ")]
    held = {letter for span in spans if span for letter in range(int(span[1], 16), int(span[2] or span[1], 16) + 1)}
    words = [path for path in (CLIENT / "locales").rglob("*.ftl") if path.stem != "terminal"]
    words += (CLIENT.parent / "games").rglob("rules/*.md")
    assert len(words) > 16
    for path in words:
        missing = {
            letter for letter in path.read_text(encoding="utf-8") if letter.isalpha() and ord(letter) not in held
        }
        assert not missing, f"{path.name}: {missing}; see tools/fonts/subset.py"

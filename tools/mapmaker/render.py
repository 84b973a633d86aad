"""Draws a map as SVG: python render.py EDITION [light|dark] [bare|armies] [WIDTH] > map.svg.

A model of the style the client uses (borders, ripples, names, marks), and the way to look at a map after building it.
"""

import json
import math
import random
import re
import sys
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

MAPS = Path(__file__).resolve().parents[2] / "src" / "mappamundi" / "client" / "maps"
THEMES = {
    "light": {
        "sea": "#c9d7d6", "ripple": "#8fabae", "sea-ink": "#3a5a63", "coast": "#3a3027", "border": "#6b5a45",
        "waste": "#efe8d8", "ink": "#231d17", "ink-2": "#574c40", "ink-3": "#766a5b", "gilt-ink": "#6b4c06",
        "halo": "#f6f0e3", "gilt": "#e5bd5a", "plate": "#fdfaf2",
    },
    "dark": {
        "sea": "#1c2a2e", "ripple": "#35505a", "sea-ink": "#86a7ae", "coast": "#0c0f10", "border": "#171a19",
        "waste": "#3a3a34", "ink": "#efe7d7", "ink-2": "#c2b9a8", "ink-3": "#9a9284", "gilt-ink": "#e5bd5a",
        "halo": "#101415", "gilt": "#e5bd5a", "plate": "#fdfaf2",
    },
}  # fmt: skip
REGIONS = {
    "middle_east": ("#ecd9a4", "#6b5f3c"), "north_africa": ("#e6c29c", "#6d5238"), "china": ("#e8b9a6", "#704a3d"),
    "india": ("#f0cd9c", "#755b36"), "southern_europe": ("#c9d8a4", "#4f5f38"),
    "northern_europe": ("#c6c6e2", "#4c4d6b"), "southeast_asia": ("#aed6c2", "#376154"),
    "far_east": ("#e6c0d4", "#684a5b"), "eurasia": ("#d9d6a8", "#5d5c3b"), "north_america": ("#d2c2e0", "#594b6a"),
    "south_america": ("#bfdba9", "#48633b"), "southern_africa": ("#d8bb9f", "#5f4b3a"),
    "australasia": ("#efc6bb", "#70504a"),
}  # fmt: skip
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Book Antiqua',Georgia,serif"
SANS = "system-ui,Inter,'Liberation Sans',sans-serif"
NUMBER = re.compile(r"-?(?:\d*\.\d+|\d+)")


def rings(path: str) -> list[list[tuple[float, float]]]:
    found = []
    for part in path.split("M")[1:]:
        values = [float(number) for number in NUMBER.findall(part)]
        x, y = values[0], values[1]
        ring = [(x, y)]
        for i in range(2, len(values), 2):
            x, y = x + values[i], y + values[i + 1]
            ring.append((x, y))
        found.append(ring)
    return found


def _inside(x: float, y: float, outline: list[list[tuple[float, float]]]) -> bool:
    odd = False
    for ring in outline:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd


class Picture:
    """The SVG of one map at one size; pixel sizes are turned into units of the sheet."""

    def __init__(self, data: dict[str, Any], theme: str, armies: bool, pixels: float) -> None:
        self.data, self.dark, self.armies = data, theme == "dark", armies
        self.colour = THEMES[theme]
        self.k = data["viewBox"][2] / pixels
        self.parts: list[str] = []

    def add(self, text: str) -> None:
        self.parts.append(text)

    def draw(self) -> str:
        _, _, wide, high = self.data["viewBox"]
        c, k = self.colour, self.k
        self.add(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide / k:.0f}" '
            f'height="{high / k:.0f}" text-rendering="geometricPrecision">'
            f'<clipPath id="frame"><path d="M0 0H{wide}V{high}H0z"/></clipPath><g clip-path="url(#frame)">'
            f'<path d="M0 0H{wide}V{high}H0z" fill="{c["sea"]}"/>'
        )
        self._stroke(self.data["graticule"], "ripple", 0.5, 0.35)
        coast = self.data["coast"]
        for ripple, strength in zip(self.data["ripples"], (0.6, 0.42, 0.28), strict=True):
            self._stroke(ripple, "ripple", 0.85, strength, join="round")
        for edge in self.data["sea_edges"]:
            self._stroke(edge["path"], "sea-ink", 0.6, 0.5, dash="1.2 3.6")
        self._fills()
        self._terrain()
        for border in self.data["borders"]:
            if border["kind"] == "land":
                self._stroke(border["path"], "border", 0.7, 0.9)
        for border in self.data["borders"]:
            if border["kind"] != "land":
                self._stroke(border["path"], "coast", 1.25 if border["kind"] == "region" else 0.9, 0.85)
        self._stroke(coast, "coast", 1, 1, join="round")
        for strait in self.data["straits"]:
            self._dots(strait["path"], "ink")
        for link in self.data["links"]:
            self._dots(link["path"], "sea-ink")
        self._names()
        self.add("</g></svg>")
        return "\n".join(self.parts)

    def _stroke(self, path: str, colour: str, pixels: float, opacity: float, join: str = "", dash: str = "") -> None:
        steps = " ".join(f"{float(step) * self.k:.2f}" for step in dash.split())
        self.add(
            f'<path d="{path}" fill="none" stroke="{self.colour[colour]}" stroke-width="{pixels * self.k:.2f}" '
            f'opacity="{opacity:.2f}"'
            + (f' stroke-linejoin="{join}" stroke-linecap="{join}"' if join else "")
            + (f' stroke-dasharray="{steps}"' if dash else "")
            + "/>"
        )

    def _dots(self, path: str, colour: str) -> None:
        k = self.k
        self.add(
            f'<path d="{path}" fill="none" stroke="{self.colour["halo"]}" stroke-width="{3.6 * k:.2f}" '
            f'stroke-linecap="round" opacity=".6"/>'
            f'<path d="{path}" fill="none" stroke="{self.colour[colour]}" stroke-width="{2 * k:.2f}" '
            f'stroke-linecap="round" stroke-dasharray="0 {3.6 * k:.2f}"/>'
        )

    def _fills(self) -> None:
        for land in self.data["lands"].values():
            tint = REGIONS[self.data["regions"][land["region"]]["tint"]][self.dark]
            self.add(f'<path d="{land["path"]}" fill="{tint}" fill-rule="evenodd"/>')
        for waste in self.data["wastelands"].values():
            self.add(f'<path d="{waste["path"]}" fill="{self.colour["waste"]}" fill-rule="evenodd"/>')
        for knot in self.data["knots"]:
            fill = self.colour["sea" if knot["draw"] == "lake" else "waste"]
            self.add(f'<path d="{knot["path"]}" fill="{fill}"/>')
            self._stroke(knot["path"], "coast", 0.8, 0.9)
        self.add(f'<path d="{self.data["lakes"]}" fill="{self.colour["sea"]}" fill-rule="evenodd"/>')
        self._stroke(self.data["lakes"], "coast", 0.6, 0.6)

    def _terrain(self) -> None:
        k = self.k
        slots = [place["slot"] for kind in ("lands", "wastelands") for place in self.data[kind].values()]
        lakes = rings(self.data["lakes"])
        for name, land in self.data["lands"].items():
            if land["terrain"] == "clear":
                continue
            outline = rings(land["path"])
            chance = random.Random(name)
            xs = [x for ring in outline for x, _ in ring]
            ys = [y for ring in outline for _, y in ring]
            marks = []
            row = 0
            y = min(ys)
            while y < max(ys):
                x = min(xs) + (6.5 * k if row % 2 else 0)
                while x < max(xs):
                    px, py = x + chance.uniform(-2.6, 2.6) * k, y + chance.uniform(-2, 2) * k
                    clear = all(math.hypot(px - sx, py - sy) > 13 * k for sx, sy in slots)
                    corners = [(-4, 3), (4, 3), (0, -5)]
                    if (
                        clear
                        and all(_inside(px + dx * k, py + dy * k, outline) for dx, dy in corners)
                        and not _inside(px, py, lakes)
                    ):
                        marks.append(self._mark(px, py, land["terrain"], chance))
                    x += 13 * k
                y += 11 * k
                row += 1
            self.add(
                f'<path d="{"".join(marks)}" fill="none" stroke="{self.colour["ink-3" if self.dark else "border"]}" '
                f'stroke-width="{0.8 * k:.2f}" opacity=".5" stroke-linejoin="round" stroke-linecap="round"/>'
            )

    def _mark(self, x: float, y: float, terrain: str, chance: random.Random) -> str:
        k = self.k
        if terrain == "forest":
            r = 2.1 * k
            return (
                f"M{x:.1f} {y + 3.2 * k:.1f}v{-2.2 * k:.1f}m{-r:.1f} {-r * 0.7:.1f}"
                f"a{r:.1f} {r:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 1 {-2 * r:.1f} 0"
            )
        h = chance.uniform(3.6, 5.2) * k
        return f"M{x - 3.1 * k:.1f} {y + 2 * k:.1f}L{x:.1f} {y + 2 * k - h:.1f}L{x + 3.1 * k:.1f} {y + 2 * k:.1f}"

    def _names(self) -> None:
        for number, water in enumerate(self.data["waters"].values()):
            for i, one in enumerate(water["names"]):
                mark = f"w{number}-{i}"
                self.add(
                    f'<path id="{mark}" d="{one["curve"]}" fill="none"/>'
                    f'<text font-family="{SERIF}" font-style="italic" font-size="{one["size"] * self.k:.2f}" '
                    f'letter-spacing=".09em" fill="{self.colour["sea-ink"]}">'
                    f'<textPath href="#{mark}" startOffset="50%" text-anchor="middle">{escape(water["name"])}'
                    "</textPath></text>"
                )
            if self.armies and "slot" in water:
                self._fleet(*water["slot"])
        for region in self.data["regions"].values():
            x, y = region["label"]
            size = f'font-size="{8.2 * self.k:.2f}" letter-spacing=".08em"'
            style = f'font-family="{SANS}" font-weight="600" {size} text-anchor="middle"'
            self._text(x, y + 3 * self.k, region["name"].upper(), style, "ink-2")
            self._text(x, y + 13 * self.k, "2·4·6", style, "gilt-ink")
        for waste in self.data["wastelands"].values():
            self._label(waste, 'font-style="italic" letter-spacing=".04em"', "ink-3", self.armies)
        for land in self.data["lands"].values():
            self._label(land, "", "ink", self.armies)
        if self.armies:
            for number, land in enumerate(self.data["lands"].values()):
                self._seal(land, number)

    def _fleet(self, x: float, y: float) -> None:
        k = self.k
        self.add(
            f'<g transform="translate({x} {y}) scale({k:.3f})"><circle r="9" fill="{self.colour["plate"]}" '
            'stroke="#1d5193" stroke-width="1.8"/><path d="M-5 2h10l-2 3h-6zM0 1v-6l4 5z" fill="#1d5193"/></g>'
        )

    def _label(self, place: dict[str, Any], style: str, colour: str, under: bool) -> None:
        k = self.k
        x, y = place["slot"] if under else place["label"]
        lines = place["under"] if under else place["lines"]
        y += (21.5 * k if under else 0) + 3.6 * k
        set_in = f'font-family="{SERIF}" font-size="{11 * k:.2f}" text-anchor="middle" {style}'
        for number, line in enumerate(lines):
            self._text(x, y + number * 12 * k, line, set_in, colour)
        if place.get("resource"):
            left = x - (place["width"] if under else place["label_width"]) / 2 * k - 6.5 * k
            self.add(
                f'<path transform="translate({left:.1f} {y - 3.5 * k:.1f}) scale({k:.3f})" '
                f'd="M0-3.9 3.4 0 0 3.9-3.4 0z" fill="{self.colour["gilt"]}" stroke="#231d17" stroke-width=".7"/>'
            )

    def _text(self, x: float, y: float, text: str, style: str, colour: str) -> None:
        self.add(
            f'<text x="{x:.1f}" y="{y:.1f}" {style} fill="{self.colour[colour]}" paint-order="stroke" '
            f'stroke="{self.colour["halo"]}" stroke-opacity=".72" stroke-width="{2.2 * self.k:.2f}" '
            f'stroke-linejoin="round">{escape(text)}</text>'
        )

    def _seal(self, land: dict[str, Any], number: int) -> None:
        pigments = ["#bc3709", "#1d5193", "#008a73", "#e9ae05", "#b18ac0", "#352528"]
        x, y = land["slot"]
        k = self.k
        plate = f'fill="{self.colour["plate"]}" stroke="#231d17"'
        signs = "".join(f'<circle cx="{15.5 + 13 * i}" r="7.5" {plate} stroke-width=".6"/>' for i in range(number % 3))
        self.add(
            f'<g transform="translate({x} {y}) scale({k:.3f})">{signs}<circle r="10.6" {plate} stroke-width=".8"/>'
            f'<circle r="9" fill="{pigments[number % 6]}"/></g>'
        )


def main(arguments: list[str]) -> None:
    edition, theme, pieces, pixels = [*arguments, *["light", "bare", "1600"][len(arguments) - 1 :]]
    data = json.loads((MAPS / f"{edition}.json").read_text())
    sys.stdout.write(Picture(data, theme, pieces == "armies", float(pixels)).draw())


if __name__ == "__main__":
    main(sys.argv[1:])

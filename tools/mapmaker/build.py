"""Builds the maps: python build.py INPUTS [EDITION...], where INPUTS is the node_modules folder with world-atlas.

With `again` in place of INPUTS the drawn maps are read, and only fleets, the names of regions and those names of waters
that a language has outgrown get new places; ripples are drawn anew.
"""

import hashlib
import json
import pickle
import sys
from pathlib import Path
from typing import Any

import shapely
import yaml
from arcs import Arc, make_arcs, path_of, rings_of, shape_of
from cells import cut_cells, place_names, sort_islands
from lettering import longest, width
from outline import cut_mainland, smooth_partition, tidy_coast
from place import DROP, Place, Seat, View, choose_seats, empty_label, name_box, seat_places, units
from render import rings
from seas import sea_arcs, sea_edges, zone_names
from shapely.geometry import LineString, Point, Polygon
from sheet import Sheet
from sources import load_lakes, load_land
from waters import name_length, name_strip, place_marker, place_region_name, place_water_name, region_box, strait_line

HERE = Path(__file__).parent
TARGET = HERE.parents[1] / "src" / "mappamundi" / "client" / "maps"
# Editions name their regions differently; the style knows thirteen tints.
TINTS = {"africa": "southern_africa", "nippon": "far_east", "south_east_asia": "southeast_asia"}
# A long name of a water is set smaller and closer, to this share of its width.
SQUEEZE = 0.8
# Ripples run so far out from the coast, in pixels of the default view; the farther, the more broadly they are drawn, in
# units of the sheet, and all of them from one whole unit to another, which takes half the room.
RIPPLES = {4: 1.4, 8.5: 1.8, 14: 2.2}
# What the anchors say for other things than the cut.
NOT_CUT = ("outline", "waters", "regions", "straits", "checked", "coast_notes")
EDITIONS = ["hotw2018", "hotw2024", "hotw2001"]


def _read(folder: str, edition: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((HERE / folder / f"{edition}.yaml").read_text())
    return loaded


def _cut(inputs: Path, anchors: dict[str, Any]) -> Any:
    """Islands, mainland and cells; kept beside the inputs, because they take most of the time."""
    wanted = {k: anchors[k] for k in anchors if k not in NOT_CUT}
    key = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()[:16]
    kept = inputs / f".cells-{key}"
    if kept.exists():
        return pickle.loads(kept.read_bytes())  # noqa: S301 - our own file, written below
    islands, mainland = sort_islands(anchors, load_land(inputs, anchors["frame"]))
    result = (islands, mainland, cut_cells(anchors, mainland))
    kept.write_bytes(pickle.dumps(result))
    return result


def _all_faces(anchors: dict[str, Any], sheet: Sheet, cut: Any) -> list[tuple[str, Polygon]]:
    islands, mainland, grid = cut
    settings = anchors["outline"]
    coast = tidy_coast(sheet.shape(mainland), settings["spit"], 0.2)
    partition = smooth_partition(grid, anchors, sheet, settings["simplify"], 60.0)
    faces = cut_mainland(partition, coast, place_names(anchors))
    for owner, island in sorted(islands, key=lambda entry: entry[0] is None):
        for part in shapely.get_parts(tidy_coast(sheet.shape(island), settings["spit"] * 0.8, 0.2)):
            if part.area >= settings.get("speck", 9.0) or owner:
                nearest = owner or min(faces, key=lambda face: face[1].distance(part))[0]
                if part.area >= 3:
                    faces.append((nearest, Polygon(part.exterior)))
    return faces


def _pairs(arcs: list[Arc]) -> list[list[str]]:
    return sorted({tuple(sorted((arc.left, arc.right))) for arc in arcs if arc.left and arc.right})  # type: ignore[type-var]


def _line(arc: Arc) -> LineString:
    return LineString([(x / 10, y / 10) for x, y in arc.points])


def _tenths(points: Any) -> list[tuple[int, int]]:
    return [(round(x * 10), round(y * 10)) for x, y in points]


def _drawn_shape(path: str) -> Any:
    return shape_of([_tenths([*ring, ring[0]]) for ring in rings(path)])


def _spot(x: float, y: float) -> list[float]:
    return [round(x, 1), round(y, 1)]


class Build:
    """One edition's map on its way from anchors to paths."""

    def __init__(self, inputs: Path, edition: str) -> None:
        self.edition = edition
        self.inputs = inputs
        self.anchors = _read("anchors", edition)
        self.rules = _read("editions", edition)
        self.seas = _read("seas", edition)
        sheet = yaml.safe_load((HERE / "sheet.yaml").read_text())
        self.sheet = Sheet(sheet | self.anchors.get("sheet", {}))
        View.pixels = self.anchors.get("view", 976)
        self.window = shapely.box(0, 0, *self.sheet.size)
        self.places = {**self.rules["lands"], **self.rules["wastelands"]}

    def run(self) -> dict[str, Any]:
        faces = _all_faces(self.anchors, self.sheet, _cut(self.inputs, self.anchors))
        self.arcs = make_arcs(faces, self._tolerance)
        self.rings = {name: rings_of(self.arcs, name) for name in self.places}
        self.shapes = {name: shape_of(rings) for name, rings in self.rings.items()}
        self.land = shapely.union_all(list(self.shapes.values()))
        self.zone_arcs = sea_arcs(self.anchors, self.seas, self.sheet)
        self.zones = {name: shape_of(rings_of(self.zone_arcs, name)) for name in zone_names(self.seas)}
        knots = [tidy_coast(self.sheet.shape(Polygon(knot["outline"])), 0.3, 0.3) for knot in self.anchors["knots"]]
        self.knots = dict(zip([knot["id"] for knot in self.anchors["knots"]], knots, strict=True))
        self.boxes: list[Any] = []
        self._water_names([])
        seats = self._seats()
        result: dict[str, Any] = {
            "edition": self.edition,
            "viewBox": [0, 0, *self.sheet.size],
            "view": View.pixels,
        }
        result |= self._places(seats)
        result |= self._waters(seats)
        result |= self._lines()
        return result

    def again(self, drawn: dict[str, Any]) -> dict[str, Any]:
        """A drawn map on which the fleets, the regions' names and outgrown names of waters get their places anew."""
        places = drawn["lands"] | drawn["wastelands"]
        self.shapes = {name: _drawn_shape(place["path"]) for name, place in places.items()}
        self.land = shapely.union_all(list(self.shapes.values()))
        self.waters = drawn["waters"]
        self.zones = {name: _drawn_shape(water["path"]) for name, water in self.waters.items()}
        seats = []
        self.boxes = []
        for entry in places.values():
            (x, y), resource = entry["slot"], entry.get("resource", False)
            under = name_box(x, y + units(DROP), entry["under"], resource)
            seats.append(Seat(x, y, entry["under"], under, 0))
            self.boxes += [under, name_box(*entry["label"], entry["lines"], resource)]
        for name, water in self.waters.items():
            for key, one in zip(("label", "second"), water["names"], strict=False):
                if name_length(one) < units(self._room(name, water["name"], one["size"])):
                    one |= self._water_name(name, water, key, seats)[0]
        strips = {name: [name_strip(one) for one in water["names"]] for name, water in self.waters.items()}
        self.strips = [strip for own in strips.values() for strip in own]
        self.near = {name: own[0] for name, own in strips.items() if own} | self._markers()
        return drawn | self._fleets(seats) | {"ripples": self._ripples()}

    def _tolerance(self, left: str | None, right: str | None) -> float:
        """Borders keep their curves; a wasteland's coast, long and looked at by nobody, is drawn more broadly."""
        if left and right:
            return 0.25
        settings = self.anchors["outline"]
        return float(settings["coast" if (left or right) in self.rules["lands"] else "wild_coast"])

    def _seats(self) -> dict[str, tuple[Place, Seat]]:
        places = []
        for name, entry in self.places.items():
            whole = self.shapes[name]
            main = max(shapely.get_parts(whole), key=lambda part: part.area)
            room = shapely.maximum_inscribed_circle(main, 0.5).length
            own = self.anchors["lands"].get(name, self.anchors["wastelands"].get(name))
            tiny = own.get("offshore", room < units(7.4) and name in self.rules["lands"])
            places.append(Place(name, entry["name"], whole, entry.get("resource", False), "region" not in entry, tiny))
        seat_places(places, self.land, self.window, shapely.union_all(self.strips))
        chosen = choose_seats(places, [])
        return {place.name: (place, seat) for place, seat in zip(places, chosen, strict=True)}

    def _places(self, seats: dict[str, tuple[Place, Seat]]) -> dict[str, Any]:
        lands: dict[str, Any] = {}
        wastes: dict[str, Any] = {}
        taken: list[Any] = []
        self.boxes = [seat.label for _, seat in seats.values()]
        for name, (place, seat) in seats.items():
            entry = self.places[name]
            others = [other for key, (_, other) in seats.items() if key != name]
            around = place.shape.envelope.buffer(units(90))
            foreign = self.land.intersection(around).difference(place.shape)
            x, y, lines = empty_label(place, seat, others, taken, foreign)
            taken.append(name_box(x, y, lines, place.resource))
            made: dict[str, Any] = {"name": entry["name"]}
            if "region" in entry:
                made |= {key: entry[key] for key in ("region", "terrain", "resource")}
            made |= {
                "path": path_of(self.rings[name]),
                "centre": _spot(*place.middle),
                "slot": _spot(seat.x, seat.y),
                "under": seat.lines,
                "label": _spot(x, y),
                "lines": lines,
                "width": round(max(width(line, 11) for line in seat.lines), 1),
                "label_width": round(max(width(line, 11) for line in lines), 1),
            }
            if place.offshore:
                made["hit"] = [*_spot(seat.x, seat.y), round(units(18), 1)]
            (lands if "region" in entry else wastes)[name] = made
        self.boxes += taken
        return {"lands": lands, "wastelands": wastes}

    def _water_names(self, seats: list[Seat]) -> None:
        """The waters' names come first, in English: lands have more room to give way. Once the lands have their seats,
        they are placed again, off the seals and names, with room for the longest name that readers may have."""
        self.waters: dict[str, Any] = {}
        self.near: dict[str, Any] = {}
        self.strips: list[Any] = []
        for name, entry in self._water_entries().items():
            made = {"name": entry["name"], "kind": entry["kind"], "path": path_of(rings_of(self.zone_arcs, name))}
            made |= {key: entry[key] for key in ("closed", "within") if entry.get(key)}
            made["names"] = []
            for key in ("label", "second"):
                if key in self._hints(name):
                    one, strip = self._water_name(name, made, key, seats)
                    made["names"].append(one)
                    self.strips.append(strip)
                    self.near.setdefault(name, strip)
            self.waters[name] = made
        self.near |= self._markers()

    def _hints(self, name: str) -> dict[str, Any]:
        own: dict[str, Any] = self.anchors["waters"] | self.anchors.get("optional_waters", {})
        return own.get(name) or {}

    def _water_name(self, name: str, water: dict[str, Any], key: str, seats: list[Seat]) -> tuple[dict[str, Any], Any]:
        lon, lat, angle = self._hints(name)[key]
        ocean = water["kind"] == "ocean"
        size = 14.0 if ocean else 10.5
        hint = (*self.sheet.point(lon, lat), angle)
        wide = self._room(name, water["name"], size) if seats else width(water["name"], size, 0.09)
        zone = self.zones[name].difference(self.land)
        return place_water_name(wide, size, hint, zone, self.land, ocean, seats, self.boxes)

    def _room(self, name: str, title: str, size: float) -> float:
        """The pixels that a water's name needs in the longest of the readers' languages."""
        return max(width(title, size, 0.09), SQUEEZE * longest(name, title, size, 0.09))

    def _markers(self) -> dict[str, Point]:
        """A sea of several basins, or with little room beside its name, says itself where a fleet should lie."""
        hints = self.anchors["waters"]
        return {name: Point(self.sheet.point(*own["marker"])) for name, own in hints.items() if "marker" in own}

    def _waters(self, placed: dict[str, tuple[Place, Seat]]) -> dict[str, Any]:
        seats = [seat for _, seat in placed.values()]
        self._water_names(seats)
        return self._fleets(seats)

    def _fleets(self, seats: list[Seat]) -> dict[str, Any]:
        for name, near in self.near.items():
            if not self.waters[name].get("closed"):
                zone = self.zones[name].difference(self.land)
                at = place_marker(zone, self.land, near, seats, self.boxes, self.strips)
                self.waters[name]["slot"] = _spot(*at)
                seats = [*seats, Seat(*at, [], (at[0], at[1], at[0], at[1]), 0)]
        return {"waters": self.waters, "regions": self._regions(seats, self.strips)}

    def _water_entries(self) -> dict[str, Any]:
        entries: dict[str, Any] = {}
        for name in zone_names(self.seas):
            closed = name in self.seas["closed"]
            entry = self.rules["waters"].get(name, {"kind": "closed"})
            title = self.seas["closed"][name]["name"] if closed else entry["name"]
            entries[name] = {**entry, "name": title, "closed": closed, "within": self.seas.get("within", {}).get(name)}
        return entries

    def _regions(self, seats: list[Seat], strips: list[Any]) -> dict[str, Any]:
        regions = {}
        waste = shapely.union_all([self.shapes[name] for name in self.rules["wastelands"]])
        self.boxes += [(1600 - units(58), 0, 1600, units(175)), (0, 1000 - units(50), units(120), 1000)]  # the buttons
        for name, entry in self.rules["regions"].items():
            members = [self.shapes[land] for land, own in self.rules["lands"].items() if own["region"] == name]
            title = entry["name"].split(" (")[0]
            region = shapely.union_all(members)
            wide = longest(name, title.upper(), 8.2, 0.1)
            hint = self.anchors.get("regions", {}).get(name, {})
            near = Point(self.sheet.point(*hint["near"])) if "near" in hint else None
            if "at" in hint:
                x, y = self.sheet.point(*hint["at"])
                area = region_box(wide, x, y).bounds
            else:
                x, y, area = place_region_name(wide, region, near, self.land, waste, seats, self.boxes, strips)
            self.boxes.append(area)
            regions[name] = {"name": title, "tint": TINTS.get(name, name), "label": _spot(x, y)}
        return regions

    def _kind(self, arc: Arc) -> str:
        regions = [self.places[side].get("region") for side in (arc.left, arc.right) if side]
        if None in regions:
            return "waste"
        return "land" if regions[0] == regions[1] else "region"

    def _lines(self) -> dict[str, Any]:
        rim = shapely.union_all(list(self.knots.values())).buffer(0.6) if self.knots else Polygon()
        frame = self.window.exterior.buffer(0.15)
        coast, knots = [], []
        for arc in self.arcs:
            if not (arc.left and arc.right):
                (knots if rim.contains(_line(arc)) else coast).append(arc)
        borders: dict[tuple[str, str, str], list[Any]] = {}
        for arc in self.arcs:
            if arc.left and arc.right:
                a, b = sorted((arc.left, arc.right))
                borders.setdefault((a, b, self._kind(arc)), []).append(arc.points)
        shore = [line for arc in coast for line in self._off_frame(arc, frame)]
        shores = sorted({(arc.left or arc.right, zone) for arc in coast for zone in self._zones_at(arc)})
        straits = []
        for a, b, start, end in self.anchors["straits"]:
            line = strait_line(self.shapes[a], self.shapes[b], self.sheet.point(*start), self.sheet.point(*end))
            straits.append({"between": [a, b], "path": path_of([_tenths(line)])})
        links = []
        for link in self.seas.get("links", []):
            line = _tenths(self.sheet.points(link["line"]))
            links.append({"land": link["land"], "water": link["water"], "path": path_of([line])})
        edges = [
            {
                "between": edge["between"],
                "path": path_of([_tenths(line.simplify(0.5).coords) for line in edge["lines"]]),
            }
            for edge in sea_edges(self.zone_arcs, self.land)
        ]
        return {
            "coast": path_of(shore),
            "ripples": self._ripples(),
            "borders": [
                {"between": [a, b], "kind": kind, "path": path_of(lines)} for (a, b, kind), lines in borders.items()
            ],
            "knots": self._knots(knots),
            "lakes": self._lakes(),
            "sea_edges": edges,
            "straits": straits,
            "links": links,
            "graticule": self._graticule(),
            "touching": _pairs(self.arcs),
            "shores": [list(pair) for pair in shores],
        }

    def _ripples(self) -> list[str]:
        """Lines of equal distance from the land, the nearest first. Wide strokes would need no lines of their own, but
        would be most of what it takes a browser to paint a map."""
        made = []
        for reach, tolerance in RIPPLES.items():
            rims = self.land.buffer(units(reach)).boundary.intersection(self.window).simplify(tolerance)
            lines = shapely.get_parts(shapely.line_merge(shapely.set_precision(rims, 1)))
            made.append(path_of([_tenths(line.coords) for line in lines]))
        return made

    def _off_frame(self, arc: Arc, frame: Any) -> list[list[tuple[int, int]]]:
        """The coast is not drawn along the edge of the sheet."""
        line = _line(arc)
        if not line.intersects(frame):
            return [arc.points]
        rest = line.difference(frame)
        return [
            points for part in shapely.get_parts(rest) if len(points := _tenths(part.coords)) > 1 and part.length > 1
        ]

    def _zones_at(self, arc: Arc) -> list[str]:
        line = _line(arc)
        return [name for name, zone in self.zones.items() if line.intersection(zone).length > 1.0]

    def _knots(self, arcs: list[Arc]) -> list[dict[str, Any]]:
        made = []
        for knot in self.anchors["knots"]:
            near = self.knots[knot["id"]].buffer(0.8)
            own = [Arc(arc.points, "", None) if arc.left else Arc(arc.points[::-1], "", None) for arc in arcs]
            rings = rings_of([arc for arc in own if near.contains(_line(arc))], "")
            made.append({"id": knot["id"], "draw": knot["draw"], "path": path_of(rings)})
        return made

    def _lakes(self) -> str:
        rings = []
        for lake in load_lakes(self.inputs, self.anchors["frame"]):
            drawn = tidy_coast(self.sheet.shape(lake), 0.5, 0.4)
            inner = drawn.intersection(self.land.buffer(-1.5))
            for part in shapely.get_parts(inner):
                if part.geom_type == "Polygon" and part.area > 45:
                    rings += [_tenths(part.exterior.coords)]
        return path_of(rings)

    def _graticule(self) -> str:
        frame = self.anchors["frame"]
        across = range(int(frame["west"]), int(frame["east"]) + 1, 5)
        lines = [[(lon, lat) for lat in range(76, -57, -4)] for lon in range(-165, 190, 15)]
        lines += [[(lon, lat) for lon in across] for lat in range(-45, 76, 15)]
        return path_of([_tenths(LineString(self.sheet.points(line)).simplify(0.3).coords) for line in lines])


def main(arguments: list[str]) -> None:
    inputs = Path(arguments[0])
    TARGET.mkdir(parents=True, exist_ok=True)
    for edition in arguments[1:] or EDITIONS:
        file, build = TARGET / f"{edition}.json", Build(inputs, edition)
        made = build.again(json.loads(file.read_text())) if arguments[0] == "again" else build.run()
        text = json.dumps(made, ensure_ascii=False, separators=(",", ":")).replace('},"', '},\n"')
        file.write_text(text + "\n")
        sys.stdout.write(f"{edition}: {len(text) // 1024} KB\n")


if __name__ == "__main__":
    main(sys.argv[1:])

// Cut-outs of the world as still pictures: for the home page, the game's card and the rules. Nothing in them can be
// pressed.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { SealShape } from "../../ui/seal.js";
import { BOXES, SCENES } from "./scenes.js";
import { CoinShape, FortShape, PlateSign } from "./signs.js";

/** @typedef {import("./scenes.js").Stand} Stand */

const base = new URL("../../../maps/", import.meta.url);
/** @type {Map<string, Promise<any>>} */
const maps = new Map();

/** The map of an edition. @param {string} game */
function loadMap(game) {
  let map = maps.get(game);
  if (!map) {
    map = fetch(new URL(`${game}.json`, base)).then((answer) => (answer.ok ? answer.json() : null));
    maps.set(game, map);
  }
  return map;
}

/** The same once it is there; without a map the words beside it stand alone. @param {string} game */
export function useMap(game) {
  const [map, setMap] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    loadMap(game).then(
      (found) => wanted && setMap(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return map;
}

/** Always the same scatter, so that the same land always looks the same. @param {string} word */
function scatter(word) {
  let state = 7;
  for (const letter of word) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296 - 0.5;
  };
}

/** @type {Map<string, number[][][]>} */
const read = new Map();

/**
 * The lines of a path that consists of relative ones, as points; a closed one ends where it began.
 * @param {string} path
 * @returns {number[][][]}
 */
function linesOf(path) {
  const found =
    read.get(path) ??
    path
      .split("M")
      .slice(1)
      .map((line) => {
        const numbers = (line.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
        const points = [];
        let [x, y] = [0, 0];
        for (let i = 0; i + 1 < numbers.length; i += 2) {
          x += numbers[i];
          y += numbers[i + 1];
          points.push([x, y]);
        }
        return line.includes("z") ? [...points, points[0]] : points;
      });
  read.set(path, found);
  return found;
}

/** @param {string} path the outline, closed rings of relative lines */
export function boundsOf(path) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of linesOf(path).flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** How far beyond its window a picture is drawn: it may be shown a little higher or wider. */
const REACH = 40;

/**
 * Whether two boxes meet.
 * @param {{left: number, top: number, right: number, bottom: number}} one
 * @param {number[]} box
 */
const meets = (one, [left, top, width, height]) =>
  one.right > left - REACH &&
  one.left < left + width + REACH &&
  one.bottom > top - REACH &&
  one.top < top + height + REACH;

/**
 * What a picture shows of lines that are not filled: a coast has thousands, of which most lie elsewhere.
 * @param {string} path @param {number[]} box
 */
function seenOf(path, box) {
  // In whole tenths, so that no error adds up from line to line.
  const tenths = (/** @type {number} */ length) => Math.round(10 * length);
  const written = (/** @type {number} */ length) => `${length / 10}`.replace(/^(-?)0\./, "$1.");
  let drawn = "";
  for (const line of linesOf(path)) {
    let joined = false;
    for (let i = 1; i < line.length; i++) {
      const [[x, y], [toX, toY]] = [line[i - 1], line[i]];
      const seen = meets(
        { left: Math.min(x, toX), top: Math.min(y, toY), right: Math.max(x, toX), bottom: Math.max(y, toY) },
        box,
      );
      if (seen) {
        if (!joined) drawn += `M${written(tenths(x))} ${written(tenths(y))}l`;
        drawn += `${written(tenths(toX) - tenths(x))} ${written(tenths(toY) - tenths(y))} `;
      }
      joined = seen;
    }
  }
  return drawn.replaceAll(" -", "-").trimEnd();
}

/**
 * The field of small engraved marks of a difficult land.
 * @param {string} id
 * @param {any} land
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} pen
 * @param {number[]} box
 */
function marks(id, land, pen, box) {
  const outline = new Path2D(land.path);
  const chance = scatter(id);
  const { left, top, right, bottom } = boundsOf(land.path);
  const inside = (/** @type {number} */ x, /** @type {number} */ y) => pen.isPointInPath(outline, x, y, "evenodd");
  let drawn = "";
  for (let y = top, row = 0; y < bottom; y += 11, row++) {
    for (let x = left + (row % 2) * 6.5; x < right; x += 13) {
      const px = x + chance() * 5;
      const py = y + chance() * 4;
      if (!meets({ left: px, top: py, right: px, bottom: py }, box)) continue;
      if (Math.hypot(px - land.slot[0], py - land.slot[1]) < 14) continue;
      if (!inside(px - 4, py + 3) || !inside(px + 4, py + 3) || !inside(px, py - 5)) continue;
      const [cx, cy] = [px.toFixed(1), py.toFixed(1)];
      const hill = () =>
        [
          `M${(px - 3.1).toFixed(1)} ${(py + 2).toFixed(1)}`,
          `${cx} ${(Number(cy) - 2.4 - chance()).toFixed(1)}`,
          `${(px + 3.1).toFixed(1)} ${(py + 2).toFixed(1)}`,
        ].join("L");
      drawn +=
        land.terrain === "forest"
          ? `M${cx} ${(py + 3.2).toFixed(1)}v-2.2m-2.1-1.5a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1-4.2 0`
          : hill();
    }
  }
  return drawn;
}

/** What stands in a land. @param {{x: number, y: number, stand: Stand, scale?: number}} props */
export function Pieces({ x, y, stand, scale = 1 }) {
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    ${stand.fort && html`<${FortShape} />`}
    ${(stand.signs ?? []).map(
      (sign, place) => html`<g transform=${`translate(${15.5 + place * 13} 0)`}><${PlateSign} name=${sign} /></g>`,
    )}
    <g class=${`seal ${stand.flat ? "flat" : "standing"}`}>
      ${
        stand.coin
          ? html`<${CoinShape} pigment=${stand.seat} />`
          : html`<${SealShape} pigment=${stand.seat} standing=${!stand.flat} />`
      }
    </g>
  </g>`;
}

/**
 * @param {{
 *   map: any,
 *   box: number[],
 *   scene?: Record<string, Stand>,
 *   chosen?: string[],
 *   fit?: "slice" | "meet",
 *   name?: string,
 *   pieces?: boolean,
 * }} props
 *   `name`: of a picture that is to be stored, for the ids in it
 */
export function Cutout({ map, box, scene = {}, chosen = [], fit = "slice", name: given, pieces = true }) {
  const made = useMemo(() => `cut-${Math.random().toString(36).slice(2, 8)}`, []);
  const name = given ?? made;
  const within = (/** @type {Record<string, {path: string}>} */ all) =>
    Object.keys(all).filter((id) => meets(boundsOf(all[id].path), box));
  const seen = useMemo(() => within(map.lands), [map, box]);
  const wastes = useMemo(() => within(map.wastelands), [map, box]);
  const [coast, graticule] = useMemo(() => [seenOf(map.coast, box), seenOf(map.graticule, box)], [map, box]);
  const lakes = useMemo(
    () =>
      map.lakes
        .split(/(?=M)/)
        .filter((/** @type {string} */ lake) => meets(boundsOf(lake), box))
        .join(""),
    [map, box],
  );
  const borders = useMemo(
    () =>
      map.borders
        .map((/** @type {any} */ { kind, path }) => ({ kind, path: seenOf(path, box) }))
        .filter((/** @type {any} */ border) => border.path),
    [map, box],
  );
  const fields = useMemo(() => {
    const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    return seen
      .filter((id) => map.lands[id].terrain !== "clear")
      .map((id) => marks(id, map.lands[id], pen, box))
      .join("");
  }, [seen]);
  const owned = seen.filter((id) => scene[id]);
  // Outlines are long: each is written once and used wherever it is drawn.
  return html`<svg class="cutout" viewBox=${box.join(" ")} preserveAspectRatio=${`xMidYMid ${fit}`}>
    <defs>
      <path id=${`${name}-coast`} d=${coast} />
      ${owned.map(
        (id) =>
          html`
            <path id=${`${name}-${id}`} d=${map.lands[id].path} />
            <clipPath id=${`${name}-in-${id}`}><use href=${`#${name}-${id}`} clip-rule="evenodd" /></clipPath>
          `,
      )}
    </defs>
    <rect class="sea" x="-400" y="-400" width="2400" height="1800" />
    <path class="graticule" d=${graticule} />
    ${[14, 8.5, 4].map(
      (far, step) =>
        html`
          <use class=${`ripple r${step}`} stroke-width=${2 * far + 1} href=${`#${name}-coast`} />
          <use class="ripple-gap" stroke-width=${2 * far - 0.6} href=${`#${name}-coast`} />
        `,
    )}
    ${seen.map((id) => {
      const tint = `tint region-${map.lands[id].region}`;
      return scene[id]
        ? html`<use class=${tint} href=${`#${name}-${id}`} />`
        : html`<path class=${tint} d=${map.lands[id].path} />`;
    })}
    ${wastes.map((id) => html`<path class="tint waste" d=${map.wastelands[id].path} />`)}
    <path class="lake" d=${lakes} />
    <path class="marks" d=${fields} />
    ${owned.map(
      (id) => html`<g clip-path=${`url(#${name}-in-${id})`}>
        <use class=${`cut-tint seat-${scene[id].seat}`} href=${`#${name}-${id}`} />
        <use class=${`cut-wash seat-${scene[id].seat}`} href=${`#${name}-${id}`} />
        <use class="cut-pattern" href=${`#${name}-${id}`} stroke=${`url(#pattern-${scene[id].seat})`} />
      </g>`,
    )}
    ${borders.map((/** @type {any} */ border) => html`<path class=${`border ${border.kind}`} d=${border.path} />`)}
    <use class="coast" href=${`#${name}-coast`} />
    ${map.straits
      .filter((/** @type {any} */ strait) => meets(boundsOf(strait.path), box))
      .map((/** @type {any} */ strait) => html`<path class="strait" d=${strait.path} />`)}
    ${chosen.map((id) => map.lands[id] && html`<path class="chosen" d=${map.lands[id].path} />`)}
    ${
      pieces &&
      owned.map((id) => html`<${Pieces} x=${map.lands[id].slot[0]} y=${map.lands[id].slot[1]} stand=${scene[id]} />`)
    }
  </svg>`;
}

/**
 * Where a land lies: itself outlined, with what is around it.
 * @param {any} map @param {string[]} lands
 */
function around(map, lands) {
  const all = lands.flatMap((id) => (map.lands[id] ? [boundsOf(map.lands[id].path)] : []));
  if (!all.length) return map.viewBox;
  const left = Math.min(...all.map((one) => one.left));
  const right = Math.max(...all.map((one) => one.right));
  const top = Math.min(...all.map((one) => one.top));
  const bottom = Math.max(...all.map((one) => one.bottom));
  const width = Math.max(260, (right - left) * 1.7);
  const height = Math.max(170, (bottom - top) * 1.7);
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height];
}

/**
 * Of these, `hero` and `card` lie under `pictures/` ready drawn: tools/client/pictures.py draws them.
 * @param {{game: string, kind: "hero" | "card" | "place" | "world", place?: string}} props
 */
export function Picture({ game, kind, place = "" }) {
  const map = useMap(game);
  const lands = place ? place.split(" ") : [];
  const box = useMemo(
    () => map && (kind === "place" ? around(map, lands) : (BOXES[`${kind}-${game}`] ?? map.viewBox)),
    [map, kind, place],
  );
  if (!map) return null;
  const stored = kind === "hero" || kind === "card";
  return html`<${Cutout}
    map=${map}
    box=${box}
    scene=${stored ? SCENES[game] : {}}
    chosen=${lands}
    name=${stored ? `${kind}-${game}` : undefined}
  />`;
}

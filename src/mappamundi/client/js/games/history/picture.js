// Cut-outs of the world as still pictures: for the home page, the game's card and the rules. Nothing in them can be pressed.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { SealShape } from "../../ui/seal.js";
import { BOXES, SCENES } from "./scenes.js";
import { FortShape, PlateSign } from "./signs.js";

/** @typedef {import("./scenes.js").Stand} Stand */

const base = new URL("../../../maps/", import.meta.url);
/** @type {Map<string, Promise<any>>} */
const maps = new Map();

/** The map of an edition. @param {string} game */
export function loadMap(game) {
  let map = maps.get(game);
  if (!map) {
    map = fetch(new URL(`${game}.json`, base)).then((answer) => (answer.ok ? answer.json() : null));
    maps.set(game, map);
  }
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

/** @param {string} path the outline, closed rings of relative lines */
function boundsOf(path) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of path.split("M").slice(1)) {
    const numbers = (ring.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += numbers[i];
      y += numbers[i + 1];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}

/**
 * The field of small engraved marks of a difficult land.
 * @param {string} id @param {any} land @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} pen
 */
function marks(id, land, pen) {
  const outline = new Path2D(land.path);
  const chance = scatter(id);
  const { left, top, right, bottom } = boundsOf(land.path);
  const inside = (/** @type {number} */ x, /** @type {number} */ y) => pen.isPointInPath(outline, x, y, "evenodd");
  let drawn = "";
  for (let y = top, row = 0; y < bottom; y += 11, row++) {
    for (let x = left + (row % 2) * 6.5; x < right; x += 13) {
      const px = x + chance() * 5;
      const py = y + chance() * 4;
      if (Math.hypot(px - land.slot[0], py - land.slot[1]) < 14) continue;
      if (!inside(px - 4, py + 3) || !inside(px + 4, py + 3) || !inside(px, py - 5)) continue;
      const [cx, cy] = [px.toFixed(1), py.toFixed(1)];
      drawn +=
        land.terrain === "forest"
          ? `M${cx} ${(py + 3.2).toFixed(1)}v-2.2m-2.1-1.5a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1-4.2 0`
          : `M${(px - 3.1).toFixed(1)} ${(py + 2).toFixed(1)}L${cx} ${(Number(cy) - 2.4 - chance()).toFixed(1)}L${(px + 3.1).toFixed(1)} ${(py + 2).toFixed(1)}`;
    }
  }
  return drawn;
}

/** @param {{x: number, y: number, stand: Stand}} props */
function Pieces({ x, y, stand }) {
  return html`<g transform=${`translate(${x} ${y})`}>
    ${stand.fort && html`<${FortShape} />`}
    ${(stand.signs ?? []).map((sign, place) => html`<g transform=${`translate(${15.5 + place * 13} 0)`}><${PlateSign} name=${sign} /></g>`)}
    <g class=${`seal ${stand.flat ? "flat" : "standing"}`}><${SealShape} pigment=${stand.seat} standing=${!stand.flat} /></g>
  </g>`;
}

/**
 * @param {{map: any, box: number[], scene?: Record<string, Stand>, chosen?: string[], fit?: "slice" | "meet"}} props
 */
export function Cutout({ map, box, scene = {}, chosen = [], fit = "slice" }) {
  const [left, top, width, height] = box;
  const seen = useMemo(() => {
    const reach = 60;
    return Object.keys(map.lands).filter((id) => {
      const around = boundsOf(map.lands[id].path);
      return around.right > left - reach && around.left < left + width + reach && around.bottom > top - reach && around.top < top + height + reach;
    });
  }, [map, box]);
  const fields = useMemo(() => {
    const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    return seen.filter((id) => map.lands[id].terrain !== "clear").map((id) => marks(id, map.lands[id], pen)).join("");
  }, [seen]);
  const name = useMemo(() => `cut-${Math.random().toString(36).slice(2, 8)}`, []);
  const owned = seen.filter((id) => scene[id]);
  return html`<svg class="cutout" viewBox=${box.join(" ")} preserveAspectRatio=${`xMidYMid ${fit}`}>
    <defs>${owned.map((id) => html`<clipPath id=${`${name}-${id}`}><path d=${map.lands[id].path} clip-rule="evenodd" /></clipPath>`)}</defs>
    <rect class="sea" x="-400" y="-400" width="2400" height="1800" />
    <path class="graticule" d=${map.graticule} />
    ${[14, 8.5, 4].map((far, step) => html`<path class=${`ripple r${step}`} stroke-width=${2 * far + 1} d=${map.coast} /><path class="ripple-gap" stroke-width=${2 * far - 0.6} d=${map.coast} />`)}
    ${seen.map((id) => html`<path class=${`tint region-${map.lands[id].region}`} d=${map.lands[id].path} />`)}
    ${Object.values(map.wastelands).map((/** @type {any} */ waste) => html`<path class="tint waste" d=${waste.path} />`)}
    <path class="lake" d=${map.lakes} />
    <path class="marks" d=${fields} />
    ${owned.map((id) => html`<g clip-path=${`url(#${name}-${id})`}>
      <path class=${`cut-tint seat-${scene[id].seat}`} d=${map.lands[id].path} />
      <path class=${`cut-wash seat-${scene[id].seat}`} d=${map.lands[id].path} />
      <path class="cut-pattern" d=${map.lands[id].path} stroke=${`url(#pattern-${scene[id].seat})`} />
    </g>`)}
    ${map.borders.map((/** @type {any} */ border) => html`<path class=${`border ${border.kind}`} d=${border.path} />`)}
    <path class="coast" d=${map.coast} />
    ${map.straits.map((/** @type {any} */ strait) => html`<path class="strait" d=${strait.path} />`)}
    ${chosen.map((id) => map.lands[id] && html`<path class="chosen" d=${map.lands[id].path} />`)}
    ${owned.map((id) => html`<${Pieces} x=${map.lands[id].slot[0]} y=${map.lands[id].slot[1]} stand=${scene[id]} />`)}
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

/** @param {{game: string, kind: "hero" | "card" | "place" | "world", place?: string}} props */
export function Picture({ game, kind, place = "" }) {
  const [map, setMap] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    loadMap(game).then((found) => wanted && setMap(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  const lands = place ? place.split(" ") : [];
  const box = useMemo(() => map && (kind === "place" ? around(map, lands) : (BOXES[`${kind}-${game}`] ?? map.viewBox)), [map, kind, place]);
  if (!map) return null;
  return html`<${Cutout} map=${map} box=${box} scene=${kind === "place" || kind === "world" ? {} : (SCENES[game] ?? {})} chosen=${lands} />`;
}

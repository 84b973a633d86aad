// The land of a tile as numbers: on each point of a lattice how strongly each terrain claims it. The largest claim has
// the point.

import { areasOf, canonical, terrainsOf } from "../faces.js";

/** Points along a side: an even number, so that a border between two corners crosses the side exactly in its middle. */
export const POINTS = 26;

/** How far the noise moves a border, and how much a bridge is widened in the middle of a saddle. */
const WANDER = 0.68;
const BRIDGE = 0.3;
/** Where a terrain joins two corners, its claim is nowhere weaker than this: a bridge can be seen. */
const NECK = 0.06;

/**
 * @typedef {Map<string, Float64Array>} Lattice by terrain: its claim on each point less that of the strongest other,
 *   row by row
 */

/** A number from a word. @param {string} word */
function hash(word) {
  let h = 2166136261;
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return h >>> 0;
}

/**
 * Random numbers that are the same whenever they are drawn from the same seed.
 * @param {string} seed
 * @returns {() => number}
 */
export function randomOf(seed) {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const smooth = (/** @type {number} */ t) => t * t * (3 - 2 * t);

/**
 * Smooth noise between -1 and 1 over the tile, of some waves along each side.
 * @param {() => number} random
 * @param {number} waves
 * @returns {(u: number, v: number) => number}
 */
function noiseOf(random, waves) {
  const side = waves + 1;
  const knots = Array.from({ length: side * side }, () => 2 * random() - 1);
  return (u, v) => {
    const [x, y] = [Math.min(u * waves, waves - 1e-9), Math.min(v * waves, waves - 1e-9)];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [smooth(x - i), smooth(y - j)];
    const at = j * side + i;
    return (
      (knots[at] * (1 - s) + knots[at + 1] * s) * (1 - t) + (knots[at + side] * (1 - s) + knots[at + side + 1] * s) * t
    );
  };
}

/** @param {import("../faces.js").Face} face @param {string} seed @returns {Lattice} */
function claims(face, seed) {
  const random = randomOf(seed);
  const terrains = terrainsOf(face);
  const fields = terrains.map((terrain) => {
    const [coarse, fine] = [noiseOf(random, 3), noiseOf(random, 7)];
    const has = [0, 1, 2, 3].map((n) => Number(face[n] === terrain));
    const bridge = face[5] === terrain ? BRIDGE : 0;
    const field = new Float64Array(POINTS * POINTS);
    for (let j = 0; j < POINTS; j++) {
      for (let i = 0; i < POINTS; i++) {
        const [u, v] = [i / (POINTS - 1), j / (POINTS - 1)];
        const [s, t] = [smooth(u), smooth(v)];
        const inner = Math.sin(Math.PI * u) * Math.sin(Math.PI * v);
        const corners = (has[0] * (1 - s) + has[1] * s) * (1 - t) + (has[3] * (1 - s) + has[2] * s) * t;
        const wander = 0.74 * coarse(u, v) + 0.26 * fine(u, v);
        field[j * POINTS + i] = corners + WANDER * wander * Math.max(0, inner) ** 1.2 + bridge * inner * inner;
      }
    }
    return field;
  });
  const lead = (/** @type {number} */ n, /** @type {number} */ at) => {
    let rival = -1;
    for (let m = 0; m < fields.length; m++) if (m !== n && fields[m][at] > rival) rival = fields[m][at];
    return fields[n][at] - rival;
  };
  return new Map(terrains.map((terrain, n) => [terrain, fields[n].map((_, at) => lead(n, at))]));
}

/**
 * Whether the points of each terrain hang together just as the areas of the face do, and no island lies among them.
 * @param {import("../faces.js").Face} face
 * @param {Lattice} lattice
 */
export function agrees(face, lattice) {
  const areas = areasOf(face);
  const last = POINTS - 1;
  const corners = [0, last, last * POINTS + last, last * POINTS];
  for (const [terrain, field] of lattice) {
    const seen = new Uint8Array(field.length);
    const flood = (/** @type {number} */ from, /** @type {number} */ least) => {
      const stack = [from];
      const found = new Set([from]);
      while (stack.length) {
        const at = /** @type {number} */ (stack.pop());
        const i = at % POINTS;
        for (const next of [i > 0 ? at - 1 : -1, i < last ? at + 1 : -1, at - POINTS, at + POINTS]) {
          if (next < 0 || next >= field.length || found.has(next) || field[next] <= least) continue;
          found.add(next);
          stack.push(next);
        }
      }
      return found;
    };
    for (let n = 0; n < 4; n++) {
      if (face[n] !== terrain) continue;
      const found = flood(corners[n], 0);
      for (const at of found) seen[at] = 1;
      const wide = flood(corners[n], NECK);
      for (let m = 0; m < 4; m++) {
        const joined = areas[m] === areas[n];
        if (found.has(corners[m]) !== joined || wide.has(corners[m]) !== joined) return false;
      }
    }
    if (field.some((claim, at) => claim > 0 && !seen[at])) return false;
  }
  return true;
}

/** @type {Map<string, Lattice>} */
const made = new Map();

/**
 * The lattice of a face before it is turned: the first of its seeds that agrees with its areas.
 * @param {import("../faces.js").Face} face
 */
function unturned(face) {
  const kept = made.get(face);
  if (kept) return kept;
  for (let seed = 0; ; seed++) {
    const lattice = claims(face, `${face} ${seed}`);
    if (!agrees(face, lattice)) continue;
    made.set(face, lattice);
    return lattice;
  }
}

/**
 * The lattice of a face as it lies: its land turns with it.
 * @param {import("../faces.js").Face} face
 * @returns {Lattice}
 */
export function latticeOf(face) {
  const { face: first, turn } = canonical(face);
  const last = POINTS - 1;
  /** Where a point lay before the turn. @type {((i: number, j: number) => number)[]} */
  const from = [
    (i, j) => j * POINTS + i,
    (i, j) => (last - i) * POINTS + j,
    (i, j) => (last - j) * POINTS + last - i,
    (i, j) => i * POINTS + last - j,
  ];
  return new Map(
    [...unturned(first)].map(([terrain, field]) => [
      terrain,
      field.map((_, at) => field[from[turn](at % POINTS, Math.floor(at / POINTS))]),
    ]),
  );
}

// The engraved marks of each terrain: waves, grass, trees, peaks. They stand upright whatever the turn of their tile.

import { POINTS, randomOf } from "./lattice.js";

/**
 * What is drawn, from the lowest to the highest: colours are named by what the style sheet calls them, without `--g-`.
 * @typedef {{d: string, fill?: string, stroke?: string, width?: number, alpha?: number}} Ink
 */

/**
 * Marks on a lattice of so many pixels of a tile of 66, how far each strays from its point, how far inland it must
 * stand, and the room it needs beside and above.
 * @typedef {{
 *   across: number,
 *   down: number,
 *   stray: number,
 *   inland: number,
 *   wide: number,
 *   high: number,
 *   low: number,
 * }} Spread
 */

/** @type {Record<string, Spread>} */
const SPREAD = {
  O: { across: 15, down: 11, stray: 0.22, inland: 0.62, wide: 3.9, high: 1.6, low: 1.6 },
  P: { across: 12, down: 11, stray: 0.24, inland: 0.3, wide: 2.8, high: 2.4, low: 2.4 },
  F: { across: 8.6, down: 8.2, stray: 0.2, inland: 0.25, wide: 2.9, high: 3.4, low: 3.5 },
  M: { across: 10.2, down: 9.2, stray: 0.16, inland: 0.24, wide: 4.4, high: 4.4, low: 3.8 },
};

/** No mark stands nearer to a prophet than this, on a tile of 66. */
const PROPHET = 12.5;

const number = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/**
 * A drawing around 0, 0 moved to its place.
 * @param {(string | number)[]} parts numbers come in pairs
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {boolean} mirror
 */
function at(parts, x, y, scale, mirror) {
  let across = true;
  return parts
    .map((part) => {
      if (typeof part === "string") {
        across = true;
        return part;
      }
      const placed = across ? x + (mirror ? -part : part) * scale : y + part * scale;
      across = !across;
      return `${number(placed)} `;
    })
    .join("");
}

const WAVE = ["M", -3.5, 0.5, "C", -2.4, -1.2, -1.2, -1.2, 0, 0.1, "S", 2.3, 1.4, 3.5, -0.3];
const GRASS = [
  "M",
  0,
  2.1,
  "L",
  0,
  -1.9,
  "M",
  -0.9,
  2.1,
  "Q",
  -1.2,
  0.2,
  -2.3,
  -0.8,
  "M",
  0.9,
  2.1,
  "Q",
  1.2,
  0.2,
  2.3,
  -0.8,
];
const CROWN = [
  "M",
  0,
  -3.3,
  "C",
  1.6,
  -3.3,
  2.6,
  -2.2,
  2.6,
  -0.8,
  "C",
  2.6,
  0.7,
  1.5,
  1.7,
  0,
  1.7,
  "C",
  -1.5,
  1.7,
  -2.6,
  0.7,
  -2.6,
  -0.8,
  "C",
  -2.6,
  -2.2,
  -1.6,
  -3.3,
  0,
  -3.3,
  "Z",
];
const FIR = ["M", 0, -3.5, "L", 2.4, 1.7, "L", -2.4, 1.7, "Z"];
const TRUNK = ["M", 0, 0.1, "L", 0, 3.3];
const LIT = ["M", -0.2, -4.3, "L", 0.5, 0.4, "L", 0.1, 3.5, "L", -4.1, 3.5, "Z"];
const SHADED = ["M", -0.2, -4.3, "L", 4.3, 3.5, "L", 1.4, 3.5, "L", 0.5, 0.4, "Z"];
const RIDGE = ["M", -4.1, 3.6, "L", -0.2, -4.3, "L", 4.3, 3.6];

/** @param {Float64Array} field @param {number} u @param {number} v */
function claimAt(field, u, v) {
  const near = (/** @type {number} */ w) => Math.max(0, Math.min(POINTS - 1, Math.round(w * (POINTS - 1))));
  return field[near(v) * POINTS + near(u)];
}

/**
 * The marks of one terrain on a tile of this size.
 * @param {string} terrain
 * @param {Float64Array} field
 * @param {string} face as it lies: the same face has the same marks
 * @param {number} size
 * @param {[number, number] | null} prophet where one stands, in parts of the side
 * @returns {Ink[]}
 */
export function marksOf(terrain, field, face, size, prophet) {
  const spread = SPREAD[terrain];
  // Small tiles have fewer marks, but not as much fewer as they are smaller: otherwise nobody could tell the terrains.
  const scale = (size / 66) ** 0.8;
  const random = randomOf(`${face} ${terrain}`);
  const side = size / scale;
  const [columns, rows] = [Math.max(1, Math.round(side / spread.across)), Math.max(1, Math.round(side / spread.down))];
  const [across, down] = [side / columns, side / rows];
  /** @type {Record<string, string>} */
  const paths = { line: "", round: "", fir: "", trunk: "", lit: "", shaded: "" };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [straysX, straysY, kind, mirrored] = [random() - 0.5, random() - 0.5, random(), random() < 0.5];
      const shift = row % 2 ? 0.25 : -0.25;
      const x = Math.max(
        spread.wide,
        Math.min(side - spread.wide, (column + 0.5 + shift + 2 * spread.stray * straysX) * across),
      );
      const y = Math.max(
        spread.high + 0.4,
        Math.min(side - spread.low - 0.4, (row + 0.5 + 2 * spread.stray * straysY) * down),
      );
      const claims = [
        [0, 0],
        [-spread.wide, 0],
        [spread.wide, 0],
        [0, -spread.high],
        [0, spread.low],
      ].map(([dx, dy]) => claimAt(field, (x + dx) / side, (y + dy) / side));
      if (Math.min(...claims) < spread.inland * 0.55 || claims[0] < spread.inland) continue;
      if (prophet && Math.hypot(x - prophet[0] * side, y - prophet[1] * side) < PROPHET * (66 / side) ** 0.2) continue;
      const put = (/** @type {string} */ to, /** @type {(string | number)[]} */ parts, turned = false) =>
        (paths[to] += at(parts, x * scale, y * scale, scale, turned));
      if (terrain === "O") put("line", WAVE, mirrored && kind < 0.3);
      if (terrain === "P") put("line", GRASS);
      if (terrain === "F") {
        put(kind < 0.25 ? "fir" : "round", kind < 0.25 ? FIR : CROWN);
        put("trunk", TRUNK);
      }
      if (terrain === "M") {
        put("lit", LIT);
        put("shaded", SHADED);
        put("line", RIDGE);
      }
    }
  }
  return INKS[terrain](paths, scale).filter(({ d }) => d);
}

/** @type {Record<string, (paths: Record<string, string>, scale: number) => Ink[]>} */
const INKS = {
  O: ({ line }, scale) => [{ d: line, stroke: "wave", width: 0.95 * scale }],
  P: ({ line }, scale) => [{ d: line, stroke: "grass", width: 0.9 * scale }],
  F: ({ round, fir, trunk }, scale) => [
    { d: round + fir, fill: "tree", stroke: "tree-ink", width: 0.8 * scale },
    { d: trunk, stroke: "tree-ink", width: 0.8 * scale },
  ],
  M: ({ lit, shaded, line }, scale) => [
    { d: lit, fill: "peak-lit" },
    { d: shaded, fill: "peak-shade" },
    { d: line, stroke: "peak-ink", width: 0.85 * scale },
  ],
};

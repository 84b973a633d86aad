// Lines of equal claim, by marching squares: closed lines around what lies above a level. Beyond the rim they go
// straight on, for two steps.

import { POINTS } from "./lattice.js";

/**
 * Steps outside the tile: one as on the rim, so that lines leave it at a right angle; one below everything, so that
 * they close.
 */
const MARGIN = 2;
const SIDE = POINTS + 2 * MARGIN;

/**
 * Which sides of a square a line crosses, by which of its corners lie above: bits nw 1, ne 2, se 4, sw 8; sides n 0, e
 * 1, s 2, w 3. What lies above is at its right.
 * @type {[number, number][][]}
 */
const CROSSED = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** @typedef {[number, number][]} Loop points of a closed line, in parts of the tile's side */

/** @param {Float64Array} field @param {number} level @returns {Loop[]} */
export function contours(field, level) {
  const last = POINTS - 1;
  const inside = (/** @type {number} */ n) => Math.max(0, Math.min(last, n - MARGIN));
  const value = (/** @type {number} */ i, /** @type {number} */ j) =>
    i === 0 || j === 0 || i === SIDE - 1 || j === SIDE - 1 ? -1 : field[inside(j) * POINTS + inside(i)] - level;
  /**
   * Where a line crosses a side of a square.
   * @param {number} i
   * @param {number} j
   * @param {number} side
   * @returns {[number, number]}
   */
  const crossing = (i, j, side) => {
    const across = side % 2 === 0;
    const [x, y] = [i + Number(side === 1), j + Number(side === 2)];
    const [a, b] = [value(x, y), across ? value(x + 1, y) : value(x, y + 1)];
    const part = a / (a - b);
    return across ? [x + part, y] : [x, y + part];
  };
  /**
   * By the side of a square that a line enters through: the side that it leaves through.
   * @type {Map<number, number>}
   */
  const next = new Map();
  /** A side is known by the square west or north of it. @param {number} i @param {number} j @param {number} side */
  const key = (i, j, side) =>
    side === 0
      ? 2 * (j * SIDE + i)
      : side === 3
        ? 2 * (j * SIDE + i) + 1
        : side === 2
          ? 2 * ((j + 1) * SIDE + i)
          : 2 * (j * SIDE + i + 1) + 1;
  /** @type {Map<number, [number, number]>} */
  const points = new Map();
  for (let j = 0; j < SIDE - 1; j++) {
    for (let i = 0; i < SIDE - 1; i++) {
      const corners = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
      const above = corners.reduce((bits, corner, n) => bits | (Number(corner > 0) << n), 0);
      let lines = CROSSED[above];
      // Two opposite corners lie above: the middle says whether they are joined.
      if (above === 5)
        lines =
          corners[0] + corners[1] + corners[2] + corners[3] > 0
            ? [
                [0, 1],
                [2, 3],
              ]
            : [
                [0, 3],
                [2, 1],
              ];
      if (above === 10)
        lines =
          corners[0] + corners[1] + corners[2] + corners[3] > 0
            ? [
                [3, 0],
                [1, 2],
              ]
            : [
                [1, 0],
                [3, 2],
              ];
      for (const [from, to] of lines) {
        next.set(key(i, j, from), key(i, j, to));
        for (const side of [from, to]) points.set(key(i, j, side), crossing(i, j, side));
      }
    }
  }
  /** @type {Loop[]} */
  const loops = [];
  while (next.size) {
    const [[start]] = next;
    /** @type {Loop} */
    const loop = [];
    for (let at = start; next.has(at); ) {
      const [x, y] = /** @type {[number, number]} */ (points.get(at));
      loop.push([(x - MARGIN) / last, (y - MARGIN) / last]);
      const to = /** @type {number} */ (next.get(at));
      next.delete(at);
      at = to;
    }
    loops.push(loop);
  }
  return loops;
}

const round = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/**
 * Closed lines as the path of a picture of this size, smoothed: each point bends the line between the middles beside
 * it.
 * @param {Loop[]} loops
 * @param {number} size
 */
export function pathOf(loops, size) {
  return loops
    .map((loop) => {
      const middles = loop.map(([x, y], n) => {
        const [a, b] = loop[(n + 1) % loop.length];
        return [(size * (x + a)) / 2, (size * (y + b)) / 2];
      });
      const [x, y] = middles[middles.length - 1];
      const bends = loop.map(
        ([cx, cy], n) => `Q${round(size * cx)} ${round(size * cy)} ${middles[n].map(round).join(" ")}`,
      );
      return `M${round(x)} ${round(y)}${bends.join("")}Z`;
    })
    .join("");
}

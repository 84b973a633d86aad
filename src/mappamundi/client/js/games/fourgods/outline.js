// The outlines of kingdoms over the World: what lies inside, and its rim without the sides that it shares with itself.

import { contours } from "./draw/contour.js";
import { latticeOf } from "./draw/lattice.js";
import { CORNERS, areasOf } from "./faces.js";
import { cellAt } from "./fits.js";

/** @typedef {import("./model.js").World} World */
/** @typedef {import("./faces.js").Face} Face */
/** @typedef {[number, number]} Point in parts of a tile's side */
/** What lies inside, and its rim, as paths. @typedef {{inside: string, rim: string}} Outline */

/** The corners of a tile, clockwise from the north-west. @type {Point[]} */
const AT = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
/**
 * By side: whether a point lies on it, and the step to the tile beyond.
 * @type {[(point: Point) => boolean, number, number][]}
 */
const SIDES = [
  [([, y]) => y === 0, 0, -1],
  [([x]) => x === 1, 1, 0],
  [([, y]) => y === 1, 0, 1],
  [([x]) => x === 0, -1, 0],
];

const within = (/** @type {number} */ n) => Math.max(0, Math.min(1, n));
const round = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/**
 * By face and the first corner of an area: the closed line around it, which runs along the sides.
 * @type {Map<string, Point[]>}
 */
const loops = new Map();

/** @param {Face} face as it lies @param {number} first @returns {Point[]} */
function loopOf(face, first) {
  const key = `${face} ${first}`;
  const kept = loops.get(key);
  if (kept) return kept;
  const field = latticeOf(face).get(face[first]);
  const areas = areasOf(face);
  const corners = AT.filter((_, n) => areas[n] === first);
  const lines = field
    ? contours(field, 0).map((loop) => loop.map(([x, y]) => /** @type {Point} */ ([within(x), within(y)])))
    : [];
  const found =
    lines.find((line) => corners.some(([x, y]) => line.some((point) => point[0] === x && point[1] === y))) ?? AT;
  loops.set(key, found);
  return found;
}

/**
 * @param {World} world
 * @param {string[]} areas each as "x,y,corner"
 * @param {number} size of a cell
 * @returns {Outline}
 */
export function outlineOf(world, areas, size) {
  let [inside, rim] = ["", ""];
  for (const area of areas) {
    const [x, y, corner] = area.split(",");
    const [column, row] = [Number(x), Number(y)];
    const tile = world.tiles.get(cellAt(column, row));
    if (!tile) continue;
    const line = loopOf(tile.face, CORNERS.indexOf(/** @type {any} */ (corner)));
    const at = (/** @type {Point} */ [i, j]) => `${round((column + i) * size)} ${round((row + j) * size)}`;
    inside += `M${line.map(at).join("L")}Z`;
    let drawn = false;
    line.forEach((point, n) => {
      const next = line[(n + 1) % line.length];
      const side = SIDES.find(([on]) => on(point) && on(next));
      // Along a side it is a rim only if no land lies beyond.
      const shown = !side || !world.tiles.has(cellAt(column + side[1], row + side[2]));
      if (shown) rim += drawn ? `L${at(next)}` : `M${at(point)}L${at(next)}`;
      drawn = shown;
    });
  }
  return { inside, rim };
}

/** The same of a whole cell. @param {string} cell @param {number} size @returns {Outline} */
export function squareOf(cell, size) {
  const [x, y] = cell.split(",").map(Number);
  const path = `M${x * size} ${y * size}h${size}v${size}h${-size}Z`;
  return { inside: path, rim: path };
}

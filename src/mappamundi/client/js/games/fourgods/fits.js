// Where a tile fits, by its corners (G4.3–G4.5): the one rule that is read here as well as on the server, because a
// tile is turned and dragged faster than anybody can be asked. A test holds both to the same answers; whether it is
// done, the server says.

import { turned } from "./faces.js";

/** @typedef {import("./faces.js").Face} Face */
/** A cell as "x,y". @typedef {string} Cell */
/** What stands in the way of any tile: two neighbours that disagree on a corner. */
export const TORN = "torn";

/**
 * As much of the World as tiles must match: faces as they lie, and cells that are full otherwise.
 * @typedef {{width: number, height: number, tiles: Map<Cell, Face>, cities: Set<Cell>}} Ground
 */

/**
 * What a cell asks of a tile: for each corner a terrain's letter, nothing, or TORN; and how many side lines it has.
 * @typedef {{corners: (string | null)[], lines: number}} Demand
 */

/**
 * How a tile fits: flipped or not, and then turned so often clockwise, from how it lies.
 * @typedef {{flip: boolean, turns: number}} Way
 */
/**
 * A tile: both faces, which of them is up, and how it is turned.
 * @typedef {{faces: [Face, Face], side: 0 | 1, turn: number}} Held
 */

/** @param {number} x @param {number} y @returns {Cell} */
export const cellAt = (x, y) => `${x},${y}`;

/** @param {Cell} cell @returns {[number, number]} */
export const placeOf = (cell) => /** @type {[number, number]} */ (cell.split(",").map(Number));

/**
 * By side: the step to the neighbour, and for each of the two corners of the side the neighbour's that meets it.
 * @type {{name: "north" | "east" | "south" | "west", by: [number, number], meet: [number, number][]}[]}
 */
export const SIDES = [
  {
    name: "north",
    by: [0, -1],
    meet: [
      [0, 3],
      [1, 2],
    ],
  },
  {
    name: "east",
    by: [1, 0],
    meet: [
      [1, 0],
      [2, 3],
    ],
  },
  {
    name: "south",
    by: [0, 1],
    meet: [
      [3, 0],
      [2, 1],
    ],
  },
  {
    name: "west",
    by: [-1, 0],
    meet: [
      [0, 1],
      [3, 2],
    ],
  },
];

/** @param {Ground} ground @param {number} x @param {number} y @returns {Demand} */
export function demandOf({ width, height, tiles }, x, y) {
  /** @type {(string | null)[]} */
  const corners = [null, null, null, null];
  let lines = 0;
  for (const { by, meet } of SIDES) {
    const [i, j] = [x + by[0], y + by[1]];
    const inside = i >= 0 && j >= 0 && i < width && j < height;
    const face = inside ? tiles.get(cellAt(i, j)) : undefined;
    if (!inside || face) lines++;
    if (face)
      for (const [own, other] of meet)
        corners[own] = corners[own] === null || corners[own] === face[other] ? face[other] : TORN;
  }
  return { corners, lines };
}

/** @param {Demand} demand @param {Face} face as it lies */
export const matches = ({ corners }, face) => corners.every((corner, n) => corner === null || corner === face[n]);

/** @param {Held} held @returns {Face} */
export const liesAs = ({ faces, side, turn }) => turned(faces[side], turn);

/**
 * The shortest way to make a tile match: a flip counts as much as a quarter turn.
 * @param {Demand} demand
 * @param {Held} held
 * @returns {Way | null}
 */
export function wayTo(demand, held) {
  /** @type {Way | null} */
  let best = null;
  const steps = (/** @type {Way} */ { flip, turns }) => turns + Number(flip);
  for (const flip of [false, true]) {
    for (let turns = 0; turns < 4; turns++) {
      const way = { flip, turns };
      if (best && steps(way) >= steps(best)) continue;
      if (
        matches(
          demand,
          liesAs({ ...held, side: /** @type {0 | 1} */ (flip ? 1 - held.side : held.side), turn: held.turn + turns }),
        )
      )
        best = way;
    }
  }
  return best;
}

/** Open cells with side lines enough, and what they ask. @param {Ground} ground @returns {Map<Cell, Demand>} */
export function openCells(ground) {
  const found = new Map();
  for (let y = 0; y < ground.height; y++) {
    for (let x = 0; x < ground.width; x++) {
      const cell = cellAt(x, y);
      if (ground.tiles.has(cell) || ground.cities.has(cell)) continue;
      const demand = demandOf(ground, x, y);
      if (demand.lines >= 2) found.set(cell, demand);
    }
  }
  return found;
}

/**
 * Where a tile fits, and how, row by row.
 * @param {Map<Cell, Demand>} open
 * @param {Held} held
 * @returns {Map<Cell, Way>}
 */
export function cellsFor(open, held) {
  const found = new Map();
  for (const [cell, demand] of open) {
    const way = wayTo(demand, held);
    if (way) found.set(cell, way);
  }
  return found;
}

/**
 * The sides on which a face disagrees with its neighbours.
 * @param {Ground} ground
 * @param {Cell} cell
 * @param {Face} face as it lies
 */
export function misfits({ tiles }, cell, face) {
  const [x, y] = placeOf(cell);
  return SIDES.filter(({ by, meet }) => {
    const other = tiles.get(cellAt(x + by[0], y + by[1]));
    return other && meet.some(([own, theirs]) => face[own] !== other[theirs]);
  }).map(({ name }) => name);
}

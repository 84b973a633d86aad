// A view as the World and those around it are drawn from it.

import { areasOf } from "./faces.js";

/** @typedef {import("./fits.js").Cell} Cell */
/** @typedef {import("./faces.js").Face} Face */
/** @typedef {import("./faces.js").Corner} Corner */
/** @typedef {import("./gods.js").God} God */

/**
 * A tile in the World: its face as it lies, who laid it, whose prophet stands on it.
 * @typedef {{
 *   face: Face,
 *   by?: number,
 *   wrong?: boolean,
 *   prophet?: {god: God, corner: Corner, terrain: import("./faces.js").Terrain},
 * }} Laid
 */
/**
 * @typedef {{
 *   width: number,
 *   height: number,
 *   tiles: Map<Cell, Laid>,
 *   cities: Map<Cell, {god: God, seat: number | null}>,
 * }} World
 */
/**
 * A terrain that hangs together over two tiles or more: its areas as "x,y,corner", and what it pays to each of the
 * `first`.
 * @typedef {{
 *   terrain: import("./faces.js").Terrain,
 *   tiles: number,
 *   areas: string[],
 *   prophets: Partial<Record<God, number>>,
 *   first: God[],
 *   points: number,
 * }} Kingdom
 */

/** @type {WeakMap<any, World>} */
const worlds = new WeakMap();

/** @param {import("./types.js").View} view @returns {World} */
export function worldOf(view) {
  const kept = worlds.get(view);
  if (kept) return kept;
  const [width, height] = view.size;
  const world = {
    width,
    height,
    tiles: new Map(Object.entries(view.world)),
    cities: new Map(Object.entries(view.cities)),
  };
  worlds.set(view, world);
  return world;
}

/**
 * A tile in a hand: both faces, and what it is known by as long as it stays there.
 * @param {import("./types.js").View} view
 * @param {number} seat
 * @returns {({faces: [Face, Face], key: string, taken: boolean} | null)[]}
 */
export const handsOf = (view, seat) =>
  view.hands[seat].map(
    (/** @type {any} */ held, /** @type {number} */ n) =>
      held && { faces: held.faces, key: `${n} ${held.tile}`, taken: held.taken !== null },
  );

/** Whose god, or colour, it is. @param {import("./types.js").View} view @param {God} god @returns {number | null} */
export const ownerOf = (view, god) => view.gods[god].seat;

/** The gods, or the colour, of a seat. @param {import("./types.js").View} view @param {number} seat @returns {God[]} */
export const godsOf = (view, seat) => view.claimed[seat];

/** The corner by which an area is known: its first. @param {Face} face @param {number} corner */
export const areaAt = (face, corner) => areasOf(face)[corner];

/**
 * How many prophets a god had at first: those left, those in the World, and those that are gone for good.
 * @param {import("./types.js").View} view
 * @param {God} god
 */
export function allProphets(view, god) {
  const { tiles, cities } = worldOf(view);
  const standing =
    [...tiles.values()].filter(({ prophet }) => prophet?.god === god).length +
    [...cities.values()].filter((city) => city.god === god).length;
  return view.gods[god].reserve + standing + view.gods[god].lost;
}

/** How many gods a seat may have. @param {import("../../types.js").Table} table */
export const godsEach = ({ seats, options }) =>
  seats.length === 2 && options.two_player === "two_with_four_gods" ? 2 : 1;

/**
 * Whether nobody can choose a god any more: those without an owner are out of the game (G12.2).
 * @param {import("./types.js").View} view
 * @param {import("../../types.js").Table} table
 */
export const allChosen = (view, table) =>
  view.claimed.every((/** @type {God[]} */ gods) => gods.length >= godsEach(table));

/** Whether a table's gods are hidden: then colours suggest none. @param {import("../../types.js").Table} table */
export const hides = (table) => table.options.gods === "hidden";

/** Whether one plays after another. @param {import("../../types.js").Table} table */
export const timed = (table) => table.options.tempo === "timed_turns";

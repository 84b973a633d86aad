// Faces of tiles: four corners clockwise from the north-west, and how they look when the tile is turned.

/**
 * As the data writes it, corners in the order of CORNERS; a saddle with the terrain that bridges it: `OOPF`, `OPOP/P`.
 * @typedef {string} Face
 */

export const CORNERS = /** @type {const} */ (["nw", "ne", "se", "sw"]);
export const TERRAINS = /** @type {const} */ (["ocean", "plain", "forest", "mountain"]);
/** @typedef {(typeof CORNERS)[number]} Corner */
/** @typedef {(typeof TERRAINS)[number]} Terrain */

/** The letter of a terrain, and back. @type {Record<string, Terrain>} */
export const TERRAIN = { O: "ocean", P: "plain", F: "forest", M: "mountain" };

/** A face after so many quarter turns clockwise (G1.6). @param {Face} face @param {number} turn @returns {Face} */
export const turned = (face, turn) => {
  const by = ((turn % 4) + 4) % 4;
  return face.slice(4 - by, 4) + face.slice(0, 4 - by) + face.slice(4);
};

/** The terrains of a face, each once, in the order of its corners. @param {Face} face */
export const terrainsOf = (face) => [...new Set(face.slice(0, 4))];

/**
 * A face and the turns that lead to it from the one of its four turns that comes first in the alphabet.
 * @param {Face} face
 */
export function canonical(face) {
  const all = [0, 1, 2, 3].map((turn) => ({ face: turned(face, -turn), turn }));
  return all.sort((a, b) => (a.face < b.face ? -1 : a.face > b.face ? 1 : a.turn - b.turn))[0];
}

/**
 * The areas of a face (G1.7): for each corner the first corner of its area.
 * @param {Face} face
 * @returns {number[]}
 */
export function areasOf(face) {
  const first = [0, 1, 2, 3];
  const join = (/** @type {number} */ a, /** @type {number} */ b) => {
    const [low, high] = [Math.min(first[a], first[b]), Math.max(first[a], first[b])];
    for (let n = 0; n < 4; n++) if (first[n] === high) first[n] = low;
  };
  for (let n = 0; n < 4; n++) if (face[n] === face[(n + 1) % 4]) join(n, (n + 1) % 4);
  for (const n of [0, 1]) {
    const [across, sides] = [face[n] === face[n + 2], [face[n + 1], face[(n + 3) % 4]]];
    if (across && (sides[0] !== sides[1] || face[5] === face[n])) join(n, n + 2);
  }
  return first;
}

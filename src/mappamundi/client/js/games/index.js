// The games' plug-ins, loaded when a table needs one.

/** @typedef {any} GamePlugin */

/** Which family a game belongs to. @type {[RegExp, () => Promise<{default: GamePlugin}>][]} */
const FAMILIES = [[/^hotw\d+$/, () => import("./history/y2018/index.js")]];

/**
 * The plug-in that shows this game.
 * @param {string} id
 * @returns {Promise<GamePlugin>}
 */
export async function loadGame(id) {
  const found = FAMILIES.find(([known]) => known.test(id));
  if (!found) throw new Error(`no plug-in for the game ${id}`);
  return (await found[1]()).default;
}

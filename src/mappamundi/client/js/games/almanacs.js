// The parts of a rules browser that are a game's own: its cards and its board, as pages to read.

/** @type {Record<string, () => Promise<{default: import("./history/almanac.js").Almanac}>>} */
const ALMANACS = {
  hotw2018: () => import("./history/almanac.js"),
};

/** @param {string} game @returns {Promise<import("./history/almanac.js").Almanac | null>} */
export const loadAlmanac = async (game) => (await ALMANACS[game]?.())?.default ?? null;

// The parts of a rules browser that are a game's own: its cards and its board, as pages to read.

/** @type {Record<string, () => Promise<{default: import("./history/y2018/almanac.js").Almanac}>>} */
const ALMANACS = {
  hotw2018: () => import("./history/y2018/almanac.js"),
};

/** @param {string} game @returns {Promise<import("./history/y2018/almanac.js").Almanac | null>} */
export const loadAlmanac = async (game) => (await ALMANACS[game]?.())?.default ?? null;

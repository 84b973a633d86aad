// What a game tells of itself at its end: gold over time and by what brought it, luck, the story.

import { story, summary } from "./story.js";

/** @typedef {import("../words.js").Ctx} Ctx */

/** Gold by epoch so far, from the log alone. @param {import("../../../table/prompt.js").Env} env @param {any[]} _log @returns {import("../../../table/end.js").Series} */
export const points = ({ view }, _log) => ({ labels: [""], series: view.gold.map((/** @type {number} */ gold) => [gold]) });

/** @param {any[]} _log @param {Ctx} ctx @param {any} table @param {any} view @returns {import("../../../table/end.js").EndFacts} */
export function endFacts(_log, ctx, table, view) {
  const series = { labels: [""], series: view.gold.map((/** @type {number} */ gold) => [gold]) };
  return { points: series, parts: series, best: view.gold.map(() => ""), luck: [], rolls: [], summary: summary(ctx, table), story: story(ctx, table) };
}

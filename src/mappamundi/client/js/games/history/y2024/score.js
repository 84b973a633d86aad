// Gold now: what a seat would raise if its turn ended here, and why.

import { called } from "../words.js";
import { t } from "../../../i18n.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

const DEGREES = ["presence", "dominance", "mastery"];

/** @param {Env} env @param {number} seat @returns {{total: number, standing: import("../../../table/score.js").Standing, reasons: import("../../../table/score.js").Reason[]}} */
export function scoreNow({ ctx, view, table }, seat) {
  const own = view.turn?.seat === seat;
  const { gold = 0, areas = [] } = own ? view.turn.revenue : {};
  return {
    total: gold,
    standing: table.phase === "over" ? "over" : own ? "plays" : view.arrays[seat].with_empire ? "waits" : "scored",
    reasons: areas.map((/** @type {any} */ row) => ({
      id: row.area,
      name: called(ctx.book, row.area),
      swatch: `region-${row.area}`,
      steps: (ctx.book.regions.get(row.area)?.values[view.epoch - 1] ?? []).map((/** @type {number} */ value, /** @type {number} */ n) => ({ value, reached: n <= DEGREES.indexOf(row.degree), name: t(`degree-${DEGREES[n]}`) })),
      points: row.gold,
      text: "",
      counts: [],
      places: ctx.book.regions.get(row.area)?.lands ?? [],
    })),
  };
}

// Gold now: what the Empire in turn would raise if its turn ended here, and why; of the others where they stand.

import { t } from "../../../i18n.js";
import { foresee, stepsOf } from "../foresee.js";
import { armiesIn, called } from "../words.js";
import { whyNot } from "./revenue.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "mastery"];

/** What an area pays in this epoch. @param {Env} env @param {string} area @returns {number[]} */
const valuesOf = ({ ctx, view }, area) => ctx.book.areas.get(area)?.values[view.epoch - 1] ?? [];

/**
 * Only the Empire in turn raises something; garrisons of the others wait for a token (R10.12).
 * @param {Env} env
 * @param {number} seat
 * @returns {{total: number | null, standing: import("../../../table/score.js").Standing, reasons: Reason[]}}
 */
export function scoreNow(env, seat) {
  const { ctx, view } = env;
  const now = view.score_now[seat];
  const plays = now.standing === "plays";
  /** @type {Reason[]} */
  const reasons = [...now.areas]
    .sort((a, b) => b.gold - a.gold)
    .map((row) => ({
      id: row.area,
      name: called(ctx.book, row.area),
      swatch: `region-${row.area}`,
      steps: stepsOf(valuesOf(env, row.area), DEGREES, row.degree),
      points: row.gold,
      text: whyNot(env, row, plays),
      counts: armiesIn(ctx.book, view, row.area)
        .map((count, other) => ({ seat: other, count }))
        .filter(({ count }) => count)
        .sort((a, b) => b.count - a.count),
      places: ctx.book.areas.get(row.area)?.lands ?? [],
    }));
  const apart = { swatch: "buildings", steps: [], text: "", counts: [], places: [] };
  if (now.buildings) reasons.push({ ...apart, id: "buildings", name: t("recap-buildings"), points: now.buildings });
  if (now.event) reasons.push({ ...apart, id: "event", name: called(ctx.book, view.turn.event), points: now.event });
  return { total: plays ? now.gold : null, standing: now.standing, reasons };
}

/** What taking a land would change. @param {Env} env @param {string} place */
export const foreseen = (env, place) =>
  foresee(env, place, {
    degrees: DEGREES,
    built: { id: "buildings", name: t("recap-buildings") },
    values: (area) => valuesOf(env, area),
  });

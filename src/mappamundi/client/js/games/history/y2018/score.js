// Score now: what a seat would score at this moment, region by region, and why.

import { t } from "../../../i18n.js";
import { foresee } from "../foresee.js";
import { apart, inLine, regionReasons, whyAndNext } from "../score.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "supremacy"];
const WORDS = {
  highest: "supremacy",
  reached: (/** @type {string} */ degree) => t(`why-degree-${degree}`),
  say: (/** @type {string} */ what, /** @type {Record<string, any>} */ args = {}) => t(`why-${what}`, args),
};

/** What a region brings in this era. @param {Env} env @returns {(region: string) => number[]} */
const valuesOf =
  ({ view }) =>
  (region) =>
    view.regions[region] ?? [];

/**
 * @param {Env} env
 * @param {number} seat
 * @returns {{total: number, standing: import("../../../table/score.js").Standing, reasons: Reason[]}}
 */
export function scoreNow(env, seat) {
  const { ctx, view } = env;
  const now = view.score_now[seat];
  const reasons = regionReasons(
    env,
    now.regions.map((/** @type {any} */ { region, ...row }) => ({ id: region, ...row })),
    {
      degrees: DEGREES,
      values: valuesOf(env),
      text: whyAndNext(env, seat, WORDS),
      none: t("why-no-token"),
    },
  );
  if (now.structures) {
    const held = Object.values(view.lands).filter((/** @type {any} */ land) => land.owner === seat);
    const parts = ["capital", "city", "monument"].flatMap((structure) => {
      const count = held.filter((/** @type {any} */ land) => land[structure]).length;
      return count ? [t("structure-points", { structure, count, points: count * ctx.book.scoring[structure] })] : [];
    });
    reasons.push(apart({ id: "structures", name: t("structures"), points: now.structures, inline: inLine(parts) }));
  }
  return { total: now.points, standing: now.standing, reasons };
}

/** What taking a land would change. @param {Env} env @param {string} place */
export const foreseen = (env, place) =>
  foresee(env, place, {
    degrees: DEGREES,
    built: { id: "structures", name: t("structures") },
    values: valuesOf(env),
  });

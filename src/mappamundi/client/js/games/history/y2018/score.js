// Score now: what a seat would score at this moment, area by area, and why.

import { t } from "../../../i18n.js";
import { foresee } from "../foresee.js";
import { apart, inLine, areaReasons, whyAndNext } from "../score.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "supremacy"];
const WORDS = {
  highest: "supremacy",
  reached: (/** @type {string} */ degree) => t(`why-degree-${degree}`),
  say: (/** @type {string} */ what, /** @type {Record<string, any>} */ args = {}) => t(`why-${what}`, args),
};

/** What an area brings in this epoch. @param {Env} env @returns {(area: string) => number[]} */
const valuesOf =
  ({ view }) =>
  (area) =>
    view.areas[area] ?? [];

/**
 * @param {Env} env
 * @param {number} seat
 * @returns {{total: number, standing: import("../../../table/score.js").Standing, reasons: Reason[]}}
 */
export function scoreNow(env, seat) {
  const { ctx, view } = env;
  const now = view.score_now[seat];
  const reasons = areaReasons(
    env,
    now.areas.map(({ area, ...row }) => ({ id: area, ...row })),
    {
      degrees: DEGREES,
      values: valuesOf(env),
      text: whyAndNext(env, seat, WORDS),
      none: t("why-no-token"),
    },
  );
  if (now.buildings) {
    const held = Object.values(view.lands).filter((land) => land.owner === seat);
    const parts = /** @type {const} */ (["capital", "city", "monument"]).flatMap((building) => {
      const count = held.filter((land) => land[building]).length;
      return count ? [t("structure-points", { building, count, points: count * ctx.book.data.scoring[building] })] : [];
    });
    reasons.push(apart({ id: "buildings", name: t("structures"), points: now.buildings, inline: inLine(parts) }));
  }
  return { total: now.points, standing: now.standing, reasons };
}

/** What taking a land would change. @param {Env} env @param {string} place */
export const foreseen = (env, place) =>
  foresee(env, place, {
    degrees: DEGREES,
    built: { id: "buildings", name: t("structures") },
    values: valuesOf(env),
  });

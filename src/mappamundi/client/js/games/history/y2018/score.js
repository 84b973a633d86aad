// Score now: what a seat would score at this moment, region by region, and why.

import { t } from "../../../i18n.js";
import { armiesIn, called, listed, seatName } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "supremacy"];

/** One sentence: why this degree, and what would change it. @param {Env} env @param {number} seat @param {string} region @param {number} degree @param {number[]} counts */
function why(env, seat, region, degree, counts) {
  const { ctx, view } = env;
  const values = view.regions[region];
  if (!values || !values[0]) return t("why-no-token");
  const own = counts[seat];
  const rivals = counts.map((count, other) => ({ count, other })).filter(({ count, other }) => count && other !== seat);
  const { dominance, supremacy } = ctx.book.scoring;
  const args = { own, you: seat === ctx.viewer ? "yes" : "no", who: seatName(ctx, seat) };
  if (degree === 2) return t("why-supremacy", args);
  if (degree === 1) {
    if (!rivals.length) return t("why-dominance-alone", { ...args, more: supremacy.min_armies - own, gain: values[2] - values[1] });
    return t("why-dominance-rivals", { ...args, rivals: rivals.reduce((sum, { count }) => sum + count, 0) });
  }
  const most = Math.max(0, ...rivals.map(({ count }) => count));
  const more = Math.max(dominance.min_armies, most + 1) - own;
  const gain = values[1] - values[0];
  if (!rivals.length) return t("why-presence-alone", { ...args, more, gain });
  const top = listed(rivals.filter(({ count }) => count === most).map(({ other }) => (other === ctx.viewer ? t("object-you") : seatName(ctx, other))));
  if (most === own) return t("why-presence-tied", { ...args, top, more, gain });
  if (most < own) return t("why-presence-few", { ...args, more, gain });
  return t("why-presence-behind", { ...args, top, most, more, gain });
}

/** @param {Env} env @param {number} seat @returns {{total: number, reasons: Reason[]}} */
export function scoreNow(env, seat) {
  const { ctx, view } = env;
  const now = view.score_now[seat];
  /** @type {Reason[]} */
  const reasons = [...now.regions]
    .sort((a, b) => b.points - a.points)
    .map((row) => {
      const degree = DEGREES.indexOf(row.degree);
      const counts = armiesIn(ctx.book, view, row.region);
      const values = view.regions[row.region] ?? [];
      return {
        id: row.region,
        name: called(ctx.book, row.region),
        swatch: `region-${row.region}`,
        steps: values[0] ? values.map((/** @type {number} */ value, /** @type {number} */ n) => ({ value, reached: n <= degree, name: t(`degree-${DEGREES[n]}`) })) : [],
        points: row.points,
        text: why(env, seat, row.region, degree, counts),
        counts: counts.map((count, other) => ({ seat: other, count })).filter(({ count }) => count).sort((a, b) => b.count - a.count),
        places: ctx.book.regions.get(row.region)?.lands ?? [],
      };
    });
  if (now.structures) {
    const held = Object.values(view.lands).filter((/** @type {any} */ land) => land.owner === seat);
    const { capital, city, monument } = ctx.book.scoring;
    const parts = /** @type {[string, number][]} */ ([["capital", capital], ["city", city], ["monument", monument]]).flatMap(([mark, worth]) => {
      const count = held.filter((/** @type {any} */ land) => land[mark]).length;
      return count ? [t("structure-points", { structure: mark, count, points: count * worth })] : [];
    });
    reasons.push({ id: "structures", name: t("structures"), swatch: "structures", steps: [], points: now.structures, text: "", inline: parts.join(" · "), counts: [], places: [] });
  }
  return { total: now.points, reasons };
}

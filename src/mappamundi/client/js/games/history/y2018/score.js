// Score now: what a seat would score at this moment, area by area, and why.

import { t } from "../../../i18n.js";
import { foresee, stepsOf } from "../foresee.js";
import { armiesIn, called, listed, strongest } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "supremacy"];

/**
 * The nearest way to more in an area, as the server worked it out.
 * @typedef {{degree: string, points: number, lands: number, rivals: number, empty: number}} Ascent
 */

/**
 * One sentence: why this degree.
 * @param {Env} env
 * @param {number} seat
 * @param {string} degree
 * @param {number[]} counts
 */
function why({ ctx }, seat, degree, counts) {
  const own = counts[seat];
  const most = Math.max(0, ...counts.filter((_, other) => other !== seat));
  if (degree === "supremacy") return t("why-supremacy", { own });
  if (!most) return t("why-alone", { own });
  if (degree === "dominance") return t("why-ahead", { own });
  const top = listed(strongest(ctx, seat, counts));
  return most === own ? t("why-level", { top }) : t("why-behind", { own, most, top });
}

/**
 * One sentence: what would bring the next degree.
 * @param {Env} env
 * @param {number} seat
 * @param {Ascent | undefined} next
 * @param {number[]} counts
 */
function whatNext({ ctx }, seat, next, counts) {
  if (!next) return "";
  const { degree, points, lands, rivals, empty } = next;
  const ahead = strongest(ctx, seat, counts);
  const from = degree === "dominance" && ahead.length === 1 ? ahead[0] : t("why-rivals");
  const way = !rivals ? "any" : rivals < lands ? "mixed" : empty ? "either" : "taken";
  return t(`why-next-${way}`, { lands, rivals, empty, from, degree: t(`why-degree-${degree}`), gain: points });
}

/**
 * @param {Env} env
 * @param {number} seat
 * @returns {{total: number, standing: import("../../../table/score.js").Standing, reasons: Reason[]}}
 */
export function scoreNow(env, seat) {
  const { ctx, view } = env;
  const now = view.score_now[seat];
  /** @type {Reason[]} */
  const reasons = [...now.areas]
    .sort((a, b) => b.points - a.points)
    .map((row) => {
      const counts = armiesIn(ctx.book, view, row.area);
      const values = view.areas[row.area] ?? [];
      return {
        id: row.area,
        name: called(ctx.book, row.area),
        swatch: `region-${row.area}`,
        steps: values[0] ? stepsOf(values, DEGREES, row.degree) : [],
        points: row.points,
        text: values[0]
          ? [why(env, seat, row.degree, counts), whatNext(env, seat, row.next, counts)].filter(Boolean).join(" ")
          : t("why-no-token"),
        counts: counts
          .map((count, other) => ({ seat: other, count }))
          .filter(({ count }) => count)
          .sort((a, b) => b.count - a.count),
        places: ctx.book.areas.get(row.area)?.lands ?? [],
      };
    });
  if (now.buildings) {
    const held = Object.values(view.lands).filter((/** @type {any} */ land) => land.owner === seat);
    const { capital, city, monument } = ctx.book.scoring;
    const parts = /** @type {[string, number][]} */ ([
      ["capital", capital],
      ["city", city],
      ["monument", monument],
    ]).flatMap(([mark, worth]) => {
      const count = held.filter((/** @type {any} */ land) => land[mark]).length;
      return count ? [t("structure-points", { building: mark, count, points: count * worth })] : [];
    });
    reasons.push({
      id: "buildings",
      name: t("structures"),
      swatch: "buildings",
      steps: [],
      points: now.buildings,
      text: "",
      inline: parts.map((part) => part.replaceAll(" ", "\u00a0")).join(" · "),
      counts: [],
      places: [],
    });
  }
  return { total: now.points, standing: now.standing, reasons };
}

/** What taking a land would change. @param {Env} env @param {string} place */
export const foreseen = (env, place) =>
  foresee(env, place, {
    degrees: DEGREES,
    built: { id: "buildings", name: t("structures") },
    values: (area) => env.view.areas[area] ?? [],
  });

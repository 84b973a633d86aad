// Score now, as all editions reckon it: areas by what they bring, who stands there, and why no more.

import { stepsOf } from "./foresee.js";
import { armiesIn, called, listed, strongest } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/score.js").Reason} Reason */
/**
 * The nearest way to more in an area, as the server worked it out.
 * @typedef {{degree: string, points: number, lands: number, rivals: number, empty: number}} Ascent
 */
/** The edition's words, such as `why-alone`. @typedef {(what: string, args?: Record<string, any>) => string} Say */
/** What an area brings to a seat. @typedef {{id: string, degree: string, points: number, next?: Ascent}} Brought */

/**
 * One sentence: why this degree.
 * @param {Env} env
 * @param {number} seat
 * @param {string} degree
 * @param {string} highest
 * @param {number[]} counts
 * @param {Say} say
 */
function why({ ctx }, seat, degree, highest, counts, say) {
  const own = counts[seat];
  const most = Math.max(0, ...counts.filter((_, other) => other !== seat));
  if (degree === highest) return say(highest, { own });
  if (!most) return say("alone", { own });
  if (degree === "dominance") return say("ahead", { own });
  const top = listed(strongest(ctx, seat, counts));
  return most === own ? say("level", { top }) : say("behind", { own, most, top });
}

/**
 * One sentence: what would bring the next degree.
 * @param {Env} env
 * @param {number} seat
 * @param {Ascent | undefined} next
 * @param {number[]} counts
 * @param {(degree: string) => string} reached
 * @param {Say} say
 */
function whatNext({ ctx }, seat, next, counts, reached, say) {
  if (!next) return "";
  const { degree, points, lands, rivals, empty } = next;
  const ahead = strongest(ctx, seat, counts);
  const from = degree === "dominance" && ahead.length === 1 ? ahead[0] : say("rivals");
  const way = !rivals ? "any" : rivals < lands ? "mixed" : empty ? "either" : "taken";
  return say(`next-${way}`, { lands, rivals, empty, from, degree: reached(degree), gain: points });
}

/**
 * Why a seat has this degree in an area, and what would bring the next.
 * @param {Env} env
 * @param {number} seat
 * @param {{highest: string, reached: (degree: string) => string, say: Say}} words the last of the degrees, and what
 *   they are called in the sentence about the next
 * @returns {(row: Brought, counts: number[]) => string}
 */
export const whyAndNext =
  (env, seat, { highest, reached, say }) =>
  ({ degree, next }, counts) =>
    [why(env, seat, degree, highest, counts, say), whatNext(env, seat, next, counts, reached, say)]
      .filter(Boolean)
      .join(" ");

/**
 * What areas bring, the most first.
 * @template {Brought} R
 * @param {Env} env
 * @param {R[]} rows
 * @param {object} how
 * @param {string[]} how.degrees
 * @param {(area: string) => number[]} how.values
 * @param {(row: R, counts: number[]) => string} how.text
 * @param {string} how.none what is said where nothing is to be had
 * @returns {Reason[]}
 */
export const areaReasons = ({ ctx, view }, rows, { degrees, values, text, none }) =>
  [...rows]
    .sort((a, b) => b.points - a.points)
    .map((row) => {
      const counts = armiesIn(ctx.book, view, row.id);
      const steps = values(row.id);
      return {
        id: row.id,
        name: called(ctx.book, row.id),
        swatch: `region-${row.id}`,
        steps: steps[0] ? stepsOf(steps, degrees, row.degree) : [],
        points: row.points,
        text: steps[0] ? text(row, counts) : none,
        counts: counts
          .map((count, seat) => ({ seat, count }))
          .filter(({ count }) => count)
          .sort((a, b) => b.count - a.count),
        places: ctx.book.areas.get(row.id)?.lands ?? [],
      };
    });

/**
 * What stands apart from all areas.
 * @param {Pick<Reason, "id" | "name" | "points"> & Partial<Reason>} said
 * @returns {Reason}
 */
export const apart = (said) => ({ swatch: "buildings", steps: [], text: "", counts: [], places: [], ...said });

/** Parts that stand in one line, each whole. @param {string[]} parts */
export const inLine = (parts) => parts.map((part) => part.replaceAll(" ", "\u00a0")).join(" · ");

/** What an area brings in this epoch. @param {Env} env @returns {(area: string) => number[]} */
export const valuesOf =
  ({ ctx, view }) =>
  (area) =>
    ctx.book.areas.get(area)?.values[view.epoch - 1] ?? [];

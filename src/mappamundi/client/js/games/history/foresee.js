// What taking a land would change in the points of whoever decides, part by part, before it is taken.

import { t } from "../../i18n.js";
import { called } from "./words.js";

/** @typedef {import("../../table/prompt.js").Env} Env */
/** @typedef {import("../../table/score.js").Foreseen} Foreseen */
/**
 * A part of what an action brings, as the editions' servers put it.
 * @typedef {{what: string, area?: string, after?: string, points?: number, gold?: number}} Part
 */

/** What counts with the buildings of a seat. */
const BUILT = ["buildings", "monument"];

/**
 * An area's values, and how many of them are reached.
 * @param {number[]} values
 * @param {string[]} degrees
 * @param {string | undefined} degree
 */
export const stepsOf = (values, degrees, degree) =>
  values.map((value, n) => ({ value, reached: n <= degrees.indexOf(degree ?? ""), name: t(`degree-${degrees[n]}`) }));

/**
 * The parts of the best way to a place; what is paid at once is no part of the score that is to come.
 * @param {Env} env
 * @param {string} place
 * @returns {Part[]}
 */
function partsOf({ known }, place) {
  const ways = known.legal.flatMap((form, n) =>
    form.land === place && known.counsel[n]?.gain ? [known.counsel[n]] : [],
  );
  return (ways.find(({ best }) => best) ?? ways[0])?.gain ?? [];
}

/**
 * @param {Env} env
 * @param {string} place
 * @param {{degrees: string[], built: {id: string, name: string}, values: (area: string) => number[]}} how `built` is
 *   what buildings are in the score
 * @returns {Foreseen[]}
 */
export function foresee(env, place, { degrees, built, values }) {
  return partsOf(env, place).flatMap(({ what, area, after, points, gold }) => {
    const id = area ?? "";
    const adds = points ?? gold ?? 0;
    if (id)
      return [
        {
          id,
          name: called(env.ctx.book, id),
          swatch: `region-${id}`,
          steps: stepsOf(values(id), degrees, after),
          points: adds,
        },
      ];
    return BUILT.includes(what) ? [{ ...built, swatch: "buildings", steps: [], points: adds }] : [];
  });
}

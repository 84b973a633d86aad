// Score now: what a seat would score at this moment, area by area, and why.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Rule } from "../../../ui/text.js";
import { foresee, stepsOf } from "../foresee.js";
import { armiesIn, called, listed, strongest } from "../words.js";
import { Shield } from "./markers.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "control"];

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
  if (degree === "control") return t("why-control", { own });
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
  return t(`why-next-${way}`, { lands, rivals, empty, from, degree: t(`degree-${degree}`), gain: points });
}

/** What an area brings in this epoch. @param {Env} env @param {string} area @returns {number[]} */
const valuesOf = ({ ctx, view }, area) => ctx.book.areas.get(area)?.values[view.epoch - 1] ?? [];

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
      const values = valuesOf(env, row.area);
      return {
        id: row.area,
        name: called(ctx.book, row.area),
        swatch: `region-${row.area}`,
        steps: values[0] ? stepsOf(values, DEGREES, row.degree) : [],
        points: row.points,
        text: values[0]
          ? [why(env, seat, row.degree, counts), whatNext(env, seat, row.next, counts)].filter(Boolean).join(" ")
          : t("why-no-value"),
        counts: counts
          .map((count, other) => ({ seat: other, count }))
          .filter(({ count }) => count)
          .sort((a, b) => b.count - a.count),
        places: ctx.book.areas.get(row.area)?.lands ?? [],
      };
    });
  const built = now.capitals + now.cities + now.monuments + now.fleets;
  if (built) {
    const parts = /** @type {const} */ (["capitals", "cities", "monuments", "fleets"]).flatMap((part) =>
      now[part] ? [t(`score-${part}`, { points: now[part] })] : [],
    );
    const words = parts.map((part) => part.replaceAll(" ", "\u00a0")).join(" · ");
    reasons.push({
      id: "buildings",
      name: t("structures"),
      swatch: "buildings",
      steps: [],
      points: built,
      text: parts.length > 2 ? words : "",
      inline: parts.length > 2 ? undefined : words,
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
    values: (area) => valuesOf(env, area),
  });

/**
 * The markers that a seat has drawn, face down: how many, never what (A18.6).
 * @param {{env: Env, seat: number}} props
 */
export function Markers({ env, seat }) {
  const { markers } = env.view.seats[seat];
  if (!markers) return null;
  return html`<span class="score-markers">
    ${Array.from(
      { length: markers },
      (_, n) =>
        html`<${Shield} key=${n} state="down" size=${15} label=${n ? undefined : t("score-markers", { markers })} />`,
    )}
  </span>`;
}

/** What the shields behind the names are. @param {{env: Env}} props */
export function MarkersNote({ env }) {
  const { view, table } = env;
  if (view.options.no_preeminence || !view.seats.some((/** @type {any} */ one) => one.markers)) return null;
  return html`<p class="note markers-note">
    <${Shield} state="down" size=${14} />
    ${" "}
    ${t("score-markers-note")}
    ${" "}
    <${Rule} game=${table.game} number="A13.3" />
  </p>`;
}

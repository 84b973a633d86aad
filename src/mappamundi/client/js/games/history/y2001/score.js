// Score now: what a seat would score at this moment, area by area, and why.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Rule } from "../../../ui/text.js";
import { foresee } from "../foresee.js";
import { apart, inLine, areaReasons, valuesOf, whyAndNext } from "../score.js";
import { Shield } from "./markers.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "control"];
const WORDS = {
  highest: "control",
  reached: (/** @type {string} */ degree) => t(`degree-${degree}`),
  say: (/** @type {string} */ what, /** @type {Record<string, any>} */ args = {}) => t(`why-${what}`, args),
};

const BUILT = /** @type {const} */ (["capitals", "cities", "monuments", "fleets"]);

/**
 * @param {Env} env
 * @param {number} seat
 * @returns {{total: number, standing: import("../../../table/score.js").Standing, reasons: Reason[]}}
 */
export function scoreNow(env, seat) {
  const now = env.view.score_now[seat];
  const reasons = areaReasons(
    env,
    now.areas.map(({ area, ...row }) => ({ id: area, ...row })),
    {
      degrees: DEGREES,
      values: valuesOf(env),
      text: whyAndNext(env, seat, WORDS),
      none: t("why-no-value"),
    },
  );
  const points = BUILT.reduce((sum, part) => sum + now[part], 0);
  if (points) {
    const parts = BUILT.flatMap((part) => (now[part] ? [t(`score-${part}`, { points: now[part] })] : []));
    const many = parts.length > 2;
    reasons.push(
      apart({
        id: "buildings",
        name: t("structures"),
        points,
        text: many ? inLine(parts) : "",
        inline: many ? undefined : inLine(parts),
      }),
    );
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
  if (view.options.no_preeminence || !view.seats.some((one) => one.markers)) return null;
  return html`<p class="note markers-note">
    <${Shield} state="down" size=${14} />
    ${" "}
    ${t("score-markers-note")}
    ${" "}
    <${Rule} game=${table.game} number="A13.3" />
  </p>`;
}

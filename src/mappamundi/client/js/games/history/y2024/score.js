// Gold now: what the Empire in turn would raise if its turn ended here, and why; of the others where they stand.

import { t } from "../../../i18n.js";
import { foresee } from "../foresee.js";
import { apart, areaReasons, valuesOf } from "../score.js";
import { called } from "../words.js";
import { whyNot } from "./revenue-prompt.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/score.js").Reason} Reason */

const DEGREES = ["presence", "dominance", "mastery"];

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
  const reasons = areaReasons(
    env,
    now.areas.map((row) => ({ ...row, id: row.area, points: row.gold })),
    { degrees: DEGREES, values: valuesOf(env), text: (row) => whyNot(env, row, plays), none: "" },
  );
  if (now.buildings) reasons.push(apart({ id: "buildings", name: t("recap-buildings"), points: now.buildings }));
  if (now.event)
    reasons.push(apart({ id: "event", name: called(ctx.book, view.turn?.event ?? ""), points: now.event }));
  return { total: plays ? now.gold : null, standing: now.standing, reasons };
}

/** What taking a land would change. @param {Env} env @param {string} place */
export const foreseen = (env, place) =>
  foresee(env, place, {
    degrees: DEGREES,
    built: { id: "buildings", name: t("recap-buildings") },
    values: valuesOf(env),
  });

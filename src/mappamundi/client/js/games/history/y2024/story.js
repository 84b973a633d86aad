// The story of a game that is over, in a few sentences.

import { t } from "../../../i18n.js";
import { who } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {any} table */
export function summary(ctx, table) {
  const sorted = [...table.scores].sort((a, b) => b - a);
  return t("end-summary", { by: sorted[0] - (sorted[1] ?? 0), ...who(ctx, table.places.indexOf(1)) });
}

/** @param {Ctx} _ctx @param {any} _table @returns {string[]} */
export const story = (_ctx, _table) => [];

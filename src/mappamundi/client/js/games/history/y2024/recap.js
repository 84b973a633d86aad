// Turns as the log tells them: who took what from whom, and what each gold was for.

import { t } from "../../../i18n.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../contract.js").Turn} Turn */
/** @typedef {import("../../contract.js").Gain} Gain */
/** @typedef {import("../../contract.js").Loss} Loss */

/** Every turn so far. @param {any[]} _log @param {import("../words.js").Ctx} _ctx @returns {Turn[]} */
export const turns = (_log, _ctx) => [];

/** The gains of a turn with who stood where. @param {Env} _env @param {Turn} turn @returns {Gain[]} */
export const explained = (_env, turn) => turn.gains;

/** What a seat lost in all, and what it still holds. @param {Env} env @param {Loss[]} losses @returns {{lost: string, held: string}} */
export function balance({ ctx, view }, losses) {
  const held = Object.values(view.lands).filter((/** @type {any} */ land) => land.owner === ctx.viewer).length;
  return { lost: t("recap-count-lands", { count: losses.length }), held: t("recap-held", { count: held }) };
}

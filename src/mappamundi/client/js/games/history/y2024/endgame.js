// The Endgame: gold for what is left, the last Honors, the tokens of the five epochs.

import { t } from "../../../i18n.js";
import { called } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** The last Honors, in the order that one likes. @param {Env} env @returns {Partial<Prompt>} */
export function endgamePrompt({ ctx, known }) {
  return {
    sentence: t("decide-endgame"),
    rule: "R12.7",
    actions: known.legal.map((form, n) => ({ id: String(n), label: [form.honor, form.area ?? form.land].filter(Boolean).map((id) => called(ctx.book, id)).join(" · "), form, primary: n === 0 })),
  };
}

/** @param {{env: Env}} props */
export function Endgame({ env: _ }) {
  return null;
}

/** @param {{env: Env}} props */
export function EndgameRail({ env: _ }) {
  return null;
}

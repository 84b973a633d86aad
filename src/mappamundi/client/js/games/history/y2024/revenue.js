// Phases E and F: what a turn brought, area by area, the Honors that may be played, the tokens in hand.

import { t } from "../../../i18n.js";
import { called } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** An Honor with what it is played for. @param {Env} env @param {any} form */
const honorName = ({ ctx }, form) => [form.honor, form.area ?? form.land].filter(Boolean).map((id) => called(ctx.book, id)).join(" · ");

/** Phase E. @param {Env} env @returns {Partial<Prompt>} */
export function revenuePrompt(env) {
  return {
    sentence: t("decide-revenue"),
    rule: "R10.14",
    actions: env.known.legal.map((form, n) => (form.do === "end_revenue" ? { id: "end", label: t("action-end-revenue"), form, key: "x", primary: true, pinned: true } : { id: String(n), label: honorName(env, form), form })),
  };
}

/** Phase F. @param {Env} env @returns {Partial<Prompt>} */
export function concludePrompt({ ctx, known }) {
  return {
    sentence: t("decide-conclude"),
    rule: "R12.3",
    actions: known.legal.map((form) => (form.do === "end_turn" ? { id: "end", label: t("action-end-turn"), form, key: "x", primary: true, pinned: true } : { id: form.token, label: called(ctx.book, form.token), form })),
  };
}

/** @param {{env: Env}} props */
export function Revenue({ env: _ }) {
  return null;
}

/** @param {{env: Env}} props */
export function RevenueRail({ env: _ }) {
  return null;
}

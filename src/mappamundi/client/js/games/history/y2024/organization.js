// The organization of an epoch: a token is kept, an Event dealt or kept, an Empire chosen.

import { t } from "../../../i18n.js";
import { called } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** The token, the card or the Empire that an answer keeps. @param {any} form @returns {string} */
const kept = (form) => form.token ?? form.card ?? form.empire;

/** @param {Env} env @returns {Partial<Prompt>} */
export function organizationPrompt({ ctx, known, view }) {
  return {
    sentence: t(`decide-${view.decision.replaceAll("_", "-")}`),
    rule: { tokens: "R3.4", events_draft: "R15.1" }[/** @type {string} */ (view.decision)] ?? "R3.8",
    actions: known.legal.map((form, n) => ({ id: kept(form), label: called(ctx.book, kept(form)), form, key: String(n + 1), primary: n === 0 })),
  };
}

/** What came to the viewer without a decision. @returns {import("../../contract.js").News | null} */
export const news = () => null;

/** @param {{env: Env}} props */
export function Organization({ env: _ }) {
  return null;
}

/** @param {{env: Env}} props */
export function OrganizationRail({ env: _ }) {
  return null;
}

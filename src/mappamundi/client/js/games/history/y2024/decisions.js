// Each decision of a seat: the question, the lands lit on the map, and the answers with their keys.

import { t } from "../../../i18n.js";
import { play } from "../../../table/prompt.js";
import { calledAll } from "../words.js";
import { endgamePrompt } from "./endgame.js";
import { organizationPrompt } from "./organization.js";
import { concludePrompt, revenuePrompt } from "./revenue.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** @param {Env} env @returns {Partial<Prompt>} */
export const decide = (env) => (DECISIONS[env.view.decision] ?? plainList)(env);

/** @param {Env} env @returns {Partial<Prompt>} */
function plainList(env) {
  const { ctx, known, view } = env;
  const name = (/** @type {any} */ { do: _, ...more }) => calledAll(ctx.book, /** @type {string[]} */ (Object.values(more).flat()));
  return { sentence: t(`decide-${view.decision}`), actions: known.legal.map((form, n) => play(String(n), `${t(`deed-${form.do.replaceAll("_", "-")}`)} ${name(form)}`, form, { primary: n === 0 })) };
}

/** @type {Record<string, (env: Env) => Partial<Prompt>>} */
const DECISIONS = {
  tokens: organizationPrompt,
  events_draft: organizationPrompt,
  choose_empire: organizationPrompt,
  revenue: revenuePrompt,
  conclude: concludePrompt,
  endgame: endgamePrompt,
};

// Planning ahead: invasions laid out one after another; the server plays them while they are legal and turn out well.

import { refusalOf, t } from "../../../i18n.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** Why a plan stopped, and where. @param {Env} _env @param {import("../../../wire.js").Stopped} stopped @returns {{text: string, place: string | null}} */
export const stopped = (_env, { action, reason, detail, params }) => ({ text: refusalOf({ reason, detail, params }), place: action.land ?? null });

/** @param {Env} env @returns {Prompt} */
export function planPrompt({ ui, seat }) {
  const drop = () => (ui.planning.value = false);
  return { tone: "plan", seat, eyebrow: t("plan-eyebrow"), sentence: t("plan-empty"), facts: "", rule: "R7.2", actions: [{ id: "drop", label: t("plan-drop"), key: "Escape", run: drop }], rows: [], lit: null, undo: null };
}

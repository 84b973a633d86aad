// Several people at one screen: whose turn it is there, and the way from one to another.

import { html } from "htm/preact";
import { t } from "../i18n.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { playerName } from "./names.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */

/**
 * The own seat that should take over, in a game with several people at one screen.
 * @param {Env} env
 * @param {Map<number | null, any>} stores
 */
function nextAtScreen({ table, seat }, stores) {
  return table.awaited.find((/** @type {number} */ other) => other !== seat && stores.has(other)) ?? null;
}

/**
 * With several own seats here, the way to the one that decides.
 * @param {Prompt} said
 * @param {Env} env
 * @param {Map<number | null, any>} stores
 * @param {(seat: number | null) => void} look
 * @param {(() => void) | null} results
 * @returns {Prompt}
 */
export function withSwitch(said, env, stores, look, results) {
  if (results)
    return {
      ...said,
      actions: [{ id: "results", label: t("end-results"), key: "Enter", primary: true, run: results }],
    };
  const next = said.tone === "wait" && stores.size > 1 ? nextAtScreen(env, stores) : null;
  if (next === null) return said;
  const name = playerName(env.table.seats, next);
  return {
    ...said,
    facts: t("switch-facts", { name }),
    actions: [
      { id: "switch", label: t("switch-to", { name }), key: "Enter", primary: true, run: () => look(next) },
      ...said.actions,
    ],
  };
}

/** @param {{env: Env, stores: Map<number | null, any>, look: (seat: number | null) => void}} props */
export function Switcher({ env, stores, look }) {
  const { table, seat } = env;
  return html`<div class="switcher" role="group" aria-label=${t("switch-title")}>
    ${[...stores.keys()].map(
      (other) =>
        other !== null &&
        html`<button
          type="button"
          aria-pressed=${other === seat}
          class=${table.to_act.includes(other) ? "acts" : ""}
          onClick=${() => look(other)}
          title=${playerName(table.seats, other)}
        >
          <${Seal} pigment=${pigmentOf(other, seat)} standing=${table.to_act.includes(other)} size=${20} />
          <span class="visually-hidden">${playerName(table.seats, other)}</span>
        </button>`,
    )}
  </div>`;
}

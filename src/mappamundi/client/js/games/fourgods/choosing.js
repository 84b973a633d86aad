// Which god: a card for each with its terrain, how that stands, and what it is worth now; those that are taken with
// their owners.

import { html } from "htm/preact";
import { nameOf, t } from "../../i18n.js";
import { listedName } from "../../table/names.js";
import { Cap, back, carryOut } from "../../table/prompt.js";
import { Seal } from "../../ui/seal.js";
import { claim } from "./acts.js";
import { adviceOn } from "./advice.js";
import { TERRAINS } from "./faces.js";
import { GODS, pigmentOfGod } from "./gods.js";
import { ownerOf } from "./model.js";
import { Swatch, kingdomsOf } from "./score.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Action} Action */
/** @typedef {import("./gods.js").God} God */

/** The key of a god or a colour: always the same, whatever the others have chosen meanwhile. @param {God} god */
export const keyOfGod = (god) => String(GODS.indexOf(god) + 1);

/** Who has it, as the reason why it cannot be chosen. @param {Env} env @param {God} god */
export function takenBy({ view, table, seat }, god) {
  const owner = ownerOf(view, god);
  return owner === null
    ? ""
    : t("god-taken", { you: owner === seat ? "yes" : "no", who: listedName(table.seats, owner, seat) });
}

/** The four of them, those that are taken with the reason why not. @param {Env} env @returns {Action[]} */
export const godActions = (env) =>
  GODS.map((god) => ({
    id: `claim-${god}`,
    label: nameOf(god),
    key: keyOfGod(god),
    run: () => claim({ store: env.store, ui: env.ui }, god),
    why: takenBy(env, god) || undefined,
  }));

/** How a terrain stands, and what it would bring. @param {Env} env @param {God} god */
function standing(env, god) {
  const sizes = kingdomsOf(env.view, TERRAINS[GODS.indexOf(god)]);
  const points = adviceOn(env.store, (form) => form.do === "choose_god" && form.god === god)?.points ?? 0;
  return {
    kingdoms: t("god-kingdoms", { count: sizes.length, tiles: sizes[0] ?? 0 }),
    worth: t("god-worth", { points }),
  };
}

/** @param {{env: Env}} props */
export function GodCards({ env }) {
  const { view, table, seat, ui } = env;
  const asked = ui.asked.value;
  return html`<div class="g-choosing">
    <div class="g-choices">
      ${godActions(env).map((action, n) => {
        const god = GODS[n];
        const owner = ownerOf(view, god);
        const { kingdoms, worth } = standing(env, god);
        const wanted = asked?.do === "choose_god" && asked.god === god;
        return html`<button
          type="button"
          key=${god}
          class=${`g-choice ${wanted ? "gilt" : ""}`}
          data-action=${action.id}
          aria-disabled=${!!action.why}
          aria-keyshortcuts=${action.key}
          title=${action.why}
          onClick=${() => carryOut(env, action)}
        >
          <${Swatch} terrain=${TERRAINS[n]} size=${40} />
          <span>
            <span class="g-choice-name"><b class="answer-words">${action.label}</b> <${Cap} of=${action.key} /></span>
            <span class="small">${kingdoms}</span>
            ${
              owner === null
                ? html`<span class="small g-choice-worth">${worth}</span>`
                : html`<span class="small g-choice-owner">
                    <${Seal} pigment=${pigmentOfGod(god, false)} size=${16} />
                    ${" "}
                    ${listedName(table.seats, owner, seat)}
                  </span>`
            }
          </span>
        </button>`;
      })}
    </div>
    <${Back} env=${env} />
  </div>`;
}

/** @param {{env: Env}} props */
function Back({ env }) {
  const action = back(env);
  return html`<button
    type="button"
    class="button"
    data-action=${action.id}
    aria-keyshortcuts=${action.key}
    onClick=${() => carryOut(env, action)}
  >
    ${action.label}
    <${Cap} of=${action.key} />
  </button>`;
}

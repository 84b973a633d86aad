// What a viewer may do with a show: the same buttons from step to step and through the scoring, so that one that is
// being pressed when the next step comes is still there when it is let go.

import { html } from "htm/preact";
import { t } from "../i18n.js";
import { settings } from "../keep.js";
import { Cap } from "../table/prompt.js";
import { Icon } from "../ui/controls.js";

/** @typedef {import("../table/prompt.js").Action} Action */
/** An answer with its sign; `bare`: without words. @typedef {Action & {icon?: any, bare?: boolean}} Control */

/** @param {Control} action */
const button = ({ id, label, key, run, icon, bare = false }) =>
  html`<button
    type="button"
    key=${id}
    class=${`button ${bare ? "bare" : ""}`}
    data-action=${id}
    title=${bare ? label : undefined}
    aria-label=${bare ? label : undefined}
    aria-keyshortcuts=${key === " " ? "Space" : key}
    onClick=${run}
  >
    ${icon && html`<${Icon} name=${icon} size=${17} />`}
    ${!bare && html`<span class="answer-words">${label}</span>`}
    ${!bare && html`<${Cap} of=${key} />`}
  </button>`;

/** Before and after the two speeds. @param {{before: Control[], speeds: Action[], after: Control[]}} props */
export function Controls({ before, speeds, after }) {
  const { pace } = settings.value;
  return html`<div class="answers show-controls" role="group" aria-label=${t("show-controls")}>
    ${before.map(button)}
    <span class="show-speed" role="group" aria-label=${t("show-speeds")}>
      ${speeds.map(
        (action, n) =>
          html`<button
            type="button"
            key=${action.id}
            aria-pressed=${(pace || 1) === n + 1}
            aria-label=${action.label}
            data-action=${action.id}
            aria-keyshortcuts=${action.key}
            onClick=${action.run}
          >
            ${t("show-speed", { pace: n + 1 })}
          </button>`,
      )}
    </span>
    ${after.map(button)}
  </div>`;
}

/** To the end of what is shown. @param {import("../table/prompt.js").Env} env @returns {Action} */
export const toTheEnd = ({ store: { theatre }, seat }) => ({
  id: "show-end",
  label: t(theatre.until !== null ? "show-return" : seat === null ? "show-skip-now" : "show-skip-me"),
  key: "Enter",
  run: () => theatre.end(),
});

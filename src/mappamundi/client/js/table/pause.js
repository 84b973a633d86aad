// A pause: whoever plays against bots alone may let everything stand, and go on when it suits.

import { html } from "htm/preact";
import { t } from "../i18n.js";
import { tables } from "../keep.js";
import { newKey } from "../net.js";
import { Icon } from "../ui/controls.js";
import { complain } from "../ui/toast.js";

/** @typedef {import("./prompt.js").Env} Env */

/**
 * Whether the viewer may pause this game: nobody else is at the table, and it is no lesson, in which nobody is hurried.
 * @param {Env} env
 */
export const pausable = ({ store, table, seat }) =>
  seat !== null &&
  store.token !== null &&
  table.phase === "playing" &&
  !tables.value[table.id]?.lesson &&
  table.seats.every((one) => (one.state === "bot") === (one.seat !== seat));

/** @param {Env} env @param {boolean} paused */
export function setPaused({ store, table }, paused) {
  store
    .ask("POST", "/pause", { paused, key: newKey() })
    .catch((/** @type {unknown} */ error) => complain(error, table.game));
}

/**
 * A press of the space bar on something pauses the game.
 * @param {Env} env
 * @returns {{onKeyDown?: (event: KeyboardEvent) => void, onKeyUp?: (event: KeyboardEvent) => void}}
 */
export function pausedBySpace(env) {
  if (!pausable(env)) return {};
  const only = (/** @type {() => void} */ run) => (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) run();
  };
  // A button would be pressed when the key comes up.
  return { onKeyDown: only(() => setPaused(env, !env.table.paused)), onKeyUp: only(() => {}) };
}

/** @param {{env: Env}} props */
export function PauseButton({ env }) {
  if (!pausable(env) || env.table.paused) return null;
  return html`<button
    type="button"
    class="button pause-button"
    aria-label=${t("pause-action")}
    title=${t("pause-action")}
    onClick=${() => setPaused(env, true)}
  >
    <${Icon} name="pause" />
  </button>`;
}

/**
 * What the table says while it is paused; null while it is not.
 * @param {Env} env
 * @returns {import("./prompt.js").Prompt | null}
 */
export function pausedPrompt(env) {
  if (!env.table.paused) return null;
  const own = pausable(env);
  const on = () => setPaused(env, false);
  return {
    tone: own ? "mine" : "watch",
    seat: env.seat,
    eyebrow: t("pause-eyebrow"),
    sentence: t("pause-sentence"),
    facts: t(own ? "pause-facts" : "pause-facts-watching"),
    rule: "",
    actions: own ? [{ id: "resume", label: t("pause-end"), key: "Enter", primary: true, run: on }] : [],
    keys: own ? { " ": on } : {},
    rows: [],
    lit: null,
    undo: null,
  };
}

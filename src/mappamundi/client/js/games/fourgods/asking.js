// What every question of the bar has: the hands, and the seconds of one's own turn.

import { html } from "htm/preact";
import { Hands } from "./hands.js";
import { OwnRing } from "./turns.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Prompt} Prompt */

/** @param {Env} env @param {Partial<Prompt>} more @returns {Prompt} */
export const asked = (env, more) => asking(env, { top: ownTime(env), ...more });

/**
 * In one's own turn the seconds stand where the answers do.
 * @param {Env} env
 * @param {any} [more] what stands beside them
 */
export const ownTime = (env, more = null) =>
  env.view.turn?.seat === env.seat && env.view.phase !== "waiting"
    ? html`<span class="g-own">${more}<${OwnRing} env=${env} /></span>`
    : more;

/** @param {Env} env @param {Partial<Prompt>} more @returns {Prompt} */
export const asking = ({ store, ui, seat }, more) => ({
  tone: "mine",
  seat,
  eyebrow: "",
  sentence: "",
  facts: "",
  rule: "",
  actions: [],
  rows: [],
  lit: null,
  undo: null,
  quiet: true,
  most: 3,
  lead: html`<${Hands} store=${store} ui=${ui} />`,
  ...more,
});

/** On a phone there is room for few words. */
export const small = () => matchMedia("(max-width: 37.49em)").matches;

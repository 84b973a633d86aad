// What a turn scored, and why: part by part, so that the sum is whole.

import { html } from "htm/preact";
import { t } from "../i18n.js";
import { signed } from "../table/score.js";

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../games/contract.js").Turn} Turn */
/** @typedef {import("../games/contract.js").Gain} Gain */

/** The last turn of a player that was scored. @param {Env} env @param {GamePlugin} game @param {number | null} seat anybody's if nobody is meant @returns {Turn | undefined} */
export const lastScored = ({ known, ctx }, game, seat) => game.turns(known.log, ctx).findLast((turn) => turn.to > 0 && (seat === null || turn.seat === seat));

/** The gains of a turn, with who stood where if this browser has seen it. @param {Env} env @param {GamePlugin} game @param {Turn} turn @returns {Gain[]} */
export function gainsOf(env, game, turn) {
  const view = env.store.views?.get(turn.to - 1);
  return view ? game.explained(env, turn, view) : turn.gains;
}

/**
 * A row: done, being counted, or still to come.
 * @param {{gain: Gain, state?: "done" | "now" | "later"}} props
 */
export function GainRow({ gain, state = "done" }) {
  const { name, word, swatch, steps, points } = gain;
  return html`<li class=${`gain ${state}`} aria-current=${state === "now" ? "step" : undefined}><i class=${`swatch ${swatch}`} aria-hidden="true" />
    <span class="gain-words"><b>${name}</b><span class="small soft">${state === "later" && steps.length ? t("scoring-later") : word}</span></span>
    <span class="steps" aria-hidden="true">${steps.map((step) => html`<b class=${step.reached && state !== "later" ? "reached" : ""} title=${step.name}>${step.value}</b>`)}</span>
    <b class="numbers gain-points">${state === "later" ? html`<span aria-hidden="true">·</span>` : signed(points)}</b></li>`;
}

/** Why a turn brought what it brought, with the values that it was scored with. @param {{env: Env, game: GamePlugin, turn: Turn}} props */
export function LastTurn({ env, game, turn }) {
  const gains = gainsOf(env, game, turn);
  const made = gains.filter(({ kind }) => kind === "made");
  const scored = gains.filter(({ kind }) => kind === "scored");
  return html`<div class="last-turn">
    <ul class="gains">${scored.map((gain) => html`<${GainRow} key=${gain.id} gain=${gain} />`)}</ul>
    ${made.map((gain) => html`<p key=${gain.id} class="gain-made"><span>${[gain.name, gain.note].filter(Boolean).join(", ")}</span><b class="numbers">${signed(gain.points)}</b></p>`)}
    ${!gains.length && html`<p class="small soft">${t("scoring-nothing")}</p>`}
    <p class="gain-sum"><span>${t("scoring-sum", { title: turn.title, score: turn.score })}</span><b class="numbers serif">${signed(turn.points)}</b></p>
  </div>`;
}

// Honors on an array: a track of three, a pool and a stack.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { called, who } from "../words.js";
import { playable } from "./choices.js";
import { Honor, honorOf } from "./honor.js";
import { pickUp } from "./targets.js";
import { textOf } from "./words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

/** The array of a seat in small, for its row of the gold: gaps of the track stay visible. @param {{env: Env, seat: number}} props */
export function SmallArray({ env, seat }) {
  const { track, pool, stack } = env.view.arrays[seat];
  const space = (/** @type {string | null} */ id) => (id ? html`<span title=${called(env.ctx.book, id)}><${Honor} book=${env.ctx.book} id=${id} size=${21} /></span>` : html`<i class="honor-gap small" />`);
  return html`<span class="small-array" data-array=${seat} aria-hidden="true"><span class="small-track">${track.map(space)}</span><span class="small-pool">${pool.map(space)}</span><span class="small-stack"><${Honor} book=${env.ctx.book} size=${17} /> ${stack}</span></span>
    <span class="visually-hidden">${t("array-spoken", { track: track.filter(Boolean).length, pool: pool.length, stack })}</span>`;
}

/** An Honor on the own array: a button where it can be played now. @param {{env: Env, id: string}} props */
function Owned({ env, id }) {
  const { ctx, view, store, ui } = env;
  const open = store.mine.value && playable(env, "play_honor").has(id);
  // Honors without coins wait for phase E (R11.5).
  const waits = view.phase === "expand" && !honorOf(ctx.book, id).coins;
  const on = ui.mode.value?.kind === "play" && ui.mode.value.card === id;
  const inside = html`<${Honor} book=${ctx.book} id=${id} size=${42} /><span class="honor-name">${called(ctx.book, id)}</span>`;
  const title = textOf(ctx.book, id);
  if (open) return html`<button type="button" class=${`owned ${on ? "on" : ""}`} aria-pressed=${on} title=${title} onClick=${() => pickUp(env, "play_honor", id)}>${inside}</button>`;
  return html`<span class=${`owned ${waits ? "waits" : ""}`} title=${title}>${inside}</span>`;
}

/** The own Honors: the track pushes on from 1 to 3 and then into the pool, which must be emptied. @param {{env: Env, seat: number}} props */
export function OwnArray({ env, seat }) {
  const { view, ctx } = env;
  const { track, pool, stack } = view.arrays[seat];
  const own = seat === env.seat;
  return html`<section class="own-array" aria-labelledby="array-title">
    <header class="rail-head"><h2 class="panel-title" id="array-title">${t("array-title", who(ctx, seat))}</h2>${own && view.phase === "expand" ? html`<span class="note">${t("array-note")}</span>` : null}</header>
    <div class="array-parts">
      <div class="array-track"><h3 class="eyebrow">${t("array-track")} <span aria-hidden="true">1 → 2 → 3</span></h3>
        <ol>${track.map((/** @type {string | null} */ id, /** @type {number} */ n) => html`<li key=${n}>${id ? html`<${Owned} env=${env} id=${id} />` : html`<span class="owned"><i class="honor-gap" /><span class="visually-hidden">${t("array-empty", { space: n + 1 })}</span></span>`}</li>`)}</ol></div>
      <div class=${`array-pool ${pool.length ? "due" : ""}`}><h3 class="eyebrow">${t("array-pool")}</h3>
        <ul aria-label=${t("array-pool-spoken", { honors: pool.length })}>${pool.map((/** @type {string} */ id) => html`<li key=${id}><${Owned} env=${env} id=${id} /></li>`)}</ul></div>
      <div class="array-stack"><h3 class="eyebrow">${t("array-stack")}</h3><p><${Honor} book=${ctx.book} size=${36} /><b class="numbers">${stack}</b></p></div>
    </div>
  </section>`;
}

/** On a phone they have a tab of their own. */
export const HONORS = {
  id: "honors",
  count: (/** @type {any} */ view) => (view.viewer === null ? 0 : [...view.arrays[view.viewer].track, ...view.arrays[view.viewer].pool].filter(Boolean).length),
  Panel: (/** @type {{env: Env}} */ { env }) => html`<div class="array-panel"><${OwnArray} env=${env} seat=${env.seat ?? 0} /></div>`,
};

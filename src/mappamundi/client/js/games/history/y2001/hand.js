// The dock: the empire in play with its pieces and coins at the left, the own event cards at the right.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { called } from "../words.js";
import { playable } from "./choices.js";
import { pickUp } from "./targets.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

/** @param {{env: Env}} props */
function EmpireSheet({ env }) {
  const { ctx, view, seat } = env;
  const { turn } = view;
  if (!turn) return null;
  return html`<section class="empire-dock" aria-labelledby="empire-title" tabindex="0"><div class="empire-sheet">
    <header><${Seal} pigment=${pigmentOf(turn.seat, seat)} size=${34} /><div><h2 class="dock-title serif" id="empire-title">${called(ctx.book, turn.in_play)}</h2></div></header>
    <p class="small">${t("turn-spoken", { armies: turn.pool, lost: turn.lost, coins: turn.coins, allied: turn.allied_coins })}</p>
  </div></section>`;
}

/** @param {{env: Env}} props */
function Hand({ env }) {
  const { ctx, view, seat } = env;
  if (seat === null) return null;
  const open = env.store.mine.value ? playable(env) : new Map();
  const cards = [...view.hand.greater, ...view.hand.lesser];
  return html`<section class="hand" aria-labelledby="hand-title"><h2 class="eyebrow" id="hand-title">${t("hand-title")}</h2>
    <ul class="fan">${cards.map((id) => html`<li><button type="button" class=${`fan-row ${open.has(id) ? "" : "closed"}`} aria-disabled=${!open.has(id)} onClick=${() => open.has(id) && pickUp(env, id)}><span class="serif">${called(ctx.book, id)}</span></button></li>`)}</ul></section>`;
}

/** @param {{env: Env, narrow: boolean}} props */
export const Dock = ({ env }) => html`<${EmpireSheet} env=${env} /><${Hand} env=${env} />`;

/** The same on a phone, where the cards have a tab of their own. */
export const HAND = { id: "hand", count: (/** @type {any} */ view) => (view.hand?.greater?.length ?? 0) + (view.hand?.lesser?.length ?? 0), Panel: (/** @type {{env: Env}} */ { env }) => html`<${EmpireSheet} env=${env} /><${Hand} env=${env} />` };

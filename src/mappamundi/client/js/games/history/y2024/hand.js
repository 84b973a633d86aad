// The dock: the turn's card at the left, the own Event and tokens at the right.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { called } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

/** @param {{env: Env, narrow: boolean}} props */
export const Dock = ({ env }) => html`<${Hand} env=${env} />`;

/** The same on a phone, where the cards have a tab of their own. */
export const HAND = { id: "hand", count: (/** @type {any} */ view) => (view.hand?.tokens?.length ?? 0) + Number(!!view.hand?.event), Panel: Hand };

/** @param {{env: Env}} props */
function Hand({ env: { ctx, view } }) {
  return html`<section class="hand" aria-labelledby="hand-title"><h2 class="eyebrow" id="hand-title">${t("hand-title")}</h2>
    <ul class="plain-list">${view.hand.event && html`<li>${called(ctx.book, view.hand.event)}</li>`}${view.hand.tokens.map((/** @type {any} */ { token }) => html`<li>${called(ctx.book, token)}</li>`)}</ul></section>`;
}

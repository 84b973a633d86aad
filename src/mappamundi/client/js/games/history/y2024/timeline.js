// The epoch's Empires in the order of their numbers, between the epochs that were and those to come.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { called, ROMAN } from "../words.js";

/** @param {{env: import("../../../table/prompt.js").Env}} props */
export function Timeline({ env }) {
  const { ctx, view } = env;
  return html`<nav class="timeline" tabindex="0" aria-label=${t("timeline-title")}><ol>
    <li class="era-now"><b>${t("epoch", { epoch: ROMAN[view.epoch] })}</b><span>${t(`epoch-span-${view.epoch}`)}</span></li>
    ${view.turn && html`<li class="entry now" aria-current="step"><span class="pill">${called(ctx.book, view.turn.empire ?? view.turn.card)}</span></li>`}
  </ol></nav>`;
}

// What a step of the show says beside its land: the dice of a battle with all that is added to them, or the text of a
// card.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { mainLine, sentenceOf } from "../../show/told.js";
import { sentence, text } from "../../table/narration.js";
import { Seal } from "../../ui/seal.js";
import { Rich, plain } from "../../ui/text.js";
import { Dice } from "./dice.js";
import { called, seatName } from "./words.js";

/** @typedef {import("../../table/narration.js").Throw} Throw */

/** @param {{model: import("./map/model.js").Model, stage: import("./map/stage.js").Stage}} props */
export function Strip({ model, stage }) {
  const { store, catalogue } = model;
  const ctx = { book: catalogue, viewer: store.seat.value, seats: store.table.value?.seats ?? [] };
  const detail = mainLine(stage.step)?.detail;
  if (!detail) return null;
  if (!detail.attack) {
    return html`
      <p class="strip-title serif"><${Rich} text=${sentenceOf(ctx, stage.step)} /></p>
      <p class="small">${plain(sentence(ctx, detail))}</p>
    `;
  }
  /** @type {{attack: Throw, defence: Throw}} */
  const { attack, defence } = /** @type {any} */ (detail);
  return html`
    <p class="eyebrow">${t("strip-battle", { land: called(catalogue, stage.target ?? "", "in") })}</p>
    <div class="strip-dice">
      <${Thrown} model=${model} thrown=${attack} />
      <p class="serif strip-numbers">
        <span class=${attack.total < defence.total ? "less" : ""}>${attack.total}</span>
        <i>/</i>
        <span class=${defence.total < attack.total ? "less" : ""}>${defence.total}</span>
      </p>
      <${Thrown} model=${model} thrown=${defence} right />
    </div>
    <div class="strip-sides small">
      <${Side} ctx=${ctx} model=${model} thrown=${attack} />
      <${Side} ctx=${ctx} model=${model} thrown=${defence} right />
    </div>
  `;
}

/** @param {{model: import("./map/model.js").Model, thrown: Throw, right?: boolean}} props */
function Thrown({ model, thrown, right = false }) {
  const more = thrown.total - Math.max(0, ...thrown.dice);
  const plus = thrown.dice.length > 0 && more > 0 && html`<b class="numbers">${t("plus", { value: more })}</b>`;
  const dice = html`<${Dice} dice=${thrown.dice} pigment=${model.pigment(thrown.seat)} size=${44} />`;
  return html`<span class=${`strip-thrown ${right ? "right" : ""}`}>${right ? [plus, dice] : [dice, plus]}</span>`;
}

/**
 * Whose dice they are, and every modifier by its name.
 * @param {{
 *   ctx: import("./types.js").Ctx,
 *   model: import("./map/model.js").Model,
 *   thrown: Throw,
 *   right?: boolean,
 * }} props
 */
function Side({ ctx, model, thrown, right = false }) {
  const own = thrown.seat === ctx.viewer;
  const parts = thrown.added.map(([value, what]) =>
    value ? `${plain(String(text(ctx, what)))} ${t("plus", { value })}` : plain(String(text(ctx, what))),
  );
  return html`<span class=${`strip-side ${right ? "right" : ""}`}>
    <${Seal} pigment=${model.pigment(thrown.seat)} size=${17} />
    <span><b>${own ? t("battle-you") : seatName(/** @type {any} */ (ctx), thrown.seat)}</b> ${parts.join(", ")}</span>
  </span>`;
}

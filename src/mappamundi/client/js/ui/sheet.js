// The phone's sheet: the prompt with the places to choose from as rows, at three heights.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../i18n.js";
import { Answers, choose } from "./prompt.js";
import { Seal, pigmentOf } from "./seal.js";
import { Rich, Rule, plain } from "./text.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */

const THREE = 3;

/** @param {{env: Env, said: Prompt, Odds: any}} props */
export function Sheet({ env, said, Odds }) {
  // 0: the sentence only, 1: three rows, 2: all of them.
  const [height, setHeight] = useState(1);
  const from = useRef(/** @type {number | null} */ (null));
  useEffect(() => setHeight(1), [said.sentence]);
  const mine = said.tone === "mine" || said.tone === "plan";
  const pigment = said.seat === null ? "none" : `seat-${pigmentOf(said.seat, env.seat)}`;
  const drag = {
    onPointerDown: (/** @type {PointerEvent} */ event) => (from.current = event.clientY),
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (from.current === null) return;
      const moved = event.clientY - from.current;
      from.current = null;
      if (Math.abs(moved) > 24) setHeight((now) => Math.max(0, Math.min(2, now + (moved < 0 ? 1 : -1))));
    },
  };
  const rows = height === 0 || said.full ? [] : height === 1 ? shownThree(said, env.ui.focus.value) : said.rows;
  return html`<section class=${`p-sheet ${said.tone} height-${height}`} id="decision" aria-label=${t("prompt-title")}>
    <i class=${`band ${pigment}`} aria-hidden="true" />
    <div class="sheet-head" ...${drag}>
      ${mine && said.rows.length > 0 && !said.full && html`<button type="button" class="grip" aria-expanded=${height > 0} aria-label=${t("sheet-height")} onClick=${() => setHeight((height + 1) % 3)}><i /></button>`}
      <div role=${said.tone === "mine" ? "alert" : "status"}>
        <p class="eyebrow">${said.eyebrow}</p>
        <h1 class="prompt-sentence serif" tabindex="-1">${plain(said.sentence)}</h1>
      </div>
      ${height > 0 && !rows.length && said.facts && html`<p class="prompt-facts small"><${Rich} text=${said.facts} /> <${Rule} game=${env.table.game} number=${said.rule} /></p>`}
    </div>
    ${rows.length > 0 &&
    html`<ul class="sheet-rows">${rows.map((row) => {
      const on = row.chosen ?? env.ui.focus.value === row.id;
      return html`<li key=${row.id}><button type="button" class=${`sheet-row ${on ? "on" : ""}`} aria-pressed=${on} onClick=${() => choose(env, said, row.id)}>
        <span class="row-seal">${row.seat !== null && html`<${Seal} pigment=${pigmentOf(row.seat, env.seat)} standing=${row.standing} size=${24} />`}</span>
        <span class="row-words"><span class="row-name serif">${row.name}</span><span class="small">${row.detail}</span></span>
        <span class="row-odds">${row.tag && html`<b class="numbers">${row.tag}</b>`}${row.odds && html`<${Odds} odds=${row.odds} words=${false} />`}</span>
        <b class="row-points numbers">${typeof row.points === "number" ? signed(row.points) : ""}</b>
      </button></li>`;
    })}</ul>`}
    ${height === 1 && said.rows.length > THREE && !said.full && html`<button type="button" class="rows-more small" onClick=${() => setHeight(2)}><span>${t(said.rows.some((row) => typeof row.points === "number") ? "sheet-more-sorted" : "sheet-more", { rows: said.rows.length - THREE })}</span><span aria-hidden="true">↓</span></button>`}
    ${said.actions.length > 0 && html`<${Answers} env=${env} actions=${said.actions} most=${2} full />`}
    ${said.undo?.can && html`<button type="button" class="sheet-undo small" onClick=${() => env.store.undo()}>${said.undo.text}</button>`}
  </section>`;
}

/** The first three, with the one in focus among them. @param {Prompt} said @param {string | null} focus */
function shownThree(said, focus) {
  const three = said.rows.slice(0, THREE);
  const here = said.rows.find((row) => row.id === focus);
  return here && !three.includes(here) ? [...three.slice(0, THREE - 1), here] : three;
}

/** @param {number} points */
const signed = (points) => new Intl.NumberFormat(language.value, { signDisplay: "exceptZero" }).format(points);

// The phone's sheet: the prompt with the places to choose from as rows, at three heights.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { Rich, Rule } from "../ui/text.js";
import { Average, choose, signed } from "./chips.js";
import { Answers, Said, takeBack } from "./prompt.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */

const THREE = 3;

/**
 * @param {{
 *   env: Env,
 *   said: Prompt,
 *   Line: import("../games/contract.js").Drawn<{env: Env}> | null,
 *   Find: import("../games/contract.js").Drawn<{env: Env}> | null,
 *   RowPiece: import("../games/contract.js").GamePlugin["RowPiece"],
 *   RowMark: import("../games/contract.js").GamePlugin["RowMark"],
 *   beside: boolean,
 * }} props `beside`: the board has its own room, the sheet need not make any
 */
export function Sheet({ env, said, Line, Find, RowPiece, RowMark, beside }) {
  // 0: the sentence only, 1: the first few rows, 2: all of them.
  const [wished, setHeight] = useState(1);
  useEffect(() => setHeight(1), [said.sentence]);
  const { ui } = env;
  // A line that says "one more" is as high as that one.
  const few = said.few ?? THREE;
  const most = said.rows.length > few + 1 ? 2 : 1;
  // What is open over the board needs the room.
  const tucked = !beside && ((ui.card.value && ui.focus.value !== null) || ui.list.value || ui.legend.value);
  const height = tucked ? 0 : Math.min(wished, most);
  const change = (/** @type {number} */ to) => {
    if (tucked) ui.card.value = ui.list.value = ui.legend.value = false;
    setHeight(Math.max(0, Math.min(most, to)));
  };
  const mine = said.tone === "mine" || said.tone === "plan";
  const pigment = said.seat === null ? "none" : `seat-${pigmentOf(said.seat, env.seat)}`;
  // An answer goes on to the next question, and the card was about the last.
  const answered = (/** @type {Event} */ event) => {
    if (!beside && /** @type {Element} */ (event.target).closest("[data-action]")) ui.card.value = false;
  };
  // The finger may come off anywhere on the page.
  const drag = (/** @type {PointerEvent} */ down) => {
    const end = (/** @type {PointerEvent} */ up) => {
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const moved = up.clientY - down.clientY;
      if (up.type === "pointerup" && Math.abs(moved) > 24) change(height + (moved < 0 ? 1 : -1));
    };
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const rows = height === 0 || said.full ? [] : height < most ? shownFirst(said, ui.focus.value, few) : said.rows;
  return html`<section
    class=${`p-sheet ${said.tone} height-${height}`}
    id="decision"
    aria-label=${t("prompt-title")}
    aria-busy=${env.store.busy.value}
    aria-describedby=${said.described}
    onClick=${answered}
  >
    <i class=${`band ${pigment}`} aria-hidden="true" />
    <div class="sheet-head" onPointerDown=${drag}>
      ${
        mine &&
        said.rows.length > 0 &&
        !said.full &&
        html`<button
          type="button"
          class="grip"
          aria-expanded=${height > 0}
          aria-label=${t("sheet-height")}
          onClick=${() => change((height + 1) % (most + 1))}
        >
          <i />
        </button>`
      }
      <${Said} said=${said} />
      ${
        height > 0 &&
        !rows.length &&
        said.facts &&
        html`<p class="prompt-facts small">
          <${Rich} text=${said.facts} />
          ${" "}
          <${Rule} game=${env.table.game} number=${said.rule} />
        </p>`
      }
    </div>
    ${said.lead}
    ${Line && height > 0 && !said.full && html`<${Line} env=${env} />`}
    ${
      rows.length > 0 &&
      html`<ul class="sheet-rows">
        ${rows.map((row) => {
          const on = row.chosen ?? ui.focus.value === row.id;
          return html`<li key=${row.id}>
            <button
              type="button"
              class=${`sheet-row ${on ? "on" : ""}`}
              aria-pressed=${on}
              onClick=${() => choose(env, said, row.id)}
            >
              <span class="row-seal">
                ${
                  row.seat !== null &&
                  (RowPiece
                    ? html`<${RowPiece} row=${row} viewer=${env.seat} />`
                    : html`<${Seal} pigment=${pigmentOf(row.seat, env.seat)} standing=${row.standing} size=${24} />`)
                }
              </span>
              <span class="row-words">
                <span class="row-name serif">${row.name}</span>
                <span class="small">${[row.detail, row.does].filter(Boolean).join(" · ")}</span>
              </span>
              <span class="row-odds">
                ${row.tag && html`<b class="numbers">${row.tag}</b>`}
                <${RowMark} row=${row} />
              </span>
              <b class="row-points numbers">${typeof row.points === "number" ? signed(row.points) : ""}</b>
              <${Average} row=${row} />
            </button>
          </li>`;
        })}
      </ul>`
    }
    ${
      height > 0 &&
      most > 1 &&
      !said.full &&
      html`<p class="rows-rest small">
        ${
          height === 1 &&
          html`<button type="button" class="rows-more" onClick=${() => change(2)}>
            ${t(said.rows.some((row) => row.expected !== undefined) ? "sheet-more-sorted" : "sheet-more", {
              rows: said.rows.length - few,
            })}
            ${" "}
            <span aria-hidden="true">↓</span>
          </button>`
        }
        ${Find && html`<${Find} env=${env} />`}
      </p>`
    }
    ${said.top}
    ${
      said.controls ??
      (said.actions.length > 0 && html`<${Answers} env=${env} actions=${said.actions} most=${said.most ?? 2} full />`)
    }
    ${
      said.undo?.can &&
      html`<button type="button" class="sheet-undo small" onClick=${() => takeBack(env)}>${said.undo.text}</button>`
    }
  </section>`;
}

/**
 * The first few, with the one in focus among them.
 * @param {Prompt} said
 * @param {string | null} focus
 * @param {number} few
 */
function shownFirst(said, focus, few) {
  const first = said.rows.slice(0, few);
  const here = said.rows.find((row) => row.id === focus);
  return here && !first.includes(here) ? [...first.slice(0, few - 1), here] : first;
}

// This turn: what whoever plays has done so far, a line for each step of the show, each the way back to it.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { Rich } from "../ui/text.js";
import { restOf, sentenceOf } from "./told.js";
import { Standing } from "./standing.js";

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/**
 * What the first tab of the rail says while others play; null where nothing can be told of their turn.
 * @param {Env} env
 * @param {GamePlugin} game
 * @returns {import("../table/rail.js").Subject | null}
 */
export function thisTurn(env, game) {
  const { store, table } = env;
  const { theatre } = store;
  if (table.phase !== "playing" || store.mine.value || !theatre.turn.value.length) return null;
  // One's own turn is no news; what it brought stays as the last turn.
  if (theatre.own(theatre.before()?.view?.turn?.seat)) return null;
  return { key: "this turn", label: t("tab-turn"), opens: true, body: html`<${ThisTurn} env=${env} game=${game} />` };
}

/** @param {{env: Env, game: GamePlugin}} props */
function ThisTurn({ env, game }) {
  const { store, ctx } = env;
  const { theatre } = store;
  const at = theatre.at.value;
  const steps = theatre.turn.value;
  const shown = steps.filter((step) => step.seq <= at);
  // What comes after the last step of a turn belongs to the next.
  const over = theatre.turnOf(env.view) !== theatre.turnAt(at);
  const head = game.headline({ ...env, view: over ? (theatre.before()?.view ?? env.view) : env.view });
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const now = list.current?.querySelector("[aria-current]");
    const panel = now?.closest(".rail-panel, .drawer, .phone-panel, .half-body");
    // Only the panel scrolls, never the page.
    if (now && panel)
      panel.scrollTop = Math.max(
        0,
        /** @type {HTMLElement} */ (now).offsetTop +
          /** @type {HTMLElement} */ (now).offsetHeight -
          panel.clientHeight +
          48,
      );
  }, [at]);
  return html`<section class="rail-part this-turn" id="first" aria-labelledby="turn-title">
    <header class="rail-head">
      <h2 class="panel-title" id="turn-title">${t("turn-so-far", { what: head.title })}</h2>
      ${!over && head.detail && html`<span class="note">${head.detail}</span>`}
    </header>
    <ol class="show-lines plain-list" ref=${list}>
      ${shown.map((step, n) => {
        const rest = restOf(ctx, step);
        return html`<li key=${step.seq}>
          <button
            type="button"
            class="turn-step"
            aria-current=${step.seq === at ? "step" : undefined}
            onClick=${() => theatre.jump(step.seq)}
          >
            <span class="numbers small soft">${n + 1}</span>
            <span class="serif">
              <${Rich} text=${sentenceOf(ctx, step)} />
              ${rest && !over && html` <span class="soft"><${Rich} text=${rest} /></span>`}
            </span>
          </button>
        </li>`;
      })}
    </ol>
    ${
      steps.length > shown.length &&
      html`<p class="small soft turn-more">${t("turn-more", { count: steps.length - shown.length })}</p>`
    }
    <${Standing} env=${env} game=${game} />
  </section>`;
}

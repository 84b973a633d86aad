// The era's empires in calling order, between the eras that were and those to come.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { called, ROMAN, seatName, spanOf } from "./words.js";

/** @typedef {import("../../ui/prompt.js").Env} Env */
/** @typedef {{id: string, name: string, seat: number | null, state: "past" | "now" | "unheld" | "sealed" | "mine"}} Entry */

/** Who played which empire of this era, as far as the log tells it. @param {Env} env @returns {Map<string, number | null>} */
function heard({ known }) {
  /** @type {Map<string, number | null>} */
  const found = new Map();
  for (const told of known.log) {
    for (const event of told.events ?? []) {
      if (event.event === "era_began") found.clear();
      else if (event.event === "called") found.set(event.empire, event.seat);
    }
  }
  return found;
}

/** The empires of the era: called ones with whoever led them, the own one by name, the others sealed. @param {Env} env @returns {Entry[]} */
export function entries(env) {
  const { ctx, view, seat } = env;
  const holders = heard(env);
  const empires = ctx.book.empiresOf(view.epoch);
  return empires.map((/** @type {import("./catalogue.js").Empire} */ empire, /** @type {number} */ n) => {
    const name = called(ctx.book, empire.id);
    if (n < view.called.length) {
      const now = view.turn?.empire === empire.id;
      const holder = now ? view.turn.seat : (holders.get(empire.id) ?? null);
      return { id: empire.id, name, seat: holder, state: now ? "now" : holder === null ? "unheld" : "past" };
    }
    if (view.hand.empire === empire.id) return { id: empire.id, name, seat, state: "mine" };
    return { id: empire.id, name, seat: null, state: "sealed" };
  });
}

/** @param {{env: Env}} props */
export function Timeline({ env }) {
  const { ctx, view, seat } = env;
  const eras = Object.keys(ctx.book.eras).map(Number);
  const list = view.phase === "select" ? [] : entries(env);
  const at = Math.max(0, list.findIndex((entry) => entry.state === "now"));
  const words = (/** @type {Entry} */ entry) => {
    const who = entry.seat === null ? "" : seatName(ctx, entry.seat);
    return t(`timeline-${entry.state}`, { empire: entry.name, who });
  };
  return html`<nav class="timeline" aria-label=${t("timeline-title")}>
    <ol>
      ${eras.filter((era) => era < view.epoch).map((era) => html`<li class="era past" title=${spanOf(ctx.book, era)}>${ROMAN[era]}</li>`)}
      <li class="era-now"><b>${t("era", { era: ROMAN[view.epoch] })}</b><span>${spanOf(ctx.book, view.epoch)}</span></li>
      ${view.phase === "select"
        ? html`<li class="entry now" aria-current="step"><span class="pill">${t("timeline-selection")}</span></li><li class="entry later">${t("timeline-then", { empires: view.players })}</li>`
        : list.map(
            (entry, n) => html`<li class=${`entry ${entry.state} ${n < at - 1 || n > at + 2 ? "far" : ""}`} aria-current=${entry.state === "now" ? "step" : undefined} title=${words(entry)}>
              <span class=${entry.state === "now" ? "pill" : "plain"}>${entry.seat !== null ? html`<${Seal} pigment=${pigmentOf(entry.seat, seat)} standing=${entry.state !== "past"} size=${18} />` : null}<span class="name">${entry.state === "unheld" ? html`<s>${entry.name}</s>` : entry.state === "sealed" ? html`<i>${entry.name}</i>` : entry.name}</span></span>
              <span class="visually-hidden">${words(entry)}</span></li>`,
          )}
      ${eras.filter((era) => era > view.epoch).map((era) => html`<li class="era" title=${spanOf(ctx.book, era)}>${ROMAN[era]}</li>`)}
    </ol>
  </nav>`;
}

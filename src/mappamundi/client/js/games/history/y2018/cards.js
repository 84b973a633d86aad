// Cards: events, kingdoms and empires, as they lie in a hand, in the selection and in the dock.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../../../i18n.js";
import { Cap } from "../../../table/prompt.js";
import { EmpirePicture } from "../cutouts.js";
import { Sign } from "../signs.js";
import { called, calledAll, cardOf, effectText, effectTitle, leaderOf, ROMAN } from "../words.js";

/** @typedef {import("../words.js").Book} Book */

/**
 * Enhancements that only help battles are played between invasions; kingdoms and others have their own time.
 * @param {any} card
 */
export function timeOf(card) {
  if (card.kind === "kingdom") return t("card-time-kingdom");
  switch (card.effect?.id) {
    case "auto_win":
    case "extra_die":
      return t("card-time-roll");
    case "extra_monument":
      return t("card-time-build");
    case "free_forts":
    case "diplomacy":
      return t("card-time-invade");
    case "disaster":
    case "barbarians":
    case "revolution":
    case "plague":
      return t("card-time-turn");
  }
  return t("card-time-between");
}

/** What an event says on its card. @param {Book} book @param {string} id */
export function eventWords(book, id) {
  const card = cardOf(book, id);
  if (card.kind !== "kingdom") return effectText(book, id);
  return t("card-kingdom", { armies: card.armies, where: calledAll(book, card.start, "in"), marker: card.marker });
}

/** The same in a few words, for a row of the hand. @param {Book} book @param {string} id */
export function shortWords(book, id) {
  const card = cardOf(book, id);
  if (card.kind === "kingdom")
    return t("card-short", {
      effect: "kingdom",
      count: card.armies,
      where: calledAll(book, card.start, "in"),
      text: "",
    });
  const { id: kind, params = {} } = card.effect ?? {};
  const effect = kind === "add_fleets" ? params.kind : params.requires === "capital" ? "with_capital" : kind;
  const count = params.count ?? params.armies ?? params.bonus ?? params.uses ?? 1;
  return t("card-short", {
    effect,
    count: kind === "extra_die" ? params.uses : count,
    where: calledAll(book, Array.isArray(params.regions) ? params.regions : [], "in"),
    text: effectText(book, id),
  });
}

/**
 * An event card. `why` says why it cannot be played now, to whoever wants to know; `best` what it would do now, and
 * where.
 * @param {{
 *   book: Book,
 *   id: string,
 *   press?: () => void,
 *   why?: any,
 *   best?: string,
 *   chosen?: boolean,
 *   key_?: string,
 *   large?: boolean,
 * }} props
 */
export function EventCard({ book, id, press, why, best = "", chosen = false, key_, large = false }) {
  const [asked, ask] = useState(false);
  const card = cardOf(book, id);
  const kind = card.kind === "kingdom" ? "card-eyebrow-kingdom" : "card-eyebrow-event";
  const inside = html`
    <span class="card-head">
      <span class="eyebrow">${t(kind, { epoch: ROMAN[card.epoch] })}</span>
      <${Cap} of=${key_} />
    </span>
    <span class="card-title serif">${called(book, id)}</span>
    <span class="card-text small">${eventWords(book, id)}</span>
    ${large && card.kind === "kingdom" && html`<${Forces} book=${book} card=${card} />`}
    ${best && html`<span class="card-best note numbers">${best}</span>`}
    <span class="card-when note">${timeOf(card)}</span>
  `;
  if (why) {
    return html`<div class=${`event-card closed ${large ? "large" : ""}`}>
      ${inside}
      <details class="why" onToggle=${(/** @type {any} */ event) => ask(event.currentTarget.open)}>
        <summary>${t("why-not")}</summary>
        <p class="note">${asked && why}</p>
      </details>
    </div>`;
  }
  if (!press) return html`<div class=${`event-card ${large ? "large" : ""}`}>${inside}</div>`;
  return html`<button
    type="button"
    class=${`event-card ${large ? "large" : ""} ${chosen ? "chosen" : ""}`}
    aria-pressed=${chosen}
    onClick=${press}
  >
    ${inside}
  </button>`;
}

/** Capital or city, fleets and caravans of a card. @param {{book: Book, card: any}} props */
export function Forces({ book, card }) {
  const starts = calledAll(book, card.start, "in");
  return html`<span class="forces">
    <span>
      <${Sign} name=${card.marker === "marauder" ? "siege" : card.marker} />
      ${" "}
      ${t(`card-marker-${card.marker}`, { where: starts })}
    </span>
    ${card.fleets?.length ? html`<span><${Sign} name="fleet" /> ${calledAll(book, card.fleets)}</span>` : null}
    ${card.caravans?.length ? html`<span><${Sign} name="caravan" /> ${calledAll(book, card.caravans)}</span>` : null}
  </span>`;
}

/** Armies as a number and dots. @param {{count: number}} props */
export function Armies({ count }) {
  return html`<span class="armies">
    <span class="armies-number serif">${count}</span>
    <span class="dots" aria-hidden="true">${Array.from({ length: count }, () => html`<i />`)}</span>
    <span class="visually-hidden">${t("card-armies", { armies: count })}</span>
  </span>`;
}

/**
 * An empire in the selection, with the land it starts from and what it can reach.
 * @param {{
 *   book: Book,
 *   id: string,
 *   view: any,
 *   viewer: number | null,
 *   pigment: number,
 *   press?: () => void,
 *   chosen?: boolean,
 *   key_?: string,
 *   likely?: [number, number] | null,
 * }} props
 */
export function EmpireChoice({ book, id, view, viewer, pigment, press, chosen = false, key_, likely }) {
  const card = book.empires.get(id);
  if (!card) return null;
  const leader = leaderOf(book, id);
  const words = effectText(book, id);
  const orders = book.empiresOf(card.epoch).length;
  return html`<button
    type="button"
    class=${`empire-card ${chosen ? "chosen" : ""}`}
    aria-pressed=${chosen}
    onClick=${press}
    disabled=${!press}
  >
    <span class="empire-map">
      <${EmpirePicture} book=${book} card=${card} pigment=${pigment} view=${view} viewer=${viewer} />
    </span>
    <span class="empire-body">
      <span class="card-head">
        <span class="eyebrow">${t("card-plays", { order: card.order, orders })}</span>
        <${Cap} of=${key_} />
      </span>
      <span class="empire-name serif">${called(book, id)}</span>
      <span class="leader small">${leader}</span>
      <${Armies} count=${card.armies} />
      <${Forces} book=${book} card=${card} />
      <span class="effect">
        ${
          words ? html`<b>${effectTitle(book, id)}</b><span>${words}</span>` : html`<span>${t("card-no-effect")}</span>`
        }
      </span>
      ${
        likely &&
        html`<span class="likely">
          <span class="small">${t("card-likely")}</span>
          <b class="numbers">${likely[0] === likely[1] ? likely[0] : `${likely[0]}–${likely[1]}`}</b>
        </span>`
      }
    </span>
  </button>`;
}

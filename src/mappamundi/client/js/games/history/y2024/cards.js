// Cards of the 2024 edition: Empires as they lie open, Events as they are dealt.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Cap } from "../../../table/prompt.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { EmpirePicture } from "../cutouts.js";
import { Sign } from "../signs.js";
import { called, calledAll, effectText, ROMAN } from "../words.js";

/** @typedef {import("./types.js").Book} Book */

/** A line of a card: a sign and what it means. @typedef {{sign: import("../signs.js").SignName, text: string}} Force */

/**
 * What a card brings beside its people: where it begins and with what, fleets, walls, and how monuments are earned.
 * @param {Book} book
 * @param {any} card
 * @returns {Force[]}
 */
export function forcesOf(book, card) {
  /** @type {Force[]} */
  const forces = [];
  if (card.start?.length) {
    const where = calledAll(book, card.start, "in");
    const buildings = card.buildings ?? [];
    if (buildings.length)
      forces.push({
        sign: buildings[0],
        text: t("empire-starts", { building: buildings[0], fort: buildings.includes("fort") ? "yes" : "no", where }),
      });
    else forces.push({ sign: "people", text: t("empire-starts-bare", { where }) });
  }
  const fleets = (card.sea_fleets ?? 0) + (card.ocean_fleets ?? 0);
  forces.push({
    sign: "fleet",
    text: fleets ? t("empire-fleets", { fleets, waters: card.ocean_fleets ? "oceans" : "seas" }) : t("empire-no-fleet"),
  });
  if (card.great_wall_forts) forces.push({ sign: "fort", text: t("empire-wall", { forts: card.great_wall_forts }) });
  if (card.barbarian) forces.push({ sign: "flame", text: t("empire-barbarian") });
  else if (card.icon)
    forces.push({
      sign: card.icon,
      text: t("empire-icon", { icon: card.icon, count: book.data.constants.icons_per_monument }),
    });
  return forces;
}

/** People as a number and as pieces. @param {{count: number}} props */
export const People = ({ count }) =>
  html`<span class="armies">
    <span class="armies-number serif" aria-hidden="true">${count}</span>
    <span class="people-row" aria-hidden="true">
      ${Array.from({ length: count }, () => html`<${Sign} name="people" size=${11} />`)}
    </span>
    <span class="visually-hidden">${t("people-count", { people: count })}</span>
  </span>`;

/** @param {{forces: Force[]}} props */
export const Forces = ({ forces }) =>
  html`<span class="forces">
    ${forces.map(({ sign, text }) => html`<span key=${text}><${Sign} name=${sign} /> ${text}</span>`)}
  </span>`;

/**
 * The two Empires of one card, played one after the other; or the one that it is.
 * @param {any} card
 * @returns {any[]}
 */
export const halvesOf = (card) => (card.sub_empires?.length ? card.sub_empires : [card]);

/**
 * An Empire that lies open: to choose from, taken by somebody, or just to look at. `taker` stays readable.
 * @param {{
 *   book: Book,
 *   id: string,
 *   view: import("./types.js").View,
 *   viewer: number | null,
 *   pigment: number,
 *   press?: () => void,
 *   chosen?: boolean,
 *   key_?: string,
 *   likely?: [number, number] | null,
 *   taker?: {seat: number, name: string} | null,
 * }} props
 */
export function EmpireChoice({ book, id, view, viewer, pigment, press, chosen = false, key_, likely, taker }) {
  const card = book.empires.get(id);
  if (!card) return null;
  const halves = halvesOf(card);
  const inside = html`
    <span class="empire-map">
      <${EmpirePicture}
        book=${book}
        card=${card}
        pigment=${taker ? pigmentOf(taker.seat, viewer) : pigment}
        view=${view}
        viewer=${viewer}
        coins
      />
      ${
        taker &&
        html`<span class="empire-taker small">
          <${Seal} pigment=${pigmentOf(taker.seat, viewer)} size=${18} />
          ${" "}
          ${taker.name}
        </span>`
      }
    </span>
    <span class="empire-body">
      <span class="card-head">
        <span class="eyebrow">${t("empire-number", { number: card.order })}</span>
        <${Cap} of=${key_} />
      </span>
      <span class="empire-name serif">${called(book, id)}</span>
      <span class="empire-halves">
        ${halves.map(
          (half, n) =>
            html`<span key=${half.id} class=${`empire-half ${n ? "later-half" : ""}`}>
              ${halves.length > 1 && html`<b class="small">${called(book, half.id)}</b>`}
              <${People} count=${half.armies} />
              <${Forces} forces=${forcesOf(book, half)} />
            </span>`,
        )}
      </span>
      ${
        likely &&
        html`<span class="likely">
          <span class="small">${t("empire-likely")}</span>
          <b class="numbers">${likely[0] === likely[1] ? likely[0] : `${likely[0]}–${likely[1]}`}</b>
        </span>`
      }
    </span>
  `;
  const double = halves.length > 1 ? "double" : "";
  if (!press) return html`<div class=${`empire-card ${double} ${taker ? "taken" : ""}`}>${inside}</div>`;
  return html`<button
    type="button"
    class=${`empire-card ${double} ${chosen ? "chosen" : ""}`}
    aria-pressed=${chosen}
    onClick=${press}
  >
    ${inside}
  </button>`;
}

/** When an Event takes effect: now, as an Empire of its own, or later in a phase. @param {any} card */
const timeOf = (card) => (card.kind !== "text" ? t("event-time-empire") : t(`event-time-${card.phase}`));

/** What an Event says. @param {Book} book @param {string} id */
export function eventWords(book, id) {
  const card = /** @type {any} */ (book.events.get(id));
  return card?.kind === "text"
    ? effectText(book, id)
    : t("event-empire", { people: card?.armies ?? 0, where: calledAll(book, card?.start ?? [], "in") });
}

/**
 * An Event card.
 * @param {{book: Book, id: string, press?: () => void, chosen?: boolean, key_?: string}} props
 */
export function EventCard({ book, id, press, chosen = false, key_ }) {
  const card = /** @type {any} */ (book.events.get(id));
  if (!card) return null;
  const inside = html`
    <span class="card-head">
      <span class="eyebrow">${t("event-eyebrow", { epoch: ROMAN[card.epoch] })} · ${timeOf(card)}</span>
      ${card.honor && html`<span class="small event-honor"><${Sign} name="cup" /> ${t("event-honor")}</span>`}
      <${Cap} of=${key_} />
    </span>
    <span class="card-title serif">${called(book, id)}</span>
    <span class="card-text small">${eventWords(book, id)}</span>
    ${card.kind !== "text" && html`<${Forces} forces=${forcesOf(book, card)} />`}
  `;
  if (!press) return html`<div class="event-card large">${inside}</div>`;
  return html`<button
    type="button"
    class=${`event-card large ${chosen ? "chosen" : ""}`}
    aria-pressed=${chosen}
    onClick=${press}
  >
    ${inside}
  </button>`;
}

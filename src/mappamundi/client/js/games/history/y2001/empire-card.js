// The card of an empire: where it begins and how far it reaches, when it plays, how strong it is.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { EmpirePicture } from "../cutouts.js";
import { Sign } from "../signs.js";
import { called, calledAll, ROMAN } from "../words.js";

/** @typedef {import("./types.js").Book} Book */

/** Of the picture on the card. */
const RATIO = 440 / 270;

/** Strength as a number and as dots. @param {{strength: number}} props */
export const Strength = ({ strength }) =>
  html`<span class="armies">
    <span class="armies-number serif" aria-hidden="true">${strength}</span>
    <span class="dots" aria-hidden="true">${Array.from({ length: strength }, (_, n) => html`<i key=${n} />`)}</span>
    <span class="small soft strength-word" aria-hidden="true">${t("empire-strength-word")}</span>
    <span class="visually-hidden">${t("empire-strength", { strength })}</span>
  </span>`;

/**
 * What a card brings beside its armies.
 * @param {Book} book
 * @param {any} card
 * @returns {{sign: import("../signs.js").SignName, text: string}[]}
 */
export function forcesOf(book, card) {
  const where = calledAll(book, card.start, "in");
  // The waters that the card names, and those its fleets reach from there (A6.4).
  const reached = card.fleets.filter((/** @type {string} */ water) => !card.navigation.includes(water));
  const named = calledAll(book, card.navigation);
  return [
    {
      sign: "capital",
      text: card.capital
        ? t("empire-capital", { where })
        : [t("empire-starts-bare", { where }), t("empire-no-capital")].join(" · "),
    },
    {
      sign: "fleet",
      text: !card.navigation.length
        ? t("empire-no-navigation")
        : reached.length
          ? t("empire-reaches", { waters: named, reached: calledAll(book, reached) })
          : named,
    },
  ];
}

/**
 * @param {{
 *   book: Book,
 *   id: string,
 *   view: import("./types.js").View,
 *   viewer: number | null,
 *   pigment: number,
 *   likely?: [number, number] | null,
 *   must?: boolean,
 * }} props
 *   `must`: it has to be passed on
 */
export function EmpireCard({ book, id, view, viewer, pigment, likely = null, must = false }) {
  const card = /** @type {any} */ (book.empires.get(id));
  if (!card) return null;
  return html`<article class=${`empire-card drawn ${must ? "must-pass" : ""}`} aria-labelledby="drawn-name">
    <span class="empire-map">
      <${EmpirePicture}
        book=${book}
        card=${card}
        pigment=${pigment}
        view=${view}
        viewer=${viewer}
        fleets=${card.fleets}
        ratio=${RATIO}
      />
    </span>
    <div class="empire-body">
      <p class="card-head">
        <span class="eyebrow">${t("empire-order", { order: card.order, of: book.empiresOf(card.epoch).length })}</span>
        <span class="eyebrow">${t("epoch", { epoch: ROMAN[card.epoch] })}</span>
      </p>
      <h3 class="empire-name serif" id="drawn-name">${called(book, id)}</h3>
      <${Strength} strength=${card.armies} />
      <span class="forces">
        ${forcesOf(book, card).map(({ sign, text }) => html`<span key=${sign}><${Sign} name=${sign} /> ${text}</span>`)}
      </span>
      ${
        likely &&
        html`<p class="likely">
          <span class="small">${t("empire-likely")}</span>
          <b class="numbers">${likely[0] === likely[1] ? likely[0] : `${likely[0]}–${likely[1]}`}</b>
        </p>`
      }
    </div>
  </article>`;
}

/** A card that nobody may look at yet. @param {{epoch: number, title: string, note: any}} props */
export const CardBack = ({ epoch, title, note }) =>
  html`<article class="empire-card drawn back">
    <span class="empire-back serif" aria-hidden="true">${ROMAN[epoch]}</span>
    <div class="empire-body">
      <h3 class="empire-name serif">${title}</h3>
      ${note && html`<p class="small soft">${note}</p>`}
    </div>
  </article>`;

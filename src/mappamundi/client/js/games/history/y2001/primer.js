// The primer in front of the rules: what one must know to play, on two pages, in pictures drawn from the map.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Dice } from "../dice.js";
import { useMap } from "../picture.js";
import { Arrow, Card, CardSeal, Said, Shown } from "../primer.js";
import { SCENES } from "../scenes.js";
import { PlateSign, SIGN_PATHS, Sign } from "../signs.js";

/** @typedef {import("../scenes.js").Stand} Stand */

const GAME = "hotw2001";
/** Whoever reads, and whoever stands against them. */
const [YOU, OTHER] = [0, 1];
/** The area that shows the three degrees, and the epoch of its values. */
const AREA = "india";
const EPOCH = 4;
/** The defender of the picture, and what a fort adds to a die (A8.10). */
const FORT = 1;
const [ATTACK, DEFENCE] = [2, 1];

/** Windows of the sheet: left, top, width, height. @type {Record<string, number[]>} */
const BOXES = {
  world: [0, 20, 1600, 960],
  expand: [578, 252, 152, 158],
  degrees: [1004, 438, 268, 211],
};

/** @type {Record<string, Stand>} */
const EXPANDING = {
  southern_apennines: { seat: YOU, signs: ["capital"] },
  northern_apennines: { seat: YOU },
  dalmatia: { seat: OTHER, flat: true },
};
/**
 * The same lands, three times: armies of past empires lie and count all the same.
 * @type {[string, Record<string, Stand>][]}
 */
const DEGREES = [
  [
    "presence",
    {
      lower_indus: { seat: YOU },
      ganges_valley: { seat: OTHER, flat: true },
      western_deccan: { seat: OTHER, flat: true },
    },
  ],
  [
    "dominance",
    {
      lower_indus: { seat: YOU },
      upper_indus: { seat: YOU },
      ganges_valley: { seat: YOU, flat: true },
      western_deccan: { seat: OTHER, flat: true },
    },
  ],
  ["control", { lower_indus: { seat: YOU }, upper_indus: { seat: YOU }, ganges_valley: { seat: YOU, flat: true } }],
];
/** @type {("capital" | "city" | "monument")[]} */
const BUILDINGS = ["capital", "city", "monument"];
const ROLLED = { yours: [5, 2], theirs: [3] };

/** A card that was drawn: kept, or passed on. */
function Draw() {
  return html`<svg class="primer-hand" viewBox="-80 -60 160 120">
    <g transform="translate(42 2) rotate(8)"><${Card} kind="other" /></g>
    <g transform="translate(-18 0)"><${Card} kind="taken" /><${CardSeal} pigment=${YOU} /></g>
    <g transform="translate(40 0)"><path class="arrow" d="M-8 0H12M5-6 12 0 5 6" /></g>
  </svg>`;
}

/** Two cards of the hand are played. */
function Played() {
  return html`<svg class="primer-hand" viewBox="-80 -60 160 120">
    <g transform="translate(-26 0) rotate(-5)">
      <${Card} kind="taken" />
      <path class="sign-mark" transform="scale(1.5)" d=${SIGN_PATHS.leader} fill-rule="evenodd" />
    </g>
    <g transform="translate(30 0) rotate(5)">
      <${Card} kind="taken" />
      <path class="sign-mark" transform="scale(1.5)" d=${SIGN_PATHS.gold} fill-rule="evenodd" />
    </g>
  </svg>`;
}

/** Two resources make a monument. */
function Building() {
  return html`<svg class="primer-building" viewBox="-80 -60 160 120">
    <path class="resource" d="M-58 0-48-13-38 0-48 13Z" />
    <path class="resource" d="M-34 0-24-13-14 0-24 13Z" />
    <${Arrow} />
    <g transform="translate(46 0) scale(2.6)"><${PlateSign} name="monument" /></g>
  </svg>`;
}

/** What a turn is, in five pictures. @param {{catalogue: any}} props */
export function Turn({ catalogue }) {
  const map = useMap(GAME);
  const { scoring } = catalogue;
  const values = catalogue.areas.find((/** @type {any} */ one) => one.id === AREA).values[EPOCH - 1];
  /** @type {[string, any][]} */
  const steps = [
    ["choose", html`<${Draw} />`],
    ["events", html`<${Played} />`],
    ["expand", html`<${Shown} map=${map} box=${BOXES.expand} scene=${EXPANDING} chosen=${["dalmatia"]} />`],
    ["build", html`<${Building} />`],
    ["score", html`<span class="primer-points">+${values[2] + scoring.capital}</span>`],
  ];
  return html`
    <h3 class="primer-head">${t("primer-turn")}</h3>
    <ol class="primer-turn">
      ${steps.map(
        ([step, picture], n) => html`<li>
          <div class=${`primer-picture primer-${step}`} aria-hidden="true">${picture}</div>
          <h4><span class="primer-number" aria-hidden="true">${n + 1}</span> ${t(`primer-${step}`)}</h4>
          <p>${t(`primer-${step}-text`)}</p>
        </li>`,
      )}
    </ol>
  `;
}

/** @param {{catalogue: any}} props */
function Aim({ catalogue }) {
  const map = useMap(GAME);
  return html`
    <h2 class="page-title">${t("primer-aim")}</h2>
    <div class="primer-aim">
      <div class="primer-words">
        <p>${t("primer-aim-epochs", { epochs: catalogue.epochs.length })}</p>
        <p><${Said} id="primer-aim-score" /></p>
      </div>
      <div class="primer-picture primer-world" aria-hidden="true">
        <${Shown} map=${map} box=${BOXES.world} scene=${SCENES[GAME]} />
      </div>
    </div>
    <${Turn} catalogue=${catalogue} />
    <p class="primer-note"><${Said} id="primer-comfort" /></p>
  `;
}

/** @param {{catalogue: any}} props */
function Points({ catalogue }) {
  const map = useMap(GAME);
  const { scoring } = catalogue;
  const values = catalogue.areas.find((/** @type {any} */ one) => one.id === AREA).values[EPOCH - 1];
  return html`
    <h2 class="page-title">${t("primer-points")}</h2>
    <p class="primer-lead">${t("primer-points-text")}</p>
    <ul class="primer-degrees">
      ${DEGREES.map(
        ([degree, scene], n) => html`<li>
          <div class="primer-picture" aria-hidden="true">
            <${Shown} map=${map} box=${BOXES.degrees} scene=${scene} />
          </div>
          <div class="primer-degree">
            <h3>${t(`primer-${degree}`)}</h3>
            <span class="steps numbers" role="img" aria-label=${t("primer-brings", { points: values[n] })}>
              ${values.map(
                (/** @type {number} */ value, /** @type {number} */ at) =>
                  html`<b class=${at <= n ? "reached" : ""} aria-hidden="true">${value}</b>`,
              )}
            </span>
          </div>
          <p>${t(`primer-${degree}-text`, { lands: scoring[degree].armies })}</p>
        </li>`,
      )}
    </ul>
    <ul class="primer-structures">
      ${BUILDINGS.map(
        (name) =>
          html`<li>
            <${Sign} name=${name} size=${20} />
            <span>${t(`map-${name}`)}</span>
            <b class="numbers">+${scoring[name]}</b>
          </li>`,
      )}
    </ul>
    <h3 class="primer-head">${t("primer-battle")}</h3>
    <div class="primer-battle">
      <div
        class="primer-picture primer-dice"
        role="img"
        aria-label=${t("primer-battle-rolled", { yours: ROLLED.yours[0], theirs: ROLLED.theirs[0] })}
      >
        <${Dice} dice=${ROLLED.yours} pigment=${YOU} size=${42} />
        <span class="primer-result"><b>${ROLLED.yours[0]}</b> / ${ROLLED.theirs[0]}</span>
        <${Dice} dice=${ROLLED.theirs} pigment=${OTHER} size=${42} />
      </div>
      <div class="primer-words">
        <p>${t("primer-battle-dice", { own: ATTACK, other: DEFENCE })}</p>
        <p><${Said} id="primer-battle-ends" /></p>
        <p>${t("primer-battle-defence", { bonus: FORT })}</p>
      </div>
    </div>
  `;
}

/** The pages of the primer, in the order in which they are read. */
export const PRIMER = [Aim, Points];

// The primer in front of the rules: what one must know to play, on two pages, in pictures drawn from the map.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { useMap } from "../picture.js";
import {
  Aim,
  Building,
  Built,
  Card,
  CardSeal,
  Degrees,
  OTHER,
  RESOURCES,
  Rolls,
  Said,
  Shown,
  Steps,
  YOU,
} from "../primer.js";
import { SIGN_PATHS } from "../signs.js";

/** @typedef {import("../scenes.js").Stand} Stand */
/** @typedef {"presence" | "dominance" | "control"} Degree */

const GAME = "hotw2001";
/** The area that shows the three degrees, and the epoch of its values. */
const AREA = "india";
const EPOCH = 4;
/** The defender of the picture, and what a fort adds to a die (A8.10). */
const FORT = 1;
const [ATTACK, DEFENCE] = [2, 1];

/** Windows of the sheet: left, top, width, height. @type {Record<string, number[]>} */
const BOXES = {
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

/** What a turn is, in five pictures. @param {{catalogue: import("./types.js").Catalogue, level?: number}} props */
export function Turn({ catalogue, level }) {
  const map = useMap(GAME);
  /** @type {[string, any][]} */
  const steps = [
    ["choose", html`<${Draw} />`],
    ["events", html`<${Played} />`],
    ["expand", html`<${Shown} map=${map} box=${BOXES.expand} scene=${EXPANDING} chosen=${["dalmatia"]} />`],
    ["build", html`<${Building} pair=${RESOURCES} />`],
    ["score", html`<span class="primer-points">+${valuesIn(catalogue)[2] + catalogue.scoring.capital}</span>`],
  ];
  return html`<${Steps} steps=${steps} level=${level} />`;
}

/** @param {{catalogue: import("./types.js").Catalogue}} props */
const Purpose = ({ catalogue }) =>
  html`<${Aim}
    game=${GAME}
    words=${[t("primer-aim-epochs", { epochs: catalogue.epochs.length }), html`<${Said} id="primer-aim-score" />`]}
  >
    <${Turn} catalogue=${catalogue} />
  <//>`;

/**
 * What the area brings in its epoch, degree by degree.
 * @param {import("./types.js").Catalogue} catalogue
 * @returns {number[]}
 */
const valuesIn = (catalogue) => catalogue.areas.find((one) => one.id === AREA)?.values[EPOCH - 1] ?? [];

/** @param {{catalogue: import("./types.js").Catalogue}} props */
const Points = ({ catalogue }) => html`
  <h2 class="page-title">${t("primer-points")}</h2>
  <p class="primer-lead">${t("primer-points-text")}</p>
  <${Degrees}
    game=${GAME}
    box=${BOXES.degrees}
    degrees=${DEGREES}
    values=${valuesIn(catalogue)}
    brings=${(/** @type {number} */ points) => t("primer-brings", { points })}
    asks=${(/** @type {Degree} */ degree) => ({ lands: catalogue.scoring[degree].armies })}
  />
  <${Built} brings=${catalogue.scoring} />
  <${Rolls}
    title=${t("primer-battle")}
    rolled="primer-battle-rolled"
    words=${[
      t("primer-battle-dice", { own: ATTACK, other: DEFENCE }),
      html`<${Said} id="primer-battle-ends" />`,
      t("primer-battle-defence", { bonus: FORT }),
    ]}
  />
`;

/** The pages of the primer, in the order in which they are read. */
export const PRIMER = [Purpose, Points];

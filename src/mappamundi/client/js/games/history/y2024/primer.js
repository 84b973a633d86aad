// The primer in front of the rules: what one must know to play, on two pages, in pictures drawn from the map.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { useMap } from "../picture.js";
import { Aim, Building, Built, Card, CardSeal, Degrees, OTHER, Rolls, Said, Shown, Steps, YOU } from "../primer.js";
import { LYING } from "../scenes.js";
import { SIGN_PATHS } from "../signs.js";

/** @typedef {import("../scenes.js").Stand} Stand */
/** @typedef {"presence" | "dominance" | "mastery"} Degree */

const GAME = "hotw2024";

/** Windows of the sheet: left, top, width, height. @type {Record<string, number[]>} */
const BOXES = {
  establish: [866, 506, 140, 145],
  expand: [812, 396, 152, 158],
  degrees: [1004, 438, 268, 211],
};

/** @type {Record<string, Stand>} */
const RISEN = { arabia: { seat: YOU, signs: ["capital"] } };
/** @type {Record<string, Stand>} */
const EXPANDING = {
  arabia: { seat: YOU, signs: ["capital"] },
  tigris: { seat: YOU },
  levant: { seat: OTHER, ...LYING },
};
/**
 * The same area three times: armies of this turn stand, garrisons of earlier ones lie.
 * @type {[string, Record<string, Stand>][]}
 */
const DEGREES = [
  [
    "presence",
    {
      indus: { seat: YOU },
      deccan: { seat: YOU, ...LYING },
      ganges_valley: { seat: OTHER, ...LYING },
      ganges_delta: { seat: OTHER, ...LYING },
    },
  ],
  [
    "dominance",
    {
      indus: { seat: YOU },
      ganges_valley: { seat: YOU },
      deccan: { seat: YOU, ...LYING },
      ganges_delta: { seat: OTHER, ...LYING },
    },
  ],
  ["mastery", { indus: { seat: YOU }, ganges_valley: { seat: YOU }, ganges_delta: { seat: YOU } }],
];

/** Two cards and a token in a hand, the Empire in the middle chosen. */
function Hand() {
  return html`<svg class="primer-hand" viewBox="-80 -60 160 120">
    <g transform="translate(-40 4) rotate(-9)">
      <${Card} kind="other" />
      <path class="sign-mark" transform="translate(-8 0) scale(1.1)" d=${SIGN_PATHS.gold} />
    </g>
    <g transform="translate(40 4) rotate(9)">
      <${Card} kind="other" />
      <path class="sign-mark" transform="translate(9 0) scale(1.1)" d=${SIGN_PATHS.card} fill-rule="evenodd" />
    </g>
    <${Card} kind="taken" />
    <${CardSeal} pigment=${YOU} />
  </svg>`;
}

/** Two equal power icons. */
const ICONS = [-54, -23].map(
  (x) =>
    html`<g transform=${`translate(${x} 0)`}>
      <circle r="13" class="power-disc" />
      <path class="sign-mark" transform="scale(1.05)" d=${SIGN_PATHS.crown} fill-rule="evenodd" />
    </g>`,
);

/** What a turn is, in five pictures. @param {{catalogue: import("./types.js").Catalogue, level?: number}} props */
export function Turn({ catalogue, level }) {
  const map = useMap(GAME);
  const { constants } = catalogue;
  /** @type {[string, any][]} */
  const steps = [
    ["choose", html`<${Hand} />`],
    ["establish", html`<${Shown} map=${map} box=${BOXES.establish} scene=${RISEN} />`],
    ["expand", html`<${Shown} map=${map} box=${BOXES.expand} scene=${EXPANDING} chosen=${["levant"]} />`],
    ["build", html`<${Building} pair=${ICONS} />`],
    ["collect", html`<span class="primer-points">+${constants.mastery.gold + constants.building_gold.capital}</span>`],
  ];
  return html`<${Steps} steps=${steps} level=${level} />`;
}

/** @param {{catalogue: import("./types.js").Catalogue}} props */
const Purpose = ({ catalogue }) =>
  html`<${Aim}
    game=${GAME}
    words=${[t("primer-aim-epochs", { epochs: catalogue.epochs.length }), html`<${Said} id="primer-aim-gold" />`]}
  >
    <${Turn} catalogue=${catalogue} />
  <//>`;

/** @param {{catalogue: import("./types.js").Catalogue}} props */
function Gold({ catalogue }) {
  const { constants } = catalogue;
  return html`
    <h2 class="page-title">${t("primer-gold")}</h2>
    <p class="primer-lead">${t("primer-gold-text")}</p>
    <${Degrees}
      game=${GAME}
      box=${BOXES.degrees}
      degrees=${DEGREES}
      values=${DEGREES.map(([degree]) => constants[/** @type {Degree} */ (degree)].gold)}
      brings=${(/** @type {number} */ gold) => t("primer-brings-gold", { gold })}
      asks=${(/** @type {Degree} */ degree) => ({ lands: constants[degree].min_lands })}
    />
    <${Built} brings=${constants.building_gold} />
    <${Rolls}
      title=${t("primer-invasion")}
      rolled="primer-invasion-rolled"
      words=${[
        t("primer-invasion-dice", {
          own: constants.attacker_dice,
          other: constants.defender_dice,
          fort: constants.defender_dice_fort,
        }),
        html`<${Said} id="primer-invasion-ends" />`,
        html`<${Said} id="primer-invasion-certain" />`,
      ]}
    />
  `;
}

/** The pages of the primer, in the order in which they are read. */
export const PRIMER = [Purpose, Gold];

// The primer in front of the rules: what one must know to play, on two pages, in pictures drawn from the map.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Dice } from "../dice.js";
import { useMap } from "../picture.js";
import { Arrow, Card, CardSeal, Said, Shown } from "../primer.js";
import { LYING, SCENES } from "../scenes.js";
import { PlateSign, SIGN_PATHS, Sign } from "../signs.js";

/** @typedef {import("../scenes.js").Stand} Stand */

const GAME = "hotw2024";
/** Whoever reads, and whoever stands against them. */
const [YOU, OTHER] = [0, 1];

/** Windows of the sheet: left, top, width, height. @type {Record<string, number[]>} */
const BOXES = {
  world: [0, 20, 1600, 960],
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
/** @type {("capital" | "city" | "monument")[]} */
const BUILDINGS = ["capital", "city", "monument"];
const ROLLED = { yours: [5, 2], theirs: [3] };

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

/** Two equal power icons make a monument. */
function Building() {
  const icon = html`
    <circle r="13" class="power-disc" />
    <path class="sign-mark" transform="scale(1.05)" d=${SIGN_PATHS.crown} fill-rule="evenodd" />
  `;
  return html`<svg class="primer-building" viewBox="-80 -60 160 120">
    <g transform="translate(-54 0)">${icon}</g>
    <g transform="translate(-23 0)">${icon}</g>
    <${Arrow} />
    <g transform="translate(46 0) scale(2.6)"><${PlateSign} name="monument" /></g>
  </svg>`;
}

/** What a turn is, in five pictures. @param {{catalogue: any}} props */
export function Turn({ catalogue }) {
  const map = useMap(GAME);
  const { constants } = catalogue;
  /** @type {[string, any][]} */
  const steps = [
    ["choose", html`<${Hand} />`],
    ["establish", html`<${Shown} map=${map} box=${BOXES.establish} scene=${RISEN} />`],
    ["expand", html`<${Shown} map=${map} box=${BOXES.expand} scene=${EXPANDING} chosen=${["levant"]} />`],
    ["build", html`<${Building} />`],
    ["collect", html`<span class="primer-points">+${constants.mastery.gold + constants.building_gold.capital}</span>`],
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
  const { epochs } = catalogue;
  return html`
    <h2 class="page-title">${t("primer-aim")}</h2>
    <div class="primer-aim">
      <div class="primer-words">
        <p>${t("primer-aim-epochs", { epochs: epochs.length })}</p>
        <p><${Said} id="primer-aim-gold" /></p>
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
function Gold({ catalogue }) {
  const map = useMap(GAME);
  const { constants } = catalogue;
  const values = DEGREES.map(([degree]) => constants[degree].gold);
  return html`
    <h2 class="page-title">${t("primer-gold")}</h2>
    <p class="primer-lead">${t("primer-gold-text")}</p>
    <ul class="primer-degrees">
      ${DEGREES.map(
        ([degree, scene], n) => html`<li>
          <div class="primer-picture" aria-hidden="true">
            <${Shown} map=${map} box=${BOXES.degrees} scene=${scene} />
          </div>
          <div class="primer-degree">
            <h3>${t(`primer-${degree}`)}</h3>
            <span class="steps numbers" role="img" aria-label=${t("primer-brings-gold", { gold: values[n] })}>
              ${values.map((value, at) => html`<b class=${at <= n ? "reached" : ""} aria-hidden="true">${value}</b>`)}
            </span>
          </div>
          <p>${t(`primer-${degree}-text`, { lands: constants[degree].min_lands })}</p>
        </li>`,
      )}
    </ul>
    <ul class="primer-structures">
      ${BUILDINGS.map(
        (name) =>
          html`<li>
            <${Sign} name=${name} size=${20} />
            <span>${t(`map-${name}`)}</span>
            <b class="numbers">+${constants.building_gold[name]}</b>
          </li>`,
      )}
    </ul>
    <h3 class="primer-head">${t("primer-invasion")}</h3>
    <div class="primer-battle">
      <div
        class="primer-picture primer-dice"
        role="img"
        aria-label=${t("primer-invasion-rolled", { yours: ROLLED.yours[0], theirs: ROLLED.theirs[0] })}
      >
        <${Dice} dice=${ROLLED.yours} pigment=${YOU} size=${42} />
        <span class="primer-result"><b>${ROLLED.yours[0]}</b> / ${ROLLED.theirs[0]}</span>
        <${Dice} dice=${ROLLED.theirs} pigment=${OTHER} size=${42} />
      </div>
      <div class="primer-words">
        <p>
          ${t("primer-invasion-dice", {
            own: constants.attacker_dice,
            other: constants.defender_dice,
            fort: constants.defender_dice_fort,
          })}
        </p>
        <p><${Said} id="primer-invasion-ends" /></p>
        <p><${Said} id="primer-invasion-certain" /></p>
      </div>
    </div>
  `;
}

/** The pages of the primer, in the order in which they are read. */
export const PRIMER = [Aim, Gold];

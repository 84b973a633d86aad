// The primer in front of the rules: what one must know to play, on two pages, in pictures drawn from the map.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Dice } from "../dice.js";
import { useMap } from "../picture.js";
import { Arrow, Card, CardSeal, Said, Shown } from "../primer.js";
import { SCENES } from "../scenes.js";
import { PlateSign, SIGN_PATHS, Sign } from "../signs.js";

/** @typedef {import("../scenes.js").Stand} Stand */

const GAME = "hotw2018";
/** Whoever reads, and whoever stands against them. */
const [YOU, OTHER] = [0, 1];
/** The area that shows the three degrees, and the epoch of its values. */
const AREA = "northern_europe";
const EPOCH = 3;

/** Windows of the sheet: left, top, width, height. @type {Record<string, number[]>} */
const BOXES = {
  world: [0, 20, 1600, 960],
  rise: [868, 506, 134, 139],
  invade: [816, 442, 146, 152],
  degrees: [466, 112, 262, 206],
};

/** @type {Record<string, Stand>} */
const RISEN = { arabia: { seat: YOU, signs: ["capital"] } };
/** @type {Record<string, Stand>} */
const INVADING = {
  arabia: { seat: YOU, signs: ["capital"] },
  tigris: { seat: YOU },
  levant: { seat: OTHER, flat: true },
};
/** The same lands, three times. @type {[string, Record<string, Stand>][]} */
const DEGREES = [
  ["presence", { gaul: { seat: YOU }, britannia: { seat: OTHER }, alamannia: { seat: OTHER } }],
  [
    "dominance",
    { gaul: { seat: YOU }, rhineland: { seat: YOU }, britannia: { seat: YOU }, alamannia: { seat: OTHER } },
  ],
  ["supremacy", { gaul: { seat: YOU }, rhineland: { seat: YOU }, britannia: { seat: YOU }, alamannia: { seat: YOU } }],
];
/** @type {("capital" | "city" | "monument")[]} */
const BUILDINGS = ["capital", "city", "monument"];
const ROLLED = { yours: [5, 2], theirs: [3] };

/** Three cards in a hand, the one in the middle chosen. */
function Hand() {
  return html`<svg class="primer-hand" viewBox="-80 -60 160 120">
    <g transform="translate(-40 4) rotate(-9)">
      <${Card} kind="other" />
      <path class="sign-mark" transform="translate(-8 0) scale(1.1)" d=${SIGN_PATHS.monument} />
    </g>
    <g transform="translate(40 4) rotate(9)">
      <${Card} kind="other" />
      <path class="sign-mark" transform="translate(9 0) scale(1.1)" d=${SIGN_PATHS.fleet} />
    </g>
    <${Card} kind="taken" />
    <${CardSeal} pigment=${YOU} />
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

/** What a turn is, in five pictures. */
export function Turn() {
  const map = useMap(GAME);
  /** @type {[string, any][]} */
  const steps = [
    ["choose", html`<${Hand} />`],
    ["rise", html`<${Shown} map=${map} box=${BOXES.rise} scene=${RISEN} />`],
    ["invade", html`<${Shown} map=${map} box=${BOXES.invade} scene=${INVADING} chosen=${["levant"]} />`],
    ["build", html`<${Building} />`],
    ["score", html`<span class="primer-points">+18</span>`],
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
        <p>${t("primer-aim-eras", { epochs: catalogue.epochs.length })}</p>
        <p><${Said} id="primer-aim-score" epochs=${catalogue.epochs.length} /></p>
      </div>
      <div class="primer-picture primer-world" aria-hidden="true">
        <${Shown} map=${map} box=${BOXES.world} scene=${SCENES[GAME]} />
      </div>
    </div>
    <${Turn} />
    <p class="primer-note"><${Said} id="primer-comfort" /></p>
  `;
}

/** @param {{catalogue: any}} props */
function Points({ catalogue }) {
  const map = useMap(GAME);
  const area = catalogue.areas.find((/** @type {any} */ one) => one.id === AREA);
  const { scoring } = catalogue;
  const values = area.values[EPOCH - 1];
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
          <p>${t(`primer-${degree}-text`, { armies: scoring[degree].min_armies })}</p>
        </li>`,
      )}
    </ul>
    <ul class="primer-structures">
      ${BUILDINGS.map(
        (name) =>
          html`<li>
            <${Sign} name=${name} size=${20} />
            <span>${t(`sign-${name}`)}</span>
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
        <p>
          ${t("primer-battle-dice", { own: catalogue.combat.attacker_dice, other: catalogue.combat.defender_dice })}
        </p>
        <p><${Said} id="primer-battle-ends" /></p>
        <p>
          ${t("primer-battle-defence", {
            bonus: catalogue.combat.terrain_bonus,
            fort: catalogue.combat.defender_dice_fort,
          })}
        </p>
      </div>
    </div>
  `;
}

/** The pages of the primer, in the order in which they are read. */
export const PRIMER = [Aim, Points];

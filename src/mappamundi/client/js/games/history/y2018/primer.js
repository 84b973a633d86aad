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

const GAME = "hotw2018";
/** The area that shows the three degrees, and the epoch of its values. */
const AREA = "northern_europe";
const EPOCH = 3;

/** Windows of the sheet: left, top, width, height. @type {Record<string, number[]>} */
const BOXES = {
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

/** What a turn is, in five pictures. @param {{level?: number}} props */
export function Turn({ level }) {
  const map = useMap(GAME);
  /** @type {[string, any][]} */
  const steps = [
    ["choose", html`<${Hand} />`],
    ["rise", html`<${Shown} map=${map} box=${BOXES.rise} scene=${RISEN} />`],
    ["invade", html`<${Shown} map=${map} box=${BOXES.invade} scene=${INVADING} chosen=${["levant"]} />`],
    ["build", html`<${Building} pair=${RESOURCES} />`],
    ["score", html`<span class="primer-points">+18</span>`],
  ];
  return html`<${Steps} steps=${steps} level=${level} />`;
}

/** @param {{catalogue: import("./types.js").Catalogue}} props */
function Purpose({ catalogue }) {
  const epochs = catalogue.epochs.length;
  return html`<${Aim}
    game=${GAME}
    words=${[t("primer-aim-eras", { epochs }), html`<${Said} id="primer-aim-score" epochs=${epochs} />`]}
  >
    <${Turn} />
  <//>`;
}

/** @param {{catalogue: import("./types.js").Catalogue}} props */
function Points({ catalogue }) {
  const { combat, areas, scoring } = catalogue;
  return html`
    <h2 class="page-title">${t("primer-points")}</h2>
    <p class="primer-lead">${t("primer-points-text")}</p>
    <${Degrees}
      game=${GAME}
      box=${BOXES.degrees}
      degrees=${DEGREES}
      values=${areas.find((/** @type {any} */ one) => one.id === AREA)?.values[EPOCH - 1]}
      brings=${(/** @type {number} */ points) => t("primer-brings", { points })}
      asks=${(/** @type {"presence" | "dominance" | "supremacy"} */ degree) => ({ armies: scoring[degree].min_armies })}
    />
    <${Built} brings=${scoring} />
    <${Rolls}
      title=${t("primer-battle")}
      rolled="primer-battle-rolled"
      words=${[
        t("primer-battle-dice", { own: combat.attacker_dice, other: combat.defender_dice }),
        html`<${Said} id="primer-battle-ends" />`,
        t("primer-battle-defence", { bonus: combat.terrain_bonus, fort: combat.defender_dice_fort }),
      ]}
    />
  `;
}

/** The pages of the primer, in the order in which they are read. */
export const PRIMER = [Purpose, Points];

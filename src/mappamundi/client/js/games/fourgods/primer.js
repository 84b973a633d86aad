// The primer in front of the rules: what one must know to play, on two pages, in pictures made of the tiles.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Rich, bold } from "../../ui/text.js";
import { Tile } from "./draw/paper.js";
import { QUARTERS } from "./draw/tile.js";
import { Bag, City, Prophet } from "./pieces.js";

/** @typedef {import("./faces.js").Corner} Corner */
/** @typedef {import("./gods.js").God} God */
/**
 * A few cells of a World: faces as they lie, a city, a prophet on a corner, or nothing.
 * @typedef {{face?: string, city?: God, prophet?: [God, Corner], ghost?: boolean}} Spot
 */

/** A message whose bold words are marked with stars. @param {{id: string}} props */
const Said = ({ id }) => html`<${Rich} text=${t(id).replace(/\*([^*]+)\*/g, (_, words) => bold(words))} />`;

/** @param {{spots: Spot[][], size: number}} props */
function Land({ spots, size }) {
  const pawn = (/** @type {God} */ god, /** @type {number} */ part) =>
    html`<${Prophet} god=${god} hidden=${false} height=${Math.round(size * part)} />`;
  return html`<span
    class="g-land"
    style=${`grid-template-columns:repeat(${spots[0].length},${size}px);grid-auto-rows:${size}px`}
  >
    ${spots.flat().map(
      ({ face, city, prophet, ghost }) =>
        html`<span class=${ghost ? "ghost" : ""}>
          ${face && html`<${Tile} face=${face} size=${size} prophet=${prophet?.[1] ?? null} />`}
          ${
            city &&
            html`<span class="g-city-here">
              <${City} size=${Math.round(size * 0.8)} fallen=${!!face} />
              ${pawn(city, 0.36)}
            </span>`
          }
          ${
            prophet &&
            html`<span
              class="g-stands"
              style=${`left:${QUARTERS[prophet[1]][0] * size}px;top:${QUARTERS[prophet[1]][1] * size}px`}
            >
              ${pawn(prophet[0], 0.44)}
            </span>`
          }
        </span>`,
    )}
  </span>`;
}

/** A World in the making. @type {Spot[][]} */
const WORLD = [
  [
    { face: "FFFF" },
    { face: "FFOF", prophet: ["elves", "sw"] },
    { face: "FOOO" },
    { face: "OOOO", prophet: ["merfolk", "nw"] },
  ],
  [{ face: "FFPP" }, { face: "FOOP" }, { face: "OOMO" }, { face: "OOPM" }],
  [
    { face: "PPPP", prophet: ["humans", "nw"] },
    { face: "POOP" },
    { city: "humans" },
    { face: "MPMM", prophet: ["dwarves", "sw"] },
  ],
];

/** @type {[string, any][]} */
const STEPS = [
  ["draw", html`<${Bag} />`],
  ["place", html`<${Land} size=${52} spots=${[[{ face: "FFOF" }, { face: "FPPO", ghost: true }]]} />`],
  ["discard", html`<${Land} size=${52} spots=${[[{ face: "MOOM" }, { face: "PPFF" }]]} />`],
  ["prophet", html`<${Land} size=${68} spots=${[[{ face: "FPPF", prophet: ["elves", "sw"] }]]} />`],
  ["city", html`<${City} size=${62} />`],
  ["cataclysm", html`<${Land} size=${68} spots=${[[{ face: "OOPP", city: "merfolk" }]]} />`],
];

function Aim() {
  return html`
    <h2 class="page-title">${t("primer-aim")}</h2>
    <div class="primer-aim">
      <div class="primer-words"><p><${Said} id="primer-aim-text" /></p></div>
      <div class="primer-picture g-primer-world" aria-hidden="true"><${Land} size=${50} spots=${WORLD} /></div>
    </div>
    <h3 class="primer-head">${t("primer-race")}</h3>
    <ul class="primer-turn g-primer-steps">
      ${STEPS.map(
        ([step, picture]) =>
          html`<li>
            <div class="primer-picture" aria-hidden="true">${picture}</div>
            <h4 class="primer-step">${t(`primer-${step}`)}</h4>
            <p><${Said} id=${`primer-${step}-text`} /></p>
          </li>`,
      )}
    </ul>
    <p class="primer-note"><${Said} id="primer-comfort" /></p>
  `;
}

/** What each step of the count looks at. @type {[string, any][]} */
const COUNTS = [
  ["cities", html`<${Land} size=${72} spots=${[[{ city: "humans" }, { city: "elves", face: "FFOO" }]]} />`],
  [
    "prophets",
    html`<${Land}
      size=${72}
      spots=${[[{ face: "FFFF", prophet: ["elves", "nw"] }, { face: "FFFF" }, { face: "FOOF" }]]}
    />`,
  ],
  ["largest", html`<${Land} size=${72} spots=${[[{ face: "OOPO" }, { face: "OOOP" }, { face: "OOMO" }]]} />`],
  ["most", html`<${Land} size=${72} spots=${[[{ face: "MPPM" }, { face: "PMMP" }, { face: "MPMM" }]]} />`],
];

function Points() {
  return html`
    <h2 class="page-title">${t("primer-points")}</h2>
    <p class="primer-lead"><${Said} id="primer-points-text" /></p>
    <ul class="g-primer-counts">
      ${COUNTS.map(
        ([step, picture], n) =>
          html`<li>
            <div class="primer-picture" aria-hidden="true">${picture}</div>
            <div>
              <h3><span class="primer-number" aria-hidden="true">${n + 1}</span> ${t(`primer-${step}`)}</h3>
              <p>${t(`primer-${step}-text`)}</p>
            </div>
          </li>`,
      )}
    </ul>
  `;
}

/** The pages of the primer, in the order in which they are read. */
export const PRIMER = [Aim, Points];

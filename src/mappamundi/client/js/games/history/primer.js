// What the primers of all editions draw with: windows of the map, cards in a hand, sentences with bold words.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { SealShape } from "../../ui/seal.js";
import { Rich, bold } from "../../ui/text.js";
import { Dice } from "./dice.js";
import { Cutout, useMap } from "./picture.js";
import { SCENES } from "./scenes.js";
import { PlateSign, Sign } from "./signs.js";

/** Whoever reads, and whoever stands against them. */
export const [YOU, OTHER] = [0, 1];

/** The whole sheet: left, top, width, height. */
const WORLD = [0, 20, 1600, 960];
/** @type {("capital" | "city" | "monument")[]} */
const BUILDINGS = ["capital", "city", "monument"];
const ROLLED = { yours: [5, 2], theirs: [3] };

/** A message whose bold words are marked with stars. @param {{id: string, [arg: string]: any}} props */
export const Said = ({ id, ...args }) =>
  html`<${Rich} text=${t(id, args).replace(/\*([^*]+)\*/g, (_, words) => bold(words))} />`;

/**
 * A window of the map, once that is here.
 * @param {{map: any, box: number[], scene: Record<string, import("./scenes.js").Stand>, chosen?: string[]}} props
 */
export const Shown = ({ map, box, scene, chosen }) =>
  map ? html`<${Cutout} map=${map} box=${box} scene=${scene} chosen=${chosen} />` : null;

/**
 * A card around 0,0: one of the others in the hand, or the one that is taken.
 * @param {{kind: "other" | "taken"}} props
 */
export const Card = ({ kind }) =>
  html`<path
    class=${kind}
    d="M-24-36H24A6 6 0 0 1 30-30V30A6 6 0 0 1 24 36H-24A6 6 0 0 1-30 30V-30A6 6 0 0 1-24-36Z"
  />`;

/** The seal on a card that is taken. @param {{pigment: number}} props */
export const CardSeal = ({ pigment }) =>
  html`<g class="seal standing"><${SealShape} pigment=${pigment} standing=${true} /></g>`;

/** Two equal things, whatever they are, make a monument. @param {{pair: any}} props */
export const Building = ({ pair }) =>
  html`<svg class="primer-building" viewBox="-80 -60 160 120">
    ${pair}
    <path class="arrow" d="M-4 0H18M11-6 18 0 11 6" />
    <g transform="translate(46 0) scale(2.6)"><${PlateSign} name="monument" /></g>
  </svg>`;

/** Two resources. */
export const RESOURCES = html`
  <path class="resource" d="M-58 0-48-13-38 0-48 13Z" />
  <path class="resource" d="M-34 0-24-13-14 0-24 13Z" />
`;

/**
 * What a turn is, in pictures: the name of each step, and what is seen.
 * @param {{steps: [string, any][], level?: number}} props `level`: of its heading
 */
export const Steps = ({ steps, level = 3 }) => html`
  <${`h${level}`} class="primer-head">${t("primer-turn")}<//>
  <ol class="primer-turn">
    ${steps.map(
      ([step, picture], n) => html`<li>
        <div class=${`primer-picture primer-${step}`} aria-hidden="true">${picture}</div>
        <${`h${level + 1}`} class="primer-step">
          <span class="primer-number" aria-hidden="true">${n + 1}</span> ${t(`primer-${step}`)}
        <//>
        <p>${t(`primer-${step}-text`)}</p>
      </li>`,
    )}
  </ol>
`;

/**
 * The first page: how long a game lasts, what it is about (`words`), the world, and a turn.
 * @param {{game: string, words: any[], children?: any}} props
 */
export function Aim({ game, words, children }) {
  const map = useMap(game);
  return html`
    <h2 class="page-title">${t("primer-aim")}</h2>
    <div class="primer-aim">
      <div class="primer-words">${words.map((one) => html`<p>${one}</p>`)}</div>
      <div class="primer-picture primer-world" aria-hidden="true">
        <${Shown} map=${map} box=${WORLD} scene=${SCENES[game]} />
      </div>
    </div>
    ${children}
    <p class="primer-note"><${Said} id="primer-comfort" /></p>
  `;
}

/**
 * A window of the map once for each degree: what it brings, in words too, and what it asks for.
 * @param {{
 *   game: string,
 *   box: number[],
 *   degrees: [string, Record<string, import("./scenes.js").Stand>][],
 *   values: number[],
 *   brings: (value: number) => string,
 *   asks: (degree: string) => Record<string, number>,
 * }} props
 */
export function Degrees({ game, box, degrees, values, brings, asks }) {
  const map = useMap(game);
  return html`<ul class="primer-degrees">
    ${degrees.map(
      ([degree, scene], n) => html`<li>
        <div class="primer-picture" aria-hidden="true"><${Shown} map=${map} box=${box} scene=${scene} /></div>
        <div class="primer-degree">
          <h3>${t(`primer-${degree}`)}</h3>
          <span class="steps numbers" role="img" aria-label=${brings(values[n])}>
            ${values.map((value, at) => html`<b class=${at <= n ? "reached" : ""} aria-hidden="true">${value}</b>`)}
          </span>
        </div>
        <p>${t(`primer-${degree}-text`, asks(degree))}</p>
      </li>`,
    )}
  </ul>`;
}

/** What buildings bring. @param {{brings: Record<string, number>}} props */
export const Built = ({ brings }) =>
  html`<ul class="primer-structures">
    ${BUILDINGS.map(
      (name) =>
        html`<li>
          <${Sign} name=${name} size=${20} />
          <span>${t(`map-${name}`)}</span>
          <b class="numbers">+${brings[name]}</b>
        </li>`,
    )}
  </ul>`;

/** Two against one, by dice, and what decides it. @param {{title: string, rolled: string, words: any[]}} props */
export const Rolls = ({ title, rolled, words }) => html`
  <h3 class="primer-head">${title}</h3>
  <div class="primer-battle">
    <div
      class="primer-picture primer-dice"
      role="img"
      aria-label=${t(rolled, { yours: ROLLED.yours[0], theirs: ROLLED.theirs[0] })}
    >
      <${Dice} dice=${ROLLED.yours} pigment=${YOU} size=${42} />
      <span class="primer-result"><b>${ROLLED.yours[0]}</b> / ${ROLLED.theirs[0]}</span>
      <${Dice} dice=${ROLLED.theirs} pigment=${OTHER} size=${42} />
    </div>
    <div class="primer-words">${words.map((one) => html`<p>${one}</p>`)}</div>
  </div>
`;

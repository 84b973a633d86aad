// Dice, and the bar of odds.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { chances } from "./counsel.js";

const C = 20;
const [L, M, R] = [-C, 0, C];
/** @type {[number, number][][]} */
const PIPS = [
  [],
  [[M, M]],
  [
    [L, L],
    [R, R],
  ],
  [
    [L, L],
    [M, M],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
];

/**
 * One die in its roller's pigment; the one that counts is framed, the others step back.
 * @param {{face: number, pigment: number, counts: boolean, place?: number, size?: number, patterns?: boolean}} props
 */
export function Die({ face, pigment, counts, place = 0, size = 64 }) {
  const turn = [-6, 8, -3, 5][place % 4] * (counts ? 0.8 : 1.1);
  return html`<svg
    class=${`die ${counts ? "counts" : "rests"}`}
    viewBox="-44 -44 88 88"
    width=${(size * 88) / 64}
    height=${(size * 88) / 64}
    aria-hidden="true"
  >
    <g transform=${`rotate(${turn}) scale(${counts ? 1 : 0.86})`}>
      ${counts && html`<rect class="die-frame" x="-39" y="-39" width="78" height="78" rx="18" />`}
      <rect class=${`die-face seat-${pigment}`} x="-32" y="-32" width="64" height="64" rx="13" />
      <rect class="die-pattern" x="-32" y="-32" width="64" height="64" rx="13" fill=${`url(#pattern-${pigment})`} />
      ${(PIPS[face] ?? []).map(([x, y]) => html`<circle class=${`pip seat-${pigment}`} cx=${x} cy=${y} r="5.6" />`)}
    </g>
  </svg>`;
}

/** The dice of one side. @param {{dice: number[], pigment: number, size?: number}} props */
export function Dice({ dice, pigment, size }) {
  const top = dice.indexOf(Math.max(...dice));
  return html`<span class="dice">
    ${dice.map(
      (face, n) =>
        html`<${Die} key=${n} face=${face} pigment=${pigment} counts=${n === top} place=${n} size=${size} />`,
    )}
  </span>`;
}

/**
 * Win, both fall, defeat: a bar, and always the three numbers under it.
 * @param {{
 *   odds: import("./counsel.js").Odds,
 *   percent?: import("./counsel.js").Odds,
 *   words?: boolean,
 *   defending?: boolean,
 * }} props
 */
export function OddsBar({ odds, percent, words = true, defending = false }) {
  const turned = (/** @type {any[]} */ ends) => (defending ? [...ends].reverse() : ends);
  const [win, tie, defeat] = turned(odds);
  const [winning, falling, losing] = turned(chances({ odds, percent }));
  const part = (/** @type {number} */ share) => ({ flexGrow: Math.round(share * 1000) });
  return html`<span class="odds">
    <span class="odds-bar" aria-hidden="true">
      ${win > 0 && html`<i class="win" style=${part(win)} />`}
      ${tie > 0 && html`<i class="tie" style=${part(tie)} />`}
      ${defeat > 0 && html`<i class="defeat" style=${part(defeat)} />`}
    </span>
    ${
      words &&
      html`<span class="odds-words small numbers">
        <span><b>${winning}</b> ${t(defending ? "odds-held" : "odds-win")}</span>
        <span><b>${falling}</b> ${t("odds-tie")}</span>
        <span><b>${losing}</b> ${t(defending ? "odds-lost" : "odds-defeat")}</span>
      </span>`
    }
  </span>`;
}

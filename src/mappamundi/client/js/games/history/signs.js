// The small signs of the game, drawn in a square of 16 around 0,0 and filled with the current colour.

import { html } from "htm/preact";
import { GLYPH_PATHS } from "../../ui/seal.js";

/**
 * @typedef {"capital" | "city" | "monument" | "fort" | "fleet" | "caravan" | "siege" | "mountain" | "forest" |
 *   "resource" | "card" | "difficult" | "crown" | "sword" | "temple" | "scroll" | "leader" | "people" | "cup" | "flame"
 *   | "lands" | "gold" | "chest"} SignName
 */

/** @type {Record<SignName, string>} */
export const SIGN_PATHS = {
  // A domed hall under a star.
  capital:
    "M0-7.6.7-6 2.4-5.9 1.1-4.8 1.5-3.2 0-4.1-1.5-3.2-1.1-4.8-2.4-5.9-.7-6ZM0-3.4C2.6-3.4 4.4-1.7 4.7.6H6.4V6.6H2.2V3.6A2.2 2.2 0 0 0-2.2 3.6V6.6H-6.4V.6H-4.7C-4.4-1.7-2.6-3.4 0-3.4ZM-4.8 2.2V4.9H-3.6V2.2ZM3.6 2.2V4.9H4.8V2.2Z",
  // Two houses.
  city: "M-6.6 6.2V-.6L-2.9-4.4.8-.6V6.2H-1.7V2.6H-4.1V6.2ZM1.7 6.2V-2.6H6.6V6.2ZM3-1V.6H3.9V-1ZM4.6-1V.6H5.5V-1ZM3 2V3.6H3.9V2ZM4.6 2V3.6H5.5V2Z",
  // An obelisk on its base.
  monument: "M0-7.2 1.5-5.2 2.2 3.6H-2.2L-1.5-5.2ZM-4.4 4.5H4.4V6.6H-4.4Z",
  fort: "M-6.4 6.2V-5.2H-3.9V-3.4H-1.9V-5.2H1.9V-3.4H3.9V-5.2H6.4V6.2H1.8V3A1.8 1.8 0 0 0-1.8 3V6.2Z",
  // Hull, mast and two sails.
  fleet: "M-7 2.4H7L4.7 6.2H-4.7ZM.6 1.3V-6.8C3.6-5.4 5.3-2.6 5.5 1.3ZM-.7 1.3V-5.2C-3-4.2-4.6-2-5.2 1.3Z",
  caravan:
    "M-7.2-1.8C-6.8-3.4-5.6-3.7-4.4-2.2-3.4-4.8-1.9-4.8-1.2-2.6-.2-4.9 1.4-4.8 2.1-2.2 3-1.5 3.7-1.8 3.9-3L4.2-5.4C4.5-6.6 6.6-6.5 7.4-5L6-4.2 5.4-1C5.1.7 4.2 1.6 3 1.9L3.3 6.3H1.9L1.3 2.6-2.6 2.6-3.2 6.3H-4.6L-4.4 2.4C-5.4 1.8-5.8.9-5.8-.3L-6.7 2.2-7.6 1.9Z",
  // A catapult: frame, arm and stone.
  siege:
    "M-7 6.4V4.6H-4.6L1.3-1.4-.2-2.9 1-4.1 2.6-2.6 4.6-4.7A2 2 0 1 1 6-3.3L3.9-1.3 6.6 6.4H4.6L2.9 1.6.4 4.6H3V6.4ZM-2.1 4.6-.1 4.6 2.1 2 1.7.5Z",
  mountain: "M-7.4 5.6-2.6-4.2.5 1.4 2.5-1.8 7.4 5.6Z",
  forest: "M0-7 4.2-1.4H2.5L5.4 3.2H1V6.6H-1V3.2H-5.4L-2.5-1.4H-4.2Z",
  resource: "M0-6 5.2 0 0 6-5.2 0Z",
  difficult: "M-7.4 5.6-2.6-4.2.5 1.4 2.5-1.8 7.4 5.6Z",
  crown: "M-6.4 4.6-7-3.6-3.2-.4 0-6 3.2-.4 7-3.6 6.4 4.6ZM-6.2 5.4H6.2V7H-6.2Z",
  sword: "M0-7.6 1.5-5.4V2.2H4.4V4H1.1V6.2A1.1 1.1 0 0 1-1.1 6.2V4H-4.4V2.2H-1.5V-5.4Z",
  temple: "M0-7 7.2-3V-1.6H-7.2V-3ZM-6-.6H-3.9V4H-6ZM-1.05-.6H1.05V4H-1.05ZM3.9-.6H6V4H3.9ZM-7.2 5H7.2V6.8H-7.2Z",
  scroll:
    "M-5-6.6H4A2.4 2.4 0 0 1 6.4-4.2V-2.6H3.6V4.2A2.4 2.4 0 0 1 1.2 6.6H-5.8A2.4 2.4 0 0 1-6.8 3H-3.6V-4.2A1 1 0 0 0-5-6.6ZM-2-4V-2.7H2.2V-4ZM-2-1.4V-.1H2.2V-1.4ZM-2 1.2V2.5H2.2V1.2Z",
  // A crested helmet.
  leader:
    "M0-7.4C3.9-7.4 6-4.6 6-1V2.6H2.6V-.4H-2.6V2.6H-6V-1C-6-4.6-3.9-7.4 0-7.4ZM-1.2.8H1.2V6.8H-1.2ZM-5.4 3.4H-2.6V6.8H-4.2ZM5.4 3.4H2.6V6.8H4.2Z",
  // A head and shoulders.
  people: "M0-6.6A3 3 0 1 1-.01-6.6ZM-5 6.6C-5 1.8-3 .2 0 .2 3 .2 5 1.8 5 6.6Z",
  // A cup with two handles: the back of an Honor.
  cup: "M-3.6-6.4H3.6V-5.2H5.8C5.8-2.2 4.8-.4 2.8.2 2.2 1.2 1.6 1.8 1 2V4.2H3V6.4H-3V4.2H-1V2C-1.6 1.8-2.2 1.2-2.8.2-4.8-.4-5.8-2.2-5.8-5.2H-3.6ZM-4.6-4.2C-4.5-2.8-4.1-1.8-3.4-1.3-3.6-2.1-3.6-3.1-3.6-4.2ZM4.6-4.2C4.5-2.8 4.1-1.8 3.4-1.3 3.6-2.1 3.6-3.1 3.6-4.2Z",
  // Catastrophe.
  flame:
    "M.4-7.2C1-4.4 4.8-2.6 4.8 1.8A4.8 4.8 0 0 1-4.8 1.8C-4.8-.6-3.6-1.8-2.6-3-2.4-1.8-1.8-1.2-1.2-1.2-.8-3.2-1-5.2.4-7.2ZM.2.8C-.2 2.2-1.8 2.8-1.8 4.4A1.9 1.9 0 0 0 2 4.4C2 3 .8 2.4.2.8Z",
  // A folded map.
  lands: "M-6.6-4.6-2.6-6.2V4.6L-6.6 6.2ZM-1.8-6.2 1.8-4.6V6.2L-1.8 4.6ZM2.6-4.6 6.6-6.2V4.6L2.6 6.2Z",
  // A chest with its lock.
  chest: "M-7 -1.2V-2.4C-7-5-5.4-6-3.4-6H3.4C5.4-6 7-5 7-2.4V-1.2H1.7V-2H-1.7V-1.2ZM-7 0H-1.7V1.8H1.7V0H7V6H-7Z",
  gold: "M0-5.6A5.6 5.6 0 1 1-.01-5.6ZM0-3.4A3.4 3.4 0 1 0 .01-3.4Z",
  card: "M-5-7H5A1 1 0 0 1 6-6V6A1 1 0 0 1 5 7H-5A1 1 0 0 1-6 6V-6A1 1 0 0 1-5-7ZM-4.4-5.4V5.4H4.4V-5.4ZM-2.8-3H2.8V-1.6H-2.8ZM-2.8.2H2.8V1.6H-2.8Z",
};

/**
 * A sign as a picture of its own, for cards, lists and the legend.
 * @param {{name: SignName, size?: number, label?: string}} props
 */
export function Sign({ name, size = 16, label }) {
  return html`<svg
    class=${`sign sign-${name}`}
    viewBox="-8 -8 16 16"
    width=${size}
    height=${size}
    role=${label ? "img" : "presentation"}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <path d=${SIGN_PATHS[name]} fill-rule="evenodd" />
  </svg>`;
}

/** A building's sign on its ivory plate of 15 px, around 0,0. @param {{name: SignName}} props */
export function PlateSign({ name }) {
  return html`
    <circle class="sign-plate" r="7.5" />
    <path class="sign-mark" d=${SIGN_PATHS[name]} transform="scale(.62)" fill-rule="evenodd" />
  `;
}

/**
 * A fleet or caravan: the sign in its owner's pigment on a ringed plate of 22 px.
 * @param {{name: SignName, pigment: number}} props
 */
export function MarkerShape({ name, pigment }) {
  return html`
    <circle class="marker-edge" r="11.2" />
    <circle class="marker-plate" r="10.7" />
    <circle class=${`ring seat-${pigment}`} r="9.2" />
    <path class=${`marker-sign seat-${pigment}`} d=${SIGN_PATHS[name]} transform="scale(.86)" fill-rule="evenodd" />
  `;
}

/** A siege token: the catapult on a square plate, with how many lie there. @param {{count: number}} props */
export function SiegeShape({ count }) {
  return html`
    <rect class="siege-plate" x="-9" y="-9" width="18" height="18" rx="3" />
    <path class="sign-mark" d=${SIGN_PATHS.siege} transform="translate(-1 -1) scale(.82)" fill-rule="evenodd" />
    ${count > 1 ? html`<text class="siege-count" x="6" y="8">${count}</text>` : null}
  `;
}

/** How many armies stand in a land: a number on a plate of 12 px. @param {{count: number}} props */
export function CountShape({ count }) {
  return html`<circle class="count-plate" r="6" /><text class="count-number" y="3.1">${count}</text>`;
}

const MERLONS = 12;

/** The ring of a fort: twelve merlons on a wall round the seal. */
export const FORT_PATH = Array.from({ length: MERLONS }, (_, n) => {
  const turn = (2 * Math.PI * n) / MERLONS;
  const half = 4.15 / 2 / 13.2;
  const at = (/** @type {number} */ angle, /** @type {number} */ r) =>
    `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  const [from, to] = [turn - half, turn + half];
  return `M${at(from, 11.8)}L${at(from, 15)}A15 15 0 0 1 ${at(to, 15)}L${at(to, 11.8)}Z`;
}).join("");

/**
 * A piece that lies: an oval coin with its thickness below, ivory with a ring of the pigment and the flat glyph.
 * @param {{pigment: number}} props
 */
export function CoinShape({ pigment }) {
  return html`
    <path class=${`coin-rim seat-${pigment}`} d="M-11.5-1.2V1.7A11.5 6.3 0 0 0 11.5 1.7V-1.2Z" />
    <ellipse class=${`coin-rim seat-${pigment}`} cy="-1.2" rx="11.5" ry="6.3" />
    <ellipse class="plate" cy="-1.2" rx="8.3" ry="4.1" />
    <path
      class=${`flat-glyph seat-${pigment}`}
      d=${GLYPH_PATHS[pigment]}
      transform="translate(0 -1.2) scale(.76 .53)"
      fill-rule="evenodd"
    />
  `;
}

/** A Great Wall fort: a second ring round the fort. */
export function WallShape() {
  return html`<circle class="wall-plate" r="17.6" /><circle class="fort-wall" r="17" /><${FortShape} />`;
}

export function FortShape() {
  return html`
    <circle class="fort-plate" r="14.6" />
    <circle class="fort-wall" r="12.4" />
    <path class="fort-merlons" d=${FORT_PATH} />
  `;
}

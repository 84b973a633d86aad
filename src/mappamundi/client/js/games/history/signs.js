// The small signs of the game, drawn in a square of 16 around 0,0 and filled with the current colour.

import { html } from "htm/preact";

/** @typedef {"capital" | "city" | "monument" | "fort" | "fleet" | "caravan" | "siege" | "mountain" | "forest" | "resource" | "card"} SignName */

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
  siege: "M-7 6.4V4.6H-4.6L1.3-1.4-.2-2.9 1-4.1 2.6-2.6 4.6-4.7A2 2 0 1 1 6-3.3L3.9-1.3 6.6 6.4H4.6L2.9 1.6.400 4.6H3V6.4ZM-2.1 4.6-.1 4.6 2.1 2 1.7.500Z",
  mountain: "M-7.4 5.6-2.6-4.2.5 1.4 2.5-1.8 7.4 5.6Z",
  forest: "M0-7 4.2-1.4H2.5L5.4 3.2H1V6.6H-1V3.2H-5.4L-2.5-1.4H-4.2Z",
  resource: "M0-6 5.2 0 0 6-5.2 0Z",
  card: "M-5-7H5A1 1 0 0 1 6-6V6A1 1 0 0 1 5 7H-5A1 1 0 0 1-6 6V-6A1 1 0 0 1-5-7ZM-4.4-5.4V5.4H4.4V-5.4ZM-2.8-3H2.8V-1.6H-2.8ZM-2.8.200H2.8V1.6H-2.8Z",
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
  ><path d=${SIGN_PATHS[name]} fill-rule="evenodd" /></svg>`;
}

/** A structure's sign on its ivory plate of 15 px, around 0,0. @param {{name: SignName}} props */
export function PlateSign({ name }) {
  return html`<circle class="sign-plate" r="7.5" /><path class="sign-mark" d=${SIGN_PATHS[name]} transform="scale(.62)" fill-rule="evenodd" />`;
}

/** A fleet or caravan: the sign in its owner's pigment on a ringed plate of 22 px. @param {{name: SignName, pigment: number}} props */
export function MarkerShape({ name, pigment }) {
  return html`<circle class="marker-edge" r="11.2" /><circle class="marker-plate" r="10.7" /><circle class=${`ring seat-${pigment}`} r="9.2" /><path
      class=${`marker-sign seat-${pigment}`} d=${SIGN_PATHS[name]} transform="scale(.86)" fill-rule="evenodd" />`;
}

/** A siege token: the catapult on a square plate, with how many lie there. @param {{count: number}} props */
export function SiegeShape({ count }) {
  return html`<rect class="siege-plate" x="-9" y="-9" width="18" height="18" rx="3" /><path class="sign-mark" d=${SIGN_PATHS.siege} transform="translate(-1 -1) scale(.82)" fill-rule="evenodd" />${
    count > 1 ? html`<text class="siege-count" x="6" y="8">${count}</text>` : null
  }`;
}

const MERLONS = 12;

/** The ring of a fort: twelve merlons on a wall round the seal. */
export const FORT_PATH = Array.from({ length: MERLONS }, (_, n) => {
  const turn = (2 * Math.PI * n) / MERLONS;
  const half = 4.15 / 2 / 13.2;
  const at = (/** @type {number} */ angle, /** @type {number} */ r) => `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  return `M${at(turn - half, 11.8)}L${at(turn - half, 15)}A15 15 0 0 1 ${at(turn + half, 15)}L${at(turn + half, 11.8)}Z`;
}).join("");

export function FortShape() {
  return html`<circle class="fort-plate" r="14.6" /><circle class="fort-wall" r="12.4" /><path class="fort-merlons" d=${FORT_PATH} />`;
}

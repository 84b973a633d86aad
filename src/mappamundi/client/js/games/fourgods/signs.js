// The few signs that stand on a cell: the tile fits, it fits flipped, it fits turned so often.

import { html } from "htm/preact";

/** @typedef {import("./fits.js").Way} Way */

/** A way as a cell is given it: the same way is the same text. @param {Way} way @returns {string} */
export const signOf = ({ flip, turns }) => `${flip ? "flip" : ""} ${turns || ""}`.trim() || "fits";

const PATHS = {
  fits: "M3 8.5l3.4 3.5L13 4.5",
  flip: "M5 2.5L2.500 5 5 7.5M2.500 5H13.5M11 8.500L13.500 11 11 13.500M13.500 11H2.500",
  turn: "M13.200 5.500A5.600 5.600 0 1 0 13.500 9.500M13.600 2v3.700H9.900",
};

/** @param {{of: keyof typeof PATHS}} props */
const Icon = ({ of }) =>
  html`<svg class=${`g-sign ${of}`} viewBox="0 0 16 16" aria-hidden="true"><path d=${PATHS[of]} /></svg>`;

/** @param {{sign: string}} props */
export function Signs({ sign }) {
  const [first, turns = Number(first) ? first : ""] = sign.split(" ");
  return html`<span class="g-signs">
    ${first === "fits" && html`<${Icon} of="fits" />`}
    ${first === "flip" && html`<${Icon} of="flip" />`}
    ${turns && html`<span><${Icon} of="turn" /><b class="numbers" aria-hidden="true">${turns}</b></span>`}
  </span>`;
}

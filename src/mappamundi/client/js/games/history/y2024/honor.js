// An Honor as a token: an octagon with the sign of what it does, and its coins as discs below.

import { html } from "htm/preact";
import { SIGN_PATHS } from "../signs.js";

/** @typedef {import("../words.js").Book} Book */

/** What stands for an effect. @type {Record<string, import("../signs.js").SignName>} */
const SIGNS = { add_people: "people", place_fleet: "fleet", place_fort: "fort", place_city: "city", buildings_bonus: "capital", lands_bonus: "lands", catastrophe: "flame" };

/** An octagon of this radius around 0,0. @param {number} radius */
const octagon = (radius) => Array.from({ length: 8 }, (_, n) => [radius * Math.cos(((2 * n + 1) * Math.PI) / 8), radius * Math.sin(((2 * n + 1) * Math.PI) / 8)].map((length) => length.toFixed(2)).join(" ")).join("L");
const OUTER = `M${octagon(15)}Z`;
const INNER = `M${octagon(12.6)}Z`;

/** @param {Book} book @param {string} id @returns {{coins: number, effect: string, count?: number}} */
export const honorOf = (book, id) => book.data.honors.find((/** @type {any} */ honor) => honor.id === id) ?? { coins: 0, effect: "" };

/** Face up with its sign and coins; without an id face down, with the cup. @param {{book: Book, id?: string | null, size?: number, label?: string}} props */
export function Honor({ book, id = null, size = 34, label }) {
  const { effect, coins, count = 1 } = id ? honorOf(book, id) : { effect: "", coins: 0 };
  const sign = SIGN_PATHS[SIGNS[effect] ?? "cup"];
  const signs = id && count > 1 ? [-4.2, 4.2] : [0];
  const scale = signs.length > 1 ? 0.48 : 0.66;
  const lift = coins ? -2.6 : 0;
  return html`<svg class=${`honor ${id ? "" : "honor-back"}`} viewBox="-16 -16 32 32" width=${size} height=${size} role=${label ? "img" : "presentation"} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <path class="honor-edge" d=${OUTER} /><path class="honor-line" d=${INNER} />
    ${signs.map((x) => html`<path class="honor-sign" d=${sign} transform=${`translate(${x} ${lift}) scale(${scale})`} fill-rule="evenodd" />`)}
    ${Array.from({ length: coins }, (_, n) => html`<circle class="honor-coin" cx=${(n - (coins - 1) / 2) * 6} cy="7.6" r="2.5" />`)}
  </svg>`;
}

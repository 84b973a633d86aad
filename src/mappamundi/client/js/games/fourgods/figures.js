// Figures beside rules: how a tile turns, what each number of players gets, what a place is worth.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Tile } from "./draw/paper.js";
import { turned } from "./faces.js";

/** A tile whose corners can be told apart. */
const SHOWN = "OPFF";

/** A tile, and the same turned on. */
const Turning = () =>
  html`<figure class="g-figure">
    <figcaption class="eyebrow">${t("figure-turning")}</figcaption>
    <span class="g-turned" aria-hidden="true">
      ${[0, 1, 2, 3].map((turn) => html`<${Tile} face=${turned(SHOWN, turn)} size=${72} />`)}
    </span>
  </figure>`;

/** How many players each row of the box is for. @type {[string, number][]} */
const ROWS = [
  ["four", 4],
  ["three", 3],
  ["two_with_four_gods", 2],
  ["two_with_two_gods", 2],
];

/** @param {{catalogue: import("./types.js").Catalogue}} props */
function Reserves({ catalogue }) {
  return html`<table class="figure-table numbers">
    <caption class="eyebrow">${t("figure-reserves")}</caption>
    <thead>
      <tr>
        ${["players", "gods", "prophets", "slots"].map((column) => html`<th scope="col">${t(`figure-${column}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${ROWS.map(([id, players]) => {
        const { gods, reserve, slots } = catalogue.modules[id];
        return html`<tr><th scope="row">${players}</th><td>${gods}</td><td>${reserve}</td><td>${slots}</td></tr>`;
      })}
    </tbody>
  </table>`;
}

/**
 * What a place is worth, and what it is worth to those who share it.
 * @param {{catalogue: import("./types.js").Catalogue}} props
 */
function Places({ catalogue }) {
  const { prizes } = /** @type {{prizes: number[]}} */ (catalogue);
  return html`<table class="figure-table numbers">
    <caption class="eyebrow">${t("figure-places")}</caption>
    <thead><tr><td />${prizes.map((_, n) => html`<th scope="col">${n + 1}</th>`)}</tr></thead>
    <tbody>
      <tr><th scope="row" aria-hidden="true">·</th>${prizes.map((points) => html`<td><b>${points}</b></td>`)}</tr>
      <tr>
        <th scope="row">${t("figure-tie")}</th>
        ${prizes.map(
          (points, n) => html`<td>${n + 1 < prizes.length ? Math.floor((points + prizes[n + 1]) / 2) : ""}</td>`,
        )}
      </tr>
    </tbody>
  </table>`;
}

/** @type {Record<string, (props: {catalogue: import("./types.js").Catalogue}) => any>} */
const FIGURES = { "G1.6": Turning, "G12.1": Reserves, "G14.11": Places, "G14.12": Places };

/** @param {{number: string, catalogue: import("./types.js").Catalogue}} props */
export function Figure({ number, catalogue }) {
  const Drawn = FIGURES[number];
  return Drawn ? html`<${Drawn} catalogue=${catalogue} />` : null;
}

// What figures beside rules are drawn with: tables of numbers, what areas bring, the seas of an ocean.

import { html } from "htm/preact";
import { label, place, places } from "./almanac.js";
import { ROMAN } from "./words.js";

/**
 * @param {{caption: string, columns?: string[], rows: {name: any, cells: any[], meant?: boolean}[]}} props
 *   `meant` is the row that a rule is about
 */
export const Table = ({ caption, columns = [], rows }) =>
  html`<table class="figure-table numbers">
    <caption class="eyebrow">${caption}</caption>
    ${
      columns.length
        ? html`<thead><tr><td></td>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>`
        : null
    }
    <tbody>
      ${rows.map(
        ({ name, cells, meant }) =>
          html`<tr class=${meant ? "meant" : undefined}>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/**
 * What each area brings in each epoch.
 * @param {{catalogue: import("./types.js").AnyCatalogue, caption: string}} props
 */
export const AreaTable = ({ catalogue, caption }) =>
  html`<${Table}
    caption=${caption}
    columns=${catalogue.epochs.map((/** @type {any} */ { epoch }) => ROMAN[epoch])}
    rows=${catalogue.areas.map((/** @type {any} */ area) => ({
      name: html`<i class=${`swatch region-${area.id}`}></i>${label(area)}`,
      cells: area.values.map((/** @type {number[]} */ values) => (values[0] ? values.join("·") : "–")),
    }))}
  />`;

/**
 * The seas that belong to each ocean.
 * @param {{catalogue: import("./types.js").AnyCatalogue, caption: string, seas: (ocean: any) => string[]}} props
 */
export const OceanTable = ({ catalogue, caption, seas }) =>
  html`<${Table}
    caption=${caption}
    rows=${catalogue.waters
      .filter((/** @type {any} */ water) => water.kind === "ocean")
      .map((/** @type {any} */ ocean) => ({
        name: place(catalogue, ocean.id),
        cells: [places(catalogue, seas(ocean)) || "–"],
      }))}
  />`;

/**
 * The figure of a rule, if it has one.
 * @template C
 * @param {Record<string, import("../contract.js").Drawn<{catalogue: C}>>} figures by the numbers of rules
 */
export const figuresOf = (figures) =>
  function Figure(/** @type {{number: string, catalogue: C}} */ { number, catalogue }) {
    const Drawn = figures[number];
    return Drawn ? html`<div class="figure"><${Drawn} catalogue=${catalogue} /></div>` : null;
  };

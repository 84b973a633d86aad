// Figures beside rules: exact odds where dice speak, the catapult, what an area is worth.

import { html } from "htm/preact";
import { has, nameOf, t } from "../../../i18n.js";
import { Seal } from "../../../ui/seal.js";
import { chances } from "../counsel.js";
import { ROMAN } from "../words.js";

/**
 * A row of an odds table: what it is called, the odds, whether it is the one meant.
 * @typedef {{name: string, shares: import("../counsel.js").Shares, meant?: boolean}} Row
 */

/** @param {{caption: string, rows: Row[]}} props */
function OddsTable({ caption, rows }) {
  return html`<table class="figure-table numbers">
    <caption class="eyebrow">${caption}</caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${t("figure-win")}</th>
        <th scope="col">${t("figure-tie")}</th>
        <th scope="col">${t("figure-defeat")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(({ name, shares, meant }) => {
        const [win, tie, defeat] = chances(shares);
        return html`<tr class=${meant ? "meant" : ""}>
          <th scope="row">${name}</th>
          <td><b>${win}</b></td>
          <td>${tie}</td>
          <td>${defeat}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** The usual battles. @param {{catalogue: any}} props */
function Battles({ catalogue }) {
  const { open, rough, fort, fort_rough, sea } = catalogue.odds.battles;
  return html`<${OddsTable}
    caption=${t("figure-battles")}
    rows=${[
      { name: t("figure-open"), shares: open },
      { name: t("figure-rough"), shares: rough },
      { name: t("figure-fort"), shares: fort },
      { name: t("figure-fort-rough"), shares: fort_rough },
      { name: t("figure-sea"), shares: sea },
    ]}
  />`;
}

/** The catapult with two armies on it, and what each place brings. @param {{catalogue: any}} props */
function Catapult({ catalogue }) {
  const bonus = (/** @type {number} */ n) => `+${n}`;
  return html`
    <div class="figure-catapult">
      <p class="eyebrow">${t("figure-catapult")}</p>
      <ol aria-hidden="true">
        ${[1, 2, 3, 3].map(
          (value, n) =>
            html`<li class=${n === 3 ? "beyond" : ""}>
              ${n < 2 ? html`<${Seal} pigment=${0} size=${24} />` : html`<i></i>`}
              <b class="numbers">${bonus(value)}</b>
            </li>`,
        )}
      </ol>
      <p class="note">${t("figure-catapult-note")}</p>
    </div>
    <${OddsTable}
      caption=${t("figure-siege")}
      rows=${catalogue.odds.siege.map((/** @type {any} */ shares, /** @type {number} */ siege) => ({
        name: siege ? bonus(siege) : t("figure-first"),
        shares,
        meant: siege === 2,
      }))}
    />
  `;
}

/** What each area brings in each epoch. @param {{catalogue: any}} props */
function Areas({ catalogue }) {
  return html`<table class="figure-table numbers">
    <caption class="eyebrow">${t("figure-regions")}</caption>
    <thead>
      <tr>
        <td></td>
        ${catalogue.epochs.map((/** @type {any} */ { epoch }) => html`<th scope="col">${ROMAN[epoch]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${catalogue.areas.map((/** @type {any} */ area) => {
        const id = `name-${area.id.replaceAll("_", "-")}`;
        return html`<tr>
          <th scope="row"><i class=${`swatch region-${area.id}`}></i>${has(id) ? nameOf(area.id) : area.name}</th>
          ${area.values.map((/** @type {number[]} */ values) => html`<td>${values[0] ? values.join("·") : "–"}</td>`)}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @type {Record<string, any>} */
const FIGURES = { "Z8.1": Battles, "Z8.6": Battles, "Z9.2": Catapult, "Z9.3": Catapult, "Z13.2": Areas };

/** The figure of a rule, if it has one. @param {{number: string, catalogue: any}} props */
export function Figure({ number, catalogue }) {
  const Drawn = FIGURES[number];
  return Drawn ? html`<div class="figure"><${Drawn} catalogue=${catalogue} /></div>` : null;
}

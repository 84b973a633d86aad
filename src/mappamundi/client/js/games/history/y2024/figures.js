// Figures beside rules: odds with dice, what is certain without, what areas pay, the seas of an ocean, the Honors.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { label, place, places } from "../almanac.js";
import { chances } from "../counsel.js";
import { ROMAN } from "../words.js";

const GROUNDS = ["clear", "difficult", "fort", "fort_difficult"];

/** @param {string} ground */
const named = (ground) => t(`figure-${ground.replace("_", "-")}`);

/** @param {{caption: string, columns: string[], rows: {name: any, cells: any[]}[]}} props */
function Table({ caption, columns, rows }) {
  return html`<table class="figure-table numbers">
    <caption class="eyebrow">${caption}</caption>
    ${
      columns.length
        ? html`<thead><tr><td></td>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>`
        : null
    }
    <tbody>
      ${rows.map(
        ({ name, cells }) => html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {any} shares */
const chance = (shares) => html`<b>${chances(shares)[0]}</b>`;

/** With two dice, and with the Leader's third. @param {{catalogue: any}} props */
function Battles({ catalogue }) {
  const { plain, leader } = catalogue.odds;
  return html`<${Table}
    caption=${t("figure-battles")}
    columns=${[t("figure-two-dice"), t("figure-leader")]}
    rows=${GROUNDS.map((ground) => ({ name: named(ground), cells: [chance(plain[ground]), chance(leader[ground])] }))}
  />`;
}

/** Without dice: without a Leader, and with one against terrain or forts. @param {{catalogue: any}} props */
function Certain({ catalogue }) {
  return html`<${Table}
    caption=${t("figure-certain")}
    columns=${[t("figure-no-leader"), t("figure-leader-terrain"), t("figure-leader-forts")]}
    rows=${GROUNDS.map((ground) => ({
      name: named(ground),
      cells: catalogue.odds.certain[ground].map((/** @type {boolean} */ falls) =>
        falls ? html`<b>${t("figure-falls")}</b>` : t("figure-both-go"),
      ),
    }))}
  />`;
}

/** The first invasion, and those after a frustrated one. @param {{catalogue: any}} props */
function Conquest({ catalogue }) {
  const [, ...modifiers] = catalogue.constants.option_3.modifiers;
  return html`<${Table}
    caption=${t("figure-conquest")}
    columns=${[t("figure-first"), ...modifiers.map((/** @type {number} */ plus) => `+${plus}`)]}
    rows=${GROUNDS.map((ground) => ({ name: named(ground), cells: catalogue.odds.conquest[ground].map(chance) }))}
  />`;
}

/** What each area brings in each epoch. @param {{catalogue: any}} props */
function Areas({ catalogue }) {
  return html`<${Table}
    caption=${t("figure-areas")}
    columns=${catalogue.epochs.map((/** @type {any} */ { epoch }) => ROMAN[epoch])}
    rows=${catalogue.areas.map((/** @type {any} */ area) => ({
      name: html`<i class=${`swatch region-${area.id}`}></i>${label(area)}`,
      cells: area.values.map((/** @type {number[]} */ values) => (values[0] ? values.join("·") : "–")),
    }))}
  />`;
}

/** @param {{catalogue: any}} props */
function Oceans({ catalogue }) {
  const oceans = catalogue.waters.filter((/** @type {any} */ water) => water.kind === "ocean");
  const seas = (/** @type {string} */ ocean) =>
    catalogue.waters
      .filter((/** @type {any} */ water) => water.parent_ocean === ocean)
      .map((/** @type {any} */ water) => water.id);
  return html`<${Table}
    caption=${t("figure-oceans")}
    columns=${[]}
    rows=${oceans.map((/** @type {any} */ ocean) => ({
      name: place(catalogue, ocean.id),
      cells: [places(catalogue, seas(ocean.id)) || "–"],
    }))}
  />`;
}

/** @param {{catalogue: any}} props */
function Coins({ catalogue }) {
  return html`<${Table}
    caption=${t("figure-honors")}
    columns=${[]}
    rows=${catalogue.honors.map((/** @type {any} */ honor) => ({
      name: label(honor),
      cells: [html`<b>${honor.coins || "–"}</b>`],
    }))}
  />`;
}

/** @type {Record<string, any>} */
const FIGURES = {
  "R3.1": Areas,
  "R7.9": Oceans,
  "R8.1": Battles,
  "R8.2": Battles,
  "R8.3": Battles,
  "R8.4": Certain,
  "R8.5": Certain,
  "R10.8": Areas,
  "R10.13": Areas,
  "R11.20": Coins,
  "R16.1": Conquest,
  "R16.3": Conquest,
};

/** The figure of a rule, if it has one. @param {{number: string, catalogue: any}} props */
export function Figure({ number, catalogue }) {
  const Drawn = FIGURES[number];
  return Drawn ? html`<div class="figure"><${Drawn} catalogue=${catalogue} /></div>` : null;
}

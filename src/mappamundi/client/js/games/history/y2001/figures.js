// Figures beside rules: odds of a battle with and without a card, what areas bring, the seas of an ocean, diseases, the
// markers.

import { html } from "htm/preact";
import { formatter, t } from "../../../i18n.js";
import { label, place, places } from "../almanac.js";
import { chances } from "../counsel.js";
import { ROMAN } from "../words.js";
import { Shield } from "./markers.js";

/** Where a battle is fought, as the odds name it and as we do. @type {[string, string][]} */
const GROUNDS = [
  ["clear", "figure-open"],
  ["difficult", "figure-rough"],
  ["sea", "figure-sea"],
  ["clear_fort", "figure-fort"],
  ["difficult_fort", "figure-fort-rough"],
  ["sea_fort", "figure-fort-sea"],
];

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

/** One army to the end of its battle. @param {{catalogue: any}} props */
function Battles({ catalogue }) {
  const { plain } = catalogue.odds.battles;
  const row = (/** @type {any} */ shares) => chances(shares).map((chance, n) => (n ? chance : html`<b>${chance}</b>`));
  return html`<${Table}
    caption=${t("figure-to-end")}
    columns=${[t("figure-win"), t("figure-tie"), t("figure-defeat")]}
    rows=${GROUNDS.map(([ground, name]) => ({ name: t(name), cells: row(plain[ground]) }))}
  />`;
}

/** The same chance without a card and with it. @param {string} id */
const withCard = (id) =>
  /** @param {{catalogue: any}} props */
  function Card({ catalogue }) {
    const { plain, [id]: helped } = catalogue.odds.battles;
    const card = catalogue.events.find((/** @type {any} */ one) => one.id === id);
    const win = (/** @type {any} */ shares) => chances(shares)[0];
    return html`<${Table}
      caption=${t("figure-to-end")}
      columns=${[t("figure-plain"), label(card)]}
      rows=${GROUNDS.map(([ground, name]) => ({
        name: t(name),
        cells: [win(plain[ground]), html`<b>${win(helped[ground])}</b>`],
      }))}
    />`;
  };

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
  return html`<${Table}
    caption=${t("figure-oceans")}
    columns=${[]}
    rows=${oceans.map((/** @type {any} */ ocean) => ({
      name: place(catalogue, ocean.id),
      cells: [places(catalogue, ocean.reachable_seas ?? []) || "–"],
    }))}
  />`;
}

/** @param {{catalogue: any}} props */
function Disease({ catalogue }) {
  const percent = formatter("NumberFormat", { style: "percent" });
  return html`<${Table}
    caption=${t("figure-disease")}
    columns=${[]}
    rows=${Object.entries(catalogue.odds.disease).map(([dice, chance]) => ({
      name: t("map-defence", { dice: Number(dice) }),
      cells: [html`<b>${percent.format(/** @type {number} */ (chance))}</b>`],
    }))}
  />`;
}

/** @param {{catalogue: any}} props */
function Markers({ catalogue }) {
  const values = catalogue.components.preeminence_markers;
  return html`<div class="figure-markers">
    <p class="eyebrow">${t("figure-markers")}</p>
    <p role="img" aria-label=${values.join(", ")}>
      ${values.map(
        (/** @type {number} */ value, /** @type {number} */ n) =>
          html`<${Shield} key=${n} state="up" value=${value} size=${34} />`,
      )}
    </p>
  </div>`;
}

/** @type {Record<string, any>} */
const FIGURES = {
  "A2.6": Markers,
  "A6.4": Oceans,
  "A8.1": Battles,
  "A8.3": Battles,
  "A8.7": Battles,
  "A8.10": Battles,
  "A8.14": Battles,
  "A12.3": Areas,
  "A13.3": Markers,
  "A14.2": withCard("leader"),
  "A14.4": withCard("weaponry"),
  "A14.17": Disease,
  "A14.21": withCard("jihad"),
  "A14.24": withCard("elite_troops"),
  "A14.27": Disease,
  "A14.31": Disease,
  "A14.32": Disease,
  "A14.34": withCard("siegecraft"),
};

/** The figure of a rule, if it has one. @param {{number: string, catalogue: any}} props */
export function Figure({ number, catalogue }) {
  const Drawn = FIGURES[number];
  return Drawn ? html`<div class="figure"><${Drawn} catalogue=${catalogue} /></div>` : null;
}

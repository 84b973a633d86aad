// Figures beside rules: exact odds where dice speak, the catapult, what a region is worth.

import { html } from "htm/preact";
import { has, nameOf, t } from "../../../i18n.js";
import { Seal } from "../../../ui/seal.js";
import { battleOdds } from "../odds.js";
import { ROMAN, perCent } from "../words.js";

/** A row of an odds table: what it is called, the odds, whether it is the one meant. @typedef {{name: string, odds: number[], meant?: boolean}} Row */

/** @param {{caption: string, rows: Row[]}} props */
function OddsTable({ caption, rows }) {
  return html`<table class="figure-table numbers"><caption class="eyebrow">${caption}</caption>
    <thead><tr><td></td><th scope="col">${t("figure-win")}</th><th scope="col">${t("figure-tie")}</th><th scope="col">${t("figure-defeat")}</th></tr></thead>
    <tbody>${rows.map(({ name, odds, meant }) => html`<tr class=${meant ? "meant" : ""}><th scope="row">${name}</th><td><b>${perCent(odds[0])}</b></td><td>${perCent(odds[1])}</td><td>${perCent(odds[2])}</td></tr>`)}</tbody></table>`;
}

/** The usual battles. @param {{catalogue: any}} props */
function Battles({ catalogue }) {
  const { attacker_dice: dice, defender_dice: one, defender_dice_fort: two, naval_defender_rerolls: again } = catalogue.combat;
  return html`<${OddsTable} caption=${t("figure-battles")} rows=${[
    { name: t("figure-open"), odds: battleOdds(dice, one, 0) },
    { name: t("figure-rough"), odds: battleOdds(dice, one, -1) },
    { name: t("figure-fort"), odds: battleOdds(dice, two, 0) },
    { name: t("figure-fort-rough"), odds: battleOdds(dice, two, -1) },
    { name: t("figure-sea"), odds: battleOdds(dice, one, 0, 0, again) },
  ]} />`;
}

/** The catapult with two armies on it, and what each place brings. @param {{catalogue: any}} props */
function Catapult({ catalogue }) {
  const { attacker_dice: dice, defender_dice_fort: two } = catalogue.combat;
  const bonus = (/** @type {number} */ n) => `+${n}`;
  return html`<div class="figure-catapult"><p class="eyebrow">${t("figure-catapult")}</p>
      <ol aria-hidden="true">${[1, 2, 3, 3].map((value, n) => html`<li class=${n === 3 ? "beyond" : ""}>${n < 2 ? html`<${Seal} pigment=${0} size=${24} />` : html`<i></i>`}<b class="numbers">${bonus(value)}</b></li>`)}</ol>
      <p class="note">${t("figure-catapult-note")}</p></div>
    <${OddsTable} caption=${t("figure-siege")} rows=${[0, 1, 2, 3].map((siege) => ({ name: siege ? bonus(siege) : t("figure-first"), odds: battleOdds(dice, two, siege - 1), meant: siege === 2 }))} />`;
}

/** What each region brings in each era. @param {{catalogue: any}} props */
function Regions({ catalogue }) {
  const { presence, dominance, supremacy } = catalogue.scoring;
  const steps = [presence, dominance, supremacy].map((step) => step.multiplier);
  /** @type {number[]} */
  const eras = catalogue.regions[0].presence_by_era;
  return html`<table class="figure-table numbers"><caption class="eyebrow">${t("figure-regions")}</caption>
    <thead><tr><td></td>${eras.map((_, n) => html`<th scope="col">${ROMAN[n + 1]}</th>`)}</tr></thead>
    <tbody>${catalogue.regions.map((/** @type {any} */ region) => {
      const id = `name-${region.id.replaceAll("_", "-")}`;
      return html`<tr><th scope="row"><i class=${`swatch region-${region.id}`}></i>${has(id) ? nameOf(region.id) : region.name}</th>${region.presence_by_era.map((/** @type {number} */ value) => html`<td>${value ? steps.map((step) => step * value).join("·") : "–"}</td>`)}</tr>`;
    })}</tbody></table>`;
}

/** @type {Record<string, any>} */
const FIGURES = { "Z8.1": Battles, "Z8.6": Battles, "Z9.2": Catapult, "Z9.3": Catapult, "Z13.2": Regions };

/** The figure of a rule, if it has one. @param {{number: string, catalogue: any}} props */
export function Figure({ number, catalogue }) {
  const Drawn = FIGURES[number];
  return Drawn ? html`<div class="figure"><${Drawn} catalogue=${catalogue} /></div>` : null;
}

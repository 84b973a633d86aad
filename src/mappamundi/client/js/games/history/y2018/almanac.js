// The primer, the cards and the lands of History of the World as pages of the rules browser.

import { html } from "htm/preact";
import { has, listed, nameOf, t } from "../../../i18n.js";
import { Picture } from "../picture.js";
import { ROMAN, leaderOfCard, textOfEffect, titleOfEffect } from "../words.js";
import { Figure } from "./figures.js";
import { PRIMER } from "./primer.js";

/** Names come in the reader's language; the data's own stand in for one we lack. @param {any} item */
const label = (item) => (has(`name-${item.id.replaceAll("_", "-")}`) ? nameOf(item.id) : item.name);

/** @param {any} catalogue @param {string} id */
function place(catalogue, id) {
  for (const kind of ["lands", "waters", "barrens", "regions"]) {
    const found = catalogue[kind].find((/** @type {any} */ one) => one.id === id);
    if (found) return label(found);
  }
  return id;
}

/** @param {any} catalogue @param {string[]} ids */
const places = (catalogue, ids) => listed(ids.map((id) => place(catalogue, id)));

/** @param {any[]} list @param {string} key */
function grouped(list, key) {
  /** @type {Map<any, any[]>} */
  const groups = new Map();
  for (const item of list) groups.set(item[key], [...(groups.get(item[key]) ?? []), item]);
  return [...groups];
}

/** @param {any[]} list @param {string} word @param {(item: any) => string} text @param {(item: any) => string} [more] */
const searched = (list, word, text, more = () => "") =>
  list
    .filter((item) => `${label(item)} ${item.name} ${more(item)} ${text(item)}`.toLowerCase().includes(word.toLowerCase()))
    .map((item) => ({ id: item.id, title: label(item), text: text(item) }));

/** What a card brings to the board. @param {{card: any, catalogue: any}} props */
function CardFacts({ card, catalogue }) {
  return html`<dl class="card-facts">
    <div><dt>${t("almanac-start")}</dt><dd>${places(catalogue, card.start)}</dd></div>
    ${card.marker && html`<div><dt>${t("almanac-marker")}</dt><dd>${t(`almanac-marker-${card.marker}`)}</dd></div>`}
    ${card.fleets.length ? html`<div><dt>${t("almanac-fleets")}</dt><dd>${places(catalogue, card.fleets)}</dd></div>` : null}
    ${card.caravans.length ? html`<div><dt>${t("almanac-caravans")}</dt><dd>${places(catalogue, card.caravans)}</dd></div>` : null}
  </dl>`;
}

/** Armies as number and dots. @param {{count: number}} props */
function Armies({ count }) {
  return html`<p class="card-armies"><b class="numbers">${t("almanac-armies", { count })}</b><span class="army-dots" aria-hidden="true">${Array.from({ length: count }, () => html`<i></i>`)}</span></p>`;
}

/** @param {{era: number, catalogue: any}} props */
const EraHead = ({ era, catalogue }) =>
  html`<h2 class="almanac-head" id=${`era-${era}`}>${t("almanac-era", { era: ROMAN[era] })} <span class="note">${has(`era-span-${era}`) ? t(`era-span-${era}`) : catalogue.epochs[era - 1].span}</span></h2>`;

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Empires({ catalogue, chosen, base }) {
  return grouped(catalogue.empires, "epoch").map(
    ([era, cards]) => html`<section aria-labelledby=${`era-${era}`}><${EraHead} era=${era} catalogue=${catalogue} />
      <ul class="card-grid">${cards.map(
        (card) => html`<li class=${`world-card ${card.id === chosen ? "chosen" : ""}`} id=${card.id}>
          <p class="eyebrow">${t("almanac-order", { order: card.order })}</p>
          <h3 class="card-title"><a href=${`${base}.${card.id}`} aria-current=${card.id === chosen ? "true" : undefined}>${label(card)}</a></h3>
          ${card.leader && html`<p class="small">${t("almanac-leader", { leader: leaderOfCard(card) })}</p>`}
          <${Armies} count=${card.armies} />
          <${CardFacts} card=${card} catalogue=${catalogue} />
          ${textOfEffect(card) && html`<p class="card-effect"><b>${titleOfEffect(card)}.</b> ${textOfEffect(card)}</p>`}
          ${card.id === chosen && html`<div class="card-picture" aria-hidden="true"><${Picture} game="hotw2018" kind="place" place=${card.start.join(" ")} /></div>`}
        </li>`,
      )}</ul></section>`,
  );
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Events({ catalogue, chosen, base }) {
  return grouped(catalogue.events, "epoch").map(
    ([era, cards]) => html`<section aria-labelledby=${`era-${era}`}><${EraHead} era=${era} catalogue=${catalogue} />
      <ul class="card-grid">${cards.map(
        (card) => html`<li class=${`world-card ${card.id === chosen ? "chosen" : ""}`} id=${card.id}>
          <p class="eyebrow">${t(`almanac-kind-${card.kind}`)}</p>
          <h3 class="card-title"><a href=${`${base}.${card.id}`} aria-current=${card.id === chosen ? "true" : undefined}>${label(card)}</a></h3>
          ${card.armies ? html`<${Armies} count=${card.armies} /><${CardFacts} card=${card} catalogue=${catalogue} />` : null}
          ${card.effect && html`<p class="card-effect">${textOfEffect(card)}</p>`}
          <p class="note">${card.keepable ? t("almanac-keepable") : t("almanac-not-keepable")}</p>
        </li>`,
      )}</ul></section>`,
  );
}

/** Values of a region in each era, as three steps. @param {{region: any}} props */
function RegionValues({ region }) {
  return html`<dl class="region-values numbers">${region.values.map(
    (/** @type {number[]} */ values, /** @type {number} */ era) => html`<div><dt>${ROMAN[era + 1]}</dt><dd>${values[0] ? values.join("·") : "–"}</dd></div>`,
  )}</dl>`;
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Lands({ catalogue, chosen, base }) {
  const link = (/** @type {string} */ id) => html`<a href=${`${base}.${id}`}>${place(catalogue, id)}</a>`;
  const links = (/** @type {string[]} */ ids) => ids.map((id, at) => html`${at ? ", " : ""}${link(id)}`);
  return html`<div class="almanac-map" aria-hidden="true"><${Picture} game="hotw2018" kind="world" place=${chosen ?? ""} /></div>
    <ul class="region-links">${catalogue.regions.map((/** @type {any} */ region) => html`<li><a href=${`#region-${region.id}`}><i class=${`swatch region-${region.id}`}></i>${label(region)}</a></li>`)}</ul>
    ${catalogue.regions.map(
    (/** @type {any} */ region) => html`<section aria-labelledby=${`region-${region.id}`} class="region-part">
      <div class="region-head"><h2 class="almanac-head" id=${`region-${region.id}`}><i class=${`swatch region-${region.id}`}></i>${label(region)}</h2><${RegionValues} region=${region} /></div>
      <ul class="land-list">${region.lands.map((/** @type {string} */ id) => {
        const land = catalogue.lands.find((/** @type {any} */ one) => one.id === id);
        const here = id === chosen;
        return html`<li class=${`land-entry ${here ? "chosen" : ""}`} id=${id}>
          <h3><a href=${`${base}.${id}`} aria-current=${here ? "true" : undefined}>${label(land)}</a>${land.resource ? html` <span class="lozenge" role="img" aria-label=${t("almanac-resource")}></span>` : null}</h3>
          <p class="small">${t(`almanac-terrain-${land.terrain}`)}${land.resource ? html` · ${t("almanac-resource")}` : null}</p>
          <p class="small"><span class="dim">${t("almanac-borders")}</span> ${links([...land.neighbours, ...land.straits])}</p>
          ${land.waters.length || land.barrens.length ? html`<p class="small"><span class="dim">${t("almanac-shores")}</span> ${places(catalogue, [...land.waters, ...land.barrens])}</p>` : null}
          ${here && html`<div class="card-picture" aria-hidden="true"><${Picture} game="hotw2018" kind="place" place=${id} /></div>`}
          ${land.note && html`<details class="source"><summary>${t("almanac-source")}</summary><p class="note" lang="en">${land.note}</p></details>`}
        </li>`;
      })}</ul>
    </section>`,
    )}`;
}

/** The cards whose effect a text of the rules names. @param {any} catalogue @param {string} text */
function concerns(catalogue, text) {
  const named = new Set([...text.matchAll(/`([a-z_]+)`/g)].map(([, word]) => word));
  return ["empires", "events"].flatMap((kind) =>
    catalogue[kind].filter((/** @type {any} */ card) => card.effect && named.has(card.effect.id)).map((/** @type {any} */ card) => ({ id: `${kind}.${card.id}`, title: label(card) })),
  );
}

/** @type {import("../../contract.js").Almanac} */
export default {
  primer: PRIMER,
  Figure,
  concerns,
  pages: [
    { id: "empires", title: () => t("almanac-empires"), note: () => t("almanac-empires-note"), Page: Empires, search: (catalogue, word) => searched(catalogue.empires, word, textOfEffect, titleOfEffect) },
    { id: "events", title: () => t("almanac-events"), note: () => t("almanac-events-note"), Page: Events, search: (catalogue, word) => searched(catalogue.events, word, textOfEffect) },
    { id: "lands", title: () => t("almanac-lands"), note: () => t("almanac-lands-note"), Page: Lands, search: (catalogue, word) => searched(catalogue.lands, word, (land) => place(catalogue, land.region)) },
  ],
};

// What the almanacs of all editions share: names, groups, the search, and the lands by their areas.

import { html } from "htm/preact";
import { has, listed, nameOf, t } from "../../i18n.js";
import { simple } from "../../ui/text.js";
import { Picture } from "./picture.js";
import { ROMAN } from "./words.js";

/** Names come in the reader's language; the data's own stand in for one we lack. @param {any} item @returns {string} */
export const label = (item) => (has(`name-${item.id.replaceAll("_", "-")}`) ? nameOf(item.id) : item.name);

/** @param {any} catalogue @param {string} id @returns {string} */
export function place(catalogue, id) {
  for (const kind of ["lands", "waters", "barrens", "areas"]) {
    const found = catalogue[kind].find((/** @type {any} */ one) => one.id === id);
    if (found) return label(found);
  }
  return id;
}

/** @param {any} catalogue @param {string[]} ids */
export const places = (catalogue, ids) => listed(ids.map((id) => place(catalogue, id)));

/** @param {any[]} list @param {string} key */
export function grouped(list, key) {
  /** @type {Map<any, any[]>} */
  const groups = new Map();
  for (const item of list) groups.set(item[key], [...(groups.get(item[key]) ?? []), item]);
  return [...groups];
}

/**
 * What answers a search: `more` is looked through and not shown.
 * @param {any[]} list
 * @param {string} word
 * @param {(item: any) => string} text
 * @param {(item: any) => string} [more]
 */
export const searched = (list, word, text, more = () => "") =>
  list
    .filter((item) => simple(`${label(item)} ${item.name} ${more(item)} ${text(item)}`).includes(simple(word)))
    .map((item) => ({ id: item.id, title: label(item), text: text(item) }));

/** The head of an epoch's cards. @param {{epoch: number, title: string, span: string}} props */
export const EpochHead = ({ epoch, title, span }) =>
  html`<h2 class="almanac-head" id=${`era-${epoch}`}>${title} <span class="note">${span}</span></h2>`;

/** Pieces as their number in words, and dots. @param {{count: number, words: string}} props */
export const Dots = ({ count, words }) =>
  html`<p class="card-armies">
    <b class="numbers">${words}</b>
    <span class="army-dots" aria-hidden="true">${Array.from({ length: count }, () => html`<i></i>`)}</span>
  </p>`;

/**
 * A card of a page: its name is its address.
 * @param {{id: string, base: string, chosen: boolean, eyebrow: string, title: string, children?: any}} props
 */
export const Entry = ({ id, base, chosen, eyebrow, title, children }) => html`<li
  class=${`world-card ${chosen ? "chosen" : ""}`}
  id=${id}
>
  <p class="eyebrow">${eyebrow}</p>
  <h3 class="card-title"><a href=${`${base}.${id}`} aria-current=${chosen ? "true" : undefined}>${title}</a></h3>
  ${children}
</li>`;

/**
 * Where something lies, shown beside it when it is the one that was asked for.
 * @param {{game: string, lands: string[]}} props
 */
export const Where = ({ game, lands }) =>
  html`<div class="card-picture" aria-hidden="true">
    <${Picture} game=${game} kind="place" place=${lands.join(" ")} />
  </div>`;

/** Values of an area in each epoch, as three steps. @param {{area: any}} props */
export function AreaValues({ area }) {
  return html`<dl class="region-values numbers">
    ${area.values.map(
      (/** @type {number[]} */ values, /** @type {number} */ epoch) =>
        html`<div><dt>${ROMAN[epoch + 1]}</dt><dd>${values[0] ? values.join("·") : "–"}</dd></div>`,
    )}
  </dl>`;
}

/**
 * All lands by their areas, with the map above.
 * @param {{
 *   game: string,
 *   catalogue: any,
 *   chosen: string | null,
 *   base: string,
 *   mark: (land: any) => any,
 *   facts: (land: any) => any,
 * }} props
 *   `mark` stands beside a land's name, `facts` below it
 */
export function LandPages({ game, catalogue, chosen, base, mark, facts }) {
  const links = (/** @type {string[]} */ ids) =>
    ids.map((id, at) => html`${at ? ", " : ""}<a href=${`${base}.${id}`}>${place(catalogue, id)}</a>`);
  return html`
    <div class="almanac-map" aria-hidden="true"><${Picture} game=${game} kind="world" place=${chosen ?? ""} /></div>
    <ul class="region-links">
      ${catalogue.areas.map(
        (/** @type {any} */ area) =>
          html`<li>
            <a href=${`#region-${area.id}`}><i class=${`swatch region-${area.id}`}></i>${label(area)}</a>
          </li>`,
      )}
    </ul>
    ${catalogue.areas.map(
      (/** @type {any} */ area) => html`<section aria-labelledby=${`region-${area.id}`} class="region-part">
        <div class="region-head">
          <h2 class="almanac-head" id=${`region-${area.id}`}>
            <i class=${`swatch region-${area.id}`}></i>
            ${label(area)}
          </h2>
          <${AreaValues} area=${area} />
        </div>
        <ul class="land-list">
          ${area.lands.map((/** @type {string} */ id) => {
            const land = catalogue.lands.find((/** @type {any} */ one) => one.id === id);
            const here = id === chosen;
            return html`<li class=${`land-entry ${here ? "chosen" : ""}`} id=${id}>
              <h3>
                <a href=${`${base}.${id}`} aria-current=${here ? "true" : undefined}>${label(land)}</a>
                ${mark(land)}
              </h3>
              <p class="small">${facts(land)}</p>
              <p class="small">
                <span class="dim">${t("almanac-borders")}</span>
                ${" "}
                ${links([...land.neighbours, ...land.straits])}
              </p>
              ${
                land.waters.length || land.barrens.length
                  ? html`<p class="small">
                      <span class="dim">${t("almanac-shores")}</span>
                      ${" "}
                      ${places(catalogue, [...land.waters, ...land.barrens])}
                    </p>`
                  : null
              }
              ${here && html`<${Where} game=${game} lands=${[id]} />`}
              ${
                land.note &&
                html`<details class="source">
                  <summary>${t("almanac-source")}</summary>
                  <p class="note" lang="en">${land.note}</p>
                </details>`
              }
            </li>`;
          })}
        </ul>
      </section>`,
    )}
  `;
}

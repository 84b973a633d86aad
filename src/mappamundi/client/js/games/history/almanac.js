// What the almanacs of all editions share: names, groups, the search, and the lands by their areas.

import { html } from "htm/preact";
import { has, listed, nameOf, t } from "../../i18n.js";
import { simple } from "../../ui/text.js";
import { Picture } from "./picture.js";
import { ROMAN } from "./words.js";

/** Names come in the reader's language; the data's own stand in for one we lack. @param {any} item @returns {string} */
export const label = (item) => (has(`name-${item.id.replaceAll("_", "-")}`) ? nameOf(item.id) : item.name);

/** @param {import("./types.js").AnyCatalogue} catalogue @param {string} id @returns {string} */
export function place(catalogue, id) {
  for (const kind of /** @type {const} */ (["lands", "waters", "barrens", "areas"])) {
    const found = /** @type {{id: string, name: string}[]} */ (catalogue[kind]).find((one) => one.id === id);
    if (found) return label(found);
  }
  return id;
}

/** @param {import("./types.js").AnyCatalogue} catalogue @param {string[]} ids */
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

/** Pieces as their number in words, and dots. @param {{count: number, words: string}} props */
export const Dots = ({ count, words }) =>
  html`<p class="card-armies">
    <b class="numbers">${words}</b>
    <span class="army-dots" aria-hidden="true">${Array.from({ length: count }, () => html`<i></i>`)}</span>
  </p>`;

/**
 * Cards of a page: the name of each is its address. `eyebrow` stands above it, `inside` below; whether it is the one
 * that was asked for, `inside` is told too.
 * @typedef {object} Cards
 * @property {string} base
 * @property {string | null} chosen
 * @property {(card: any) => string} eyebrow
 * @property {(card: any, here: boolean) => any} inside
 */
/** @param {Cards & {cards: any[]}} props */
export const CardGrid = ({ cards, base, chosen, eyebrow, inside }) => html`<ul class="card-grid">
  ${cards.map((card) => {
    const here = card.id === chosen;
    return html`<li key=${card.id} class=${`world-card ${here ? "chosen" : ""}`} id=${card.id}>
      <p class="eyebrow">${eyebrow(card)}</p>
      <h3 class="card-title">
        <a href=${`${base}.${card.id}`} aria-current=${here ? "true" : undefined}>${label(card)}</a>
      </h3>
      ${inside(card, here)}
    </li>`;
  })}
</ul>`;

/** Cards under a heading. @param {Cards & {id: string, title: any, note?: string, cards: any[]}} props */
export const CardSection = ({ id, title, note, ...cards }) => html`<section aria-labelledby=${id}>
  <h2 class="almanac-head" id=${id}>${title}</h2>
  ${note && html`<p class="small">${note}</p>`}
  <${CardGrid} ...${cards} />
</section>`;

/**
 * Cards by their epochs, which an edition may call otherwise.
 * @param {Cards & {catalogue: import("./types.js").AnyCatalogue, cards: any[], word: "epoch" | "era"}} props
 */
export const EpochCards = ({ catalogue, cards, word, ...how }) =>
  grouped(cards, "epoch").map(([epoch, those]) => {
    const years = `${word}-span-${epoch}`;
    const span = has(years) ? t(years) : catalogue.epochs[epoch - 1].span;
    return html`<${CardSection}
      key=${epoch}
      id=${`era-${epoch}`}
      title=${html`${t(`almanac-${word}`, { epoch: ROMAN[epoch] })} <span class="note">${span}</span>`}
      cards=${those}
      ...${how}
    />`;
  });

/**
 * A page, with its title and what is said under it.
 * @template {import("./types.js").History} G
 * @param {string} id
 * @param {import("../contract.js").AlmanacPage<G>["Page"]} Page
 * @param {import("../contract.js").AlmanacPage<G>["search"]} search
 * @param {string} [title]
 * @returns {import("../contract.js").AlmanacPage<G>}
 */
export const pageOf = (id, Page, search, title = `almanac-${id}`) => ({
  id,
  title: () => t(title),
  note: () => t(`almanac-${id}-note`),
  Page,
  search,
});

/** A line of what a card brings; nothing where it brings nothing. @param {{name: string, children?: any}} props */
export const Fact = ({ name, children }) => (children ? html`<div><dt>${name}</dt><dd>${children}</dd></div>` : null);

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
 *   catalogue: import("./types.js").AnyCatalogue,
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
            const land = /** @type {import("./types.js").AnyCatalogue["lands"][number]} */ (
              catalogue.lands.find((one) => one.id === id)
            );
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
            </li>`;
          })}
        </ul>
      </section>`,
    )}
  `;
}

/**
 * Lands whose resource is marked, with their terrain in words.
 * @param {{
 *   game: string,
 *   catalogue: import("./types.js").AnyCatalogue,
 *   chosen: string | null,
 *   base: string,
 *   terrain: (land: any) => string,
 *   resource: string,
 * }} props
 */
export const ResourceLands = ({ terrain, resource, ...props }) => html`<${LandPages}
  ...${props}
  mark=${(/** @type {any} */ land) =>
    land.resource ? html` <span class="lozenge" role="img" aria-label=${resource}></span>` : null}
  facts=${(/** @type {any} */ land) => html`${terrain(land)}${land.resource ? html` · ${resource}` : null}`}
/>`;

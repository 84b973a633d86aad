// Finding a land, card or area by name.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { simple } from "../../ui/text.js";
import { effectText } from "./words.js";

/** @typedef {import("../contract.js").Found} Found */

/** @param {import("../../table/prompt.js").Env} env @param {string} query @returns {Found[]} */
export function find({ ctx, table }, query) {
  const wanted = simple(query.trim());
  if (!wanted) return [];
  const { book } = ctx;
  /** @type {Found[]} */
  const all = [];
  for (const land of book.lands.values())
    all.push({ id: land.id, kind: "land", name: book.name(land.id), detail: book.name(land.area), place: land.id });
  for (const area of book.areas.values())
    all.push({
      id: area.id,
      kind: "area",
      name: book.name(area.id),
      detail: t("find-region"),
      place: area.lands[0],
    });
  for (const [pile, cards] of /** @type {[string, Map<string, any>][]} */ ([
    ["empires", book.empires],
    ["events", book.events],
  ])) {
    for (const card of cards.values()) {
      all.push({
        id: card.id,
        kind: "card",
        name: book.name(card.id),
        detail: effectText(book, card.id) || t("find-card"),
        href: `/rules/${table.game}/${pile}.${card.id}`,
      });
    }
  }
  const rank = (/** @type {Found} */ one) =>
    simple(one.name).startsWith(wanted) ? 0 : simple(one.name).includes(wanted) ? 1 : 9;
  return all
    .filter((one) => rank(one) < 9)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, 12);
}

/**
 * The way to any land from the sheet of a phone, which has no room for all.
 * @param {{env: import("../../table/prompt.js").Env}} props
 */
export const FindLand = ({ env }) =>
  html`<button type="button" class="rows-find" onClick=${() => (env.ui.open.value = "find")}>
    ${t("sheet-find")}
  </button>`;

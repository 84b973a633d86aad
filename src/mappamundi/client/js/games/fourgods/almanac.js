// The tiles of the box as a page of the rules browser.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Tile } from "./draw/paper.js";
import { terrainsOf } from "./faces.js";

/** The tiles by how many terrains their front shows. */
const GROUPS = ["almanac-one-terrain", "almanac-two-terrains", "almanac-three-terrains"];

/** @param {any} catalogue @returns {{id: string, faces: string[]}[]} */
const tilesOf = (catalogue) => catalogue.tiles.map((/** @type {any} */ { id, tile }) => ({ id: String(id), faces: tile.split("|") }));

/** @param {{catalogue: any, chosen: string | null}} props */
function Tiles({ catalogue, chosen }) {
  const tiles = tilesOf(catalogue);
  return GROUPS.map((title, n) => {
    const group = tiles.filter(({ faces }) => terrainsOf(faces[0]).length === n + 1);
    return html`<section><h2 class="almanac-head">${t(title)}</h2><p class="small soft">${t("almanac-tiles-count", { count: group.length })}</p>
      <ul class="g-box">${group.map(({ id, faces }) => html`<li key=${id} id=${id} class=${chosen === id ? "chosen" : ""}><span class="g-box-faces">${faces.map((face) => html`<${Tile} face=${face} size=${66} />`)}</span><span class="note">${t("almanac-tile", { number: id })}</span></li>`)}</ul></section>`;
  });
}

/** @type {import("../contract.js").Almanac} */
export default {
  primer: [],
  pages: [
    {
      id: "tiles",
      title: () => t("almanac-tiles"),
      note: () => t("almanac-tiles-note"),
      search: (catalogue, word) => tilesOf(catalogue).filter(({ id }) => id === word.trim()).map(({ id, faces }) => ({ id, title: t("almanac-tile", { number: id }), text: faces.join(" · ") })),
      Page: Tiles,
    },
  ],
  Figure: () => null,
  concerns: () => [],
};

// The primer, the tiles, the gods and the modules of 4 Gods as pages of the rules browser.

import { html } from "htm/preact";
import { nameOf, t } from "../../i18n.js";
import { Seal } from "../../ui/seal.js";
import { simple } from "../../ui/text.js";
import { Tile } from "./draw/paper.js";
import { terrainsOf } from "./faces.js";
import { Figure } from "./figures.js";
import { GODS, LETTER, pigmentOfGod } from "./gods.js";
import { City, Prophet } from "./pieces.js";
import { PRIMER } from "./primer.js";

/** The tiles by how many terrains their front shows. */
const GROUPS = ["almanac-one-terrain", "almanac-two-terrains", "almanac-three-terrains"];
/** What can be chosen before a race, by what its messages are called. */
const MODULES = ["simultaneous", "timed", "visible", "hidden", "two-four", "two-two", "strict", "table"];

/** @param {import("./types.js").Catalogue} catalogue @returns {{id: string, faces: string[]}[]} */
const tilesOf = (catalogue) =>
  catalogue.tiles.map((/** @type {any} */ { id, tile }) => ({ id: String(id), faces: tile.split("|") }));

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
function Tiles({ catalogue, chosen, base }) {
  const tiles = tilesOf(catalogue);
  const sides = [t("almanac-front"), t("almanac-back")];
  return html`
    <p class="small g-saddle">${t("almanac-saddle")}</p>
    ${GROUPS.map((title, n) => {
      const group = tiles.filter(({ faces }) => terrainsOf(faces[0]).length === n + 1);
      return html`<section>
        <h2 class="almanac-head">
          ${t(title)}
          ${" "}
          <span class="note">${t("almanac-tiles-count", { count: group.length })}</span>
        </h2>
        <ul class="g-box">
          ${group.map(
            ({ id, faces }) =>
              html`<li key=${id} id=${id} class=${chosen === id ? "chosen" : ""}>
                <span class="g-box-faces">
                  ${faces.map(
                    (face, side) =>
                      html`<span title=${sides[side]}>
                        <${Tile} face=${face} size=${chosen === id ? 96 : 66} />
                        ${chosen === id && html`<span class="note">${sides[side]}</span>`}
                      </span>`,
                  )}
                </span>
                <a class="note" href=${`${base}.${id}`} aria-current=${chosen === id ? "true" : undefined}>
                  ${t("almanac-tile", { number: id })}
                </a>
              </li>`,
          )}
        </ul>
      </section>`;
    })}
  `;
}

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
function Gods({ catalogue, chosen, base }) {
  return html`
    <ul class="card-grid">
      ${GODS.map((god) => {
        const terrain = catalogue.gods.find(({ id }) => id === god)?.terrain ?? "";
        return html`<li class=${`world-card g-god-card ${chosen === god ? "chosen" : ""}`} id=${god} key=${god}>
          <span class="g-god-land" aria-hidden="true">
            ${[0, 1, 2, 3].map(() => html`<${Tile} face=${LETTER[god].repeat(4)} size=${96} />`)}
            <span><${Seal} pigment=${pigmentOfGod(god, false)} size=${40} /></span>
          </span>
          <h2 class="card-title">
            <a href=${`${base}.${god}`} aria-current=${chosen === god ? "true" : undefined}>${t(`god-${god}`)}</a>
          </h2>
          <p>${t(`almanac-god-${god}`)}</p>
          <dl class="card-facts">
            <div><dt>${t("almanac-god-terrain")}</dt><dd>${nameOf(terrain)}</dd></div>
            <div>
              <dt>${t("almanac-god-colour")}</dt>
              <dd class="g-god-pawn"><${Prophet} god=${god} hidden=${false} height=${22} /> ${t(`colour-${god}`)}</dd>
            </div>
          </dl>
        </li>`;
      })}
    </ul>
    <section>
      <h2 class="almanac-head">${t("almanac-cities")}</h2>
      <p>${t("almanac-cities-note")}</p>
      <p class="g-city-row" aria-hidden="true">
        ${Array.from({ length: catalogue.cities }, () => html`<${City} size=${48} />`)}
      </p>
    </section>
  `;
}

/** @param {{chosen: string | null, base: string}} props */
function Modules({ chosen, base }) {
  return html`<ul class="card-grid">
    ${MODULES.map(
      (id) =>
        html`<li class=${`world-card ${chosen === id ? "chosen" : ""}`} id=${id} key=${id}>
          <h2 class="card-title">
            <a href=${`${base}.${id}`} aria-current=${chosen === id ? "true" : undefined}>
              ${t(`almanac-module-${id}`)}
            </a>
          </h2>
          <p>${t(`almanac-module-${id}-text`)}</p>
        </li>`,
    )}
  </ul>`;
}

/** What answers a search by name. @param {{id: string, title: string, text: string}[]} list @param {string} word */
const found = (list, word) => list.filter(({ title, text }) => simple(`${title} ${text}`).includes(simple(word)));

/** @type {import("../contract.js").Almanac<import("./types.js").Game>} */
export default {
  primer: PRIMER,
  tab: () => t("almanac-tab"),
  enough: () => t("primer-enough-here"),
  pages: [
    {
      id: "tiles",
      title: () => t("almanac-tiles"),
      note: () => t("almanac-tiles-note"),
      search: (catalogue, word) =>
        tilesOf(catalogue)
          .filter(({ id }) => id === word.trim())
          .map(({ id, faces }) => ({ id, title: t("almanac-tile", { number: id }), text: faces.join(" · ") })),
      Page: Tiles,
    },
    {
      id: "gods",
      title: () => t("almanac-gods"),
      note: () => t("almanac-gods-note"),
      search: (_, word) =>
        found(
          GODS.map((god) => ({ id: god, title: t(`god-${god}`), text: t(`almanac-god-${god}`) })),
          word,
        ),
      Page: Gods,
    },
    {
      id: "modules",
      title: () => t("almanac-modules"),
      note: () => t("almanac-modules-note"),
      search: (_, word) =>
        found(
          MODULES.map((id) => ({ id, title: t(`almanac-module-${id}`), text: t(`almanac-module-${id}-text`) })),
          word,
        ),
      Page: Modules,
    },
  ],
  Figure,
  concerns: () => [],
};

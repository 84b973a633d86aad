// The World as it was left, as a picture.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Tile } from "./draw/paper.js";
import { QUARTERS } from "./draw/tile.js";
import { placeOf } from "./fits.js";
import { worldOf } from "./model.js";
import { City, Prophet } from "./pieces.js";
import { edgesOf } from "./world.js";

/**
 * The World as it lies, as a picture, and what is drawn over the land.
 * @param {{view: import("./types.js").View, size: number, hidden: boolean, children?: any}} props
 */
export function WorldPicture({ view, size, hidden, children }) {
  const { width, height, tiles, cities } = worldOf(view);
  const at = (/** @type {string} */ cell) => {
    const [x, y] = placeOf(cell);
    return `left:${x * size}px;top:${y * size}px`;
  };
  return html`<div class="g-frame still" role="img" aria-label=${t("end-world")}>
    <div class="g-picture" style=${`--cell:${size}px;width:${width * size}px;height:${height * size}px`}>
      ${[...tiles].map(
        ([cell, { face, prophet }]) =>
          html`<span class=${`g-laid ${edgesOf({ width, height, tiles }, ...placeOf(cell))}`} style=${at(cell)}>
            <${Tile} face=${face} size=${size} prophet=${prophet?.corner ?? null} />
            ${
              prophet &&
              html`<span
                class="g-stands"
                style=${`left:${QUARTERS[prophet.corner][0] * size}px;top:${QUARTERS[prophet.corner][1] * size}px`}
              >
                <${Prophet} god=${prophet.god} hidden=${hidden} height=${Math.round(size * 0.44)} />
              </span>`
            }
          </span>`,
      )}
      ${children}
      ${[...cities].map(
        ([cell, { god }]) =>
          html`<span class="g-laid g-city-here" style=${`${at(cell)};width:${size}px;height:${size}px`}>
            <${City} size=${Math.round(size * 0.8)} />
            <${Prophet} god=${god} hidden=${hidden} height=${Math.round(size * 0.36)} />
          </span>`,
      )}
    </div>
  </div>`;
}

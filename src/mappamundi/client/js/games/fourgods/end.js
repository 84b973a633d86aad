// What the game tells of itself at its end: the points of each seat by what they were for, and the World as it was
// left.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Tile } from "./draw/paper.js";
import { QUARTERS } from "./draw/tile.js";
import { worldOf } from "./model.js";
import { City, Prophet } from "./pieces.js";
import { placeOf } from "./fits.js";
import { STEPS, cardOf } from "./score.js";
import { storyOf, summaryOf } from "./story.js";
import { edgesOf } from "./world.js";

/** @typedef {import("./types.js").Env} Env */

/** Points by step, by seat. @param {import("./types.js").View} view @returns {number[][]} */
const byStep = (view) =>
  view.claimed.map((/** @type {any[]} */ gods) =>
    STEPS.map((step) => gods.reduce((sum, god) => sum + (view.gods[god].score?.[step] ?? 0), 0)),
  );

/**
 * The points are counted once: what there is before is what would be counted now.
 * @param {Env} env
 * @returns {import("../../table/end.js").Series}
 */
export function points({ view }) {
  return {
    labels: [t("chart-start"), t("column-now")],
    series: view.scores.map((/** @type {number} */ score) => [0, score]),
  };
}

/**
 * @param {import("./types.js").Told[]} log
 * @param {import("./types.js").Ctx} ctx
 * @param {import("../../types.js").Table} table
 * @param {import("./types.js").View} view
 * @returns {import("../../table/end.js").EndFacts}
 */
export function endFacts(log, ctx, table, view) {
  const steps = byStep(view);
  const sums = steps.map((row) => {
    let sum = 0;
    return [0, ...row.map((one) => (sum += one))];
  });
  return {
    points: { labels: [t("chart-start"), ...STEPS.map((step) => t(`step-${step}`))], series: sums },
    parts: { labels: STEPS.map((step) => t(`chart-${step}`)), series: steps },
    best: view.claimed.map((/** @type {any[]} */ gods) =>
      gods.length ? gods.map((god) => t("end-god", { god: cardOf(view, god, table) })).join(", ") : t("end-no-god"),
    ),
    luck: [],
    rolls: [],
    summary: summaryOf(log, ctx, table, view),
    story: storyOf(log, ctx, table, view),
  };
}

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

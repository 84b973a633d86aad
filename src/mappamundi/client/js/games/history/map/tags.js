// The pills over the lands: odds, free, renew, steps of a plan, why.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { memo } from "./memo.js";

/**
 * @typedef {{id: string, text: string, kind: string, x: number, y: number, dy: number, below: boolean, box: import("./lettering.js").Box}} TagSpot
 *   at (x, y) of the sheet, `dy` pixels of the screen from there; the box is in pixels, too
 */

const HEIGHT = 16;
const POINTER = 4;

/**
 * The tags and where they stand: over the seal, or under it where they would cover another's seal.
 * @param {import("./model.js").Model} model
 * @returns {TagSpot[]}
 */
export function tagSpots(model) {
  const { world, ui, camera } = model;
  const { scale } = camera.settled.value;
  const lands = model.lands.value;
  const lit = model.lit.value;
  const focus = ui.focus.value;
  /** @type {Map<string, {text: string, kind: string}>} */
  const tags = new Map();
  for (const [id, { tag, tone }] of lit) if (tag) tags.set(id, { text: tag, kind: `${tone ?? "plain"} ${id === focus ? "focused" : ""}` });
  if (lit.size && ui.card.value && focus !== null && focus in world.data.lands && !lit.has(focus)) tags.set(focus, { text: t("map-tag-why"), kind: "closed" });
  ui.plan.value.forEach((step, n) => {
    const id = (step.action ?? step).land;
    if (typeof id === "string") tags.set(id, { text: `${n + 1}`, kind: `step ${id === focus ? "focused" : ""}` });
  });
  const seals = Object.keys(lands).map((id) => ({ id, at: world.slot(id) }));
  const covers = (/** @type {string} */ own, /** @type {import("./lettering.js").Box} */ box) =>
    seals.reduce((sum, { id, at }) => {
      const [x, y] = [at[0] * scale, at[1] * scale];
      const r = 9 * camera.piece;
      return sum + (id !== own && x + r > box.left && x - r < box.right && y + r > box.top && y - r < box.bottom ? 1 : 0);
    }, 0);
  return [...tags].map(([id, { text, kind }]) => {
    const place = world.data.lands[id] ?? world.data.wastelands[id];
    const held = lands[id];
    const standing = !place || (!!held && Object.keys(held).length > 0);
    const [x, y] = standing ? world.slot(id) : place.label;
    // From the seal's middle, from the fort's merlons, or from the name of an empty land.
    const away = standing ? (held?.fort ? 17 : 13.5) * camera.piece : 9;
    const half = 4.5 + text.length * 3.2;
    const [sx, sy] = [x * scale, y * scale];
    const up = { left: sx - half, right: sx + half, top: sy - away - POINTER - HEIGHT, bottom: sy - away };
    const down = { left: sx - half, right: sx + half, top: sy + away, bottom: sy + away + POINTER + HEIGHT };
    const below = standing && covers(id, up) > covers(id, down);
    return { id, text, kind, x, y, dy: below ? away : -away, below, box: below ? down : up };
  });
}

/** @param {{model: import("./model.js").Model}} props */
export function Tags({ model }) {
  return html`<div class="tags" aria-hidden="true">${model.tags.value.map((tag) => html`<${Tag} key=${tag.id} x=${tag.x} y=${tag.y} dy=${tag.dy} text=${tag.text} kind=${`${tag.kind} ${tag.below ? "below" : ""}`} />`)}</div>`;
}

const Tag = memo(
  (/** @type {{x: number, y: number, dy: number, text: string, kind: string}} */ { x, y, dy, text, kind }) =>
    html`<div class="tag-place" style=${{ "--x": `${x}px`, "--y": `${y}px`, "--dy": `${dy}px` }}><span class=${`tag ${kind}`}>${text}</span></div>`,
);

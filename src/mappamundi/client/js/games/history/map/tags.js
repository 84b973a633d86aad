// The pills over the lands: odds, free, renew, steps of a plan, why.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { cut, meet, shifted, windowOf } from "./lettering.js";
import { memo } from "../../../ui/memo.js";

/**
 * @typedef {{id: string, text: string, kind: string, x: number, y: number, dx: number, dy: number, below: boolean, box: import("./lettering.js").Box}} TagSpot
 *   at (x, y) of the sheet, `dy` pixels of the screen from there and `dx` aside of its pointer; the box is in pixels, too
 */

const HEIGHT = 16;
const POINTER = 4;

/**
 * The tags and where they stand: over the seal, or aside or under it where they would cover another's seal or tag.
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
  const touched = ui.touched.value;
  if (touched?.shown) for (const [id, { lost }] of touched.places) if (lost) tags.set(id, { text: t("map-tag-lost"), kind: "plain" });
  for (const [id, { tag, tone }] of lit) if (tag) tags.set(id, { text: tag, kind: `${tone ?? "plain"} ${id === focus ? "focused" : ""}` });
  if (lit.size && ui.card.value && focus !== null && focus in world.data.lands && !lit.has(focus)) tags.set(focus, { text: t("map-tag-why"), kind: "closed" });
  ui.plan.value.forEach((step, n) => {
    const id = (step.action ?? step).land;
    if (typeof id === "string") tags.set(id, { text: `${n + 1}`, kind: `step ${id === focus ? "focused" : ""}` });
  });
  const r = 9 * camera.piece;
  const seals = Object.keys(lands).map((id) => {
    const [x, y] = world.slot(id);
    return { id, box: { left: x * scale - r, right: x * scale + r, top: y * scale - r, bottom: y * scale + r } };
  });
  const window = windowOf(model);
  const controls = shifted(camera.controls.value, window);
  /** @type {import("./lettering.js").Box[]} */
  const taken = [];
  const price = (/** @type {string} */ own, /** @type {import("./lettering.js").Box} */ box) => {
    const hits = (/** @type {import("./lettering.js").Box[]} */ boxes) => boxes.reduce((sum, other) => sum + Number(meet(box, other)), 0);
    const covered = seals.reduce((sum, seal) => sum + Number(seal.id !== own && meet(box, seal.box)), 0);
    return 3 * covered + 4 * hits(taken) + 3 * hits(controls) + 6 * Number(cut(box, window));
  };
  return [...tags].map(([id, { text, kind }]) => {
    const place = world.data.lands[id] ?? world.data.wastelands[id];
    const held = lands[id];
    const standing = !place || (!!held && Object.keys(held).length > 0);
    const [x, y] = standing ? world.slot(id) : place.label;
    // From the seal's middle, from the fort's merlons, or from the name of an empty land.
    const away = standing ? (held?.fort ? 17 : 13.5) * camera.piece : 9;
    const half = 4.5 + text.length * 3.2;
    const [sx, sy] = [x * scale, y * scale];
    let best = { dx: 0, below: false, box: taken[0] };
    let least = Infinity;
    for (const below of standing ? [false, true] : [false]) {
      for (const share of [0, 0.45, -0.45]) {
        const dx = share * half;
        const [top, bottom] = below ? [sy + away, sy + away + POINTER + HEIGHT] : [sy - away - POINTER - HEIGHT, sy - away];
        const box = { left: sx + dx - half, right: sx + dx + half, top, bottom };
        const cost = price(id, box) + Math.abs(share) + (below ? 1 : 0);
        if (cost < least) {
          least = cost;
          best = { dx, below, box };
        }
      }
    }
    taken.push(best.box);
    return { id, text, kind, x, y, dx: best.dx, dy: best.below ? away : -away, below: best.below, box: best.box };
  });
}

/** @param {{model: import("./model.js").Model}} props */
export function Tags({ model }) {
  return html`<div class="tags" aria-hidden="true">${model.tags.value.map((tag) => html`<${Tag} key=${tag.id} x=${tag.x} y=${tag.y} dx=${tag.dx} dy=${tag.dy} text=${tag.text} kind=${`${tag.kind} ${tag.below ? "below" : ""}`} />`)}</div>`;
}

const Tag = memo(
  (/** @type {{x: number, y: number, dx: number, dy: number, text: string, kind: string}} */ { x, y, dx, dy, text, kind }) =>
    html`<div class="tag-place" style=${{ "--x": `${x}px`, "--y": `${y}px`, "--dx": `${dx}px`, "--dy": `${dy}px` }}><span class=${`tag ${kind}`}>${text}</span></div>`,
);

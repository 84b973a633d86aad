// The pills over the lands: odds, free, renew, steps of a plan, why.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { cut, meet, shifted, windowOf } from "./lettering.js";
import { memo } from "../../../ui/memo.js";

/**
 * @typedef {{
 *   id: string,
 *   text: string,
 *   kind: string,
 *   x: number,
 *   y: number,
 *   dx: number,
 *   dy: number,
 *   below: boolean,
 *   box: import("./lettering.js").Box,
 * }} TagSpot
 * at (x, y) of the sheet, `dy` pixels of the screen from there and `dx` aside of its pointer; the box is in pixels, too
 */

const HEIGHT = 16;
/** Over the whole world so many tags leave room for names: those of the best places. */
const MOST = 14;
const AFAR = 1.2;
const POINTER = 4;

/**
 * What a tag points at, how far from its middle, and half as wide as it is: a seal, or the name of an empty land.
 * @param {import("./model.js").Model} model
 * @param {string} id
 * @param {string} text
 */
function pointed({ world, lands, camera }, id, text) {
  const place = world.data.lands[id] ?? world.data.wastelands[id];
  const held = lands.value[id];
  const standing = !place || (!!held && Object.keys(held).length > 0);
  const [x, y] = standing ? world.slot(id) : place.label;
  // From the seal's middle, from the fort's merlons, or from the name of an empty land.
  return {
    x,
    y,
    standing,
    away: standing ? (held?.fort ? 17 : 13.5) * camera.piece : 9,
    half: 4.5 + text.length * 3.2,
  };
}

/**
 * The tags of what can be chosen where they would stand by themselves, with their seals, in pixels of the window.
 * @param {import("./model.js").Model} model
 * @returns {{id: string, tag: import("./lettering.js").Box, seal: import("./lettering.js").Box}[]}
 */
export function litTags(model) {
  const { camera, world } = model;
  const look = camera.resting.value;
  const r = 9 * camera.piece;
  return [...model.lit.value].flatMap(([id, { tag }]) => {
    if (!tag || !world.places.has(id)) return [];
    const { x, y, standing, away, half } = pointed(model, id, tag);
    const [sx, sy] = [x * look.scale + look.x, y * look.scale + look.y];
    const seal = standing ? r : 0;
    return [
      {
        id,
        tag: { left: sx - half, right: sx + half, top: sy - away - POINTER - HEIGHT, bottom: sy - away },
        seal: { left: sx - seal, right: sx + seal, top: sy - seal, bottom: sy + seal },
      },
    ];
  });
}

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
  if (touched?.shown)
    for (const [id, { lost }] of touched.places) if (lost) tags.set(id, { text: t("map-tag-lost"), kind: "plain" });
  const tagged = [...lit].filter(([, { tag }]) => tag);
  const crowded = camera.settled.value.zoom < AFAR && tagged.length > MOST;
  for (const [n, [id, { tag, tone }]] of tagged.entries())
    if (!crowded || n < MOST || id === focus || tone === "chosen")
      tags.set(id, { text: tag, kind: `${tone ?? "plain"} ${id === focus ? "focused" : ""}` });
  if (lit.size && ui.card.value && focus !== null && focus in world.data.lands && !lit.has(focus))
    tags.set(focus, { text: t("map-tag-why"), kind: "closed" });
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
  const controls = shifted(model.controls.value, window);
  /** @type {import("./lettering.js").Box[]} */
  const taken = [];
  const price = (/** @type {string} */ own, /** @type {import("./lettering.js").Box} */ box) => {
    const hits = (/** @type {import("./lettering.js").Box[]} */ boxes) =>
      boxes.reduce((sum, other) => sum + Number(meet(box, other)), 0);
    const covered = seals.reduce((sum, seal) => sum + Number(seal.id !== own && meet(box, seal.box)), 0);
    return 3 * covered + 4 * hits(taken) + 3 * hits(controls) + 6 * Number(cut(box, window));
  };
  return [...tags].map(([id, { text, kind }]) => {
    const { x, y, standing, away, half } = pointed(model, id, text);
    const [sx, sy] = [x * scale, y * scale];
    let best = { dx: 0, below: false, box: taken[0] };
    let least = Infinity;
    for (const below of standing ? [false, true] : [false]) {
      for (const share of [0, 0.45, -0.45]) {
        const dx = share * half;
        const [top, bottom] = below
          ? [sy + away, sy + away + POINTER + HEIGHT]
          : [sy - away - POINTER - HEIGHT, sy - away];
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
  return html`<div class="tags" aria-hidden="true">
    ${model.tags.value.map(
      (tag) =>
        html`<${Tag}
          key=${tag.id}
          x=${tag.x}
          y=${tag.y}
          dx=${tag.dx}
          dy=${tag.dy}
          text=${tag.text}
          kind=${`${tag.kind} ${tag.below ? "below" : ""}`}
        />`,
    )}
  </div>`;
}

const Tag = memo(
  (
    /** @type {{x: number, y: number, dx: number, dy: number, text: string, kind: string}} */ {
      x,
      y,
      dx,
      dy,
      text,
      kind,
    },
  ) =>
    html`<div class="tag-place" style=${{ "--x": `${x}px`, "--y": `${y}px`, "--dx": `${dx}px`, "--dy": `${dy}px` }}>
      <span class=${`tag ${kind}`}>${text}</span>
    </div>`,
);

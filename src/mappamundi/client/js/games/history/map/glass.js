// What a lens would show of the map, and where it would lie.

import { cut, meet } from "./lettering.js";
import { litTags } from "./tags.js";

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./model.js").Model} Model */

/**
 * The frame around the crowd, where its lens lies, and how that looks at the sheet: all in pixels of the map's window.
 * @typedef {{frame: Box, box: Box, look: import("./camera.js").Look}} Glass
 */

const TIMES = 1.8;
/** What the frame leaves around the tags and seals: the names stand below. */
const AROUND = { x: 16, above: 8, below: 20 };
/** How large the frame may be, and how much of the window its lens may take. */
const LARGEST = { x: 220, y: 170 };
const SHARE = { x: 0.42, y: 0.5 };
/** Tags that stand so near to another are not told apart at once. */
const NEAR = { x: 8, y: 4 };
const EDGE = 12;
const GRID = 22;
/** A frame for which there is no room may be so much smaller. */
const SMALLER = [1, 0.8, 0.6];
/** What it costs to cover a point of the ground or a seal; no lens may cost as much as what can be chosen. */
const COSTS = { lit: 200, seal: 25, held: 1, land: 0.4, waste: 0.05 };

/** @param {Box[]} boxes @returns {Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** @param {Box} box @returns {Box} */
const wider = ({ left, top, right, bottom }) => ({
  left: left - NEAR.x,
  top: top - NEAR.y,
  right: right + NEAR.x,
  bottom: bottom + NEAR.y,
});

/** The frame of a crowd. @param {Box[]} boxes @param {Box} window @returns {Box} */
function frameOf(boxes, window) {
  const { left, top, right, bottom } = around(boxes);
  return {
    left: Math.max(window.left, left - AROUND.x),
    top: Math.max(window.top, top - AROUND.above),
    right: Math.min(window.right, right + AROUND.x),
    bottom: Math.min(window.bottom, bottom + AROUND.below),
  };
}

/**
 * The lands to choose from whose tags stand in each other's way, as many as one frame can hold.
 * @param {{id: string, tag: Box, seal: Box}[]} tags
 * @param {Box} window
 * @param {number} share of the largest frame
 * @returns {Box | null}
 */
function crowd(tags, window, share) {
  const touch = (/** @type {typeof tags[0]} */ a, /** @type {typeof tags[0]} */ b) =>
    meet(wider(a.tag), b.tag) || meet(wider(a.tag), b.seal) || meet(a.seal, wider(b.tag));
  const near = tags.map((one) => tags.filter((other) => other !== one && touch(one, other)));
  const boxes = (/** @type {typeof tags} */ all) => all.flatMap(({ tag, seal }) => [tag, seal]);
  const wide = share * Math.min(LARGEST.x, (SHARE.x * (window.right - window.left)) / TIMES);
  const high = share * Math.min(LARGEST.y, (SHARE.y * (window.bottom - window.top)) / TIMES);
  const fits = (/** @type {Box} */ box) => box.right - box.left <= wide && box.bottom - box.top <= high;
  /**
   * The frame of these, and of those that it would cut, as far as it holds them.
   * @param {typeof tags} held
   * @returns {Box}
   */
  const whole = (held) => {
    const frame = frameOf(boxes(held), window);
    const other = tags.find(
      (one) =>
        !held.includes(one) &&
        boxes([one]).some((box) => cut(box, frame)) &&
        fits(frameOf(boxes([...held, one]), window)),
    );
    return other ? whole([...held, other]) : frame;
  };
  /** @type {Box | null} */
  let best = null;
  let most = 1;
  for (const first of tags) {
    // From one to those that touch it, and on to those that touch these.
    const held = [first];
    for (const one of held)
      for (const other of near[tags.indexOf(one)])
        if (!held.includes(other) && fits(frameOf(boxes([...held, other]), window))) held.push(other);
    if (held.length > most) [most, best] = [held.length, whole(held)];
  }
  return best;
}

/** What it would cost to lie over each part of the window. @param {Model} model @returns {(box: Box) => number} */
function prices(model) {
  const { world, camera } = model;
  const { width, height } = camera.settled.value;
  const { scale, x, y } = camera.resting.value;
  const [lit, lands] = [model.lit.value, model.lands.value];
  const across = Math.ceil(width / GRID);
  const down = Math.ceil(height / GRID);
  // What all squares above and to the left of a corner cost together, a row of corners after another.
  const sums = new Float64Array((across + 1) * (down + 1));
  const add = (/** @type {number} */ px, /** @type {number} */ py, /** @type {number} */ cost) => {
    const [column, row] = [Math.floor(px / GRID), Math.floor(py / GRID)];
    if (column >= 0 && row >= 0 && column < across && row < down) sums[(row + 1) * (across + 1) + column + 1] += cost;
  };
  const price = (/** @type {string} */ id) =>
    lit.has(id) ? COSTS.lit : lands[id] ? COSTS.held : id in world.data.lands ? COSTS.land : COSTS.waste;
  for (const point of world.ground()) add(point.x * scale + x, point.y * scale + y, price(point.id));
  for (const id of [...Object.keys(lands), ...model.markers.value.keys()])
    if (world.places.has(id)) add(world.slot(id)[0] * scale + x, world.slot(id)[1] * scale + y, COSTS.seal);
  for (const { tag } of litTags(model))
    for (const px of [tag.left, (tag.left + tag.right) / 2, tag.right]) add(px, tag.top, COSTS.lit);
  for (let row = 1; row <= down; row++) {
    for (let column = 1; column <= across; column++) {
      const at = row * (across + 1) + column;
      sums[at] += sums[at - 1] + sums[at - across - 1] - sums[at - across - 2];
    }
  }
  return ({ left, top, right, bottom }) => {
    const [west, east] = [Math.floor(left / GRID), Math.min(across, Math.ceil(right / GRID))];
    const [north, south] = [
      Math.floor(top / GRID) * (across + 1),
      Math.min(down, Math.ceil(bottom / GRID)) * (across + 1),
    ];
    return sums[south + east] - sums[south + west] - sums[north + east] + sums[north + west];
  };
}

/**
 * Over the emptiest barren land or sea: not over what can be chosen, nor a button, nor the frame.
 * @param {Model} model
 * @param {Box} frame
 * @param {(box: Box) => number} price
 * @returns {Box | null}
 */
function spot({ camera }, frame, price) {
  const { width, height } = camera.settled.value;
  const [wide, high] = [TIMES * (frame.right - frame.left), TIMES * (frame.bottom - frame.top)];
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  /** @type {Box | null} */
  let best = null;
  let least = COSTS.lit;
  for (let top = EDGE; top <= height - high - EDGE; top += GRID) {
    for (let left = EDGE; left <= width - wide - EDGE; left += GRID) {
      const box = { left, top, right: left + wide, bottom: top + high };
      if ([frame, ...camera.controls.value].some((other) => meet(wider(box), other))) continue;
      const cost = price(box) + Math.hypot(left + wide / 2 - middle.x, top + high / 2 - middle.y) / 20;
      if (cost < least) [least, best] = [cost, box];
    }
  }
  return best;
}

/**
 * What a lens would show now; null where nothing is crowded, from near, and on a phone, whose map opens on the crowd.
 * @param {Model} model
 * @returns {Glass | null}
 */
export function glassOf(model) {
  const { camera, ui, edition } = model;
  const { scale, narrow, width, height } = camera.settled.value;
  if (
    !edition.lens ||
    narrow ||
    !width ||
    scale > 1.01 * camera.fit ||
    model.stage.value ||
    ui.counting.value ||
    ui.moment.value
  )
    return null;
  const tags = litTags(model);
  const { x, y } = camera.resting.value;
  const price = prices(model);
  for (const share of SMALLER) {
    const frame = crowd(tags, { left: 0, top: 0, right: width, bottom: height }, share);
    const box = frame && spot(model, frame, price);
    if (frame && box)
      return {
        frame,
        box,
        look: { scale: TIMES * scale, x: box.left + TIMES * (x - frame.left), y: box.top + TIMES * (y - frame.top) },
      };
  }
  return null;
}

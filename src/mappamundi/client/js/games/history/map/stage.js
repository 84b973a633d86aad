// A step of the show on the map: the lands above the veil, the invader at the border, the strip beside it, and the
// camera that follows.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { mainLine, placesOf } from "../../../show/told.js";
import { SealShape } from "../../../ui/seal.js";
import { Strip } from "../strip.js";
import { meet } from "./lettering.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {[number, number]} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/**
 * What a step looks like on the map.
 * @typedef {object} Stage
 * @property {number} seq
 * @property {import("../types.js").Told} step
 * @property {string[]} lands where it happens, and where the invader comes from
 * @property {string | null} target the land that is fought for
 * @property {Point | null} from where the invader comes from
 * @property {Point | null} border where it stands until the dice have fallen
 * @property {number} seat whose step it is
 */

/** How far around its seal a land is shown, in pixels of the default view: the largest lands fill half of it. */
const AROUND = 84;
/** The strip: how wide it is, how high at most, and how far from the edge. */
const WIDE = 398;
const HIGH = 148;
const EDGE = 12;
const GRID = 22;

/** @param {Model} model @returns {Stage | null} */
export function stageOf(model) {
  const { store, world } = model;
  const step = /** @type {import("../types.js").Told | null | undefined} */ (store.theatre?.step.value);
  if (!step) return null;
  const main = mainLine(step);
  const lands = placesOf(step).filter((id) => world.places.has(id));
  const seat = main?.seat ?? step.seat ?? 0;
  const target = step.beat?.share ? (main?.places ?? []).find((id) => id in world.data.lands) : undefined;
  if (target === undefined) return { seq: step.seq, step, lands, target: null, from: null, border: null, seat };
  const start = origin(model, target, seat, step);
  const from = start === null ? null : world.slot(start);
  return {
    seq: step.seq,
    step,
    lands: start === null ? lands : [...new Set([...lands, start])],
    target,
    from,
    border: from && borderOf(model, /** @type {string} */ (start), target),
    seat,
  };
}

/**
 * Where an invader comes from: its fleet, or the nearest of its armies beside the land, those that still march first.
 * @param {Model} model
 * @param {string} target
 * @param {number} seat
 * @param {import("../types.js").Told} step
 * @returns {string | null}
 */
function origin(model, target, seat, step) {
  const { world, catalogue, store } = model;
  const via = (step.events ?? []).find((event) => "via" in event)?.via ?? [];
  const sea = via.findLast((/** @type {string} */ id) => world.places.has(id));
  if (sea) return sea;
  const before = /** @type {import("../types.js").View | undefined} */ (store.theatre.before()?.view);
  const held = before?.lands ?? {};
  const far = (/** @type {string} */ id) =>
    Math.hypot(world.slot(id)[0] - world.slot(target)[0], world.slot(id)[1] - world.slot(target)[1]);
  const [nearest] = catalogue
    .neighbours(target)
    .filter((id) => held[id]?.owner === seat)
    .sort((a, b) => Number(!!held[b].active) - Number(!!held[a].active) || far(a) - far(b));
  return nearest ?? null;
}

/**
 * The point of the border between two places that lies nearest to the way from one to the other.
 * @param {Model} model
 * @param {string} from
 * @param {string} to
 * @returns {Point}
 */
function borderOf({ world }, from, to) {
  const [[ax, ay], [bx, by]] = [world.slot(from), world.slot(to)];
  const middle = [(ax + bx) / 2, (ay + by) / 2];
  const between = world.data.borders.find((border) => border.between.includes(from) && border.between.includes(to));
  const points = between ? world.pointsOf(between.path) : [];
  /** @type {Point} */
  let best = [ax + (bx - ax) * 0.56, ay + (by - ay) * 0.56];
  let least = Infinity;
  for (const [x, y] of points) {
    const away = Math.hypot(x - middle[0], y - middle[1]);
    if (away < least) [least, best] = [away, [x, y]];
  }
  return best;
}

/**
 * Where the camera looks for this step: the lands themselves, not only their seals.
 * @param {Model} model
 * @param {Stage} stage
 * @returns {Point[]}
 */
function sights({ world }, { lands }) {
  const reach = AROUND / world.scale;
  return lands.flatMap((id) => {
    const [x, y] = world.slot(id);
    const box = world.places.get(id)?.box;
    if (!box || !(id in world.data.lands)) return [/** @type {Point} */ ([x, y])];
    return /** @type {Point[]} */ ([
      [Math.max(box.left, x - reach), Math.max(box.top, y - reach)],
      [Math.min(box.right, x + reach), Math.min(box.bottom, y + reach)],
    ]);
  });
}

/** How long the step that is shown stands. @param {Model["store"]} store */
function lengthOf({ theatre }) {
  const step = theatre?.step.peek();
  return step ? theatre.lengthOf(step) : Infinity;
}

/** The camera goes where the step is, unless the viewer looks elsewhere. @param {{model: Model}} props */
export function Following({ model }) {
  const { camera, store } = model;
  const stage = model.stage.value;
  const following = !!store.theatre?.following.value;
  useEffect(() => {
    if (stage && following && stage.lands.length)
      camera.follow(sights(model, stage), stage.target ? HIGH + 2 * EDGE : 0, lengthOf(store));
  }, [stage?.seq, following]);
  return null;
}

/**
 * Where the strip lies: over sea or veiled land beside the land it is about, never over the two lands, a seal or a
 * button.
 * @param {Model} model
 * @param {Stage} stage
 * @returns {{left: number, top: number, width: number}}
 */
function spotOf(model, stage) {
  const { camera, world } = model;
  const look = camera.goal.value;
  const { width, height } = camera.settled.value;
  const wide = Math.min(WIDE, width - 2 * EDGE);
  const chip = chipBox();
  if (camera.narrow) return { left: (width - wide) / 2, top: Math.max(EDGE, chip.bottom + EDGE / 2), width: wide };
  const at = (/** @type {Point} */ [x, y]) => [x * look.scale + look.x, y * look.scale + look.y];
  const held = model.lands.value;
  const reach = 16 * camera.piece;
  const seals = Object.keys(held)
    .filter((id) => world.places.has(id) && Object.values(held[id]).some(Boolean))
    .map((id) => {
      // What stands beside the army is not covered either.
      const [x, y] = at(world.slot(id));
      const beside = ["capital", "city", "monument"].filter((mark) => /** @type {any} */ (held[id])[mark]).length;
      return { left: x - reach, right: x + reach + 13 * beside * camera.piece, top: y - reach, bottom: y + reach };
    });
  const fought = stage.lands.map((id) => {
    const box = world.places.get(id)?.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const [[left, top], [right, bottom]] = [at([box.left, box.top]), at([box.right, box.bottom])];
    return { left, top, right, bottom };
  });
  const [tx, ty] = at(world.slot(stage.target ?? stage.lands[0] ?? ""));
  let best = { left: (width - wide) / 2, top: EDGE };
  let least = Infinity;
  for (let top = EDGE; top <= height - HIGH - EDGE; top += GRID) {
    for (let left = EDGE; left <= width - wide - EDGE; left += GRID) {
      const box = { left, top, right: left + wide, bottom: top + HIGH };
      const middle = [left + wide / 2, top + HIGH / 2];
      let cost = Math.hypot(middle[0] - tx, middle[1] - ty) / 10;
      for (const other of fought) cost += (300 * common(box, other)) / (wide * HIGH);
      for (const seal of seals) if (meet(box, seal)) cost += 60;
      for (const control of [...model.controls.value, chip]) if (meet(box, control)) cost += 200;
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return { ...best, width: wide };
}

/** Where the frame says whom the map follows, in pixels of the window. @returns {Box} */
function chipBox() {
  const [chip, map] = [document.querySelector(".follow-chip"), document.getElementById("map")].map((element) =>
    element?.getBoundingClientRect(),
  );
  if (!chip || !map) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: chip.left - map.left,
    top: chip.top - map.top,
    right: chip.right - map.left,
    bottom: chip.bottom - map.top,
  };
}

/** How much of the window two boxes have in common. @param {Box} a @param {Box} b */
const common = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The strip of the step, with the dotted line to its land. @param {{model: Model}} props */
export function StageStrip({ model }) {
  const { camera, world } = model;
  const stage = model.stage.value;
  if (!stage) return null;
  const strip = Strip({ model, stage });
  if (!strip) return null;
  const spot = spotOf(model, stage);
  const { scale, x, y } = camera.resting.value;
  const land = stage.target ?? stage.lands[0];
  const line =
    land && !camera.narrow
      ? leader(spot, [world.slot(land)[0] * scale + x, world.slot(land)[1] * scale + y], 15 * camera.piece)
      : "";
  return html`
    ${line && html`<svg class="leader" aria-hidden="true"><path d=${line} /></svg>`}
    <div
      class="stage-strip"
      key=${stage.seq}
      aria-hidden="true"
      style=${{ left: `${spot.left}px`, top: `${spot.top}px`, width: `${spot.width}px` }}
    >
      ${strip}
    </div>
  `;
}

/**
 * From the edge of the strip to the edge of the seal.
 * @param {{left: number, top: number, width: number}} spot
 * @param {Point} seal
 * @param {number} radius
 */
function leader({ left, top, width }, [x, y], radius) {
  const foot = [Math.min(left + width - 20, Math.max(left + 20, x)), y > top + HIGH / 2 ? top + HIGH - 20 : top];
  const far = Math.hypot(x - foot[0], y - foot[1]);
  if (far < radius + 16) return "";
  const share = 1 - radius / far;
  return `M${foot[0]} ${foot[1]}L${foot[0] + (x - foot[0]) * share} ${foot[1] + (y - foot[1]) * share}`;
}

/** The way of an invader, under the pieces. @param {{model: Model}} props */
export function March({ model }) {
  const stage = model.stage.value;
  if (!stage?.from || !stage.border || !model.store.theatre.held.value) return null;
  const d = `M${stage.from.join(" ")}L${stage.border.join(" ")}`;
  return html`<path class="plan-casing" d=${d} /><path class="plan-path" d=${d} />`;
}

/** Its seal, which comes to the border and stays there until the dice have fallen. @param {{model: Model}} props */
export function Invader({ model }) {
  const stage = model.stage.value;
  // In a siege it stands before the land already.
  if (
    !stage?.from ||
    !stage.border ||
    !model.store.theatre.held.value ||
    model.turn.value?.battle?.land === stage.target
  )
    return null;
  const [fx, fy] = stage.from;
  const [x, y] = stage.border;
  return html`<div
    class="stack marching"
    key=${stage.seq}
    aria-hidden="true"
    style=${{ "--x": `${x}px`, "--y": `${y}px`, "--dx": `${fx - x}px`, "--dy": `${fy - y}px` }}
  >
    <svg class="piece seal" viewBox="-16 -16 32 32" style=${{ left: "0px", top: "0px" }}>
      <circle class="piece-shadow" cy="1.3" r="12.1" />
      <${SealShape} pigment=${model.pigment(stage.seat)} standing=${true} />
    </svg>
  </div>`;
}

// The keys of the race, beyond those on the buttons: hands, cells, turning, and the walk through the strips.

import { cornerBy } from "./quarters.js";
import { playOf } from "./play.js";
import { focusCell } from "./world.js";

/** @typedef {import("./types.js").Env} Env */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The next wish about the sizes of kingdoms. */
export const NEXT = /** @type {const} */ ({ some: "all", all: "none", none: "some" });

/** @param {Env} env @param {(() => void) | null} _ @returns {Record<string, () => void>} */
export function keys({ store, ui, seat }, _) {
  const play = playOf(store, ui);
  /** @type {Record<string, () => void>} */
  const found = { k: () => (play.sizes.value = NEXT[play.sizes.peek()]) };
  if (seat === null) return found;
  const aiming = (/** @type {() => void} */ run) => () => {
    run();
    const aim = play.aim.peek();
    if (aim) focusCell(aim);
  };
  const arrow = (/** @type {string} */ key) => {
    const mode = ui.mode.peek();
    if (mode?.kind === "prophet") ui.mode.value = { ...mode, corner: cornerBy(mode.corner, key) };
    else if (mode?.kind === "take") walk(store, play, key);
    else if (mode?.kind === "migrate")
      aiming(() => play.aimNext(key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1, mode.cells))();
    else if (mode?.kind !== "destroy") aiming(() => play.aimBy(...ARROWS[key]))();
  };
  return {
    ...found,
    1: () => play.pick(0),
    2: () => play.pick(1),
    r: () => play.turn(1),
    "Shift+r": () => play.turn(-1),
    f: () => play.flip(),
    " ": () => play.makeFit(),
    "[": aiming(() => play.aimNext(-1, ui.mode.peek()?.cells)),
    "]": aiming(() => play.aimNext(1, ui.mode.peek()?.cells)),
    ...Object.fromEntries(Object.keys(ARROWS).map((key) => [key, () => arrow(key)])),
  };
}

/**
 * To the next tile of a strip, or to the next strip that has one.
 * @param {import("./types.js").Store} store
 * @param {import("./play.js").Play} play
 * @param {string} key
 */
function walk(store, play, key) {
  const { areas } = store.known.peek()?.view ?? { areas: [] };
  const at = play.slot.peek();
  if (!at) return;
  const [dx, dy] = ARROWS[key];
  const full = (/** @type {number} */ seat) =>
    areas[seat].flatMap((/** @type {string | null} */ face, /** @type {number} */ slot) => (face ? [slot] : []));
  if (dx) {
    const slots = full(at.seat);
    const next = slots[(slots.indexOf(at.slot) + dx + slots.length) % slots.length];
    if (next !== undefined) play.slot.value = { seat: at.seat, slot: next };
    return;
  }
  for (let n = 1; n <= areas.length; n++) {
    const seat = (at.seat + dy * n + areas.length * n) % areas.length;
    const [slot] = full(seat);
    if (slot === undefined) continue;
    play.slot.value = { seat, slot };
    play.strip.value = seat;
    return;
  }
}

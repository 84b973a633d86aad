// Turns that went by, shown again: how long that takes, and whether this browser has still seen them.

import { t } from "../i18n.js";
import { lengthOf } from "../theatre.js";

/** @typedef {import("../games/contract.js").Turn} Turn */
/** @typedef {import("../store.js").TableStore} TableStore */

/**
 * The steps of turns, in order; none of a turn that began before this browser looked.
 * @param {TableStore} store
 * @param {Turn[]} turns
 */
export function stepsOf({ theatre }, turns) {
  const first = theatre.moments.value[0]?.known.seq ?? Infinity;
  const seen = turns.filter((turn) => turn.from >= first);
  return theatre.steps().filter(({ seq }) => seen.some((turn) => seq > turn.from && seq <= turn.to));
}

/** How long steps take at the viewer's pace, in whole seconds. @param {import("../wire.js").Told[]} steps */
export const secondsOf = (steps) => Math.ceil(steps.reduce((sum, step) => sum + lengthOf(step), 0) / 1000);

/** "0:14". @param {number} seconds */
export const clockOf = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** "14 seconds". @param {number} seconds */
export const secondsInWords = (seconds) => t("meanwhile-seconds", { seconds });

// What is heard of a step: dice, a fort that falls, the bell of an epoch.

/** By what happened. @type {Record<string, import("../../../ui/sound.js").Sound>} */
const SOUNDS = { rolled: "dice", rerolled: "dice", fort_removed: "fall", epoch_began: "bell" };

/**
 * A battle that is shown is shown with its dice, even if they fell before.
 * @param {import("../../../wire.js").Told} told @param {boolean} shown by itself
 */
export function sounds({ events = [] }, shown) {
  const found = events.flatMap(({ event }) => SOUNDS[event] ?? (shown && event === "battle" ? "dice" : []));
  return [...new Set(found)];
}

// What is heard of a step: dice, a fort or a building that falls, the bell of an epoch.

/** By what happened. @type {Record<string, import("../../../ui/sound.js").Sound>} */
const SOUNDS = {
  first_roll: "dice",
  rolled: "dice",
  disease: "dice",
  pillaged: "fall",
  building_removed: "fall",
  epoch_began: "bell",
  markers_turned: "bell",
};

/**
 * @param {import("./types.js").Told} told
 * @param {boolean} shown by itself: then a battle is shown with its dice, even if they fell before
 */
export function sounds({ events = [] }, shown) {
  const found = events.flatMap(({ event }) => SOUNDS[event] ?? (shown && event === "battle" ? "dice" : []));
  return [...new Set(found)];
}

// What is heard of a step: dice, a building that falls, the bell of an epoch.

/** By what happened. @type {Record<string, import("../../../ui/sound.js").Sound>} */
const SOUNDS = { rolled: "dice", building_reduced: "fall", epoch_began: "bell" };

/** @param {import("../../../wire.js").Told} told @param {boolean} _shown by itself */
export const sounds = ({ events = [] }, _shown) => [...new Set(events.flatMap(({ event }) => SOUNDS[event] ?? []))];

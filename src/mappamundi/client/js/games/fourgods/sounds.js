// What is heard of a step. Others' tiles are silent; one's own are heard when they are laid, not when they are confirmed.

/** @typedef {import("../../ui/sound.js").Sound} Sound */

/** Events that everybody hears. @type {Record<string, Sound>} */
const SOUNDS = { destroyed: "rumble", closing_began: "cloth" };

/** @param {import("../../wire.js").Told} told @returns {Sound[]} */
export const sounds = (told) => (told.events ?? []).flatMap(({ event }) => SOUNDS[event] ?? []);

// What is heard of a step. Others' tiles are silent; one's own are heard when they are laid, not when they are
// confirmed.

/** @typedef {import("../../ui/sound.js").Sound} Sound */

/** Events that everybody hears. @param {Record<string, any>} event @returns {Sound[]} */
function heard({ event, cause }) {
  if (event === "destroyed") return ["rumble"];
  return event === "closing_began" && cause === "bag" ? ["cloth"] : [];
}

/** @param {import("./types.js").Told} told @returns {Sound[]} */
export const sounds = (told) => (told.events ?? []).flatMap(heard);

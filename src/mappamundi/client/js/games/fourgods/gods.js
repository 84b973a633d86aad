// Gods, their terrains, and the signs by which they and their prophets are known.

import { dotsOf } from "../../ui/seal.js";

/** @typedef {"merfolk" | "humans" | "elves" | "dwarves"} God */

/** @type {God[]} */
export const GODS = ["merfolk", "humans", "elves", "dwarves"];

/** The letter of a god's terrain. @type {Record<God, string>} */
export const LETTER = { merfolk: "O", humans: "P", elves: "F", dwarves: "M" };

/** The pigment that whoever has a god wears: wave, sun, leaf, summit. @type {Record<God, number>} */
const OPEN = { merfolk: 6, humans: 7, elves: 8, dwarves: 9 };
/** Where gods are hidden a colour must suggest none: moon, diamond, cross, ring. @type {Record<God, number>} */
const HIDDEN = { merfolk: 1, humans: 3, elves: 2, dwarves: 10 };
/** @param {God} god @param {boolean} hidden */
export const pigmentOfGod = (god, hidden) => (hidden ? HIDDEN : OPEN)[god];

/** Who has no god yet is known by dots. @param {God[]} gods of a seat @param {number} seat @param {boolean} hidden */
export const pigmentOfSeat = (gods, seat, hidden) => (gods.length ? pigmentOfGod(gods[0], hidden) : dotsOf(seat));

/** What the glyph of a god's prophets is called. @param {God} god @param {boolean} hidden */
export const glyphName = (god, hidden) =>
  (hidden
    ? { merfolk: "moon", humans: "diamond", elves: "cross", dwarves: "ring" }
    : { merfolk: "wave", humans: "sun", elves: "leaf", dwarves: "peak" })[god];

// Who could be who, where gods are hidden: a player's own notes, kept on the device and told to nobody.

import { signal } from "@preact/signals";
import { read, write } from "../../keep.js";

/** @typedef {import("./gods.js").God} God */
/** The god guessed for a seat. @typedef {Partial<Record<number, God>>} Guesses */

/** @type {Map<string, import("@preact/signals").Signal<Guesses>>} */
const known = new Map();

/** @param {string} table @returns {import("@preact/signals").Signal<Guesses>} */
export function guessesOf(table) {
  const found = known.get(table) ?? signal(read(`guesses.${table}`, {}));
  known.set(table, found);
  return found;
}

/** Note a guess, or that there is none yet. @param {string} table @param {number} seat @param {God | null} god */
export function guess(table, seat, god) {
  const { [seat]: _, ...rest } = guessesOf(table).peek();
  guessesOf(table).value = god ? { ...rest, [seat]: god } : rest;
  write(`guesses.${table}`, guessesOf(table).peek());
}

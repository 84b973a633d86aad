// Turns of phrase of the 2024 edition.

/** @typedef {import("../catalogue.js").Catalogue} Book */

/** The card of the Empire that plays: one half of a pair, or the whole. @param {Book} book @param {any} turn @returns {any} */
export const empireOf = (book, turn) => (turn ? (book.halves.get(turn.empire) ?? book.empires.get(turn.empire ?? turn.card)) : undefined);

/** The power icon that the Empire in turn builds by. @param {Book} book @param {any} turn @returns {"crown" | "sword" | "temple" | "scroll" | ""} */
export const iconOf = (book, turn) => empireOf(book, turn)?.icon ?? "";

// What the pages between two epochs say alike in every edition.

import { t } from "../../i18n.js";
import { signed } from "../../table/score.js";
import { calledAll } from "./words.js";

/** @typedef {import("../contract.js").Turn} Turn */

/**
 * What each seat gained in the turns of an epoch, points or gold, and with which empires; nothing of who played none.
 * @param {any} book
 * @param {Turn[]} played
 * @param {number} seats
 * @returns {string[]}
 */
export const gains = (book, played, seats) =>
  Array.from({ length: seats }, (_, seat) => {
    const own = played.filter((turn) => turn.seat === seat);
    const cards = own.map(({ card }) => card);
    const gained = signed(own.reduce((sum, turn) => sum + turn.points, 0));
    return own.length ? t("interlude-gain", { points: gained, gold: gained, the: calledAll(book, cards, "the") }) : "";
  });

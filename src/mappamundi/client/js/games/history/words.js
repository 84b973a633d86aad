// Names and turns of phrase of History of the World: places, cards, players, lists, per cents.

import { formatter, has, t } from "../../i18n.js";
import { playerName } from "../../ui/names.js";
import { bold, plain } from "../../ui/text.js";

export { bold, plain };

/** The board and the cards. @typedef {import("./catalogue.js").Catalogue} Book */

/** Who sits where, and who looks. @typedef {{book: Book, viewer: number | null, seats: any[]}} Ctx */

/** The Roman numerals of eras and orders. */
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** A name in the reader's language. @param {Book} book @param {string} id */
export const called = (book, id) => book.name(id);

/** An empire, a kingdom or an event. @param {Book} book @param {string} id @returns {any} */
export const cardOf = (book, id) => book.empires.get(id) ?? book.events.get(id);

/** Whether a section is a wasteland, not a water. @param {Book} book @param {string} id */
export const isBarren = (book, id) => book.barrens.has(id);

/** @param {string} id */
const worded = (id) => (has(id) ? t(id) : null);

/** What an effect is called: an empire's has a title, an event's is the card's own name. @param {Book} book @param {string} id */
export function effectTitle(book, id) {
  const title = cardOf(book, id)?.effect?.title;
  if (!title) return called(book, id);
  return worded(`effect-${id.replaceAll("_", "-")}`) ?? title;
}

/** The effect in words, empty where there is none. @param {Book} book @param {string} id */
export function effectText(book, id) {
  const effect = cardOf(book, id)?.effect;
  if (!effect || effect.id === "none") return "";
  return worded(`text-${id.replaceAll("_", "-")}`) ?? effect.text;
}

/** @param {Book} book @param {string} id */
export const leaderOf = (book, id) => worded(`leader-${id.replaceAll("_", "-")}`) ?? cardOf(book, id)?.leader ?? "";

/** @param {Book} book @param {number} era */
export function spanOf(book, era) {
  const id = `era-span-${era}`;
  return has(id) ? t(id) : String(book.eras[String(era)] ?? "").replace("-", "–");
}

/** @param {string[]} names @param {"conjunction" | "disjunction"} [type] */
export const listed = (names, type = "conjunction") => formatter("ListFormat", { style: "long", type }).format(names);

/** A share as whole per cent; above 99.5 it is only almost certain. @param {number} share */
export function perCent(share) {
  if (share > 0.995 && share < 1) return t("odds-almost");
  return formatter("NumberFormat", { style: "percent" }).format(Math.round(share * 100) / 100);
}

/** @param {Ctx} ctx @param {number} seat */
export const seatName = (ctx, seat) => playerName(ctx.seats, seat);

/** Who does it, for a message's `$you` and `$who`. @param {Ctx} ctx @param {number} seat */
export const who = (ctx, seat) => ({ you: seat === ctx.viewer ? "yes" : "no", who: seatName(ctx, seat) });

/** To whom it is done, for `$theirs` and `$victim`. @param {Ctx} ctx @param {number} seat */
export const victim = (ctx, seat) => ({ theirs: seat === ctx.viewer ? "yes" : "no", victim: seatName(ctx, seat) });

/** Who holds a land. @param {any} view @param {string} land @returns {number | null} */
export const ownerOf = (view, land) => view.lands[land]?.owner ?? null;

/** What stands in a land, structures first, then a fort. @param {any} view @param {string} land @returns {string[]} */
export const standing = (view, land) => ["capital", "city", "monument", "fort"].filter((mark) => view.lands[land]?.[mark]);

/** How many armies each seat has in a region. @param {Book} book @param {any} view @param {string} region @returns {number[]} */
export function armiesIn(book, view, region) {
  const counts = Array(view.players).fill(0);
  for (const land of book.regions.get(region)?.lands ?? []) {
    const owner = ownerOf(view, land);
    if (owner !== null) counts[owner]++;
  }
  return counts;
}

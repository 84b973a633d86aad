// Names and turns of phrase of History of the World: places, cards, players, lists, per cents.

import { has, listed, t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { bold, plain } from "../../ui/text.js";

export { bold, listed, plain };

/** The board and the cards. @typedef {import("./catalogue.js").Catalogue} Book */

/** Who sits where, and who looks. @typedef {import("../contract.js").Ctx & {book: Book}} Ctx */

/** The Roman numerals of epochs and orders. */
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/**
 * A name in the reader's language, in the form that the sentence takes it in.
 * @param {Book} book
 * @param {string} id
 * @param {import("../../i18n.js").NameForm} [form]
 */
export const called = (book, id, form) => book.name(id, form);

/**
 * Several names as one reads them in a sentence.
 * @param {Book} book
 * @param {string[]} ids
 * @param {import("../../i18n.js").NameForm} [form]
 */
export const calledAll = (book, ids, form) => listed(ids.map((id) => called(book, id, form)));

/** An empire, a kingdom or an event. @param {Book} book @param {string} id @returns {any} */
export const cardOf = (book, id) => book.empires.get(id) ?? book.events.get(id);

/** A message or an attribute of one, if there is such. @param {string} id */
function worded(id) {
  const found = t(id);
  return found === id ? null : found;
}

/** @param {string} id */
const dashed = (id) => id.replaceAll("_", "-");

/** The title of a card's effect, empty where it has none. @param {any} card */
export const titleOfEffect = (card) =>
  card?.effect?.title ? (worded(`effect-${dashed(card.id)}`) ?? card.effect.title) : "";

/** A card's effect in words, empty where there is none. @param {any} card */
export const textOfEffect = (card) =>
  card?.effect && card.effect.id !== "none" ? (worded(`text-${dashed(card.id)}`) ?? card.effect.text ?? "") : "";

/** Who leads the empire of a card. @param {any} card @returns {string} */
export const leaderOfCard = (card) => (card ? (worded(`leader-${dashed(card.id)}`) ?? card.leader ?? "") : "");

/**
 * What an effect is called: an empire's has a title, an event's is the card's own name.
 * @param {Book} book
 * @param {string} id
 */
export const effectTitle = (book, id) => titleOfEffect(cardOf(book, id)) || called(book, id);

/** The effect in words, empty where there is none. @param {Book} book @param {string} id */
export const effectText = (book, id) => textOfEffect(cardOf(book, id));

/** @param {Book} book @param {string} id */
export const leaderOf = (book, id) => leaderOfCard(cardOf(book, id));

/** @param {Book} book @param {number} epoch */
export function spanOf(book, epoch) {
  const id = `era-span-${epoch}`;
  return has(id) ? t(id) : (book.epochs.get(epoch) ?? "").replace("-", "–");
}

/** @param {Ctx} ctx @param {number} seat */
export const seatName = (ctx, seat) => playerName(ctx.seats, seat);

/**
 * The same in the middle of a sentence, where whoever looks is "you": who does it.
 * @param {Ctx} ctx
 * @param {number} seat
 */
export const asSubject = (ctx, seat) => (seat === ctx.viewer ? t("subject-you") : seatName(ctx, seat));

/** And by, for or with whom it is done. @param {Ctx} ctx @param {number} seat */
export const asObject = (ctx, seat) => (seat === ctx.viewer ? t("object-you") : seatName(ctx, seat));

/**
 * Several who share something, as one reads them in the middle of a sentence: whoever looks is "you", and comes last.
 * @param {Ctx} ctx
 * @param {number[]} seats
 */
export const togetherNames = (ctx, seats) =>
  listed([
    ...seats.filter((seat) => seat !== ctx.viewer).map((seat) => seatName(ctx, seat)),
    ...(seats.some((seat) => seat === ctx.viewer) ? [t("subject-you")] : []),
  ]);

/** Who does it, for a message's `$you` and `$who`. @param {Ctx} ctx @param {number} seat */
export const who = (ctx, seat) => ({ you: seat === ctx.viewer ? "yes" : "no", who: seatName(ctx, seat) });

/** Who holds a land. @param {any} view @param {string} land @returns {number | null} */
export const ownerOf = (view, land) => view.lands[land]?.owner ?? null;

/** What stands in a land, buildings first, then a fort. @param {any} view @param {string} land @returns {string[]} */
export const standing = (view, land) =>
  ["capital", "city", "monument", "fort"].filter((mark) => view.lands[land]?.[mark]);

/**
 * How many armies each seat has in an area.
 * @param {Book} book
 * @param {any} view
 * @param {string} area
 * @returns {number[]}
 */
export function armiesIn(book, view, area) {
  const counts = Array(view.players).fill(0);
  for (const land of book.areas.get(area)?.lands ?? []) {
    const owner = ownerOf(view, land);
    if (owner !== null) counts[owner]++;
  }
  return counts;
}

/**
 * Who of the others has most armies in an area, by name.
 * @param {Ctx} ctx
 * @param {number} seat
 * @param {number[]} counts the armies of each seat
 */
export function strongest(ctx, seat, counts) {
  const others = counts.map((count, other) => ({ count: other === seat ? 0 : count, other }));
  const most = Math.max(...others.map(({ count }) => count));
  return others.filter(({ count }) => count && count === most).map(({ other }) => asObject(ctx, other));
}

// A battle under way in words: what is added to the dice by name, and what each end of it would bring.

import { t } from "../../../i18n.js";
import { effectTitle, seatName, standing } from "../words.js";

/** @typedef {import("../words.js").Book} Book */
/** @typedef {{value: number, name: string, rule: string, sign?: string}} Part */

/** What makes up the invader's bonus. @param {Book} book @param {any} view @returns {Part[]} */
export const attackParts = (book, view) =>
  view.turn.battle.attack_parts.map((/** @type {import("../counsel.js").Part} */ { value, by, rule }) =>
    by === "siege"
      ? { value, name: t("part-siege"), rule, sign: "siege" }
      : { value, name: effectTitle(book, by), rule },
  );

/**
 * What helps the defender; a right to reroll only while it lasts.
 * @param {Book} book
 * @param {any} view
 * @returns {Part[]}
 */
export function defenceParts(book, view) {
  const { land, defence_parts: parts, defence_rerolls: rerolls } = view.turn.battle;
  const terrain = book.lands.get(land)?.terrain ?? "clear";
  /** @type {Record<string, {name: string, sign: string}>} */
  const said = {
    terrain: { name: t(`sign-${terrain}`), sign: terrain },
    fort: { name: t("part-fort"), sign: "fort" },
    fleet: { name: t("part-naval"), sign: "fleet" },
  };
  return parts
    .filter((/** @type {any} */ { by }) => by !== "fleet" || rerolls)
    .map((/** @type {any} */ { value, by, rule }) => ({ value, rule, ...said[by] }));
}

/** Highest die and what is added to it. @param {number[]} dice @param {number} bonus */
export const total = (dice, bonus) => Math.max(0, ...dice) + bonus;

/**
 * What each end of the battle would bring, as sentences.
 * @param {import("../../../table/prompt.js").Env} env
 * @param {import("../counsel.js").Counsel} counsel on the choice that leads there
 */
export function stakes({ ctx, view }, { worth, again }) {
  const { land, defender } = view.turn.battle;
  const mine = ctx.viewer === view.turn.seat;
  const things = standing(view, land);
  const first = things.find((thing) => thing !== "fort");
  const name = seatName(ctx, defender);
  const win = [
    worth === undefined
      ? ""
      : t("stake-worth", { points: worth, you: mine ? "yes" : "no", who: seatName(ctx, view.turn.seat) }),
    first ? t("stake-structure", { building: first }) : "",
    things.includes("fort") ? t("stake-fort") : "",
  ].filter(Boolean);
  const tie = [
    t("stake-empty", { land: ctx.book.name(land, "in") }),
    first ? t("stake-loses", { victim: name, theirs: defender === ctx.viewer ? "yes" : "no", building: first }) : "",
  ].filter(Boolean);
  const defeat = [
    again
      ? t("stake-again", { bonus: again, you: mine ? "yes" : "no", who: seatName(ctx, view.turn.seat) })
      : t("stake-over", { you: mine ? "yes" : "no" }),
  ];
  return { win, tie, defeat };
}

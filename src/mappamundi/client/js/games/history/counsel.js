// What the server says of each action: odds, points by part, losses. Nothing is counted here, only worded.

import { formatter, numeral, t } from "../../i18n.js";

/** Win, both fall, defeat. @typedef {[number, number, number]} Odds */
/** Exact odds, and the same as whole percentages that add up to 100. @typedef {{odds: Odds, percent: Odds}} Shares */
/**
 * What helps one side in a battle: a card's id or a word, how much it adds, and the rule.
 * @typedef {{value: number, by: string, rule: string}} Part
 */
/**
 * What taking a land brings: in an area, by buildings, or at once by fleet, battle or pillage.
 * @typedef {{
 *   what: "area" | "buildings" | "fleet" | "battle" | "marauder",
 *   points: number,
 *   area?: string,
 *   before?: string,
 *   after?: string,
 * }} Gain
 */
/**
 * Of one action; what is nothing is left out. `expected` is what it brings on average, `best` marks the one valued
 * highest; `siege` is the
 * invasion pressed with all `pieces` left, `bonus` that of this siege, `again` that of the next after a defeat; `next`
 * is a degree that comes nearer; `idle`:
 * where nothing else is left it is done unasked, always or if nothing before it can be taken back.
 * @typedef {Partial<Shares> & {
 *   worth?: number,
 *   expected?: number,
 *   best?: boolean,
 *   monument?: number,
 *   gain?: Gain[],
 *   losses?: {seat: number, points: number}[],
 *   prospect?: [number, number],
 *   next?: {degree: string, points: number, lands: number},
 *   bonus?: number,
 *   again?: number,
 *   score?: number,
 *   opens?: string[],
 *   unused?: string[],
 *   idle?: "always" | "closed" | "shown",
 *   guard?: {without: Odds, with: Odds},
 *   battle?: {
 *     naval?: boolean,
 *     attack_dice: number,
 *     defence_dice: number,
 *     attack_rerolls?: number,
 *     defence_rerolls?: number,
 *     attack_parts?: Part[],
 *     defence_parts?: Part[],
 *     cancelled?: {what: string, by: string}[],
 *   },
 *   siege?: Shares & {pieces: number},
 * }} Counsel
 */

/** Points with their sign. @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : points ? `+${points}` : "0");

/** Points on average, with one decimal. @param {number} points */
export const onAverage = (points) => numeral(points, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/**
 * What a card would do now at its best: on which targets, and what that brings.
 * @param {string} where empty without targets
 * @param {string} does empty where only the average is known
 * @param {number} [expected]
 */
export function bestWords(where, does, expected) {
  const words = does || (expected ? t("row-average", { points: onAverage(expected) }) : "");
  if (!words) return "";
  return where ? t("card-best-at", { where, does: words }) : t("card-best", { does: words });
}

/**
 * The three chances in whole per cent; what is not quite sure is only almost certain.
 * @param {{odds?: Odds, percent?: Odds}} shares
 * @returns {string[]}
 */
export const chances = ({ odds = [0, 0, 0], percent = [0, 0, 0] }) =>
  percent.map((whole, n) =>
    whole === 100 && odds[n] < 1
      ? t("odds-almost")
      : formatter("NumberFormat", { style: "percent" }).format(whole / 100),
  );

/**
 * What is said where an action is done by itself, as its counsel allows; empty if it is asked. Where a phase has a page
 * of its own (`shown`), it is.
 * @type {import("../contract.js").GamePlugin["idle"]}
 */
export const idle = ({ do: done }, undoable, { idle: when }) =>
  when === "always" || (when === "closed" && !undoable) ? t(`idle-${done.replaceAll("_", "-")}`) : "";

// A battle that was fought, round by round, and what each side had in it.

import { t } from "../../../i18n.js";
import { called } from "../words.js";

/** @typedef {import("./choices.js").Battle} Battle */
/** @typedef {import("./choices.js").Fight} Fight */
/**
 * A round as it was rolled: the dice, the sums, and what came of it.
 * @typedef {object} Round
 * @property {number[]} attack
 * @property {number[]} defence
 * @property {import("../counsel.js").Odds} odds before the roll
 * @property {number} total
 * @property {number} other
 * @property {number} bonus
 * @property {boolean} fort
 * @property {"win" | "tie" | "defeat"} outcome
 * @property {boolean} leaderEnds
 */

/**
 * The rounds of a step, in the order in which they were fought.
 * @param {import("./types.js").Event[]} events
 * @returns {Round[]}
 */
export function roundsOf(events) {
  /** @type {Round[]} */
  const rounds = [];
  for (const event of events) {
    if (event.event === "rolled")
      rounds.push({
        attack: event.attack,
        defence: event.defence,
        odds: event.odds,
        total: 0,
        other: 0,
        bonus: 0,
        fort: false,
        outcome: "defeat",
        leaderEnds: false,
      });
    const round = rounds.at(-1);
    if (!round) continue;
    if (event.event === "battle")
      Object.assign(round, {
        total: event.attack,
        other: event.defence,
        bonus: event.bonus,
        fort: event.fort,
        outcome: event.outcome,
      });
    if (event.event === "event_lapsed" && event.card === "leader") round.leaderEnds = true;
  }
  return rounds;
}

/**
 * What was known of an attack before it: the battle by the way that was taken, and the four ends.
 * @param {import("./types.js").Known | null} before
 * @param {any} action
 * @returns {{battle: Battle, fight: Fight | undefined} | null}
 */
export function foreseen(before, action) {
  const at = before?.legal.findIndex((form) => form.do === "invade" && form.land === action.land) ?? -1;
  const counsel = /** @type {import("./choices.js").Counsel | undefined} */ (before?.counsel[at]);
  if (!counsel?.battle) return null;
  const named = counsel.ways?.find((way) =>
    action.by === "sea" ? way.way === "sea" : action.from && way.from === action.from,
  );
  return { battle: named ? { ...counsel.battle, ...named } : counsel.battle, fight: (named ?? counsel).fight };
}

/**
 * What was fought for in a round: the fort, the army, or both at once (A14.35).
 * @param {Battle} battle
 * @param {number} n
 */
export const stageName = ({ stages }, n) => t(`battle-stage-${stages[n]?.what ?? "army"}`);

/** The rule and the sentence for how a round ended. @param {Round} round @param {boolean} last @param {boolean} both */
export function endOf({ outcome, fort }, last, both) {
  if (outcome === "defeat") return { text: t("battle-back"), rule: "A8.15" };
  if (outcome === "tie")
    return fort ? { text: t("battle-fort-tie"), rule: "A8.17" } : { text: t("battle-tie"), rule: "A8.16" };
  if (fort && !both) return { text: t("battle-fort-won"), rule: "A8.14" };
  return last
    ? { text: t("battle-won"), rule: both ? "A14.35" : "A8.13" }
    : { text: t("battle-army-won"), rule: "A15.5" };
}

/** @typedef {{name: string, value: string, rule: string, off?: boolean}} Line */

/** What the attacker has. @param {import("./types.js").Book} book @param {Battle} battle @returns {Line[]} */
export function attackLines(book, { attack_dice: dice, attack_parts: parts = [], wins_ties: ties }) {
  const said = parts.map(({ value, by, rule }) => ({
    name: called(book, by),
    value: value ? t("plus", { value }) : by === "elite_troops" ? t("battle-wins-ties") : t("battle-dice", { dice }),
    rule,
  }));
  if (!parts.some(({ value, by }) => !value && by !== "elite_troops"))
    said.unshift({ name: t("battle-attacker"), value: t("battle-dice", { dice }), rule: "A8.2" });
  if (ties && parts.some(({ by }) => by === "jihad"))
    said.push({ name: t("battle-wins-ties"), value: "", rule: "A14.21" });
  return said;
}

/**
 * What the defender has; a fort that has fallen counts no more.
 * @param {import("./types.js").Book} book
 * @param {Battle} battle
 * @param {boolean} fallen
 * @returns {Line[]}
 */
export function defenceLines(book, { defence_dice: dice, defence_parts: parts = [], cancelled = [], way }, fallen) {
  const terrain = parts.find(({ by }) => by === way);
  return [
    {
      name: terrain ? t(`battle-way-${way.replaceAll("_", "-")}`) : t("battle-defender"),
      value: t("battle-dice", { dice }),
      rule: terrain?.rule ?? "A8.3",
    },
    ...parts
      .filter(({ by }) => by === "fort")
      .map(({ value, rule }) => ({
        name: t(fallen ? "battle-fort-fallen" : "battle-fort"),
        value: t("plus", { value }),
        rule,
        off: fallen,
      })),
    ...cancelled.map(({ what, by, rule }) => ({
      name: t("battle-cancelled", { what: t(`battle-way-${what.replaceAll("_", "-")}`), card: called(book, by) }),
      value: "–",
      rule,
      off: true,
    })),
  ];
}

// A battle under way in figures: the dice, which of them count, and what is added to them by name.

import { t } from "../../../i18n.js";
import { cardOf, effectTitle, seatName, standing } from "../words.js";

/** @typedef {import("../words.js").Book} Book */
/** @typedef {{value: number, name: string, rule: string, sign?: string}} Part */

/** The cards whose effects hold: the kingdom alone, or the empire with what was played. @param {any} turn @returns {string[]} */
export const inForce = (turn) => (turn.kingdom ? [turn.kingdom] : [turn.empire, ...turn.played]);

/** @param {Book} book @param {string} id @param {string} region @param {boolean} naval */
function added(book, id, region, naval) {
  const effect = cardOf(book, id)?.effect;
  const bonus = Number(effect?.params?.bonus ?? 0);
  switch (effect?.id) {
    case "attack_bonus":
      return bonus;
    case "fleet_attack_bonus":
      return naval ? bonus : 0;
    case "region_attack_bonus":
      return effect.params.regions.includes(region) ? bonus : 0;
  }
  return 0;
}

/** What makes up the invader's bonus; what no card explains is the chain of invasions. @param {Book} book @param {any} view @returns {Part[]} */
export function attackParts(book, view) {
  const { turn } = view;
  const { land, naval, attack_bonus: bonus } = turn.battle;
  const region = book.lands.get(land)?.region ?? "";
  const siege = turn.catapult ? (book.combat.siege_track[Math.min(turn.catapult, book.combat.siege_track.length) - 1] ?? 0) : 0;
  /** @type {Part[]} */
  const parts = siege ? [{ value: siege, name: t("part-siege"), rule: "Z9.2", sign: "siege" }] : [];
  for (const id of inForce(turn)) {
    const value = added(book, id, region, naval);
    if (value) parts.push({ value, name: effectTitle(book, id), rule: "Z8.7" });
  }
  const rest = bonus - parts.reduce((sum, part) => sum + part.value, 0);
  if (rest) parts.push({ value: rest, name: effectTitle(book, inForce(turn)[0]), rule: "Z17.14" });
  return parts;
}

/** What helps the defender. @param {Book} book @param {any} view @returns {Part[]} */
export function defenceParts(book, view) {
  const { land, naval, defence, defence_bonus: bonus, defence_rerolls: rerolls } = view.turn.battle;
  /** @type {Part[]} */
  const parts = [];
  const terrain = book.lands.get(land)?.terrain ?? "clear";
  if (bonus) parts.push({ value: bonus, name: t(`sign-${terrain}`), rule: "Z8.4", sign: terrain });
  if (view.lands[land]?.fort && defence.length >= book.combat.defender_dice_fort) parts.push({ value: 0, name: t("part-fort"), rule: "Z8.2", sign: "fort" });
  if (naval && rerolls) parts.push({ value: 0, name: t("part-naval"), rule: "Z8.5", sign: "fleet" });
  return parts;
}

/** Highest die and what is added to it. @param {number[]} dice @param {number} bonus */
export const total = (dice, bonus) => Math.max(0, ...dice) + bonus;

/**
 * What the battle would be fought with again, without the siege's bonus.
 * @param {Book} book
 * @param {any} view
 */
export function termsOf(book, view) {
  const { turn, lands } = view;
  const battle = turn.battle;
  const effects = inForce(turn).map((id) => cardOf(book, id)?.effect);
  const has = (/** @type {string} */ id) => effects.some((effect) => effect?.id === id);
  const siege = turn.catapult ? (book.combat.siege_track[Math.min(turn.catapult, book.combat.siege_track.length) - 1] ?? 0) : 0;
  return {
    attackDice: book.combat.attacker_dice,
    defenceDice: lands[battle.land]?.fort && !has("ignore_forts") ? book.combat.defender_dice_fort : book.combat.defender_dice,
    difference: battle.attack_bonus - siege - battle.defence_bonus,
    attackRerolls: effects.reduce((sum, effect) => sum + (effect?.id === "reroll" ? Number(effect.params.dice_per_battle) : 0), 0),
    defenceRerolls: battle.naval && !has("ignore_naval") ? book.combat.naval_defender_rerolls : 0,
  };
}

/**
 * What each end of the battle would bring, as sentences.
 * @param {import("../../../table/prompt.js").Env} env
 * @param {number | null} worth to the invader if won
 */
export function stakes({ ctx, view }, worth) {
  const { land, defender } = view.turn.battle;
  const mine = ctx.viewer === view.turn.seat;
  const things = standing(view, land);
  const first = things.find((thing) => thing !== "fort");
  const name = seatName(ctx, defender);
  const win = [
    worth === null ? "" : t("stake-worth", { points: worth, you: mine ? "yes" : "no", who: seatName(ctx, view.turn.seat) }),
    first ? t("stake-structure", { structure: first }) : "",
    things.includes("fort") ? t("stake-fort") : "",
  ].filter(Boolean);
  const tie = [t("stake-empty", { land: ctx.book.name(land) }), first ? t("stake-loses", { victim: name, theirs: defender === ctx.viewer ? "yes" : "no", structure: first }) : ""].filter(Boolean);
  const track = ctx.book.combat.siege_track;
  // The siege that is being decided on is one step of the track and one piece more.
  const pressed = view.decision === "siege" ? 1 : 0;
  const next = track[Math.min(view.turn.catapult + 1 + pressed, track.length) - 1] ?? 0;
  const left = view.turn.pool + view.turn.tokens - pressed;
  const defeat = [left ? t("stake-again", { bonus: next, you: mine ? "yes" : "no", who: seatName(ctx, view.turn.seat) }) : t("stake-over", { you: mine ? "yes" : "no" })];
  return { win, tie, defeat };
}

// The luck ledger: invasions won with dice against invasions to be expected, from the log alone.

import { eventsOf } from "../log.js";

/** @typedef {{attacker: number, defender: number, land: string, won: boolean, odds: number[]}} Counted */

/**
 * Every invasion with dice, with the odds it had before the roll, and all faces in their order.
 * @param {import("./types.js").Told[]} log
 * @returns {{battles: Counted[], faces: number[]}}
 */
export function battlesOf(log) {
  /** @type {Counted[]} */
  const battles = [];
  /** @type {number[]} */
  const faces = [];
  /** Of success and of frustration. @type {number[] | undefined} */
  let odds;
  for (const event of eventsOf(log)) {
    if (event.event === "rolled") {
      faces.push(...event.attack, ...event.defence);
      odds = event.odds;
    } else if (event.event === "battle" && odds) {
      battles.push({
        attacker: event.attacker,
        defender: event.defender,
        land: event.land,
        won: event.outcome === "success",
        odds,
      });
    }
  }
  return { battles, faces };
}

/**
 * For each seat: invasions as attacker and defender, won and expected.
 * @param {Counted[]} battles
 * @param {number} players
 */
export function ledger(battles, players) {
  return Array.from({ length: players }, (_, seat) => {
    const own = battles.filter(({ attacker, defender }) => attacker === seat || defender === seat);
    const won = own.filter((one) => one.won === (one.attacker === seat)).length;
    const expected = own.reduce((sum, { attacker, odds }) => sum + (attacker === seat ? odds[0] : 1 - odds[0]), 0);
    return { seat, fights: own.length, won, expected, difference: won - expected };
  });
}

// The luck ledger: rounds won against rounds to be expected, and every die that fell, from the log alone.

import { eventsOf } from "../log.js";

/**
 * A round of dice: a fort takes one more.
 * @typedef {{
 *   attacker: number,
 *   defender: number,
 *   place: string,
 *   outcome: "win" | "tie" | "defeat",
 *   odds: import("../counsel.js").Odds,
 * }} Counted
 */

/**
 * Every round with the odds it had before the roll, those of the turn that was begun last, and all faces in their
 * order, those before the first step too.
 * @param {import("./types.js").Told[]} log
 * @param {import("./types.js").View} view
 * @returns {{rounds: Counted[], turn: Counted[], faces: number[]}}
 */
export function roundsOf(log, { first_rolls: first }) {
  /** @type {Counted[]} */
  const rounds = [];
  /** @type {number[]} */
  const faces = first.flatMap((/** @type {any} */ { dice }) => dice);
  /** @type {import("../counsel.js").Odds | undefined} */
  let odds;
  let from = 0;
  for (const event of eventsOf(log)) {
    switch (event.event) {
      case "turn_began":
        from = rounds.length;
        break;
      case "rolled":
        faces.push(...event.attack, ...event.defence);
        odds = event.odds;
        break;
      case "disease":
        faces.push(...event.dice);
        break;
      case "battle":
        if (odds)
          rounds.push({
            attacker: event.attacker,
            defender: event.defender,
            place: event.land ?? event.water,
            outcome: event.outcome,
            odds,
          });
    }
  }
  return { rounds, turn: rounds.slice(from), faces };
}

/**
 * For each seat: rounds as attacker and defender, won and expected; one in which both fall is won by nobody.
 * @param {Counted[]} rounds
 * @param {number} players
 */
export function ledger(rounds, players) {
  return Array.from({ length: players }, (_, seat) => {
    const own = rounds.filter(({ attacker, defender }) => attacker === seat || defender === seat);
    const won = own.filter(({ attacker, outcome }) => outcome === (attacker === seat ? "win" : "defeat")).length;
    const expected = own.reduce(
      (sum, { attacker, odds: [win, , defeat] }) => sum + (attacker === seat ? win : defeat),
      0,
    );
    return { seat, fights: own.length, won, expected, difference: won - expected };
  });
}

/**
 * How many battles a seat began and won: whoever wins a round fights on until the land is free, so that the last round
 * decides.
 * @param {Counted[]} rounds
 * @param {number} seat
 */
export function battlesOf(rounds, seat) {
  const own = rounds.filter(({ attacker }) => attacker === seat);
  const last = own.filter(({ outcome, place }, n) => outcome !== "win" || own[n + 1]?.place !== place);
  return { won: last.filter(({ outcome }) => outcome === "win").length, fought: last.length };
}

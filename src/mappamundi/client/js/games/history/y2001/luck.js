// Rounds of the turn that is played, for the dialog of the next one: how they went, and how likely that was. Of the
// luck of a whole game the server tells.

import { eventsOf } from "../log.js";

/**
 * A round of dice: a fort takes one more.
 * @typedef {{
 *   attacker: number,
 *   place: string,
 *   outcome: "win" | "tie" | "defeat",
 *   odds: import("../counsel.js").Odds,
 * }} Counted
 */

/**
 * Those of the turn that was begun last, each with the odds it had before the roll.
 * @param {import("./types.js").Told[]} log
 */
export function roundsOf(log) {
  /** @type {Counted[]} */
  let turn = [];
  /** @type {import("../counsel.js").Odds | undefined} */
  let odds;
  for (const event of eventsOf(log)) {
    if (event.event === "turn_began") turn = [];
    else if (event.event === "rolled") odds = event.odds;
    else if (event.event === "battle" && odds)
      turn.push({ attacker: event.attacker, place: event.land ?? event.water, outcome: event.outcome, odds });
  }
  return turn;
}

/**
 * How many of these battles were won, and of their rounds: whoever wins a round fights on until the land is free, so
 * that the last round decides.
 * @param {Counted[]} rounds
 */
export function battlesOf(rounds) {
  const last = rounds.filter(({ outcome, place }, n) => outcome !== "win" || rounds[n + 1]?.place !== place);
  const won = (/** @type {Counted[]} */ some) => some.filter(({ outcome }) => outcome === "win").length;
  return {
    won: won(last),
    fought: last.length,
    taken: won(rounds),
    rounds: rounds.length,
    expected: rounds.reduce((sum, { odds: [win] }) => sum + win, 0),
  };
}

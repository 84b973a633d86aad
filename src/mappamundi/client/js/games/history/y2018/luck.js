// Battles of the turn that is played, for the dialog of the next one: how they went, and how likely that was. Of the
// luck of a whole game the server tells.

import { eventsOf } from "../log.js";

/**
 * @typedef {{attacker: number, outcome: "win" | "tie" | "defeat", odds: import("../counsel.js").Odds}} Counted
 */

/** @type {WeakMap<any[], ReturnType<typeof count>>} */
const counted = new WeakMap();

/**
 * The battles of the turn that was begun last, and how many dice fell in the whole game.
 * @param {import("./types.js").Told[]} log
 */
export function battlesOf(log) {
  let found = counted.get(log);
  if (!found) {
    found = count(log);
    counted.set(log, found);
  }
  return found;
}

/** @param {import("./types.js").Told[]} log */
function count(log) {
  /** @type {Counted[]} */
  let turn = [];
  let rolls = 0;
  // Games begun before rolls told their odds count no luck; a battle won without dice had none.
  /** @type {import("../counsel.js").Odds | undefined} */
  let odds;
  for (const event of eventsOf(log)) {
    switch (event.event) {
      case "turn_began":
        turn = [];
        break;
      case "rolled":
        rolls += event.attack.length + event.defence.length;
        odds = event.odds;
        break;
      case "rerolled":
        rolls++;
        break;
      case "battle":
        if (odds) turn.push({ attacker: event.attacker, outcome: event.outcome, odds });
    }
  }
  return { turn, rolls };
}

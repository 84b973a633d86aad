// The luck ledger: battles won against battles to be expected, from the log alone.

import { taken } from "../log.js";

/**
 * @typedef {{
 *   attacker: number,
 *   defender: number,
 *   land: string,
 *   outcome: "win" | "tie" | "defeat",
 *   odds: import("../counsel.js").Odds,
 *   seq: number,
 * }} Counted
 */

/** @type {WeakMap<any[], ReturnType<typeof count>>} */
const counted = new WeakMap();

/** Every battle of a log with the odds it had before the roll. @param {import("./types.js").Told[]} log */
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
  const battles = [];
  let from = 0;
  let rolls = 0;
  // Games begun before rolls told their odds count no luck; a battle won without dice had none.
  /** @type {import("../counsel.js").Odds | undefined} */
  let odds;
  const undone = taken(log);
  for (const told of log) {
    if (told.kind !== "step" || undone.has(told.seq)) continue;
    for (const event of told.events ?? []) {
      switch (event.event) {
        case "turn_began":
          from = battles.length;
          break;
        case "rolled":
          rolls += event.attack.length + event.defence.length;
          odds = event.odds;
          break;
        case "rerolled":
          rolls++;
          break;
        case "battle":
          if (odds)
            battles.push({
              attacker: event.attacker,
              defender: event.defender,
              land: event.land,
              outcome: event.outcome,
              odds,
              seq: told.seq,
            });
      }
    }
  }
  return { battles, turn: battles.slice(from), rolls };
}

/**
 * For each seat: battles as attacker and defender, won and expected, counting a battle in which both fall as half.
 * @param {Counted[]} battles
 * @param {number} players
 */
export function ledger(battles, players) {
  return Array.from({ length: players }, (_, seat) => {
    let won = 0;
    let expected = 0;
    let fights = 0;
    for (const one of battles) {
      if (one.attacker !== seat && one.defender !== seat) continue;
      fights++;
      const attacking = one.attacker === seat;
      const [win, , defeat] = one.odds;
      expected += attacking ? win : defeat;
      if (one.outcome === (attacking ? "win" : "defeat")) won++;
    }
    return { seat, fights, won, expected, difference: won - expected };
  });
}

// The luck ledger: battles won against battles to be expected, from the log alone, and the cards dealt.

import { battleOdds } from "../odds.js";
import { cardOf } from "../words.js";

/** @typedef {import("../words.js").Book} Book */
/** @typedef {{attacker: number, defender: number, land: string, outcome: "win" | "tie" | "defeat", odds: import("../odds.js").Odds, seq: number}} Counted */

/** @type {WeakMap<any[], ReturnType<typeof count>>} */
const counted = new WeakMap();

/** Every battle of a log with the odds it had before the roll. @param {any[]} log @param {Book} book */
export function battlesOf(log, book) {
  let found = counted.get(log);
  if (!found) {
    found = count(log, book);
    counted.set(log, found);
  }
  return found;
}

/** @param {any[]} log @param {Book} book */
function count(log, book) {
  /** @type {Counted[]} */
  const battles = [];
  let from = 0;
  let rolls = 0;
  let seat = -1;
  /** @type {string[]} */
  let cards = [];
  let naval = false;
  let dice = { attack: /** @type {number[]} */ ([]), defence: /** @type {number[]} */ ([]) };
  const undone = taken(log);
  for (const told of log) {
    if (told.kind !== "step" || undone.has(told.seq)) continue;
    for (const event of told.events ?? []) {
      switch (event.event) {
        case "called":
          if (event.seat === null) break;
          seat = event.seat;
          cards = [event.empire];
          from = battles.length;
          break;
        case "kingdom_played":
          cards = [event.card, ...cards];
          break;
        case "phase_ended":
          if (event.phase === "build" && book.events.get(cards[0])?.kind === "kingdom") cards = cards.slice(1);
          break;
        case "event_played":
          cards = [...cards, event.card];
          break;
        case "invaded":
          naval = (event.via ?? []).some((/** @type {string} */ section) => book.waters.has(section));
          break;
        case "rolled":
          rolls += event.attack.length + event.defence.length;
          dice = { attack: [...event.attack], defence: [...event.defence] };
          break;
        case "rerolled":
          rolls++;
          (event.seat === seat ? dice.attack : dice.defence)[event.die] = event.face;
          break;
        case "battle":
          if (dice.attack.length) battles.push({ attacker: event.attacker, defender: event.defender, land: event.land, outcome: event.outcome, odds: oddsOf(book, cards, naval, dice, event), seq: told.seq });
      }
    }
  }
  return { battles, turn: battles.slice(from), rolls };
}

/** @param {Book} book @param {string[]} cards @param {boolean} naval @param {{attack: number[], defence: number[]}} dice @param {any} event */
function oddsOf(book, cards, naval, dice, event) {
  const kingdom = book.events.get(cards[0])?.kind === "kingdom";
  const effects = (kingdom ? cards.slice(0, 1) : cards).map((id) => cardOf(book, id)?.effect);
  const rerolls = effects.reduce((sum, effect) => sum + (effect?.id === "reroll" ? Number(effect.params?.dice_per_battle ?? 0) : 0), 0);
  const defended = naval && !effects.some((effect) => effect?.id === "ignore_naval") ? book.combat.naval_defender_rerolls : 0;
  const difference = event.attack - Math.max(...dice.attack) - (event.defence - Math.max(...dice.defence));
  return battleOdds(dice.attack.length, dice.defence.length, difference, rerolls, defended);
}

/** The numbers of the entries that were taken back. @param {any[]} log @returns {Set<number>} */
export function taken(log) {
  /** @type {number[]} */
  const steps = [];
  const gone = new Set(/** @type {number[]} */ ([]));
  for (const told of log) {
    if (told.kind === "step") steps.push(told.seq);
    else if (told.kind === "undo") {
      const last = steps.pop();
      if (last !== undefined) gone.add(last);
    }
  }
  return gone;
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

// Exact odds of battles and sieges, both sides rerolling to best effect. The same counting as the server's, for the
// figures that come with no action: a siege to the last army, and the luck ledger.

/** Win, both fall, defeat. @typedef {[number, number, number]} Odds */

const FACES = 6;
const INVADER = 0;
const DEFENDER = 1;

/** @type {Map<string, Odds>} */
const battles = new Map();
/** @type {Map<string, Odds>} */
const states = new Map();

/** @param {number} difference */
const clamp = (difference) => Math.max(-FACES, Math.min(FACES, difference));

/** In how many ways the highest of so many dice shows this face. @param {number} face @param {number} dice */
const waysOfHighest = (face, dice) => face ** dice - (face - 1) ** dice;

/**
 * The odds before the roll; `difference` is the invader's bonus minus the defender's.
 * @param {number} attackDice
 * @param {number} defenceDice
 * @param {number} difference
 * @param {number} [attackRerolls]
 * @param {number} [defenceRerolls]
 * @returns {Odds}
 */
export function battleOdds(attackDice, defenceDice, difference, attackRerolls = 0, defenceRerolls = 0) {
  const d = clamp(difference);
  const key = `${attackDice} ${defenceDice} ${d} ${attackRerolls} ${defenceRerolls}`;
  const known = battles.get(key);
  if (known) return known;
  /** @type {Odds} */
  const sum = [0, 0, 0];
  for (let high = 1; high <= FACES; high++) {
    for (let low = 1; low <= FACES; low++) {
      const weight = waysOfHighest(high, attackDice) * waysOfHighest(low, defenceDice);
      const odds = after(high, low, attackDice > 1, defenceDice > 1, d, attackRerolls, defenceRerolls, INVADER, 0);
      for (const n of /** @type {const} */ ([0, 1, 2])) sum[n] += weight * odds[n];
    }
  }
  const total = FACES ** (attackDice + defenceDice);
  /** @type {Odds} */
  const made = [sum[0] / total, sum[1] / total, sum[2] / total];
  battles.set(key, made);
  return made;
}

/**
 * From dice on the table to the end: a side is known by its highest die and whether it has a second one, because
 * rerolling the lowest is never worse than another.
 * @param {number} high
 * @param {number} low
 * @param {boolean} attackSpare
 * @param {boolean} defenceSpare
 * @param {number} difference
 * @param {number} attackRerolls
 * @param {number} defenceRerolls
 * @param {number} side whose choice it is
 * @param {number} holds in a row
 * @returns {Odds}
 */
function after(high, low, attackSpare, defenceSpare, difference, attackRerolls, defenceRerolls, side, holds) {
  if (holds === 2) {
    const margin = high + difference - low;
    return [margin > 0 ? 1 : 0, margin === 0 ? 1 : 0, margin < 0 ? 1 : 0];
  }
  const key = [high, low, +attackSpare, +defenceSpare, difference, attackRerolls, defenceRerolls, side, holds].join();
  const known = states.get(key);
  if (known) return known;
  const held = after(high, low, attackSpare, defenceSpare, difference, attackRerolls, defenceRerolls, 1 - side, holds + 1);
  let best = held;
  const rights = side === INVADER ? attackRerolls : defenceRerolls;
  if (rights) {
    /** @type {Odds} */
    const sum = [0, 0, 0];
    for (let face = 1; face <= FACES; face++) {
      const next =
        side === INVADER
          ? after(attackSpare ? Math.max(high, face) : face, low, attackSpare, defenceSpare, difference, attackRerolls - 1, defenceRerolls, DEFENDER, 0)
          : after(high, defenceSpare ? Math.max(low, face) : face, attackSpare, defenceSpare, difference, attackRerolls, defenceRerolls - 1, INVADER, 0);
      for (const n of /** @type {const} */ ([0, 1, 2])) sum[n] += next[n] / FACES;
    }
    const gain = 2 * sum[0] + sum[1] - 2 * held[0] - held[1];
    if (side === INVADER ? gain > 1e-9 : gain < -1e-9) best = sum;
  }
  states.set(key, best);
  return best;
}

/**
 * Taken, emptied or given up, if a siege is pressed with up to `pieces` more armies and tokens.
 * @param {{attackDice: number, defenceDice: number, difference: number, attackRerolls: number, defenceRerolls: number}} terms without the siege's bonus
 * @param {number} catapult pieces that lie there already
 * @param {number} pieces
 * @param {number[]} track the bonus of 1, 2, 3 … pieces
 * @returns {Odds}
 */
export function siegeOdds(terms, catapult, pieces, track) {
  let win = 0;
  let tie = 0;
  let on = 1;
  for (let piece = 1; piece <= pieces; piece++) {
    const bonus = track[Math.min(catapult + piece, track.length) - 1] ?? 0;
    const odds = battleOdds(terms.attackDice, terms.defenceDice, terms.difference + bonus, terms.attackRerolls, terms.defenceRerolls);
    win += on * odds[0];
    tie += on * odds[1];
    on *= odds[2];
  }
  return [win, tie, on];
}

// What a land would bring and cost: counted from the view as the scoring counts, part by part.

import { battleOdds, siegeOdds } from "../odds.js";

/** @typedef {import("./model.js").Held} Held */
/** @typedef {{what: string, points: number}} Part a region's id, `structures`, or `others` for what cards add */

/** Points with their sign. @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : points ? `+${points}` : "0");

/**
 * What each region and the structures bring to a seat.
 * @param {Record<string, Held>} lands
 * @param {Record<string, number[]>} values presence, dominance and supremacy by region
 * @param {import("../catalogue.js").Catalogue} catalogue
 * @param {number} seat
 * @returns {Map<string, number>}
 */
export function pointsOf(lands, values, catalogue, seat) {
  const found = new Map();
  for (const region of catalogue.regions.values()) {
    /** @type {Map<number, number>} */
    const armies = new Map();
    for (const land of region.lands) {
      const owner = lands[land]?.owner;
      if (owner !== undefined) armies.set(owner, (armies.get(owner) ?? 0) + 1);
    }
    const own = armies.get(seat) ?? 0;
    armies.delete(seat);
    const rival = Math.max(0, ...armies.values());
    const [presence, dominance, supremacy] = values[region.id] ?? [0, 0, 0];
    const points = own >= 3 && !rival ? supremacy : own >= 2 && own > rival ? dominance : own ? presence : 0;
    if (points) found.set(region.id, points);
  }
  const { capital, city, monument } = catalogue.scoring;
  let structures = 0;
  for (const held of Object.values(lands)) {
    if (held.owner === seat) structures += (held.capital ? capital : 0) + (held.city ? city : 0) + (held.monument ? monument : 0);
  }
  if (structures) found.set("structures", structures);
  return found;
}

/** Somebody who takes a land and of whom nothing else is known. */
const NOBODY = -1;

/** A land after it was taken in battle: its best structure is reduced by one step and the fort is gone. @param {Held} held @param {number} seat @returns {Held} */
function taken(held, seat) {
  const { capital, city, monument } = held;
  const battle = held.owner !== undefined && held.owner !== seat;
  if (!battle) return { ...held, owner: seat, active: true };
  if (capital) return { owner: seat, active: true, city: true, monument };
  if (city) return { owner: seat, active: true, monument };
  return { owner: seat, active: true };
}

/**
 * What taking a land changes for two seats, part by part.
 * @param {import("./model.js").Model} model
 * @param {string} land
 * @param {number | null} seat who takes it; nobody of the viewers if null, and then somebody else
 * @param {number | null} worth the server's count, which knows the cards
 * @returns {{gain: Part[], loss: number}}
 */
export function stake(model, land, seat, worth) {
  const { catalogue } = model;
  const lands = model.lands.value;
  const values = model.values.value;
  const held = lands[land] ?? {};
  /** @type {Part[]} */
  const gain = [];
  const own = held.owner !== undefined && held.owner === seat;
  const after = { ...lands, [land]: taken(held, seat !== null && !own ? seat : NOBODY) };
  const now = seat === null || own ? new Map() : pointsOf(lands, values, catalogue, seat);
  const then = seat === null || own ? now : pointsOf(after, values, catalogue, seat);
  for (const what of new Set([...now.keys(), ...then.keys()])) {
    const points = (then.get(what) ?? 0) - (now.get(what) ?? 0);
    if (points) gain.push({ what, points });
  }
  const counted = gain.reduce((sum, part) => sum + part.points, 0);
  if (worth !== null && worth !== counted) gain.push({ what: "others", points: worth - counted });
  let loss = 0;
  if (held.owner !== undefined) {
    const sum = (/** @type {Record<string, Held>} */ all) =>
      [...pointsOf(all, values, catalogue, /** @type {number} */ (held.owner)).values()].reduce((a, b) => a + b, 0);
    loss = sum(after) - sum(lands);
  }
  return { gain, loss };
}

/** How a land is defended. @param {import("./model.js").Model} model @param {string} land @returns {{dice: number, bonus: number}} */
export function defence(model, land) {
  const { combat, lands } = model.catalogue;
  return {
    dice: model.lands.value[land]?.fort ? combat.defender_dice_fort : combat.defender_dice,
    bonus: lands.get(land)?.terrain === "clear" ? 0 : combat.terrain_bonus,
  };
}

/**
 * The chance to take a land if every army and token of the card is spent on it. It is told only where plain dice
 * explain the odds of the first roll: cards that add dice or rerolls change more than can be seen from here.
 * @param {import("./model.js").Model} model
 * @param {string} land
 * @param {[number, number, number]} odds
 * @param {boolean} naval
 * @returns {{armies: number, chance: number} | null}
 */
export function fullSiege(model, land, odds, naval) {
  const turn = model.turn.value;
  const { combat } = model.catalogue;
  const pieces = turn ? turn.pool - 1 + turn.tokens : 0;
  if (!turn || pieces < 1) return null;
  const { dice, bonus } = defence(model, land);
  for (const card of [0, 1, 2]) {
    const terms = {
      attackDice: combat.attacker_dice,
      defenceDice: dice,
      difference: card - bonus,
      attackRerolls: 0,
      defenceRerolls: naval ? combat.naval_defender_rerolls : 0,
    };
    const first = battleOdds(terms.attackDice, terms.defenceDice, terms.difference, terms.attackRerolls, terms.defenceRerolls);
    if (Math.abs(first[0] - odds[0]) > 0.001) continue;
    const siege = siegeOdds(terms, 0, pieces, combat.siege_track);
    return { armies: turn.pool, chance: first[0] + first[2] * siege[0] };
  }
  return null;
}

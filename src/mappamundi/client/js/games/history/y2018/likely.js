// What an empire would probably score: its armies sent greedily over the board as it lies. A rough range, not advice.

import { battleOdds } from "../odds.js";

/** @typedef {import("../words.js").Book} Book */

/** Points of a seat's regions. @param {Book} book @param {any} view @param {Map<string, number>} owners @param {number} seat */
function regionPoints(book, view, owners, seat) {
  let points = 0;
  for (const [id, region] of book.regions) {
    const counts = Array(view.players).fill(0);
    for (const land of region.lands) {
      const owner = owners.get(land);
      if (owner !== undefined) counts[owner]++;
    }
    const own = counts[seat];
    if (!own) continue;
    const most = Math.max(0, ...counts.filter((_, other) => other !== seat));
    const { dominance, supremacy } = book.scoring;
    const degree = !most && own >= supremacy.min_armies ? 2 : own >= dominance.min_armies && own > most ? 1 : 0;
    points += view.regions[id]?.[degree] ?? 0;
  }
  return points;
}

/**
 * @param {Book} book
 * @param {any} view
 * @param {number} seat
 * @param {string} id of an empire
 * @returns {[number, number]}
 */
export function likely(book, view, seat, id) {
  const low = march(book, view, seat, id, 1.5);
  const high = march(book, view, seat, id, 0.85);
  return [Math.min(low, high), Math.max(low, high)];
}

/** One greedy campaign; `price` says how dear battles turn out. @param {Book} book @param {any} view @param {number} seat @param {string} id @param {number} price */
function march(book, view, seat, id, price) {
  const card = /** @type {import("../catalogue.js").Empire} */ (book.empires.get(id));
  /** @type {Map<string, number>} */
  const owners = new Map();
  for (const [land, entry] of Object.entries(view.lands)) if (/** @type {any} */ (entry).owner !== undefined) owners.set(land, /** @type {any} */ (entry).owner);
  const active = new Set(card.start);
  for (const land of card.start) owners.set(land, seat);
  let armies = card.armies - card.start.length;
  let extra = card.marker === "capital" ? 2 * card.start.length : card.marker === "city" ? card.start.length : 0;
  const shores = new Set(card.fleets.flatMap((sea) => book.waters.get(sea)?.lands ?? []));
  for (const waste of card.caravans) for (const land of book.barrens.get(waste)?.neighbors ?? []) shores.add(land);
  const cost = (/** @type {string} */ land) => {
    const owner = owners.get(land);
    if (owner === undefined || owner === seat) return 1;
    const entry = view.lands[land] ?? {};
    const rough = book.lands.get(land)?.terrain !== "clear" ? 1 : 0;
    const [win, tie] = battleOdds(book.combat.attacker_dice, entry.fort ? book.combat.defender_dice_fort : book.combat.defender_dice, -rough);
    return Math.max(1, price / (win + tie / 2));
  };
  while (armies >= 1) {
    const now = regionPoints(book, view, owners, seat);
    let best = "";
    let top = -Infinity;
    const open = new Set([...active].flatMap((land) => book.neighbours(land)));
    for (const land of shores) open.add(land);
    for (const land of open) {
      if (active.has(land)) continue;
      const old = owners.get(land);
      owners.set(land, seat);
      const entry = view.lands[land] ?? {};
      const built = (entry.capital ? 1 : 0) + (entry.monument ? 1 : 0) + (book.lands.get(land)?.resource ? 0.5 : 0);
      const rate = (regionPoints(book, view, owners, seat) - now + built + 0.2) / cost(land);
      if (old === undefined) owners.delete(land);
      else owners.set(land, old);
      if (rate > top) [top, best] = [rate, land];
    }
    if (!best) break;
    // The price is asked before the land changes hands.
    armies -= cost(best);
    const entry = view.lands[best] ?? {};
    extra += (entry.capital && owners.get(best) !== seat ? 1 : 0) + (entry.monument ? 1 : 0);
    owners.set(best, seat);
    active.add(best);
  }
  const resources = [...active].filter((land) => book.lands.get(land)?.resource).length;
  let kept = 0;
  for (const [land, entry] of Object.entries(view.lands)) {
    const it = /** @type {any} */ (entry);
    if (it.owner === seat && owners.get(land) === seat) kept += (it.capital ? 2 : 0) + (it.city ? 1 : 0) + (it.monument ? 1 : 0);
  }
  return Math.round(regionPoints(book, view, owners, seat) + extra + kept + Math.floor(resources / 2));
}

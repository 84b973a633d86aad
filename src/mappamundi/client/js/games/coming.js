// Games that belong to this house but cannot be played here yet. A game that the server knows is not looked up here.

/** @typedef {{id: string, seats: [number, number], minutes: [number, number]}} Coming */

/** @type {Coming[]} */
const COMING = [
  { id: "hotw2001", seats: [3, 6], minutes: [180, 180] },
  { id: "hotw2024", seats: [3, 6], minutes: [150, 150] },
  { id: "fourgods", seats: [2, 4], minutes: [30, 30] },
];

/** The order in which the house shows its games. */
const SHELF = ["hotw2001", "hotw2018", "hotw2024", "fourgods"];

/**
 * All games of the house: first those that can be played as the server tells them, then the others as they will be.
 * @param {any[]} games
 * @returns {{game: any, ready: boolean}[]}
 */
export function shelf(games) {
  const known = new Set(games.map((game) => game.id));
  const place = (/** @type {string} */ id) => (SHELF.indexOf(id) + SHELF.length + 1) % (SHELF.length + 1);
  return [...games.map((game) => ({ game, ready: true })), ...COMING.filter(({ id }) => !known.has(id)).map((game) => ({ game, ready: false }))].sort(
    (a, b) => Number(b.ready) - Number(a.ready) || place(a.game.id) - place(b.game.id),
  );
}

// What never changes during a game, by the version of its rules: a game that goes on has those under which it was begun.

import { ask } from "../net.js";

/**
 * A function that has something made of what the server tells about a game, once for each version of its rules; of the newest where none is named.
 * @template T
 * @param {(game: string, details: any) => T} make
 * @returns {(game: string, rules?: string) => Promise<T>}
 */
export function madeOnce(make) {
  /** @type {Map<string, Promise<T>>} */
  const made = new Map();
  return (game, rules) => {
    const address = `/api/games/${game}${rules ? `?rules=${encodeURIComponent(rules)}` : ""}`;
    const found = made.get(address) ?? ask("GET", address).then((details) => make(game, details));
    made.set(address, found);
    found.catch(() => made.delete(address));
    return found;
  };
}

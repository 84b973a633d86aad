// What never changes during a game, by the version of its rules and the data it is played with: a game that goes on has
// those under which it was begun.

import { ask } from "../net.js";

/**
 * A function that has something made of what the server tells about a game, once for each version of its rules and each
 * data; of the newest rules and the game's own data where none are named.
 * @template T
 * @param {(game: string, details: import("../wire.js").GameDetails) => T} make
 * @returns {(game: string, rules?: string, data?: string | null) => Promise<T>}
 */
export function madeOnce(make) {
  /** @type {Map<string, Promise<T>>} */
  const made = new Map();
  return (game, rules, data) => {
    const wanted = new URLSearchParams({ ...(rules && { rules }), ...(data && { data }) }).toString();
    const address = `/api/games/${game}${wanted && `?${wanted}`}`;
    const found = made.get(address) ?? ask("GET", address).then((details) => make(game, details));
    made.set(address, found);
    found.catch(() => made.delete(address));
    return found;
  };
}

/**
 * All of it, as the server tells it.
 * @type {(game: string, rules?: string, data?: string | null) => Promise<import("../wire.js").GameDetails>}
 */
export const loadDetails = madeOnce((_, details) => details);

/** The messages in which a game says what its data say too, by the end of the place. @type {[RegExp, string][]} */
const SAID = [
  [/(?:^|\n)([^\n]+)\nname$/, "name"],
  [/(?:^|\n)([^\n]+)\nleader$/, "leader"],
  [/(?:^|\n)([^\n]+)\neffect\ntitle$/, "effect"],
  [/(?:^|\n)([^\n]+)\neffect\ntext$/, "text"],
];

/** A text that stands for itself in a file of words. @param {string} text */
function quoted(text) {
  const code = (/** @type {string} */ sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `{ "${text.replace(/[\\"]/g, "\\$&").replace(/\p{Cc}/gu, code)}" }`;
}

/**
 * What corrected data call things, as a file of words: it takes the place of ours, in every language.
 * @param {{path: string[], here: any}[]} differences
 */
export function wordsIn(differences) {
  return differences
    .flatMap(({ path, here }) => {
      const place = path.join("\n");
      const [, id, kind] =
        SAID.map(([end, said]) => [...(end.exec(place) ?? []), said]).find((found) => found.length > 2) ?? [];
      return id && kind && typeof here === "string" ? [`${kind}-${id.replaceAll("_", "-")} = ${quoted(here)}\n`] : [];
    })
    .join("");
}

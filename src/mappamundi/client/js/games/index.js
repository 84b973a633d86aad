// The games of the house, in the order of its shelf: what each brings along, loaded when a page needs it.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { knows, learnWords, speakOf } from "../i18n.js";
import { tables } from "../keep.js";
import { dotsOf, pigmentOf } from "../ui/seal.js";
import { loadDetails, wordsIn } from "./details.js";

/** @typedef {import("./contract.js").GamePlugin} GamePlugin */
/** @typedef {import("./contract.js").Almanac} Almanac */

/**
 * A game that can be played: its files of words, the letters of its tables in the order in which they are listed, its
 * code: a plug-in and an almanac, which are only ever handed what their own game sent.
 * @typedef {object} Playable
 * @property {string[]} words
 * @property {string} letters
 * @property {boolean} [dots] its seats are known by dots until the game gives them signs of its own
 * @property {() => Promise<{default: unknown}>} plugin
 * @property {() => Promise<{default: unknown}>} almanac
 */

/** @type {Record<string, Playable>} */
const GAMES = {
  hotw2001: {
    words: ["history", "hotw2001"],
    letters: "fbyrnoedpxuwgjlvzatm",
    plugin: () => import("./history/y2001/index.js"),
    almanac: () => import("./history/y2001/almanac.js"),
  },
  hotw2018: {
    words: ["history", "hotw2018"],
    letters: "fepsrhuxwgjlvzoktadcm",
    plugin: () => import("./history/y2018/index.js"),
    almanac: () => import("./history/y2018/almanac.js"),
  },
  hotw2024: {
    words: ["history", "hotw2024"],
    letters: "dfoatkepcmruxwgjlvz",
    plugin: () => import("./history/y2024/index.js"),
    almanac: () => import("./history/y2024/almanac.js"),
  },
  fourgods: {
    words: ["fourgods"],
    letters: "rfpndtbcqxegjkw",
    dots: true,
    plugin: () => import("./fourgods/index.js"),
    almanac: () => import("./fourgods/almanac.js"),
  },
};

/** The games that can be played, in the order of the shelf. */
export const PLAYABLE = Object.keys(GAMES);

/** For whoever has played none here: the edition that is learnt fastest. */
const FIRST = "hotw2018";

/**
 * The game that a page begins with where nobody says which: the one played last in this browser, or the first to learn.
 */
export function usualGame() {
  const played = Object.values(tables.value).filter(({ game }) => PLAYABLE.includes(game));
  return played.sort((one, other) => other.last - one.last)[0]?.game ?? FIRST;
}

/** @param {string} id @returns {Playable} */
function playable(id) {
  const found = GAMES[id];
  if (!found) throw new Error(`no plug-in for the game ${id}`);
  return found;
}

/** The letters of a game's tables. @param {string} id */
export const lettersOf = (id) => [...(GAMES[id]?.letters ?? "")];

/**
 * The pigment of a seat in a list of tables, where nothing of their games is known.
 * @param {string} game
 * @param {number} seat
 * @param {number | null} viewer
 */
export const listedPigment = (game, seat, viewer) => (GAMES[game]?.dots ? dotsOf(seat) : pigmentOf(seat, viewer));

/**
 * Of the games that the server knows those for which there is a plug-in here, in the order of the shelf.
 * @param {any[]} games
 * @returns {any[]}
 */
export const ready = (games) => PLAYABLE.flatMap((id) => games.filter((game) => game.id === id));

/** The words of a game. @param {string} id @returns {Promise<void>} */
const wordsOf = async (id) => (GAMES[id] ? learnWords(id, playable(id).words) : undefined);

/**
 * Words of games that a page speaks of without being about one of them; whether they are here.
 * @param {string[]} ids
 */
export function useWordsOf(ids) {
  useEffect(() => {
    // A page is read without them too.
    for (const id of ids) wordsOf(id).catch(() => {});
  }, [ids.join()]);
  return ids.every(knows);
}

/**
 * Under which name the words of a game are at hand: those of corrected data have one of their own.
 * @param {string} id
 * @param {string} [rules]
 * @param {string | null} [data]
 */
async function spokenAs(id, rules, data) {
  await wordsOf(id);
  if (!data || !GAMES[id]) return id;
  const details = await loadDetails(id, rules, data);
  await learnWords(`${id} ${data}`, playable(id).words, wordsIn(details.data?.differences ?? []));
  return `${id} ${data}`;
}

/**
 * A game's plug-in, what never changes in the game by these rules and with these data, and its words.
 * @param {string} id @param {string} [rules] @param {string | null} [data] the digest of corrected ones
 * @returns {Promise<{plugin: GamePlugin, book: import("../types.js").Game["book"], spoken: string}>}
 */
export async function loadGame(id, rules, data) {
  const [{ default: plugin }, spoken] = await Promise.all([playable(id).plugin(), spokenAs(id, rules, data)]);
  const own = /** @type {GamePlugin} */ (plugin);
  return { plugin: own, book: await own.load(id, rules, data), spoken };
}

/**
 * The game that a page is about, as soon as it is here; from then on the page speaks its words.
 * @param {string | undefined} id
 * @param {{rules?: string, data?: string | null} | undefined} played the version of its rules, and corrected data
 * @param {(error: unknown) => void} failed
 */
export function useGame(id, played, failed) {
  const { rules, data } = played ?? {};
  const [loaded, setLoaded] = useState(
    /** @type {{plugin: GamePlugin, book: import("../types.js").Game["book"]} | null} */ (null),
  );
  useEffect(() => {
    let wanted = true;
    const use = (
      /** @type {{plugin: GamePlugin, book: import("../types.js").Game["book"], spoken: string}} */ found,
    ) => {
      if (!wanted) return;
      speakOf(found.spoken);
      setLoaded(found);
    };
    if (id) loadGame(id, rules, data).then(use, failed);
    return () => {
      wanted = false;
    };
  }, [id, rules, data]);
  return loaded;
}

/**
 * The almanac of the game whose rules are read; the page speaks its words then. Null where there is none, undefined
 * while it is on its way.
 * @param {string} id
 * @param {string | null} [data] corrected ones
 */
export function useAlmanac(id, data) {
  const [almanac, setAlmanac] = useState(/** @type {Almanac | null | undefined} */ (undefined));
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [module, spoken] = await Promise.all([GAMES[id]?.almanac(), spokenAs(id, undefined, data)]);
      if (!wanted) return;
      speakOf(spoken);
      setAlmanac(/** @type {Almanac | undefined} */ (module?.default) ?? null);
    };
    // The rules are read without it too.
    load().catch(() => wanted && setAlmanac(null));
    return () => {
      wanted = false;
    };
  }, [id, data]);
  return almanac;
}

/** When what is on the page now has been drawn. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const pictures = new URL("../../pictures/", import.meta.url);

/**
 * A picture of a game: `hero` is the wide one behind the home page's title. They lie ready drawn and take the colours
 * of the page; even so they come when what stands around them has been drawn.
 * @param {{game: string, kind: "hero" | "card"}} props
 */
export function GamePicture({ game, kind }) {
  const [drawing, setDrawing] = useState("");
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      await drawn();
      const answer = await fetch(new URL(`${kind}-${game}.svg`, pictures));
      if (wanted && answer.ok) setDrawing(await answer.text());
    };
    // The page says all without it.
    load().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [game, kind]);
  return html`<div
    class=${`game-picture picture-${kind}`}
    aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: drawing }}
  ></div>`;
}

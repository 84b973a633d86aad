// What this browser remembers: capabilities of its tables, and settings. Of all this the server is told the language
// alone.

import { effect, signal } from "@preact/signals";

/** What was written under this name. @param {string} name @param {any} otherwise */
export function read(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`mundi.${name}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
export function write(name, value) {
  try {
    localStorage.setItem(`mundi.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays: the table is lost only with the page.
  }
}

/**
 * @typedef {{
 *   id: string,
 *   game: string,
 *   owner?: string,
 *   seats: Record<string, string>,
 *   invitations?: Record<string, string>,
 *   wish?: string,
 *   copy?: boolean,
 *   lesson?: boolean,
 *   data?: string | null,
 *   last: number,
 * }} Kept
 */

/** @type {import("@preact/signals").Signal<Record<string, Kept>>} */
export const tables = signal(read("tables", {}));

/** The seat of a table that is this browser's, if it has one and no more. @param {string} id */
export function onlySeat(id) {
  const seats = Object.keys(tables.peek()[id]?.seats ?? {}).map(Number);
  return seats.length === 1 ? seats[0] : null;
}

/** Remember a table, or more about it. @param {string} id @param {Partial<Kept>} more */
export function keepTable(id, more) {
  const old = tables.peek()[id] ?? { id, game: "", seats: {}, last: 0 };
  const kept = { ...old, ...more, seats: { ...old.seats, ...more.seats }, last: Date.now() };
  tables.value = { ...tables.peek(), [id]: kept };
  write("tables", tables.peek());
}

/** Remember what the server was told to do with notices of a table. @param {string} id @param {string} wish */
export function noteWish(id, wish) {
  tables.value = { ...tables.peek(), [id]: { ...tables.peek()[id], wish } };
  write("tables", tables.peek());
}

/** Forget a table. @param {string} id */
export function dropTable(id) {
  const { [id]: _, ...rest } = tables.peek();
  tables.value = rest;
  write("tables", rest);
}

/** The lessons that were taken to their end. @type {import("@preact/signals").Signal<string[]>} */
export const lessonsDone = signal(read("lessons", []));

/** Tick a lesson. @param {string} id */
export function tickLesson(id) {
  if (lessonsDone.peek().includes(id)) return;
  lessonsDone.value = [...lessonsDone.peek(), id];
  write("lessons", lessonsDone.peek());
}

/** Whether whoever sits here has neither played nor learnt anything in this browser. */
export const isNew = () => !Object.keys(tables.value).length && !lessonsDone.value.length;

/**
 * @typedef {object} Settings
 * @property {string} language "" follows the browser
 * @property {string} guest the language of a table that this browser was invited to, for whoever reads none of ours
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "full" | "still"} motion
 * @property {boolean} sound
 * @property {number} volume of it, up to 1
 * @property {boolean} touch what is heard is felt as well, on what one holds in the hand
 * @property {boolean} patterns
 * @property {boolean} letters single letters work as keys
 * @property {Record<string, string>} keys letters that lie on other keys
 * @property {1 | 2 | 0} pace others' turns at this speed, 0 at once
 * @property {boolean} byHand others' turns go on only when the viewer says so
 * @property {boolean} runOn what has several stages runs on by itself
 * @property {boolean} lens what is crowded on a board is shown larger beside it
 * @property {"score" | "chronicle"} rail the tab beside the board that was open last
 * @property {boolean} follow the board goes where something happens or is to be decided
 * @property {number | null} pigment always show me in this pigment
 * @property {Record<string, string>} bots by game, the level of bots that was last played against
 * @property {string} name
 * @property {boolean} signedIn an account was in use here; whether it still is, the server knows
 * @property {boolean} chat
 * @property {boolean} precise under each rule its exact wording for programmers
 * @property {string[]} told the games of which it is known what they are about, from the page before a first game or
 *   from a lesson
 * @property {boolean} notify
 * @property {{start: string, end: string} | null} quiet hours without notices, "22:00" to "08:00"
 * @property {string} webhook where the server sends notices
 */

/** @type {Settings} */
const DEFAULTS = {
  language: "",
  guest: "",
  theme: "system",
  motion: "system",
  sound: false,
  volume: 0.6,
  touch: false,
  patterns: true,
  letters: true,
  keys: {},
  pace: 1,
  byHand: false,
  follow: true,
  runOn: false,
  lens: true,
  rail: "score",
  pigment: null,
  bots: {},
  name: "",
  signedIn: false,
  chat: true,
  precise: false,
  told: [],
  notify: false,
  quiet: null,
  webhook: "",
};

/** What was kept, as it is kept today: whether somebody was told of a game says nothing of which. @param {any} kept */
const known = ({ told, ...kept }) => ({ ...kept, ...(Array.isArray(told) && { told }) });

/** @type {import("@preact/signals").Signal<Settings>} */
export const settings = signal({ ...DEFAULTS, ...known(read("settings", {})) });

// What is changed in another window of this browser holds here too.
addEventListener("storage", ({ key, newValue }) => {
  if (key === "mundi.settings" && newValue) settings.value = { ...DEFAULTS, ...known(JSON.parse(newValue)) };
});

// A cookie, so that the server sends the words of this language along with a page, and of no other.
effect(() => {
  const { language, guest } = settings.value;
  const chosen = language || guest;
  document.cookie = `mundi_language=${chosen}; path=/; samesite=lax; max-age=${chosen ? 365 * 86400 : 0}`;
});

/** @param {Partial<Settings>} changes */
export function set(changes) {
  settings.value = { ...settings.peek(), ...changes };
  write("settings", settings.peek());
}

/** Somebody knows now what this game is about. @param {string} game */
export const setTold = (game) => set({ told: [...new Set([...settings.peek().told, game])] });

// Words: Fluent messages in our languages, chosen per viewer. Pages and tables have theirs, and each game its own.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { settings } from "./keep.js";

/**
 * What each language calls itself; tools/wire_types.py writes it from the one list of them.
 * @type {Record<import("./wire.js").TableInfo["language"], string>}
 */
export const LANGUAGES = { en: "English", "pt-BR": "Português (Brasil)", it: "Italiano", nl: "Nederlands" };
/** The same without its country. @param {string} id */
export const languageName = (id) => (LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (id)] ?? id).replace(/ \(.*/, "");

/** The files of every page. */
const COMMON = ["site", "table"];

/**
 * The language in use: the one chosen, the first of the browser's that we speak, or that of the table one was invited
 * to.
 */
export const language = computed(() => {
  const wishes = [settings.value.language, ...navigator.languages, settings.value.guest];
  for (const wish of wishes) {
    for (const known of Object.keys(LANGUAGES)) {
      if (wish && (wish === known || wish.split("-")[0] === known.split("-")[0])) return known;
    }
  }
  return "en";
});

/** For numbers, dates and lists: English here is that of these pages. */
const locale = computed(() => (language.value === "en" ? "en-GB" : language.value));

/** The files of each game whose words were asked for. @type {Map<string, string[]>} */
const games = new Map([["", []]]);

/**
 * Words that take the place of some of these, where a game is played with corrected data.
 * @type {Map<string, string>}
 */
const corrections = new Map();

/**
 * A bundle for each game, the pages' words among its own: two editions call different things by one id. "" has the
 * pages' alone.
 * @type {import("@preact/signals").Signal<Map<string, FluentBundle>>}
 */
const bundles = signal(new Map());

/** The game on the screen. */
const shown = signal("");
const bundle = computed(() => bundles.value.get(shown.value) ?? bundles.value.get(""));

/**
 * Another one whenever other words are here, which is some time after another language is in use: for what is put into
 * words once and kept.
 */
export const wording = computed(() => bundle.value ?? null);

const base = new URL("../locales/", import.meta.url);
/** @type {Map<string, Promise<FluentResource>>} */
const fetched = new Map();

/** A file of words, fetched once. @param {string} path */
function wordsAt(path) {
  const found =
    fetched.get(path) ??
    fetch(new URL(path, base)).then(async (answer) => new FluentResource(answer.ok ? await answer.text() : ""));
  fetched.set(path, found);
  // Without a connection the page stays as it is, and the next one asks again.
  found.catch(() => fetched.delete(path));
  return found;
}

/** @type {Map<string, Promise<FluentBundle>>} */
const made = new Map();

/** The words of a game in a language, put together once. @param {string} wanted @param {string} game */
function bundleOf(wanted, game) {
  const key = `${wanted} ${game}`;
  const make = async () => {
    const whole = new FluentBundle(wanted, { useIsolating: false });
    const files = [...COMMON, ...(games.get(game) ?? [])];
    for (const words of await Promise.all(files.map((file) => wordsAt(`${wanted}/${file}.ftl`))))
      whole.addResource(words);
    whole.addResource(new FluentResource(corrections.get(game) ?? ""), { allowOverrides: true });
    return whole;
  };
  const found = made.get(key) ?? make();
  made.set(key, found);
  found.catch(() => made.delete(key));
  return found;
}

/**
 * Load the words of the language in use: those of the pages, and of the games that were asked for.
 * @returns {Promise<void>}
 */
export async function loadWords() {
  const wanted = language.value;
  const found = await Promise.all(
    [...games.keys()].map(async (game) => /** @type {[string, FluentBundle]} */ ([game, await bundleOf(wanted, game)])),
  );
  // Another language or another game was asked for meanwhile.
  if (wanted !== language.peek() || found.length < games.size) return loadWords();
  document.documentElement.lang = wanted;
  bundles.value = new Map(found);
}

/**
 * Load the words of a game too, some of them corrected.
 * @param {string} game
 * @param {string[]} files
 * @param {string} [corrected]
 */
export async function learnWords(game, files, corrected = "") {
  if (bundles.peek().has(game)) return;
  games.set(game, files);
  corrections.set(game, corrected);
  await loadWords().catch((error) => {
    games.delete(game);
    throw error;
  });
}

/** From now on this game is on the screen: its words are used. @param {string} game */
export function speakOf(game) {
  shown.value = game;
}

/** @param {FluentBundle | undefined} words @param {string} id @param {Record<string, any>} [args] */
function format(words, id, args) {
  const [name, attribute] = id.split(".");
  const message = words?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern || !words) return id;
  const said = words.formatPattern(pattern, args);
  return args && Object.values(args).some((value) => value < 0) ? said.replace(/(?<![\p{L}\d])-(?=\d)/gu, MINUS) : said;
}

/** Languages write a hyphen before a number below nothing; it is no hyphen. */
const MINUS = "−";

/**
 * A message in the reader's language. An unknown id shows itself, so that nobody overlooks it.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @returns {string}
 */
export const t = (id, args) => format(bundle.value, id, args);

/** Whether there is such a message. @param {string} id */
export const has = (id) => !!bundle.value?.hasMessage(id);

/** Whether the words of a game are here. @param {string} game */
export const knows = (game) => bundles.value.has(game);

/**
 * A message of a game that is not on the screen; empty where it has none, or while it is on its way.
 * @param {string} game
 * @param {string} id
 * @param {Record<string, any>} [args]
 */
export function tellOf(game, id, args) {
  const words = bundles.value.get(game);
  return words?.hasMessage(id.split(".")[0]) ? format(words, id, args) : "";
}

/** @type {Map<string, any>} */
const formatters = new Map();

/**
 * A formatter of the reader's language. Making one takes longer than drawing a move, so each is made once.
 * @template {"NumberFormat" | "DateTimeFormat" | "ListFormat" | "RelativeTimeFormat"} K
 * @param {K} kind
 * @param {Record<string, any>} options
 * @returns {InstanceType<(typeof Intl)[K]>}
 */
export function formatter(kind, options) {
  const key = `${kind} ${locale.value} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new /** @type {any} */ (Intl)[kind](locale.value, options);
  formatters.set(key, made);
  return made;
}

/** A number in the reader's language. @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const numeral = (value, options = {}) => formatter("NumberFormat", options).format(value).replace("-", MINUS);

/** Names as one reads them aloud. @param {string[]} names @param {"conjunction" | "disjunction"} [type] */
export const listed = (names, type = "conjunction") => formatter("ListFormat", { type }).format(names);

/** A day, as one writes it in a sentence. @param {number} at seconds since 1970; whole days are those of Greenwich */
export const dayOf = (at) =>
  formatter("DateTimeFormat", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(at * 1000);

/** "the Nile" or "on the Nile"; "" is the bare name, as the map has it. @typedef {"" | "the" | "in"} NameForm */

/**
 * Names in the language in use: a board asks for a hundred of them with every move.
 * @type {import("@preact/signals").ReadonlySignal<Map<string, string>>}
 */
const names = computed(() => {
  void bundle.value;
  return new Map();
});

/**
 * The name of a place or a card of the game on the screen: as it is, or in a form a sentence takes it in.
 * @param {string} id
 * @param {NameForm} [form]
 * @returns {string}
 */
export function nameOf(id, form = "") {
  const key = form ? `${nameId(id)}.${form}` : nameId(id);
  const said = names.value.get(key) ?? t(key);
  // A card is called by its name in every sentence.
  const name = form && said === key ? nameOf(id) : said;
  names.value.set(key, name);
  return name;
}

/** @param {string} id */
const nameId = (id) => `name-${id.replaceAll("_", "-")}`;

/**
 * Why something was refused, in the reader's language; the server's own words where we have none.
 * @param {{reason?: string | null, detail?: string | null, params?: Record<string, any>}} refusal things are named by
 *   their ids
 */
export function refusalOf({ reason, detail, params = {} }) {
  const id = `refusal-${(reason ?? "").replaceAll("_", "-")}`;
  if (!has(id)) return detail ?? "";
  const named = Object.entries(params).map(([key, value]) => [
    key,
    typeof value === "string" && has(nameId(value)) ? nameOf(value, "the") : value,
  ]);
  return t(id, Object.fromEntries(named));
}

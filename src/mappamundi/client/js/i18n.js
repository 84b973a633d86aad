// Words: Fluent messages in four languages, chosen per viewer. One set serves every screen.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { settings } from "./keep.js";

export const LANGUAGES = { en: "English", "pt-BR": "Português (Brasil)", it: "Italiano", nl: "Nederlands" };
/** What a language calls itself, without its country. @param {string} id */
export const languageName = (id) => (LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (id)] ?? id).replace(/ \(.*/, "");

const FILES = ["site", "table", "history", "map", "lessons", "names"];

/** The language in use: the one chosen, that of the table one was invited to, or the first of the browser's that we speak. */
export const language = computed(() => {
  const wishes = [settings.value.language, settings.value.guest, ...navigator.languages];
  for (const wish of wishes) {
    for (const known of Object.keys(LANGUAGES)) {
      if (wish && (wish === known || wish.split("-")[0] === known.split("-")[0])) return known;
    }
  }
  return "en";
});

/** For numbers, dates and lists: English here is that of these pages. */
const locale = computed(() => (language.value === "en" ? "en-GB" : language.value));

/** @type {import("@preact/signals").Signal<FluentBundle | null>} */
const bundle = signal(null);
const base = new URL("../locales/", import.meta.url);

/** Load the words of the language in use. */
export async function loadWords() {
  const wanted = language.value;
  const texts = await Promise.all(
    FILES.map((file) => fetch(new URL(`${wanted}/${file}.ftl`, base)).then((answer) => (answer.ok ? answer.text() : ""))),
  );
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  document.documentElement.lang = wanted;
  bundle.value = made;
}

/**
 * A message in the reader's language. An unknown id shows itself, so that nobody overlooks it.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const [name, attribute] = id.split(".");
  const message = bundle.value?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? /** @type {FluentBundle} */ (bundle.value).formatPattern(pattern, args) : id;
}

/** @type {Map<string, any>} */
const formatters = new Map();

/**
 * A formatter of the reader's language. Making one takes longer than drawing a move, so each is made once.
 * @template {"NumberFormat" | "DateTimeFormat" | "ListFormat"} K
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

/** Names as one reads them aloud. @param {string[]} names @param {"conjunction" | "disjunction"} [type] */
export const listed = (names, type = "conjunction") => formatter("ListFormat", { type }).format(names);

/** Whether there is such a message. @param {string} id */
export const has = (id) => !!bundle.value?.hasMessage(id);

/** Names in the language in use: the map asks for a hundred of them with every move. @type {import("@preact/signals").ReadonlySignal<Map<string, string>>} */
const names = computed(() => (bundle.value, new Map()));

/** The name of a land, region, water, empire or card. @param {string} id */
export function nameOf(id) {
  const name = names.value.get(id) ?? t(nameId(id));
  names.value.set(id, name);
  return name;
}

/** @param {string} id */
const nameId = (id) => `name-${id.replaceAll("_", "-")}`;

/**
 * Why something was refused, in the reader's language; the server's own words where we have none.
 * @param {{reason?: string | null, detail?: string | null, params?: Record<string, any>}} refusal things are named by their ids
 */
export function refusalOf({ reason, detail, params = {} }) {
  const id = `refusal-${(reason ?? "").replaceAll("_", "-")}`;
  if (!has(id)) return detail ?? "";
  const named = Object.entries(params).map(([key, value]) => [key, typeof value === "string" && has(nameId(value)) ? nameOf(value) : value]);
  return t(id, Object.fromEntries(named));
}

// The rules of a game as a reader uses them: chapters, references, and the search by word or number.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n.js";
import { ask } from "../net.js";
import { copyText } from "./controls.js";
import { Rule as RuleNumber, simple } from "./text.js";

/** @typedef {import("../wire.js").RulesText["form"]} Form */
/** @typedef {{number: string, chapter: string, text: string}} Rule */
/** @typedef {{id: string, number: string, title: string, rules: Rule[]}} Chapter */
/**
 * @typedef {{
 *   game: any,
 *   language: string,
 *   catalogue: object,
 *   data: string | null,
 *   introduction: string[],
 *   rules: Rule[],
 *   byNumber: Map<string, Rule>,
 *   chapters: Chapter[],
 *   mentions: Map<string, string[]>,
 * }} Book
 */

const REFERENCE = /(`[^`]+`|\*[^*]+\*|\[?\b[A-Z]\d+(?:\.\d+)?\b\]?)/;

/** @type {Map<string, Promise<Book>>} */
const asked = new Map();
/** @type {Map<string, Book>} */
const books = new Map();

/**
 * What a book is kept under.
 * @param {string | undefined} game
 * @param {string} tongue
 * @param {Form} form
 * @param {string} data
 */
const keyOf = (game, tongue, form, data) => `${game} ${tongue} ${form} ${data}`;

/**
 * The rules of a game in a language and form, and its cards; fetched once.
 * @param {string} game
 * @param {string} tongue
 * @param {Form} form
 * @param {string} data
 */
function readBook(game, tongue, form, data) {
  const key = keyOf(game, tongue, form, data);
  let book = asked.get(key);
  if (!book) {
    book = fetchBook(game, tongue, form, data);
    asked.set(key, book);
    book.then(
      (found) => books.set(key, found),
      () => asked.delete(key),
    );
  }
  return book;
}

/** @param {string} game @param {string} tongue @param {Form} form @param {string} data */
async function fetchBook(game, tongue, form, data) {
  const own = () => ask("GET", `/api/games/${game}`);
  // Data that are no longer known here leave the game its own.
  const details = await (data
    ? ask("GET", `/api/games/${game}?data=${encodeURIComponent(data)}`).catch((error) =>
        [400, 404].includes(error.problem?.status) ? own() : Promise.reject(error),
      )
    : own());
  const written = details.game.languages.includes(tongue) ? tongue : "en";
  return bind(details, await ask("GET", `/api/games/${game}/rules?language=${written}&form=${form}`));
}

/**
 * The book in the reader's language; another follows when the language changes. What is cited anywhere is told to a
 * player.
 * @param {string | undefined} game
 * @param {Form} [form]
 * @param {string} [data] corrected ones, whose cards are shown
 * @returns {{book: Book | null, problem: import("../net.js").Problem | null, again: () => void}}
 */
export function useBook(game, form = "player", data = "") {
  const tongue = language.value;
  const [state, setState] = useState(
    /** @type {{book: Book | null, problem: any}} */ ({
      book: books.get(keyOf(game, tongue, form, data)) ?? null,
      problem: null,
    }),
  );
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    if (game) {
      readBook(game, tongue, form, data).then(
        (book) => wanted && setState({ book, problem: null }),
        (error) => wanted && setState((old) => ({ book: old.book, problem: error.problem ?? { status: 0 } })),
      );
    }
    return () => {
      wanted = false;
    };
  }, [game, tongue, form, data, turn]);
  return { ...state, again: () => setTurn((old) => old + 1) };
}

/**
 * @param {any} details
 * @param {{language: string, introduction?: string[], items: Rule[]}} text an answer kept from before may lack the
 *   introduction
 * @returns {Book}
 */
function bind(details, { language: written, introduction = [], items: rules }) {
  /** @type {Map<string, Chapter>} */
  const chapters = new Map();
  /** @type {Map<string, string[]>} */
  const mentions = new Map();
  for (const rule of rules) {
    const id = rule.number.includes(".") ? rule.number.split(".")[0] : rule.number.replace(/\d+$/, "");
    const chapter = chapters.get(id) ?? { id, number: id.replace(/^[A-Z]+/, ""), title: rule.chapter, rules: [] };
    chapter.rules.push(rule);
    chapters.set(id, chapter);
    for (const number of numbersIn(rule.text)) mentions.set(number, [...(mentions.get(number) ?? []), rule.number]);
  }
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  return {
    game: details.game,
    language: written,
    catalogue: details.catalogue,
    data: details.data?.digest ?? null,
    introduction,
    rules,
    byNumber,
    chapters: [...chapters.values()],
    mentions,
  };
}

/** The rules a text speaks of. @param {string} text */
export const numbersIn = (text) => [...text.matchAll(/\b[A-Z]\d+(?:\.\d+)?\b/g)].map(([number]) => number);

/** The rulings that settle a rule's doubts: numbers without a dot. @param {Book} book @param {Rule} rule */
export const rulingsOf = (book, rule) =>
  numbersIn(rule.text).flatMap((number) => (!number.includes(".") && book.byNumber.get(number)) || []);

/** Rules that have to do with one: those it names, and those that name it. @param {Book} book @param {string} number */
export function relatives(book, number) {
  const rule = book.byNumber.get(number);
  const named = rule ? numbersIn(rule.text).filter((other) => book.byNumber.has(other)) : [];
  return [...new Set([...named, ...(book.mentions.get(number) ?? [])])].filter((other) => other !== number);
}

/**
 * A rule's words, with the list or the table that some have below them.
 * @param {{book: Book, text: string}} props
 */
export function RuleText({ book, text }) {
  const [words, ...below] = text.split("\n");
  const items = below.flatMap((line) => (line.startsWith("|") ? [] : line.replace(/^[-*] /, "")));
  const [head, ...rows] = below
    .filter((line) => line.startsWith("|") && !/^[|\s:-]+$/.test(line))
    .map((line) => line.slice(1, -1).split("|"));
  return html`
    <${Words} book=${book} text=${words} />
    ${
      items.length > 0 &&
      html`<ul class="rule-items">${items.map((item) => html`<li><${Words} book=${book} text=${item} /></li>`)}</ul>`
    }
    ${
      head &&
      html`<table class="rule-table">
        <thead>
          <tr>${head.map((cell) => html`<th scope="col"><${Words} book=${book} text=${cell.trim()} /></th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`<tr>${row.map((cell) => html`<td><${Words} book=${book} text=${cell.trim()} /></td>`)}</tr>`,
          )}
        </tbody>
      </table>`
    }
  `;
}

/** Other rules as links, the machine's words set apart. @param {{book: Book, text: string}} props */
function Words({ book, text }) {
  return html`${text.split(REFERENCE).map((part) => {
    if (part.startsWith("`")) {
      const word = part.slice(1, -1);
      return /[_=[\]]/.test(word) ? html`<code>${word}</code>` : html`<b class="term">${word}</b>`;
    }
    if (part.startsWith("*")) return html`<em>${part.slice(1, -1)}</em>`;
    const number = part.replace(/[[\]]/g, "");
    if (
      part !== "" &&
      /^[A-Z]\d+(\.\d+)?$/.test(number) &&
      (book.byNumber.has(number) || book.chapters.some((one) => one.id === number))
    ) {
      return html`<a class="rule" href=${`/rules/${book.game.id}/${number}`}>${number}</a>`;
    }
    return part;
  })}`;
}

/**
 * Why something is refused: the number of the rule, and its words when they are there.
 * @param {{game: string, number: string}} props
 */
export function Cited({ game, number }) {
  const { book } = useBook(game);
  const rule = book?.byNumber.get(number);
  return html`
    <${RuleNumber} game=${game} number=${number} />
    ${book && rule && html`<q class="cited" lang=${book.language}><${RuleText} book=${book} text=${rule.text} /></q>`}
  `;
}

/** A rule's words without marks, where nothing can be set apart. @param {string} text */
export const unmarked = (text) => text.replace(/[`*]|\s*\[[A-Z]\d+\]/g, "");

/** The first words of a rule, for a list. @param {string} text */
export const brief = (text) => {
  const plain = unmarked(text);
  const sentence = /^.{20,}?[.;:](?=\s|$)/.exec(plain)?.[0] ?? plain;
  return sentence.length > 110 ? `${sentence.slice(0, 107)}…` : sentence.replace(/[;:]$/, "…");
};

/**
 * Rules that fit what was typed: a number, the beginning of one, or words; of the precise form too, where it is shown.
 * @param {Book} book @param {string} wish @param {Book | null} [precise]
 */
export function searchRules(book, wish, precise = null) {
  const words = simple(wish).split(/\s+/).filter(Boolean);
  if (words.length === 1 && /^[a-z]?\d+(\.\d*)?$/.test(words[0])) {
    const start = /^\d/.test(words[0]) ? words[0] : words[0].toUpperCase();
    return book.rules.filter(
      (rule) => rule.number.startsWith(start) || rule.number.replace(/^[A-Z]+/, "").startsWith(start),
    );
  }
  return book.rules.filter((rule) => {
    const text = simple(`${rule.chapter} ${rule.text} ${precise?.byNumber.get(rule.number)?.text ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/** Copy the address of a rule or a card. @param {string} address @param {(text: string) => void} say */
export async function copyLink(address, say) {
  const whole = new URL(address, location.href).href;
  say((await copyText(whole)) ? t("rules-copied") : t("rules-not-copied", { address: whole }));
}

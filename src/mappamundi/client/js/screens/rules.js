// The rules browser: a primer in pictures, every rule by its number, the cards and the board; an address for
// everything.

import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { ready, useAlmanac, usualGame } from "../games/index.js";
import { LANGUAGES, language, t } from "../i18n.js";
import { set, settings } from "../keep.js";
import { go } from "../router.js";
import { DataNote } from "../table/corrected.js";
import { Failed, Loading } from "../ui/blank.js";
import { Choice, Icon, Switch } from "../ui/controls.js";
import { Header } from "../ui/header.js";
import { useAnswer, useTitle } from "../ui/lists.js";
import { RuleText, brief, copyLink, relatives, rulingsOf, searchRules, useBook } from "../ui/rulebook.js";
import { Concerned, InThisGame, lastTable, lessonsFor } from "./parts/rules-aside.js";
import { complain, toast } from "../ui/toast.js";
import { beginLesson, titleOf } from "./parts/lessons.js";

/** @typedef {import("../ui/rulebook.js").Book} Book */
/** @typedef {import("../ui/rulebook.js").Rule} Rule */
/** @typedef {import("../games/contract.js").Almanac} Almanac */
/** @typedef {import("../games/contract.js").AlmanacPage} AlmanacPage */

// What is typed outlives the page: an address is followed and the words are still there.
const wish = signal("");

/**
 * A rule as it is told, and below it the precise form where that is wanted.
 * @param {{book: Book, precise: Book | null, rule: Rule}} props
 */
function Told({ book, precise, rule }) {
  const exact = precise?.byNumber.get(rule.number);
  return html`
    <div class="rule-text" lang=${book.language}><${RuleText} book=${book} text=${rule.text} /></div>
    ${
      precise &&
      exact &&
      html`<div class="rule-precise" lang=${precise.language}><${RuleText} book=${precise} text=${exact.text} /></div>`
    }
  `;
}

/**
 * @param {{
 *   book: Book,
 *   precise: Book | null,
 *   rule: Rule,
 *   chosen: boolean,
 *   almanac: Almanac | null,
 *   lessons: any[],
 * }} props
 */
function RuleEntry({ book, precise, rule, chosen, almanac, lessons }) {
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!chosen || !here.current) return;
    here.current.scrollIntoView({ block: "center" });
    here.current.querySelector("a")?.focus({ preventScroll: true });
  }, [chosen]);
  const address = `/rules/${book.game.id}/${rule.number}`;
  return html`<li ref=${here} class=${`rule-entry ${chosen ? "chosen" : ""}`} id=${rule.number}>
    <a class="rule-number" href=${address} aria-current=${chosen ? "true" : undefined}>${rule.number}</a>
    <div class="rule-body">
      <${Told} book=${book} precise=${precise} rule=${rule} />
      ${
        chosen &&
        rulingsOf(book, rule).map(
          (ruling) =>
            html`<p class="ruling" lang=${book.language}>
              <b>${t("rules-ruling", { number: ruling.number })}</b>
              ${" "}
              <${RuleText} book=${book} text=${ruling.text} />
            </p>`,
        )
      }
      ${chosen && almanac?.Figure && html`<${almanac.Figure} number=${rule.number} catalogue=${book.catalogue} />`}
      ${
        chosen &&
        html`<div class="rule-acts">
          <span class="rule-buttons">
            ${lessonsFor(lessons, book.game.id, rule.number).map(
              (lesson) =>
                html`<button class="button" onClick=${() => beginLesson(lesson).catch(complain)}>
                  ${t("rules-try", { lesson: titleOf(lesson) })}
                </button>`,
            )}
            <button class="button" onClick=${() => copyLink(address, toast)}>${t("rules-copy")}</button>
          </span>
          <span class="note">${t("rules-since", { version: book.game.rules })}</span>
        </div>`
      }
    </div>
  </li>`;
}

/**
 * @param {{
 *   book: Book,
 *   precise: Book | null,
 *   chapter: import("../ui/rulebook.js").Chapter,
 *   number: string,
 *   almanac: Almanac | null,
 *   lessons: any[],
 * }} props
 */
function ChapterPage({ book, precise, chapter, number, almanac, lessons }) {
  const place = book.chapters.indexOf(chapter);
  const [before, after] = [book.chapters[place - 1], book.chapters[place + 1]];
  return html`
    <p class="eyebrow">
      ${chapter.number ? t("rules-eyebrow", { game: book.game.title, number: chapter.number }) : book.game.title}
    </p>
    <h1 class="page-title">${chapter.title}</h1>
    ${
      !before &&
      book.introduction.length > 0 &&
      html`<div class="rules-introduction serif" lang=${book.language}>
        ${book.introduction.map((text) => html`<p><${RuleText} book=${book} text=${text} /></p>`)}
      </div>`
    }
    <ol class="rule-list">
      ${chapter.rules.map(
        (rule) =>
          html`<${RuleEntry}
            key=${rule.number}
            book=${book}
            precise=${precise}
            rule=${rule}
            chosen=${rule.number === number}
            almanac=${almanac}
            lessons=${lessons}
          />`,
      )}
    </ol>
    <nav class="chapter-turn" aria-label=${t("rules-turn")}>
      ${
        before
          ? html`<a class="button" href=${`/rules/${book.game.id}/${before.id}`}>
              ${t("rules-before", { title: before.title })}
            </a>`
          : html`<span></span>`
      }
      ${
        after &&
        html`<a class="button" href=${`/rules/${book.game.id}/${after.id}`}>
          ${t("rules-after", { title: after.title })}
        </a>`
      }
    </nav>
  `;
}

/** An address that names no rule. @param {{book: Book, number: string}} props */
function Unknown({ book, number }) {
  return html`
    <p class="eyebrow">${book.game.title}</p>
    <h1 class="page-title">${t("rules-unknown", { number })}</h1>
    <p class="page-lead">${t("rules-unknown-text")}</p>
  `;
}

/** @param {{book: Book, precise: Book | null, almanac: Almanac | null}} props */
function Found({ book, precise, almanac }) {
  const word = wish.value.trim();
  const rules = searchRules(book, word, precise);
  const parts = (almanac?.pages ?? []).map((page) => ({ page, found: page.search(book.catalogue, word) }));
  const count = rules.length + parts.reduce((sum, part) => sum + part.found.length, 0);
  const clear = () => {
    wish.value = "";
  };
  return html`
    <p class="eyebrow">${book.game.title}</p>
    <h1 class="page-title">${t("rules-found", { word })}</h1>
    <p class="small" role="status">${t("rules-found-count", { count })}</p>
    ${parts.map(({ page, found }) =>
      found.length
        ? html`<section>
            <h2 class="almanac-head">${page.title()}</h2>
            <ul class="found-list">
              ${found.map(
                (item) =>
                  html`<li>
                    <a href=${`/rules/${book.game.id}/${page.id}.${item.id}`} onClick=${clear}>
                      <b class="serif">${item.title}</b>
                      ${" "}
                      <span class="small">${item.text}</span>
                    </a>
                  </li>`,
              )}
            </ul>
          </section>`
        : null,
    )}
    ${
      rules.length
        ? html`<section>
            <h2 class="almanac-head">${t("rules-title")}</h2>
            <ol class="rule-list">
              ${rules.map(
                (rule) => html`<li class="rule-entry">
                  <a class="rule-number" href=${`/rules/${book.game.id}/${rule.number}`} onClick=${clear}>
                    ${rule.number}
                  </a>
                  <div class="rule-body">
                    <${Told} book=${book} precise=${precise} rule=${rule} />
                    <p class="note" lang=${book.language}>${rule.chapter}</p>
                  </div>
                </li>`,
              )}
            </ol>
          </section>`
        : null
    }
  `;
}

/**
 * The primer like an open book, and what may follow it.
 * @param {{book: Book, almanac: Almanac, lessons: any[]}} props
 */
function Primer({ book, almanac, lessons }) {
  const lesson = lessons.find((one) => one.game === book.game.id);
  return html`<main id="main" class="primer-main" tabindex="-1">
    <h1 class="visually-hidden">${t("primer-title", { game: book.game.title })}</h1>
    <div class="primer-book">
      ${almanac.primer.map(
        (Page, n) =>
          html`<section class="primer-page">
            <p class="eyebrow">${t("primer-page", { page: n + 1 })}</p>
            <${Page} catalogue=${book.catalogue} />
          </section>`,
      )}
    </div>
    <div class="primer-foot">
      <p class="small">${almanac.enough?.() ?? t("primer-enough")}</p>
      <a class="button" href=${`/rules/${book.game.id}/${book.chapters[0].id}`}>${t("primer-all")}</a>
      ${
        lesson &&
        html`<button class="button gilt" onClick=${() => beginLesson(lesson).catch(complain)}>
          ${t("primer-lesson")}
        </button>`
      }
    </div>
  </main>`;
}

/**
 * The parts of the book, the search through all of it, and how its rules are worded.
 * @param {{book: Book, almanac: Almanac | null, current: "primer" | "rules" | "cards" | "questions"}} props
 */
function RulesBar({ book, almanac, current }) {
  const base = `/rules/${book.game.id}`;
  const questions = questionsOf(book);
  /** @type {[typeof current, string, string][]} */
  const tabs = [];
  if (almanac?.primer.length) tabs.push(["primer", base, t("rules-tab-primer")]);
  tabs.push(["rules", `${base}/${book.chapters[0].id}`, t("rules-tab-all")]);
  if (almanac?.pages.length)
    tabs.push(["cards", `${base}/${almanac.pages[0].id}`, almanac.tab?.() ?? t("rules-tab-cards")]);
  if (questions) tabs.push(["questions", `${base}/${questions.id}`, t("rules-tab-questions")]);
  return html`<section class="rules-bar" aria-label=${t("rules-bar")}>
    <nav class="rules-tabs" aria-label=${t("rules-title")}>
      ${tabs.map(
        ([id, href, title]) =>
          html`<a
            href=${href}
            aria-current=${id === current && !wish.value ? "page" : undefined}
            onClick=${() => (wish.value = "")}
          >
            ${title}
          </a>`,
      )}
    </nav>
    <${Search} />
    <${Switch}
      label=${t("rules-precise")}
      checked=${settings.value.precise}
      onChange=${(/** @type {boolean} */ on) => set({ precise: on })}
    />
  </section>`;
}

/** What the rules left open and how it was settled: the chapter without a number. @param {Book} book */
const questionsOf = (book) => book.chapters.find((one) => !one.number);

/** @param {{book: Book, number: string, almanac: Almanac | null, page: AlmanacPage | undefined}} props */
function Contents({ book, number, almanac, page }) {
  const chapter = page ? undefined : chapterFor(book, number);
  /** @param {string} id @param {string} mark @param {any} title @param {boolean} here @param {string} [lang] */
  const entry = (id, mark, title, here, lang) =>
    html`<li>
      <a
        href=${`/rules/${book.game.id}/${id}`}
        aria-current=${here && !wish.value ? "page" : undefined}
        onClick=${() => (wish.value = "")}
      >
        <span class="numbers">${mark}</span>
        <span lang=${lang}>${title}</span>
      </a>
    </li>`;
  return html`<nav class="contents" aria-label=${t("rules-contents")}>
    <ol>${book.chapters.map((one) => entry(one.id, one.number || "§", one.title, one === chapter, book.language))}</ol>
    ${
      almanac &&
      html`<ol class="more">${almanac.pages.map((one) => entry(one.id, "◆", one.title(), page?.id === one.id))}</ol>`
    }
  </nav>`;
}

/**
 * The chapter of a number, the first where none is asked for; nothing for a number that the book does not have.
 * @param {Book} book
 * @param {string} number
 */
function chapterFor(book, number) {
  return number
    ? book.chapters.find((one) => one.id === number || one.rules.some((rule) => rule.number === number))
    : book.chapters[0];
}

/** @param {{book: Book, number: string, chapter: import("../ui/rulebook.js").Chapter}} props */
function SeeAlso({ book, number, chapter }) {
  const near = book.byNumber.has(number)
    ? relatives(book, number)
    : chapter.rules
        .flatMap((rule) => relatives(book, rule.number))
        .filter((other) => !chapter.rules.some((rule) => rule.number === other));
  const list = [...new Set(near)].slice(0, 8);
  if (!list.length) return null;
  return html`<section aria-labelledby="see-also">
    <h2 class="panel-title" id="see-also">${t("rules-see-also")}</h2>
    <ul class="rows">
      ${list.map(
        (other) =>
          html`<li class="see">
            <a class="rule" href=${`/rules/${book.game.id}/${other}`}>${other}</a>
            <span lang=${book.language}>${brief(book.byNumber.get(other)?.text ?? "")}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

function Search() {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    const slash = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "/" || /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "")) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", slash);
    return () => document.removeEventListener("keydown", slash);
  }, []);
  const escaped = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") wish.value = "";
  };
  return html`<search class="search-field">
    <${Icon} name="search" />
    <label class="visually-hidden" for="rules-search">${t("rules-search")}</label>
    <input
      ref=${field}
      id="rules-search"
      type="search"
      placeholder=${t("rules-search")}
      value=${wish.value}
      autocomplete="off"
      onInput=${(/** @type {any} */ event) => (wish.value = event.currentTarget.value)}
      onKeyDown=${escaped}
    />
    <kbd class="key">/</kbd>
  </search>`;
}

/** @param {{games: any[], book: Book, number: string}} props */
function Browser({ games, book, number }) {
  const found = useAlmanac(book.game.id, book.data);
  const almanac = found ?? null;
  const [pageId, card] = number.split(".");
  const page = almanac?.pages.find((one) => one.id === pageId);
  // Without a number the primer is read, and an address in small letters is one of the almanac, which may be on its
  // way.
  const awaited = found === undefined && !/^[A-Z]/.test(number);
  const opened = !number && !!almanac?.primer.length && !wish.value.trim();
  const chapter = page || opened || awaited ? undefined : chapterFor(book, number);
  const current = opened ? "primer" : page ? "cards" : chapter && chapter === questionsOf(book) ? "questions" : "rules";
  useTitle(
    opened
      ? t("rules-tab-primer")
      : page
        ? page.title()
        : !chapter
          ? awaited
            ? ""
            : t("rules-unknown", { number })
          : book.byNumber.has(number)
            ? `${number} ${chapter.title}`
            : chapter.title,
  );
  useEffect(() => {
    if (page && card) document.getElementById(card)?.scrollIntoView({ block: "center" });
  }, [page, card]);
  const lessons = useAnswer("/api/lessons").answer?.lessons ?? [];
  const last = lastTable();
  const precise = useBook(book.game.id, "precise").book;
  const shown = settings.value.precise ? precise : null;
  const here = chapter && book.byNumber.has(number) ? [number] : (chapter?.rules.map((rule) => rule.number) ?? []);
  // Only the precise form names the effects of cards.
  const cards =
    almanac?.concerns(book.catalogue, here.map((one) => precise?.byNumber.get(one)?.text ?? "").join(" "), here) ?? [];
  const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label: label.replace(/ \(.*/, "") }));
  return html`
    <${Header} current="rules">
      ${
        games.length > 1 &&
        html`<${Choice}
          label=${t("new-game")}
          hideLabel
          value=${book.game.id}
          options=${games.map((game) => ({ value: game.id, label: game.title }))}
          onChange=${(/** @type {string} */ id) => go(`/rules/${id}`)}
        />`
      }
      <${Choice}
        label=${t("language")}
        hideLabel
        value=${language.value}
        options=${languages}
        onChange=${(/** @type {string} */ id) => set({ language: id, guest: "" })}
      />
      ${last && html`<a class="back-link" href=${`/t/${last.id}`}>${t("rules-back")}</a>`}
    <//>
    <${RulesBar} book=${book} almanac=${almanac} current=${current} />
    ${
      opened && almanac
        ? html`<${Primer} book=${book} almanac=${almanac} lessons=${lessons} />`
        : html`<div class="rules-frame">
            <section class="rules-side" aria-label=${t("rules-title")}>
              <details class="contents-fold" open=${matchMedia("(min-width: 64em)").matches}>
                <summary class="button">${t("rules-contents")}</summary>
                <${Contents} book=${book} number=${number} almanac=${almanac} page=${page} />
              </details>
            </section>
            <main id="main" class="rules-main" tabindex="-1">
              ${
                wish.value.trim()
                  ? html`<${Found} book=${book} precise=${shown} almanac=${almanac} />`
                  : page
                    ? html`
                        <p class="eyebrow">${book.game.title}</p>
                        <h1 class="page-title">${page.title()}</h1>
                        <p class="page-lead">${page.note()}</p>
                        <${DataNote} game=${book.game.id} data=${book.data} />
                        <${page.Page}
                          catalogue=${book.catalogue}
                          chosen=${card ?? null}
                          base=${`/rules/${book.game.id}/${page.id}`}
                        />
                      `
                    : !chapter
                      ? awaited
                        ? null
                        : html`<${Unknown} book=${book} number=${number} />`
                      : html`<${ChapterPage}
                          book=${book}
                          precise=${shown}
                          chapter=${chapter}
                          number=${number}
                          almanac=${almanac}
                          lessons=${lessons}
                        />`
              }
            </main>
            <aside class="rules-aside">
              ${language.value !== book.language && html`<p class="note aside-note">${t("rules-in-english")}</p>`}
              ${
                chapter &&
                !wish.value.trim() &&
                html`
                  <${InThisGame} game=${book.game.id} number=${book.byNumber.has(number) ? number : chapter.id} />
                  <${Concerned} game=${book.game.id} cards=${cards} />
                  <${SeeAlso} book=${book} number=${number} chapter=${chapter} />
                `
              }
              <section aria-labelledby="by-heart">
                <h2 class="panel-title" id="by-heart">${t("rules-where")}</h2>
                <p class="small aside-note">${t("rules-where-text")}</p>
                <p class="rule-buttons">
                  ${lessonsFor(lessons, book.game.id, chapter?.id ?? "").map(
                    (lesson) =>
                      html`<button class="button" onClick=${() => beginLesson(lesson).catch(complain)}>
                        ${t("rules-try", { lesson: titleOf(lesson) })}
                      </button>`,
                  )}
                  <a class="button" href=${`/learn#lessons-${book.game.id}`}>${t("nav-learn")}</a>
                </p>
              </section>
            </aside>
          </div>`
    }
  `;
}

/**
 * Corrected data that the address named, by game: the links from page to page do not repeat it.
 * @type {Map<string, string>}
 */
const named = new Map();

/**
 * With which corrected data a game's cards are shown: those of the table one comes from, or of the next one.
 * @param {string} game
 * @param {any} answer the games, when they are here
 * @returns {string}
 */
function dataFor(game, answer) {
  const asked = new URLSearchParams(location.search).get("data");
  if (asked) named.set(game, asked);
  const last = lastTable(game);
  return named.get(game) ?? (last?.data !== undefined ? last.data : answer?.data?.[game]) ?? "";
}

/** @param {{game?: string, number?: string}} props */
export default function Rules({ game, number = "" }) {
  const { answer, problem, again } = useAnswer("/api/games");
  const games = ready(answer?.games ?? []);
  const id = game ?? usualGame();
  const { book, problem: failed, again: reread } = useBook(id, "player", dataFor(id, answer));
  if (failed || (problem && !answer)) {
    const anew = () => {
      again();
      reread();
    };
    return html`<${Header} current="rules" /><${Failed} problem=${failed ?? problem} again=${anew} />`;
  }
  if (!book)
    return html`
      <${Header} current="rules" />
      <main id="main" class="page"><h1 class="visually-hidden">${t("rules-title")}</h1><${Loading} /></main>
    `;
  return html`<${Browser} games=${games} book=${book} number=${number} />`;
}

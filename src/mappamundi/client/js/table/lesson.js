// A lesson at the table: which of its steps are done, which comes next, and what that makes of the prompt. Knows no
// game.

import { nameOf, t } from "../i18n.js";
import { bold } from "../ui/text.js";

/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {import("../wire.js").LessonStep} Step */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("./prompt.js").Action} Action */

/**
 * A lesson under way: its place among the lessons of its game, which steps were read and after how many entries of the
 * log, and the ways out of it.
 * @typedef {object} Taught
 * @property {Lesson} lesson
 * @property {number} number
 * @property {number} count
 * @property {string} title
 * @property {string} next what the lesson after this one is called, empty after the last
 * @property {{id: string, seq: number}[]} read
 * @property {(read: {id: string, seq: number}[]) => void} note
 * @property {() => void} finish
 * @property {() => void} goOn to the next lesson
 * @property {() => void} play a game
 * @property {() => void} leave
 */

/** `left`: it can no longer be done. @typedef {{step: Step, state: "done" | "left" | "now" | "todo"}} Row */

/**
 * Where a lesson stands.
 * @typedef {object} Progress
 * @property {Row[]} rows what is over first, then the step that is asked for, then what is to come
 * @property {Step | null} now null where the lesson asks for nothing at this moment, or is over
 * @property {any} form a legal action that the step asks for
 * @property {boolean} over
 * @property {boolean} aside the last action was another one than the lesson had asked for
 * @property {boolean} preset dice have fallen since that the lesson had set
 * @property {number} acted the entry of the log with the last action
 */

/**
 * Whether an action is the one that is wanted: everything named must be so.
 * @param {any} action
 * @param {Record<string, any>} wanted
 */
export const fits = (action, wanted) =>
  !!action && Object.entries(wanted).every(([key, value]) => JSON.stringify(action[key]) === JSON.stringify(value));

/** @param {any} action @param {Step} step */
const does = (action, step) => !!step.do && [step.do, ...(step.done ?? [])].some((wanted) => fits(action, wanted));

/** What happened and was not taken back. @param {import("../types.js").Told[]} log */
function played(log) {
  /** @type {any[]} */
  const steps = [];
  for (const told of log) {
    if (told.kind === "step") steps.push(told);
    else if (told.kind === "undo") steps.pop();
  }
  return steps;
}

/**
 * Follow a lesson through the log. Whoever does something else does not leave it: steps are ticked in whatever order
 * they are done, and what can no longer be done is left out.
 * @param {Lesson} lesson
 * @param {import("../reduce.js").Known} known
 * @param {{id: string}[]} read
 * @returns {Progress}
 */
export function progress({ steps }, known, read) {
  const asking = steps.filter((step) => step.do);
  const done = new Set(/** @type {Step[]} */ ([]));
  const happened = played(known.log);
  let aside = false;
  let acted = 0;
  for (const told of happened) {
    if (told.seat !== known.viewer) continue;
    const asked = asking.find((step) => !done.has(step));
    const hit = asking.find((step) => !done.has(step) && does(told.action, step));
    if (hit) done.add(hit);
    aside = hit !== asked;
    acted = told.seq;
  }
  const over = done.has(asking[asking.length - 1]);
  // In a race nobody is waited for, and all may act.
  const { awaited, to_act: acting } = known.table;
  const deciding =
    known.viewer !== null && (awaited.length ? awaited : acting).includes(known.viewer) && known.legal.length > 0;
  const formOf = (/** @type {Step} */ step) => known.legal.find((form) => fits(form, step.do ?? {}));
  const passed = (/** @type {Step} */ step) => steps.slice(steps.indexOf(step) + 1).some((later) => done.has(later));
  const left = (/** @type {Step} */ step) =>
    !!step.do && !done.has(step) && (over || (deciding && passed(step) && !formOf(step)));
  for (const step of steps) if (!step.do && (read.some(({ id }) => id === step.id) || passed(step))) done.add(step);
  const now = over
    ? null
    : (steps.find((step) => !done.has(step) && !left(step) && (!step.do || !deciding || formOf(step))) ?? null);
  const state = (/** @type {Step} */ step) =>
    done.has(step) ? "done" : left(step) ? "left" : step === now ? "now" : "todo";
  const rank = { done: 0, left: 0, now: 1, todo: 2 };
  const rows = steps
    .map((step) => /** @type {Row} */ ({ step, state: state(step) }))
    .sort((a, b) => rank[a.state] - rank[b.state]);
  return {
    rows,
    now,
    form: now?.do && deciding ? formOf(now) : null,
    over,
    aside: aside && !over,
    preset: happened.some((told) => told.seq >= acted && told.preset > 0),
    acted,
  };
}

/** Whether an answer is the one the step asks for, or the way to it. @param {Action} action @param {Step} step */
const asked = (action, step) =>
  [action.form, ...(action.leads ?? [])].some((form) => form && fits(form, step.do ?? {}));

/** An answer that Enter does not give. @param {Action} action @returns {Action} */
export const plainly = (action) => ({
  ...action,
  primary: false,
  key: action.key === "Enter" ? undefined : action.key,
});

/**
 * The prompt as the lesson has it: only what it asks for is gilt, and all other answers work.
 * @param {Prompt} said
 * @param {Progress} at
 * @param {() => void} onward
 * @returns {Prompt}
 */
export function guided(said, { now, form }, onward) {
  const read = now && !now.do;
  // The guide names the place; the line of places to choose from would only hide the facts, and on a phone the board.
  const words = { ...said, described: "guide-said", list: said.list && !now?.at, ...(now?.at ? { few: 1 } : {}) };
  if (read)
    return {
      ...words,
      actions: [
        { id: "onward", label: t("guide-onward"), key: "Enter", primary: true, run: onward },
        ...said.actions.map(plainly),
      ],
    };
  if (!now || !form || said.tone !== "mine") return words;
  const hit = said.actions.find((action) => asked(action, now));
  const first = said.rows.filter((row) => row.id === now.at);
  const rows = [...first, ...said.rows.filter((row) => row.id !== now.at)];
  if (!hit) return { ...words, rows, actions: said.actions.map((action) => ({ ...action, gilt: false })) };
  return {
    ...words,
    rows,
    actions: [{ ...hit, primary: true }, ...said.actions.filter((action) => action !== hit).map(plainly)],
  };
}

/**
 * What to press now, in the words that stand on the screen.
 * @param {Prompt} said the guided one
 * @param {Progress} at
 * @param {boolean} pressed its place was pressed already
 * @returns {string}
 */
export function orderOf(said, { now, form }, pressed) {
  if (!now || (now.do && !form)) return "";
  const button = said.actions.find((action) => action.primary && action.gilt !== false)?.label;
  const place = now.at && said.lit?.has(now.at) && !pressed ? nameOf(now.at) : "";
  if (place && button) return t("guide-order-both", { place: bold(place), button: bold(button) });
  return place
    ? t("guide-order-place", { place: bold(place) })
    : button
      ? t("guide-order", { button: bold(button) })
      : "";
}

/**
 * The prompt of a lesson that is over.
 * @param {Taught} taught
 * @param {number | null} seat
 * @param {(what: string) => string} words
 * @returns {Prompt}
 */
export function farewell({ number, count, next, goOn, play }, seat, words) {
  return {
    tone: "mine",
    seat,
    eyebrow: t("guide-eyebrow-done", { number, count }),
    sentence: words("done"),
    facts: "",
    rule: "",
    actions: [
      ...(next
        ? [{ id: "next", label: t("guide-next", { lesson: next }), key: "Enter", primary: true, run: goOn }]
        : []),
      { id: "play-now", label: t("home-play"), ...(next ? {} : { key: "Enter", primary: true }), run: play },
    ],
    rows: [],
    lit: null,
    undo: null,
    described: "guide-said",
  };
}

// Learn: lessons on a private table. The table is a real one; the guide beside it says what to look at and what to do.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { PLAYABLE, useWordsOf } from "../games/index.js";
import { t, tellOf } from "../i18n.js";
import { dropTable, keepTable, settings, tables } from "../keep.js";
import { keepCreated } from "../mine.js";
import { ask } from "../net.js";
import { go } from "../router.js";
import { TableStore } from "../store.js";
import { Coastline, Failed, Loading } from "../ui/blank.js";
import { Icon } from "../ui/controls.js";
import { Header } from "../ui/header.js";
import { useAnswer, useTitle } from "../ui/lists.js";
import { complain } from "../ui/toast.js";
import { playNow } from "./home.js";

/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {{lesson: string, table: string, step: number}} Under */

const KEY = "mundi.lesson";

/** What a lesson is called. @param {Lesson} lesson */
export const titleOf = (lesson) => tellOf(lesson.game, `lesson-${lesson.id.replaceAll("_", "-")}`);

/** @param {Lesson} lesson */
const pitchOf = (lesson) => tellOf(lesson.game, `lesson-${lesson.id.replaceAll("_", "-")}-pitch`) || t("learn-length", { count: lesson.steps.length });

/** @returns {Under | null} */
function remembered() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Under | null} under */
function remember(under) {
  try {
    if (under) sessionStorage.setItem(KEY, JSON.stringify(under));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without a memory the lesson begins anew with the page, which is no great loss.
  }
}

/** Set up the lesson's table and go there. @param {Lesson} lesson @returns {Promise<Under>} */
export async function beginLesson(lesson) {
  const created = await ask("POST", `/api/lessons/${lesson.id}`, { body: { name: settings.peek().name.trim() || null } });
  keepCreated(created);
  keepTable(created.table.id, { lesson: true });
  const fresh = { lesson: lesson.id, table: created.table.id, step: 0 };
  remember(fresh);
  go("/learn");
  return fresh;
}

/** Whether an action is the one that was asked for: everything named must be so. @param {any} action @param {Record<string, any>} expect */
const fits = (action, expect) => Object.entries(expect).every(([key, value]) => JSON.stringify(action?.[key]) === JSON.stringify(value));

/**
 * The guide: one step at a time. It listens to the table and goes on by itself when what was asked for is done.
 * @param {{lesson: Lesson, under: Under, leave: () => void}} props
 */
function Guide({ lesson, under, leave }) {
  const [step, setStep] = useState(under.step);
  const [off, setOff] = useState(false);
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  const now = useRef({ step, heard: -1 });
  now.current.step = step;
  const advance = (/** @type {number} */ to) => {
    const next = Math.max(0, Math.min(lesson.steps.length - 1, to));
    now.current.step = next;
    setOff(false);
    setStep(next);
    remember({ ...under, step: next });
  };
  useEffect(() => {
    const token = Object.values(tables.peek()[under.table]?.seats ?? {})[0] ?? null;
    const store = new TableStore(under.table, token);
    const stop = store.known.subscribe((known) => {
      if (!known) return;
      // What happened before the guide came is over; only what follows moves the lesson on.
      const first = now.current.heard < 0;
      const news = first ? [] : known.log.filter((told) => told.seq > now.current.heard);
      now.current.heard = known.seq;
      for (const told of news) {
        const wanted = lesson.steps[now.current.step]?.do;
        if (told.kind !== "step" || told.seat !== known.viewer || !wanted) continue;
        if (fits(told.action, wanted)) advance(now.current.step + 1);
        else setOff(true);
      }
    });
    return () => {
      stop();
      store.close();
    };
  }, [under.table]);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const here = lesson.steps[step];
  const last = step === lesson.steps.length - 1;
  return html`<section class="guide" aria-label=${t("learn-guide")}>
    <div class="guide-head"><p class="eyebrow" ref=${head} tabindex="-1">${t("learn-step", { number: step + 1, count: lesson.steps.length })}</p>
      <button class="button quiet" onClick=${leave} aria-label=${t("learn-leave")}><${Icon} name="close" /></button></div>
    <p class="guide-text serif" aria-live="polite">${tellOf(lesson.game, here.say)}</p>
    ${off && html`<p class="note" role="status">${t("learn-other")}</p>`}
    <progress class="guide-progress" max=${lesson.steps.length} value=${step + 1} aria-hidden="true"></progress>
    <div class="guide-acts">
      <button class="button" disabled=${step === 0} onClick=${() => advance(step - 1)}>${t("learn-back")}</button>
      ${last
        ? html`<button class="button gilt" onClick=${leave}>${t("learn-done")}</button>`
        : html`<button class=${`button ${here.do ? "" : "gilt"}`} onClick=${() => advance(step + 1)}>${here.do ? t("learn-skip") : t("learn-next")}</button>`}
    </div>
  </section>`;
}

/** @param {{lesson: Lesson, under: Under, leave: () => void}} props */
function Playing({ lesson, under, leave }) {
  const [Table, setTable] = useState(/** @type {any} */ (null));
  useTitle(titleOf(lesson));
  useEffect(() => {
    void import("./table.js").then((module) => setTable(() => module.default));
  }, []);
  return html`<div class="lesson">${Table ? html`<${Table} table=${under.table} />` : html`<${Loading} />`}<${Guide} lesson=${lesson} under=${under} leave=${leave} /></div>`;
}

/** What a turn is, for who would rather read: as many steps as its game names. @param {{game: string}} props */
function OneTurn({ game }) {
  const steps = [];
  for (let number = 1; tellOf(game, `learn-turn-${number}`); number++) steps.push(number);
  return html`<section aria-labelledby=${`one-turn-${game}`}><h2 class="panel-title" id=${`one-turn-${game}`}>${tellOf(game, "learn-turn")}</h2>
    <ol class="turn-steps">${steps.map((number) => html`<li><b class="serif">${tellOf(game, `learn-turn-${number}`)}</b><span class="small">${tellOf(game, `learn-turn-${number}-note`)}</span></li>`)}</ol></section>`;
}

export default function Learn() {
  const { answer, problem, again } = useAnswer("/api/lessons");
  const [under, setUnder] = useState(remembered);
  const [busy, setBusy] = useState("");
  useTitle(t("nav-learn"));
  const worded = useWordsOf(PLAYABLE);
  /** @type {Lesson[]} */
  const lessons = worded ? (answer?.lessons ?? []) : [];
  const current = under && lessons.find((lesson) => lesson.id === under.lesson);
  const leave = () => {
    if (under) dropTable(under.table);
    remember(null);
    setUnder(null);
  };
  const begin = async (/** @type {Lesson} */ lesson) => {
    if (busy) return;
    setBusy(lesson.id);
    try {
      setUnder(await beginLesson(lesson));
    } catch (error) {
      complain(error);
    } finally {
      setBusy("");
    }
  };
  if (under && current) return html`<${Playing} lesson=${current} under=${under} leave=${leave} />`;
  if (problem && problem.status !== 404 && !answer) return html`<${Header} current="learn" /><${Failed} problem=${problem} again=${again} />`;
  return html`<${Header} current="learn" />
    <main id="main" class="page learn" tabindex="-1">
      <div class="learn-head"><div class="learn-coast" aria-hidden="true"><${Coastline} /></div>
        <h1 class="page-title">${t("learn-title")}</h1><p class="page-lead">${t("learn-lead")}</p>
        ${!worded || (!answer && !problem) ? html`<${Loading} />` : null}
        <ul class="lessons">${lessons.map((lesson, n) => html`<li class="panel lesson-card"><h2 class="card-title">${titleOf(lesson)}</h2>
          <p class="small">${pitchOf(lesson)}</p>
          <button class=${`button ${n ? "" : "gilt"}`} aria-label=${t("row-action", { action: t("learn-begin"), title: titleOf(lesson) })} aria-disabled=${busy ? "true" : undefined} onClick=${() => begin(lesson)}>${busy === lesson.id ? t("home-laying") : t("learn-begin")}</button></li>`)}
          ${problem?.status === 404 && html`<li class="panel lesson-card"><h2 class="card-title">${t("learn-by-playing")}</h2><p class="small">${t("learn-by-playing-note")}</p>
            <button class="button gilt" onClick=${() => playNow(PLAYABLE[0]).catch(complain)}>${t("home-play")}</button></li>`}
        </ul>
      </div>
      ${worded && PLAYABLE.map((game) => html`<${OneTurn} game=${game} />`)}
      <p class="learn-foot"><a class="button" href="/rules">${t("home-rules")}</a></p>
    </main>`;
}

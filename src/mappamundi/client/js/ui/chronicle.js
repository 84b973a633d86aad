// The chronicle: the log as readable history, newest first; each line has its rule and shows its moment on the map.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n.js";
import { Seal, pigmentOf } from "./seal.js";
import { Rich, Rule, plain } from "./text.js";

/** @typedef {import("./prompt.js").Env} Env */

/** Keeps the narrator's lines in step with the log: only what is new is told again. */
export class Chronicle {
  /** @param {() => any} narrator makes one */
  constructor(narrator) {
    this.fresh = narrator;
    this.reset();
  }

  reset() {
    this.narrator = this.fresh();
    /** @type {any[]} */
    this.heard = [];
  }

  /** All lines of this log, oldest first. @param {any[]} log @returns {any[]} */
  lines(log) {
    const follows = this.heard.length <= log.length && this.heard.every((told, n) => told === log[n]);
    const undone = log.slice(follows ? this.heard.length : 0).some((told) => told.kind === "undo");
    if (!follows || undone) {
      this.reset();
      for (const told of effective(log)) this.narrator.hear(told);
    } else for (const told of log.slice(this.heard.length)) this.narrator.hear(told);
    this.heard = log;
    return this.narrator.lines;
  }
}

/** The log without what was taken back. @param {any[]} log */
function effective(log) {
  /** @type {any[]} */
  const kept = [];
  for (const told of log) {
    if (told.kind !== "undo") kept.push(told);
    else {
      const last = kept.map((one) => one.kind).lastIndexOf("step");
      if (last >= 0) kept.splice(last, 1);
    }
  }
  return kept;
}

const FILTERS = ["all", "battles", "points"];
const PAGE = 60;

/** @param {{env: Env, lines: any[], missed?: number}} props lines newer than `missed` came while the connection was gone */
export function ChroniclePanel({ env, lines, missed = Infinity }) {
  const { ui } = env;
  const [pages, setPages] = useState(1);
  const filter = ui.filter.value;
  const kept = filter === "all" ? lines : lines.filter((line) => line.kind === filter || line.heading);
  const shown = kept.slice(-PAGE * pages).reverse();
  const last = lines[lines.length - 1];
  return html`<section class="rail-part chronicle" id="chronicle" aria-labelledby="chronicle-title">
    <header class="rail-head"><h2 class="panel-title" id="chronicle-title">${t("chronicle-title")}</h2>
      <span class="filters note" role="group" aria-label=${t("chronicle-filter")}>${FILTERS.map((name) => html`<button type="button" class="link" aria-pressed=${filter === name} onClick=${() => (ui.filter.value = name)}>${t(`chronicle-${name}`)}</button>`)}</span></header>
    <div class="visually-hidden" role="log" aria-live="polite">${last ? plain(last.text) : ""}</div>
    <ol class="lines">${shown.map((line, n) => html`<${LineRow} key=${`${line.seq}-${kept.length - n}`} env=${env} line=${line} fresh=${n < 3} missed=${line.seq > missed} />`)}</ol>
    ${kept.length > shown.length && html`<button type="button" class="button quiet" onClick=${() => setPages(pages + 2)}>${t("chronicle-earlier")}</button>`}
    ${!lines.length && html`<p class="small soft">${t("chronicle-empty")}</p>`}
  </section>`;
}

/** @param {{env: Env, line: any, fresh: boolean, missed: boolean}} props */
function LineRow({ env, line, fresh, missed }) {
  const { ui } = env;
  if (line.heading) return html`<li class="line heading"><h3 class="eyebrow">${plain(line.text)}</h3></li>`;
  const when = line.at ? new Intl.DateTimeFormat(language.value, { dateStyle: "short", timeStyle: "short" }).format(line.at * 1000) : "";
  const on = ui.moment.value?.seq === line.seq && line.seq > 0;
  const show = () => {
    ui.moment.value = on || !line.lands.length ? null : { seq: line.seq, lands: [...new Set(/** @type {string[]} */ (line.lands))] };
  };
  // Not a button element: those cannot run over several lines like text.
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  return html`<li class=${`line ${fresh ? "fresh" : ""} ${missed ? "missed" : ""} ${on ? "on" : ""}`}>
    <span class="line-seal">${line.seat !== null && html`<${Seal} pigment=${pigmentOf(line.seat, env.seat)} standing=${false} size=${17} />`}</span>
    <p class="serif"><span role="button" tabindex="0" class="line-text" title=${when} aria-pressed=${on} onClick=${show} onKeyDown=${press}><${Rich} text=${line.text} /></span> <${Rule} game=${env.table.game} number=${line.rule} /></p>
  </li>`;
}

/** A moment shown on the map goes by itself. @param {import("./ui-state.js").Ui} ui */
export function useMoment(ui) {
  const seq = ui.moment.value?.seq ?? 0;
  useEffect(() => {
    if (!seq) return;
    const timer = setTimeout(() => (ui.moment.value = null), 6000);
    return () => clearTimeout(timer);
  }, [seq]);
}

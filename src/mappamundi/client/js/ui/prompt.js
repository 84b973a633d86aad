// The prompt bar: one sentence, the facts, the answers. The only dark thing on the page, and only while I decide.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n.js";
import { Seal, pigmentOf } from "./seal.js";
import { Rich, Rule, plain } from "./text.js";
import { complain } from "./toast.js";

/**
 * What a game's plug-in looks at.
 * @typedef {object} Env
 * @property {import("../store.js").TableStore} store
 * @property {import("./ui-state.js").Ui} ui
 * @property {import("../reduce.js").Known} known
 * @property {any} view
 * @property {any} table
 * @property {number | null} seat of the viewer
 * @property {any} ctx the game's own: names, players
 */

/**
 * An answer: a form to play, or something to do here.
 * @typedef {object} Action
 * @property {string} id
 * @property {string} label
 * @property {string} [suffix] more of the label where there is room for one button only
 * @property {string} [key] as the keyboard names it
 * @property {any} [form]
 * @property {() => any} [run]
 * @property {boolean} [primary]
 * @property {boolean} [pinned] stays in sight when others go under "More"
 * @property {string} [why] why it cannot be chosen
 */

/**
 * @typedef {object} Row
 * @property {string} id
 * @property {string} name
 * @property {number | null} seat
 * @property {boolean} standing
 * @property {string} detail
 * @property {[number, number, number] | null} [odds]
 * @property {string} [tag]
 * @property {number | null} [points]
 * @property {boolean} [chosen]
 */

/**
 * @typedef {object} Prompt
 * @property {"mine" | "wait" | "watch" | "plan" | "lost"} tone
 * @property {number | null} seat whose pigment the band has
 * @property {string} eyebrow
 * @property {string} sentence
 * @property {string} facts
 * @property {string} rule
 * @property {Action[]} actions
 * @property {Row[]} rows places to choose from, best first
 * @property {boolean} [list] the rows are shown on wide screens too
 * @property {Map<string, import("./ui-state.js").Lit> | null} lit
 * @property {(id: string) => void} [press]
 * @property {Record<string, () => void>} [keys]
 * @property {{can: boolean, text: string} | null} undo
 * @property {string} [dialog] a dialog goes with it
 * @property {boolean} [full] the game's own screen takes the place of the board
 * @property {string[]} [show] places worth seeing
 * @property {any} [view]
 */

const MOST = 5;
/** @type {Record<string, string>} */
const KEYS = { Enter: "↵", Escape: "Esc", Backspace: "⌫" };

/** @param {string} key */
export const keyName = (key) => KEYS[key] ?? key.toUpperCase();

/** Carry out an answer. @param {Env} env @param {Action} action */
export function carryOut(env, action) {
  if (action.why) return;
  if (action.run) {
    action.run();
    return;
  }
  if (env.store.busy.peek()) return;
  env.ui.mode.value = null;
  env.ui.pick.value = null;
  return env.store.act(action.form).catch((error) => complain(error, env.table.game));
}

/** @param {{env: Env, action: Action, full?: boolean}} props */
function Answer({ env, action, full = false }) {
  const off = !!action.why || (!!action.form && env.store.status.value !== "open");
  return html`<button
    type="button"
    class=${`button ${action.primary ? "gilt" : ""}`}
    aria-disabled=${off}
    title=${action.why}
    aria-keyshortcuts=${action.key}
    data-action=${action.id}
    onClick=${() => !off && carryOut(env, action)}
  >${action.label}${full && action.suffix ? action.suffix : ""}${action.key && html`<kbd class="key" aria-hidden="true">${keyName(action.key)}</kbd>`}</button>`;
}

/** The answers: five buttons at most, and only as many as fit in a line; the others under "More". @param {{env: Env, actions: Action[], most?: number, full?: boolean}} props */
export function Answers({ env, actions, most = MOST, full = false }) {
  const [more, setMore] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const ids = actions.map((action) => action.label).join();
  const [fit, setFit] = useState({ ids, most });
  const room = fit.ids === ids ? Math.min(fit.most, most) : most;
  useLayoutEffect(() => {
    const buttons = [...(box.current?.children ?? [])].filter((one) => one instanceof HTMLElement);
    const first = /** @type {HTMLElement | undefined} */ (buttons[0]);
    const wraps = buttons.some((one) => /** @type {HTMLElement} */ (one).offsetTop > (first?.offsetTop ?? 0) + 8);
    if (wraps && room > 2) setFit({ ids, most: Math.min(room, actions.length) - 1 });
  });
  useEffect(() => {
    let width = box.current?.offsetWidth ?? 0;
    const observer = new ResizeObserver(() => {
      const now = box.current?.offsetWidth ?? 0;
      if (now !== width) setFit({ ids: "", most });
      width = now;
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [most]);
  useEffect(() => setMore(false), [ids]);
  useEffect(() => {
    if (!more) return;
    const away = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(/** @type {Node} */ (event.target))) setMore(false);
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [more]);
  const { shown, rest } = split(actions, room);
  return html`<div class="answers" ref=${box}>
    ${shown.map((action) => html`<${Answer} key=${action.id} env=${env} action=${action} full=${full} />`)}
    ${rest.length > 0 &&
    html`<span class="more"><button type="button" class="button" aria-expanded=${more} onClick=${() => setMore(!more)}>${t("more")}</button>
      ${more && html`<span class="more-list">${rest.map((action) => html`<${Answer} key=${action.id} env=${env} action=${action} />`)}</span>`}</span>`}
  </div>`;
}

/** So many buttons with "More" among them; the first and the pinned ones stay. @param {Action[]} actions @param {number} room */
function split(actions, room) {
  if (actions.length <= room) return { shown: actions, rest: [] };
  const pinned = room > 2 ? actions.filter((action, n) => n > 0 && action.pinned) : [];
  const free = actions.filter((action) => !pinned.includes(action)).slice(0, Math.max(1, room - 1 - pinned.length));
  const shown = actions.filter((action) => free.includes(action) || pinned.includes(action));
  return { shown, rest: actions.filter((action) => !shown.includes(action)) };
}

/** @param {{env: Env, said: Prompt}} props */
function Undo({ env, said }) {
  if (!said.undo) return null;
  if (!said.undo.can) return html`<span class="undo small" title=${said.undo.text}><${Arrow} /><span>${said.undo.text}</span></span>`;
  return html`<button type="button" class="undo small" aria-keyshortcuts="u" onClick=${() => env.store.undo().catch((error) => complain(error, env.table.game))}><${Arrow} /> ${said.undo.text} <kbd class="key" aria-hidden="true">U</kbd></button>`;
}

const Arrow = () => html`<svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true"><path d="M3 2v4h4M3.4 6A5.5 5.5 0 1 1 2.6 9.500" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" /></svg>`;

/** @param {{env: Env, said: Prompt}} props */
export function PromptBar({ env, said }) {
  const pigment = said.seat === null ? "none" : `seat-${pigmentOf(said.seat, env.seat)}`;
  return html`<section class=${`prompt ${said.tone}`} id="decision" aria-label=${t("prompt-title")}>
    <i class=${`band ${pigment}`} aria-hidden="true" />
    <div class="prompt-body">
      <div class="prompt-top">
        <div role=${said.tone === "mine" || said.tone === "lost" ? "alert" : "status"} aria-live=${said.tone === "mine" || said.tone === "lost" ? "assertive" : "polite"}>
          <p class="eyebrow">${said.eyebrow}</p>
          <h1 class="prompt-sentence serif" tabindex="-1">${plain(said.sentence)}</h1>
        </div>
        <${Undo} env=${env} said=${said} />
      </div>
      ${said.list && said.rows.length ? html`<${Chips} env=${env} said=${said} />` : html`<p class="prompt-facts"><${Rich} text=${said.facts} /> <${Rule} game=${env.table.game} number=${said.rule} /></p>`}
      <${Answers} env=${env} actions=${said.actions} />
    </div>
  </section>`;
}

/** Places to choose from, in a line. @param {{env: Env, said: Prompt}} props */
function Chips({ env, said }) {
  const { ui } = env;
  return html`<ul class="chips" aria-label=${t("prompt-choices")}>${said.rows.map((row) => {
    const on = row.chosen ?? ui.focus.value === row.id;
    return html`<li key=${row.id}><button type="button" class=${`chip small ${on ? "on" : ""}`} aria-pressed=${on} title=${row.detail} onClick=${() => choose(env, said, row.id)}>
      ${row.seat !== null && html`<${Seal} pigment=${pigmentOf(row.seat, env.seat)} standing=${row.standing} size=${14} />`} ${row.name}</button></li>`;
  })}</ul>`;
}

/** Take a place from a list: focus it, and do what pressing it on the map does. @param {Env} env @param {Prompt} said @param {string} id */
export function choose(env, said, id) {
  env.ui.focus.value = id;
  said.press?.(id);
}

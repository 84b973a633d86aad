// The prompt bar: one sentence, the facts, the answers. The only dark thing on the page, and only while I decide.

import { html } from "htm/preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../i18n.js";
import { settings } from "../keep.js";
import { keyName } from "../ui/keymap.js";
import { pigmentOf } from "../ui/seal.js";
import { Rich, Rule, plain } from "../ui/text.js";
import { complain, toast } from "../ui/toast.js";
import { Chips } from "./chips.js";

/**
 * What a game's plug-in looks at.
 * @template {import("../types.js").Game} [G=import("../types.js").Game]
 * @typedef {object} Env
 * @property {import("../store.js").TableStore<G>} store
 * @property {import("./state.js").Ui} ui
 * @property {import("../reduce.js").Known<G>} known
 * @property {G["view"]} view
 * @property {import("../types.js").Table} table
 * @property {number | null} seat of the viewer
 * @property {import("../games/contract.js").Ctx<G>} ctx
 * @property {import("../wire.js").Annals | null} [annals] of a game that is over, once they are here
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
 * @property {boolean} [primary] Enter gives it
 * @property {boolean} [steady] keeps its width while the name in it changes
 * @property {boolean} [gilt] false: Enter gives it, and yet it is not what is advised
 * @property {any[]} [leads] the forms that it brings nearer, where it opens another choice
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
 * @property {any} [mark] what its game draws at its end
 * @property {string} [tag]
 * @property {number | null} [points]
 * @property {number} [expected] points on average
 * @property {string} [averaged] the same in words, where the game says what it counts
 * @property {string} [does] what choosing it does, in a few words
 * @property {boolean} [chosen]
 */

/**
 * @typedef {object} Prompt
 * @property {"mine" | "wait" | "watch" | "plan" | "lost" | "show"} tone
 * @property {number | null} seat whose pigment the band has
 * @property {string} eyebrow
 * @property {string} sentence
 * @property {string} facts
 * @property {string} rule
 * @property {Action[]} actions
 * @property {Row[]} rows places to choose from, best first
 * @property {number} [few] so many rows a phone shows first, where three are too many
 * @property {boolean | "alone"} [list] the rows are shown on wide screens too, under the facts or alone
 * @property {Map<string, import("./state.js").Lit> | null} lit
 * @property {(id: string) => void} [press]
 * @property {Record<string, () => void>} [keys]
 * @property {{can: boolean, text: string} | null} undo
 * @property {{text: string, spoken: string, action: Action} | null} [aside] what happened before, in a few words, where
 *   nothing can be undone
 * @property {string} [dialog] a dialog goes with it
 * @property {boolean} [full] the game's own screen takes the place of the board
 * @property {boolean} [before] nothing has begun: whoever plays for the first time is told what the game is about in
 *   the place of the board
 * @property {string[]} [show] places worth seeing
 * @property {any} [lead] drawn before the words: what the answers are about
 * @property {boolean} [quiet] nobody is told of every change of it: its game says aloud what matters
 * @property {number} [most] answers in sight on a phone
 * @property {any} [top] drawn beside the eyebrow, in the place of the way back
 * @property {any} [controls] drawn in the place of the answers
 * @property {any} [view]
 * @property {string} [described] the id of what describes the decision further
 */

/** Leave the second step of a choice. @param {Env} env @returns {Action} */
export const back = (env, label = t("action-back")) => ({
  id: "back",
  label,
  key: "Escape",
  run: () => (env.ui.mode.value = null),
});

/**
 * An answer that plays an action.
 * @param {string} id
 * @param {string} label
 * @param {any} form
 * @param {Partial<Action>} [more]
 * @returns {Action}
 */
export const play = (id, label, form, more) => ({ id, label, form, ...more });

const MOST = 5;

/** @param {any} one @param {any} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Carry out an answer, or say why that cannot be; one given while another is on its way waits for it, and is refused if
 * it is no longer open then.
 * @param {Env} env
 * @param {Action} action
 */
export async function carryOut(env, action) {
  if (action.why) {
    toast(action.why);
    return;
  }
  if (action.run) {
    action.run();
    return;
  }
  const { store } = env;
  const early = store.busy.peek();
  while (store.busy.peek()) if (same(store.sent?.action, action.form) || !(await store.after(action))) return;
  if (early && !store.known.peek()?.legal.some((form) => same(form, action.form))) {
    toast(t("answer-late"));
    return;
  }
  env.ui.mode.value = null;
  env.ui.pick.value = null;
  env.ui.idled.value = null;
  return env.store.act(action.form).catch((error) => complain(error, env.table.game));
}

/**
 * The key cap of an answer, where keys can be used; `solid` where it follows a number.
 * @param {{of?: string, solid?: boolean}} props
 */
export function Cap({ of = "", solid = false }) {
  if (!of || (of.length === 1 && !settings.value.letters)) return null;
  return html`<kbd class=${`key ${solid ? "solid" : ""}`} aria-hidden="true">${keyName(of)}</kbd>`;
}

/** @param {{env: Env, action: Action, full?: boolean}} props */
function Answer({ env, action, full = false }) {
  const off = !!action.why || (!!action.form && env.store.status.value !== "open");
  const reason = useId();
  return html`<button
    type="button"
    class=${`button ${action.primary && action.gilt !== false ? "gilt" : ""} ${action.steady ? "steady" : ""}`}
    aria-disabled=${off}
    aria-busy=${!!action.form && env.store.busy.value}
    aria-describedby=${action.why ? reason : undefined}
    title=${action.why}
    aria-keyshortcuts=${action.key}
    data-action=${action.id}
    onClick=${() => (action.why || !off) && carryOut(env, action)}
  >
    <span class="answer-words">${action.label}${full && action.suffix ? action.suffix : ""}</span>
    <${Cap} of=${action.key} solid=${/\d$/.test(action.label) && /^\d$/.test(action.key ?? "")} />
    ${action.why && html`<span hidden id=${reason}>${action.why}</span>`}
  </button>`;
}

/**
 * The answers: five buttons at most, and only as many as fit in the line, or the lines that there is room for; the
 * others under "More".
 * @param {{env: Env, actions: Action[], most?: number, full?: boolean}} props
 */
export function Answers({ env, actions, most = MOST, full = false }) {
  const [more, setMore] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(0);
  /** How wide the line was when it was last looked at. */
  const seen = useRef(0);
  const ids = `${width} ${language.value} ${settings.value.letters} ${actions.map((action) => action.label).join()}`;
  const all = actions.length <= most ? actions.length : most - 1;
  const least = actions.length > 2 ? 1 : actions.length;
  const [fit, setFit] = useState({ ids, count: all });
  const fitting = fit.ids === ids ? Math.min(fit.count, all) : all;
  // Room for "More" is room for one answer: it never hides a single one.
  const count = fitting === actions.length - 1 ? Math.max(least, fitting - 1) : fitting;
  useMeasure(
    () => {
      const line = box.current;
      seen.current = line?.offsetWidth ?? 0;
      if (line) ask(line, least, actions.length > least);
      if (
        line &&
        !more &&
        (line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1) &&
        count > least
      )
        setFit({ ids, count: count - 1 });
    },
    [ids, fit, more],
    fit.ids === ids,
  );
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const now = box.current?.offsetWidth ?? 0;
      if (now !== seen.current) setWidth(now);
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => setMore(false), [ids]);
  useEffect(() => {
    if (!more) return;
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".more-list button"))?.focus();
    const away = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".more > button"))?.focus();
      } else if (box.current?.contains(/** @type {Node} */ (event.target))) return;
      setMore(false);
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away, true);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away, true);
    };
  }, [more]);
  const { shown, rest } = split(actions, count);
  return html`<div class=${`answers ${count <= least ? "tight" : ""}`} ref=${box}>
    ${shown.map((action) => html`<${Answer} key=${action.id} env=${env} action=${action} full=${full} />`)}
    ${
      rest.length > 0 &&
      html`<span class="more">
        <button type="button" class="button" aria-expanded=${more} onClick=${() => setMore(!more)}>${t("more")}</button>
        ${
          more &&
          html`<span class="more-list" onClick=${() => setMore(false)}>
            ${rest.map((action) => html`<${Answer} key=${action.id} env=${env} action=${action} />`)}
          </span>`
        }
      </span>`
    }
  </div>`;
}

/** "More" and the gap before it, where it is not there yet; the gap between two answers. */
const ROOM_FOR_MORE = 80;
const GAP = 6;

/**
 * Ask the dock for the room that those answers need, each in one line, which are never hidden.
 * @param {HTMLElement} line
 * @param {number} least
 * @param {boolean} more
 */
function ask(line, least, more) {
  const prompt = /** @type {HTMLElement | null} */ (line.closest(".wide .prompt"));
  if (!prompt) return;
  const tight = line.classList.contains("tight");
  line.classList.remove("tight");
  const all = /** @type {HTMLElement[]} */ ([...line.querySelectorAll(":scope > .button")]);
  const buttons = [...new Set([...all.filter((button) => button.matches(".gilt")), ...all])].slice(0, least);
  const needed = buttons.reduce((sum, button) => sum + button.offsetWidth + GAP, more ? ROOM_FOR_MORE : 0);
  line.classList.toggle("tight", tight);
  prompt.style.setProperty("--need", `${needed + prompt.offsetWidth - line.clientWidth}px`);
}

/**
 * So many answers in sight, the others under "More"; the one that Enter gives, or else the first, stays, and so do the
 * pinned ones.
 * @param {Action[]} actions
 * @param {number} count
 */
function split(actions, count) {
  if (actions.length <= count) return { shown: actions, rest: [] };
  const first = actions.find((action) => action.primary) ?? actions[0];
  const pinned = count > 1 ? actions.filter((action) => action !== first && action.pinned) : [];
  const others = actions.filter((action) => action !== first && !pinned.includes(action));
  const free = [first, ...others.slice(0, Math.max(0, count - pinned.length - 1))];
  const shown = actions.filter((action) => free.includes(action) || pinned.includes(action));
  return { shown, rest: actions.filter((action) => !shown.includes(action)) };
}

/** @param {{env: Env, said: Prompt}} props */
function Undo({ env, said }) {
  if (!said.undo) return null;
  if (!said.undo.can)
    return html`<span class="undo small" title=${said.undo.text}><${Arrow} /><span>${said.undo.text}</span></span>`;
  const off = env.store.status.value !== "open";
  return html`<button
    type="button"
    class="undo small"
    aria-keyshortcuts="u"
    aria-disabled=${off}
    onClick=${() => !off && takeBack(env)}
  >
    <${Arrow} />
    ${" "}
    ${said.undo.text}
    ${" "}
    <${Cap} of="u" />
  </button>`;
}

/** @param {{env: Env, aside: NonNullable<Prompt["aside"]>}} props */
function Aside({ env, aside: { text, action } }) {
  return html`<span class="undo small aside">
    <span aria-hidden="true">${text}</span>
    ${" "}
    <span>
      <button type="button" class="link" aria-keyshortcuts=${action.key} onClick=${() => carryOut(env, action)}>
        ${action.label}
      </button>
      ${" "}
      <${Cap} of=${action.key} />
    </span>
  </span>`;
}

/** Take back the last action. @param {Env} env */
export const takeBack = (env) => env.store.undo().catch((error) => complain(error, env.table.game));

const Arrow = () =>
  html`<svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
    <path
      d="M3 2v4h4M3.4 6A5.5 5.5 0 1 1 2.6 9.500"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
    />
  </svg>`;

/** What is read out: a countdown would be read every second. @param {{said: Prompt}} props */
export function Said({ said }) {
  const urgent = said.tone === "mine" || said.tone === "lost";
  // The show has a voice of its own.
  const live =
    said.tone === "show" || said.quiet
      ? {}
      : { role: urgent ? "alert" : "status", "aria-live": urgent ? "assertive" : "polite" };
  return html`<div ...${live}>
    <p class="eyebrow">${said.eyebrow}</p>
    <h1
      class="prompt-sentence serif"
      tabindex="-1"
      aria-describedby=${said.described}
      aria-hidden=${said.tone === "lost" ? "true" : undefined}
    >
      ${plain(said.sentence)}
    </h1>
    ${said.tone === "lost" && html`<p class="visually-hidden">${said.facts}</p>`}
    ${said.aside && html`<p class="visually-hidden">${said.aside.spoken}</p>`}
  </div>`;
}

/**
 * Look how large something has become, in the frame in which it will be drawn: when all else that a move changes has
 * been
 * changed, so that the page is laid out once. `again`: it was looked at already, and what follows belongs to the same
 * frame.
 * @param {() => void} look
 * @param {any[]} when
 * @param {boolean} again
 */
function useMeasure(look, when, again) {
  useLayoutEffect(() => {
    if (again) return look();
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, when);
}

/** The last step of shrinking: there the words are scrolled. */
const SMALLEST = 3;

/** Shrink the words in a box as far as they must to fit into it. @param {HTMLElement} box */
function shrink(box) {
  for (let step = 0; ; step++) {
    box.className = box.className.replace(/shrunk-\d/, `shrunk-${step}`);
    if (step === SMALLEST || box.scrollHeight <= box.clientHeight + 1) return step;
  }
}

/**
 * How far the words must shrink to fit the dock, which never grows: 0 not at all, 3 to a scroll. Until new words are
 * measured they are as small as those before: while everybody acts they change all the time, and would hang out of the
 * dock for a frame each time.
 * @param {string} words
 */
export function useShrink(words) {
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const [shrunk, setShrunk] = useState(0);
  const [resized, setResized] = useState(0);
  useMeasure(() => body.current && setShrunk(shrink(body.current)), [words, resized], false);
  useEffect(() => {
    const again = () => setResized((count) => count + 1);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  return { body, shrunk };
}

/** @param {{env: Env, said: Prompt}} props */
export function PromptBar({ env, said }) {
  const pigment = said.seat === null ? "none" : `seat-${pigmentOf(said.seat, env.seat)}`;
  const { body, shrunk } = useShrink(
    `${said.eyebrow} ${said.sentence} ${said.facts} ${said.undo?.text ?? said.aside?.spoken} ${said.rows.length > 0}`,
  );
  return html`<section
    class=${`prompt ${said.tone}`}
    id="decision"
    aria-label=${t("prompt-title")}
    aria-busy=${env.store.busy.value}
    aria-describedby=${said.described}
  >
    <i class=${`band ${pigment}`} aria-hidden="true" />
    ${said.lead}
    <div class=${`prompt-body shrunk-${shrunk}`} ref=${body}>
      <div class="prompt-top">
        <${Said} said=${said} />
        ${
          said.top ??
          (said.aside && !said.undo
            ? html`<${Aside} env=${env} aside=${said.aside} />`
            : html`<${Undo} env=${env} said=${said} />`)
        }
      </div>
      ${
        said.list === "alone" && said.rows.length
          ? null
          : html`<p class="prompt-facts" title=${shrunk > 1 || said.list ? plain(said.facts) : undefined}>
              <${Rich} text=${said.facts} />
              ${" "}
              <${Rule} game=${env.table.game} number=${said.rule} />
            </p>`
      }
      ${said.list && said.rows.length > 0 && html`<${Chips} env=${env} said=${said} />`}
      ${said.controls ?? html`<${Answers} env=${env} actions=${said.actions} />`}
    </div>
  </section>`;
}

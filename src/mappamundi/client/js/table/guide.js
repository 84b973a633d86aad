// The guide beside the board: the steps of a lesson, the one that is asked for, and why. On small screens a strip of
// two lines.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { nameOf, t, wording } from "../i18n.js";
import { Icon } from "../ui/controls.js";
import { Rich, plain } from "../ui/text.js";
import { useLayout } from "./layout.js";
import { farewell, guided, orderOf, progress } from "./lesson.js";
import { takeBack } from "./prompt.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("./lesson.js").Taught} Taught */
/** @typedef {import("./lesson.js").Progress} Progress */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/**
 * What the frame needs of a guide.
 * @typedef {{
 *   taught: Taught,
 *   at: Progress,
 *   order: string,
 *   words: (what: string, args?: any) => string,
 *   back: (() => void) | null,
 * }} Guiding
 */

/**
 * Lead through a lesson: what the prompt becomes, and what the guide shows. Without a lesson the prompt stays as it is.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Prompt} said
 * @param {Taught | null} taught
 * @param {boolean} watching the prompt shows what others do; the lesson waits
 * @returns {{said: Prompt, guiding: Guiding | null}}
 */
export function useGuide(env, game, said, taught, watching) {
  const { ui, known, seat } = env;
  const at = taught && progress(taught.lesson, known, taught.read);
  const now = at?.now ?? null;
  const place = (at?.form && now?.at) || null;
  // What is asked for is in focus and in sight at once, so that Enter does it; the arrow stays until its place was
  // pressed.
  const open = place !== null && !!said.lit?.has(place);
  useLayoutEffect(() => {
    if (!open) return;
    ui.card.value = false;
    ui.focus.value = place;
    ui.frame.value = "lit";
  }, [now?.id, open, ui.mode.value?.kind]);
  // On a page in the board's place it is picked, so that the answer for it is there.
  const offered = place !== null && !!said.full && said.rows.some((row) => row.id === place);
  useLayoutEffect(() => {
    if (offered && !ui.pick.peek()) ui.pick.value = place;
  });
  const pressed = place !== null && ui.card.value && ui.focus.value === place;
  const target = place && said.tone === "mine" && open ? place : null;
  // Who and what is there; the way there would only make the label long.
  const detail = (said.rows.find((row) => row.id === target)?.detail ?? "").split(" · ").slice(0, 2).join(" · ");
  useLayoutEffect(() => {
    ui.order.value = target
      ? { place: target, text: t("guide-arrow", { place: nameOf(target) }), note: detail, pressed }
      : null;
  }, [target, detail, pressed, wording.value]);
  useLayoutEffect(() => {
    ui.asked.value = at?.form ?? null;
  }, [JSON.stringify(at?.form ?? null)]);
  // Where a game has ways of its own to an action, it shows where they begin.
  const step = at?.form && !watching ? now?.id : null;
  useLayoutEffect(() => {
    if (step) game.lesson.point?.(env, at?.form);
  }, [step]);
  useEffect(() => {
    if (!at?.over) return;
    taught?.finish();
    ui.focus.value = null;
    ui.card.value = false;
  }, [at?.over]);
  if (!taught || !at) return { said, guiding: null };
  const { lesson, read, note } = taught;
  const facts = at.over ? {} : game.lesson.facts(env, at.form);
  const words = (/** @type {string} */ what, args = facts) =>
    t(`lesson-${lesson.id.replaceAll("_", "-")}-${what.replaceAll("_", "-")}`, args);
  const onward = () => now && note([...read, { id: now.id, seq: known.seq }]);
  const last = read[read.length - 1];
  const unread = last && last.seq >= at.acted ? () => note(read.slice(0, -1)) : null;
  const back = ui.mode.value
    ? () => (ui.mode.value = null)
    : (unread ?? (known.canUndo && !at.over ? () => void takeBack(env) : null));
  const asked = at.form && !watching ? (game.lesson.lead?.(env, said, at.form) ?? said) : said;
  const led = watching ? said : at.over ? farewell(taught, seat, words) : guided(asked, at, onward);
  if (back) led.keys = { ...led.keys, Backspace: back };
  return { said: led, guiding: { taught, at, order: orderOf(led, at, pressed), words, back } };
}

/** @param {{row: import("./lesson.js").Row, number: number}} props */
function Mark({ row, number }) {
  const sign = row.state === "done" ? html`<${Icon} name="check" />` : row.state === "left" ? "–" : number;
  return html`
    <span class=${`guide-mark ${row.state}`} aria-hidden="true">${sign}</span>
    <span class="visually-hidden">${t(`guide-state-${row.state}`)}</span>
  `;
}

/** What the last move was to the lesson. @param {Progress} at */
const remark = (at) =>
  [at.aside ? t(at.now ? "guide-aside" : "guide-aside-free") : "", at.preset ? t("guide-preset") : ""]
    .filter(Boolean)
    .join(" ");

/** @param {{guiding: Guiding}} props */
function Step({ guiding: { at, order, words } }) {
  const said = remark(at);
  return html`
    ${said && html`<p class="small guide-remark">${said}</p>`}
    ${at.now && html`<p class="guide-text serif"><${Rich} text=${words(`${at.now.id}-text`)} /></p>`}
    ${at.over && html`<p class="guide-text serif"><${Rich} text=${words("done-text")} /></p>`}
    ${order && html`<p class="guide-order serif"><${Rich} text=${order} /></p>`}
  `;
}

/** Why the step asks for this, in numbers of the game. @param {{env: Env, game: GamePlugin, guiding: Guiding}} props */
function Why({ env, game, guiding: { at } }) {
  const reasons = at.form ? game.lesson.reasons(env, at.form) : [];
  if (!reasons.length) return null;
  return html`<section class="guide-why">
    <h3 class="eyebrow">${at.now?.at ? t("guide-why", { place: nameOf(at.now.at) }) : t("guide-why-this")}</h3>
    ${reasons.map((text) => html`<p class="small"><${Rich} text=${text} /></p>`)}
  </section>`;
}

/** What is read out, and what the prompt is described by. @param {{guiding: Guiding}} props */
function Spoken({ guiding: { at, order, words } }) {
  const parts = [
    remark(at),
    ...(at.now ? [words(at.now.id), words(`${at.now.id}-text`)] : at.over ? [words("done-text")] : []),
    order,
  ]
    .filter(Boolean)
    .map((part) => plain(part));
  return html`<p class="visually-hidden" id="guide-said" aria-live="polite">
    ${parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ")}
  </p>`;
}

/** @param {{guiding: Guiding, icons?: boolean}} props */
function Acts({ guiding: { taught, back }, icons = false }) {
  return html`
    <button
      type="button"
      class="button"
      aria-keyshortcuts="Backspace"
      aria-label=${t("guide-back")}
      title=${t("guide-back")}
      aria-disabled=${!back}
      onClick=${() => back?.()}
    >
      ${icons ? "←" : t("guide-back")}
    </button>
    <button
      type="button"
      class="button"
      aria-label=${t("learn-leave")}
      title=${t("learn-leave")}
      onClick=${taught.leave}
    >
      ${icons ? html`<${Icon} name="close" />` : t("guide-leave")}
    </button>
  `;
}

/** @param {{env: Env, game: GamePlugin, guiding: Guiding, strip: boolean}} props */
export function Guide({ env, game, guiding, strip }) {
  const { taught, at, words } = guiding;
  // What is to be read is open by itself; over an order stand the first lines of what it teaches.
  const [opened, setOpened] = useState({ step: "", open: false });
  const step = at.now?.id ?? "";
  const { classes } = useLayout(true);
  const told = !!at.now && (!!at.now.do || !!game.lesson.explains) && !/short|lying|large/.test(classes);
  const open = opened.step === step ? opened.open : !told && !!at.now && !at.now.do;
  const setOpen = (/** @type {boolean} */ wish) => setOpened({ step, open: wish });
  const number = at.rows.findIndex((row) => row.state === "now") + 1;
  const count = at.rows.length;
  if (strip) {
    const title = at.now ? words(at.now.id) : at.over ? taught.title : t("guide-free");
    return html`<section class=${`guide strip ${open ? "open" : ""}`} aria-label=${t("learn-guide")}>
      <${Spoken} guiding=${guiding} />
      <div class="guide-line">
        <button type="button" class="guide-more" aria-expanded=${open} onClick=${() => setOpen(!open)}>
          ${number > 0 && html`<span class="guide-mark now" aria-hidden="true">${number}</span>`}
          <b>${title}</b>
          <span class="note">${number > 0 ? t("learn-step", { number, count }) : ""}</span>
          <span class="guide-turn" aria-hidden="true">${open ? "▴" : "▾"}</span>
        </button>
        <${Acts} guiding=${guiding} icons />
      </div>
      ${
        open
          ? html`<div class="guide-open">
              <${Step} guiding=${guiding} />
              <${Why} env=${env} game=${game} guiding=${guiding} />
            </div>`
          : html`<p class="guide-order small" onClick=${() => setOpen(true)}>
              ${
                told &&
                at.now &&
                html`
                  <span class=${`guide-told ${game.lesson.explains ? "" : "brief"}`}>
                    <${Rich} text=${words(`${at.now.id}-text`)} />
                  </span> `
              }
              <${Rich} text=${
                remark(at)
                  ? `${remark(at)} ${guiding.order}`
                  : guiding.order || (at.over ? words("done-text") : t("guide-free-text"))
              } />
            </p>`
      }
    </section>`;
  }
  const share = at.rows.filter((row) => row.state === "now" || row.state === "todo").length / count;
  return html`<aside class="guide" aria-label=${t("learn-guide")}>
    <${Spoken} guiding=${guiding} />
    <header>
      <p class="eyebrow">${t("guide-eyebrow", { number: taught.number, count: taught.count })}</p>
      <p class="note">
        ${
          at.over
            ? t("guide-over")
            : t("guide-left", { minutes: Math.max(1, Math.round(taught.lesson.minutes * share)) })
        }
      </p>
      <h2 class="guide-title serif">${taught.title}</h2>
    </header>
    <ol class="guide-steps">
      ${at.rows.map(
        (row, n) => html`<li
          key=${row.step.id}
          class=${row.state}
          aria-current=${row.state === "now" ? "step" : undefined}
        >
          <p class="guide-step"><${Mark} row=${row} number=${n + 1} /><span>${words(row.step.id)}</span></p>
          ${row.state === "now" && html`<${Step} guiding=${guiding} />`}
        </li>`,
      )}
      ${
        !at.now &&
        html`<li class="now free">
          <p class="guide-step"><b>${t(at.over ? "guide-over" : "guide-free")}</b></p>
          <${Step} guiding=${guiding} />
          ${!at.over && html`<p class="guide-text serif">${t("guide-free-text")}</p>`}
        </li>`
      }
    </ol>
    <div class="guide-foot">
      <${Why} env=${env} game=${game} guiding=${guiding} />
      <div class="guide-acts"><${Acts} guiding=${guiding} /></div>
    </div>
  </aside>`;
}

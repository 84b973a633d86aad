// What is left of a turn as one answer, where nothing is left to decide: it is held back here for a few seconds, so
// that it can still be taken back, because the rules cannot undo a turn that was scored.

import { useEffect } from "preact/hooks";
import { t } from "../i18n.js";
import { complain } from "../ui/toast.js";
import { plainly } from "./lesson.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/**
 * The actions that end a turn, the button for them, and what is said while they wait.
 * @typedef {{forms: any[], label: string, text: string}} Finish
 */

/** So long it can be taken back, in milliseconds. */
export const GRACE = 5000;
/** Whoever has fewer seconds left has none to give away. */
const HURRIED = 60;
/** Keys that do nothing by themselves, or lead to the way back. */
const SILENT = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "u", "Escape"];

/** Send all of it at once: the table takes it in this order. @param {Env} env @param {any[]} forms */
function send({ store, ui, table }, forms) {
  ui.held.value = null;
  ui.pick.value = null;
  ui.idled.value = null;
  store.actAll(forms).catch((error) => complain(error, table.game));
}

/**
 * The prompt with the one answer for all that is left, where the game knows one.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Prompt} said
 * @returns {Prompt}
 */
export function withFinish(env, game, said) {
  const { ui, known, table, seat } = env;
  const found = said.tone === "mine" && !ui.mode.value && !ui.held.value ? game.finish?.(env) : null;
  if (!found) return said;
  const hurried = table.pace.kind !== "none" && (table.clocks[seat ?? 0] ?? 0) < HURRIED;
  const hold = () => (ui.held.value = { ...found, seq: known.seq });
  const run = () => (hurried ? send(env, found.forms) : hold());
  const first = JSON.stringify(found.forms[0]);
  const others = said.actions.filter((action) => JSON.stringify(action.form) !== first).map(plainly);
  return {
    ...said,
    actions: [{ id: "finish", label: found.label, key: "Enter", primary: true, leads: found.forms, run }, ...others],
  };
}

/**
 * The prompt while something is held back: the way back, and the way on. It goes with the time, with whatever else is
 * pressed, and with whoever leaves the page.
 * @param {Env} env
 * @param {Prompt} said
 * @returns {Prompt}
 */
export function useHeld(env, said) {
  const { ui, known, store } = env;
  const held = ui.held.value;
  const fresh = !!held && known.seq === held.seq;
  useEffect(() => {
    if (!held) return;
    if (!fresh) {
      ui.held.value = null;
      return;
    }
    const go = () => ui.held.peek() === held && send(env, held.forms);
    const pressed = (/** @type {Event} */ event) => {
      const key = event instanceof KeyboardEvent ? event.key : "";
      const back = event.target instanceof Element && event.target.closest("[data-action=held-back]");
      if (!back && !SILENT.includes(key) && !(event instanceof KeyboardEvent && event.repeat)) go();
    };
    const timer = setTimeout(go, GRACE);
    const heard = ["keydown", "pointerdown", "popstate", "pagehide"];
    for (const kind of heard) addEventListener(kind, pressed, true);
    return () => {
      clearTimeout(timer);
      for (const kind of heard) removeEventListener(kind, pressed, true);
    };
  }, [held, fresh]);
  if (!held || !fresh || store.busy.value) return said;
  const back = () => {
    ui.held.value = null;
  };
  return {
    ...said,
    sentence: held.text,
    facts: t("held-facts"),
    rule: "",
    actions: [
      { id: "held-now", label: t("held-now"), key: "Enter", primary: true, run: () => send(env, held.forms) },
      { id: "held-back", label: t("undo"), key: "u", run: back, pinned: true },
    ],
    rows: [],
    list: false,
    lit: null,
    press: undefined,
    keys: { Escape: back },
    undo: null,
    aside: null,
  };
}

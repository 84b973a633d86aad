// How lessons lead to an action by the ways that everybody goes: take it in hand, turn it, place it, send a prophet.

import { t } from "../../i18n.js";
import { askDestroy, askProphet, buildAt, discard, layAt, sendProphet, take } from "./acts.js";
import { cellAt, demandOf, wayTo } from "./fits.js";
import { playOf } from "./play.js";
import { startTaking } from "./prompt.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Prompt} Prompt */
/**
 * The answer to give next: one of the prompt's, or a new one with its label.
 * @typedef {{id: string, label?: string, run?: () => void}} Next
 */

/** The cell of an action, if it has one. @param {any} form */
const cellOf = ({ x, y }) => (x === undefined ? null : cellAt(x, y));

/** The hand is up and aims where the step wants it. @param {Env} env @param {any} form */
export function point({ store, ui }, form) {
  const play = playOf(store, ui);
  if (form.hand !== undefined) play.pick(form.hand);
  play.aimAt(form.do === "take" ? null : cellOf(form));
}

/**
 * A tile is turned and flipped until it fits, laid, and asked for its prophet.
 * @param {Env} env
 * @param {any} form
 * @returns {Next | null}
 */
function laying({ store, ui }, form) {
  const here = { store, ui };
  const play = playOf(store, ui);
  const cell = cellAt(form.x, form.y);
  const mode = ui.mode.value;
  const held = play.hands.value[form.hand];
  const aimed = (/** @type {() => void} */ run) => () => {
    play.pick(form.hand);
    play.aimAt(cell);
    run();
  };
  const ask = aimed(() => {
    askProphet(here);
    const asked = ui.mode.peek();
    if (asked?.kind === "prophet") ui.mode.value = { ...asked, corner: form.prophet };
  });
  const send = () => {
    sendProphet(here, form.prophet);
    // Whoever is asked to come is aimed at.
    if (form.from) play.aimAt(cellAt(form.from[0], form.from[1]));
  };
  if (mode?.kind === "migrate")
    return (
      form.from && { id: "come", label: t("action-migrate"), run: () => mode.come(cellAt(form.from[0], form.from[1])) }
    );
  if (mode?.kind === "prophet" && mode.cell === cell) return form.prophet ? { id: "send", run: send } : { id: "none" };
  if (mode?.kind === "destroy" && mode.cell === cell)
    return form.prophet ? { id: "prophet", run: ask } : { id: "destroy" };
  if (mode || !held) return null;
  const way = wayTo(demandOf(play.ground.value, form.x, form.y), held);
  if (!way) return null;
  if (way.flip && way.turns) return { id: "fit", run: aimed(() => play.makeFit()) };
  if (way.flip) return { id: "flip", run: aimed(() => play.flip()) };
  if (way.turns === 3) return { id: "turn-back", run: aimed(() => play.turn(-1)) };
  if (way.turns) return { id: "turn", run: aimed(() => play.turn(1)) };
  if (form.do === "destroy") return { id: "place", label: t("action-place"), run: aimed(() => askDestroy(here, cell)) };
  return form.prophet
    ? { id: "prophet", run: ask }
    : { id: "place", label: t("action-place"), run: aimed(() => layAt(here, cell)) };
}

/**
 * By what is done: the answer that brings it nearer.
 * @type {Record<string, (env: Env, form: any, mode: string | null) => Next | null>}
 */
const WAYS = {
  place: laying,
  destroy: laying,
  draw: () => ({ id: "draw" }),
  choose_god: (_, { god }, mode) => ({ id: mode === "god" ? `claim-${god}` : "god" }),
  discard: ({ store, ui }, { hand }, mode) => {
    if (mode === "discard") return { id: "discard", run: () => discard({ store, ui }) };
    const pick = () => {
      playOf(store, ui).pick(hand);
      ui.mode.value = { kind: "discard" };
    };
    return { id: "discard", run: pick };
  },
  take: ({ store, ui }, { area, slot }, mode) => {
    if (mode === "take") return { id: "take-it", run: () => take({ store, ui }, area, slot) };
    const show = () => {
      startTaking({ store, ui });
      playOf(store, ui).slot.value = { seat: area, slot };
      playOf(store, ui).strip.value = area;
    };
    return { id: "take", run: show };
  },
  build: ({ store, ui }, form, mode) => {
    const cell = cellAt(form.x, form.y);
    if (mode === "city") return { id: "build", run: () => buildAt({ store, ui }, cell) };
    const aim = () => {
      playOf(store, ui).aimAt(cell);
      ui.mode.value = { kind: "city", god: null };
    };
    return { id: "city", run: aim };
  },
};

/**
 * The prompt, with the next answer on the way to an action.
 * @param {Env} env
 * @param {Prompt} said
 * @param {any} form
 * @returns {Prompt}
 */
export function lead(env, said, form) {
  const play = playOf(env.store, env.ui);
  const mode = env.ui.mode.value?.kind ?? null;
  // Where nothing else is aimed at, the place of the step is.
  if (play.aim.value === null && form.do !== "take" && mode !== "migrate")
    queueMicrotask(() => play.aim.peek() === null && play.aimAt(cellOf(form)));
  const next = WAYS[form.do]?.(env, form, mode);
  const own = next && said.actions.find(({ id }) => id === next.id);
  if (!next || !(own || next.label)) return said;
  return {
    ...said,
    actions: [{ label: "", ...own, ...next, leads: [form] }, ...said.actions.filter((action) => action !== own)],
  };
}

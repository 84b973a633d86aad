// Planning ahead for phase C: armies laid out one after another; the server places them while that is legal and turns out well.

import { refusalOf, t } from "../../../i18n.js";
import { complain, toast } from "../../../ui/toast.js";
import { called, calledAll, ownerOf, seatName } from "../words.js";
import { halvesOf } from "./cards.js";
import { rowOf } from "./choices.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** The lands planned so far. @param {Env} env @returns {string[]} */
const planned = ({ ui }) => ui.plan.value.map((step) => step.land);

/** The Empire that the viewer leads or has still to lead in this epoch, whose phase C has not begun. @param {Env} env */
function toCome({ ctx, view, seat }) {
  if (seat === null || view.selection || !view.turn) return null;
  const own = view.turn.seat === seat;
  const waits = own ? ["event", "shortage"].includes(view.phase) : ["waits", "next"].includes(view.score_now[seat].standing);
  const card = waits && ctx.book.empires.get(own ? view.turn.card : (view.hand.empire ?? view.arrays[seat].empire));
  return card ? halvesOf(card)[0] : null;
}

/** Whether there is something to plan while others decide. @param {Env} env */
export const canPlan = (env) => toCome(env) !== null;

/** The lands from which the plan starts, and the people for it: those of the standing armies (R7.12), or of an Empire that has yet to rise. @param {Env} env @returns {{from: string[], people: number, rising: boolean}} */
function bases(env) {
  const { view, seat } = env;
  const rises = toCome(env);
  if (rises) return { from: rises.start ?? [], people: Math.max(0, rises.armies - (rises.start?.length ?? 0)), rising: true };
  return { from: Object.keys(view.lands).filter((land) => view.lands[land].active && view.lands[land].owner === seat), people: view.turn?.pool ?? 0, rising: false };
}

/** Where the plan could go next: what is open now, and the neighbours of what is planned. @param {Env} env @returns {string[]} */
function reach(env) {
  const { ctx, known } = env;
  const { from, rising } = bases(env);
  const held = new Set([...from, ...planned(env)]);
  const found = new Set(/** @type {string[]} */ ([]));
  for (const land of held) for (const next of ctx.book.neighbours(land)) found.add(next);
  // What an Event may invade is no way of the Empire after it.
  if (!rising) for (const form of known.legal) if (form.do === "invade") found.add(form.land);
  return [...found].filter((land) => !held.has(land)).sort();
}

/** @param {Env} env */
async function send(env) {
  const { store, view, seat } = env;
  const { rising } = bases(env);
  // The Event of phase A, and what is missing for the buildings of the start, come before.
  const steps = planned(env).map((land, n) => {
    const [given, expect] = [ownerOf(view, land), seat].map((owner) => ({ lands: { [land]: { owner } } }));
    return { action: { do: "invade", land }, given, expect, number: n + 1, when: "expand" };
  });
  drop(env);
  try {
    await store.ask("PUT", "/plan", { steps });
    if (rising) toast(t("plan-kept", { steps: steps.length }));
  } catch (error) {
    complain(error, env.table.game);
  }
}

/** @param {Env} env */
function drop({ ui }) {
  ui.planning.value = false;
  ui.plan.value = [];
}

/** Why a plan stopped, in one or two sentences, and where. @param {Env} env @param {import("../../../wire.js").Stopped} stopped @returns {{text: string, place: string | null}} */
export function stopped({ ctx }, { number, action, reason, detail, params, seen }) {
  /** @type {string | null} */
  const place = action.land ?? null;
  const owner = place ? seen?.lands?.[place]?.owner : undefined;
  /** @returns {string} */
  const why = () => {
    if (owner === undefined) return refusalOf({ reason, detail, params });
    if (reason === "surprise") return t("plan-frustrated", { land: called(ctx.book, place ?? "", "in") });
    const land = called(ctx.book, place ?? "", "the");
    if (owner === null) return t("plan-now-empty", { land });
    return owner === ctx.viewer ? t("plan-now-yours", { land }) : t("plan-now-theirs", { land, name: seatName(ctx, owner) });
  };
  return { text: `${why()} ${t("plan-stopped-at", { step: number ?? 1 })}`, place };
}

/** @param {Env} env @returns {Prompt} */
export function planPrompt(env) {
  const { ctx, ui, view, seat } = env;
  const lands = planned(env);
  const { from, people } = bases(env);
  const left = people - lands.length;
  const open = left > 0 ? reach(env) : [];
  const press = (/** @type {string} */ id) => {
    if (lands.includes(id)) ui.plan.value = ui.plan.value.slice(0, lands.indexOf(id));
    else if (open.includes(id)) ui.plan.value = [...ui.plan.value, { do: "invade", land: id, from: [...lands].reverse().concat(from).find((land) => ctx.book.neighbours(land).includes(id)) }];
  };
  /** @type {import("../../../table/prompt.js").Action[]} */
  const actions = [];
  if (lands.length) actions.push({ id: "send", label: t("plan-send"), key: "Enter", primary: true, run: () => send(env) });
  const focus = ui.focus.value;
  if (focus && open.includes(focus)) actions.push({ id: "add", label: t("plan-add", { land: called(ctx.book, focus, "the") }), key: "a", primary: !lands.length, run: () => press(focus) });
  if (lands.length) actions.push({ id: "less", label: t("plan-less"), key: "Backspace", run: () => (ui.plan.value = ui.plan.value.slice(0, -1)) });
  if (env.known.private?.plan?.length) actions.push({ id: "clear", label: t("plan-clear"), run: () => env.store.ask("PUT", "/plan", { steps: [] }).then(() => drop(env), (error) => complain(error)) });
  actions.push({ id: "drop", label: t("plan-drop"), key: "Escape", run: () => drop(env) });
  /** @type {Map<string, import("../../../table/state.js").Lit>} */
  const lit = new Map(open.map((land) => [land, { tag: ownerOf(view, land) === null ? t("tag-free") : ownerOf(view, land) === seat ? t("tag-renew") : t("tag-enemy") }]));
  lands.forEach((land, n) => lit.set(land, { tag: String(n + 1), tone: "step" }));
  return {
    tone: "plan",
    seat,
    eyebrow: t("plan-eyebrow"),
    sentence: lands.length ? t("plan-sentence", { steps: lands.length }) : t("plan-empty"),
    facts: lands.length ? t("plan-facts", { lands: calledAll(ctx.book, lands, "the"), left }) : t("plan-empty-facts", { where: calledAll(ctx.book, from, "in") }),
    rule: "R7.2",
    actions,
    rows: [...lands, ...open].map((land) => ({ ...rowOf(env, land), chosen: lands.includes(land) })),
    lit,
    press,
    list: false,
    undo: null,
  };
}

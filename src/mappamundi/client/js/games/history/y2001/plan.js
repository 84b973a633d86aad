// Planning ahead: invasions laid out one after another; the server plays them while they are legal and turn out well.

import { refusalOf, t } from "../../../i18n.js";
import { complain } from "../../../ui/toast.js";
import { called, calledAll, ownerOf, seatName } from "../words.js";
import { rowOf } from "./choices.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** The lands from which the plan starts. @param {Env} env @returns {string[]} */
const bases = ({ view, seat }) => Object.keys(view.lands).filter((land) => view.lands[land].active && ownerOf(view, land) === seat);

/** The lands planned so far. @param {Env} env @returns {string[]} */
const planned = ({ ui }) => ui.plan.value.map((step) => step.land);

/** Where the plan could go next: beside what it has by then, and wherever fleets reach now. @param {Env} env @returns {string[]} */
function reach(env) {
  const held = new Set([...bases(env), ...planned(env)]);
  const found = new Set(/** @type {string[]} */ ([]));
  for (const land of held) for (const next of env.ctx.book.neighbours(land)) if (!held.has(next)) found.add(next);
  for (const form of env.known.legal) if (form.do === "invade" && !held.has(form.land)) found.add(form.land);
  return [...found].sort();
}

/** @param {Env} env */
async function send(env) {
  const { store, ui, seat, view } = env;
  const steps = planned(env).map((land, n) => {
    const [now, then] = [ownerOf(view, land), seat].map((owner) => ({ lands: { [land]: { owner } } }));
    return { action: { do: "invade", land }, given: now, expect: then, number: n + 1 };
  });
  ui.planning.value = false;
  ui.plan.value = [];
  try {
    await store.ask("PUT", "/plan", { steps });
  } catch (error) {
    complain(error, env.table.game);
  }
}

/** Why a plan stopped, in one or two sentences, and where. @param {Env} env @param {import("../../../wire.js").Stopped} stopped @returns {{text: string, place: string | null}} */
export function stopped({ ctx }, { number, action, reason, detail, params, seen }) {
  /** @type {string | null} */
  const place = action.land ?? null;
  const here = place ? seen?.lands?.[place] : undefined;
  const owner = here?.owner;
  /** @returns {string} */
  const why = () => {
    if (owner === undefined) return refusalOf({ reason, detail, params });
    if (reason === "surprise") return t(owner === null ? "plan-both-fall" : here?.fort ? "plan-fort-stood" : "plan-thrown-back", { land: called(ctx.book, place ?? "", "in") });
    const land = called(ctx.book, place ?? "", "the");
    if (owner === null) return t("plan-now-empty", { land });
    return owner === ctx.viewer ? t("plan-now-yours", { land }) : t("plan-now-theirs", { land, name: seatName(ctx, owner) });
  };
  return { text: `${why()} ${t("plan-stopped-at", { step: number ?? 1 })}`, place };
}

/** @param {Env} env */
function drop({ ui }) {
  ui.planning.value = false;
  ui.plan.value = [];
}

/** @param {Env} env @returns {Prompt} */
export function planPrompt(env) {
  const { ctx, ui, view, seat } = env;
  const lands = planned(env);
  const from = bases(env);
  const armies = view.turn?.pool ?? 0;
  const open = lands.length < armies ? reach(env) : [];
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
  actions.push({ id: "drop", label: t("plan-drop"), key: "Escape", run: () => drop(env) });
  /** @type {Map<string, import("../../../table/state.js").Lit>} */
  const lit = new Map(open.map((land) => [land, { tag: ownerOf(view, land) === null ? t("tag-free") : ownerOf(view, land) === seat ? t("tag-own") : t("tag-attack") }]));
  lands.forEach((land, n) => lit.set(land, { tag: String(n + 1), tone: "step" }));
  return {
    tone: "plan",
    seat,
    eyebrow: t("plan-eyebrow"),
    sentence: lands.length ? t("plan-sentence", { steps: lands.length }) : t("plan-empty"),
    facts: lands.length ? t("plan-facts", { lands: calledAll(ctx.book, lands, "the"), left: armies - lands.length }) : t("plan-empty-facts", { where: calledAll(ctx.book, from, "in") }),
    rule: "A7.2",
    actions,
    rows: [...lands, ...open].map((land) => ({ ...rowOf(env, land), chosen: lands.includes(land) })),
    lit,
    press,
    list: false,
    undo: null,
  };
}

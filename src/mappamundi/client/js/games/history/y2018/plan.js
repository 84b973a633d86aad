// Planning ahead: invasions laid out one after another; the server plays them while they are legal and turn out well.

import { t } from "../../../i18n.js";
import { complain, toast } from "../../../ui/toast.js";
import { clearing, drop, planBar, planned, stepOf, stoppedBy } from "../plan.js";
import { rowOf } from "./choices.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/**
 * The lands from which the plan starts: own active armies, or the start of the empire still sealed.
 * @param {Env} env
 * @returns {{from: string[], rising: boolean, armies: number}}
 */
function bases({ ctx, view, seat }) {
  const active = Object.keys(view.lands).filter((land) => view.lands[land].active && view.lands[land].owner === seat);
  const own = view.turn?.seat === seat;
  if (own && view.phase === "invade") return { from: active, rising: false, armies: view.turn.pool };
  const empire = own ? view.turn.empire : view.hand.empire;
  const card = empire ? ctx.book.empires.get(empire) : null;
  return {
    from: card?.start ?? [],
    rising: true,
    armies: Math.max(0, (card?.armies ?? 0) - (card?.start.length ?? 0)),
  };
}

/** Where the plan could go next. @param {Env} env @returns {string[]} */
function reach(env) {
  const { ctx } = env;
  const { from } = bases(env);
  const held = new Set([...from, ...planned(env)]);
  const found = new Set(/** @type {string[]} */ ([]));
  for (const land of held) for (const next of ctx.book.neighbours(land)) if (!held.has(next)) found.add(next);
  // What is open by sea now stays open.
  for (const form of env.known.legal) if (form.do === "invade" && !held.has(form.land)) found.add(form.land);
  return [...found].sort();
}

/** @param {Env} env */
function wayTo({ known }, /** @type {string} */ land) {
  const legal = known.legal.filter(
    (form) => form.do === "invade" && form.land === land && !form.extra && !form.auto_win,
  );
  return (legal.find((form) => !form.via) ?? legal[0])?.via;
}

/** @param {Env} env */
async function send(env) {
  const { rising } = bases(env);
  const lands = planned(env);
  /** @type {any[]} */
  const steps = rising ? [{ action: { do: "establish" }, expect: {} }] : [];
  lands.forEach((land, n) => {
    const via = wayTo(env, land);
    steps.push(stepOf(env, { do: "invade", land, ...(via ? { via } : {}) }, n));
  });
  drop(env);
  try {
    await env.store.ask("PUT", "/plan", { steps });
    if (rising) toast(t("plan-kept", { steps: lands.length }));
  } catch (error) {
    complain(error, env.table.game);
  }
}

/**
 * Why a plan stopped, in one or two sentences, and where.
 * @param {Env} env
 * @param {import("../../../wire.js").Stopped} halt
 * @returns {{text: string, place: string | null}}
 */
export function stopped(env, halt) {
  const { why, place } = stoppedBy(env, halt, (land, { owner }) =>
    t(owner === null ? "plan-both-fall" : "plan-thrown-back", { land }),
  );
  const at = halt.number ? t("plan-stopped-at", { step: halt.number }) : t("plan-stopped-rising");
  return { text: `${why} ${at}`, place };
}

/** @param {Env} env @returns {Prompt} */
export function planPrompt(env) {
  const { from, armies } = bases(env);
  const left = armies - planned(env).length;
  return planBar(env, {
    from,
    open: left > 0 ? reach(env) : [],
    left,
    rule: "Z7.2",
    tag: (owner) => t(owner === null ? "tag-free" : owner === env.seat ? "tag-renew" : "tag-defended"),
    row: (land) => rowOf(env, land),
    send: () => send(env),
    more: clearing(env),
  });
}

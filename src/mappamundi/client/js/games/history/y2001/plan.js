// Planning ahead: invasions laid out one after another; the server plays them while they are legal and turn out well.

import { t } from "../../../i18n.js";
import { complain } from "../../../ui/toast.js";
import { drop, planBar, planned, stepOf, stoppedBy } from "../plan.js";
import { ownerOf } from "../words.js";
import { rowOf } from "./choices.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** The lands from which the plan starts. @param {Env} env @returns {string[]} */
const bases = ({ view, seat }) =>
  Object.keys(view.lands).filter((land) => view.lands[land].active && ownerOf(view, land) === seat);

/**
 * Where the plan could go next: beside what it has by then, and wherever fleets reach now.
 * @param {Env} env
 * @returns {string[]}
 */
function reach(env) {
  const held = new Set([...bases(env), ...planned(env)]);
  const found = new Set(/** @type {string[]} */ ([]));
  for (const land of held) for (const next of env.ctx.book.neighbours(land)) if (!held.has(next)) found.add(next);
  for (const form of env.known.legal) if (form.do === "invade" && !held.has(form.land)) found.add(form.land);
  return [...found].sort();
}

/** @param {Env} env */
async function send(env) {
  const steps = planned(env).map((land, n) => stepOf(env, { do: "invade", land }, n));
  drop(env);
  try {
    await env.store.ask("PUT", "/plan", { steps });
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
  const { why, place } = stoppedBy(env, halt, (land, { owner, fort }) =>
    t(owner === null ? "plan-both-fall" : fort ? "plan-fort-stood" : "plan-thrown-back", { land }),
  );
  return { text: `${why} ${t("plan-stopped-at", { step: halt.number ?? 1 })}`, place };
}

/** @param {Env} env @returns {Prompt} */
export function planPrompt(env) {
  const from = bases(env);
  const left = (env.view.turn?.pool ?? 0) - planned(env).length;
  return planBar(env, {
    from,
    open: left > 0 ? reach(env) : [],
    left,
    rule: "A7.2",
    tag: (owner) => t(owner === null ? "tag-free" : owner === env.seat ? "tag-own" : "tag-attack"),
    row: (land) => rowOf(env, land),
    send: () => send(env),
  });
}

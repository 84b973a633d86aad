// Planning ahead: invasions laid out one after another; the server plays them while they are legal and turn out well.

import { t } from "../../../i18n.js";
import { planBar, planned, send, stepOf, stoppedBy } from "../plan.js";
import { ownerOf } from "../words.js";
import { rowOf } from "./choices.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** The lands from which the plan starts. @param {Env} env @returns {string[]} */
const bases = ({ view, seat }) =>
  Object.keys(view.lands).filter((land) => view.lands[land].active && ownerOf(view, land) === seat);

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
  const steps = () => planned(env).map((land, n) => stepOf(env, { do: "invade", land }, n));
  return planBar(env, {
    from: bases(env),
    pieces: env.view.turn?.pool ?? 0,
    rule: "A7.2",
    tag: (owner) => t(owner === null ? "tag-free" : owner === env.seat ? "tag-own" : "tag-attack"),
    row: (land) => rowOf(env, land),
    send: () => send(env, steps(), false),
  });
}

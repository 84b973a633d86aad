// Planning ahead for phase C: armies laid out one after another; the server places them while that is legal and turns
// out well.

import { t } from "../../../i18n.js";
import { planBar, planned, send, stepOf, stoppedBy } from "../plan.js";
import { halvesOf } from "./cards.js";
import { rowOf } from "./choices.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/**
 * The Empire that the viewer leads or has still to lead in this epoch, whose phase C has not begun.
 * @param {Env} env
 */
function toCome({ ctx, view, seat }) {
  if (seat === null || view.selection || !view.turn) return null;
  const own = view.turn.seat === seat;
  const waits = own
    ? ["event", "shortage"].includes(view.phase)
    : ["waits", "next"].includes(view.score_now[seat].standing);
  const card =
    waits && ctx.book.empires.get(own ? view.turn.card : (view.hand.empire ?? view.arrays[seat].empire ?? ""));
  return card ? halvesOf(card)[0] : null;
}

/** Whether there is something to plan while others decide. @param {Env} env */
export const canPlan = (env) => toCome(env) !== null;

/**
 * The lands from which the plan starts, and the people for it: those of the standing armies (R7.12), or of an Empire
 * that has yet to rise.
 * @param {Env} env
 * @returns {{from: string[], people: number, rising: boolean}}
 */
function bases(env) {
  const { view, seat } = env;
  const rises = toCome(env);
  if (rises)
    return { from: rises.start ?? [], people: Math.max(0, rises.armies - (rises.start?.length ?? 0)), rising: true };
  return {
    from: Object.keys(view.lands).filter((land) => view.lands[land].active && view.lands[land].owner === seat),
    people: view.turn?.pool ?? 0,
    rising: false,
  };
}

/**
 * Why a plan stopped, in one or two sentences, and where.
 * @param {Env} env
 * @param {import("../../../wire.js").Stopped} halt
 * @returns {{text: string, place: string | null}}
 */
export function stopped(env, halt) {
  const { why, place } = stoppedBy(env, halt, (land) => t("plan-frustrated", { land }));
  return { text: `${why} ${t("plan-stopped-at", { step: halt.number ?? 1 })}`, place };
}

/** @param {Env} env @returns {Prompt} */
export function planPrompt(env) {
  const { from, people, rising } = bases(env);
  // The Event of phase A, and what is missing for the buildings of the start, come before.
  const steps = () => planned(env).map((land, n) => ({ ...stepOf(env, { do: "invade", land }, n), when: "expand" }));
  return planBar(env, {
    from,
    pieces: people,
    // What an Event may invade is no way of the Empire after it.
    afoot: rising,
    rule: "R7.2",
    tag: (owner) => t(owner === null ? "tag-free" : owner === env.seat ? "tag-renew" : "tag-enemy"),
    row: (land) => rowOf(env, land),
    send: () => send(env, steps(), rising),
  });
}

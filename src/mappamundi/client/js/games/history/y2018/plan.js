// Planning ahead: invasions laid out one after another; the server plays them while they are legal and turn out well.

import { t } from "../../../i18n.js";
import { planBar, planned, send, stepOf, stoppedBy } from "../plan.js";
import { rowOf } from "./choices.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/**
 * The lands from which the plan starts: own active armies, or the start of the empire still sealed.
 * @param {Env} env
 * @returns {{from: string[], rising: boolean, armies: number}}
 */
function bases({ ctx, view, seat }) {
  const active = Object.keys(view.lands).filter((land) => view.lands[land].active && view.lands[land].owner === seat);
  const turn = view.turn?.seat === seat ? view.turn : null;
  if (turn && view.phase === "invade") return { from: active, rising: false, armies: turn.pool };
  const empire = turn ? turn.empire : view.hand.empire;
  const card = empire ? ctx.book.empires.get(empire) : null;
  return {
    from: card?.start ?? [],
    rising: true,
    armies: Math.max(0, (card?.armies ?? 0) - (card?.start.length ?? 0)),
  };
}

/** @param {Env} env */
function wayTo({ known }, /** @type {string} */ land) {
  const legal = known.legal.filter(
    (form) => form.do === "invade" && form.land === land && !form.extra && !form.auto_win,
  );
  return (legal.find((form) => !form.via) ?? legal[0])?.via;
}

/** @param {Env} env @param {boolean} rising */
function steps(env, rising) {
  const invasions = planned(env).map((land, n) => {
    const via = wayTo(env, land);
    return stepOf(env, { do: "invade", land, ...(via ? { via } : {}) }, n);
  });
  return rising ? [{ action: { do: "establish" }, expect: {} }, ...invasions] : invasions;
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
  const { from, armies, rising } = bases(env);
  return planBar(env, {
    from,
    pieces: armies,
    rule: "Z7.2",
    tag: (owner) => t(owner === null ? "tag-free" : owner === env.seat ? "tag-renew" : "tag-defended"),
    row: (land) => rowOf(env, land),
    send: () => send(env, steps(env, rising), rising),
  });
}

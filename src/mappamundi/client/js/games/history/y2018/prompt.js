// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { promptOf } from "../prompt.js";
import { called, seatName } from "../words.js";
import { decide } from "./decisions.js";
import { planPrompt } from "./plan.js";

/** @typedef {import("./types.js").Env} Env */

/** @param {Env} env */
export const prompt = (env) => promptOf(env, { plan: planPrompt, decide: asked, closing, waits });

/** A choice of cards is never taken back. @param {Env} env */
function asked(env) {
  const chosen = !env.known.canUndo && env.view.phase === "select";
  return { ...(chosen ? { undo: { can: false, text: t("undo-selection") } } : {}), ...decide(env) };
}

/**
 * Why these events cannot be taken back; null if they could be.
 * @param {import("./types.js").Ctx} ctx
 * @param {import("./types.js").Event[]} events
 * @returns {string | null}
 */
function closing(ctx, events) {
  const place = (/** @type {any} */ event) => events.find((one) => one.land)?.land ?? event.land ?? "";
  for (const event of events) {
    switch (event.event) {
      case "rolled":
      case "rerolled":
      case "battle":
        return place(event) ? t("undo-dice-at", { land: called(ctx.book, place(event), "in") }) : t("undo-dice");
      case "event_played":
      case "kingdom_played":
        return t("undo-card", { card: called(ctx.book, event.card, "the") });
      case "turn_began":
      case "empire_skipped":
        return t("undo-called", { empire: called(ctx.book, event.empire, "the") });
      case "army_removed":
        if (event.seat !== ctx.viewer) return t("undo-touched", { name: seatName(ctx, event.seat) });
    }
  }
  return null;
}

/** While others decide. @param {Env} env @returns {import("../prompt.js").Waiting} */
function waits({ ctx, view, seat }) {
  const { turn } = view;
  const choosing = view.phase === "select";
  const empire = (/** @type {import("../../../i18n.js").NameForm} */ form) =>
    turn ? called(ctx.book, turn.kingdom ?? turn.empire, form) : "";
  return {
    facts: turn && !choosing ? [t("waiting-facts", { empire: empire(""), armies: turn.pool })] : [],
    words: {
      land: turn?.battle?.land ? called(ctx.book, turn.battle.land, "in") : "",
      empire: empire("the"),
      area: turn?.plague ? called(ctx.book, turn.plague, "in") : "",
    },
    plans: seat !== null && !choosing && (turn?.seat === seat || !!view.hand.empire),
    orders: true,
  };
}

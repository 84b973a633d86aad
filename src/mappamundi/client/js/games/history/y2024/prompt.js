// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { promptOf } from "../prompt.js";
import { called, seatName } from "../words.js";
import { decide } from "./decisions.js";
import { ceremonyPrompt } from "./endgame.js";
import { canPlan, planPrompt } from "./plan.js";
import { screenWaits } from "./screen.js";

/** @typedef {import("./types.js").Env} Env */

/** @param {Env} env */
export const prompt = (env) =>
  promptOf(env, {
    plan: planPrompt,
    shown: (one) => (one.view.phase === "endgame" ? ceremonyPrompt(one) : null),
    decide,
    closing,
    waits,
  });

/**
 * Why these events cannot be taken back; null if they could be.
 * @param {import("./types.js").Ctx} ctx
 * @param {import("./types.js").Event[]} events
 * @returns {string | null}
 */
function closing(ctx, events) {
  for (const event of events) {
    switch (event.event) {
      case "rolled":
        return t("undo-dice-at", { land: called(ctx.book, events.find((one) => one.land)?.land ?? "", "in") });
      case "honor_awarded":
        return t("undo-honor", { name: seatName(ctx, event.seat), own: event.seat === ctx.viewer ? "yes" : "no" });
      case "turn_began":
        return t("undo-called", { empire: called(ctx.book, event.empire, "the") });
      case "token_kept":
      case "event_kept":
      case "empire_kept":
      case "empire_chosen":
        return t("undo-kept");
    }
  }
  return null;
}

/** While others decide. @param {Env} env @returns {import("../prompt.js").Waiting} */
function waits(env) {
  const { turn, selection } = env.view;
  const empire = (/** @type {import("../../../i18n.js").NameForm} */ form) =>
    turn ? called(env.ctx.book, (turn.in_event ? turn.event : turn.empire) ?? turn.card, form) : "";
  return {
    facts: turn ? [t("waiting-facts", { empire: empire(""), people: turn.pool })] : [],
    words: { count: selection?.size ?? 0, empire: empire("the") },
    plans: canPlan(env),
    orders: true,
    more: screenWaits(env),
  };
}

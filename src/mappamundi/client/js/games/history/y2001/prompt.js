// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { promptOf } from "../prompt.js";
import { called, seatName } from "../words.js";
import { battlePrompt } from "./battle.js";
import { decide } from "./decisions.js";
import { draftWaits } from "./draft.js";
import { planPrompt } from "./plan.js";

/** @typedef {import("./types.js").Env} Env */

/** @param {Env} env */
export const prompt = (env) =>
  promptOf(env, { plan: planPrompt, decide: (one) => battlePrompt(one) ?? decide(one), closing, waits });

/**
 * Why these events cannot be taken back; null if they could be.
 * @param {import("./types.js").Ctx} ctx
 * @param {import("./types.js").Event[]} events
 * @returns {string | null}
 */
function closing(ctx, events) {
  const place = events.find((one) => one.land)?.land;
  for (const event of events) {
    switch (event.event) {
      case "rolled":
      case "disease":
        return place ? t("undo-dice-at", { land: called(ctx.book, place, "in") }) : t("undo-dice");
      case "empire_kept":
      case "empire_passed":
        return t("undo-drawn");
      case "turn_began":
        return t("undo-called", { empire: called(ctx.book, event.empire, "the") });
      case "army_removed":
        if (event.seat !== ctx.viewer) return t("undo-touched", { name: seatName(ctx, event.seat) });
    }
  }
  return null;
}

/** While others decide. @param {Env} env @returns {import("../prompt.js").Waiting} */
function waits(env) {
  const { turn } = env.view;
  const { book } = env.ctx;
  return {
    facts: turn
      ? [t("waiting-facts", { empire: called(book, turn.in_play), armies: turn.pool + turn.restricted })]
      : [],
    words: { empire: turn ? called(book, turn.empire, "the") : "" },
    more: draftWaits(env),
  };
}

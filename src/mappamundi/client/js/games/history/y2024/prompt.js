// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { keptFor, quiet, waitedFor, wayBack } from "../prompt.js";
import { called, seatName } from "../words.js";
import { decide } from "./decisions.js";
import { ceremonyPrompt } from "./endgame.js";
import { canPlan, planPrompt } from "./plan.js";
import { screenWaits } from "./screen.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** @param {Env} env @returns {Prompt} */
export function prompt(env) {
  const { known, table, view, store, ui } = env;
  if (table.phase === "over" || !view) return quiet({ eyebrow: t("prompt-over"), sentence: t("prompt-over-sentence") });
  if (ui.planning.value && env.seat !== null) return planPrompt(env);
  const shown = view.phase === "endgame" ? ceremonyPrompt(env) : null;
  if (shown) return quiet(shown);
  if (store.mine.value && known.legal.length) return mine(env);
  return waiting(env);
}

/** @param {Env} env @returns {Prompt} */
function mine(env) {
  return quiet({
    tone: "mine",
    seat: env.seat,
    eyebrow: t("prompt-yours", { phase: t(`phase-${env.view.decision.replaceAll("_", "-")}`) }),
    undo: wayBack(env, closing),
    ...decide(env),
  });
}

/**
 * Why these events cannot be taken back; null if they could be.
 * @param {import("../words.js").Ctx} ctx
 * @param {any[]} events
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

// --- others decide -----------------------------------------------------------------------------------------------

/** @param {Env} env @returns {Prompt} */
function waiting(env) {
  const { ctx, view, seat } = env;
  const { first, names, tone, eyebrow, absent } = waitedFor(env);
  const { turn, selection } = view;
  const empire = (/** @type {import("../../../i18n.js").NameForm} */ form) =>
    turn ? called(ctx.book, turn.in_event ? turn.event : (turn.empire ?? turn.card), form) : "";
  /** @type {string[]} */
  const facts = [];
  if (turn) facts.push(t("waiting-facts", { empire: empire(""), people: turn.pool }));
  facts.push(...absent, ...keptFor(env));
  /** @type {import("../../../table/prompt.js").Action[]} */
  const actions = [];
  if (canPlan(env))
    actions.push({ id: "plan", label: t("action-plan"), key: "p", run: () => (env.ui.planning.value = true) });
  if (seat !== null)
    actions.push({ id: "orders", label: t("action-orders"), run: () => (env.ui.open.value = "orders") });
  return quiet({
    tone,
    seat: first,
    eyebrow,
    sentence:
      first === null
        ? t("waiting-nobody")
        : t(`waiting-${view.decision.replaceAll("_", "-")}`, {
            names,
            count: selection?.size ?? 0,
            empire: empire("the"),
          }),
    facts: facts.join(" "),
    actions,
    ...screenWaits(env),
  });
}

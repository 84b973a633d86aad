// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { keptFor, quiet, waitedFor, wayBack } from "../prompt.js";
import { called, seatName } from "../words.js";
import { decide } from "./decisions.js";
import { planPrompt } from "./plan.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */

/** @param {Env} env @returns {Prompt} */
export function prompt(env) {
  const { known, table, view, store, ui } = env;
  if (table.phase === "over" || !view) return quiet({ eyebrow: t("prompt-over"), sentence: t("prompt-over-sentence") });
  if (ui.planning.value && env.seat !== null) return planPrompt(env);
  if (store.mine.value && known.legal.length) return mine(env);
  return waiting(env);
}

/** @param {Env} env @returns {Prompt} */
function mine(env) {
  const { canUndo, view } = env.known;
  return quiet({
    tone: "mine",
    seat: env.seat,
    eyebrow: t("prompt-yours", { phase: t(`phase-${env.view.decision}`) }),
    undo: !canUndo && view.phase === "select" ? { can: false, text: t("undo-selection") } : wayBack(env, closing),
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

// --- others decide -----------------------------------------------------------------------------------------------

/** @param {Env} env @returns {Prompt} */
function waiting(env) {
  const { ctx, view, seat } = env;
  const { first, names, count, tone, eyebrow, absent } = waitedFor(env);
  const land = view.turn?.battle?.land ? called(ctx.book, view.turn.battle.land, "in") : "";
  const empire = (/** @type {import("../../../i18n.js").NameForm} */ form) =>
    view.turn ? called(ctx.book, view.turn.kingdom ?? view.turn.empire, form) : "";
  const area = view.turn?.plague ? called(ctx.book, view.turn.plague, "in") : "";
  /** @type {string[]} */
  const facts = [];
  if (view.turn && view.phase !== "select")
    facts.push(t("waiting-facts", { empire: empire(""), armies: view.turn.pool }));
  facts.push(...absent, ...keptFor(env));
  const sentence =
    first === null
      ? t("waiting-nobody")
      : t(`waiting-${view.decision}`, { names, count, land, empire: empire("the"), area });
  /** @type {import("../../../table/prompt.js").Action[]} */
  const actions = [];
  if (seat !== null) {
    if (view.phase !== "select" && (view.turn?.seat === seat || view.hand.empire)) {
      actions.push({ id: "plan", label: t("action-plan"), key: "p", run: () => (env.ui.planning.value = true) });
    }
    actions.push({ id: "orders", label: t("action-orders"), run: () => (env.ui.open.value = "orders") });
  }
  return quiet({
    tone,
    seat: first,
    eyebrow,
    sentence,
    facts: facts.join(" "),
    actions,
  });
}

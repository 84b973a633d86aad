// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { quiet, waitedFor, wayBack } from "../prompt.js";
import { called, seatName } from "../words.js";
import { battlePrompt } from "./battle.js";
import { decide } from "./decisions.js";
import { draftWaits } from "./draft.js";
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
  return quiet({
    tone: "mine",
    seat: env.seat,
    eyebrow: t("prompt-yours", { phase: t(`phase-${env.view.decision}`) }),
    undo: wayBack(env, closing),
    ...(battlePrompt(env) ?? decide(env)),
  });
}

/**
 * Why these events cannot be taken back; null if they could be.
 * @param {import("../words.js").Ctx} ctx
 * @param {any[]} events
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

// --- others decide -----------------------------------------------------------------------------------------------

/** @param {Env} env @returns {Prompt} */
function waiting(env) {
  const { ctx, view } = env;
  const { first, names, tone, eyebrow, absent } = waitedFor(env);
  const { turn } = view;
  /** @type {string[]} */
  const facts = [];
  if (turn)
    facts.push(t("waiting-facts", { empire: called(ctx.book, turn.in_play), armies: turn.pool + turn.restricted }));
  facts.push(...absent);
  return quiet({
    tone,
    seat: first,
    eyebrow,
    sentence:
      first === null
        ? t("waiting-nobody")
        : t(`waiting-${view.decision}`, { names, empire: turn ? called(ctx.book, turn.empire, "the") : "" }),
    facts: facts.join(" "),
    ...draftWaits(env),
  });
}

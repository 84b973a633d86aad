// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { called, listed, seatName } from "../words.js";
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

/** @param {Partial<Prompt>} more @returns {Prompt} */
function quiet(more) {
  return { tone: "wait", seat: null, eyebrow: "", sentence: "", facts: "", rule: "", actions: [], rows: [], lit: null, undo: null, ...more };
}

/** @param {Env} env @returns {Prompt} */
function mine(env) {
  return {
    tone: "mine",
    seat: env.seat,
    eyebrow: t("prompt-yours", { phase: t(`phase-${env.view.decision}`) }),
    sentence: "",
    facts: "",
    rule: "",
    actions: [],
    rows: [],
    lit: null,
    undo: undoState(env),
    ...(battlePrompt(env) ?? decide(env)),
  };
}

/** Whether the last action can be taken back, and if not, what closed that. @param {Env} env */
function undoState({ known, ctx }) {
  if (known.canUndo) return { can: true, text: t("undo") };
  for (let n = known.log.length - 1; n >= 0; n--) {
    const told = known.log[n];
    if (told.kind === "undo") return null;
    if (told.kind !== "step") continue;
    if (told.seat !== ctx.viewer) return null;
    const closed = closing(ctx, told.events ?? []);
    if (closed) return { can: false, text: closed };
  }
  return null;
}

/** Why these events cannot be taken back; null if they could be. @param {import("../words.js").Ctx} ctx @param {any[]} events @returns {string | null} */
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
  const { ctx, view, table, seat } = env;
  const deciders = table.to_act.filter((/** @type {number} */ other) => other !== seat);
  const first = deciders[0] ?? null;
  const names = listed(deciders.map((/** @type {number} */ other) => seatName(ctx, other)));
  const held = first === null ? null : table.seats[first];
  const { turn } = view;
  /** @type {string[]} */
  const facts = [];
  if (turn) facts.push(t("waiting-facts", { empire: called(ctx.book, turn.in_play), armies: turn.pool + turn.restricted }));
  if (held?.state === "held" || (held?.state === "open" && held?.bot)) facts.push(t("waiting-held", { who: seatName(ctx, /** @type {number} */ (first)) }));
  else if (held?.state === "away") facts.push(t("waiting-away", { who: seatName(ctx, /** @type {number} */ (first)) }));
  return quiet({
    tone: seat === null ? "watch" : "wait",
    seat: first,
    eyebrow: seat === null ? t("prompt-watching") : first === null ? t("prompt-waiting") : t("prompt-theirs", { names, count: deciders.length }),
    sentence: first === null ? t("waiting-nobody") : t(`waiting-${view.decision}`, { names, empire: turn ? called(ctx.book, turn.empire, "the") : "" }),
    facts: facts.join(" "),
    ...draftWaits(env),
  });
}

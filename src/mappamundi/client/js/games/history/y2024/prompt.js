// What the prompt bar says: one sentence for every decision, the facts, the rule, and the answers.

import { t } from "../../../i18n.js";
import { called, listed, seatName } from "../words.js";
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

/** @param {Partial<Prompt>} more @returns {Prompt} */
function quiet(more) {
  return { tone: "wait", seat: null, eyebrow: "", sentence: "", facts: "", rule: "", actions: [], rows: [], lit: null, undo: null, ...more };
}

/** @param {Env} env @returns {Prompt} */
function mine(env) {
  return {
    tone: "mine",
    seat: env.seat,
    eyebrow: t("prompt-yours", { phase: t(`phase-${env.view.decision.replaceAll("_", "-")}`) }),
    sentence: "",
    facts: "",
    rule: "",
    actions: [],
    rows: [],
    lit: null,
    undo: undoState(env),
    ...decide(env),
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
  const { ctx, view, table, seat } = env;
  const deciders = table.to_act.filter((/** @type {number} */ other) => other !== seat);
  const first = deciders[0] ?? null;
  const names = listed(deciders.map((/** @type {number} */ other) => seatName(ctx, other)));
  const held = first === null ? null : table.seats[first];
  const { turn, selection } = view;
  const empire = (/** @type {import("../../../i18n.js").NameForm} */ form) => (turn ? called(ctx.book, turn.in_event ? turn.event : (turn.empire ?? turn.card), form) : "");
  /** @type {string[]} */
  const facts = [];
  if (turn) facts.push(t("waiting-facts", { empire: empire(""), people: turn.pool }));
  if (held?.state === "held" || (held?.state === "open" && held?.bot)) facts.push(t("waiting-held", { who: seatName(ctx, /** @type {number} */ (first)) }));
  else if (held?.state === "away") facts.push(t("waiting-away", { who: seatName(ctx, /** @type {number} */ (first)) }));
  if (env.known.private?.plan?.length) facts.push(t("waiting-plan", { steps: env.known.private.plan.length }));
  else if (env.known.private?.orders?.length) facts.push(t("waiting-orders", { orders: env.known.private.orders.length }));
  /** @type {import("../../../table/prompt.js").Action[]} */
  const actions = [];
  if (canPlan(env)) actions.push({ id: "plan", label: t("action-plan"), key: "p", run: () => (env.ui.planning.value = true) });
  if (seat !== null) actions.push({ id: "orders", label: t("action-orders"), run: () => (env.ui.open.value = "orders") });
  return quiet({
    tone: seat === null ? "watch" : "wait",
    seat: first,
    eyebrow: seat === null ? t("prompt-watching") : first === null ? t("prompt-waiting") : t("prompt-theirs", { names, count: deciders.length }),
    sentence: first === null ? t("waiting-nobody") : t(`waiting-${view.decision.replaceAll("_", "-")}`, { names, count: selection?.size ?? 0, empire: empire("the") }),
    facts: facts.join(" "),
    actions,
    ...screenWaits(env),
  });
}

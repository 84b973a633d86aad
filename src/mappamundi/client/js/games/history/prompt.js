// What the prompts of all editions say alike: a bar that asks nothing, the way back, and who is waited for.

import { t } from "../../i18n.js";
import { listed, seatName } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Prompt} Prompt */
/**
 * Why events cannot be taken back; null if they could be.
 * @template {import("./types.js").History} G
 * @typedef {(ctx: import("./types.js").Ctx<G>, events: G["event"][]) => string | null} Closing
 */

/** A bar that asks nothing. @param {Partial<Prompt>} more @returns {Prompt} */
export function quiet(more) {
  return {
    tone: "wait",
    seat: null,
    eyebrow: "",
    sentence: "",
    facts: "",
    rule: "",
    actions: [],
    rows: [],
    lit: null,
    undo: null,
    ...more,
  };
}

/**
 * Whether the last action can be taken back, and if not, what closed that.
 * @template {import("./types.js").History} G
 * @param {import("./types.js").Env<G>} env
 * @param {Closing<G>} closing
 * @returns {Prompt["undo"]}
 */
function wayBack({ known, ctx }, closing) {
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

/**
 * Who decides while the viewer does not: the first of them, all by name, and whether a bot or nobody sits there.
 * @param {Env} env
 * @returns {{
 *   first: number | null,
 *   names: string,
 *   count: number,
 *   tone: "watch" | "wait",
 *   eyebrow: string,
 *   absent: string[],
 * }}
 */
function waitedFor({ ctx, table, seat }) {
  const deciders = table.to_act.filter((/** @type {number} */ other) => other !== seat);
  const first = deciders[0] ?? null;
  const [names, count] = [listed(deciders.map((/** @type {number} */ other) => seatName(ctx, other))), deciders.length];
  const held = first === null ? null : table.seats[first];
  /** @type {string[]} */
  const absent = [];
  if (held?.state === "held" || (held?.state === "open" && held?.bot))
    absent.push(t("waiting-held", { who: seatName(ctx, first) }));
  else if (held?.state === "away") absent.push(t("waiting-away", { who: seatName(ctx, first) }));
  const eyebrow =
    seat === null ? t("prompt-watching") : first === null ? t("prompt-waiting") : t("prompt-theirs", { names, count });
  return { first, names, count, tone: seat === null ? "watch" : "wait", eyebrow, absent };
}

/** What the server keeps for the viewer until its turn: a plan, or else orders. @param {Env} env @returns {string[]} */
function keptFor({ known }) {
  const { plan, orders } = known.private ?? {};
  if (plan?.length) return [t("waiting-plan", { steps: plan.length })];
  return orders?.length ? [t("waiting-orders", { orders: orders.length })] : [];
}

/**
 * What an edition says in its prompt, beyond what all say.
 * @template {import("./types.js").History} G
 * @typedef {object} Asking
 * @property {(env: import("./types.js").Env<G>) => Prompt} plan the bar while a plan is laid out
 * @property {(env: import("./types.js").Env<G>) => Partial<Prompt> | null} [shown] instead of all questions, such as a
 *   ceremony
 * @property {(env: import("./types.js").Env<G>) => Partial<Prompt>} decide what the viewer is asked
 * @property {Closing<G>} closing
 * @property {(env: import("./types.js").Env<G>) => Waiting} waits
 */
/**
 * What is told while others decide.
 * @typedef {object} Waiting
 * @property {string[]} facts of the turn that is played
 * @property {Record<string, string | number>} words for the sentence
 * @property {boolean} [plans] whether the viewer may plan ahead meanwhile
 * @property {boolean} [orders] whether this edition knows standing orders
 * @property {Partial<Prompt>} [more]
 */

/**
 * What the prompt bar says.
 * @template {import("./types.js").History} G
 * @param {import("./types.js").Env<G>} env
 * @param {Asking<G>} edition
 * @returns {Prompt}
 */
export function promptOf(env, { plan, shown, decide, closing, waits }) {
  const { known, table, view, store, ui } = env;
  if (table.phase === "over" || !view) return quiet({ eyebrow: t("prompt-over"), sentence: t("prompt-over-sentence") });
  if (ui.planning.value && env.seat !== null) return plan(env);
  const instead = shown?.(env);
  if (instead) return quiet(instead);
  if (store.mine.value && known.legal.length)
    return quiet({
      tone: "mine",
      seat: env.seat,
      eyebrow: t("prompt-yours", { phase: t(`phase-${dashed(view.decision)}`) }),
      undo: wayBack(env, closing),
      ...decide(env),
    });
  return waiting(env, waits(env));
}

/** @param {string} decision */
const dashed = (decision) => decision.replaceAll("_", "-");

/** The bar while others decide. @param {Env} env @param {Waiting} told @returns {Prompt} */
function waiting(env, { facts, words, plans = false, orders = false, more }) {
  const { first, names, count, tone, eyebrow, absent } = waitedFor(env);
  const { ui, view } = env;
  /** @type {import("../../table/prompt.js").Action[]} */
  const actions = [];
  if (plans) actions.push({ id: "plan", label: t("action-plan"), key: "p", run: () => (ui.planning.value = true) });
  if (orders && env.seat !== null)
    actions.push({ id: "orders", label: t("action-orders"), run: () => (ui.open.value = "orders") });
  return quiet({
    tone,
    seat: first,
    eyebrow,
    sentence: first === null ? t("waiting-nobody") : t(`waiting-${dashed(view.decision)}`, { names, count, ...words }),
    facts: [...facts, ...absent, ...keptFor(env)].join(" "),
    actions,
    ...more,
  });
}

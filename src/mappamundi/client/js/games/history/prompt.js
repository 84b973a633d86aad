// What the prompts of all editions begin with: a bar that asks nothing, the way back, and who is waited for.

import { t } from "../../i18n.js";
import { listed, seatName } from "./words.js";

/** @typedef {import("../../table/prompt.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Prompt} Prompt */
/**
 * Why events cannot be taken back; null if they could be.
 * @typedef {(ctx: import("./words.js").Ctx, events: any[]) => string | null} Closing
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
 * @param {Env} env
 * @param {Closing} closing
 * @returns {Prompt["undo"]}
 */
export function wayBack({ known, ctx }, closing) {
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
export function waitedFor({ ctx, table, seat }) {
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
export function keptFor({ known }) {
  const { plan, orders } = known.private ?? {};
  if (plan?.length) return [t("waiting-plan", { steps: plan.length })];
  return orders?.length ? [t("waiting-orders", { orders: orders.length })] : [];
}

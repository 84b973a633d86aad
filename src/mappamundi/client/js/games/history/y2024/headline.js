// The few words at the top of a phone: whose Empire, how many people are left.

import { t } from "../../../i18n.js";
import { called, ROMAN } from "../words.js";
import { empireOf } from "./words.js";

/**
 * @param {import("./types.js").Env} env
 * @returns {{seat: number | null, title: string, detail: string}}
 */
export function headline({ ctx, view, seat, table }) {
  if (table.phase === "over") return { seat, title: t("headline-over"), detail: "" };
  const { turn } = view;
  if (view.phase === "endgame") return { seat: null, title: t("endgame-title"), detail: "" };
  if (!turn) return { seat, title: t("headline-organization"), detail: t("epoch", { epoch: ROMAN[view.epoch] }) };
  const card = turn.in_event ? ctx.book.events.get(turn.event ?? "") : empireOf(ctx.book, turn);
  const title = called(ctx.book, (turn.in_event ? turn.event : turn.empire) ?? turn.card);
  if (view.phase === "revenue" || view.phase === "conclude")
    return { seat: turn.seat, title, detail: t(`phase-${view.phase}`) };
  return {
    seat: turn.seat,
    title,
    detail: t("headline-people", { left: turn.pool, people: Math.max(turn.pool, card?.armies ?? 0) }),
  };
}

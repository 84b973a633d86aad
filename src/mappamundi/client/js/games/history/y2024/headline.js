// The few words at the top of a phone: whose Empire, how many people are left.

import { t } from "../../../i18n.js";
import { called, ROMAN } from "../words.js";

/** @param {import("../../../table/prompt.js").Env} env @returns {{seat: number | null, title: string, detail: string}} */
export function headline({ ctx, view, seat, table }) {
  if (table.phase === "over") return { seat, title: t("headline-over"), detail: "" };
  const { turn } = view;
  if (!turn) return { seat, title: t("headline-organization"), detail: t("epoch", { epoch: ROMAN[view.epoch] }) };
  return { seat: turn.seat, title: called(ctx.book, turn.in_event ? turn.event : (turn.empire ?? turn.card)), detail: t("headline-people", { people: turn.pool }) };
}

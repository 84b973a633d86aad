// The few words at the top of a phone: whose empire, how many armies are left.

import { t } from "../../../i18n.js";
import { called, cardOf, ROMAN } from "../words.js";

/**
 * @param {import("../../../table/prompt.js").Env} env
 * @returns {{seat: number | null, title: string, detail: string}}
 */
export function headline({ ctx, view, seat, table }) {
  const turn = view.turn;
  if (table.phase === "over") return { seat, title: t("headline-over"), detail: "" };
  if (!turn) return { seat, title: t("headline-selection"), detail: t("era", { epoch: ROMAN[view.epoch] }) };
  const id = turn.kingdom ?? turn.empire;
  const card = cardOf(ctx.book, id);
  // Before it is established an empire has all its armies still to come.
  if (view.phase === "begin" && !turn.pool)
    return { seat: turn.seat, title: called(ctx.book, id), detail: t("card-armies", { armies: card?.armies ?? 0 }) };
  return {
    seat: turn.seat,
    title: called(ctx.book, id),
    detail: t("headline-armies", { left: turn.pool, armies: card?.armies ?? 0 }),
  };
}

// The few words at the top of a phone: whose empire, in which epoch, and when it plays.

import { t } from "../../../i18n.js";
import { called, ROMAN } from "../words.js";

/**
 * @param {import("./types.js").Env} env
 * @returns {{seat: number | null, title: string, detail: string}}
 */
export function headline({ ctx, view, seat, table }) {
  if (table.phase === "over") return { seat, title: t("headline-over"), detail: "" };
  const { turn } = view;
  const epoch = t("epoch", { epoch: ROMAN[view.epoch] });
  if (!turn) return { seat, title: t("phase-draft"), detail: epoch };
  // A minor empire or the Crusaders play in the empire's turn.
  if (turn.in_play !== turn.empire) return { seat: turn.seat, title: called(ctx.book, turn.in_play), detail: epoch };
  return {
    seat: turn.seat,
    title: called(ctx.book, turn.empire),
    detail: t("headline-order", {
      epoch: ROMAN[view.epoch],
      order: view.called.length,
      of: ctx.book.empiresOf(view.epoch).length,
    }),
  };
}

// Where nothing is left to decide: the end of a turn without a token worth playing.

import { t } from "../../../i18n.js";

/**
 * Nothing but the end is left of phase E, and no token would pay anything in phase F: one that is kept pays after the
 * last turn (R12.6).
 * @param {import("./types.js").Env} env
 * @returns {import("../../../table/held.js").Finish | null}
 */
export function finish({ view, known }) {
  // The second of two Empires on one card is still to come (R14.2).
  if (
    view.decision !== "revenue" ||
    view.turn?.card !== view.turn?.empire ||
    known.legal.length !== 1 ||
    known.legal[0].do !== "end_revenue"
  )
    return null;
  const { tokens } = view.hand;
  if (tokens.some(({ gold }) => gold > 0)) return null;
  return {
    forms: [known.legal[0], { do: "end_turn" }],
    label: t("action-end-turn"),
    text: t("held-end-turn", { tokens: tokens.length }),
  };
}

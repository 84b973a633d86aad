// Where nothing is left to decide: the last monument, with which the turn is scored (A11.9, A12).

import { t } from "../../../i18n.js";
import { called } from "../words.js";
import { offered } from "./choices.js";

/**
 * The last monument has one site.
 * @param {import("./types.js").Env} env
 * @returns {import("../../../table/held.js").Finish | null}
 */
export function finish(env) {
  const { ctx, view, seat } = env;
  const [site, ...others] = offered(env, "build_monument");
  if (view.decision !== "monuments" || view.turn?.monuments !== 1 || !site || others.length) return null;
  const said = {
    land: called(ctx.book, site.form.land, "in"),
    points: (view.score_now[seat ?? 0]?.points ?? 0) + (site.counsel.worth ?? 0),
  };
  return { forms: [site.form], label: t("action-finish", said), text: t("held-finish", said) };
}

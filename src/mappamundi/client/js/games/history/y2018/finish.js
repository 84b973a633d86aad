// Where nothing is left to decide: the one monument and the end of the turn in one answer, and dice that need no word.

import { t } from "../../../i18n.js";
import { called, cardOf } from "../words.js";
import { rerolls } from "./battle-prompt.js";
import { offered } from "./choices.js";
import { resources } from "./hand.js";

/** @typedef {import("./types.js").Env} Env */

/**
 * Effects by which more may be built than a monument for two resources, then or afterwards (Z17.11, Z17.12, Z17.26).
 */
const MORE = ["monument_ratio", "extra_monument", "found_city", "fort_per_resource"];
/** What is as good as certain. */
const SURE = 1 - 1e-9;
/** Below so many resources no second monument is due (Z12.1). */
const TWO = 4;

/**
 * The last monument has one site, and after it only the end is left.
 * @param {import("./types.js").Env} env
 * @returns {import("../../../table/held.js").Finish | null}
 */
export function finish(env) {
  const { ctx, view, known, seat } = env;
  const [site, ...others] = offered(env, "monument");
  if (
    view.decision !== "build" ||
    !view.turn ||
    view.turn.kingdom ||
    !site ||
    others.length ||
    known.legal.some((form) => form.do !== "monument" && form.do !== "end_turn")
  )
    return null;
  const more = [view.turn.empire, ...view.turn.played].some((id) => MORE.includes(cardOf(ctx.book, id)?.effect?.id));
  if (more || resources(env, seat ?? 0) >= TWO) return null;
  const said = {
    land: called(ctx.book, site.form.land, "in"),
    points: (view.score_now[seat ?? 0]?.points ?? 0) + (site.worth ?? 0),
  };
  return { forms: [site.form, { do: "end_turn" }], label: t("action-finish", said), text: t("held-finish", said) };
}

/**
 * Dice are held where the battle is decided, whichever is rolled again (Z8.8): all that the odds depend on is open.
 * @param {Env} env
 */
export function needless(env) {
  if (env.view.decision !== "reroll") return null;
  const { ways } = rerolls(env);
  const hold = ways.find(({ form }) => form.do === "hold");
  const how = hold?.odds?.findIndex((share) => share > SURE) ?? -1;
  return hold && how >= 0 && ways.every(({ odds }) => (odds?.[how] ?? 0) > SURE)
    ? { form: hold.form, text: t("idle-hold") }
    : null;
}

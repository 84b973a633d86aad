// What lessons say in numbers: all of them are the server's, taken from the position and from the counsel on an action.

import { t } from "../../../i18n.js";
import { chances } from "../counsel.js";
import { bold, called, calledAll } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

/** What every active area pays, and for how many armies. @param {Env} env */
function pays({ ctx }) {
  const { presence, dominance, mastery } = ctx.book.data.constants;
  return {
    presence: presence.gold,
    dominance: dominance.gold,
    mastery: mastery.gold,
    most: dominance.min_lands,
    all: mastery.min_lands,
  };
}

/** @param {Env} env @param {any} form @returns {any} */
function counselOn({ known }, form) {
  const at = known.legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(form));
  return known.counsel[at] ?? {};
}

/** How many armies of the viewer stand in the area that an action names. @param {Env} env @param {any} form */
const armiesFor = ({ ctx, view, seat }, form) =>
  (ctx.book.areas.get(form?.area)?.lands ?? []).filter(
    (/** @type {string} */ land) => view.lands[land]?.active && view.lands[land].owner === seat,
  ).length;

/** For the words of a step. @param {Env} env @param {any} form */
export function facts(env, form) {
  const { ctx, view } = env;
  const { building_gold: building, endgame } = ctx.book.data.constants;
  const counsel = counselOn(env, form);
  return {
    ...pays(env),
    capital: building.capital,
    city: building.city,
    monument: building.monument,
    kept: endgame.gold_per_leader,
    people: view.turn?.pool ?? 0,
    gold: view.turn?.revenue?.gold ?? 0,
    token: counsel.gold ?? 0,
    lands: armiesFor(env, form),
    win: chances(counsel)[0],
  };
}

/** What speaks for an action. @param {Env} env @param {any} form */
export function reasons(env, form) {
  const { ctx } = env;
  const { gain = [], gold, percent, odds, certain, fall } = counselOn(env, form);
  const values = /** @type {Record<string, number>} */ (pays(env));
  const said = [];
  for (const part of gain) {
    if (part.what === "area") {
      said.push(t("reason-pays", { ...values, name: bold(called(ctx.book, part.area)) }));
      said.push(
        t("reason-area", {
          land: bold(called(ctx.book, form.land, "the")),
          degree: part.after,
          from: values[part.before] ?? 0,
          to: values[part.after],
        }),
      );
    } else if (part.what === "buildings") said.push(t("reason-buildings", { gold: part.gold }));
    else if (part.what === "monument") said.push(t("reason-monument", { gold: part.gold }));
  }
  if (percent) {
    const [win, defeat] = chances({ percent, odds });
    said.push(t("reason-odds", { win: bold(win), defeat }));
  }
  if (certain) said.push(t("reason-certain", { outcome: certain }));
  if (fall?.length) said.push(t("reason-falls", { lands: calledAll(ctx.book, fall, "the") }));
  if (gold) said.push(t("reason-gold", { gold }));
  return said;
}

/** What the game is about. */
export const aim = () => [t("aim-empires")];

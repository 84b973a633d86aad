// What lessons say in numbers: all of them are the server's, taken from the position and from the counsel on an action.

import { t } from "../../../i18n.js";
import { chances } from "../counsel.js";
import { bold, called } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

const DEGREES = ["presence", "dominance", "control"];

/** What an area pays in this epoch, by degree. @param {Env} env @param {string} area @returns {number[]} */
const valuesOf = ({ ctx, view }, area) => ctx.book.areas.get(area)?.values[view.epoch - 1] ?? [0, 0, 0];

/** The same for a sentence, and how many lands each degree takes. @param {Env} env @param {string} area */
function pays(env, area) {
  const { book } = env.ctx;
  const [presence, dominance, control] = valuesOf(env, area);
  const { dominance: most, control: all } = book.data.scoring;
  return {
    area: called(book, area, "in"),
    name: bold(called(book, area)),
    presence,
    dominance,
    control,
    most: most.armies,
    all: all.armies,
  };
}

/** The area that an action, the turn, or else the greatest value is about. @param {Env} env @param {any} form */
function areaOf(env, form) {
  const { ctx, view } = env;
  const land = form?.land ?? ctx.book.empires.get(view.turn?.empire)?.start[0];
  const areas = [...ctx.book.areas.keys()];
  const richest = areas.sort((a, b) => valuesOf(env, b)[0] - valuesOf(env, a)[0])[0];
  return ctx.book.lands.get(land)?.area ?? richest;
}

/** @param {Env} env @param {any} form */
function counselOn({ known }, form) {
  const at = known.legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(form));
  return /** @type {any} */ (known.counsel[at] ?? {});
}

/** For the words of a step. @param {Env} env @param {any} form */
export function facts(env, form) {
  const { ctx, view } = env;
  const { capital, city, monument } = ctx.book.data.scoring;
  const empire = ctx.book.empires.get(view.selection?.drawn ?? view.turn?.empire);
  return {
    ...pays(env, areaOf(env, form)),
    ...{ capital, city, monument },
    armies: view.turn?.pool ?? 0,
    strength: empire?.armies ?? 0,
    win: chances(counselOn(env, form))[0],
  };
}

/** What speaks for an action. @param {Env} env @param {any} form */
export function reasons(env, form) {
  const { ctx } = env;
  const { gain = [], percent, odds, enters } = counselOn(env, form);
  const said = [];
  for (const { what, area = "", before, after, points } of gain) {
    if (what === "area" && form.land) {
      const values = valuesOf(env, area);
      said.push(t("reason-pays", pays(env, area)));
      said.push(
        t("reason-area", {
          land: bold(called(ctx.book, form.land, "the")),
          degree: after,
          from: values[DEGREES.indexOf(before)] ?? 0,
          to: values[DEGREES.indexOf(after)],
        }),
      );
    } else if (what === "buildings") said.push(t("reason-buildings", { points }));
    else if (what === "monument") said.push(t("reason-monument", { points }));
  }
  if (enters === "empty") said.push(t("reason-free"));
  if (percent && odds) {
    const [win, tie, defeat] = chances({ percent, odds });
    said.push(t("reason-odds", { win: bold(win), tie, defeat }));
  }
  return said;
}

/** What the game is about. */
export const aim = () => [t("aim-empires")];

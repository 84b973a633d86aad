// What lessons say in numbers: all of them are the server's, taken from the position and from the counsel on an action.

import { t } from "../../../i18n.js";
import { chances } from "../counsel.js";
import { bold, called } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

const DEGREES = ["presence", "dominance", "supremacy"];

/** What a region pays in this era. @param {Env} env @param {string} region */
function pays({ ctx, view }, region) {
  const [presence, dominance, supremacy] = view.regions[region] ?? [0, 0, 0];
  const { scoring } = ctx.book;
  return {
    region: called(ctx.book, region, "in"),
    name: bold(called(ctx.book, region)),
    presence,
    dominance,
    supremacy,
    most: scoring.dominance.min_armies,
    all: scoring.supremacy.min_armies,
  };
}

/** The region that an action, the turn, or else the richest token is about. @param {Env} env @param {any} form */
function regionOf({ ctx, view }, form) {
  const land = form?.land ?? view.turn?.battle?.land ?? ctx.book.empires.get(view.turn?.empire)?.start?.[0];
  const richest = Object.keys(view.regions).sort((a, b) => view.regions[b][2] - view.regions[a][2])[0];
  return ctx.book.lands.get(land)?.region ?? richest;
}

/** @param {Env} env @param {any} form */
function counselOn({ known }, form) {
  const at = known.legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(form));
  return /** @type {import("../counsel.js").Counsel} */ (known.counsel[at] ?? {});
}

/** For the words of a step. @param {Env} env @param {any} form */
export function facts(env, form) {
  const { ctx, view, seat } = env;
  const { capital, city, monument } = ctx.book.scoring;
  const track = ctx.book.combat.siege_track;
  return {
    ...pays(env, regionOf(env, form)),
    ...{ capital, city, monument },
    armies: view.turn?.pool ?? 0,
    points: view.score_now[seat ?? 0]?.points ?? 0,
    bonus: track[Math.min(view.turn?.catapult ?? 0, track.length - 1)],
    win: chances(counselOn(env, form))[0],
  };
}

/** What speaks for an action. @param {Env} env @param {any} form */
export function reasons(env, form) {
  const { ctx, view } = env;
  const { gain = [], percent, odds, siege } = counselOn(env, form);
  const said = [];
  for (const { what, region = "", before, after, points } of gain) {
    if (what === "region") {
      const values = view.regions[region];
      said.push(t("reason-pays", pays(env, region)));
      said.push(
        t("reason-region", {
          land: bold(called(ctx.book, form.land ?? view.turn.battle?.land, "the")),
          degree: after ?? "",
          from: values[DEGREES.indexOf(before ?? "")] ?? 0,
          to: values[DEGREES.indexOf(after ?? "")],
        }),
      );
    } else if (what === "structures") said.push(t("reason-structures", { points }));
  }
  if (percent && odds) {
    const [win, tie, defeat] = chances({ percent, odds });
    said.push(t("reason-odds", { win: bold(win), tie, defeat }));
    if (siege?.pieces && form.do === "invade")
      said.push(t("reason-siege", { win: bold(chances(siege)[0]), pieces: siege.pieces }));
  }
  return said;
}

/** What the game is about, and what the numbers on its cards mean. @param {Env} env */
export const aim = ({ ctx, view }) => [
  t("aim-empires"),
  t("aim-order", { players: view.players, orders: ctx.book.empiresOf(1).length }),
];

// What lessons say in numbers: all of them are the server's, taken from the position and from the counsel on an action.

import { t } from "../../../i18n.js";
import { chances } from "../counsel.js";
import { bold, called } from "../words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */

const DEGREES = ["presence", "dominance", "supremacy"];

/** What an area pays in this epoch. @param {Env} env @param {string} area */
function pays({ ctx, view }, area) {
  const [presence, dominance, supremacy] = view.areas[area] ?? [0, 0, 0];
  const { scoring } = ctx.book.data;
  return {
    area: called(ctx.book, area, "in"),
    name: bold(called(ctx.book, area)),
    presence,
    dominance,
    supremacy,
    most: scoring.dominance.min_armies,
    all: scoring.supremacy.min_armies,
  };
}

/** The area that an action, the turn, or else the richest token is about. @param {Env} env @param {any} form */
function areaOf({ ctx, view }, form) {
  const land = form?.land ?? view.turn?.battle?.land ?? ctx.book.empires.get(view.turn?.empire ?? "")?.start?.[0];
  const richest = Object.keys(view.areas).sort((a, b) => view.areas[b][2] - view.areas[a][2])[0];
  return ctx.book.lands.get(land ?? "")?.area ?? richest;
}

/** @param {Env} env @param {any} form */
function counselOn({ known }, form) {
  const at = known.legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(form));
  return /** @type {import("../counsel.js").Counsel} */ (known.counsel[at] ?? {});
}

/** For the words of a step. @param {Env} env @param {any} form */
export function facts(env, form) {
  const { ctx, view, seat } = env;
  const { capital, city, monument } = ctx.book.data.scoring;
  const track = ctx.book.data.combat.siege_track;
  return {
    ...pays(env, areaOf(env, form)),
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
  for (const { what, area = "", before, after, points } of gain) {
    if (what === "area") {
      const values = view.areas[area];
      said.push(t("reason-pays", pays(env, area)));
      said.push(
        t("reason-region", {
          // A card may change armies in several lands, or in none that it names.
          land: bold(called(ctx.book, form.land ?? form.card ?? view.turn?.battle?.land, "the")),
          degree: after ?? "",
          from: values[DEGREES.indexOf(before ?? "")] ?? 0,
          to: values[DEGREES.indexOf(after ?? "")],
        }),
      );
    } else if (what === "buildings") said.push(t("reason-structures", { points }));
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

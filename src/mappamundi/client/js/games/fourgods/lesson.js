// What lessons say in numbers: what the server counts for an action, and how the tile lies in the World.

import { t } from "../../i18n.js";
import { cellAt, cellsFor, demandOf, openCells } from "./fits.js";
import { godsEach, handsOf, hides, timed, worldOf } from "./model.js";

/** @typedef {import("./types.js").Env} Env */

/** @param {Env} env @param {any} form */
function counselOn({ known }, form) {
  const at = known.legal.findIndex((one) => JSON.stringify(one) === JSON.stringify(form));
  return /** @type {import("./advice.js").Advice & {kingdoms?: {terrain: string, tiles: number}[]}} */ (
    known.counsel[at] ?? {}
  );
}

/**
 * For the words of a step: what it brings, or what the viewer has, and the largest kingdom.
 * @param {Env} env
 * @param {any} form
 */
export function facts(env, form) {
  const { view, seat } = env;
  return {
    points: (form && counselOn(env, form).points) ?? view.scores[seat ?? 0],
    tiles: Math.max(0, ...view.kingdoms.map(({ tiles }) => tiles)),
  };
}

/** What the game is about, as this table plays it. @param {Env} env @returns {string[]} */
export function aim({ table, ctx }) {
  const { turnSeconds, closingSeconds } = ctx.book;
  const gods = godsEach(table);
  return [
    timed(table) ? t("aim-turns", { seconds: turnSeconds }) : t("aim-race"),
    t(hides(table) ? "aim-hidden" : "aim-gods"),
    timed(table) ? t("aim-end-turns", { gods }) : t("aim-end", { gods, seconds: closingSeconds * table.seats.length }),
  ];
}

/** What speaks for an action. @param {Env} env @param {any} form @returns {string[]} */
export function reasons(env, form) {
  const { kingdoms = [], points = 0 } = counselOn(env, form);
  const said = form.do === "place" ? lying(env, form) : [];
  const [largest] = [...kingdoms].sort((a, b) => b.tiles - a.tiles);
  if (largest) said.push(t("reason-kingdom", largest));
  if (points > 0) said.push(t("reason-points", { points }));
  return said;
}

/**
 * How many side lines it touches, and whether it fits anywhere else.
 * @param {Env} env
 * @param {any} form
 * @returns {string[]}
 */
function lying({ view, seat }, form) {
  const { width, height, tiles, cities } = worldOf(view);
  const held = seat === null ? null : handsOf(view, seat)[form.hand];
  if (!held) return [];
  const ground = {
    width,
    height,
    tiles: new Map([...tiles].map(([cell, { face }]) => [cell, face])),
    cities: new Set(cities.keys()),
  };
  const { lines } = demandOf(ground, form.x, form.y);
  const fits = cellsFor(openCells(ground), { faces: held.faces, side: form.face, turn: form.turn });
  return [
    t("reason-lines", { lines }),
    ...(fits.size === 1 && fits.has(cellAt(form.x, form.y)) ? [t("reason-only")] : []),
  ];
}

// What the server says an action would bring: it comes with every list of what is legal, in the same order.

import { turned } from "./faces.js";
import { cellAt } from "./fits.js";

/** @typedef {import("./types.js").Store} TableStore */
/**
 * Points to the viewer; in what a prophet would stand, how, and what that is worth; whether a city is safe there, or
 * how many tiles in sight would destroy it.
 * @typedef {{
 *   points?: number,
 *   prophet?: {terrain: string, tiles: number, rank: "leads" | "ties" | "behind", worth: number},
 *   safe?: boolean,
 *   threats?: number,
 * }} Advice
 */

/**
 * The best that is said of the actions that are meant; null where nothing is.
 * @param {TableStore} store
 * @param {(form: any) => boolean} meant
 * @returns {Advice | null}
 */
export function adviceOn(store, meant) {
  const { legal = [], counsel = [] } = store.known.value ?? {};
  const said = legal.flatMap((form, n) => (meant(form) && counsel[n] ? [counsel[n]] : []));
  return said.length ? said.reduce((best, one) => ((one.points ?? 0) > (best.points ?? 0) ? one : best)) : null;
}

/** Whether its prophet comes from that cell. @param {any} form @param {string} cell */
export const comesFrom = ({ from }, cell) => !!from && cellAt(from[0], from[1]) === cell;

/**
 * On a tile laid with a prophet, or on a prophet that comes later. A list names each area by its first corner, and each
 * result once, whichever way of turning and flipping leads to it.
 * @param {TableStore} store
 * @param {{cell: string, face: string, corner: string, god: string, late: boolean, from?: string}} wanted
 */
export function prophetAdvice(store, { cell, face, corner, god, late, from }) {
  const hands = store.view.value.hands[store.seat.value ?? 0];
  return adviceOn(store, (form) => {
    if (
      form.do === "place_prophet"
        ? !late || form.corner !== corner
        : late || (form.do !== "place" && form.do !== "destroy") || form.prophet !== corner
    )
      return false;
    return (
      (!from || comesFrom(form, from)) &&
      cellAt(form.x, form.y) === cell &&
      (form.god ?? god) === god &&
      (late || turned(hands[form.hand]?.faces[form.face] ?? "", form.turn) === face)
    );
  });
}

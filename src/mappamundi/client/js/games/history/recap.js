// What the turns of all editions have in common when the log tells them: who took what from whom, and who stood where.

import { t } from "../../i18n.js";
import { armiesIn, called, listed, seatName } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../table/prompt.js").Env} Env */
/** @typedef {import("../contract.js").Gain} Gain */
/** @typedef {import("../contract.js").Loss} Loss */
/** @typedef {import("../contract.js").Turn} Turn */

/** What a land can lose, the greatest first. */
export const BUILDINGS = ["capital", "city", "monument"];

/**
 * What every turn keeps while it is being told.
 * @typedef {{
 *   seat: number,
 *   empire: string,
 *   epoch: number,
 *   from: number,
 *   to: number,
 *   at: number,
 *   placed: string[],
 *   won: number,
 *   fought: number,
 *   fallen: Map<string, Set<string>>,
 *   losses: {seat: number, land: string}[],
 * }} Heard
 */

/**
 * A turn that begins with this entry of the log.
 * @param {any} event
 * @param {any} told
 * @param {import("./catalogue.js").Catalogue} book
 * @returns {Heard}
 */
export function begun(event, told, book) {
  const epoch = book.empires.get(event.empire)?.epoch ?? 0;
  return {
    seat: event.seat,
    empire: event.empire,
    epoch,
    from: told.seq,
    to: 0,
    at: told.at,
    placed: [],
    won: 0,
    fought: 0,
    fallen: new Map(),
    losses: [],
  };
}

/**
 * A turn as its page tells it, without what it scored. A land that was lost is told with the greatest of its buildings
 * that fell, in the edition's words.
 * @param {Ctx} ctx
 * @param {Heard} turn
 * @param {(land: string, building: string) => string} lossWords
 * @returns {Omit<Turn, "gains" | "points" | "score">}
 */
export function retold({ book }, turn, lossWords) {
  const { seat, empire, epoch, from, to, at, placed, won, fought, fallen, losses } = turn;
  const lost = losses.map((loss) => {
    const kind = BUILDINGS.find((building) => fallen.get(loss.land)?.has(building)) ?? "";
    const name = called(book, loss.land, "the");
    return { seat: loss.seat, place: loss.land, kind, text: kind ? lossWords(name, kind) : name };
  });
  return {
    seat,
    title: called(book, empire),
    card: empire,
    epoch,
    from,
    to,
    at,
    took: placed.map((land) => ({ place: land, name: called(book, land, "the") })),
    lost,
    won,
    fought,
  };
}

/**
 * What an area brought, with its values in that epoch as steps.
 * @param {Ctx} ctx
 * @param {number} epoch
 * @param {string[]} degrees rising
 * @param {{area: string, degree: string, points: number}} row
 * @returns {Gain}
 */
export function areaGain({ book }, epoch, degrees, { area, degree, points }) {
  const reached = degrees.indexOf(degree);
  const values = book.areas.get(area)?.values[epoch - 1] ?? [];
  return {
    id: area,
    kind: "scored",
    name: called(book, area),
    word: t(`degree-${degree}`),
    swatch: `region-${area}`,
    steps: values.map((/** @type {number} */ value, /** @type {number} */ n) => ({
      value,
      reached: n <= reached,
      name: t(`degree-${degrees[n]}`),
    })),
    points,
    note: "",
    counts: [],
    places: book.areas.get(area)?.lands ?? [],
  };
}

/**
 * Who stood in an area: the seat itself first, then the strongest; and the rivals by name.
 * @param {Ctx} ctx
 * @param {any} view
 * @param {string} area
 * @param {number} seat
 * @returns {{counts: Gain["counts"], own: number, rivals: string}}
 */
export function stoodIn(ctx, view, area, seat) {
  const counts = armiesIn(ctx.book, view, area)
    .map((count, other) => ({ seat: other, count }))
    .filter(({ count }) => count)
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || b.count - a.count);
  const own = counts.find((one) => one.seat === seat)?.count ?? 0;
  const rivals = counts
    .filter((one) => one.seat !== seat)
    .map((one) => t("recap-rival", { who: seatName(ctx, one.seat), count: one.count }));
  return { counts, own, rivals: listed(rivals) };
}

/**
 * What a seat lost in all, its buildings in the edition's words, and what it still holds.
 * @param {Env} env
 * @param {Loss[]} losses
 * @param {(building: string, count: number) => string} countWords
 * @returns {{lost: string, held: string}}
 */
export function balanceOf({ ctx, view }, losses, countWords) {
  const parts = losses.length ? [t("recap-count-lands", { count: losses.length })] : [];
  for (const building of BUILDINGS) {
    const count = losses.filter(({ kind }) => kind === building).length;
    if (count) parts.push(countWords(building, count));
  }
  const held = Object.values(view.lands).filter((/** @type {any} */ land) => land.owner === ctx.viewer).length;
  return { lost: listed(parts), held: t("recap-held", { count: held }) };
}

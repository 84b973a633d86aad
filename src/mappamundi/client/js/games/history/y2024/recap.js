// Turns as the log tells them: who took what from whom, and what each gold was for. The events say all of it.

import { t } from "../../../i18n.js";
import { turnReader } from "../log.js";
import { balanceOf, begun, areaGain, retold, stoodIn } from "../recap.js";
import { called } from "../words.js";
import { areasOf } from "./tokens.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../wire.js").Told} Told */
/** @typedef {import("../../contract.js").Turn} Turn */
/** @typedef {import("../../contract.js").Gain} Gain */
/** @typedef {import("../../contract.js").Loss} Loss */

const DEGREES = ["presence", "dominance", "mastery"];

/**
 * A turn while it is being told. `raised` are its revenues and tokens, each with the entry of the log in which gold was
 * collected for it;
 * `made` is gold of other sources: plunder, coins and bonuses of Honors.
 * @typedef {import("../recap.js").Heard & {
 *   raised: {seq: number, event: any}[],
 *   made: Map<string, {gold: number, times: number}>,
 *   honor: string,
 *   points: number,
 *   score: number,
 * }} Heard
 */

/** @param {any} event @param {any} told @param {import("../catalogue.js").Catalogue} book @returns {Heard} */
function begin(event, told, book) {
  return { ...begun(event, told, book), raised: [], made: new Map(), honor: "", points: 0, score: 0 };
}

const hear = turnReader("turn_began", begin, note);

/** What an event adds to a turn. @param {Heard} turn @param {any} event @param {number} seq */
function note(turn, event, seq) {
  switch (event.event) {
    case "garrison_removed":
      turn.losses.push({ seat: event.seat, land: event.land });
      break;
    case "army_placed": {
      // Who moves back into a land of one's own has taken nothing and lost nothing.
      const own = turn.losses.findIndex((loss) => loss.land === event.land && loss.seat === event.seat);
      if (own >= 0) turn.losses.splice(own, 1);
      else turn.placed.push(event.land);
      break;
    }
    case "building_reduced":
    case "building_removed":
      turn.fallen.set(event.land, (turn.fallen.get(event.land) ?? new Set()).add(event.building));
      break;
    case "battle":
    case "unfought":
      turn.fought++;
      if (event.outcome === "success") turn.won++;
      break;
    case "honor_played":
      turn.honor = event.honor;
      break;
    case "revenue":
    case "token_played":
      if (event.gold) turn.raised.push({ seq, event });
      break;
    case "gold": {
      if (event.seat !== turn.seat) break;
      turn.points += event.gold;
      turn.score = event.total;
      if (event.source === "revenue" || event.source === "token") break;
      const source = event.source === "coins" || event.source === "bonus" ? turn.honor : event.source;
      const before = turn.made.get(source) ?? { gold: 0, times: 0 };
      turn.made.set(source, { gold: before.gold + event.gold, times: before.times + 1 });
    }
  }
}

/** @param {string} land @param {string} building */
const lossWords = (land, building) => t("recap-loss", { land, building });

/** Every turn so far. @param {any[]} log @param {Ctx} ctx @returns {Turn[]} */
export function turns(log, ctx) {
  return hear(log, ctx).map((turn) => ({
    ...retold(ctx, turn, lossWords),
    gains: gainsOf(ctx, turn),
    points: turn.points,
    score: turn.score,
  }));
}

/** @type {Omit<Gain, "id" | "kind" | "name" | "points">} */
const PLAIN = { word: "", swatch: "", steps: [], note: "", counts: [], places: [] };

/**
 * The parts of a revenue or of a token, the smallest area first.
 * @param {Ctx} ctx
 * @param {number} epoch
 * @param {any} event
 * @returns {Gain[]}
 */
function partsOf(ctx, epoch, event) {
  const { book } = ctx;
  const token = event.event === "token_played";
  const rows = event.areas.map((/** @type {any} */ row) => ({
    area: row.area,
    degree: row.degree,
    points: token ? row.lands : row.gold,
  }));
  /** @type {Gain[]} */
  const parts = rows
    .filter((/** @type {any} */ { points }) => points)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.points - b.points)
    .map((/** @type {any} */ row) => areaGain(ctx, epoch, DEGREES, row))
    .map((/** @type {Gain} */ gain) => (token ? { ...gain, name: t("recap-token", { area: gain.name }) } : gain));
  const built = token
    ? event.areas.reduce((/** @type {number} */ sum, /** @type {any} */ row) => sum + row.buildings, 0)
    : event.buildings;
  if (built)
    parts.push({
      ...PLAIN,
      id: "buildings",
      kind: "scored",
      name: t("recap-buildings"),
      swatch: "buildings",
      points: built,
      places: token ? areasOf(book, event.token).flatMap((area) => book.areas.get(area)?.lands ?? []) : [],
    });
  if (event.extra)
    parts.push({
      ...PLAIN,
      id: "event",
      kind: "scored",
      name: called(book, event.card),
      swatch: "buildings",
      points: event.extra,
    });
  return parts;
}

/**
 * What all gold of a turn was for; together it is the gold of the turn.
 * @param {Ctx} ctx
 * @param {Heard} turn
 * @returns {Gain[]}
 */
function gainsOf(ctx, { epoch, raised, made }) {
  // An area may pay an Event, an Empire and a token in one turn.
  const gains = raised.flatMap(({ event }, n) =>
    partsOf(ctx, epoch, event).map((gain) => (n ? { ...gain, id: `${gain.id} ${n}` } : gain)),
  );
  for (const [source, { gold, times }] of made) {
    const name = source in NAMED ? t(NAMED[source]) : called(ctx.book, source);
    gains.push({ ...PLAIN, id: `made ${source}`, kind: "made", name, note: t("recap-made", { times }), points: gold });
  }
  return gains;
}

/** Sources of gold that are no Honor. @type {Record<string, string>} */
const NAMED = { plunder: "recap-plunder", instead_of_honor: "recap-instead", catastrophe: "recap-catastrophe" };

/**
 * The gains with who stood where in that view; with a step, of those scored only what it scored.
 * @param {Env} env
 * @param {Turn} turn
 * @param {any} view
 * @param {Told} [step]
 * @returns {Gain[]}
 */
export function explained({ ctx, known }, turn, view, step) {
  const one = hear(known.log, ctx).find(({ from }) => from === turn.from);
  const scored =
    step && one
      ? one.raised.filter(({ seq }) => seq === step.seq).flatMap(({ event }) => partsOf(ctx, one.epoch, event))
      : turn.gains.filter(({ kind }) => kind === "scored");
  return [...scored, ...turn.gains.filter(({ kind }) => kind === "made")].map((gain) => {
    const [area] = gain.id.split(" ");
    if (gain.kind !== "scored" || !ctx.book.areas.has(area)) return gain;
    const { counts, own, rivals } = stoodIn(ctx, view, area, turn.seat);
    const note = rivals ? t("recap-lands-rivals", { own, rivals }) : t("recap-lands-alone", { own });
    return { ...gain, note, counts };
  });
}

/**
 * What a seat lost in all, and what it still holds.
 * @param {Env} env
 * @param {Loss[]} losses
 * @returns {{lost: string, held: string}}
 */
export const balance = (env, losses) =>
  balanceOf(env, losses, (building, count) => t("recap-count-buildings", { building, count }));

// Turns as the log tells them: who took what from whom, and what each point was for. The events say all of it.

import { t } from "../../../i18n.js";
import { turnReader } from "../log.js";
import { BUILDINGS, balanceOf, begun, areaGain, retold, stoodIn } from "../recap.js";
import { effectTitle } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../contract.js").Turn} Turn */
/** @typedef {import("../../contract.js").Gain} Gain */
/** @typedef {import("../../contract.js").Loss} Loss */

const DEGREES = ["presence", "dominance", "supremacy"];

/**
 * A turn while it is being told: `won` of so many battles `fought`, and what earned points before the scoring.
 * @typedef {import("../recap.js").Heard & {
 *   scored: any,
 *   made: Map<string, {points: number, times: number}>,
 *   shifted: number,
 *   points: number,
 *   score: number,
 *   kingdom: string,
 * }} Heard
 */

/** @param {any} event @param {any} told @param {import("../catalogue.js").Catalogue} book @returns {Heard} */
function begin(event, told, book) {
  return { ...begun(event, told, book), scored: null, made: new Map(), shifted: 0, points: 0, score: 0, kingdom: "" };
}

const hear = turnReader("turn_began", begin, note);

/** What an event adds to a turn. @param {Heard} turn @param {any} event */
function note(turn, event) {
  switch (event.event) {
    case "army_removed":
      turn.placed = turn.placed.filter((land) => land !== event.land);
      turn.losses.push({ seat: event.seat, land: event.land });
      break;
    case "army_placed": {
      // Who moves into a land of one's own has taken nothing and lost nothing.
      const own = turn.losses.findIndex((loss) => loss.land === event.land && loss.seat === event.seat);
      if (own >= 0) turn.losses.splice(own, 1);
      else if (event.seat === turn.seat) turn.placed.push(event.land);
      break;
    }
    case "building_reduced":
      turn.fallen.set(event.land, (turn.fallen.get(event.land) ?? new Set()).add(event.building));
      break;
    case "battle":
      if (event.attacker !== turn.seat) break;
      turn.fought++;
      if (event.outcome === "win") turn.won++;
      break;
    case "kingdom_played":
      turn.kingdom = event.card;
      break;
    case "phase_ended":
      if (event.phase === "build") turn.kingdom = "";
      break;
    case "points": {
      turn.points += event.points;
      turn.score = event.score;
      if (event.source === "turn") break;
      const source = event.source === "marauder" ? "marauder" : turn.kingdom || turn.empire;
      const before = turn.made.get(source) ?? { points: 0, times: 0 };
      turn.made.set(source, { points: before.points + event.points, times: before.times + 1 });
      break;
    }
    case "shifted":
      turn.shifted += event.score - turn.score;
      turn.points += event.score - turn.score;
      turn.score = event.score;
      break;
    case "scored":
      turn.scored = event;
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

/**
 * What the points were for, the smallest area first; together they are the points of the turn.
 * @param {Ctx} ctx
 * @param {Heard} turn
 * @returns {Gain[]}
 */
function gainsOf(ctx, { epoch, scored, made, shifted }) {
  /** @type {Gain[]} */
  const gains = [...(scored?.areas ?? [])]
    .filter(({ points }) => points)
    .sort((a, b) => a.points - b.points)
    .map((row) => areaGain(ctx, epoch, DEGREES, row));
  const plain = { word: "", swatch: "", steps: [], note: "", counts: [], places: [] };
  if (scored?.buildings)
    gains.push({
      ...plain,
      id: "buildings",
      kind: "scored",
      name: t("structures"),
      swatch: "buildings",
      points: scored.buildings,
    });
  for (const [source, { points, times }] of made) {
    const name = source === "marauder" ? t("recap-marauder") : effectTitle(ctx.book, source);
    gains.push({ ...plain, id: source, kind: "made", name, note: t("recap-made", { times }), points });
  }
  if (shifted) gains.push({ ...plain, id: "shift", kind: "made", name: t("recap-shift"), points: shifted });
  return gains;
}

/**
 * The gains of a scoring with what stood there: armies by area, buildings by kind.
 * @param {Env} env
 * @param {Turn} turn
 * @param {any} view as it was when the turn was scored
 * @returns {Gain[]}
 */
export function explained({ ctx }, turn, view) {
  return turn.gains.map((gain) => {
    if (gain.id === "buildings")
      return {
        ...gain,
        word: buildingsOf(ctx, turn.seat, view),
        places: Object.keys(view.lands).filter(
          (land) => view.lands[land].owner === turn.seat && BUILDINGS.some((mark) => view.lands[land][mark]),
        ),
      };
    if (gain.kind !== "scored") return gain;
    const { counts, own, rivals } = stoodIn(ctx, view, gain.id, turn.seat);
    const note = rivals ? t("recap-armies-rivals", { own, rivals }) : t("recap-armies-alone", { own });
    return { ...gain, note, counts };
  });
}

/** "capital 2, city 1". @param {Ctx} ctx @param {number} seat @param {any} view */
function buildingsOf({ book }, seat, view) {
  const held = Object.values(view.lands).filter((/** @type {any} */ land) => land.owner === seat);
  return BUILDINGS.flatMap((building) => {
    const count = held.filter((/** @type {any} */ land) => land[building]).length;
    return count ? [t("structure-points", { building, count, points: count * book.scoring[building] })] : [];
  }).join(", ");
}

/**
 * What a seat lost in all, and what it still holds.
 * @param {Env} env
 * @param {Loss[]} losses
 * @returns {{lost: string, held: string}}
 */
export const balance = (env, losses) =>
  balanceOf(env, losses, (building, count) => t("recap-count-structures", { building, count }));

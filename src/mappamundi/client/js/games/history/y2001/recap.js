// Turns as the log tells them: who took what from whom, and what each point was for. The events say all of it.

import { t } from "../../../i18n.js";
import { turnReader } from "../log.js";
import { balanceOf, begun, areaGain, retold, stoodIn } from "../recap.js";
import { called, listed } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../contract.js").Turn} Turn */
/** @typedef {import("../../contract.js").Gain} Gain */
/** @typedef {import("../../contract.js").Loss} Loss */

const DEGREES = ["presence", "dominance", "control"];
/** What is scored beside areas, by the field of the event, with what the land has there. @type {[string, string][]} */
const APART = [
  ["capitals", "capital"],
  ["cities", "city"],
  ["monuments", "monument"],
  ["fleets", "fleet"],
];

/**
 * A turn while it is being told: `fighting` is the land of the attack that is not over, `renewed` the one in which an
 * army takes the place of an own one.
 * @typedef {import("../recap.js").Heard & {fighting: string, renewed: string, scored: any}} Heard
 */

/** @param {any} event @param {any} told @param {import("../catalogue.js").Catalogue} book @returns {Heard} */
function begin(event, told, book) {
  return { ...begun(event, told, book), fighting: "", renewed: "", scored: null };
}

const hear = turnReader("turn_began", begin, note);

/** What an event adds to a turn. @param {Heard} turn @param {any} event */
function note(turn, event) {
  switch (event.event) {
    case "invaded":
      turn.fighting = "";
      break;
    case "battle":
      // A battle has as many rounds as a fort and several armies take; one at sea has one.
      if (event.water) turn.won += Number(event.outcome === "win");
      if (event.water || turn.fighting !== event.land) turn.fought++;
      turn.fighting = event.land ?? "";
      break;
    case "army_removed":
      if (event.left) break;
      if (event.seat === turn.seat && event.cause !== "disease") {
        turn.renewed = event.land;
        break;
      }
      turn.placed = turn.placed.filter((land) => land !== event.land);
      turn.losses.push({ seat: event.seat, land: event.land });
      break;
    case "army_placed":
      if (turn.fighting === event.land) {
        turn.won++;
        turn.fighting = "";
      }
      // Who moves into a land of one's own has taken nothing and lost nothing.
      if (turn.renewed !== event.land) turn.placed.push(event.land);
      turn.renewed = "";
      break;
    case "pillaged":
    case "building_removed":
      turn.fallen.set(event.land, (turn.fallen.get(event.land) ?? new Set()).add(event.building));
      break;
    case "scored":
      turn.scored = event;
  }
}

/** @param {string} land @param {string} building */
const lossWords = (land, building) => t(`recap-loss-${building}`, { land });

/** Every turn so far. @param {any[]} log @param {Ctx} ctx @returns {Turn[]} */
export function turns(log, ctx) {
  return hear(log, ctx).map((turn) => ({
    ...retold(ctx, turn, lossWords),
    gains: gainsOf(ctx, turn),
    points: turn.scored?.points ?? 0,
    score: turn.scored?.total ?? 0,
  }));
}

/**
 * What the points were for, the smallest area first, then buildings; together they are the points of the turn.
 * @param {Ctx} ctx
 * @param {Heard} turn
 * @returns {Gain[]}
 */
function gainsOf(ctx, { epoch, scored }) {
  /** @type {Gain[]} */
  const gains = [...(scored?.areas ?? [])]
    .filter(({ points }) => points)
    .sort((a, b) => a.points - b.points)
    .map((row) => areaGain(ctx, epoch, DEGREES, row));
  for (const [id, building] of APART) {
    if (scored?.[id])
      gains.push({
        id,
        kind: "scored",
        name: t("recap-buildings", { building }),
        word: "",
        swatch: "buildings",
        steps: [],
        points: scored[id],
        note: "",
        counts: [],
        places: [],
      });
  }
  return gains;
}

/**
 * The gains of a scoring with what stood there: lands by area, and where the buildings are.
 * @param {Env} env
 * @param {Turn} turn
 * @param {any} view as it was when the turn was scored
 * @returns {Gain[]}
 */
export function explained({ ctx }, turn, view) {
  const held = Object.keys(view.lands).filter((land) => view.lands[land].owner === turn.seat);
  return turn.gains.map((gain) => {
    const building = APART.find(([id]) => id === gain.id)?.[1];
    if (building) {
      const places = held.filter((land) => view.lands[land][building]);
      return { ...gain, word: listed(places.map((land) => called(ctx.book, land))), places };
    }
    const { counts, own, rivals } = stoodIn(ctx, view, gain.id, turn.seat);
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

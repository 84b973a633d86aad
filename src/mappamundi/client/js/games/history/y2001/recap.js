// Turns as the log tells them: who took what from whom, and what each point was for. The events say all of it.

import { t } from "../../../i18n.js";
import { turnReader } from "../log.js";
import { armiesIn, called, listed, seatName } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../contract.js").Turn} Turn */
/** @typedef {import("../../contract.js").Gain} Gain */
/** @typedef {import("../../contract.js").Loss} Loss */

const DEGREES = ["presence", "dominance", "control"];
/** What a land can lose, the greatest first. */
const BUILDINGS = ["capital", "city", "monument"];
/** What is scored beside areas, by the field of the event, with what the land has there. @type {[string, string][]} */
const APART = [["capitals", "capital"], ["cities", "city"], ["monuments", "monument"], ["fleets", "fleet"]];

/**
 * A turn while it is being told: `fighting` is the land of the attack that is not over, `renewed` the one in which an army takes the place of an own one.
 * @typedef {{seat: number, empire: string, epoch: number, from: number, to: number, at: number, placed: string[], won: number, fought: number, fighting: string, renewed: string, fallen: Map<string, Set<string>>, losses: {seat: number, land: string}[], scored: any}} Heard
 */

/** @param {any} event @param {any} told @param {import("../catalogue.js").Catalogue} book @returns {Heard | null} */
function begin(event, told, book) {
  if (event.event !== "turn_began") return null;
  const epoch = book.empires.get(event.empire)?.epoch ?? 0;
  return { seat: event.seat, empire: event.empire, epoch, from: told.seq, to: 0, at: told.at, placed: [], won: 0, fought: 0, fighting: "", renewed: "", fallen: new Map(), losses: [], scored: null };
}

const hear = turnReader(begin, note);

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

/** Every turn so far. @param {any[]} log @param {Ctx} ctx @returns {Turn[]} */
export function turns(log, ctx) {
  return hear(log, ctx.book).map((turn) => ({
    seat: turn.seat,
    title: called(ctx.book, turn.empire),
    card: turn.empire,
    era: turn.epoch,
    from: turn.from,
    to: turn.to,
    at: turn.at,
    took: turn.placed.map((land) => ({ place: land, name: called(ctx.book, land, "the") })),
    lost: turn.losses.map(({ seat, land }) => lossOf(ctx, seat, land, [...(turn.fallen.get(land) ?? [])])),
    won: turn.won,
    fought: turn.fought,
    gains: gainsOf(ctx, turn),
    points: turn.scored?.points ?? 0,
    score: turn.scored?.total ?? 0,
  }));
}

/** A land, with the greatest of its buildings that fell. @param {Ctx} ctx @param {number} seat @param {string} land @param {string[]} fallen @returns {Loss} */
function lossOf(ctx, seat, land, fallen) {
  const building = BUILDINGS.find((one) => fallen.includes(one)) ?? "";
  const name = called(ctx.book, land, "the");
  return { seat, place: land, kind: building, text: building ? t(`recap-loss-${building}`, { land: name }) : name };
}

/** What the points were for, the smallest area first, then buildings; together they are the points of the turn. @param {Ctx} ctx @param {Heard} turn @returns {Gain[]} */
function gainsOf({ book }, { epoch, scored }) {
  /** @type {Gain[]} */
  const gains = [];
  for (const { area, degree, points } of [...(scored?.areas ?? [])].sort((a, b) => a.points - b.points)) {
    if (!points) continue;
    const reached = DEGREES.indexOf(degree);
    const values = book.regions.get(area)?.values[epoch - 1] ?? [];
    gains.push({
      id: area,
      kind: "scored",
      name: called(book, area),
      word: t(`degree-${degree}`),
      swatch: `region-${area}`,
      steps: values.map((/** @type {number} */ value, /** @type {number} */ n) => ({ value, reached: n <= reached, name: t(`degree-${DEGREES[n]}`) })),
      points,
      note: "",
      counts: [],
      places: book.regions.get(area)?.lands ?? [],
    });
  }
  for (const [id, building] of APART) {
    if (scored?.[id]) gains.push({ id, kind: "scored", name: t("recap-buildings", { building }), word: "", swatch: "structures", steps: [], points: scored[id], note: "", counts: [], places: [] });
  }
  return gains;
}

/** The gains of a scoring with what stood there: lands by area, and where the buildings are. @param {Env} env @param {Turn} turn @param {any} view as it was when the turn was scored @returns {Gain[]} */
export function explained({ ctx }, turn, view) {
  const own = Object.keys(view.lands).filter((land) => view.lands[land].owner === turn.seat);
  return turn.gains.map((gain) => {
    const building = APART.find(([id]) => id === gain.id)?.[1];
    if (building) {
      const places = own.filter((land) => view.lands[land][building]);
      return { ...gain, word: listed(places.map((land) => called(ctx.book, land))), places };
    }
    const counts = armiesIn(ctx.book, view, gain.id)
      .map((count, seat) => ({ seat, count }))
      .filter(({ count }) => count)
      .sort((a, b) => Number(b.seat === turn.seat) - Number(a.seat === turn.seat) || b.count - a.count);
    const lands = counts.find(({ seat }) => seat === turn.seat)?.count ?? 0;
    const rivals = counts.filter(({ seat }) => seat !== turn.seat);
    const words = rivals.length ? t("recap-lands-rivals", { own: lands, rivals: listed(rivals.map(({ seat, count }) => t("recap-rival", { who: seatName(ctx, seat), count }))) }) : t("recap-lands-alone", { own: lands });
    return { ...gain, note: words, counts };
  });
}

/** What a seat lost in all, and what it still holds. @param {Env} env @param {Loss[]} losses @returns {{lost: string, held: string}} */
export function balance({ ctx, view }, losses) {
  const parts = losses.length ? [t("recap-count-lands", { count: losses.length })] : [];
  for (const building of BUILDINGS) {
    const count = losses.filter(({ kind }) => kind === building).length;
    if (count) parts.push(t("recap-count-buildings", { building, count }));
  }
  const held = Object.values(view.lands).filter((/** @type {any} */ land) => land.owner === ctx.viewer).length;
  return { lost: listed(parts), held: t("recap-held", { count: held }) };
}

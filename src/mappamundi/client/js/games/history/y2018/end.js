// After the end: points by epoch and by area, best turns, luck, all from the log of the game.

import { formatter, t } from "../../../i18n.js";
import { eventsOf } from "../log.js";
import { called, ROMAN } from "../words.js";
import { battlesOf, ledger } from "./luck.js";
import { story, summary } from "./story.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {{seat: number, empire: string, epoch: number, points: number, taken: number, won: number}} Turn */
/** @typedef {import("../../../table/end.js").EndFacts} EndFacts */

/** Sides of a die. */
const DIE = 6;

/** What each seat had before its first points. @param {import("./types.js").Event[]} events @param {number[]} now */
const firstScores = (events, now) =>
  now.map((score, seat) => {
    const first = events.filter((event) => event.event === "points").find((event) => event.seat === seat);
    return first ? first.score - first.points : score;
  });

/**
 * The game turn by turn.
 * @param {import("./types.js").Told[]} log @param {Ctx} ctx @param {number[]} final @param {number} last the epoch in
 *   which it ended
 */
function chronology(log, ctx, final, last) {
  const events = eventsOf(log);
  const scores = firstScores(events, final);
  /** @type {{label: string, scores: number[]}[]} */
  const rows = [{ label: t("chart-start"), scores: [...scores] }];
  /** @type {Turn[]} */
  const turns = [];
  /** How often each land changed hands. @type {Map<string, number>} */
  const changes = new Map();
  /** By area or kind: the points of each seat. @type {Map<string, number[]>} */
  const sources = new Map();
  /**
   * By seat and area: in how many turns it was held whole.
   * @type {Map<string, {seat: number, area: string, times: number, points: number}>}
   */
  const whole = new Map();
  const armies = Array(final.length).fill(0);
  /** @type {number[]} */
  const faces = [];
  /** @type {Turn | null} */
  let turn = null;
  let epoch = 1;
  const gain = (/** @type {string} */ source, /** @type {number} */ seat, /** @type {number} */ points) => {
    const row = sources.get(source) ?? Array(final.length).fill(0);
    row[seat] += points;
    sources.set(source, row);
  };
  for (const event of events) {
    switch (event.event) {
      case "epoch_began":
        rows.push({ label: ROMAN[event.epoch - 1] ?? "", scores: [...scores] });
        epoch = event.epoch;
        break;
      case "turn_began":
        turn = {
          seat: event.seat,
          empire: event.empire,
          epoch: ctx.book.empires.get(event.empire)?.epoch ?? epoch,
          points: 0,
          taken: 0,
          won: 0,
        };
        armies[event.seat] += ctx.book.empires.get(event.empire)?.armies ?? 0;
        turns.push(turn);
        break;
      case "scored":
        for (const { area, degree, points } of event.areas) {
          gain(area, event.seat, points);
          if (degree !== "supremacy") continue;
          const key = `${event.seat} ${area}`;
          const held = whole.get(key) ?? { seat: event.seat, area, times: 0, points: 0 };
          whole.set(key, { ...held, times: held.times + 1, points: held.points + points });
        }
        gain("buildings", event.seat, event.buildings);
        break;
      case "points":
        scores[event.seat] = event.score;
        if (event.source !== "turn") gain("other", event.seat, event.points);
        if (turn && turn.seat === event.seat) turn.points += event.points;
        break;
      case "shifted":
        gain("other", event.seat, event.score - scores[event.seat]);
        scores[event.seat] = event.score;
        break;
      case "rolled":
        faces.push(...event.attack, ...event.defence);
        break;
      case "rerolled":
        faces.push(event.face);
        break;
      case "battle":
        if (event.outcome !== "win") break;
        changes.set(event.land, (changes.get(event.land) ?? 0) + 1);
        if (turn) turn.won++;
        break;
      case "army_placed":
        if (turn && event.active) turn.taken++;
    }
  }
  rows.push({ label: ROMAN[last] ?? "", scores: [...final] });
  return { rows, turns, changes, sources, whole: [...whole.values()], armies, faces };
}

/**
 * Points by what brought them: the areas in the board's order, then buildings, then the rest.
 * @param {Ctx} ctx
 * @param {Map<string, number[]>} sources
 * @param {number} players
 */
function bySource(ctx, sources, players) {
  const ids = [
    ...[...ctx.book.areas.keys()].filter((id) => sources.get(id)?.some(Boolean)),
    ...["buildings", "other"].filter((id) => sources.get(id)?.some(Boolean)),
  ];
  return {
    labels: ids.map((id) =>
      id === "buildings" ? t("chart-structures") : id === "other" ? t("chart-other") : called(ctx.book, id),
    ),
    series: Array.from({ length: players }, (_, seat) => ids.map((id) => sources.get(id)?.[seat] ?? 0)),
  };
}

/**
 * What stands beside a seat's luck: battles won and to be expected, armies on its cards and how far from the others'.
 * @param {{won: number, expected: number}} row
 * @param {number} armies
 * @param {number} above
 */
function luckNotes({ won, expected }, armies, above) {
  const number = formatter("NumberFormat", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return [
    t("luck-row", { won, expected: number.format(expected) }),
    t("luck-cards", { armies, above: `${above < -0.05 ? "−" : "+"}${number.format(Math.abs(above))}` }),
  ];
}

/**
 * @param {import("./types.js").Told[]} log
 * @param {Ctx} ctx
 * @param {import("../../../types.js").Table} table
 * @param {import("./types.js").View} view
 * @returns {EndFacts}
 */
export function endFacts(log, ctx, table, view) {
  const final = table.scores;
  const told = chronology(log, ctx, final, view.epoch);
  const { rows, turns, armies } = told;
  const { battles } = battlesOf(log);
  const luck = ledger(battles, final.length);
  const usual = armies.reduce((sum, one) => sum + one, 0) / armies.length;
  const seats = final.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  const bestOf = (/** @type {number} */ seat) =>
    turns
      .filter((turn) => turn.seat === seat)
      .reduce((top, turn) => (turn.points > (top?.points ?? -1) ? turn : top), /** @type {Turn | null} */ (null));
  return {
    points: {
      labels: rows.map((row) => row.label),
      series: seats.map((/** @type {number} */ seat) => rows.map((row) => row.scores[seat])),
    },
    parts: bySource(ctx, told.sources, final.length),
    best: seats.map((/** @type {number} */ seat) => {
      const turn = bestOf(seat);
      return turn ? t("end-best", { empire: called(ctx.book, turn.empire), points: turn.points }) : "";
    }),
    luck: luck.map((row) => ({
      seat: row.seat,
      difference: row.difference,
      notes: luckNotes(row, armies[row.seat], armies[row.seat] - usual),
    })),
    rolls: told.faces.map((face) => ({ sides: DIE, face })),
    summary: summary(ctx, table, rows),
    story: story(ctx, table, { ...told, luck }),
  };
}

/**
 * Points by epoch so far, from the log alone.
 * @param {import("./types.js").Env} env
 * @param {import("./types.js").Told[]} log
 * @returns {{labels: string[], series: number[][]}}
 */
export function points({ view, ctx }, log) {
  const { rows } = chronology(log, ctx, view.scores, view.epoch);
  return {
    labels: rows.map((row) => row.label),
    series: view.scores.map((/** @type {number} */ _, /** @type {number} */ seat) =>
      rows.map((row) => row.scores[seat]),
    ),
  };
}

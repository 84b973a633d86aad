// What a game tells of itself at its end: points by epoch and by what brought them, best turns, luck, all from the log.

import { formatter, t } from "../../../i18n.js";
import { eventsOf } from "../log.js";
import { called, ROMAN } from "../words.js";
import { ledger, roundsOf } from "./luck.js";
import { markersOf } from "./markers.js";
import { turns } from "./recap.js";
import { story, summary } from "./story.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("../../../table/end.js").EndFacts} EndFacts */
/** @typedef {import("../../../table/end.js").Series} Series */

/** Sides of a die. */
const DIE = 6;
/** What brings points beside areas, in the order in which it is listed. */
const APART = ["buildings", "fleets", "markers"];

/**
 * The game epoch by epoch: scores after each, what brought them, how often each land was taken, which areas were held
 * whole.
 * @param {import("./types.js").Told[]} log @param {number[]} final @param {number} last the epoch in which it stands
 */
function chronology(log, final, last) {
  const events = eventsOf(log);
  const scores = final.map((now, seat) => {
    const first = events.find((event) => event.event === "scored" && event.seat === seat);
    return first ? first.total - first.points : now;
  });
  /** @type {{label: string, scores: number[]}[]} */
  const rows = [{ label: t("chart-start"), scores: [...scores] }];
  /** By area or kind: the points of each seat. @type {Map<string, number[]>} */
  const sources = new Map();
  const gain = (/** @type {string} */ source, /** @type {number} */ seat, /** @type {number} */ points) => {
    const row = sources.get(source) ?? final.map(() => 0);
    row[seat] += points;
    sources.set(source, row);
  };
  /** @type {Map<string, number>} */
  const changes = new Map();
  /** @type {Map<string, {seat: number, area: string, times: number, points: number}>} */
  const controlled = new Map();
  let built = 0;
  let turned = false;
  for (const event of events) {
    switch (event.event) {
      case "epoch_began":
        if (event.epoch > 1) rows.push({ label: ROMAN[event.epoch - 1], scores: [...scores] });
        break;
      case "scored":
        scores[event.seat] = event.total;
        for (const { area, degree, points } of event.areas) {
          gain(area, event.seat, points);
          if (degree !== "control") continue;
          const key = `${event.seat} ${area}`;
          const before = controlled.get(key) ?? { seat: event.seat, area, times: 0, points: 0 };
          controlled.set(key, { ...before, times: before.times + 1, points: before.points + points });
        }
        gain("buildings", event.seat, event.capitals + event.cities + event.monuments);
        gain("fleets", event.seat, event.fleets);
        break;
      case "markers_turned":
        // The first that is turned up ends the last epoch.
        if (!turned) rows.push({ label: ROMAN[last], scores: [...scores] });
        turned = true;
        gain(
          "markers",
          event.seat,
          event.values.reduce((/** @type {number} */ sum, /** @type {number} */ value) => sum + value, 0),
        );
        scores[event.seat] = event.total;
        break;
      case "army_removed":
        if (event.cause === "battle" && !event.left) changes.set(event.land, (changes.get(event.land) ?? 0) + 1);
        break;
      case "building_placed":
        if (event.building === "monument") built++;
    }
  }
  rows.push({ label: turned ? t("chart-markers") : ROMAN[last], scores: [...final] });
  return { rows, sources, changes, controlled: [...controlled.values()], built };
}

/** @param {{label: string, scores: number[]}[]} rows @returns {Series} */
const seriesOf = (rows) => ({
  labels: rows.map(({ label }) => label),
  series: (rows[0]?.scores ?? []).map((_, seat) => rows.map(({ scores }) => scores[seat])),
});

/**
 * Points by what brought them: the areas in the board's order, then the rest.
 * @param {Ctx} ctx
 * @param {Map<string, number[]>} sources
 * @param {number} players
 * @returns {Series}
 */
function bySource({ book }, sources, players) {
  const used = [...book.areas.keys(), ...APART].filter((source) => sources.get(source)?.some(Boolean));
  return {
    labels: used.map((source) => (APART.includes(source) ? t(`chart-${source}`) : called(book, source))),
    series: Array.from({ length: players }, (_, seat) => used.map((source) => sources.get(source)?.[seat] ?? 0)),
  };
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
  const told = chronology(log, final, view.epoch);
  const played = turns(log, ctx);
  const { rounds, faces } = roundsOf(log, view);
  const luck = ledger(rounds, final.length);
  const number = formatter("NumberFormat", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const markers = markersOf(log, view).filter(({ seat }) => seat !== null);
  return {
    points: seriesOf(told.rows),
    parts: bySource(ctx, told.sources, final.length),
    best: final.map((/** @type {number} */ score, /** @type {number} */ seat) => {
      const own = played.filter((turn) => turn.seat === seat).sort((a, b) => b.points - a.points)[0];
      const worth = markers.reduce((sum, marker) => sum + (marker.seat === seat ? (marker.value ?? 0) : 0), 0);
      return [
        worth ? t("end-sum", { before: score - worth, worth }) : "",
        own ? t("end-best", { empire: called(ctx.book, own.card), points: own.points }) : "",
      ]
        .filter(Boolean)
        .join(" · ");
    }),
    luck: luck.map((row) => ({
      seat: row.seat,
      difference: row.difference,
      notes: [t("luck-row", { won: row.won, expected: number.format(row.expected) })],
    })),
    rolls: faces.map((face) => ({ sides: DIE, face })),
    summary: summary(ctx, table, view, told.rows),
    story: story(ctx, table, { ...told, turns: played, luck }),
  };
}

/**
 * Points by epoch so far, from the log alone.
 * @param {import("./types.js").Env} env
 * @param {import("./types.js").Told[]} log
 * @returns {Series}
 */
export const points = ({ view }, log) => seriesOf(chronology(log, view.scores, view.epoch).rows);

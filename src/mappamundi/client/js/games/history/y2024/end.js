// What a game tells of itself at its end: gold by epoch and by what brought it, best turns, luck, all from the log.

import { formatter, t } from "../../../i18n.js";
import { eventsOf } from "../log.js";
import { called, ROMAN } from "../words.js";
import { battlesOf, ledger } from "./luck.js";
import { turns } from "./recap.js";
import { story, summary } from "./story.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("../../../table/end.js").EndFacts} EndFacts */
/** @typedef {import("../../../table/end.js").Series} Series */

/** Sides of a die. */
const DIE = 6;
/** What brings gold, in the order in which it is listed. */
const SOURCES = ["areas", "buildings", "events", "tokens", "honors", "plunder", "endgame"];
/** Gold by its source, as events name it; revenue is told part by part. @type {Record<string, string>} */
const SOURCE_OF = {
  token: "tokens",
  kept: "endgame",
  endgame: "endgame",
  coins: "honors",
  bonus: "honors",
  catastrophe: "honors",
  instead_of_honor: "honors",
  plunder: "plunder",
};

/**
 * The game epoch by epoch: gold after each, what brought it, how often each land was taken, which areas were mastered.
 * @param {import("./types.js").Told[]} log @param {number[]} final @param {number} last the epoch in which it stands
 */
function chronology(log, final, last) {
  const events = eventsOf(log);
  const gold = final.map((now, seat) => {
    const first = events.find((event) => event.event === "gold" && event.seat === seat);
    return first ? first.total - first.gold : now;
  });
  /** @type {{label: string, gold: number[]}[]} */
  const rows = [{ label: t("chart-start"), gold: [...gold] }];
  const sources = new Map(SOURCES.map((source) => [source, final.map(() => 0)]));
  const gain = (/** @type {string} */ source, /** @type {number} */ seat, /** @type {number} */ amount) => {
    const row = sources.get(source);
    if (row) row[seat] += amount;
  };
  /** @type {Map<string, number>} */
  const changes = new Map();
  /** @type {Map<string, {seat: number, area: string, times: number, gold: number}>} */
  const mastered = new Map();
  let ended = false;
  for (const event of events) {
    switch (event.event) {
      case "epoch_began":
        if (event.epoch > 1) rows.push({ label: ROMAN[event.epoch - 1], gold: [...gold] });
        break;
      case "gold":
        // The first gold of the Endgame ends the last epoch.
        if (!ended && (event.source === "kept" || event.source === "endgame")) {
          ended = true;
          rows.push({ label: ROMAN[last], gold: [...gold] });
        }
        gold[event.seat] = event.total;
        if (event.source in SOURCE_OF)
          gain(ended && event.source !== "kept" ? "endgame" : SOURCE_OF[event.source], event.seat, event.gold);
        break;
      case "revenue":
        for (const { area, degree, gold: paid } of event.areas) {
          gain("areas", event.seat, paid);
          if (degree !== "mastery") continue;
          const key = `${event.seat} ${area}`;
          const before = mastered.get(key) ?? { seat: event.seat, area, times: 0, gold: 0 };
          mastered.set(key, { ...before, times: before.times + 1, gold: before.gold + paid });
        }
        gain("buildings", event.seat, event.buildings);
        gain("events", event.seat, event.extra);
        break;
      case "battle":
      case "unfought":
        if (event.outcome === "success") changes.set(event.land, (changes.get(event.land) ?? 0) + 1);
    }
  }
  rows.push({ label: ended ? t("chart-endgame") : ROMAN[last], gold: [...final] });
  return { rows, sources, changes, mastered: [...mastered.values()] };
}

/** @param {{label: string, gold: number[]}[]} rows @returns {Series} */
const seriesOf = (rows) => ({
  labels: rows.map(({ label }) => label),
  series: (rows[0]?.gold ?? []).map((_, seat) => rows.map(({ gold }) => gold[seat])),
});

/** @param {Map<string, number[]>} sources @param {number} players @returns {Series} */
function bySource(sources, players) {
  const used = SOURCES.filter((source) => sources.get(source)?.some(Boolean));
  return {
    labels: used.map((source) => t(`chart-${source}`)),
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
  const { battles, faces } = battlesOf(log);
  const luck = ledger(battles, final.length);
  const number = formatter("NumberFormat", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const seats = final.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  return {
    points: seriesOf(told.rows),
    parts: bySource(told.sources, final.length),
    best: seats.map((/** @type {number} */ seat) => {
      const own = played.filter((turn) => turn.seat === seat).sort((a, b) => b.points - a.points)[0];
      return own ? t("end-best", { empire: called(ctx.book, own.card), gold: own.points }) : "";
    }),
    // Without dice nobody is lucky.
    luck: view.options.dice
      ? luck.map((row) => ({
          seat: row.seat,
          difference: row.difference,
          notes: [t("luck-row", { won: row.won, expected: number.format(row.expected) })],
        }))
      : [],
    rolls: faces.map((face) => ({ sides: DIE, face })),
    summary: summary(ctx, table, view, told.rows),
    story: story(ctx, table, { ...told, turns: played, luck: view.options.dice ? luck : [] }),
  };
}

/**
 * Gold by epoch so far, from the log alone.
 * @param {import("./types.js").Env} env
 * @param {import("./types.js").Told[]} log
 * @returns {Series}
 */
export const points = ({ view }, log) => seriesOf(chronology(log, view.gold, view.epoch).rows);

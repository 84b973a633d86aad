// After the end: points by era, best turns, luck, and the story of the game, all from its replay.

import { t } from "../../i18n.js";
import { battlesOf, ledger } from "./luck.js";
import { called, ROMAN, seatName, who } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {{seat: number, empire: string, era: number, points: number, taken: number, won: number}} Turn */
/** @typedef {import("../../ui/end-page.js").EndFacts} EndFacts */

/** The game turn by turn. @param {any} replay @param {Ctx} ctx */
function chronology(replay, ctx) {
  const scores = [...replay.start.view.scores];
  /** @type {number[][]} */
  const eras = [];
  /** @type {Turn[]} */
  const turns = [];
  /** @type {Map<string, number>} */
  const changes = new Map();
  /** @type {Turn | null} */
  let turn = null;
  let era = 0;
  const armies = Array(scores.length).fill(0);
  /** @type {number[]} */
  const faces = [];
  for (const { told } of replay.frames) {
    for (const event of told.events ?? []) {
      switch (event.event) {
        case "era_began":
          eras.push([...scores]);
          era = event.epoch;
          break;
        case "called":
          if (event.seat === null) break;
          era ||= ctx.book.empires.get(event.empire)?.era ?? 1;
          turn = { seat: event.seat, empire: event.empire, era, points: 0, taken: 0, won: 0 };
          armies[event.seat] += ctx.book.empires.get(event.empire)?.armies ?? 0;
          turns.push(turn);
          break;
        case "points":
          scores[event.seat] = event.score;
          if (turn && turn.seat === event.seat) turn.points += event.points;
          break;
        case "shifted":
          scores[event.seat] = event.score;
          break;
        case "rolled":
          faces.push(...event.attack, ...event.defence);
          break;
        case "rerolled":
          faces.push(event.face);
          break;
        case "battle":
          if (event.outcome === "win") {
            changes.set(event.land, (changes.get(event.land) ?? 0) + 1);
            if (turn) turn.won++;
          }
          break;
        case "army_placed":
          if (turn && event.active) turn.taken++;
      }
    }
  }
  // The first era begins before the first step.
  if (!eras.length || replay.start.view.epoch === 1) eras.unshift([...replay.start.view.scores]);
  const points = eras.filter((row, n) => n === 0 || row.join() !== eras[n - 1].join() || n > 1);
  return { points, turns, changes, armies, faces, scores };
}

/** @param {any} replay @param {Ctx} ctx @param {any} table @returns {EndFacts} */
export function endFacts(replay, ctx, table) {
  const { points, turns, changes, armies, faces } = chronology(replay, ctx);
  const final = table.scores;
  const rows = [...points, final];
  const log = replay.frames.map((/** @type {any} */ frame) => frame.told);
  const { battles } = battlesOf(log, ctx.book);
  const luck = ledger(battles, final.length);
  const bestOf = (/** @type {number} */ seat) => turns.filter((turn) => turn.seat === seat).reduce((top, turn) => (turn.points > (top?.points ?? -1) ? turn : top), /** @type {Turn | null} */ (null));
  return {
    labels: rows.map((_, n) => (n === 0 ? t("chart-start") : (ROMAN[n] ?? String(n)))),
    series: final.map((/** @type {number} */ _, /** @type {number} */ seat) => rows.map((row) => row[seat])),
    best: final.map((/** @type {number} */ _, /** @type {number} */ seat) => {
      const turn = bestOf(seat);
      return turn ? t("end-best", { empire: called(ctx.book, turn.empire), points: turn.points }) : "";
    }),
    luck: luck.map((row) => ({ ...row, cards: armies[row.seat] })),
    cards: armies,
    faces,
    eras: rows.length - 1,
    summary: summary(ctx, table, rows),
    story: story(ctx, table, rows, turns, changes, luck),
  };
}

/** Points by era so far, from the log alone. @param {import("../../ui/prompt.js").Env} env @param {any[]} log @returns {{labels: string[], series: number[][]}} */
export function points({ view }, log) {
  const events = log.flatMap((told) => told.events ?? []);
  const scores = view.scores.map((/** @type {number} */ now, /** @type {number} */ seat) => {
    const first = events.find((event) => event.event === "points" && event.seat === seat);
    return first ? first.score - first.points : now;
  });
  /** @type {number[][]} */
  const rows = [[...scores]];
  for (const event of events) {
    if (event.event === "points" || event.event === "shifted") scores[event.seat] = event.score;
    else if (event.event === "era_began") rows.push([...scores]);
  }
  rows.push([...view.scores]);
  return { labels: rows.map((_, n) => (n === 0 ? t("chart-start") : (ROMAN[n] ?? String(n)))), series: view.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => rows.map((row) => row[seat])) };
}

/** Who led after each era. @param {number[][]} rows */
const leaders = (rows) => rows.map((row) => row.indexOf(Math.max(...row)));

/** @param {Ctx} ctx @param {any} table @param {number[][]} rows */
function summary(ctx, table, rows) {
  const winner = table.places.indexOf(1);
  const sorted = [...table.scores].sort((a, b) => b - a);
  const by = sorted[0] - (sorted[1] ?? 0);
  const led = leaders(rows);
  let from = led.length - 1;
  while (from > 0 && led[from - 1] === winner) from--;
  const args = { by, ...who(ctx, winner) };
  if (from === led.length - 1) return t("end-summary-last", args);
  return from === 0 ? t("end-summary-always", args) : t("end-summary-from", { ...args, era: ROMAN[from] });
}

/**
 * @param {Ctx} ctx
 * @param {any} table
 * @param {number[][]} rows
 * @param {Turn[]} turns
 * @param {Map<string, number>} changes
 * @param {ReturnType<typeof ledger>} luck
 */
function story(ctx, table, rows, turns, changes, luck) {
  const winner = table.places.indexOf(1);
  const name = (/** @type {number} */ seat) => seatName(ctx, seat);
  const say = (/** @type {Turn} */ turn) => ({ who: name(turn.seat), empire: called(ctx.book, turn.empire), points: turn.points, lands: turn.taken, won: turn.won, armies: ctx.book.empires.get(turn.empire)?.armies ?? 0 });
  /** @type {string[]} */
  const told = [];
  const own = turns.filter((turn) => turn.seat === winner).sort((a, b) => b.points - a.points)[0];
  if (own) told.push(t("story-winner", { ...say(own), era: own.era }));
  const best = [...turns].sort((a, b) => b.points - a.points)[0];
  if (best && best.seat !== winner) told.push(t(best.era === rows.length - 1 ? "story-best-late" : "story-best", { ...say(best), era: best.era }));
  const led = leaders(rows);
  const swaps = led.filter((seat, n) => n > 0 && seat !== led[n - 1]).length;
  if (swaps > 1) told.push(t("story-lead", { swaps }));
  const rival = table.places.indexOf(2);
  const second = turns.filter((turn) => turn.seat === rival).sort((a, b) => b.points - a.points)[0];
  if (second && second !== best) told.push(t("story-second", { ...say(second), era: second.era, by: table.scores[winner] - table.scores[rival] }));
  const [land, times] = [...changes].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  if (times > 2) told.push(t("story-land", { land: called(ctx.book, land), times }));
  const dice = [...luck].filter((row) => row.fights > 3).sort((a, b) => a.difference - b.difference);
  const worst = dice[0];
  const lucky = dice[dice.length - 1];
  if (worst && worst.difference < -1) told.push(t("story-unlucky", { who: name(worst.seat), below: Math.round(-worst.difference * 10) / 10, place: table.places[worst.seat] }));
  if (lucky && lucky.difference > 1 && lucky !== worst) told.push(t("story-lucky", { who: name(lucky.seat), above: Math.round(lucky.difference * 10) / 10, place: table.places[lucky.seat] }));
  return told;
}

// The story of a game that is over, in a few sentences: who rose, who mastered what, what was fought for, and how the
// last gold fell.

import { t } from "../../../i18n.js";
import { asObject, called, ROMAN, seatName, togetherNames, who } from "../words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("../../contract.js").Turn} Turn */
/** @typedef {{label: string, gold: number[]}[]} Rows */

/** Who led after each epoch. @param {Rows} rows */
const leaders = (rows) => rows.map(({ gold }) => gold.indexOf(Math.max(...gold)));

/**
 * What decided between the first two where their gold did not.
 * @param {Ctx} ctx
 * @param {import("../../../types.js").Table} table
 * @param {import("./types.js").View} view
 */
function decidedBy(ctx, table, view) {
  const [first, second] = [1, 2].map((place) =>
    view.arrays[table.places.indexOf(place)].empires.reduce(
      (/** @type {number} */ all, /** @type {string} */ id) => all + (ctx.book.empires.get(id)?.armies ?? 0),
      0,
    ),
  );
  return first < second ? "people" : "honors";
}

/**
 * @param {Ctx} ctx
 * @param {import("../../../types.js").Table} table
 * @param {import("./types.js").View} view
 * @param {Rows} rows
 */
export function summary(ctx, table, view, rows) {
  const winners = table.places.flatMap((/** @type {number} */ place, /** @type {number} */ seat) =>
    place === 1 ? [seat] : [],
  );
  const [winner] = winners;
  if (winners.length > 1)
    return t("end-summary-shared", { names: togetherNames(ctx, winners), gold: view.gold[winner] });
  const sorted = [...table.scores].sort((a, b) => b - a);
  const by = sorted[0] - (sorted[1] ?? 0);
  // R12.12, R12.13: with equal gold fewer people or more Honors decide.
  if (!by) return t("end-summary-tie", { ...who(ctx, winner), by: decidedBy(ctx, table, view) });
  const led = leaders(rows);
  let from = led.length - 1;
  while (from > 0 && led[from - 1] === winner) from--;
  const args = { by, ...who(ctx, winner) };
  if (from === led.length - 1) return t("end-summary-last", args);
  return from === 0 ? t("end-summary-always", args) : t("end-summary-from", { ...args, epoch: rows[from].label });
}

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10;

/**
 * @param {Ctx} ctx @param {import("../../../types.js").Table} table
 * @param {{
 *   rows: Rows,
 *   turns: Turn[],
 *   changes: Map<string, number>,
 *   mastered: {seat: number, area: string, times: number, gold: number}[],
 *   luck: ReturnType<typeof import("./luck.js").ledger>,
 * }} told
 * @returns {string[]}
 */
export function story(ctx, table, { rows, turns, changes, mastered, luck }) {
  const winner = table.places.indexOf(1);
  const rival = table.places.indexOf(2);
  // Sentences about the reader are other sentences.
  const say = (/** @type {Turn} */ turn) => ({
    ...who(ctx, turn.seat),
    empire: called(ctx.book, turn.card, "the"),
    gold: turn.points,
    lands: turn.took.length,
    epoch: ROMAN[turn.epoch],
  });
  const best = [...turns].sort((a, b) => b.points - a.points);
  const own = best.find((turn) => turn.seat === winner);
  const first = turns.find((turn) => turn.seat === winner && turn !== own);
  /** @type {string[]} */
  const paragraphs = [];
  if (first) paragraphs.push(t("story-rise", { ...say(first), who: asObject(ctx, first.seat) }));
  if (own) paragraphs.push(t("story-winner", say(own)));
  const held = [...mastered].sort((a, b) => b.gold - a.gold || b.times - a.times)[0];
  if (held)
    paragraphs.push(
      t("story-mastered", {
        ...who(ctx, held.seat),
        area: called(ctx.book, held.area, "the"),
        times: held.times,
        gold: held.gold,
      }),
    );
  const top = best[0];
  if (top && top.seat !== winner) paragraphs.push(t("story-best", say(top)));
  const led = leaders(rows);
  const swaps = led.filter((seat, n) => n > 0 && seat !== led[n - 1]).length;
  const [land, times] = [...changes].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  const field = [
    swaps > 1 ? t("story-lead", { swaps }) : "",
    times > 2 ? t("story-land", { land: called(ctx.book, land, "the"), times }) : "",
  ].filter(Boolean);
  if (field.length) paragraphs.push(field.join(" "));
  // What the Endgame brought: the last stretch of the chart.
  const [before, after] = [rows[rows.length - 2]?.gold ?? [], rows[rows.length - 1]?.gold ?? []];
  const gains = after.map((gold, seat) => gold - (before[seat] ?? 0));
  const most = gains.indexOf(Math.max(...gains));
  if (gains[most] > 0)
    paragraphs.push(
      t(led[led.length - 2] !== winner ? "story-endgame-turned" : "story-endgame", {
        ...who(ctx, most),
        gold: gains[most],
        won: winner === ctx.viewer ? "yes" : "no",
        winner: seatName(ctx, winner),
      }),
    );
  const second = best.find((turn) => turn.seat === rival);
  if (second && second !== top)
    paragraphs.push(t("story-second", { ...say(second), by: table.scores[winner] - table.scores[rival] }));
  const dice = luck.filter((row) => row.fights > 3).sort((a, b) => a.difference - b.difference);
  const [worst, lucky] = [dice[0], dice[dice.length - 1]];
  const fate = [
    worst && worst.difference < -1
      ? t("story-unlucky", {
          ...who(ctx, worst.seat),
          below: tenth(-worst.difference),
          place: table.places[worst.seat],
        })
      : "",
    lucky && lucky.difference > 1 && lucky !== worst
      ? t("story-lucky", { ...who(ctx, lucky.seat), above: tenth(lucky.difference), place: table.places[lucky.seat] })
      : "",
  ].filter(Boolean);
  if (fate.length) paragraphs.push(fate.join(" "));
  return paragraphs;
}

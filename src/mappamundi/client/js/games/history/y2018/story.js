// The story of a game that is over, in a few sentences: who rose, who held what, where it was fought, what the dice
// did.

import { t } from "../../../i18n.js";
import { asObject, called, ROMAN, seatName, who } from "../words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./end.js").Turn} Turn */
/** @typedef {{label: string, scores: number[]}[]} Rows */

/** Who led after each epoch. @param {Rows} rows */
const leaders = (rows) => rows.map(({ scores }) => scores.indexOf(Math.max(...scores)));

/** @param {Ctx} ctx @param {import("../../../types.js").Table} table @param {Rows} rows */
export function summary(ctx, table, rows) {
  const winner = table.places.indexOf(1);
  const sorted = [...table.scores].sort((a, b) => b - a);
  const by = sorted[0] - (sorted[1] ?? 0);
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
 * @param {Ctx} ctx
 * @param {import("../../../types.js").Table} table
 * @param {{
 *   rows: Rows,
 *   turns: Turn[],
 *   changes: Map<string, number>,
 *   whole: {seat: number, area: string, times: number, points: number}[],
 *   luck: ReturnType<typeof import("./luck.js").ledger>,
 * }} told
 * @returns {string[]}
 */
export function story(ctx, table, { rows, turns, changes, whole, luck }) {
  const winner = table.places.indexOf(1);
  const rival = table.places.indexOf(2);
  const last = turns[turns.length - 1]?.epoch ?? 0;
  const name = (/** @type {number} */ seat) => seatName(ctx, seat);
  // Sentences about the reader are other sentences.
  const mine = (/** @type {number} */ seat) => (seat === ctx.viewer ? "you" : "they");
  const say = (/** @type {Turn} */ turn) => ({
    who: name(turn.seat),
    empire: called(ctx.book, turn.empire, "the"),
    points: turn.points,
    lands: turn.taken,
    won: turn.won,
    armies: ctx.book.empires.get(turn.empire)?.armies ?? 0,
    epoch: turn.epoch,
  });
  const best = [...turns].sort((a, b) => b.points - a.points);
  /** @type {string[]} */
  const paragraphs = [];
  const own = best.find((turn) => turn.seat === winner);
  const first = turns.find((turn) => turn.seat === winner && turn !== own);
  if (first)
    paragraphs.push(t("story-rise", { ...say(first), who: asObject(ctx, first.seat), numeral: ROMAN[first.epoch] }));
  if (own) paragraphs.push(t(`story-winner-${mine(own.seat)}`, say(own)));
  const held = [...whole].filter((one) => one.times > 1).sort((a, b) => b.points - a.points || b.times - a.times)[0];
  if (held)
    paragraphs.push(
      t(`story-region-${mine(held.seat)}`, {
        who: name(held.seat),
        area: called(ctx.book, held.area, "the"),
        times: held.times,
        points: held.points,
      }),
    );
  const top = best[0];
  if (top && top.seat !== winner)
    paragraphs.push(
      top.epoch === last
        ? t(`story-best-late-${mine(top.seat)}`, say(top))
        : t(`story-best-${mine(top.seat)}`, say(top)),
    );
  const led = leaders(rows);
  const swaps = led.filter((seat, n) => n > 0 && seat !== led[n - 1]).length;
  const [land, times] = [...changes].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  const field = [
    swaps > 1 ? t("story-lead", { swaps }) : "",
    times > 2 ? t("story-land", { land: called(ctx.book, land, "the"), times }) : "",
  ].filter(Boolean);
  if (field.length) paragraphs.push(field.join(" "));
  const second = best.find((turn) => turn.seat === rival);
  if (second && second !== top)
    paragraphs.push(
      t(`story-second-${mine(second.seat)}`, { ...say(second), by: table.scores[winner] - table.scores[rival] }),
    );
  const dice = [...luck].filter((row) => row.fights > 3).sort((a, b) => a.difference - b.difference);
  const [worst, lucky] = [dice[0], dice[dice.length - 1]];
  const fate = [
    worst && worst.difference < -1
      ? t(`story-unlucky-${mine(worst.seat)}`, {
          who: name(worst.seat),
          below: tenth(-worst.difference),
          place: table.places[worst.seat],
        })
      : "",
    lucky && lucky.difference > 1 && lucky !== worst
      ? t(`story-lucky-${mine(lucky.seat)}`, {
          who: name(lucky.seat),
          above: tenth(lucky.difference),
          place: table.places[lucky.seat],
        })
      : "",
  ].filter(Boolean);
  if (fate.length) paragraphs.push(fate.join(" "));
  return paragraphs;
}

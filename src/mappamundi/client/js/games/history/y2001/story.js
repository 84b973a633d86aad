// The story of a game that is over, in a few sentences: who rose, who held what, what was fought for, and what the
// markers did.

import { t } from "../../../i18n.js";
import { asObject, called, listed, ROMAN, seatName, togetherNames, who } from "../words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("../../contract.js").Turn} Turn */
/** @typedef {{label: string, scores: number[]}[]} Rows */

/** Who led after each row. @param {Rows} rows */
const leaders = (rows) => rows.map(({ scores }) => scores.indexOf(Math.max(...scores)));

/** @param {number[]} values */
const sum = (values) => values.reduce((all, value) => all + value, 0);

/**
 * What decides among equal scores, in its order: the number of each seat, whether the lower one wins, and the rule.
 * @type {{id: string, rule: string, of: (seat: any) => number, low: boolean}[]}
 */
const DECIDES = [
  { id: "end-tie-strength", rule: "A13.6", of: ({ strengths }) => sum(strengths), low: true },
  { id: "end-tie-markers", rule: "A13.7", of: ({ preeminence }) => sum(preeminence ?? []), low: false },
  { id: "end-tie-last", rule: "A13.8", of: ({ strengths }) => strengths[strengths.length - 1] ?? 0, low: true },
];

/**
 * How a tie for the first place was broken, sentence by sentence with its rule; without a tie, how it would have been.
 * @param {Ctx} ctx
 * @param {import("../../../types.js").Table} table
 * @param {import("./types.js").View} view
 * @returns {{text: string, rule: string}[]}
 */
export function ties(ctx, table, view) {
  const order = table.scores
    .map((/** @type {number} */ _, /** @type {number} */ seat) => seat)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => table.places[a] - table.places[b]);
  const sums = (/** @type {number[]} */ seats, /** @type {(seat: any) => number} */ of) =>
    listed(seats.map((seat) => t("end-tie-sum", { ...who(ctx, seat), value: of(view.seats[seat]) })));
  let level = order.filter((/** @type {number} */ seat) => table.scores[seat] === table.scores[order[0]]);
  if (level.length < 2) {
    const [{ rule, of }] = DECIDES;
    return order.length > 1 ? [{ text: t("end-tie-would", { sums: sums(order.slice(0, 2), of) }), rule }] : [];
  }
  /** @type {{text: string, rule: string}[]} */
  const said = [];
  for (const { id, rule, of, low } of DECIDES) {
    if (rule === "A13.7" && view.options.no_preeminence) continue;
    const values = level.map((/** @type {number} */ seat) => of(view.seats[seat]));
    const best = low ? Math.min(...values) : Math.max(...values);
    const left = level.filter((/** @type {number} */ _, /** @type {number} */ n) => values[n] === best);
    if (left.length < level.length) said.push({ text: t(id, { sums: sums(level, of) }), rule });
    level = left;
    if (level.length < 2) return said;
  }
  return [
    ...said,
    {
      text: t("end-summary-shared", { names: togetherNames(ctx, level), points: table.scores[order[0]] }),
      rule: "A13.9",
    },
  ];
}

/**
 * @param {Ctx} ctx
 * @param {import("../../../types.js").Table} table
 * @param {import("./types.js").View} view
 * @param {Rows} rows
 */
export function summary(ctx, table, view, rows) {
  const winner = table.places.indexOf(1);
  const sorted = [...table.scores].sort((a, b) => b - a);
  const by = sorted[0] - (sorted[1] ?? 0);
  if (!by)
    return ties(ctx, table, view)
      .map(({ text }) => text)
      .join(" ");
  const led = leaders(rows);
  const args = { by, ...who(ctx, winner) };
  const turned = sum(view.seats.map((/** @type {any} */ { markers }) => markers)) > 0;
  if (turned && led[led.length - 2] !== winner) return t("end-summary-markers", args);
  let from = led.length - 1;
  while (from > 0 && led[from - 1] === winner) from--;
  if (from >= led.length - (turned ? 2 : 1)) return t("end-summary-last", args);
  // Before the first epoch everybody leads.
  return from <= 1 ? t("end-summary-always", args) : t("end-summary-from", { ...args, epoch: rows[from].label });
}

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10;

/**
 * @param {Ctx} ctx @param {import("../../../types.js").Table} table
 * @param {{
 *   rows: Rows,
 *   turns: Turn[],
 *   changes: Map<string, number>,
 *   controlled: {seat: number, area: string, times: number, points: number}[],
 *   built: number,
 *   luck: ReturnType<typeof import("./luck.js").ledger>,
 * }} told
 * @returns {string[]}
 */
export function story(ctx, table, { rows, turns, changes, controlled, built, luck }) {
  const winner = table.places.indexOf(1);
  const rival = table.places.indexOf(2);
  // Sentences about the reader are other sentences.
  const mine = (/** @type {number} */ seat) => (seat === ctx.viewer ? "you" : "they");
  const say = (/** @type {Turn} */ turn) => ({
    who: seatName(ctx, turn.seat),
    empire: called(ctx.book, turn.card, "the"),
    points: turn.points,
    lands: turn.took.length,
    numeral: ROMAN[turn.epoch],
  });
  const best = [...turns].sort((a, b) => b.points - a.points);
  const own = best.find((turn) => turn.seat === winner);
  const first = turns.find((turn) => turn.seat === winner && turn !== own);
  /** @type {string[]} */
  const paragraphs = [];
  if (first) paragraphs.push(t("story-rise", { ...say(first), who: asObject(ctx, first.seat) }));
  if (own) paragraphs.push(t(`story-winner-${mine(own.seat)}`, say(own)));
  const held = controlled.filter(({ times }) => times > 1).sort((a, b) => b.points - a.points || b.times - a.times)[0];
  if (held)
    paragraphs.push(
      t(`story-control-${mine(held.seat)}`, {
        who: seatName(ctx, held.seat),
        area: called(ctx.book, held.area, "the"),
        times: held.times,
        points: held.points,
      }),
    );
  const top = best[0];
  if (top && top.seat !== winner) paragraphs.push(t(`story-best-${mine(top.seat)}`, say(top)));
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
  const dice = luck.filter((row) => row.fights > 3).sort((a, b) => a.difference - b.difference);
  const [worst, lucky] = [dice[0], dice[dice.length - 1]];
  const fate = [
    built ? t("story-monuments", { count: built }) : "",
    worst && worst.difference < -1
      ? t(`story-unlucky-${mine(worst.seat)}`, {
          who: seatName(ctx, worst.seat),
          below: tenth(-worst.difference),
          place: table.places[worst.seat],
        })
      : "",
    lucky && lucky.difference > 1 && lucky !== worst
      ? t(`story-lucky-${mine(lucky.seat)}`, {
          who: seatName(ctx, lucky.seat),
          above: tenth(lucky.difference),
          place: table.places[lucky.seat],
        })
      : "",
  ].filter(Boolean);
  if (fate.length) paragraphs.push(fate.join(" "));
  return paragraphs;
}

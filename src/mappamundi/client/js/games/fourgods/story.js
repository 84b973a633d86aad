// The game in a few sentences: how it ended and by how much, and what was remarkable about it, as the log tells it.

import { listed, t } from "../../i18n.js";
import { listedName } from "../../table/names.js";
import { ownerOf, worldOf } from "./model.js";

/** @typedef {import("./types.js").Ctx} Ctx */

/** Minutes and seconds since the first entry. @param {import("./types.js").Told[]} log @param {number} at */
function timeOf(log, at) {
  const seconds = Math.max(0, Math.round(at - (log[0]?.at ?? at)));
  return t("end-time", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Whoever is meant, as messages want it. @param {Ctx} ctx @param {number} seat */
const who = ({ seats, viewer }, seat) => ({
  you: seat === viewer ? "yes" : "no",
  who: listedName(seats, seat, viewer),
});

/**
 * All events of a kind, each with when it was.
 * @param {import("./types.js").Told[]} log
 * @param {string} kind
 * @returns {any[]}
 */
const eventsOf = (log, kind) =>
  log.flatMap((told) =>
    (told.events ?? [])
      .filter((/** @type {any} */ { event }) => event === kind)
      .map((/** @type {any} */ event) => ({ ...event, at: told.at })),
  );

/**
 * Scores of a seat, the lowest first: with two gods two.
 * @param {import("./types.js").View} view
 * @param {number} seat
 * @returns {number[]}
 */
const marks = (view, seat) =>
  view.claimed[seat]
    .map((/** @type {any} */ god) => view.gods[god].score?.total ?? 0)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);

/**
 * How it ended, and by how much it was won.
 * @param {import("./types.js").Told[]} log
 * @param {Ctx} ctx
 * @param {import("../../types.js").Table} table
 * @param {import("./types.js").View} view
 */
export function summaryOf(log, ctx, table, view) {
  const winners = table.seats
    .map((/** @type {any} */ { seat }) => seat)
    .filter((/** @type {number} */ seat) => table.places[seat] === 1);
  const [first] = winners;
  const own = who(ctx, first);
  if (winners.length > 1)
    return t("end-shared", {
      names: listed(winners.map((/** @type {number} */ seat) => listedName(ctx.seats, seat, ctx.viewer))),
      points: table.scores[first],
    });
  const second = Math.max(
    ...table.scores.filter((/** @type {number} */ _, /** @type {number} */ seat) => seat !== first),
    0,
  );
  const [low, high] = marks(view, first);
  if (high !== undefined) {
    const [otherLow, otherHigh = 0] = marks(view, 1 - first);
    return low === otherLow
      ? t("end-highest", { ...own, low, high, other: otherHigh })
      : t("end-lowest", { ...own, low, other: second });
  }
  const by = table.scores[first] - second;
  const last = log[log.length - 1];
  const [closing] = eventsOf(log, "closing_began").slice(-1);
  if (closing)
    return t(closing.cause === "world" ? "end-last-cell" : "end-bag-empty", {
      ...own,
      by,
      time: timeOf(log, closing.at),
    });
  return last && eventsOf(log, "passed").length
    ? t("end-all-passed", { ...own, by, time: timeOf(log, last.at) })
    : t("end-by", { ...own, by });
}

/** Whoever has most of something, unless several do. @param {number[]} counts @returns {number | null} */
function most(counts) {
  const best = Math.max(...counts);
  return best > 0 && counts.filter((count) => count === best).length === 1 ? counts.indexOf(best) : null;
}

/**
 * What was remarkable, in three short paragraphs.
 * @param {import("./types.js").Told[]} log
 * @param {Ctx} ctx
 * @param {import("../../types.js").Table} table
 * @param {import("./types.js").View} view
 * @returns {string[]}
 */
export function storyOf(log, ctx, table, view) {
  const seats = table.seats.map((/** @type {any} */ { seat }) => seat);
  const { width, height, tiles, cities } = worldOf(view);
  return [
    landOf(ctx, view),
    citiesOf(log, ctx, seats, cities.size),
    raceOf(log, ctx, table, view, seats, width * height - tiles.size - cities.size),
  ]
    .map((sentences) => sentences.filter(Boolean).join(" "))
    .filter(Boolean);
}

/** The largest kingdom, and who led it. @param {Ctx} ctx @param {import("./types.js").View} view @returns {string[]} */
function landOf(ctx, view) {
  /** @type {import("./model.js").Kingdom | undefined} */
  const largest = [...view.kingdoms].sort((a, b) => b.tiles - a.tiles)[0];
  if (!largest) return [];
  const led = largest.first.flatMap((god) => {
    const owner = ownerOf(view, god);
    return owner === null
      ? []
      : [t("story-leader", { ...who(ctx, owner), prophets: largest.prophets[god] ?? 0, points: largest.points })];
  });
  return [
    t("story-largest", { terrain: largest.terrain, tiles: largest.tiles }),
    ...(led.length ? led : [t("story-nobody")]),
  ];
}

/**
 * Cities that were built, and who brought them down.
 * @param {import("./types.js").Told[]} log
 * @param {Ctx} ctx
 * @param {number[]} seats
 * @param {number} standing
 * @returns {string[]}
 */
function citiesOf(log, ctx, seats, standing) {
  const fallen = eventsOf(log, "destroyed");
  // A game that began in the middle has cities that nobody saw being built.
  const built = Math.max(eventsOf(log, "built").length, standing + fallen.length);
  const destroyer = most(seats.map((seat) => fallen.filter((event) => event.seat === seat).length));
  return [
    t("story-cities", { cities: built }),
    built ? t("story-fallen", { fallen: fallen.length }) : "",
    destroyer !== null
      ? t("story-destroyer", {
          ...who(ctx, destroyer),
          fallen: fallen.filter((event) => event.seat === destroyer).length,
        })
      : "",
  ];
}

/**
 * Who was quickest, who waited, what the bonuses brought, and who came second.
 * @param {import("./types.js").Told[]} log
 * @param {Ctx} ctx
 * @param {import("../../types.js").Table} table
 * @param {import("./types.js").View} view
 * @param {number[]} seats
 * @param {number} open
 * @returns {string[]}
 */
function raceOf(log, ctx, table, view, seats, open) {
  const laid = seats.map((seat) => eventsOf(log, "placed").filter((event) => event.seat === seat).length);
  const quickest = most(laid);
  const chosen = eventsOf(log, "god_chosen");
  const late = chosen.length > 1 ? chosen[chosen.length - 1] : null;
  const bonuses = seats.map((seat) =>
    view.claimed[seat].reduce(
      (/** @type {number} */ sum, /** @type {any} */ god) =>
        sum + (view.gods[god].score?.largest ?? 0) + (view.gods[god].score?.most ?? 0),
      0,
    ),
  );
  const lucky = most(bonuses);
  const second = seats.filter((seat) => table.places[seat] === 2);
  const best = Math.max(...table.scores);
  return [
    quickest !== null ? t("story-quickest", { ...who(ctx, quickest), tiles: laid[quickest] }) : "",
    late ? t("story-late-god", { ...who(ctx, late.seat), time: timeOf(log, late.at) }) : "",
    lucky !== null ? t("story-bonus", { ...who(ctx, lucky), points: bonuses[lucky] }) : "",
    second.length === 1 ? t("story-second", { ...who(ctx, second[0]), by: best - table.scores[second[0]] }) : "",
    open > 0 ? t("story-open", { cells: open }) : "",
  ];
}

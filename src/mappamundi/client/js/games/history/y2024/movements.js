// The Endgame as movements of gold, one after another, as the log tells them.

import { eventsOf } from "../log.js";

/**
 * A movement of the Endgame. `step` 1: gold for tokens and a Leader that a seat kept; 2: an Honor that it played, on an
 * area or a
 * land, with whoever lost gold by it; 3: the token of an epoch, with all who collect.
 * @typedef {object} Movement
 * @property {1 | 2 | 3} step
 * @property {number | null} seat who moves; with a token nobody by himself
 * @property {string} honor
 * @property {string} on
 * @property {number} epoch
 * @property {string} token
 * @property {Paid[]} paid to whom how much
 */

/** @typedef {{seat: number, gold: number, area?: string, degree?: string, lands?: number, buildings?: number}} Paid */

/** @type {Omit<Movement, "step" | "seat" | "paid">} */
const PLAIN = { honor: "", on: "", epoch: 0, token: "" };

/** @type {WeakMap<any[], Movement[]>} */
const heard = new WeakMap();

/** All movements so far. @param {import("./types.js").Told[]} log @returns {Movement[]} */
export function movements(log) {
  const found = heard.get(log);
  if (found) return found;
  /** @type {Movement[]} */
  const all = [];
  let ending = false;
  for (const event of eventsOf(log)) {
    const last = all[all.length - 1];
    if (event.event === "gold" && event.source === "kept")
      all.push({ ...PLAIN, step: 1, seat: event.seat, paid: [{ seat: event.seat, gold: event.gold }] });
    else if (event.event === "endgame_began") ending = true;
    else if (!ending) continue;
    else if (event.event === "honor_played")
      all.push({
        ...PLAIN,
        step: 2,
        seat: event.seat,
        honor: event.honor,
        on: event.area ?? event.land ?? "",
        paid: [],
      });
    else if (event.event === "gold" && event.source !== "endgame" && last)
      last.paid.push({ seat: event.seat, gold: event.gold });
    else if (event.event === "endgame_turned")
      all.push({ ...PLAIN, step: 3, seat: null, epoch: event.epoch, token: event.token, paid: event.seats });
  }
  heard.set(log, all);
  return all;
}

/**
 * What each seat had before and gained in each of the three steps, as far as this many movements.
 * @param {Movement[]} all
 * @param {number[]} gold what each has after all of them
 * @param {number} at
 * @returns {{before: number, steps: number[], total: number, last: number}[]}
 */
export function ladder(all, gold, at) {
  return gold.map((now, seat) => {
    const own = (/** @type {Movement} */ { paid }) =>
      paid.reduce((sum, one) => sum + (one.seat === seat ? one.gold : 0), 0);
    const before = now - all.reduce((sum, one) => sum + own(one), 0);
    const done = all.slice(0, at);
    const steps = [1, 2, 3].map((step) =>
      done.filter((one) => one.step === step).reduce((sum, one) => sum + own(one), 0),
    );
    return { before, steps, total: before + steps.reduce((sum, one) => sum + one, 0), last: at ? own(all[at - 1]) : 0 };
  });
}

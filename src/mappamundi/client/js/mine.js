// The tables this browser has a seat at, and whose decision each waits for.

import { computed, signal } from "@preact/signals";
import { dropTable, keepTable, tables } from "./keep.js";
import { Refused, ask } from "./net.js";

/**
 * @typedef {{
 *   table: import("./types.js").Table,
 *   seat: number | null,
 *   mine: boolean,
 *   decision: string | null,
 *   copy: boolean,
 *   last: number,
 * }} Mine
 */

const MOST = 24;
const FRESH = 1000;
const NO_LOG = 2 ** 31 - 1;
let asked = 0;

/** @type {import("@preact/signals").Signal<Record<string, any>>} */
const found = signal({});
/**
 * What each table asks for, as its game names it.
 * @type {import("@preact/signals").Signal<Record<string, string | null>>}
 */
const asks = signal({});
/** Whether the server has been asked once. */
export const looked = signal(false);

/** My games: those that wait for me first, then the others, the finished ones last. */
export const myGames = computed(() => {
  /** @type {Mine[]} */
  const list = [];
  for (const kept of Object.values(tables.value)) {
    const table = found.value[kept.id];
    if (!table || kept.lesson) continue;
    const seats = Object.keys(kept.seats).map(Number);
    const deciding = seats.find((seat) => table.awaited.includes(seat));
    const mine = table.phase === "playing" && deciding !== undefined;
    list.push({
      table,
      seat: deciding ?? seats[0] ?? null,
      mine,
      decision: asks.value[kept.id] ?? null,
      copy: !!kept.copy,
      last: kept.last,
    });
  }
  const rank = (/** @type {Mine} */ one) => (one.mine ? 0 : one.table.phase === "over" ? 2 : 1);
  return list.sort((a, b) => rank(a) - rank(b) || b.last - a.last);
});

/** How many of them wait for me. */
export const decisions = computed(() => myGames.value.filter((one) => one.mine).length);

/** Ask how they stand. Tables that are no more are forgotten. */
export async function lookAtMine() {
  if (Date.now() - asked < FRESH) return;
  asked = Date.now();
  const latest = Object.values(tables.peek())
    .filter((kept) => !kept.lesson)
    .sort((a, b) => b.last - a.last);
  await Promise.all(
    latest.slice(0, MOST).map(async ({ id }) => {
      try {
        // What is over stays as it is; of the others a spectator's eyes tell what is asked for, without their log.
        if (found.peek()[id]?.phase === "over") return;
        const { table, view } = await ask("GET", `/api/tables/${id}/watch?since=${NO_LOG}`);
        asks.value = { ...asks.peek(), [id]: view?.decision ?? null };
        found.value = { ...found.peek(), [id]: table };
      } catch (error) {
        if (error instanceof Refused && error.problem.status === 404) dropTable(id);
      }
    }),
  );
  looked.value = true;
}

/**
 * Remember a table that was just set up, with its capabilities.
 * @param {any} created
 */
export function keepCreated(created) {
  const { table, owner, seats, invitations } = created;
  keepTable(table.id, { game: table.game, owner, seats, invitations });
  found.value = { ...found.peek(), [table.id]: table };
}

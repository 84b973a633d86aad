// What this browser wants of notices, told to the server: for the account that is signed in, and for each seat kept
// here.

import { signal } from "@preact/signals";
import { language } from "./i18n.js";
import { noteWish, settings, tables } from "./keep.js";
import { Refused, ask } from "./net.js";

/** So many tables at most are told at once, the latest first: older ones are over. */
const MOST = 40;
// The seat or the table is gone, or it is not this browser's any more.
const GONE = [401, 403, 404];
// What a table was told last is not known: the page may have been left before the answer came.
const ASKED = "?";

/** Who is signed in: undefined while nobody has looked. @type {import("@preact/signals").Signal<any>} */
export const account = signal(undefined);

/** The time zone of this browser. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** When, and in which language. */
function manner() {
  const { quiet } = settings.peek();
  return { quiet: quiet && { ...quiet, zone: zone() }, language: language.peek() };
}

/** What the server is to be told for a seat; nothing where nothing is wanted. */
const wish = () => (settings.peek().webhook ? { webhook: settings.peek().webhook, ...manner() } : { webhook: null });

/** The same in short, to be remembered. */
const mark = () => (settings.peek().webhook ? JSON.stringify(wish()) : "");

/** The seats kept here, those of the latest table first. */
export const seatsHere = () =>
  Object.values(tables.value)
    .sort((a, b) => b.last - a.last)
    .flatMap(({ id, seats, wish: told = "" }) => Object.values(seats).map((token) => ({ id, token, told })));

/** Tell the server for the seats of one table, if it does not know yet. @param {string} id */
export async function tellTable(id) {
  const said = mark();
  const seats = seatsHere().filter((each) => each.id === id && each.told !== said);
  if (seats.length) noteWish(id, ASKED);
  for (const { token } of seats) {
    try {
      await ask("PUT", `/api/tables/${id}/notices`, { body: wish(), token });
    } catch (error) {
      const status = error instanceof Refused ? error.problem.status : 0;
      if (GONE.includes(status)) continue;
      // What this server never takes is said once.
      if (status === 409 || status === 422) noteWish(id, said);
      throw error;
    }
  }
  if (tables.peek()[id]) noteWish(id, said);
}

/**
 * Tell the server for the account and every seat; gives what it keeps for the account.
 * @param {{webhook?: string | null}} [change] the address of the account stays unless another is given, or none
 * @returns {Promise<import("./wire.js").Notices | null>}
 */
export async function tellServer(change = {}) {
  const kept = account.peek() ? await ask("PUT", "/api/me/notices", { body: { ...change, ...manner() } }) : null;
  const said = mark();
  const ids = new Set(
    seatsHere()
      .filter((one) => one.told !== said)
      .map((one) => one.id),
  );
  for (const id of [...ids].slice(0, MOST)) await tellTable(id);
  return kept;
}

/** Have a test notice sent; whether it arrived. @returns {Promise<import("./wire.js").Delivery>} */
export async function tryNotice() {
  if (account.peek()) return ask("POST", "/api/me/notices/test");
  for (const { id, token } of seatsHere().slice(0, MOST)) {
    try {
      return await ask("POST", `/api/tables/${id}/notices/test`, { token });
    } catch (error) {
      if (!(error instanceof Refused) || !GONE.includes(error.problem.status)) throw error;
    }
  }
  throw new Refused({ title: "", status: 409, detail: "", reason: "no_webhook" });
}

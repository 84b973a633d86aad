// What the legal actions offer, sorted for people: the ways to each land, the cards and their targets.

import { t } from "../../../i18n.js";
import { chances } from "../counsel.js";
import { called, calledAll, cardOf, ownerOf, seatName, standing } from "../words.js";

/** @typedef {import("./types.js").Env} Env */
/**
 * @typedef {{
 *   form: any,
 *   odds: import("../counsel.js").Odds | null,
 *   worth: number | null,
 *   counsel: import("../counsel.js").Counsel,
 * }} Way
 */

/** The actions of these kinds with their counsel. @param {Env} env @param {string[]} kinds @returns {Way[]} */
export function offered({ known }, ...kinds) {
  const found = /** @type {Way[]} */ ([]);
  known.legal.forEach((form, n) => {
    const counsel = known.counsel[n] ?? {};
    if (kinds.includes(form.do))
      found.push({ form, odds: counsel.odds ?? null, worth: counsel.worth ?? null, counsel });
  });
  return found;
}

/** Help that is used up by a battle: extra dice, a certain win. @param {any} form */
export const helped = (form) => !!(form.extra || form.auto_win);

/** @param {Way} way */
const chance = (way) => (way.odds ? way.odds[0] : 1);

/** How much a step towards the next degree may bring for each land it still takes. @param {Way} way */
const hope = ({ counsel: { next } }) => (next ? next.points / next.lands : 0);

/**
 * The better way first: the best, then by what it brings on average, by hope, by odds, then by land.
 * @param {Way} a
 * @param {Way} b
 */
export const better = (a, b) =>
  Number(b.counsel.best ?? false) - Number(a.counsel.best ?? false) ||
  (b.counsel.expected ?? 0) - (a.counsel.expected ?? 0) ||
  hope(b) - hope(a) ||
  chance(b) - chance(a) ||
  (a.form.via?.length ?? 0) - (b.form.via?.length ?? 0);

/**
 * The action that counsel values highest, if it is one of these kinds.
 * @param {Env} env
 * @param {string[]} kinds
 * @returns {Way | undefined}
 */
export const bestOf = (env, ...kinds) => offered(env, ...kinds).find(({ counsel }) => counsel.best);

/**
 * The ways to each land, the plain best first; lands by what they bring on average.
 * @param {Env} env
 * @returns {Map<string, Way[]>}
 */
export function waysByLand(env) {
  /** @type {Map<string, Way[]>} */
  const ways = new Map();
  for (const way of offered(env, "invade")) {
    const list = ways.get(way.form.land) ?? [];
    list.push(way);
    ways.set(way.form.land, list);
  }
  // Help that is used up goes last, unless it is what counsel would do.
  const spends = (/** @type {Way} */ way) => Number(helped(way.form) && !way.counsel.best);
  for (const list of ways.values()) list.sort((a, b) => spends(a) - spends(b) || better(a, b));
  return new Map([...ways].sort(([, [a]], [, [b]]) => better(a, b)));
}

/** The words on the tag over a land. @param {Env} env @param {string} land @param {Way} way */
export function tagOf({ view }, land, way) {
  const owner = ownerOf(view, land);
  if (owner === null) return t("tag-free");
  if (owner === view.turn?.seat) return t("tag-renew");
  return way.odds ? chances(way.counsel)[0] : t("tag-open");
}

/** The card of this turn that wins a battle without dice, and is spent by it. @param {Env} env */
export const certainBy = ({ ctx, view }) =>
  called(ctx.book, view.turn?.played.find((id) => cardOf(ctx.book, id)?.effect?.id === "auto_win") ?? "", "the");

/** How an invasion goes: the route and what is spent on it. @param {Env} env @param {any} form */
export function wayName(env, form) {
  const way = form.via ? t("way-by", { way: calledAll(env.ctx.book, form.via, "the") }) : t("way-land");
  if (form.auto_win) return t("way-certain", { way, card: certainBy(env) });
  return form.extra ? t("way-extra", { way, extra: form.extra }) : way;
}

/**
 * A row for lists of lands: who stands there and what with.
 * @param {Env} env
 * @param {string} land
 * @returns {{id: string, name: string, seat: number | null, standing: boolean, detail: string}}
 */
export function rowOf({ ctx, view }, land) {
  const owner = ownerOf(view, land);
  const entry = ctx.book.lands.get(land);
  const parts = standing(view, land).map((mark) => t(`sign-${mark}`));
  if (entry && entry.terrain !== "clear") parts.push(t(`sign-${entry.terrain}`));
  if (entry?.resource) parts.push(t("sign-resource"));
  const things = parts.join(", ");
  const name = owner === null ? "" : owner === ctx.viewer ? t("row-yours") : seatName(ctx, owner);
  return {
    id: land,
    name: called(ctx.book, land),
    seat: owner,
    standing: !!view.lands[land]?.active,
    detail: [name || t("row-empty"), things].filter(Boolean).join(" · "),
  };
}

// --- cards ---------------------------------------------------------------------------------------------------------

/** Which parameter of a played event names its targets. @param {any} form */
export const targetKey = (form) => ["land", "lands", "region", "waters", "barrens"].find((key) => key in form) ?? "";

/** @param {any} form @returns {string[]} */
export const targetsOf = (form) => [form[targetKey(form)] ?? []].flat();

/** The cards that can be played now, each with its actions. @param {Env} env @returns {Map<string, Way[]>} */
export function playable(env) {
  /** @type {Map<string, Way[]>} */
  const cards = new Map();
  for (const way of offered(env, "play_event", "play_kingdom")) {
    const list = cards.get(way.form.card) ?? [];
    list.push(way);
    cards.set(way.form.card, list);
  }
  return cards;
}

/** What could still be added to these targets. @param {Way[]} ways @param {string[]} chosen @returns {Set<string>} */
export function candidates(ways, chosen) {
  const open = new Set(/** @type {string[]} */ ([]));
  for (const { form } of ways) {
    const targets = targetsOf(form);
    if (chosen.every((id) => targets.includes(id))) for (const id of targets) open.add(id);
  }
  return open;
}

/** The action with exactly these targets. @param {Way[]} ways @param {string[]} chosen @returns {Way | undefined} */
export function exactly(ways, chosen) {
  return ways.find(({ form }) => {
    const targets = targetsOf(form);
    return targets.length === chosen.length && chosen.every((id) => targets.includes(id));
  });
}

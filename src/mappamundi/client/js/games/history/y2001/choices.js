// What the legal actions offer, sorted for people: the lands to enter and the ways to each, cards with their targets.

import { formatter, t } from "../../../i18n.js";
import { chances } from "../counsel.js";
import { called, ownerOf, seatName, standing } from "../words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../counsel.js").Odds} Odds */
/** Chances of several ends, exact and in whole per cent. @typedef {{odds: Odds, percent: Odds}} Shares */
/**
 * The four ends of a battle: taken, both fall, thrown back with the fort or an army down, thrown back.
 * @typedef {{odds: number[], percent: number[]}} Fight
 */
/**
 * A way into a land: how, from where, against how many dice, by which rule.
 * @typedef {{way: string, from?: string, defence_dice: number, rule: string}} WayIn
 */
/** What a side has in a battle, and by which card or rule. @typedef {{value: number, by: string, rule: string}} Part */
/**
 * A battle before it is fought; what is nothing is left out.
 * @typedef {WayIn & {
 *   attack_dice: number,
 *   wins_ties?: boolean,
 *   fort?: boolean,
 *   armies?: number,
 *   attack_parts?: Part[],
 *   defence_parts?: Part[],
 *   cancelled?: {what: string, by: string, rule: string}[],
 *   stages: (Shares & {what: "fort" | "army" | "both"})[],
 * }} Battle
 */
/**
 * What the server says of an action; what is nothing is left out. Odds are those of one army, through fort and army to
 * the end.
 * @typedef {object} Counsel
 * @property {boolean} [best]
 * @property {number} [expected] points on average
 * @property {number} [worth] points for certain, if it succeeds
 * @property {import("../counsel.js").Gain[]} [gain]
 * @property {{seat: number, points: number}[]} [losses]
 * @property {number} [monument] what the land's resource adds
 * @property {"empty" | "own" | "enemy"} [enters]
 * @property {boolean} [restricted] a restricted army enters
 * @property {"treachery"} [certain]
 * @property {"capital" | "city"} [pillages]
 * @property {number} [victim]
 * @property {number[]} [victims]
 * @property {Odds} [odds]
 * @property {Odds} [percent]
 * @property {Fight} [fight]
 * @property {Battle} [battle]
 * @property {(WayIn & Shares & {fight: Fight})[]} [ways] the others, of which one may be named
 * @property {{armies: number, coins: number, chance: number, percent: number}} [with_all]
 * @property {{degree: string, points: number, lands: number}} [next]
 * @property {{dice: number, chance: number, percent: number}} [disease]
 * @property {{land: string, owner: number, dice: number, percent: number}[]} [rolls] of armies for their lives
 * @property {{land: string, percent: number}[]} [battles] of armies of a card
 * @property {[number, number]} [prospect]
 * @property {number} [coins]
 * @property {number} [allied_coins]
 * @property {number} [forts]
 * @property {string[]} [fleets]
 * @property {string[]} [closes] lands out of reach without these fleets
 * @property {{without: Odds, with: Odds}} [guard]
 * @property {string[]} [unused] cards that no later epoch allows
 */
/** @typedef {{form: any, counsel: Counsel}} Way */

/** The actions of these kinds with their counsel. @param {Env} env @param {string[]} kinds @returns {Way[]} */
export function offered({ known }, ...kinds) {
  return known.legal.flatMap((form, n) =>
    kinds.includes(form.do) ? [{ form, counsel: /** @type {Counsel} */ (known.counsel[n] ?? {}) }] : [],
  );
}

/** @param {Way[]} ways */
export const forms = (ways) => ways.map(({ form }) => form);

/** @param {Way} way */
const chance = ({ counsel: { odds } }) => (odds ? odds[0] : 1);

/**
 * The better way first: what counsel would do, then by what it brings on average, by odds.
 * @param {Way} a
 * @param {Way} b
 */
export const better = (a, b) =>
  Number(b.counsel.best ?? false) - Number(a.counsel.best ?? false) ||
  (b.counsel.expected ?? 0) - (a.counsel.expected ?? 0) ||
  chance(b) - chance(a) ||
  (b.counsel.worth ?? 0) - (a.counsel.worth ?? 0);

/** The lands to enter, the best first. @param {Env} env @returns {Map<string, Way>} */
export const entries = (env) =>
  new Map(
    offered(env, "invade")
      .sort(better)
      .map((way) => [way.form.land, way]),
  );

/** The chance that the land is taken in whole per cent. @param {{odds?: Odds, percent?: Odds}} shares */
export const percentOf = (shares) => chances(shares)[0];

/** @param {number} whole */
export const percents = (whole) => formatter("NumberFormat", { style: "percent" }).format(whole / 100);

/** What a land's tag says: the chance through fort and army, or that no dice are rolled. @param {Counsel} counsel */
export function tagOf({ enters, certain, odds, percent }) {
  if (enters === "empty") return t("tag-free");
  if (enters === "own") return t("tag-own");
  return certain ? t("tag-treachery") : percentOf({ odds, percent });
}

/** A row for lists of lands: who stands there and what with. @param {Env} env @param {string} land */
export function rowOf({ ctx, view }, land) {
  const owner = ownerOf(view, land);
  const held = view.lands[land];
  const parts = standing(view, land).map((mark) => (mark === "fort" ? t("row-fort") : t(`sign-${mark}`)));
  if (held?.armies && held.armies > 1) parts.unshift(t("row-armies", { armies: held.armies }));
  if (ctx.book.lands.get(land)?.resource) parts.push(t("sign-resource"));
  const name = owner === null ? t("row-empty") : owner === ctx.viewer ? t("row-yours") : seatName(ctx, owner);
  return {
    id: land,
    name: called(ctx.book, land),
    seat: owner,
    standing: !!held?.active,
    detail: [name, ...parts].join(" · "),
  };
}

// --- event cards -----------------------------------------------------------------------------------------------------

/** The cards that can be played now, each with its actions. @param {Env} env @returns {Map<string, Way[]>} */
export function playable(env) {
  /** @type {Map<string, Way[]>} */
  const cards = new Map();
  for (const way of offered(env, "play_event")) cards.set(way.form.card, [...(cards.get(way.form.card) ?? []), way]);
  return cards;
}

/** Which parameter of an action names its targets. @param {any} form */
export const targetKey = (form) => ["land", "lands", "area", "areas", "waters"].find((key) => key in form) ?? "";

/** @param {any} form @returns {string[]} */
export const targetsOf = (form) => [form[targetKey(form)] ?? []].flat();

/** What could come next after these targets. @param {Way[]} ways @param {string[]} chosen @returns {Set<string>} */
export function candidates(ways, chosen) {
  const open = new Set(/** @type {string[]} */ ([]));
  for (const { form } of ways) {
    const targets = targetsOf(form);
    if (chosen.every((id) => targets.includes(id))) for (const id of targets) open.add(id);
  }
  return open;
}

/**
 * The action with exactly these targets, whatever their order.
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @returns {Way | undefined}
 */
export const exactly = (ways, chosen) =>
  ways.find(
    ({ form }) => targetsOf(form).length === chosen.length && chosen.every((id) => targetsOf(form).includes(id)),
  );

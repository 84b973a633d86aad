// What the legal actions offer, sorted for people: the ways to each land, Honors and Events with their targets.

import { t } from "../../../i18n.js";
import { chances, signed } from "../counsel.js";
import { called, calledAll, ownerOf, seatName, standing } from "../words.js";

/** @typedef {import("./types.js").Env} Env */
/**
 * What the server says of an action; what is nothing is left out. With dice an invasion has odds, without them it is
 * `certain` how it ends;
 * `via` is the water without whose fleet the land would be out of reach, `armies` how many people pieces the land
 * takes.
 * @typedef {object} Counsel
 * @property {"free" | "friendly" | "enemy"} [enters]
 * @property {number} [victim]
 * @property {[number, number]} [odds] it succeeds, it is frustrated
 * @property {[number, number]} [percent]
 * @property {{odds: [number, number], percent: [number, number]}} [with_leader]
 * @property {{attack_dice: number, defence_dice: number, wins_ties: boolean, modifier?: number}} [battle]
 * @property {"success" | "frustrated"} [certain]
 * @property {("difficult" | "fort")[]} [stops]
 * @property {boolean} [never]
 * @property {"difficult" | "fort"} [leader]
 * @property {number} [armies]
 * @property {string} [via]
 * @property {string[]} [falls]
 * @property {number} [plunder]
 * @property {number} [worth]
 * @property {number} [expected]
 * @property {{
 *   what: "area" | "buildings" | "monument" | "trade",
 *   gold: number,
 *   area?: string,
 *   before?: string,
 *   after?: string,
 * }[]} [gain]
 * @property {number} [cost] in conquest points
 * @property {number} [points] conquest points on average
 * @property {string[]} [opens]
 * @property {string[]} [fall] lands that a Leader would make fall
 * @property {number} [dice]
 * @property {number} [gold]
 * @property {number[]} [honors] whoever would get one
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
const chance = ({ counsel: { odds, certain } }) => (odds ? odds[0] : certain === "frustrated" ? 0 : 1);

/** How much a choice brings, as far as the server can tell. @param {Counsel} counsel */
const brings = ({ expected, gold, opens, honors }) =>
  (expected ?? gold ?? 0) + (opens?.length ?? 0) / 100 - (honors?.length ?? 0) / 10;

/** The better way first: by what it brings on average, by odds. @param {Way} a @param {Way} b */
export const better = (a, b) =>
  brings(b.counsel) - brings(a.counsel) || chance(b) - chance(a) || (b.counsel.worth ?? 0) - (a.counsel.worth ?? 0);

/** The lands to enter or to conquer, the best first. @param {Env} env @returns {Map<string, Way>} */
export function entries(env) {
  /** @type {Map<string, Way>} */
  const found = new Map();
  // A land that can be conquered with points need not be invaded with dice.
  for (const way of [...offered(env, "conquer").sort(better), ...offered(env, "invade").sort(better)])
    if (!found.has(way.form.land)) found.set(way.form.land, way);
  return found;
}

/** What a land's tag says: odds, or what will happen for certain. @param {Way} way */
export function tagOf({ form, counsel }) {
  if (form.do === "conquer") return t("tag-points", { points: counsel.cost ?? 0 });
  if (counsel.enters === "free") return t("tag-free");
  if (counsel.enters === "friendly") return t("tag-renew");
  if (counsel.certain) return t(counsel.certain === "success" ? "tag-taken" : "tag-both-go");
  const { modifier } = counsel.battle ?? {};
  return `${percentOf(counsel)}${modifier ? ` ${signed(modifier)}` : ""}`;
}

/** The chance of success in whole per cent. @param {{odds?: [number, number], percent?: [number, number]}} shares */
export const percentOf = ({ odds = [0, 0], percent = [0, 0] }) =>
  chances({ odds: [...odds, 0], percent: [...percent, 0] })[0];

/** Where a land lies, what stands there and whose it is, in a few words. @param {Env} env @param {string} land */
export function rowOf({ ctx, view }, land) {
  const owner = ownerOf(view, land);
  const place = ctx.book.lands.get(land);
  const parts = standing(view, land).map((mark) =>
    t(view.lands[land]?.wall && mark === "fort" ? "sign-wall" : `sign-${mark}`),
  );
  if (place?.terrain === "difficult") parts.push(t("map-terrain-difficult"));
  const name = owner === null ? t("row-nobody") : owner === ctx.viewer ? t("row-yours") : seatName(ctx, owner);
  return {
    id: land,
    name: called(ctx.book, land),
    seat: owner,
    standing: !!view.lands[land]?.active,
    detail: [name, ...parts].join(" · "),
  };
}

/**
 * What entering a land does beyond its tag: which building falls, what is plundered, or that a fleet carries it.
 * @param {Counsel} counsel
 */
export function whatEnteringDoes({ falls = [], plunder, via }) {
  const parts = falls.map((building) => t("does-falls", { building }));
  if (plunder) parts.push(t("does-plunder", { gold: plunder }));
  if (via) parts.push(t("does-by-fleet"));
  return parts.join(" · ");
}

/**
 * What a choice does, in a few words: gold, lands that come into reach, Honors of others.
 * @param {Env} env
 * @param {Counsel} counsel
 */
export function whatItDoes({ ctx }, { gold, opens, honors = [], victim }) {
  const parts = [];
  if (gold !== undefined) parts.push(t("does-gold", { gold }));
  if (opens)
    parts.push(
      t("does-open", {
        lands: calledAll(ctx.book, opens.slice(0, MOST)),
        count: opens.length,
        more: Math.max(0, opens.length - MOST),
      }),
    );
  for (const seat of honors) parts.push(t("does-honor", { who: seatName(ctx, seat) }));
  if (victim !== undefined && gold === undefined && !opens)
    parts.push(t("does-catastrophe", { who: seatName(ctx, victim) }));
  return parts.join(" · ");
}
/** So many lands are named before the others are only counted. */
const MOST = 5;

// --- Honors and Events ---------------------------------------------------------------------------------------------

/** The card or the Honor that an action plays. @param {any} form @returns {string} */
export const playedBy = (form) => form.honor ?? form.card;

/**
 * What can be played now, by Honor or card, each with its actions.
 * @param {Env} env
 * @param {string} kind
 * @returns {Map<string, Way[]>}
 */
export function playable(env, kind) {
  /** @type {Map<string, Way[]>} */
  const found = new Map();
  for (const way of offered(env, kind)) found.set(playedBy(way.form), [...(found.get(playedBy(way.form)) ?? []), way]);
  return found;
}

/** Which parameter of an action names its targets. @param {any} form */
export const targetKey = (form) => ["land", "lands", "area", "waters"].find((key) => key in form) ?? "";

/** @param {any} form @returns {string[]} */
export const targetsOf = (form) => [form[targetKey(form)] ?? []].flat();

/** The lands that missing buildings are taken from. @param {any} form @returns {string[]} */
export const takenFrom = (form) => [form.take_from ?? []].flat();

/**
 * Whether these are among those, in the same order where order matters.
 * @param {string[]} chosen
 * @param {string[]} targets
 * @param {boolean} ordered
 */
const begins = (chosen, targets, ordered) =>
  chosen.every((id, n) => (ordered ? targets[n] === id : targets.includes(id)));

/**
 * What could come next after these targets; waters are placed one after another (R11.10).
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @returns {Set<string>}
 */
export function candidates(ways, chosen) {
  const open = new Set(/** @type {string[]} */ ([]));
  for (const { form } of ways) {
    const targets = targetsOf(form);
    const ordered = targetKey(form) === "waters";
    if (!begins(chosen, targets, ordered)) continue;
    for (const id of ordered ? targets.slice(chosen.length, chosen.length + 1) : targets) open.add(id);
  }
  return open;
}

/**
 * The actions with exactly these targets: more than one where a missing building may come from several lands.
 * @param {Way[]} ways
 * @param {string[]} chosen
 * @returns {Way[]}
 */
export function exactly(ways, chosen) {
  return ways.filter(({ form }) => {
    const targets = targetsOf(form);
    return targets.length === chosen.length && begins(chosen, targets, targetKey(form) === "waters");
  });
}

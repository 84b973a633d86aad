// What is asked in the organization of an epoch: a token, an Event, an Empire.

import { t } from "../../../i18n.js";
import { armiesIn, called, seatName } from "../words.js";
import { eventWords, forcesOf, halvesOf } from "./cards.js";
import { areasOf, landsNow } from "./tokens.js";
import { lookAction } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").Choosing} Choosing */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

/** The token, the card or the Empire that an answer keeps. @param {any} form @returns {string} */
export const kept = (form) => form.token ?? form.card ?? form.empire;

/** Each thing to choose from, once. @param {Env} env @returns {string[]} */
export const choices = ({ known }) => known.legal.map(kept);

/** @param {Choosing} env @returns {Partial<Prompt>} */
export function organizationPrompt(env) {
  const { ctx, ui, view, known } = env;
  const what = view.selection.what;
  const looking = ui.mode.value?.kind === "look";
  const comparing = ui.mode.value?.kind === "compare";
  // Where all are alike, the one is chosen already.
  const chosen = known.legal.length === 1 ? known.legal[0] : known.legal.find((form) => kept(form) === ui.pick.value);
  /** @type {Action[]} */
  const actions = [];
  if (chosen)
    actions.push({
      id: "keep",
      label: t(`organization-keep-${what}`, { name: called(ctx.book, kept(chosen), what === "tokens" ? "" : "the") }),
      form: chosen,
      key: "Enter",
      primary: true,
    });
  if (what !== "events")
    actions.push({
      id: "compare",
      label: t(comparing ? "action-cards" : "action-compare"),
      key: "c",
      run: () => (ui.mode.value = comparing ? null : { kind: "compare" }),
    });
  actions.push(lookAction(env, "action-cards"));
  return {
    full: !looking,
    eyebrow: t("organization-eyebrow", { step: STEPS[what] }),
    sentence: t(`organization-ask-${what}`, { count: what === "tokens" ? view.selection.size : choices(env).length }),
    facts: [
      t(`organization-facts-${what}`, { hidden: view.options.hidden_empires ? "yes" : "no" }),
      after(env),
      chosen && what === "empires" ? playsWhen(env, kept(chosen)) : "",
    ]
      .filter(Boolean)
      .join(" "),
    rule: what === "tokens" ? "R3.4" : what === "events" ? "R15.1" : view.options.hidden_empires ? "R15.2" : "R3.8",
    actions,
    rows: known.legal.map((form) => ({
      id: kept(form),
      name: called(ctx.book, kept(form)),
      seat: null,
      standing: false,
      detail: detailOf(env, what, kept(form)),
      chosen: form === chosen,
    })),
    press: (id) => (ui.pick.value = id),
    keys: {
      ...Object.fromEntries(choices(env).map((id, n) => [String(n + 1), () => (ui.pick.value = id)])),
      t: () => /** @type {HTMLElement | null} */ (document.querySelector(".token-fan [tabindex='0']"))?.focus(),
    },
  };
}

/** The same screen while others choose. @param {Env} env @returns {Partial<Prompt>} */
export function organizationWaits(env) {
  return { full: env.ui.mode.value?.kind !== "look", actions: [lookAction(env, "action-cards")] };
}

/** @type {Record<string, number>} */
const STEPS = { tokens: 1, events: 2, empires: 3 };

/** A few words on something to choose. @param {Env} env @param {string} what @param {string} id */
function detailOf(env, what, id) {
  const { ctx } = env;
  if (what === "tokens") return landsNow(ownLands(env, id));
  if (what === "events") return eventWords(ctx.book, id);
  const card = ctx.book.empires.get(id);
  return [
    t("people-count", { people: card?.armies ?? 0 }),
    ...halvesOf(card).flatMap((half) => forcesOf(ctx.book, half).map(({ text }) => text)),
  ].join(" · ");
}

/** How many lands the viewer has where a token pays. @param {Env} env @param {string} token */
export const ownLands = ({ ctx, view, seat }, token) =>
  seat === null ? 0 : areasOf(ctx.book, token).reduce((sum, area) => sum + armiesIn(ctx.book, view, area)[seat], 0);

/** Who chooses after the viewer, and who gets what is left. @param {Choosing} env */
function after({ ctx, view, seat }) {
  const { order, what } = view.selection;
  if (seat === null || what === "tokens") return "";
  const place = order.indexOf(seat);
  const [next, last] = [order[place + 1], order[order.length - 1]];
  if (next === undefined) return "";
  return next === last
    ? t("organization-last", { last: seatName(ctx, last), what })
    : t("organization-next", { next: seatName(ctx, next), last: seatName(ctx, last), what });
}

/** When an Empire would play among those that lie open. @param {Env} env @param {string} empire */
function playsWhen({ ctx, view }, empire) {
  const all = laidOpen(ctx.book, view);
  return view.options.hidden_empires
    ? ""
    : t("organization-plays", {
        the: called(ctx.book, empire, "the"),
        place: all.findIndex(({ id }) => id === empire) + 1,
        all: all.length,
      });
}

/**
 * The Empires of this epoch in the order of their numbers, with who has taken them.
 * @param {import("./types.js").Book} book
 * @param {import("./types.js").View} view
 * @returns {{id: string, taker: number | null}[]}
 */
export function laidOpen(book, view) {
  const taken = view.arrays.flatMap((/** @type {any} */ array, /** @type {number} */ seat) =>
    array.empire ? [{ id: array.empire, taker: seat }] : [],
  );
  const left = (view.selection?.what === "empires" ? view.selection.seen : []).map((/** @type {string} */ id) => ({
    id,
    taker: null,
  }));
  return [...taken, ...left].sort(
    (a, b) => (book.empires.get(a.id)?.order ?? 0) - (book.empires.get(b.id)?.order ?? 0),
  );
}

// What is asked in phases E and F, and why there is no more: Honors that may be played, tokens in hand.

import { t } from "../../../i18n.js";
import { asObject, called, listed, seatName } from "../words.js";
import { honorOf } from "./honors.js";
import { lookAction } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

/**
 * An area in which lands count: how many, for what degree, and what it pays.
 * @typedef {import("../../../wire.js").AreaGold2024 & {buildings?: number}} AreaRow
 */
/**
 * A way to play an Honor: what for, and what it brings.
 * @typedef {{form: import("../../../wire.js").PlayHonorAction2024, gold: number, victim: number | null}} Play
 */
/**
 * An Honor that may be played, its best way first.
 * @typedef {{honor: string, pool: boolean, plays: Play[]}} Playable
 */

/** What an Honor is played on. @param {any} form @returns {string} */
export const target = (form) => form.area ?? form.land ?? "";

/**
 * The Honors that may be played, those of the pool first, then by what they bring.
 * @param {Env} env
 * @returns {Playable[]}
 */
export function playable({ known, view, seat }) {
  /** @type {Map<string, Play[]>} */
  const found = new Map();
  known.legal.forEach((form, n) => {
    if (form.do !== "play_honor") return;
    const { gold = 0, victim = null } = known.counsel[n] ?? {};
    found.set(form.honor, [...(found.get(form.honor) ?? []), { form, gold, victim }]);
  });
  const pool = seat === null ? [] : view.arrays[seat].pool;
  return [...found]
    .map(([honor, plays]) => ({ honor, pool: pool.includes(honor), plays: plays.sort((a, b) => b.gold - a.gold) }))
    .sort((a, b) => Number(b.pool) - Number(a.pool) || b.plays[0].gold - a.plays[0].gold);
}

/** What is picked: an Honor, and perhaps what for. @param {Env} env @returns {{honor: Playable, play: Play} | null} */
export function pickedOf(env) {
  const honors = playable(env);
  const [id, on] = (env.ui.pick.value ?? "").split(" ");
  const honor = honors.find((one) => one.honor === id) ?? honors[0];
  return honor ? { honor, play: honor.plays.find(({ form }) => target(form) === on) ?? honor.plays[0] } : null;
}

/** An Honor with what it is played for. @param {Env} env @param {Play} play */
export function honorWords({ ctx }, { form, gold, victim }) {
  const name = called(ctx.book, form.honor);
  if (form.area) return t("honor-for-area", { honor: name, area: called(ctx.book, form.area), gold });
  if (victim !== null)
    return t("honor-strikes", { honor: name, land: called(ctx.book, form.land ?? ""), who: seatName(ctx, victim) });
  return t("honor-for-gold", { honor: name, gold });
}

/** To a part of the rail by its letter. @param {string} where */
export const to = (where) => () =>
  /** @type {HTMLElement | null} */ (document.querySelector(`${where} button, ${where}`))?.focus();

/** Phase E. @param {Env} env @returns {Partial<Prompt>} */
export function revenuePrompt(env) {
  const { ctx, known, ui } = env;
  const honors = playable(env);
  const picked = pickedOf(env);
  const end = known.legal.find((form) => form.do === "end_revenue");
  const due = honors.filter(({ pool }) => pool);
  // Most Honors can wait for a better moment: only what must be played, or was picked, is the likely answer.
  const wants = !!picked && (due.length > 0 || !!ui.pick.value);
  /** @type {Action[]} */
  const actions = [
    {
      id: "end",
      label: t("action-end-phase"),
      form: end,
      key: "x",
      primary: !wants,
      pinned: true,
      ...(end ? {} : { why: t("revenue-pool-first") }),
    },
  ];
  if (picked && wants)
    actions.unshift({
      id: "honor",
      label: honorWords(env, picked.play),
      form: picked.play.form,
      key: "Enter",
      primary: true,
    });
  return {
    full: ui.mode.value?.kind !== "look",
    sentence: t(honors.length ? "revenue-ask" : "revenue-ask-end"),
    facts: due.length
      ? t("revenue-due", { honors: listed(due.map(({ honor }) => called(ctx.book, honor))), count: due.length })
      : t(honors.length ? "revenue-facts" : "revenue-none"),
    rule: due.length ? "R11.8" : "R10.14",
    actions: [...actions, lookAction(env, "action-revenue")],
    rows: honors.map(({ honor, pool, plays }) => ({
      id: honor,
      name: called(ctx.book, honor),
      seat: null,
      standing: false,
      detail: pool ? t("honor-must") : honorDetail(env, plays[0]),
      points: plays[0].gold,
      chosen: honor === picked?.honor.honor && !!ui.pick.value,
    })),
    press: (id) => (ui.pick.value = id),
    keys: {
      ...Object.fromEntries(honors.map(({ honor }, n) => [String(n + 1), () => (ui.pick.value = honor)])),
      o: to(".honor-rows"),
      t: to(".tokens-now"),
    },
  };
}

/** What an Honor brings now, in few words. @param {Env} env @param {Play} play */
export function honorDetail({ ctx }, { form, gold, victim }) {
  const coins = honorOf(ctx.book, form.honor)?.coins;
  if (coins) return t("honor-coins", { coins });
  if (victim !== null)
    return t("honor-victim", { land: called(ctx.book, form.land ?? ""), who: seatName(ctx, victim) });
  if (form.area)
    return t(form.honor === "lands_bonus" ? "honor-lands" : "honor-buildings", {
      area: called(ctx.book, form.area),
      gold,
    });
  return t("honor-no-target");
}

/** Phase F. @param {Env} env @returns {Partial<Prompt>} */
export function concludePrompt(env) {
  const { ctx, known, view, ui, seat } = env;
  const tokens = known.legal.flatMap((form, n) =>
    form.do === "play_token" ? [{ form, gold: 0, ...known.counsel[n] }] : [],
  );
  const end = known.legal.find((form) => form.do === "end_turn");
  // After the last turn a token pays only what it is worth by itself.
  const best = [...tokens]
    .filter(({ gold, later }) => later !== undefined && gold > later)
    .sort((a, b) => b.gold - a.gold)[0];
  const picked = tokens.find(({ form }) => form.token === ui.pick.value) ?? best;
  /** @type {Action[]} */
  const actions = [];
  if (picked)
    actions.push({
      id: "token",
      label: t("action-play-token", { token: called(ctx.book, picked.form.token), gold: picked.gold }),
      form: picked.form,
      key: "Enter",
      primary: true,
    });
  if (end)
    actions.push({
      id: "end",
      label: t("action-end-turn"),
      form: end,
      key: picked ? "x" : "Enter",
      primary: !picked,
      pinned: true,
    });
  const leads = view.rank[0] === seat;
  const full = seat !== null && view.arrays[seat].track.every(Boolean);
  return {
    full: ui.mode.value?.kind !== "look",
    sentence: t(tokens.length ? "conclude-ask" : "conclude-ask-end"),
    facts: [
      best ? t("conclude-last") : tokens.length ? t("conclude-facts") : "",
      leads ? t(full ? "conclude-leads-full" : "conclude-leads") : "",
    ]
      .filter(Boolean)
      .join(" "),
    rule: leads && !tokens.length ? "R12.4" : "R12.3",
    actions: [...actions, lookAction(env, "action-revenue")],
    rows: tokens.map(({ form, gold }) => ({
      id: form.token,
      name: called(ctx.book, form.token),
      seat: null,
      standing: false,
      detail: tokenDetail(
        env,
        view.hand.tokens.find((one) => one.token === form.token),
      ),
      points: gold,
      chosen: form.token === picked?.form.token,
    })),
    press: (id) => (ui.pick.value = id),
    keys: {
      ...Object.fromEntries(tokens.map(({ form }, n) => [String(n + 1), () => (ui.pick.value = form.token)])),
      t: to(".revenue-rows"),
      o: to(".honor-rows"),
    },
  };
}

/** What a token would pay for, in few words. @param {Env} env @param {{areas: AreaRow[]} | undefined} token */
export function tokenDetail({ ctx }, token) {
  const areas = token?.areas ?? [];
  const several = areas.length > 1;
  return areas
    .map(({ area, degree, gold, lands, buildings = 0 }) =>
      [
        several ? called(ctx.book, area) : "",
        !lands
          ? t("token-no-land")
          : t("token-pays-lands", { gold, lands, degree: degree ? t(`degree-${degree}`) : t("area-inactive") }),
        buildings ? t("token-pays-buildings", { gold: buildings }) : "",
      ]
        .filter(Boolean)
        .join(" · "),
    )
    .join("; ");
}

/**
 * One or two sentences: why this degree and not the next.
 * @param {Env} env
 * @param {AreaRow} row
 * @param {boolean} upright armies count, or all lands do
 */
export function whyNot({ ctx }, { degree, lacks }, upright) {
  if (!degree) return "";
  if (!lacks) return t("why-mastery");
  const said = [];
  const names = lacks.rivals.map((seat) => asObject(ctx, seat));
  if (names.length) said.push(t(`why-rivals-${lacks.degree}`, { names: listed(names), count: names.length }));
  if (lacks.friendly) said.push(t(`why-friendly-${lacks.degree}`, { count: lacks.friendly }));
  if (lacks.lands)
    said.push(t(upright ? "why-few-armies" : "why-few-lands", { count: lacks.lands, degree: lacks.degree }));
  return said.join(" ");
}

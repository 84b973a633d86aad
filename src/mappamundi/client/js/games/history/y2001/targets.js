// Event cards in two steps: first the card, then what it names, on the map or from the list. Nothing is played before
// the last is named.

import { t } from "../../../i18n.js";
import { play } from "../../../table/prompt.js";
import { bestWords, onAverage } from "../counsel.js";
import { called, calledAll, effectText } from "../words.js";
import { ruleOf } from "./cards.js";
import { better, candidates, exactly, forms, percents, playable, rowOf, targetKey, targetsOf } from "./choices.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */
/** @typedef {import("../../../table/state.js").Mode} Mode */
/** @typedef {import("./choices.js").Way} Way */

/** Take a card from the hand; what would be named first is in focus. @param {Env} env @param {string} card */
export function pickUp(env, card) {
  const ways = playable(env).get(card) ?? [];
  env.ui.mode.value = { kind: "play", card, chosen: [] };
  env.ui.card.value = false;
  lookAtNext(env, ways, []);
}

/** Focus what counsel would name next. @param {Env} env @param {Way[]} ways @param {string[]} chosen */
function lookAtNext(env, ways, chosen) {
  const [best] = ways.filter(({ form }) => chosen.every((id) => targetsOf(form).includes(id))).sort(better);
  const next = best && targetsOf(best.form).find((id) => !chosen.includes(id));
  if (next) env.ui.focus.value = placesOf(env, targetKey(best.form), next)[0] ?? next;
}

/** Back by one target, then to the hand. @param {Env} env @param {Mode} mode @returns {Action} */
function stepBack({ ctx, ui }, mode) {
  const less = mode.chosen.length > 0;
  return {
    id: "back",
    label: less ? t("action-one-less", { name: called(ctx.book, mode.chosen.at(-1)) }) : t("action-back"),
    key: "Escape",
    run: () => (ui.mode.value = less ? { ...mode, chosen: mode.chosen.slice(0, -1) } : null),
  };
}

/** The card in the hand with what it names. @param {Env} env @param {Mode} mode @returns {Partial<Prompt> | null} */
export function playMode(env, mode) {
  const { ctx } = env;
  const ways = playable(env).get(mode.card) ?? [];
  if (!ways.length) return null;
  const key = targetKey(ways[0].form);
  const rule = ruleOf(mode.card);
  if (key)
    return {
      rule,
      ...(key === "lands" || key === "areas" ? naming(env, mode, ways, key) : aiming(env, mode, ways, key)),
    };
  return {
    rule,
    sentence: t("mode-play", { card: called(ctx.book, mode.card) }),
    facts: effectText(ctx.book, mode.card),
    actions: [
      play("play", t("action-play-card", { card: called(ctx.book, mode.card) }), ways[0].form, {
        primary: true,
        key: "Enter",
      }),
      stepBack(env, mode),
    ],
  };
}

/**
 * What a card does with these targets: who rolls, what it brings on average, or else what it does at all.
 * @param {Env} env
 * @param {string} card
 * @param {Way | undefined} way
 */
function doing({ seat }, card, way) {
  const { rolls, expected, worth } = way?.counsel ?? {};
  const parts = [];
  if (rolls)
    parts.push(t("aims-rolls", { count: rolls.length, own: rolls.filter(({ owner }) => owner === seat).length }));
  if (expected || worth) parts.push(t("aims-average", { points: onAverage(expected ?? worth ?? 0) }));
  return [t(`aims-${card.replaceAll("_", "-")}`), parts.join(", ")].filter(Boolean).join(" ");
}

/**
 * What a card would do now at its best, and where; empty where counsel cannot tell.
 * @param {Env} env
 * @param {Way[]} ways
 */
export function bestUse({ ctx }, ways) {
  const [best] = [...ways].sort(better);
  return best
    ? bestWords(calledAll(ctx.book, targetsOf(best.form)), "", best.counsel.expected ?? best.counsel.worth)
    : "";
}

/** The chance that an army dies, or that a land is taken, on its tag. @param {Way} way @param {string} target */
function chanceAt({ counsel: { rolls, battles } }, target) {
  const found = rolls?.find(({ land }) => land === target) ?? battles?.find(({ land }) => land === target);
  return found ? percents(found.percent) : "";
}

/** The land or the area that a place of the map stands for. @param {Env} env @param {string} key @param {string} id */
const targetAt = ({ ctx }, key, id) => (key.startsWith("area") ? (ctx.book.lands.get(id)?.area ?? id) : id);

/**
 * What lights up for a target: itself, or all lands of the area.
 * @param {Env} env
 * @param {string} key
 * @param {string} id
 * @returns {string[]}
 */
const placesOf = ({ ctx }, key, id) => (key.startsWith("area") ? (ctx.book.areas.get(id)?.lands ?? []) : [id]);

/** A row for a target. @param {Env} env @param {string} key @param {string} id */
const rowFor = (env, key, id) =>
  env.ctx.book.lands.has(id)
    ? rowOf(env, id)
    : { id: placesOf(env, key, id)[0] ?? id, name: called(env.ctx.book, id), seat: null, standing: false, detail: "" };

/**
 * One target: the place in focus.
 * @param {Env} env
 * @param {Mode} mode
 * @param {Way[]} ways
 * @param {string} key
 * @returns {Partial<Prompt>}
 */
function aiming(env, mode, ways, key) {
  const { ctx, ui } = env;
  const card = called(ctx.book, mode.card);
  const sorted = [...ways].sort(better);
  const focus = ui.focus.value === null ? "" : targetAt(env, key, ui.focus.value);
  const way = sorted.find(({ form }) => targetsOf(form)[0] === focus);
  const barren = key === "land" && ctx.book.barrens.has(targetsOf(ways[0].form)[0]);
  const mark = (/** @type {Way} */ one) =>
    /** @type {import("../../../table/state.js").Lit} */ ({
      tag:
        key === "area" || barren
          ? ""
          : chanceAt(one, targetsOf(one.form)[0]) || (targetsOf(one.form)[0] === focus ? t("tag-target") : ""),
      tone: targetsOf(one.form)[0] === focus ? "chosen" : "plain",
    });
  return {
    sentence: t(`mode-play-${barren ? "barren" : key}`, { card }),
    facts: doing(env, mode.card, way),
    list: true,
    actions: [
      ...(way
        ? [
            play("play", t("action-play-on", { card, target: called(ctx.book, focus) }), way.form, {
              primary: true,
              key: "Enter",
              steady: true,
            }),
          ]
        : []),
      stepBack(env, mode),
    ],
    lit: new Map(sorted.flatMap((one) => placesOf(env, key, targetsOf(one.form)[0]).map((id) => [id, mark(one)]))),
    rows: sorted.map((one) => ({
      ...rowFor(env, key, targetsOf(one.form)[0]),
      tag: chanceAt(one, targetsOf(one.form)[0]),
      expected: one.counsel.expected,
      ...(key === "area" ? { chosen: targetsOf(one.form)[0] === focus } : {}),
    })),
  };
}

/**
 * Several targets, one after another; for lands the order is that of fighting.
 * @param {Env} env
 * @param {Mode} mode
 * @param {Way[]} ways
 * @param {string} key
 * @returns {Partial<Prompt>}
 */
function naming(env, mode, ways, key) {
  const { ctx, ui } = env;
  const card = called(ctx.book, mode.card);
  /** @type {string[]} */
  const chosen = mode.chosen;
  const open = candidates(ways, chosen);
  const way = chosen.length ? exactly(ways, chosen) : undefined;
  const most = Math.max(
    ...ways
      .filter(({ form }) => chosen.every((id) => targetsOf(form).includes(id)))
      .map(({ form }) => targetsOf(form).length),
  );
  const press = (/** @type {string} */ id) => {
    const target = targetAt(env, key, id);
    if (chosen.includes(target)) ui.mode.value = { ...mode, chosen: chosen.filter((one) => one !== target) };
    else if (open.has(target) && chosen.length < most) {
      ui.mode.value = { ...mode, chosen: [...chosen, target] };
      lookAtNext(env, ways, [...chosen, target]);
    }
  };
  const focus = ui.focus.value === null ? "" : targetAt(env, key, ui.focus.value);
  const next = chosen.length < most && open.has(focus) && !chosen.includes(focus) ? focus : "";
  const numbered = key === "lands" && most > 1;
  /** @type {Action[]} */
  const actions = [];
  if (next)
    actions.push({
      id: "name",
      label: t("action-name", { place: called(ctx.book, next), count: chosen.length + 1 }),
      key: "Enter",
      primary: true,
      steady: true,
      leads: forms(ways),
      run: () => press(next),
    });
  if (way)
    actions.push(
      play(
        "play",
        t("action-play-card", { card }),
        { ...way.form, [key]: key === "lands" ? chosen : way.form[key] },
        { primary: !next, key: next ? "d" : "Enter" },
      ),
    );
  if (numbered && chosen.length > 1)
    actions.push({
      id: "order",
      label: t("action-order"),
      key: "o",
      run: () => (ui.mode.value = { ...mode, chosen: [...chosen.slice(1), chosen[0]] }),
    });
  actions.push(stepBack(env, mode));
  /** What each land's own battle would be like, whichever lands are named with it. @type {Map<string, string>} */
  const alone = new Map(
    ways.flatMap(({ counsel }) => (counsel.battles ?? []).map(({ land, percent }) => [land, percents(percent)])),
  );
  // Of areas the one to be named next is in view, and those named before are counted.
  const byArea = key === "areas";
  const marked = (/** @type {string} */ id) => (byArea && next ? id === next : chosen.includes(id));
  const counted = (/** @type {string} */ id) =>
    byArea && next && chosen.includes(id) ? t("draft-place", { place: chosen.indexOf(id) + 1 }) : "";
  /** @type {Map<string, import("../../../table/state.js").Lit>} */
  const lit = new Map();
  for (const id of open) {
    const target = numbered ? String(chosen.indexOf(id) + 1) : t("tag-target");
    const tag = marked(id) ? target : counted(id) || (alone.get(id) ?? "");
    for (const place of placesOf(env, key, id)) lit.set(place, { tag, tone: marked(id) ? "chosen" : "plain" });
  }
  const shown = [...chosen, ...[...open].filter((id) => !chosen.includes(id))];
  return {
    sentence:
      chosen.length >= most
        ? t("mode-named", { card })
        : t(key === "areas" ? "mode-name-area" : "mode-name", { card, count: chosen.length + 1, of: most }),
    facts: doing(env, mode.card, way),
    list: true,
    actions,
    lit,
    press,
    rows: shown.map((id) => ({ ...rowFor(env, key, id), tag: counted(id) || alone.get(id), chosen: marked(id) })),
  };
}

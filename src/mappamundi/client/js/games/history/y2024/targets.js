// Honors and Events in up to three steps: which one, its targets on the map or from the list, and where a missing
// building is taken.

import { t } from "../../../i18n.js";
import { back, play } from "../../../table/prompt.js";
import { bestWords, signed } from "../counsel.js";
import { called, calledAll } from "../words.js";
import {
  better,
  candidates,
  exactly,
  forms,
  playable,
  playedBy,
  rowOf,
  takenFrom,
  targetKey,
  targetsOf,
  whatItDoes,
} from "./choices.js";
import { textOf } from "./words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */
/** @typedef {import("../../../table/state.js").Mode} Mode */
/** @typedef {import("./choices.js").Way} Way */

/** Which Honor? @param {Env} env @returns {Partial<Prompt> | null} */
export function honorsMode(env) {
  const { ctx } = env;
  const honors = [...playable(env, "play_honor")];
  if (!honors.length) return null;
  return {
    sentence: t("mode-honors"),
    facts: t("mode-honors-facts"),
    rule: "R11.5",
    actions: [
      ...honors.map(([honor, ways], n) => {
        const { gold } = [...ways].sort(better)[0].counsel;
        const label = called(ctx.book, honor);
        return {
          id: honor,
          label: gold ? `${label} · ${signed(gold)}` : label,
          key: String(n + 1),
          primary: n === 0,
          leads: forms(ways),
          run: () => pickUp(env, "play_honor", honor),
        };
      }),
      back(env),
    ],
  };
}

/**
 * Begin to play an Honor or an Event: with its only target, or with those that bring most.
 * @param {Env} env
 * @param {string} kind
 * @param {string} card
 */
export function pickUp(env, kind, card) {
  const ways = playable(env, kind).get(card) ?? [];
  const only = candidates(ways, []);
  env.ui.mode.value = { kind: "play", what: kind, card, chosen: only.size === 1 ? [...only] : null };
  // The card of a land was about something else, and would cover lands to choose from.
  env.ui.card.value = false;
}

/**
 * What an Event would do now at its best, and where; empty where counsel cannot tell.
 * @param {Env} env
 * @param {Way[]} ways
 */
export function bestUse(env, ways) {
  const [best] = [...ways].sort(better);
  return best
    ? bestWords(calledAll(env.ctx.book, targetsOf(best.form)), whatItDoes(env, best.counsel), best.counsel.expected)
    : "";
}

/** @param {boolean} chosen @returns {import("../../../table/state.js").Lit} */
const mark = (chosen) => ({ tag: chosen ? t("tag-chosen") : "", tone: chosen ? "chosen" : "plain" });

/** An Honor or an Event with its targets. @param {Env} env @param {Mode} mode @returns {Partial<Prompt> | null} */
export function playMode(env, mode) {
  const ways = playable(env, mode.what).get(mode.card) ?? [];
  return ways.length ? aimed(env, mode, ways, [back(env)]) : null;
}

/** The Event of phase A, which must be played if it can be (R13.2). @param {Env} env @returns {Partial<Prompt>} */
export function aimDecision(env) {
  const { ui, known } = env;
  const mode =
    ui.mode.value?.kind === "play"
      ? ui.mode.value
      : { kind: "play", what: "play_event", card: playedBy(known.legal[0]), chosen: null };
  return aimed(env, mode, playable(env, "play_event").get(mode.card) ?? [], []);
}

/**
 * @param {Env} env
 * @param {Mode} mode with what is `chosen` so far; null: whatever is best
 * @param {Way[]} ways
 * @param {Action[]} more
 * @returns {Partial<Prompt>}
 */
function aimed(env, mode, ways, more) {
  const { ctx, ui } = env;
  const name = called(ctx.book, mode.card);
  const rule = mode.what === "play_honor" ? "R11.5" : "R13.1";
  const key = targetKey(ways[0].form);
  const facts = textOf(ctx.book, mode.card);
  const label = t("action-play", { card: name });
  const sorted = [...ways].sort(better);
  /** @type {string[]} */
  const chosen = mode.chosen ?? targetsOf(sorted[0].form);
  const found = exactly(ways, key ? chosen : []);
  if (found.length > 1) return takingStep(env, { ...mode, chosen }, found, name, more);
  if (!key)
    return {
      sentence: t("mode-play", { card: name }),
      facts,
      rule,
      actions: [play("play", label, ways[0].form, { primary: true, key: "Enter" }), ...more],
    };
  const most = Math.max(...ways.map(({ form }) => targetsOf(form).length));
  const open = new Set([...candidates(ways, chosen), ...chosen]);
  // What each target does alone, the best first.
  const alone = new Map(
    sorted.filter(({ form }) => targetsOf(form).length === 1).map((one) => [targetsOf(one.form)[0], one]),
  );
  const shown = [...alone.keys(), ...[...candidates(ways, [])].filter((id) => !alone.has(id))];
  if (key === "waters") shown.push(...[...open].filter((id) => !shown.includes(id)));
  const press = (/** @type {string} */ id) => {
    const target = key === "area" ? (ctx.book.lands.get(id)?.area ?? id) : id;
    if (!open.has(target) && !shown.includes(target)) return;
    const next = chosen.includes(target)
      ? key === "waters"
        ? chosen.slice(0, chosen.indexOf(target))
        : chosen.filter((one) => one !== target)
      : most === 1
        ? [target]
        : [...chosen, target].slice(-most);
    // What does not go together begins a new choice.
    ui.mode.value = {
      ...mode,
      chosen: next.length && !candidates(ways, next).size && !exactly(ways, next).length ? [target] : next,
    };
  };
  /** @type {Map<string, import("../../../table/state.js").Lit>} */
  const lit = new Map();
  for (const id of shown) {
    if (key === "area")
      for (const land of ctx.book.areas.get(id)?.lands ?? []) lit.set(land, mark(chosen.includes(id)));
    else lit.set(id, mark(chosen.includes(id)));
  }
  const [way] = found;
  return {
    sentence: t(`mode-play-${key}`, { card: name, most, chosen: chosen.length }),
    facts: [way ? whatItDoes(env, way.counsel) : "", facts].filter(Boolean).join(" · "),
    rule,
    list: true,
    actions: [...(way ? [play("play", label, way.form, { primary: true, key: "Enter" })] : []), ...more],
    lit,
    press,
    keys: Object.fromEntries(shown.slice(0, 9).map((id, n) => [String(n + 1), () => press(id)])),
    rows: shown.map((id) => {
      const counsel = alone.get(id)?.counsel ?? {};
      const row =
        key === "land" || key === "lands"
          ? rowOf(env, id)
          : { id, name: called(ctx.book, id), seat: null, standing: false, detail: "" };
      return { ...row, chosen: chosen.includes(id), points: counsel.gold, does: whatItDoes(env, counsel) };
    }),
  };
}

/**
 * Where the buildings that are missing are taken, if there is a choice (R1.12).
 * @param {Env} env
 * @param {Mode} mode
 * @param {Way[]} ways that differ in nothing else
 * @param {string} name
 * @param {Action[]} more
 * @returns {Partial<Prompt>}
 */
export function takingStep(env, mode, ways, name, more) {
  const { ui } = env;
  /** @type {string[]} */
  const taken = mode.taken ?? [];
  const open = [...new Set(ways.flatMap(({ form }) => takenFrom(form)))];
  const missing = takenFrom(ways[0].form).length;
  const press = (/** @type {string} */ id) => {
    if (open.includes(id))
      ui.mode.value = {
        ...mode,
        taken: taken.includes(id) ? taken.filter((one) => one !== id) : [...taken, id].slice(-missing),
      };
  };
  const way = ways.find(
    ({ form }) => takenFrom(form).length === taken.length && taken.every((id) => takenFrom(form).includes(id)),
  );
  return {
    sentence: t("mode-taking", { card: name, missing }),
    facts: t("mode-taking-facts"),
    rule: "R1.12",
    list: true,
    actions: [
      ...(way
        ? [
            play("play", t("action-take", { lands: calledAll(env.ctx.book, taken, "in") }), way.form, {
              primary: true,
              key: "Enter",
            }),
          ]
        : []),
      ...more,
    ],
    lit: new Map(open.map((id) => [id, mark(taken.includes(id))])),
    press,
    rows: open.map((id) => ({ ...rowOf(env, id), chosen: taken.includes(id) })),
  };
}

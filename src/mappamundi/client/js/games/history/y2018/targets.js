// Cards in two steps: first the card, then its targets, on the map or from the list.

import { t } from "../../../i18n.js";
import { back, play } from "../../../table/prompt.js";
import { bestWords, chances, signed } from "../counsel.js";
import { called, calledAll, effectText, listed, seatName } from "../words.js";
import { better, candidates, exactly, offered, playable, rowOf, targetKey, targetsOf } from "./choices.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */
/** @typedef {import("./choices.js").Way} Way */

/** Which card? @param {Env} env @returns {Partial<Prompt> | null} */
export function cardsMode(env) {
  const { ctx } = env;
  const cards = [...playable(env)];
  if (!cards.length) return null;
  return {
    sentence: t("mode-cards"),
    facts: t("mode-cards-facts"),
    rule: "Z15.2",
    actions: [
      ...cards.map(([card, ways], n) => {
        const { worth } = [...ways].sort(better)[0].counsel;
        const label = t("action-play", { card: called(ctx.book, card, "the") });
        return {
          id: card,
          label: worth ? `${label} · ${signed(worth)}` : label,
          key: String(n + 1),
          primary: ways.some(({ counsel }) => counsel.best),
          leads: ways.map(({ form }) => form),
          run: () => pickUp(env, card),
        };
      }),
      back(env),
    ],
  };
}

/**
 * Begin to play a card from the hand: on the targets where it brings most, if counsel can tell.
 * @param {Env} env
 * @param {string} card
 */
export function pickUp(env, card) {
  const [best] = (playable(env).get(card) ?? []).filter(({ counsel }) => (counsel.worth ?? 0) > 0).sort(better);
  env.ui.mode.value = { kind: "event", card, chosen: best ? targetsOf(best.form) : [] };
  // The card of a land was about something else, and would cover lands to choose from.
  env.ui.card.value = false;
}

/**
 * What a choice does, in a few words: points for everybody, a fort's help, lands that come into reach.
 * @param {Env} env
 * @param {Way["counsel"]} counsel
 */
export function whatItDoes({ ctx, seat }, { worth, losses = [], guard, opens }) {
  if (opens)
    return opens.length
      ? t("does-open", { lands: calledAll(ctx.book, opens), count: opens.length })
      : t("does-open-none");
  if (guard)
    return t("does-guard", {
      without: chances({ percent: guard.without })[0],
      with: chances({ percent: guard.with })[0],
      stake: Math.abs(losses[0]?.points ?? 0),
    });
  if (worth === undefined) return "";
  const others = losses
    .filter((loss) => loss.seat !== seat)
    .map((loss) => t("does-other", { who: seatName(ctx, loss.seat), points: signed(loss.points) }));
  return listed([...(worth ? [t("does-you", { points: signed(worth) })] : []), ...others]) || t("does-nothing");
}

/**
 * What a card would do now at its best, and where; empty where counsel cannot tell.
 * @param {Env} env
 * @param {Way[]} ways
 */
export function bestUse(env, ways) {
  const [{ form, counsel } = { form: {}, counsel: /** @type {Way["counsel"]} */ ({}) }] = [...ways].sort(better);
  const targets = calledAll(env.ctx.book, targetsOf(form));
  return bestWords(targets, whatItDoes(env, counsel), counsel.expected);
}

/**
 * The card with its targets.
 * @param {Env} env
 * @param {import("../../../table/state.js").Mode} mode
 * @returns {Partial<Prompt> | null}
 */
export function eventMode(env, mode) {
  const { ctx, ui } = env;
  const ways = offered(env, "play_event", "play_kingdom").filter(({ form }) => form.card === mode.card);
  if (!ways.length) return null;
  const name = called(ctx.book, mode.card, "the");
  const facts = effectText(ctx.book, mode.card);
  const key = targetKey(ways[0].form);
  if (!key) {
    return {
      sentence: t("mode-event", { card: name }),
      facts: [bestUse(env, ways), facts || t("mode-kingdom-facts")].filter(Boolean).join(" · "),
      rule: ways[0].form.do === "play_kingdom" ? "Z16.1" : "Z15.2",
      actions: [
        play("play", t("action-play", { card: name }), ways[0].form, { primary: true, key: "Enter" }),
        back(env),
      ],
    };
  }
  /** @type {string[]} */
  const chosen = mode.chosen ?? [];
  const most = Math.max(...ways.map(({ form }) => targetsOf(form).length));
  const all = candidates(ways, []);
  /** What each target does alone, the best first. */
  const alone = new Map(
    ways
      .filter(({ form }) => targetsOf(form).length === 1)
      .sort(better)
      .map((one) => [targetsOf(one.form)[0], one]),
  );
  const shown = [...alone.keys(), ...[...all].filter((id) => !alone.has(id))];
  const press = (/** @type {string} */ id) => {
    const target = key === "region" ? (ctx.book.lands.get(id)?.area ?? id) : id;
    if (!all.has(target)) return;
    const next = chosen.includes(target)
      ? chosen.filter((one) => one !== target)
      : most === 1
        ? [target]
        : [...chosen, target].slice(-most);
    // What does not go together begins a new choice.
    ui.mode.value = { ...mode, chosen: next.length && !candidates(ways, next).size ? [target] : next };
  };
  const way = chosen.length ? exactly(ways, chosen) : undefined;
  /** @type {Action[]} */
  const actions = [];
  if (way) actions.push(play("play", t("action-play", { card: name }), way.form, { primary: true, key: "Enter" }));
  /** @type {Map<string, import("../../../table/state.js").Lit>} */
  const lit = new Map();
  for (const id of shown) {
    const mark = {
      tag: chosen.includes(id) ? t("tag-chosen") : "",
      tone: /** @type {"chosen" | "plain"} */ (chosen.includes(id) ? "chosen" : "plain"),
    };
    if (key === "region") for (const land of ctx.book.areas.get(id)?.lands ?? []) lit.set(land, mark);
    else lit.set(id, mark);
  }
  return {
    sentence: t(`mode-event-${key}`, { card: name, most, chosen: chosen.length }),
    facts: [way ? whatItDoes(env, way.counsel) : chosen.length ? "" : bestUse(env, ways), facts]
      .filter(Boolean)
      .join(" · "),
    rule: "Z15.11",
    list: true,
    actions: [...actions, back(env)],
    lit,
    press,
    rows: shown.map((id) => {
      const counsel = alone.get(id)?.counsel ?? {};
      const row =
        key === "land" || key === "lands"
          ? rowOf(env, id)
          : { id, name: called(ctx.book, id), seat: null, standing: false, detail: "" };
      return { ...row, chosen: chosen.includes(id), points: counsel.worth, does: whatItDoes(env, counsel) };
    }),
  };
}

// Cards in two steps: first the card, then its targets, on the map or from the list.

import { t } from "../../../i18n.js";
import { back, play } from "../../../table/prompt.js";
import { called, calledAll, effectText } from "../words.js";
import { candidates, exactly, offered, playable, rowOf, targetKey, targetsOf } from "./choices.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

/** Which card? @param {Env} env @returns {Partial<Prompt> | null} */
export function cardsMode(env) {
  const { ctx, ui } = env;
  const cards = [...playable(env).keys()];
  if (!cards.length) return null;
  return {
    sentence: t("mode-cards"),
    facts: t("mode-cards-facts"),
    rule: "Z15.2",
    actions: [
      ...cards.map((card, n) => ({
        id: card,
        label: t("action-play", { card: called(ctx.book, card, "the") }),
        key: String(n + 1),
        run: () => (ui.mode.value = { kind: "event", card, chosen: [] }),
      })),
      back(env),
    ],
  };
}

/** Begin to play a card from the hand. @param {Env} env @param {string} card */
export function pickUp(env, card) {
  env.ui.mode.value = { kind: "event", card, chosen: [] };
}

/** The card with its targets. @param {Env} env @param {import("../../../table/state.js").Mode} mode @returns {Partial<Prompt> | null} */
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
      facts: facts || t("mode-kingdom-facts"),
      rule: ways[0].form.do === "play_kingdom" ? "Z16.1" : "Z15.2",
      actions: [play("play", t("action-play", { card: name }), ways[0].form, { primary: true, key: "Enter" }), back(env)],
    };
  }
  /** @type {string[]} */
  const chosen = mode.chosen ?? [];
  const most = Math.max(...ways.map(({ form }) => targetsOf(form).length));
  const open = most === 1 ? candidates(ways, []) : candidates(ways, chosen.length < most ? chosen : []);
  const shown = new Set([...open, ...chosen]);
  const press = (/** @type {string} */ id) => {
    const target = key === "region" ? (ctx.book.lands.get(id)?.region ?? id) : id;
    if (!shown.has(target) && most > 1) return;
    const next = chosen.includes(target) ? chosen.filter((one) => one !== target) : most === 1 ? [target] : [...chosen, target].slice(-most);
    ui.mode.value = { ...mode, chosen: next };
  };
  const form = chosen.length ? exactly(ways, chosen) : undefined;
  const names = calledAll(ctx.book, chosen);
  /** @type {Action[]} */
  const actions = [];
  if (form) actions.push(play("play", t("action-play-on", { card: name, targets: names }), form, { primary: true, key: "Enter" }));
  /** @type {Map<string, import("../../../table/state.js").Lit>} */
  const lit = new Map();
  for (const id of shown) {
    const mark = { tag: chosen.includes(id) ? t("tag-chosen") : "", tone: /** @type {"chosen" | "plain"} */ (chosen.includes(id) ? "chosen" : "plain") };
    if (key === "region") for (const land of ctx.book.regions.get(id)?.lands ?? []) lit.set(land, mark);
    else lit.set(id, mark);
  }
  return {
    sentence: t(`mode-event-${key}`, { card: name, most, chosen: chosen.length }),
    facts,
    rule: "Z15.11",
    list: true,
    actions: [...actions, back(env)],
    lit,
    press,
    rows: [...shown].map((id) => ({
      ...(key === "land" || key === "lands" ? rowOf(env, id) : { id, name: called(ctx.book, id), seat: null, standing: false, detail: "" }),
      chosen: chosen.includes(id),
    })),
  };
}

// Each decision of a seat: the question, the lands lit on the map, and the answers with their keys.

import { t } from "../../../i18n.js";
import { back, play } from "../../../table/prompt.js";
import { signed } from "../../../table/score.js";
import { chances, onAverage } from "../counsel.js";
import { called, calledAll, effectTitle, effectText, listed, seatName } from "../words.js";
import { battleDecision } from "./battle-prompt.js";
import { bestOf, better, offered, playable, rowOf, tagOf, wayName, waysByLand } from "./choices.js";
import { selectionPrompt } from "./draft.js";
import { cardsMode, eventMode, pickUp, whatItDoes } from "./targets.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */
/** @typedef {import("./types.js").InBattle} InBattle */
/** @typedef {import("./types.js").Choosing} Choosing */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

/** @param {Env} asked @returns {Partial<Prompt>} */
export function decide(asked) {
  const env = /** @type {InBattle & Choosing} */ (asked);
  const mode = env.ui.mode.value;
  if (mode && MODES[mode.kind]) {
    const said = MODES[mode.kind](env, mode);
    if (said) return said;
  }
  return (DECISIONS[env.view.decision] ?? plainList)(env);
}

/** @param {import("./choices.js").Way[]} ways */
const forms = (ways) => ways.map(({ form }) => form);

/** Every legal action as a button, for whatever has no words of its own. @param {Env} env @returns {Partial<Prompt>} */
function plainList(env) {
  return { sentence: t("decide-other"), actions: env.known.legal.map((form, n) => play(String(n), form.do, form)) };
}

// --- the turn ------------------------------------------------------------------------------------------------------

/** @param {InTurn} env @returns {Partial<Prompt>} */
function begin(env) {
  const { ctx, view, ui } = env;
  const card = /** @type {import("../../../wire.js").EmpireEntry2018} */ (ctx.book.empires.get(view.turn.empire));
  const name = called(ctx.book, view.turn.empire, "the");
  const [establish] = offered(env, "establish");
  const kingdoms = offered(env, "play_kingdom");
  // A kingdom that is not played in its epoch is lost.
  const first = bestOf(env, "play_kingdom");
  const actions = [
    ending(env, establish, t("action-establish", { empire: name }), {
      id: "establish",
      primary: !first,
      key: first ? "2" : "Enter",
    }),
  ];
  kingdoms.forEach(({ form, counsel }, n) => {
    const [low, high] = counsel.prospect ?? [0, 0];
    const least = Math.max(0, low);
    const suffix = high > 0 ? ` · ${least < high ? t("prospect-more", { low: least, high }) : signed(high)}` : "";
    actions.push(
      play(form.card, `${t("action-kingdom", { card: called(ctx.book, form.card, "the") })}${suffix}`, form, {
        primary: form === first?.form,
        key: form === first?.form ? "Enter" : n ? String(n + 2) : "k",
      }),
    );
  });
  const events = [...playable(env)].filter(([, [way]]) => way.form.do === "play_event");
  if (events.length)
    actions.push({
      id: "events",
      label: t("action-events"),
      key: "e",
      leads: events.flatMap(([, found]) => forms(found)),
      run: () => (ui.mode.value = { kind: "cards" }),
    });
  actions.push(planAction(env));
  const start = card.start.filter((/** @type {string} */ land) => ctx.book.lands.has(land));
  return {
    sentence: t(actions.length > 2 ? "decide-begin-cards" : "decide-begin", { empire: name }),
    facts: t("decide-begin-facts", {
      armies: card.armies,
      where: calledAll(ctx.book, start, "in"),
      marker: card.marker,
    }),
    rule: "Z5.3",
    actions: giltFirst(actions),
    lit: null,
    show: start,
  };
}

/** The gilt answer stands first. @param {Action[]} actions */
const giltFirst = (actions) => actions.sort((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false));

/** @param {Env} env @returns {Action} */
const planAction = (env) => ({
  id: "plan",
  label: t("action-plan"),
  key: "p",
  run: () => (env.ui.planning.value = true),
});

/** @param {InTurn} env @returns {Partial<Prompt>} */
function invade(env) {
  const { ctx, view, ui } = env;
  const ways = waysByLand(env);
  const lands = [...ways.keys()];
  /** @type {Action[]} */
  const actions = [];
  /** @type {Action[]} */
  const later = [];
  const focus = ui.focus.value && ways.has(ui.focus.value) ? ui.focus.value : null;
  if (focus) {
    const [best, ...others] = /** @type {import("./choices.js").Way[]} */ (ways.get(focus));
    const short = best.odds ? ` · ${chances(best.counsel)[0]}` : "";
    // Gilt is what counsel would do, or the land that the player has turned to instead.
    const primary = !!best.counsel.best || focus !== lands[0];
    actions.push(
      play(
        "invade",
        t(view.lands[focus]?.owner === env.seat ? "action-renew" : "action-invade", {
          land: called(ctx.book, focus, "the"),
        }),
        best.form,
        { primary, key: "Enter", suffix: short, steady: true },
      ),
    );
    if (others.length)
      later.push({
        id: "ways",
        label: t("action-ways", { count: others.length + 1 }),
        key: "o",
        leads: forms(others),
        run: () => (ui.mode.value = { kind: "ways", land: focus }),
      });
  }
  actions.push(...cardsAndEffect(env, !actions.some((action) => action.primary)));
  const fortify = offered(env, "fortify");
  if (fortify.length)
    actions.push({
      id: "fortify",
      label: t("action-fortify"),
      key: "f",
      leads: forms(fortify),
      run: () => (ui.mode.value = { kind: "fortify" }),
    });
  actions.push(...later);
  if (lands.length) actions.push(planAction(env));
  const [end] = offered(env, "end_invasion");
  actions.push(
    ending(env, end, t("action-end-invasion"), {
      key: "x",
      primary: !lands.length && !actions.some((action) => action.primary),
      pinned: true,
    }),
  );
  const owners = lands.map((land) => view.lands[land]?.owner ?? null);
  const counts = {
    lands: lands.length,
    empty: owners.filter((owner) => owner === null).length,
    own: owners.filter((owner) => owner === env.seat).length,
    defended: owners.filter((owner) => owner !== null && owner !== env.seat).length,
  };
  const sentence = lands.length
    ? view.turn.kingdom
      ? t("decide-invade-kingdom", { kingdom: called(ctx.book, view.turn.kingdom, "the") })
      : t("decide-invade")
    : t(view.turn.pool ? "decide-invade-none" : "decide-invade-spent");
  return {
    sentence,
    facts: lands.length ? t("decide-invade-facts", counts) : t("decide-invade-left", { armies: view.turn.pool }),
    rule: lands.length ? "Z7.2" : "Z5.4",
    actions: giltFirst(actions),
    list: lands.length ? "alone" : false,
    lit: new Map(lands.map((land) => [land, { tag: tagOf(env, land, /** @type {any} */ (ways.get(land))[0]) }])),
    rows: lands.map((land) => {
      const [way] = /** @type {import("./choices.js").Way[]} */ (ways.get(land));
      const row = rowOf(env, land);
      const via = way.form.via ? t("row-by", { way: calledAll(ctx.book, way.form.via, "the") }) : "";
      return {
        ...row,
        detail: [row.detail, via].filter(Boolean).join(" · "),
        mark: way.odds,
        tag: tagOf(env, land, way),
        points: way.worth,
        expected: way.counsel.expected,
        averaged:
          way.odds && way.counsel.expected !== undefined
            ? t("row-average-losses", { points: onAverage(way.counsel.expected) })
            : undefined,
      };
    }),
  };
}

/**
 * Cards that can be played and the empire's own effect, where it waits for a word; `gilt` if counsel would use one of
 * them.
 * @param {InTurn} env
 * @param {boolean} gilt
 * @returns {Action[]}
 */
function cardsAndEffect(env, gilt) {
  const { ctx, view, ui } = env;
  /** @type {Action[]} */
  const actions = [];
  const cards = playable(env);
  const playing = gilt ? bestOf(env, "play_event") : undefined;
  if (playing || cards.size === 1) {
    const card = playing?.form.card ?? [...cards.keys()][0];
    actions.push({
      id: "event",
      label: t("action-play", { card: called(ctx.book, card, "the") }),
      key: "e",
      primary: !!playing,
      leads: forms(cards.get(card) ?? []),
      run: () => pickUp(env, card),
    });
  }
  if (cards.size > 1)
    actions.push({
      id: "events",
      label: t("action-events"),
      key: playing ? "c" : "e",
      leads: [...cards.values()].flatMap(forms),
      run: () => (ui.mode.value = { kind: "cards" }),
    });
  const effect = offered(env, "use_effect");
  if (effect.length) {
    const primary = gilt && !!bestOf(env, "use_effect");
    actions.push({
      id: "effect",
      label: t("action-effect", { effect: effectTitle(ctx.book, view.turn.empire) }),
      key: "t",
      primary,
      leads: forms(effect),
      run: () => (ui.mode.value = { kind: "effect" }),
    });
  }
  return actions;
}

/** @param {InTurn} env @returns {Partial<Prompt>} */
function build(env) {
  const { ctx, view, ui } = env;
  const sites = offered(env, "monument");
  const [end] = offered(env, "end_turn", "end_kingdom");
  const now = view.score_now[env.seat ?? 0]?.points ?? 0;
  /** @type {Action[]} */
  const actions = [];
  const site = sites.find(({ form }) => form.land === ui.focus.value) ?? (sites.length === 1 ? sites[0] : undefined);
  if (site)
    actions.push(
      play("monument", t("action-monument", { land: called(ctx.book, site.form.land, "in") }), site.form, {
        primary: true,
        key: "Enter",
        steady: true,
      }),
    );
  actions.push(...cardsAndEffect(env, !sites.length));
  if (end) {
    const primary = !sites.length && !actions.some((action) => action.primary);
    actions.push(
      ending(env, end, t(end.form.do === "end_turn" ? "action-end-turn" : "action-end-kingdom"), {
        key: "x",
        primary,
        pinned: true,
      }),
    );
  }
  const sentence = sites.length
    ? t(end ? "decide-build-may" : "decide-build-must")
    : t(view.turn.kingdom ? "decide-end-kingdom" : "decide-end-turn");
  return {
    sentence,
    facts: sites.length
      ? t("decide-build-facts", { sites: sites.length })
      : view.turn.kingdom
        ? t("decide-end-kingdom-facts")
        : t("decide-end-facts", { points: now }),
    rule: sites.length ? "Z12.1" : view.turn.kingdom ? "Z16.3" : "Z5.6",
    actions: giltFirst(actions),
    lit: sites.length ? new Map(sites.map(({ form }) => [form.land, { tag: t("tag-monument") }])) : null,
    rows: sites.map(({ form }) => rowOf(env, form.land)),
  };
}

/**
 * An answer after which something cannot be used any more: then it asks once more.
 * @param {InTurn} env
 * @param {import("./choices.js").Way} way
 * @param {string} label
 * @param {Partial<Action>} more
 * @returns {Action}
 */
function ending({ ui, view }, { form, counsel }, label, more) {
  const armies = form.do === "end_invasion" && view.turn.pool;
  if (!armies && !counsel.unused) return play("end", label, form, more);
  return { id: "end", label, ...more, leads: [form], run: () => (ui.mode.value = { kind: "sure", what: form.do }) };
}

/** @param {Env} env @returns {Partial<Prompt>} */
function shift(env) {
  const { ctx, view } = env;
  const score = view.scores[env.seat ?? 0];
  const others = view.scores.flatMap((/** @type {number} */ other, /** @type {number} */ seat) =>
    other === score && seat !== env.seat ? [seatName(ctx, seat)] : [],
  );
  const actions = offered(env, "shift")
    .sort((a, b) => b.form.by - a.form.by)
    .map(({ form, counsel }) => {
      const on = form.by > 0;
      return play(
        on ? "on" : "back",
        t(on ? "action-shift-on" : "action-shift-back", { score: counsel.score ?? score }),
        form,
        { primary: !!counsel.best, key: on ? "Enter" : "2" },
      );
    });
  return {
    sentence: t("decide-shift", { score, others: listed(others) }),
    facts: t("decide-shift-facts"),
    rule: "Z14.2",
    actions,
  };
}

/** @param {InTurn} env @returns {Partial<Prompt>} */
function plague(env) {
  const { ctx, view, ui } = env;
  const losses = offered(env, "lose_army").sort(better);
  const chosen = losses.find(({ form }) => form.land === ui.focus.value);
  return {
    sentence: t("decide-plague", { area: called(ctx.book, view.turn.plague ?? "", "in") }),
    facts: t("decide-plague-facts"),
    rule: "Z17.20",
    actions: chosen
      ? [
          play("lose", t("action-lose", { land: called(ctx.book, chosen.form.land, "in") }), chosen.form, {
            primary: true,
            key: "Enter",
          }),
        ]
      : [],
    lit: new Map(losses.map(({ form }) => [form.land, { tag: t("tag-lose") }])),
    rows: losses.map((way) => ({ ...rowOf(env, way.form.land), points: way.worth })),
  };
}

/**
 * Each has what it asks for where it is asked.
 * @type {Record<string, (env: InBattle & Choosing) => Partial<Prompt>>}
 */
const DECISIONS = {
  selection: selectionPrompt,
  give: selectionPrompt,
  begin,
  invade,
  build,
  reroll: battleDecision,
  siege: battleDecision,
  reduce: battleDecision,
  shift,
  plague,
};

// --- second steps --------------------------------------------------------------------------------------------------

/**
 * A land for one kind of action.
 * @param {Env} env
 * @param {string} kind
 * @param {{sentence: string, facts: string, rule: string, tag: string, label: (land: string) => string}} said
 * @returns {Partial<Prompt> | null}
 */
function landMode(env, kind, said) {
  const { ui } = env;
  const ways = offered(env, kind).sort(better);
  if (!ways.length) return null;
  const chosen = ways.find(({ form }) => form.land === ui.focus.value);
  /** @type {Action[]} */
  const actions = [];
  if (chosen) actions.push(play(kind, said.label(chosen.form.land), chosen.form, { primary: true, key: "Enter" }));
  return {
    sentence: said.sentence,
    facts: said.facts,
    rule: said.rule,
    list: true,
    actions: [...actions, back(env)],
    lit: new Map(ways.map(({ form }) => [form.land, { tag: said.tag }])),
    rows: ways.map((way) => ({ ...rowOf(env, way.form.land), points: way.worth, does: whatItDoes(env, way.counsel) })),
  };
}

/** @type {Record<string, (env: InTurn, mode: import("../../../table/state.js").Mode) => Partial<Prompt> | null>} */
const MODES = {
  fortify: (env) =>
    landMode(env, "fortify", {
      sentence: t("mode-fortify"),
      facts: t("mode-fortify-facts"),
      rule: "Z11.1",
      tag: t("tag-fort"),
      label: (land) => t("action-fortify-land", { land: called(env.ctx.book, land, "the") }),
    }),
  effect(env) {
    const { ctx, view } = env;
    const card = ctx.book.empires.get(view.turn.empire);
    const kind = card?.effect?.id === "diplomacy" ? "win" : card?.effect?.id === "found_city" ? "city" : "fort";
    return landMode(env, "use_effect", {
      sentence: t(`mode-effect-${kind}`, { effect: effectTitle(ctx.book, view.turn.empire) }),
      facts: effectText(ctx.book, view.turn.empire),
      rule: kind === "win" ? "Z17.16" : "Z17.12",
      tag: t(`tag-${kind}`),
      label: (land) => t(`action-effect-${kind}`, { land: called(ctx.book, land, kind === "city" ? "in" : "the") }),
    });
  },
  ways(env, mode) {
    const ways = waysByLand(env).get(mode.land);
    if (!ways) return null;
    const land = called(env.ctx.book, mode.land, "the");
    const sorted = [...ways].sort(better);
    return {
      sentence: t("mode-ways", { land }),
      facts: t("mode-ways-facts"),
      rule: "Z7.9",
      actions: [
        ...sorted.map((way, n) => {
          const odds = way.odds && !way.form.auto_win ? ` · ${chances(way.counsel)[0]}` : "";
          return play(`way-${n}`, `${wayName(env, way.form)}${odds}`, way.form, {
            key: String(n + 1),
            primary: n === 0,
          });
        }),
        back(env),
      ],
      lit: new Map([[mode.land, { tag: tagOf(env, mode.land, ways[0]) }]]),
    };
  },
  sure(env, mode) {
    const { ctx, view } = env;
    const [end] = offered(env, mode.what);
    if (!end) return null;
    const unused = end.counsel.unused ?? [];
    if (unused.length) {
      const cards = calledAll(ctx.book, unused, "the");
      return {
        sentence: t("mode-unused", { cards, count: unused.length }),
        facts: t(
          mode.what === "establish"
            ? "mode-unused-kingdom"
            : mode.what === "end_invasion"
              ? "mode-unused-invasion"
              : "mode-unused-last",
          { armies: view.turn.pool },
        ),
        rule: mode.what === "establish" ? "Z5.8" : "Z15.3",
        actions: [play("sure", t("action-sure-unused", { count: unused.length }), end.form, { key: "x" }), back(env)],
      };
    }
    return {
      sentence: t("mode-sure", { armies: view.turn.pool }),
      facts: t("mode-sure-facts"),
      rule: "Z5.5",
      actions: [
        play("sure", t("action-sure"), end.form, { primary: true, key: "Enter" }),
        back(env, t("action-go-on")),
      ],
    };
  },
  cards: cardsMode,
  event: eventMode,
};

// Each decision of a seat: the question, the lands lit on the map, and the answers with their keys.

import { t } from "../../../i18n.js";
import { back, play } from "../../../table/prompt.js";
import { asSubject, called } from "../words.js";
import { better, entries, exactly, forms, offered, percentOf, percents, playable, rowOf, tagOf } from "./choices.js";
import { draftPrompt } from "./draft.js";
import { wayWords } from "./land-card.js";
import { pickUp, playMode } from "./targets.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */
/** @typedef {import("./types.js").Choosing} Choosing */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */
/** @typedef {import("../../../table/state.js").Mode} Mode */
/** @typedef {import("./choices.js").Way} Way */

/** @param {Env} asked @returns {Partial<Prompt>} */
export function decide(asked) {
  const env = /** @type {InTurn & Choosing} */ (asked);
  const mode = env.ui.mode.value;
  const said = mode && MODES[mode.kind]?.(env, mode);
  return said || DECISIONS[env.view.decision](env);
}

const GILT = { primary: true, key: "Enter", steady: true };

// --- event cards -----------------------------------------------------------------------------------------------------

/** @param {InTurn} env @returns {Partial<Prompt>} */
function events(env) {
  const { ctx, view } = env;
  const cards = [...playable(env)];
  const [end] = offered(env, "end_events");
  const best = cards.find(([, ways]) => ways.some(({ counsel }) => counsel.best))?.[0];
  const played = view.turn.played.length;
  const full = played >= ctx.book.data.components.events_per_turn;
  return {
    sentence: t(full ? "decide-events-done" : played ? "decide-events-second" : "decide-events"),
    facts: cards.length || full ? t("decide-events-facts") : t("decide-events-none"),
    rule: full || !cards.length ? "A5.7" : "A5.1",
    // On a phone, too, one may go on without looking for how.
    most: 3,
    actions: [
      ...cards
        .map(([card, ways], n) => ({
          id: card,
          label: t("action-play-card", { card: called(ctx.book, card) }),
          key: n < 9 ? String(n + 1) : undefined,
          primary: card === best,
          leads: forms(ways),
          run: () => pickUp(env, card),
        }))
        .sort((a, b) => Number(b.primary) - Number(a.primary)),
      play("end", t(played ? "action-end-events" : "action-end-events-none"), end.form, {
        key: "x",
        primary: !best,
        pinned: true,
      }),
    ],
  };
}

// --- cards with a phase of their own ---------------------------------------------------------------------------------

/**
 * A land for the one thing that can be done.
 * @param {Env} env
 * @param {string} kind
 * @param {{sentence: string, facts: string, rule: string, label: (land: string) => string}} said
 * @returns {Partial<Prompt>}
 */
function landDecision(env, kind, { label, ...said }) {
  const { ctx, ui } = env;
  const ways = offered(env, kind).sort(better);
  const way = ways.find(({ form }) => form.land === ui.focus.value) ?? (ways.length === 1 ? ways[0] : undefined);
  const chanceOf = (/** @type {Way} */ { counsel }) =>
    counsel.disease ? percents(counsel.disease.percent) : tagOf(counsel);
  return {
    ...said,
    list: true,
    actions: way
      ? [
          play(kind, label(called(ctx.book, way.form.land, "the")), way.form, {
            ...GILT,
            suffix: ` · ${chanceOf(way)}`,
          }),
        ]
      : [],
    lit: new Map(ways.map((one) => [one.form.land, { tag: chanceOf(one) }])),
    rows: ways.map((one) => ({
      ...rowOf(env, one.form.land),
      tag: chanceOf(one),
      points: one.counsel.worth,
      expected: one.counsel.expected,
    })),
  };
}

/** @param {Env} env @returns {Partial<Prompt>} */
const barbarians = (env) =>
  landDecision(env, "invade", {
    sentence: t("decide-barbarians"),
    facts: t("decide-barbarians-facts"),
    rule: "A14.15",
    label: (land) => t("action-attack", { land }),
  });

/** @param {Env} env @returns {Partial<Prompt>} */
const plague = (env) =>
  landDecision(env, "spread_plague", {
    sentence: t("decide-plague"),
    facts: t("decide-plague-facts"),
    rule: "A14.32",
    label: (land) => t("action-spread", { land }),
  });

// --- preparation -----------------------------------------------------------------------------------------------------

/** A water in a list. @param {Env} env @param {string} water */
const waterRow = ({ ctx, view }, water) => ({
  id: water,
  name: called(ctx.book, water),
  seat: view.fleets[water]?.owner ?? null,
  standing: false,
  detail: view.fleets[water] ? asSubject(ctx, view.fleets[water].owner) : "",
});

/** @param {Env} env @returns {Partial<Prompt>} */
function naval(env) {
  const { ctx, ui } = env;
  const ways = offered(env, "attack_fleet").sort(better);
  const way = ways.find(({ form }) => form.water === ui.focus.value) ?? (ways.length === 1 ? ways[0] : undefined);
  const [end] = offered(env, "end_naval");
  const bought = purchases(env);
  // With no other army to spare, one that a coin buys back attacks (A9.7).
  const buys = !ways.length && bought.length > 0;
  if (buys && offered(env, "buy_army").some(({ counsel }) => counsel.best)) bought[0].primary = true;
  return {
    sentence: t(buys ? "decide-naval-buy" : "decide-naval"),
    facts: t(buys ? "decide-naval-buy-facts" : "decide-naval-facts"),
    rule: buys ? "A9.7" : "A16.4",
    list: true,
    actions: [
      ...(way
        ? [
            play("attack", t("action-attack-fleet", { water: called(ctx.book, way.form.water, "in") }), way.form, {
              ...GILT,
              suffix: way.counsel.odds ? ` · ${percentOf(way.counsel)}` : "",
            }),
          ]
        : []),
      ...bought,
      play("end", t("action-end-naval"), end.form, {
        key: "x",
        primary: !way && !bought.some(({ primary }) => primary),
        pinned: true,
      }),
    ],
    lit: new Map(
      ways.map(({ form, counsel }) => [form.water, { tag: counsel.odds ? percentOf(counsel) : t("tag-attack") }]),
    ),
    rows: ways.map(({ form, counsel }) => ({
      ...waterRow(env, form.water),
      tag: counsel.odds ? percentOf(counsel) : "",
    })),
  };
}

/** Each press turns a ship into a coin, or back. @param {Env} env @returns {Partial<Prompt>} */
function reallocate(env) {
  const { ui } = env;
  const ways = offered(env, "reallocate");
  /** @type {string[]} */
  const chosen = ui.mode.value?.kind === "reallocate" ? ui.mode.value.chosen : [];
  const waters = [...new Set(ways.flatMap(({ form }) => form.waters))];
  const press = (/** @type {string} */ id) => {
    if (waters.includes(id))
      ui.mode.value = {
        kind: "reallocate",
        chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
      };
  };
  const way = exactly(ways, chosen);
  return {
    sentence: t("decide-reallocate"),
    facts: t("decide-reallocate-facts"),
    rule: "A6.6",
    list: true,
    actions: way
      ? [
          play("reallocate", t("action-reallocate", { count: chosen.length }), way.form, {
            primary: true,
            key: "Enter",
          }),
        ]
      : [],
    lit: new Map(
      waters.map((id) => [
        id,
        { tag: chosen.includes(id) ? t("tag-coin") : "", tone: chosen.includes(id) ? "chosen" : "plain" },
      ]),
    ),
    press,
    keys: Object.fromEntries(waters.slice(0, 9).map((id, n) => [String(n + 1), () => press(id)])),
    rows: waters.map((id) => ({ ...waterRow(env, id), chosen: chosen.includes(id) })),
  };
}

// --- expansion: of the empire, a minor empire, the Crusaders ---------------------------------------------------------

/** What each of the three says. @type {Record<string, {sentence: string, rule: string}>} */
const EXPANSIONS = {
  expand: { sentence: "decide-expand", rule: "A7.2" },
  minor: { sentence: "decide-minor", rule: "A14.6" },
  crusade: { sentence: "decide-crusade", rule: "A14.20" },
};

/** @param {InTurn} env @returns {Partial<Prompt>} */
function expand(env) {
  const { ctx, view, ui } = env;
  const { turn } = view;
  const said = EXPANSIONS[view.decision];
  const ways = entries(env);
  const lands = [...ways.keys()];
  const focus = ui.focus.value === null ? undefined : ways.get(ui.focus.value);
  /** @type {Action[]} */
  const actions = focus ? [entering(env, focus)] : [];
  const spent = spending(env);
  // Of two kinds of coins the plain one is offered first.
  const allied = spent.some(({ id }) => id === "buy-plain") ? spent.filter(({ id }) => id === "buy-allied") : [];
  actions.push(...spent.filter((action) => !allied.includes(action)));
  if (focus?.counsel.ways)
    actions.push({
      id: "ways",
      label: t("action-ways", { count: focus.counsel.ways.length + 1 }),
      key: "y",
      leads: [focus.form],
      run: () => (ui.mode.value = { kind: "ways", land: focus.form.land }),
    });
  if (lands.length && view.decision === "expand")
    actions.push({ id: "plan", label: t("action-plan"), key: "p", run: () => (ui.planning.value = true) });
  actions.push(...allied);
  const [end] = offered(env, "end_expansion");
  actions.push(ending(env, end.form, !lands.length));
  const kinds = (/** @type {string} */ kind) => lands.filter((land) => ways.get(land)?.counsel.enters === kind).length;
  const the = called(ctx.book, turn.in_play, "the");
  const restricted = view.decision === "expand" && !turn.pool && turn.restricted > 0;
  const armies = turn.pool + turn.restricted;
  return {
    sentence: lands.length
      ? t(restricted ? "decide-expand-restricted" : said.sentence, { the })
      : t(armies ? "decide-expand-none" : "decide-expand-done", { the }),
    facts: lands.length
      ? t("decide-expand-facts", {
          lands: lands.length,
          empty: kinds("empty"),
          own: kinds("own"),
          defended: kinds("enemy"),
        })
      : t("mode-sure-facts"),
    rule: lands.length ? (restricted ? "A14.11" : said.rule) : "A7.13",
    actions,
    list: lands.length ? "alone" : false,
    lit: new Map(lands.map((land) => [land, { tag: tagOf(/** @type {Way} */ (ways.get(land)).counsel) }])),
    rows: lands.map((land) => {
      const way = /** @type {Way} */ (ways.get(land));
      return {
        ...rowOf(env, land),
        tag: tagOf(way.counsel),
        mark: way.counsel.odds,
        points: way.counsel.worth,
        expected: way.counsel.expected,
      };
    }),
  };
}

/** Armies lost that a coin of either kind buys back. @param {Env} env @returns {Action[]} */
const purchases = (env) =>
  offered(env, "buy_army").map(({ form }) =>
    play(`buy-${form.coin}`, t("action-buy", { coin: form.coin }), form, {
      key: form.coin === "allied" ? "Shift+b" : "b",
    }),
  );

/** All that armies and coins can be spent on beside entering lands. @param {Env} env @returns {Action[]} */
function spending(env) {
  const { ui } = env;
  const open = (/** @type {string} */ kind) => () => (ui.mode.value = { kind });
  const forts = offered(env, "build_fort");
  const more = offered(env, "reinforce");
  const men = offered(env, "man_fleet");
  /** @type {Action[]} */
  const actions = [];
  if (forts.length)
    actions.push({ id: "fort", label: t("action-fort"), key: "f", leads: forms(forts), run: open("fort") });
  actions.push(...purchases(env));
  if (more.length)
    actions.push({
      id: "reinforce",
      label: t("action-reinforce-mode"),
      key: "r",
      leads: forms(more),
      run: open("reinforce"),
    });
  if (men.length)
    actions.push({ id: "man", label: t("action-man-mode"), key: "n", leads: forms(men), run: open("man") });
  return actions;
}

/** The gilt answer for the land in focus. @param {Env} env @param {Way} way @returns {Action} */
function entering(env, { form, counsel }) {
  const label = t(counsel.enters === "enemy" ? "action-attack" : "action-enter", {
    land: called(env.ctx.book, form.land, "the"),
  });
  return play("invade", label, form, { ...GILT, suffix: counsel.odds ? ` · ${percentOf(counsel)}` : "" });
}

/**
 * The end of the expansion asks once more while something would be lost with it.
 * @param {InTurn} env
 * @param {any} form
 * @param {boolean} gilt
 * @returns {Action}
 */
function ending({ ui, view }, form, gilt) {
  const label = t("action-end");
  const { turn } = view;
  const more = { key: "x", primary: gilt, pinned: true };
  // Coins and free forts are the empire's own (A14.7).
  const spare =
    view.decision === "expand" && (turn.engineering > 0 || (turn.lost > 0 && turn.coins + turn.allied_coins > 0));
  const left = turn.pool + turn.restricted > 0 || spare;
  if (!left) return play("end", label, form, more);
  return { id: "end", label, ...more, leads: [form], run: () => (ui.mode.value = { kind: "sure" }) };
}

/** @param {InTurn} env @returns {Partial<Prompt>} */
function monuments(env) {
  const { ctx, ui, view } = env;
  const sites = offered(env, "build_monument").sort(better);
  const [end] = offered(env, "end_monuments");
  const site = sites.find(({ form }) => form.land === ui.focus.value) ?? (sites.length === 1 ? sites[0] : undefined);
  return {
    sentence: t("decide-monuments"),
    facts: t("decide-monuments-facts", { due: view.turn.monuments }),
    rule: "A11.3",
    list: true,
    actions: [
      ...(site
        ? [play("monument", t("action-monument", { land: called(ctx.book, site.form.land, "in") }), site.form, GILT)]
        : []),
      play("end", t("action-end-monuments"), end.form, { key: "x", pinned: true }),
    ],
    lit: new Map(sites.map(({ form }) => [form.land, { tag: t("tag-monument") }])),
    rows: sites.map(({ form, counsel }) => ({ ...rowOf(env, form.land), points: counsel.worth })),
  };
}

/** Each has what it asks for where it is asked. @type {Record<string, (env: InTurn & Choosing) => Partial<Prompt>>} */
const DECISIONS = {
  draft: draftPrompt,
  events,
  barbarians,
  plague,
  crusade: expand,
  minor: expand,
  naval,
  reallocate,
  expand,
  monuments,
};

// --- second steps ----------------------------------------------------------------------------------------------------

/** Forts are paid for with an army, a coin, or not at all; the same keys always. */
const PAYS = /** @type {const} */ (["army", "coin", "engineering"]);

/** @type {Record<string, (env: InTurn, mode: Mode) => Partial<Prompt> | null>} */
const MODES = {
  play: playMode,
  fort(env) {
    const { ctx, ui } = env;
    const ways = offered(env, "build_fort");
    if (!ways.length) return null;
    const lands = [...new Set(ways.map(({ form }) => form.land))];
    const land = lands.find((one) => one === ui.focus.value) ?? (lands.length === 1 ? lands[0] : undefined);
    const here = ways.filter(({ form }) => form.land === land);
    // What costs nothing first, then a coin, which buys little else, then an army.
    const [best] = [...here].sort((a, b) => PAYS.indexOf(b.form.pay) - PAYS.indexOf(a.form.pay));
    return {
      sentence: t("mode-fort"),
      facts: t("mode-fort-facts"),
      rule: "A9.1",
      list: true,
      actions: [
        ...(best
          ? [
              play(
                "fort",
                [
                  t("action-fort-land", { land: called(ctx.book, best.form.land, "in") }),
                  t("action-fort-pay", { pay: best.form.pay }),
                ].join(" · "),
                best.form,
                GILT,
              ),
            ]
          : []),
        ...here
          .filter((way) => way !== best)
          .map(({ form }) =>
            play(`fort-${form.pay}`, t("action-fort-pay", { pay: form.pay }), form, {
              key: String(PAYS.indexOf(form.pay) + 1),
            }),
          ),
        back(env),
      ],
      lit: new Map(lands.map((one) => [one, { tag: t("tag-fort") }])),
      rows: lands.map((one) => rowOf(env, one)),
    };
  },
  spend(env) {
    const actions = spending(env);
    return actions.length
      ? { sentence: t("mode-spend"), facts: t("mode-sure-facts"), rule: "A9.7", actions: [...actions, back(env)] }
      : null;
  },
  reinforce(env) {
    const { ctx, ui } = env;
    const ways = offered(env, "reinforce");
    if (!ways.length) return null;
    const way = ways.find(({ form }) => form.land === ui.focus.value) ?? (ways.length === 1 ? ways[0] : undefined);
    return {
      sentence: t("mode-reinforce"),
      facts: "",
      rule: "A15.2",
      list: true,
      actions: [
        ...(way
          ? [play("reinforce", t("action-reinforce", { land: called(ctx.book, way.form.land, "the") }), way.form, GILT)]
          : []),
        back(env),
      ],
      lit: new Map(ways.map(({ form }) => [form.land, { tag: "+1" }])),
      rows: ways.map(({ form }) => rowOf(env, form.land)),
    };
  },
  man(env) {
    const { ctx, ui } = env;
    const ways = offered(env, "man_fleet");
    if (!ways.length) return null;
    const way = ways.find(({ form }) => form.water === ui.focus.value) ?? (ways.length === 1 ? ways[0] : undefined);
    return {
      sentence: t("mode-man"),
      facts: t("mode-man-facts"),
      rule: "A16.1",
      list: true,
      actions: [
        ...(way
          ? [play("man", t("action-man", { water: called(ctx.book, way.form.water, "in") }), way.form, GILT)]
          : []),
        back(env),
      ],
      lit: new Map(ways.map(({ form }) => [form.water, { tag: t("tag-man") }])),
      rows: ways.map(({ form }) => waterRow(env, form.water)),
    };
  },
  ways(env, mode) {
    const { ctx } = env;
    const way = entries(env).get(mode.land);
    if (!way?.counsel.ways || !way.counsel.battle) return null;
    const taken = { ...way.counsel.battle, odds: way.counsel.odds, percent: way.counsel.percent };
    // The way that is taken anyway needs no name (A7.12).
    const ways = [
      { form: way.form, told: taken },
      ...way.counsel.ways.map((told) => ({
        form: { ...way.form, ...(told.way === "sea" ? { by: "sea" } : { from: told.from }) },
        told,
      })),
    ];
    return {
      sentence: t("mode-ways", { land: called(ctx.book, mode.land, "the") }),
      facts: t("mode-ways-facts"),
      rule: "A7.12",
      actions: [
        ...ways.map(({ form, told }, n) =>
          play(
            `way-${n}`,
            t("action-way", { way: wayWords(ctx.book, told), dice: told.defence_dice, chance: percentOf(told) }),
            form,
            { key: String(n + 1), primary: n === 0 },
          ),
        ),
        back(env),
      ],
      lit: new Map([[mode.land, { tag: tagOf(way.counsel) }]]),
    };
  },
  sure(env) {
    const [end] = offered(env, "end_expansion");
    if (!end) return null;
    const { turn } = env.view;
    return {
      sentence: t("mode-sure", { armies: turn.pool + turn.restricted }),
      facts: t("mode-sure-facts"),
      rule: "A7.13",
      actions: [play("sure", t("action-sure"), end.form, { key: "x", primary: true, gilt: false }), back(env)],
    };
  },
};

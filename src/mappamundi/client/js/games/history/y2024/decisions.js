// Each decision of a seat: the question, the lands lit on the map, and the answers with their keys.

import { refusalOf, t } from "../../../i18n.js";
import { back, play } from "../../../table/prompt.js";
import { toast } from "../../../ui/toast.js";
import { signed } from "../counsel.js";
import { called, calledAll, listed, seatName } from "../words.js";
import {
  better,
  entries,
  forms,
  offered,
  percentOf,
  playable,
  rowOf,
  tagOf,
  whatEnteringDoes,
  whatItDoes,
} from "./choices.js";
import { endgamePrompt } from "./endgame.js";
import { organizationPrompt } from "./organization-prompt.js";
import { concludePrompt, revenuePrompt } from "./revenue-prompt.js";
import { aimDecision, honorsMode, pickUp, playMode, takingStep } from "./targets.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */
/** @typedef {import("./types.js").Choosing} Choosing */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */
/** @typedef {import("./choices.js").Way} Way */

/** @param {Env} asked @returns {Partial<Prompt>} */
export function decide(asked) {
  const env = /** @type {InTurn & Choosing} */ (asked);
  const mode = env.ui.mode.value;
  const said = mode && MODES[mode.kind]?.(env, mode);
  return said || DECISIONS[env.view.decision](env);
}

// --- phases A and C: armies, fleets, forts -------------------------------------------------------------------------

/** @param {InTurn} env @returns {Partial<Prompt>} */
function expand(env) {
  const { ctx, view, ui } = env;
  const { turn } = view;
  const ways = entries(env);
  const lands = [...ways.keys()];
  const focus = ui.focus.value !== null ? ways.get(ui.focus.value) : undefined;
  /** @type {Action[]} */
  const actions = focus ? [entering(env, focus)] : [];
  const open = (/** @type {string} */ kind) => () => (ui.mode.value = { kind });
  actions.push(...leading(env));
  const forts = offered(env, "build_fort").filter(({ form }) => form.pay !== "wall");
  const walls = offered(env, "build_fort").filter(({ form }) => form.pay === "wall");
  const fleets = offered(env, "place_fleet");
  const honors = playable(env, "play_honor");
  const cards = playable(env, "play_event");
  if (fleets.length)
    actions.push({ id: "fleet", label: t("action-fleet"), key: "a", leads: forms(fleets), run: open("fleet") });
  if (walls.length)
    actions.push({ id: "wall", label: t("action-wall"), key: "k", leads: forms(walls), run: open("wall") });
  if (forts.length)
    actions.push({ id: "fort", label: t("action-fort"), key: "f", leads: forms(forts), run: open("fort") });
  if (honors.size)
    actions.push({
      id: "honors",
      label: t("action-honors"),
      key: "o",
      leads: [...honors.values()].flatMap(forms),
      run: open("honors"),
    });
  for (const [card, found] of cards)
    actions.push({
      id: "event",
      label: t("action-play", { card: called(ctx.book, card) }),
      key: "e",
      leads: forms(found),
      run: () => pickUp(env, "play_event", card),
    });
  if (lands.length && !turn.in_event) actions.push(planAction(env));
  const [end] = offered(env, "end_expansion");
  if (end) actions.push(ending(env, end.form, !lands.length));
  if (!actions.some(({ primary }) => primary) && actions.length) actions[0].primary = true;
  const kinds = (/** @type {string} */ kind) => lands.filter((land) => ways.get(land)?.counsel.enters === kind).length;
  const outcome = focus?.counsel.certain && focus.counsel.enters === "enemy" ? outcomeOf(env, focus) : null;
  const name = called(ctx.book, (turn.in_event ? turn.event : turn.empire) ?? "", "the");
  const conquers = offered(env, "conquer").length > 0;
  const sorts = ["free", "friendly", "enemy"].flatMap((kind) =>
    kinds(kind) ? [t(`expand-${kind}`, { count: kinds(kind) })] : [],
  );
  const counted = t("decide-expand-facts", {
    lands: lands.length,
    sorts: sorts.length,
    kinds: listed(sorts),
    people: turn.pool,
  });
  const spent = turn.pool ? t("decide-expand-shut", { people: turn.pool }) : t("decide-expand-spent");
  return {
    ...(view.options.dice
      ? {}
      : { eyebrow: t("prompt-yours", { phase: `${t(`phase-${view.decision}`)} · ${t("phase-no-dice")}` }) }),
    sentence:
      outcome?.sentence ??
      (lands.length
        ? t(turn.in_event ? "decide-event" : conquers ? "decide-conquer" : "decide-expand", { event: name })
        : t(turn.pool ? "decide-expand-none" : "decide-expand-done", { empire: name })),
    facts: outcome?.facts ?? [lands.length ? counted : spent, ...pointsLeft(env)].join(" "),
    rule: outcome?.rule ?? (conquers ? "R16.6" : lands.length ? "R7.2" : "R7.16"),
    actions,
    // Without dice the sentence is the outcome: what each land would take stands beside the map.
    list: lands.length && !outcome ? "alone" : false,
    lit: new Map(lands.map((land) => [land, lit(env, /** @type {Way} */ (ways.get(land)))])),
    rows: lands.map((land) => {
      const way = /** @type {Way} */ (ways.get(land));
      return {
        ...rowOf(env, land),
        tag: tagOf(way),
        points: way.counsel.worth,
        expected: view.options.dice ? way.counsel.expected : undefined,
        does: whatEnteringDoes(way.counsel),
      };
    }),
    // Before the end is legal its key says why it is not (R7.16).
    keys: end ? {} : { x: () => explain(env, { do: "end_expansion" }) },
  };
}

/**
 * How many points there are to conquer with, and how long they last (R16.8).
 * @param {InTurn} env
 * @returns {string[]}
 */
function pointsLeft({ ctx, view }) {
  const { conquest } = view.turn;
  return conquest
    ? [
        t("decide-conquer-facts", { points: conquest.points, who: seatName(ctx, conquest.enemy) }),
        t("decide-conquer-lapses", { lapses: conquest.lapses }),
      ]
    : [];
}

/**
 * The tag of a land and what is read out for it.
 * @param {Env} env
 * @param {Way} way
 * @returns {import("../../../table/state.js").Lit}
 */
function lit(env, way) {
  const { counsel } = way;
  const label =
    counsel.certain && counsel.enters === "enemy"
      ? t(`spoken-${counsel.certain}`, { who: seatName(env.ctx, counsel.victim ?? 0) })
      : undefined;
  return { tag: tagOf(way), ...(label ? { label } : {}) };
}

/** What the rules say against an action. @param {Env} env @param {any} form */
const explain = ({ store }, form) =>
  void store.counsel(form).then((reason) => reason.legal || toast(`${refusalOf(reason)} ${reason.rule ?? ""}`.trim()));

/** The gilt answer for the land in focus. @param {Env} env @param {Way} way @returns {Action} */
function entering({ ctx }, { form, counsel }) {
  const land = called(ctx.book, form.land, "the");
  const more = { primary: true, key: "Enter", steady: true };
  if (form.do === "conquer")
    return play("conquer", t("action-conquer", { land, points: counsel.cost ?? 0 }), form, more);
  if (counsel.certain === "frustrated") return play("invade", t("action-spend"), form, more);
  const kind =
    counsel.enters === "friendly"
      ? "action-renew"
      : counsel.enters === "free"
        ? "action-enter"
        : counsel.certain
          ? "action-take-land"
          : "action-invade";
  return play("invade", t(kind, { land }), form, { ...more, suffix: counsel.odds ? ` · ${percentOf(counsel)}` : "" });
}

/**
 * What an invasion without dice does, told before it is made: the outcome, and its price.
 * @param {Env} env
 * @param {Way} way
 */
function outcomeOf(env, { form, counsel }) {
  const { ctx } = env;
  const who = seatName(ctx, counsel.victim ?? 0);
  if (counsel.certain === "success") {
    return {
      sentence: t("decide-taken", { land: called(ctx.book, form.land, "the"), who }),
      facts: [t("decide-taken-facts", { gold: signed(counsel.worth ?? 0) }), whatEnteringDoes(counsel)]
        .filter(Boolean)
        .join(" · "),
      rule: "R8.4",
    };
  }
  return {
    sentence: t("decide-frustrated", { land: called(ctx.book, form.land, "in"), who }),
    facts: [
      t("decide-frustrated-facts", { who }),
      counsel.never ? t("decide-never") : counsel.leader ? t("decide-leader-helps", { leader: counsel.leader }) : "",
    ]
      .filter(Boolean)
      .join(" "),
    rule: counsel.never ? "R8.5" : "R8.4",
  };
}

/** The Leader as a button that says what it does now. @param {Env} env @returns {Action[]} */
function leading(env) {
  const ways = offered(env, "use_leader");
  if (!ways.length) return [];
  if (ways.length === 1 && !ways[0].form.ignore)
    return [play("leader", t("action-leader-dice", { dice: ways[0].counsel.dice ?? 0 }), ways[0].form, { key: "d" })];
  return [
    {
      id: "leader",
      label: t("action-leader"),
      key: "d",
      leads: forms(ways),
      run: () => (env.ui.mode.value = { kind: "leader" }),
    },
  ];
}

/** @param {Env} env @returns {Action} */
const planAction = (env) => ({
  id: "plan",
  label: t("action-plan"),
  key: "p",
  run: () => (env.ui.planning.value = true),
});

/**
 * The end of the phase: it asks once more where pieces, Honors or an Event of this phase would be lost with it.
 * @param {InTurn} env
 * @param {any} form
 * @param {boolean} gilt
 * @returns {Action}
 */
function ending(env, form, gilt) {
  const more = { key: "x", primary: gilt, pinned: true };
  const label = t(env.view.turn.in_event ? "action-end-event" : "action-end-expansion");
  if (!lost(env).length) return play("end", label, form, more);
  return { id: "end", label, ...more, leads: [form], run: () => (env.ui.mode.value = { kind: "sure" }) };
}

/**
 * What would be lost with the phase although it can still be used (R7.17, R9.5, R13.14).
 * @param {InTurn} env
 * @returns {string[]}
 */
function lost(env) {
  const { ctx, view } = env;
  const { fleets_in_pool: fleets } = view.turn;
  return [
    ...(offered(env, "place_fleet").length ? [t("lost-fleets", { fleets })] : []),
    ...(offered(env, "build_fort").some(({ form }) => form.pay === "wall") ? [t("lost-walls")] : []),
    ...[...playable(env, "play_event").keys()].map((card) => called(ctx.book, card)),
  ];
}

// --- other decisions -----------------------------------------------------------------------------------------------

/** @param {InTurn} env @returns {Partial<Prompt>} */
function monuments(env) {
  const { ctx, ui, view } = env;
  const sites = offered(env, "build_monument");
  const lands = [...new Set(sites.map(({ form }) => form.land))];
  const land = lands.find((one) => one === ui.focus.value) ?? (lands.length === 1 ? lands[0] : undefined);
  const ways = sites.filter(({ form }) => form.land === land);
  const actions = land
    ? [
        ways.length > 1
          ? {
              id: "monument",
              label: t("action-monument", { land: called(ctx.book, land, "in") }),
              key: "Enter",
              primary: true,
              steady: true,
              leads: forms(ways),
              run: () => (ui.mode.value = { kind: "monument", land }),
            }
          : play("monument", t("action-monument", { land: called(ctx.book, land, "in") }), ways[0].form, {
              primary: true,
              key: "Enter",
              steady: true,
            }),
      ]
    : [];
  return {
    sentence: t("decide-monuments"),
    facts: t("decide-monuments-facts", { due: view.turn.monuments, sites: lands.length }),
    rule: "R10.3",
    actions,
    list: true,
    lit: new Map(lands.map((one) => [one, { tag: t("tag-monument") }])),
    rows: lands.map((one) => ({
      ...rowOf(env, one),
      points: sites.find(({ form }) => form.land === one)?.counsel.gold,
    })),
  };
}

/** A building is missing: the lands are lit whose own may be taken. @param {InTurn} env @returns {Partial<Prompt>} */
function shortage(env) {
  const { ctx, ui, view } = env;
  const ways = offered(env, "take_building");
  const chosen = ways.find(({ form }) => form.land === ui.focus.value);
  const { building = "", land = "" } = view.turn.shortage ?? {};
  return {
    sentence: t("decide-shortage", { building }),
    facts: t("decide-shortage-facts", { building, land: land ? called(ctx.book, land, "in") : "" }),
    rule: building === "wall" ? "R1.15" : "R1.12",
    actions: chosen
      ? [
          play("take", t("action-take", { lands: called(ctx.book, chosen.form.land, "in") }), chosen.form, {
            primary: true,
            key: "Enter",
            steady: true,
          }),
        ]
      : [],
    list: true,
    lit: new Map(ways.map(({ form }) => [form.land, { tag: t("tag-take") }])),
    rows: ways.map(({ form }) => rowOf(env, form.land)),
  };
}

/** Each has what it asks for where it is asked. @type {Record<string, (env: InTurn & Choosing) => Partial<Prompt>>} */
const DECISIONS = {
  tokens: organizationPrompt,
  events_draft: organizationPrompt,
  choose_empire: organizationPrompt,
  aim: aimDecision,
  event: expand,
  shortage,
  expand,
  monuments,
  revenue: revenuePrompt,
  conclude: concludePrompt,
  endgame: endgamePrompt,
};

// --- second steps --------------------------------------------------------------------------------------------------

/**
 * A fort for one of these lands.
 * @param {Env} env
 * @param {import("../../../table/state.js").Mode} mode
 * @param {Way[]} ways
 * @param {{sentence: string, facts: string, rule: string}} said
 * @returns {Partial<Prompt> | null}
 */
function fortMode(env, mode, ways, said) {
  const { ctx, ui } = env;
  const lands = [...new Set(ways.map(({ form }) => form.land))];
  if (!lands.length) return null;
  const land = lands.find((one) => one === ui.focus.value) ?? (lands.length === 1 ? lands[0] : undefined);
  const found = ways.filter(({ form }) => form.land === land);
  if (mode.land && found.length > 1) return takingStep(env, mode, found, t("sign-fort"), [back(env)]);
  const label = land ? t("action-fort-land", { land: called(ctx.book, land, "in") }) : "";
  const more = { primary: true, key: "Enter", steady: true };
  return {
    ...said,
    list: true,
    actions: [
      ...(found.length > 1
        ? [{ id: "fort", label, ...more, leads: forms(found), run: () => (ui.mode.value = { ...mode, land }) }]
        : land
          ? [play("fort", label, found[0].form, more)]
          : []),
      back(env),
    ],
    lit: new Map(lands.map((one) => [one, { tag: t("tag-fort") }])),
    rows: lands.map((one) => rowOf(env, one)),
  };
}

/** @type {Record<string, (env: InTurn, mode: import("../../../table/state.js").Mode) => Partial<Prompt> | null>} */
const MODES = {
  fort: (env, mode) =>
    fortMode(
      env,
      mode,
      offered(env, "build_fort").filter(({ form }) => form.pay !== "wall"),
      {
        sentence: t("mode-fort"),
        facts: env.view.turn.in_event ? t("mode-fort-event") : t("mode-fort-facts", { people: env.view.turn.pool }),
        rule: env.view.turn.in_event ? "R13.6" : "R9.1",
      },
    ),
  wall: (env, mode) =>
    fortMode(
      env,
      mode,
      offered(env, "build_fort").filter(({ form }) => form.pay === "wall"),
      {
        sentence: t("mode-wall"),
        facts: t("mode-wall-facts", { walls: env.view.turn.walls_in_pool }),
        rule: "R9.4",
      },
    ),
  fleet(env) {
    const { ctx, ui, view } = env;
    const ways = offered(env, "place_fleet").sort(better);
    if (!ways.length) return null;
    const chosen = ways.find(({ form }) => form.water === ui.focus.value) ?? (ways.length === 1 ? ways[0] : undefined);
    return {
      sentence: t("mode-fleet"),
      facts: chosen ? whatItDoes(env, chosen.counsel) : t("mode-fleet-facts", { fleets: view.turn.fleets_in_pool }),
      rule: "R7.5",
      list: true,
      actions: [
        ...(chosen
          ? [
              play(
                "fleet",
                t("action-fleet-water", { water: called(ctx.book, chosen.form.water, "the") }),
                chosen.form,
                { primary: true, key: "Enter", steady: true },
              ),
            ]
          : []),
        back(env),
      ],
      lit: new Map(ways.map(({ form }) => [form.water, { tag: t("tag-fleet") }])),
      rows: ways.map(({ form, counsel }) => ({
        id: form.water,
        name: called(ctx.book, form.water),
        seat: null,
        standing: false,
        detail: "",
        does: whatItDoes(env, counsel),
      })),
    };
  },
  leader(env) {
    const { ctx } = env;
    const ways = offered(env, "use_leader");
    if (!ways.length) return null;
    return {
      sentence: t("mode-leader"),
      facts: ways
        .map(({ form, counsel }) =>
          t("mode-leader-opens", {
            ignore: form.ignore,
            lands: calledAll(ctx.book, counsel.fall ?? [], "the"),
            count: counsel.fall?.length ?? 0,
          }),
        )
        .join(" "),
      rule: "R8.5",
      actions: [
        ...ways.map(({ form, counsel }, n) =>
          play(form.ignore, t("action-leader-ignore", { ignore: form.ignore }), form, {
            key: String(n + 1),
            primary:
              !!counsel.fall?.length &&
              !ways.some((other) => (other.counsel.fall?.length ?? 0) > (counsel.fall?.length ?? 0)),
          }),
        ),
        back(env),
      ],
      lit: new Map(ways.flatMap(({ counsel }) => (counsel.fall ?? []).map((land) => [land, { tag: t("tag-taken") }]))),
    };
  },
  monument(env, mode) {
    const ways = offered(env, "build_monument").filter(({ form }) => form.land === mode.land);
    return ways.length > 1 ? takingStep(env, mode, ways, t("sign-monument"), [back(env)]) : null;
  },
  sure(env) {
    const [end] = offered(env, "end_expansion");
    const things = lost(env);
    if (!end || !things.length) return null;
    return {
      sentence: t("mode-sure", { things: listed(things), count: things.length }),
      facts: t("mode-sure-facts"),
      rule: "R7.17",
      actions: [play("sure", t("action-sure"), end.form, { key: "x", primary: true, gilt: false }), back(env)],
    };
  },
  honors: honorsMode,
  play: playMode,
};

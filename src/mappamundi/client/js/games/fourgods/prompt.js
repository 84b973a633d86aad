// What the bar says: what is in the hands, what fits where, and the answers.

import { html } from "htm/preact";
import { listed, t } from "../../i18n.js";
import { inWords } from "../../table/annals.js";
import { listedName, playerName } from "../../table/names.js";
import { Cap } from "../../table/prompt.js";
import { askDestroy, askProphet, can, draw, lateProphets, layAt, legal, pressCell } from "./acts.js";
import { keyOfGod, takenBy } from "./choosing.js";
import { challenged } from "./challenge.js";
import { cellAt } from "./fits.js";
import { GODS } from "./gods.js";
import { godsOf, timed, worldOf } from "./model.js";
import { playOf } from "./play.js";
import { LargeRing, TheirHands, waitsForTurn } from "./turns.js";
import { asked, asking, ownTime, small } from "./asking.js";
import { MODES } from "./modes.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../table/prompt.js").Action} Action */

/** @param {Env} env @returns {Prompt} */
export function prompt(env) {
  const { view, seat, table } = env;
  if (view.phase === "waiting") return waiting(env);
  if (table.phase === "over") return over(env);
  if (seat === null) return watching(env);
  // What must be given up comes before anything else.
  if (view.owes[seat] > 0) return forfeiting(env);
  if (view.turn && view.turn.seat !== seat)
    return asked(env, waitsForTurn(/** @type {import("./types.js").InTurn} */ (env)));
  const mode = env.ui.mode.value;
  if (mode && stale(env, mode)) {
    queueMicrotask(() => {
      if (env.ui.mode.peek() === mode) env.ui.mode.value = null;
    });
    return racing(env);
  }
  const challenge = playOf(env.store, env.ui).challenge.value;
  if (challenge?.seat === seat && !mode) return asked(env, challenged(env, challenge));
  return MODES[mode?.kind ?? ""]?.(env, mode) ?? racing(env);
}

/**
 * What a choice is about: it is over when nothing of the kind can be done any more.
 * @type {Record<string, string[]>}
 */
const KINDS = { god: ["choose_god"], city: ["build"], discard: ["discard"], take: ["take", "flip"] };

/**
 * Whether the race has overtaken what was half chosen: the cell is taken, the city has fallen, the god is chosen
 * elsewhere, nothing is owed any more.
 * @param {Env} env
 * @param {any} mode
 */
function stale({ view, seat, known }, mode) {
  const { tiles, cities } = worldOf(view);
  const kinds = KINDS[mode.kind];
  if (kinds) return !known.legal.some((form) => kinds.includes(form.do));
  if (mode.kind === "forfeit") return !view.owes[/** @type {number} */ (seat)];
  if (mode.kind === "destroy") return !cities.has(mode.cell);
  return (
    mode.kind === "prophet" &&
    (mode.late ? view.follow[/** @type {number} */ (seat)] !== mode.cell : tiles.has(mode.cell))
  );
}

/** @param {Env} env @param {number[]} seats */
const names = ({ table }, seats) => listed(seats.map((one) => playerName(table.seats, one)));

/** The World is looked at again after the end. @param {Env} env @returns {Prompt} */
function over(env) {
  const { seat, table, ctx } = env;
  const [first] = table.seats
    .map((one) => one.seat)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => table.places[a] - table.places[b]);
  return asking(env, {
    tone: "watch",
    quiet: false,
    lead: null,
    eyebrow: t("end-eyebrow"),
    sentence: t("end-title", { who: listedName(table.seats, first, seat), you: first === seat ? "yes" : "no" }),
    facts: env.annals ? inWords(ctx, env.annals).summary : "",
  });
}

/** @param {Env} env @returns {Prompt} */
function waiting(env) {
  const { known, view, seat, store, ui, table } = env;
  const missing = table.seats.map((one) => one.seat).filter((/** @type {number} */ one) => !view.ready.includes(one));
  const colours = known.legal.filter((form) => form.do === "choose_colour");
  const send = (/** @type {any} */ form) => () => playOf(store, ui).act(form);
  const eyebrow = t(timed(table) ? "prompt-ready-turns" : "prompt-ready");
  const colour = (/** @type {import("./gods.js").God} */ god) => {
    const form = colours.find((one) => one.god === god);
    return {
      id: `colour-${god}`,
      label: t("action-colour", { god }),
      key: keyOfGod(god),
      ...(form ? { run: send(form) } : { why: takenBy(env, god) || t("god-out") }),
    };
  };
  if (colours.length)
    return asked(env, {
      quiet: false,
      before: true,
      lead: null,
      eyebrow,
      sentence: t("decide-colour"),
      facts: t("decide-colour-facts"),
      rule: "G11.2",
      actions: GODS.map(colour),
      most: GODS.length,
    });
  // The last to be ready is announced: a few seconds are left to put the hands on the table.
  if (store.latest.value?.table.deadlines?.some(({ announced }) => announced))
    return asked(env, { tone: "wait", seat: null, eyebrow, sentence: t("ring-ready"), rule: "G2.8" });
  const ready = seat !== null && known.legal.find((form) => form.do === "ready");
  if (ready)
    return asked(env, {
      quiet: false,
      before: true,
      eyebrow,
      sentence: t("decide-ready"),
      facts: t("decide-ready-facts", { missing: missing.filter((/** @type {number} */ one) => one !== seat).length }),
      rule: "G2.8",
      actions: [{ id: "ready", label: t("action-ready"), key: "Enter", primary: true, run: send(ready) }],
    });
  return asked(env, {
    quiet: false,
    tone: seat === null ? "watch" : "wait",
    lead: null,
    seat: missing[0] ?? null,
    eyebrow,
    sentence: t("waiting-waiting", { count: missing.length, names: names(env, missing) }),
    rule: "G2.8",
  });
}

/** @param {Env} env @returns {Prompt} */
function watching(env) {
  const { view } = env;
  const owing = view.owes.flatMap((/** @type {number} */ owed, /** @type {number} */ seat) => (owed ? [seat] : []));
  if (view.turn)
    return asked(env, {
      tone: "watch",
      lead: html`<${LargeRing} env=${env} />`,
      top: html`<${TheirHands} env=${env} />`,
      seat: view.turn.seat,
      eyebrow: t("prompt-watch-turns"),
      sentence: t("waiting-turn", { names: names(env, [view.turn.seat]) }),
      rule: "G10.1",
    });
  return asked(env, {
    tone: "watch",
    lead: null,
    seat: null,
    eyebrow: t("prompt-watch"),
    sentence: t("waiting-nobody"),
    facts: owing.length
      ? t("waiting-forfeit", { names: names(env, owing) })
      : view.passed.length
        ? t("waiting-passed", { count: view.passed.length, names: names(env, view.passed) })
        : t("waiting-race"),
    rule: "G3.2",
  });
}

/** A way to walk through the strips by keys. @param {Env} env @returns {Action} */
const takeAction = (env) => ({ id: "take", label: t("action-take"), key: "t", run: () => startTaking(env) });

/** @param {{store: Env["store"], ui: Env["ui"]}} here */
export function startTaking({ store, ui }) {
  const play = playOf(store, ui);
  const { view } = /** @type {import("./types.js").Known} */ (store.known.peek());
  const seat = store.seat.peek() ?? 0;
  const order = view.areas.map((_, n) => (seat + n) % view.areas.length);
  const first = order.flatMap((/** @type {number} */ area) =>
    view.areas[area].flatMap((/** @type {string | null} */ face, /** @type {number} */ slot) =>
      face ? [{ seat: area, slot }] : [],
    ),
  )[0];
  if (!first) return;
  play.slot.value = first;
  play.strip.value = first.seat;
  ui.mode.value = { kind: "take" };
}

/**
 * What is in the hands, as far as it is spoken of here.
 * @param {Env} env
 * @returns {({cells: number, taken: boolean} | null)[]}
 */
const holding = ({ store, ui }) => JSON.parse(playOf(store, ui).holding.value);

/** The facts in the middle of the race. @param {Env} env */
function fitting(env) {
  if (!playOf(env.store, env.ui).helps.value) return "";
  const [first, second] = holding(env).map((held) => held?.cells ?? null);
  if (first !== null && second !== null) return t("decide-fits-both", { first, second });
  const hand = first !== null ? 0 : 1;
  const cells = first ?? second;
  return cells === null ? "" : t("decide-fits-one", { hand: hand + 1, cells });
}

/** Turn and flip have no buttons where there are keys. */
const turning = () =>
  html`<span class="g-keys" aria-hidden="true">
    ${t("decide-keys-turn")}
    ${" "}
    <${Cap} of="r" />
    ${" "}
    ${t("decide-keys-flip")}
    ${" "}
    <${Cap} of="f" />
  </span>`;

/** @param {Env} env @returns {Prompt} */
function racing(env) {
  const { view, store, ui, seat } = env;
  const here = { store, ui };
  const play = playOf(store, ui);
  const hands = holding(env);
  const held = play.hand.value === null ? null : hands[play.hand.value];
  const own = /** @type {number} */ (seat);
  const two = hands.every(Boolean);
  const taken = held?.taken ?? false;
  const stuck = legal(here, "put_back")[0];
  const draws = can(here, "draw");
  const god = godsOf(view, own).length > 0;
  const run = (/** @type {any} */ form) => () => play.act(form);
  const eyebrow = view.turn
    ? t(view.turn.turns_left !== null ? "prompt-last-turn" : "prompt-turn", { you: "yes", who: "" })
    : t(view.phase === "closing" ? "prompt-closing" : small() ? "prompt-race-short" : "prompt-race");
  // Gilt is what can be done: a tile that fits nowhere is put away, unless the one in the other hand fits. One that was
  // taken goes before (G6.4).
  const unfit = play.helps.value && !!held && (taken ? !held.cells : hands.every((one) => !one?.cells));
  const nowhere = unfit && can(here, "discard");
  const late = lateProphets(here).length > 0;
  const shut = unfit && !doomed(here) ? t("decide-nowhere") : undefined;
  /** @type {(Action | false)[]} */
  const actions = [
    !!held && {
      id: "place",
      label: t(small() && play.aiming.value === "otherwise" ? "action-make-fit" : "action-place"),
      key: unfit ? undefined : "Enter",
      primary: !unfit,
      run: () => placeAimed(env),
      why: shut,
    },
    !!held && {
      id: "prophet",
      label: t(god ? "action-with-prophet" : "action-prophet"),
      key: "p",
      run: () => askProphet(here),
      why: god && !late ? shut : undefined,
    },
    !held && late && { id: "prophet", label: t("action-prophet"), key: "p", run: () => askProphet(here) },
    stuck && { id: "put-back", label: t("action-put-back"), primary: true, run: run(stuck) },
    !!held &&
      can(here, "discard") && {
        id: "discard",
        label: t("action-discard"),
        key: "d",
        primary: nowhere,
        run: () => (ui.mode.value = { kind: "discard" }),
      },
    draws && { id: "draw", label: t("action-draw"), key: "b", primary: !held, run: () => draw(here, 2) },
    can(here, "take") && takeAction(env),
    !god &&
      can(here, "choose_god") && {
        id: "god",
        label: t("action-choose-god"),
        key: "g",
        run: () => (ui.mode.value = { kind: "god" }),
      },
    can(here, "build") && {
      id: "city",
      label: t("action-city"),
      key: "c",
      run: () => (ui.mode.value = { kind: "city", god: null }),
    },
    god &&
      can(here, "choose_god") && {
        id: "god",
        label: t("action-choose-god"),
        key: "g",
        run: () => (ui.mode.value = { kind: "god" }),
      },
    draws && { id: "draw-one", label: t("action-draw-one"), key: "Shift+b", run: () => draw(here, 1) },
    env.table.options.legality === "table" && {
      id: "challenge",
      label: t("action-challenge"),
      key: "q",
      run: () => (ui.mode.value = { kind: "challenge" }),
    },
    can(here, "end_turn") && {
      id: "end-turn",
      label: t("action-end-turn"),
      key: "e",
      primary: !held && !draws,
      run: run({ do: "end_turn" }),
    },
    !!held && play.helps.value && { id: "fit", label: t("action-make-fit"), key: " ", run: () => play.makeFit() },
    !!held && { id: "turn", label: t("action-turn"), key: "r", run: () => play.turn(1) },
    !!held && { id: "turn-back", label: t("action-turn-back"), key: "Shift+r", run: () => play.turn(-1) },
    !!held && { id: "flip", label: t("action-flip"), key: "f", run: () => play.flip() },
    can(here, "pass") && { id: "pass", label: t("action-pass"), key: "x", run: run({ do: "pass" }) },
  ];
  const { passed, last, ending, said } = passing(env, own, can(here, "pass"));
  const sentence = ending
    ? t("ring-passed")
    : passed
      ? t("decide-passed")
      : last && !held
        ? last
        : stuck
          ? t("decide-stuck")
          : taken
            ? t(nowhere ? "decide-nowhere" : "decide-taken")
            : held && small()
              ? aimed(play, held.cells)
              : play.helps.value && hands.every((one) => !one?.cells) && two
                ? t("decide-nowhere")
                : two
                  ? t("decide-full")
                  : held
                    ? t("decide-half")
                    : draws
                      ? t("decide-empty")
                      : t("decide-no-draw");
  const why = view.bag ? "full" : "bag";
  const facts =
    ending || passed
      ? said
      : last
        ? held
          ? `${last} ${said}`
          : said
        : stuck
          ? t("decide-stuck-facts")
          : taken
            ? t(nowhere ? "decide-taken-nowhere" : "decide-taken-facts")
            : held
              ? small()
                ? said
                : fitting(env) || said
              : draws
                ? said
                : t("decide-no-draw-facts", { why });
  const rule =
    ending || passed || last
      ? "G13.6"
      : stuck
        ? "G6.6"
        : taken
          ? "G6.4"
          : held || draws
            ? ""
            : why === "full"
              ? "G5.4"
              : "G13.2";
  return asked(env, {
    eyebrow,
    sentence,
    facts,
    rule,
    actions: actions.filter((action) => !!action),
    top: ownTime(env, held ? turning() : null),
  });
}

/**
 * Who has passed, and what the end waits for: whether the viewer has, a sentence where only the viewer has not, whether
 * it ends in a few seconds, and the facts.
 * @param {Env} env
 * @param {number} own
 * @param {boolean} may the viewer may pass
 */
function passing(env, own, may) {
  const { view, table, store, ui } = env;
  const time = playOf(store, ui).ending.value;
  const passed = view.passed.includes(own);
  const others = table.seats.map((one) => one.seat).filter((/** @type {number} */ one) => one !== own);
  const missing = others.filter((/** @type {number} */ one) => !view.passed.includes(one));
  const last = may && !passed && !missing.length ? t("decide-last", { count: others.length }) : "";
  // A phone has no column in which the house asks whether somebody is there.
  const asks =
    time?.what === "idle" && small()
      ? time.seat === own
        ? t("ring-idle-text", { seconds: time.seconds })
        : t("ring-idle-other-text", { seconds: time.seconds, who: playerName(table.seats, time.seat ?? 0) })
      : "";
  const here = view.passed.filter((/** @type {number} */ one) => one !== own);
  const said =
    time?.what === "pass"
      ? t("ring-passed-text", { seconds: time.seconds })
      : asks ||
        (last
          ? t("decide-last-facts")
          : passed
            ? [
                missing.length ? t("decide-passed-waits", { count: missing.length, names: names(env, missing) }) : "",
                t("decide-passed-facts"),
              ]
                .filter(Boolean)
                .join(" ")
            : here.length
              ? t("waiting-passed", { count: here.length, names: names(env, here) })
              : "");
  return { passed, last, ending: time?.what === "pass", said };
}

/**
 * What a phone asks about the tile in hand: fingers aim first.
 * @param {import("./play.js").Play} play
 * @param {number} cells
 */
function aimed({ aiming, helps }, cells) {
  switch (aiming.value) {
    case "right":
      return cells ? t("decide-here", { cells }) : t("decide-nowhere");
    case "otherwise":
      return t("decide-otherwise");
    case "wrong":
      return t("decide-misfit");
    case "unsaid":
      return t("decide-here-unsaid");
  }
  return !helps.value ? t("decide-aim-unsaid") : cells ? t("decide-aim", { cells }) : t("decide-nowhere");
}

/** The city on which the tile in hand could fall. @param {{store: Env["store"], ui: Env["ui"]}} here */
function doomed(here) {
  const hand = playOf(here.store, here.ui).hand.peek();
  const form = legal(here, "destroy").find((one) => one.hand === hand);
  return form ? cellAt(form.x, form.y) : null;
}

/**
 * Enter: lay the tile where it aims; aim first where it aims nowhere. Where it fits no cell, it is the turn of the
 * other hand, or of a city.
 * @param {{store: Env["store"], ui: Env["ui"]}} here
 */
export function placeAimed({ store, ui }) {
  const play = playOf(store, ui);
  const aim = play.aim.peek();
  if (!aim || worldOf(/** @type {import("./types.js").Known} */ (store.known.peek()).view).tiles.has(aim)) {
    if (play.targets.peek().length) return play.aimNext(1);
    const other = play.hand.peek() === 0 ? 1 : 0;
    const city = doomed({ store, ui });
    if (!play.held.peek()?.taken && play.fits.peek()[other].size) play.pick(other);
    else if (city) askDestroy({ store, ui }, city);
    return;
  }
  if (play.fitsNow(aim)) pressCell({ store, ui }, aim);
  else if (play.wayAt(aim)) play.makeFit();
  else layAt({ store, ui }, aim);
}

/** @param {Env} env */
function forfeiting(env) {
  const { ui, known } = env;
  if (ui.mode.peek()?.kind !== "forfeit")
    queueMicrotask(
      () =>
        (ui.mode.value = {
          kind: "forfeit",
          cells: known.legal.filter((form) => form.do === "forfeit").map(({ x, y }) => `${x},${y}`),
        }),
    );
  return asked(env, {
    quiet: false,
    lead: null,
    eyebrow: t("prompt-forfeit"),
    sentence: t("decide-forfeit"),
    facts: t("decide-forfeit-facts"),
    rule: "G16.8",
    actions: [
      {
        id: "forfeit",
        label: t("action-forfeit"),
        key: "Enter",
        primary: true,
        run: () => pressCell({ store: env.store, ui }, playOf(env.store, ui).aim.peek() ?? ""),
      },
    ],
  });
}

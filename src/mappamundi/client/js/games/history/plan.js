// Planning ahead, as all editions do it: invasions laid out one after another. Where a plan starts and leads is the
// edition's to say.

import { refusalOf, t } from "../../i18n.js";
import { complain, toast } from "../../ui/toast.js";
import { called, calledAll, ownerOf, seatName } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Action} Action */
/** @typedef {import("../../table/prompt.js").Prompt} Prompt */

/** The lands planned so far. @param {Env} env @returns {string[]} */
export const planned = ({ ui }) => ui.plan.value.map((step) => step.land);

/** @param {Env} env */
function drop({ ui }) {
  ui.planning.value = false;
  ui.plan.value = [];
}

/**
 * An invasion as a step of a plan: played while the land is whose it is now, and good if it becomes the viewer's.
 * @param {Env} env
 * @param {any} action
 * @param {number} n
 */
export function stepOf({ view, seat }, action, n) {
  const [given, expect] = [ownerOf(view, action.land), seat].map((owner) => ({ lands: { [action.land]: { owner } } }));
  return { action, given, expect, number: n + 1 };
}

/**
 * Where a plan could go next: beside what it has by then, and wherever an army may go now unless `afoot`.
 * @param {Env} env
 * @param {string[]} from
 * @param {boolean} afoot
 * @returns {string[]}
 */
function reach(env, from, afoot) {
  const { ctx, known } = env;
  const held = [...from, ...planned(env)];
  const found = new Set(held.flatMap((land) => ctx.book.neighbours(land)));
  // What is open by sea now stays open.
  if (!afoot) for (const form of known.legal) if (form.do === "invade") found.add(form.land);
  return [...found].filter((land) => !held.includes(land)).sort();
}

/**
 * Hands the plan over; one for an empire that has yet to rise is kept until then.
 * @param {Env} env
 * @param {any[]} steps
 * @param {boolean} rising
 */
export async function send(env, steps, rising) {
  const { length } = planned(env);
  drop(env);
  try {
    await env.store.ask("PUT", "/plan", { steps });
    if (rising) toast(t("plan-kept", { steps: length }));
  } catch (error) {
    complain(error, env.table.game);
  }
}

/**
 * Why a plan stopped, and where: it was refused, went otherwise (`surprise` says how), or the land has changed hands.
 * @param {Env} env
 * @param {import("../../wire.js").Stopped} halt
 * @param {(land: string, here: any) => string} surprise
 * @returns {{why: string, place: string | null}}
 */
export function stoppedBy({ ctx }, { action, reason, detail, params, seen }, surprise) {
  /** @type {string | null} */
  const place = "land" in action ? (action.land ?? null) : null;
  const here = place ? seen?.lands?.[place] : undefined;
  const owner = here?.owner;
  if (place === null || owner === undefined) return { why: refusalOf({ reason, detail, params }), place };
  if (reason === "surprise") return { why: surprise(called(ctx.book, place, "in"), here), place };
  const land = called(ctx.book, place, "the");
  if (owner === null) return { why: t("plan-now-empty", { land }), place };
  return {
    why:
      owner === ctx.viewer ? t("plan-now-yours", { land }) : t("plan-now-theirs", { land, name: seatName(ctx, owner) }),
    place,
  };
}

/** Takes back a plan that the server keeps. @param {Env} env @returns {Action[]} */
function clearing(env) {
  if (!env.known.private?.plan?.length) return [];
  return [
    {
      id: "clear",
      label: t("plan-clear"),
      run: () =>
        env.store.ask("PUT", "/plan", { steps: [] }).then(
          () => drop(env),
          (error) => complain(error),
        ),
    },
  ];
}

/**
 * The bar while a plan is laid out.
 * @param {Env} env
 * @param {object} plan
 * @param {string[]} plan.from where it starts
 * @param {number} plan.pieces how many steps it has pieces for
 * @param {boolean} [plan.afoot] whether it goes by land alone
 * @param {string} plan.rule
 * @param {(owner: number | null) => string} plan.tag what is said of a land by its owner
 * @param {(land: string) => import("../../table/prompt.js").Row} plan.row
 * @param {() => any} plan.send
 * @returns {Prompt}
 */
export function planBar(env, { from, pieces, afoot = false, rule, tag, row, send }) {
  const { ctx, ui, view, seat } = env;
  const lands = planned(env);
  const left = pieces - lands.length;
  const open = left > 0 ? reach(env, from, afoot) : [];
  const press = (/** @type {string} */ id) => {
    if (lands.includes(id)) ui.plan.value = ui.plan.value.slice(0, lands.indexOf(id));
    else if (open.includes(id))
      ui.plan.value = [
        ...ui.plan.value,
        {
          do: "invade",
          land: id,
          from: [...lands]
            .reverse()
            .concat(from)
            .find((land) => ctx.book.neighbours(land).includes(id)),
        },
      ];
  };
  /** @type {Action[]} */
  const actions = [];
  if (lands.length) actions.push({ id: "send", label: t("plan-send"), key: "Enter", primary: true, run: send });
  const focus = ui.focus.value;
  if (focus && open.includes(focus))
    actions.push({
      id: "add",
      label: t("plan-add", { land: called(ctx.book, focus, "the") }),
      key: "a",
      primary: !lands.length,
      run: () => press(focus),
    });
  if (lands.length)
    actions.push({
      id: "less",
      label: t("plan-less"),
      key: "Backspace",
      run: () => (ui.plan.value = ui.plan.value.slice(0, -1)),
    });
  actions.push(...clearing(env), {
    id: "drop",
    label: t("plan-drop"),
    key: "Escape",
    run: () => drop(env),
  });
  /** @type {Map<string, import("../../table/state.js").Lit>} */
  const lit = new Map(open.map((land) => [land, { tag: tag(ownerOf(view, land)) }]));
  lands.forEach((land, n) => lit.set(land, { tag: String(n + 1), tone: "step" }));
  return {
    tone: "plan",
    seat,
    eyebrow: t("plan-eyebrow"),
    sentence: lands.length ? t("plan-sentence", { steps: lands.length }) : t("plan-empty"),
    facts: lands.length
      ? t("plan-facts", { lands: calledAll(ctx.book, lands, "the"), left })
      : t("plan-empty-facts", { where: calledAll(ctx.book, from, "in") }),
    rule,
    actions,
    rows: [...lands, ...open].map((land) => ({ ...row(land), chosen: lands.includes(land) })),
    lit,
    press,
    list: false,
    undo: null,
  };
}

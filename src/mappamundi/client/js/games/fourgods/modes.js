// The second step of a choice: what is asked until it is done or given up.

import { html } from "htm/preact";
import { nameOf, t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { back } from "../../table/prompt.js";
import { askProphet, buildAt, discard, flipSlot, layAt, sendProphet, take } from "./acts.js";
import { adviceOn } from "./advice.js";
import { GodCards, godActions } from "./choosing.js";
import { cellAt } from "./fits.js";
import { fallAdvice } from "./cataclysm.js";
import { godsOf, worldOf } from "./model.js";
import { playOf } from "./play.js";
import { columnRow } from "./words.js";
import { asked, small } from "./asking.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../table/prompt.js").Action} Action */

/** The other prophets of a seat with two gods. @param {Env} env @param {any} mode @returns {Action[]} */
function gods({ view, seat, ui }, mode) {
  const own = seat === null ? [] : godsOf(view, seat);
  return own.length < 2
    ? []
    : own.map((god, n) => ({
        id: `god-${god}`,
        label: nameOf(god),
        key: String(n + 1),
        primary: false,
        gilt: false,
        run: () => (ui.mode.value = { ...mode, god }),
      }));
}

/** What a city would have to fear where one aims. @param {Env} env */
function cityFacts({ store, ui }) {
  const cell = playOf(store, ui).aim.value;
  const advice = adviceOn(store, (form) => form.do === "build" && cellAt(form.x, form.y) === cell);
  if (advice?.safe) return t("city-safe");
  return advice?.threats === undefined ? "" : t("city-at-risk", { tiles: advice.threats });
}

/**
 * The second step of a choice. Screens of their own stand beside the World for some of them.
 * @type {Record<string, (env: Env, mode: any) => Prompt>}
 */
export const MODES = {
  prophet: (env, mode) => {
    const here = { store: env.store, ui: env.ui };
    return asked(env, {
      quiet: false,
      eyebrow: t("prompt-prophet", columnRow(mode.cell)),
      sentence: t(mode.late ? "decide-prophet-late" : "decide-prophet"),
      facts: [gods(env, mode).length ? t("decide-which-god") : "", small() ? "" : t("decide-prophet-facts")]
        .filter(Boolean)
        .join(" "),
      rule: "G7.6",
      actions: [
        {
          id: "send",
          label: t("action-prophet"),
          key: "Enter",
          primary: true,
          run: () => sendProphet(here, mode.corner),
        },
        ...gods(env, mode),
        ...(mode.late
          ? []
          : [{ id: "none", label: t("action-no-prophet"), key: "n", run: () => layAt(here, mode.cell) }]),
        back(env),
      ],
    });
  },
  migrate: (env, mode) => {
    const play = playOf(env.store, env.ui);
    const come = () => {
      const aim = play.aim.peek();
      if (aim && mode.cells.includes(aim)) mode.come(aim);
      else play.aimNext(1, mode.cells);
    };
    const facts = [t("decide-migrate-facts"), mode.worth.size > 1 ? t("decide-migrate-best", columnRow(mode.best)) : ""]
      .filter(Boolean)
      .join(" ");
    return asked(env, {
      quiet: false,
      eyebrow: t("prompt-migrate"),
      sentence: t("decide-migrate"),
      facts,
      rule: "G7.10",
      actions: [{ id: "come", label: t("action-migrate"), key: "Enter", primary: true, run: come }, back(env)],
    });
  },
  god: (env) =>
    asked(env, {
      quiet: false,
      lead: null,
      eyebrow: t("prompt-god"),
      sentence: t("decide-god"),
      facts: t("decide-god-facts"),
      rule: "G7.1",
      actions: [...godActions(env), back(env)],
      controls: html`<${GodCards} env=${env} />`,
    }),
  city: (env, mode) =>
    asked(env, {
      quiet: false,
      eyebrow: t("prompt-city"),
      sentence: t("decide-city"),
      facts: cityFacts(env) || t("decide-city-facts", { points: env.ctx.book.cityPoints }),
      rule: "G8.1",
      actions: [
        {
          id: "build",
          label: t("action-build"),
          key: "Enter",
          primary: true,
          run: () => buildAt({ store: env.store, ui: env.ui }, playOf(env.store, env.ui).aim.peek() ?? ""),
        },
        ...gods(env, mode),
        back(env),
      ],
    }),
  discard: (env) => {
    const here = { store: env.store, ui: env.ui };
    const play = playOf(env.store, env.ui);
    const seat = /** @type {number} */ (env.seat);
    const free = env.view.areas[seat].flatMap((/** @type {string | null} */ face, /** @type {number} */ slot) =>
      face ? [] : [slot],
    );
    const keys = Object.fromEntries(
      free.map((/** @type {number} */ slot) => [String((slot + 1) % 10), () => discard(here, slot)]),
    );
    return asked(env, {
      quiet: false,
      eyebrow: t("prompt-discard"),
      sentence: t("decide-discard"),
      facts: t(small() ? "decide-discard-up" : "decide-discard-facts"),
      rule: "G5.5",
      keys: { d: () => discard(here), ...keys },
      actions: [
        { id: "discard", label: t("action-discard"), key: "Enter", primary: true, run: () => discard(here) },
        { id: "flip", label: t("action-flip"), key: "f", run: () => play.flip() },
        back(env),
      ],
    });
  },
  take: (env) =>
    asked(env, {
      quiet: false,
      eyebrow: t("strip-title"),
      sentence: t("decide-take"),
      facts: small() ? "" : t("strip-keys"),
      rule: "G6.3",
      actions: [
        { id: "take-it", label: t("action-take"), key: "Enter", primary: true, run: () => takeSlot(env) },
        { id: "flip-slot", label: t("action-flip"), key: "f", run: () => flipHere(env) },
        back(env),
      ],
    }),
  challenge: (env) =>
    asked(env, {
      quiet: false,
      eyebrow: t("action-challenge"),
      sentence: t("challenge-aim"),
      facts: t("challenge-aim-facts", { seconds: env.ctx.book.challengeSeconds }),
      rule: "G16.2",
      actions: [back(env)],
    }),
  destroy: (env, mode) => {
    const here = { store: env.store, ui: env.ui };
    const play = playOf(env.store, env.ui);
    const city = worldOf(env.view).cities.get(mode.cell);
    const who = city && city.seat !== null ? playerName(env.table.seats, city.seat) : "";
    return asked(env, {
      quiet: false,
      eyebrow: t("prompt-cataclysm", columnRow(mode.cell)),
      sentence: t("decide-destroy", { who }),
      facts: [falling(env, mode), gods(env, mode).length ? t("decide-credit") : ""].filter(Boolean).join(" "),
      rule: "G9.1",
      actions: [
        { id: "destroy", label: t("action-destroy"), key: "Enter", primary: true, run: () => layAt(here, mode.cell) },
        { id: "prophet", label: t("action-with-prophet"), key: "p", run: () => askProphet(here) },
        { id: "turn", label: t("action-turn"), key: "r", run: () => play.turn(1) },
        ...gods(env, mode).map((action) => ({
          ...action,
          run: () => (env.ui.mode.value = { ...mode, credit: action.id.slice("god-".length) }),
        })),
        back(env, t("action-keep")),
      ],
    });
  },
};

/** What the tile over a city would bring. @param {Env} env @param {any} mode */
function falling(env, mode) {
  const hand = (playOf(env.store, env.ui).hand.value ?? 0) + 1;
  const advice = fallAdvice(env, mode);
  if (!advice) return t("decide-destroy-plain", { hand });
  const points = advice.points ?? 0;
  return points < 0
    ? t("decide-destroy-loses", { hand, points: -points })
    : t("decide-destroy-facts", { hand, points });
}

/** @param {Env} env */
function takeSlot({ store, ui }) {
  const at = playOf(store, ui).slot.peek();
  if (at) take({ store, ui }, at.seat, at.slot);
}

/** @param {Env} env */
function flipHere({ store, ui }) {
  const at = playOf(store, ui).slot.peek();
  if (at) flipSlot({ store, ui }, at.seat, at.slot);
}

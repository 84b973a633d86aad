// The prompt while others' turns are shown: the sentence of the step, where it is in its turn, and what a viewer may do
// with the show.

import { html } from "htm/preact";
import { t } from "../i18n.js";
import { set } from "../keep.js";
import { playerName } from "../table/names.js";
import { still } from "../ui/motion.js";
import { pigmentOf } from "../ui/seal.js";
import { Controls, toTheEnd } from "./controls.js";
import { mainLine, plainOf, restOf, sentenceOf } from "./told.js";

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/** @param {1 | 2} pace */
const atPace = (pace) => set({ pace });

/**
 * What a viewer may do with the show, by their ids.
 * @param {Env} env
 * @returns {Record<string, import("../table/prompt.js").Action>}
 */
function controls(env) {
  const { theatre } = env.store;
  const playing = theatre.playing.value;
  return {
    back: { id: "show-back", label: t("show-back"), key: "ArrowLeft", run: () => theatre.go(-1) },
    toggle: {
      id: "show-toggle",
      label: t(playing ? "show-pause" : "show-play"),
      key: " ",
      run: () => theatre.toggle(),
    },
    step: { id: "show-step", label: t("show-forward"), key: "ArrowRight", run: () => theatre.go(1) },
    1: { id: "show-1", label: t("show-pace", { pace: 1 }), key: "1", run: () => atPace(1) },
    2: { id: "show-2", label: t("show-pace", { pace: 2 }), key: "2", run: () => atPace(2) },
    turn: { id: "show-turn", label: t("show-skip-turn"), key: "t", run: () => theatre.skipTurn() },
    end: toTheEnd(env),
    follow: { id: "show-follow", label: t("show-follow"), key: "f", run: () => (theatre.following.value = true) },
  };
}

/** @param {Env} env @param {GamePlugin} game @returns {Prompt | null} null while nothing is shown */
export function watchPrompt(env, game) {
  const { store, ctx, table, seat } = env;
  const { theatre } = store;
  const step = theatre.step.value;
  if (!step) return null;
  const before = theatre.before();
  const turn = before?.view?.turn?.seat ?? step.seat ?? null;
  const whole = t("show-eyebrow", {
    you: turn === seat ? "yes" : "no",
    name: playerName(table.seats, turn ?? 0),
    what: game.headline({ ...env, view: before?.view ?? env.view }).title,
  });
  const clock = seat !== null && table.pace.kind === "live" ? t("show-clock") : "";
  const does = controls(env);
  const toggle = { ...does.toggle, icon: theatre.playing.value ? "pause" : "play" };
  // Where nothing moves, steps are what one wants.
  const forward = { ...does.step, icon: "forward" };
  return {
    tone: "show",
    seat: turn,
    eyebrow: whole,
    sentence: sentenceOf(ctx, step),
    facts: [restOf(ctx, step), clock].filter(Boolean).join(" "),
    rule: mainLine(step)?.rule ?? "",
    actions: Object.values(does),
    rows: [],
    lit: null,
    undo: null,
    top: html`<${Progress} env=${env} />`,
    controls: html`<${Controls}
      before=${[{ ...does.back, icon: "back", bare: true }, ...(still() ? [forward, toggle] : [toggle, forward])]}
      speeds=${[does[1], does[2]]}
      after=${[does.turn, does.end]}
    />`,
  };
}

/** Where the step is in its turn: one segment for each, as far as the turn is known. @param {{env: Env}} props */
export function Progress({ env }) {
  const { store, ctx, seat } = env;
  const { theatre } = store;
  const steps = theatre.turn.value;
  const at = steps.findIndex((step) => step.seq === theatre.at.value);
  const pigment = pigmentOf(theatre.before()?.view?.turn?.seat ?? steps[0]?.seat ?? 0, seat);
  const place = { step: at + 1, steps: steps.length };
  return html`<div class="show-progress">
    <div class=${`show-segments seat-${pigment}`} role="group" aria-label=${t("show-steps")}>
      ${steps.map(
        (step, n) =>
          html`<button
            type="button"
            key=${step.seq}
            class=${`segment ${step.beat?.share ? "tall" : ""} ${n < at ? "done" : ""}`}
            tabindex=${n === at ? 0 : -1}
            aria-current=${n === at ? "step" : undefined}
            aria-label=${t("show-to-step", { step: n + 1, sentence: n <= at ? plainOf(ctx, step) : "" })}
            onClick=${() => theatre.jump(step.seq)}
          >
            <i />
          </button>`,
      )}
    </div>
    <span class="small soft numbers">${t(theatre.playing.value ? "show-at" : "show-paused", place)}</span>
  </div>`;
}

// The scoring moment: the parts of what a turn scored light up one by one, and their numbers fly to the counter.
// Afterwards the same stays as a list: part by part, so that the sum is whole.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { t } from "../i18n.js";
import { set } from "../keep.js";
import { playerName } from "../table/names.js";
import { signed } from "../table/score.js";
import { SCORE } from "../theatre.js";
import { still } from "../ui/motion.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { Controls, toTheEnd } from "./controls.js";
import { Standing } from "./standing.js";

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../games/contract.js").Turn} Turn */
/** @typedef {import("../games/contract.js").Gain} Gain */

/** With more parts than this, those of equal value light up together. */
const PARTS = 6;
/** How long a number flies, in milliseconds. */
const FLIGHT = 420;

/** @param {Gain[]} gains */
const sum = (gains) => gains.reduce((all, { points }) => all + points, 0);

/** What lights up together, in order. @param {Gain[]} gains @returns {Gain[][]} */
function stagesOf(gains) {
  if (gains.length <= PARTS) return gains.map((gain) => [gain]);
  /** @type {Map<string, Gain[]>} */
  const groups = new Map();
  for (const gain of gains) {
    const like = gain.steps.length ? `${gain.points}` : gain.id;
    groups.set(like, [...(groups.get(like) ?? []), gain]);
  }
  return [...groups.values()];
}

/** Numbers fly from where they were scored to the counter. @param {Gain[]} gains */
function fly(gains) {
  const counter = document.querySelector("[data-counter]")?.getBoundingClientRect();
  if (!counter || still()) return;
  for (const { id, points } of gains) {
    const from = document.querySelector(`[data-gain="${id}"]`)?.getBoundingClientRect();
    if (!from) continue;
    const number = document.createElement("b");
    number.className = "flying numbers serif";
    number.textContent = `${points}`;
    number.ariaHidden = "true";
    document.body.append(number);
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    const [dx, dy] = [counter.left + counter.width / 2 - x, counter.top + counter.height / 2 - y];
    number.style.left = `${x}px`;
    number.style.top = `${y}px`;
    const at = (/** @type {number} */ share, /** @type {number} */ lift, /** @type {number} */ size) =>
      `translate(-50%, -50%) translate(${dx * share}px, ${dy * share - lift}px) scale(${size})`;
    number
      .animate(
        [
          { transform: at(0, 0, 0.6) },
          { transform: at(0.55, 60, 1), offset: 0.55 },
          { transform: at(1, 0, 0.5), opacity: 0.3 },
        ],
        { duration: FLIGHT, easing: "cubic-bezier(.2,.7,.2,1)" },
      )
      .finished.finally(() => number.remove());
  }
}

/**
 * The scoring that is shown now, if one is: its prompt, its panel, and what the board lights up.
 * @param {Env} env @param {GamePlugin} game
 */
export function useScoring(env, game) {
  const { store, ui, known, ctx, seat } = env;
  const { theatre } = store;
  const shown = theatre.step.value;
  const step = shown?.beat?.kind === SCORE ? shown : null;
  const view = step && theatre.before()?.view;
  const found = useMemo(() => {
    const turn = step && view ? game.turns(known.log, ctx).findLast((one) => one.from < step.seq) : undefined;
    if (!turn || !view) return null;
    const gains = game.explained(env, turn, view, step ?? undefined);
    return {
      turn,
      made: gains.filter(({ kind }) => kind === "made"),
      stages: stagesOf(gains.filter(({ kind }) => kind === "scored")),
      from: view.scores[turn.seat],
    };
  }, [step, view, ctx]);
  const [at, go] = useState({ seq: 0, stage: 0 });
  const stages = found?.stages ?? [];
  const stage = at.seq === step?.seq ? at.stage : 0;
  const each = step ? theatre.lengthOf(step) / Math.max(1, stages.length) : 0;
  const playing = theatre.playing.value;
  const last = stage >= stages.length - 1;
  const to = (/** @type {number} */ next) => step && go({ seq: step.seq, stage: next });
  useEffect(() => {
    if (!step || !playing || last) return;
    const timer = setTimeout(() => to(stage + 1), each);
    return () => clearTimeout(timer);
  }, [step?.seq, stage, playing, last, each]);
  const done = stages.slice(0, stage).flat();
  const now = stages[stage] ?? [];
  const next = () => {
    theatre.pause();
    if (last) theatre.go(1);
    else to(stage + 1);
  };
  const toggle = () => (theatre.playing.peek() ? theatre.pause() : theatre.stay(each * (stages.length - stage)));
  useLayoutEffect(() => {
    if (!step || !found) return;
    ui.counting.value = {
      now,
      done,
      seat: found.turn.seat,
      own: found.turn.seat === seat,
      score: found.from + sum(done) + sum(now),
      plus: sum(now),
      toggle,
      next,
    };
    // The board stands as it was when it was scored.
    store.look.value = step.seq - 1;
    document.querySelector(".gain.now")?.scrollIntoView({ block: "nearest" });
    fly(now);
  }, [step?.seq, stage, found]);
  // With the step, not after it: nothing of it stands in the picture of the next.
  useLayoutEffect(() => {
    if (!step) return;
    return () => {
      ui.counting.value = null;
      store.look.value = null;
    };
  }, [step?.seq]);
  if (!step || !found) return null;
  const { turn, made, from } = found;
  const total = () => (last ? theatre.end() : to(stages.length - 1));
  const actions = [
    { id: "scoring-total", label: t(last ? "scoring-go-on" : "scoring-total"), key: "Enter", run: total },
    { id: "show-toggle", label: t(playing ? "show-pause" : "show-play"), key: " ", run: toggle },
    { id: "scoring-next", label: t("scoring-next"), key: "ArrowRight", run: next },
    { id: "show-1", label: t("show-pace", { pace: 1 }), key: "1", run: () => set({ pace: 1 }) },
    { id: "show-2", label: t("show-pace", { pace: 2 }), key: "2", run: () => set({ pace: 2 }) },
  ];
  const own = turn.seat === seat;
  const signs = ["turn-forward", playing ? "pause" : "play", "forward"];
  // Enter shows the total first.
  const skip = own ? [] : [{ ...toTheEnd(env), key: undefined }];
  const words =
    now.length === 1 && now[0].word && now[0].steps.length
      ? t("scoring-part", { name: now[0].name, word: now[0].word, points: now[0].points })
      : t("scoring-parts", { names: now.map(({ name }) => name).join(", "), points: sum(now) });
  /** @type {import("../table/prompt.js").Prompt} */
  const prompt = {
    tone: "show",
    seat: turn.seat,
    eyebrow: t("scoring-eyebrow", { you: own ? "yes" : "no", who: playerName(env.table.seats, turn.seat) }),
    sentence: now.length ? words : t("scoring-nothing"),
    facts: own
      ? now
          .map(({ note }) => note)
          .filter(Boolean)
          .join(" ")
      : "",
    rule: "",
    actions: [...actions, ...skip],
    rows: [],
    lit: null,
    undo: null,
    top: html`<${Stages} stages=${stages} stage=${stage} pigment=${pigmentOf(turn.seat, seat)} go=${to} />`,
    controls: html`<${Controls}
      before=${actions.slice(0, 3).map((action, n) => ({ ...action, icon: signs[n] }))}
      speeds=${actions.slice(3)}
      after=${skip}
    />`,
  };
  const score = from + sum(done) + sum(now);
  const all = stages.flat();
  const parts = all.map((gain) =>
    t(gain.word && gain.steps.length ? "scoring-spoken-part" : "scoring-spoken-bare", gain),
  );
  const spoken = [
    ...(parts.length ? [`${parts.join("; ")}.`] : []),
    t("scoring-spoken", {
      points: sum(all),
      score: from + sum(all),
      you: own ? "yes" : "no",
      who: playerName(env.table.seats, turn.seat),
    }),
  ].join(" ");
  const body = html`<section class="rail-part scoring" id="first" aria-labelledby="scoring-title">
    <h2 class="eyebrow" id="scoring-title">${t("scoring-title", { title: turn.title })}</h2>
    <p class="counter" aria-hidden="true">
      <${Seal} pigment=${pigmentOf(turn.seat, seat)} size=${42} />
      <span class="counter-score numbers serif" data-counter>${score}</span>
      <span class="counter-plus numbers serif">${signed(sum(now))}</span>
      <span class="counter-from small soft">${t("scoring-from", { score: from })}</span>
    </p>
    <ul class="gains">
      ${stages.flatMap((group, n) =>
        group.map(
          (gain) =>
            html`<${GainRow}
              key=${gain.id}
              gain=${gain}
              state=${n < stage ? "done" : n === stage ? "now" : "later"}
            />`,
        ),
      )}
    </ul>
    ${made.map((gain) => html`<${MadeRow} key=${gain.id} gain=${gain} />`)}
    <${Standing} env=${{ ...env, view }} game=${game} />
  </section>`;
  // What stands around the board is still about the turn that is scored.
  return {
    step,
    prompt,
    spoken,
    env: { ...env, view: view ?? env.view },
    subject: { key: `last ${turn.from}`, label: t("tab-last"), opens: true, body },
  };
}

/**
 * Which part is being counted.
 * @param {{stages: Gain[][], stage: number, pigment: number, go: (stage: number) => void}} props
 */
function Stages({ stages, stage, pigment, go }) {
  return html`<div class="show-progress">
    <div class=${`show-segments seat-${pigment}`} role="group" aria-label=${t("show-steps")}>
      ${stages.map(
        (gains, n) =>
          html`<button
            type="button"
            key=${n}
            class=${`segment ${n < stage ? "done" : ""}`}
            tabindex=${n === stage ? 0 : -1}
            aria-current=${n === stage ? "step" : undefined}
            aria-label=${gains.map(({ name }) => name).join(", ")}
            onClick=${() => go(n)}
          >
            <i />
          </button>`,
      )}
    </div>
    <span class="small soft numbers">
      ${t("show-at", { step: Math.min(stage + 1, stages.length), steps: stages.length })}
    </span>
  </div>`;
}

/**
 * The last turn of a player that was scored.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {number | null} seat anybody's if nobody is meant
 * @returns {Turn | undefined}
 */
export const lastScored = ({ known, ctx }, game, seat) =>
  game.turns(known.log, ctx).findLast((turn) => turn.to > 0 && (seat === null || turn.seat === seat));

/**
 * The gains of a turn, with who stood where if this browser has seen it.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Turn} turn
 * @returns {Gain[]}
 */
export function gainsOf(env, game, turn) {
  const view = env.store.views?.get(turn.to - 1);
  return view ? game.explained(env, turn, view) : turn.gains;
}

/**
 * A row: done, being counted, or still to come.
 * @param {{gain: Gain, state?: "done" | "now" | "later"}} props
 */
function GainRow({ gain, state = "done" }) {
  const { name, word, swatch, steps, points } = gain;
  return html`<li class=${`gain ${state}`} aria-current=${state === "now" ? "step" : undefined}>
    <i class=${`swatch ${swatch}`} aria-hidden="true" />
    <span class="gain-words">
      <b>${name}</b>
      <span class="small soft">${state === "later" && steps.length ? t("scoring-later") : word}</span>
    </span>
    <span class="steps" aria-hidden="true">
      ${steps.map(
        (step) =>
          html`<b class=${step.reached && state !== "later" ? "reached" : ""} title=${step.name}>${step.value}</b>`,
      )}
    </span>
    <b class="numbers gain-points">${state === "later" ? html`<span aria-hidden="true">·</span>` : signed(points)}</b>
  </li>`;
}

/** Points that were made before the scoring. @param {{gain: Gain}} props */
const MadeRow = ({ gain }) =>
  html`<p class="gain-made">
    <span>${[gain.name, gain.note].filter(Boolean).join(", ")}</span>
    <b class="numbers">${signed(gain.points)}</b>
  </p>`;

/**
 * What stays in the first tab when nothing else happens: the viewer's last turn, for a spectator the last of all.
 * @param {Env} env
 * @param {GamePlugin} game
 * @returns {import("../table/rail.js").Subject | null}
 */
export function lastSubject(env, game) {
  const turn = lastScored(env, game, env.seat);
  if (!turn) return null;
  const body = html`<section class="rail-part" id="first" aria-labelledby="last-title">
    <header class="rail-head">
      <h2 class="panel-title" id="last-title">${t("last-title", { points: turn.points })}</h2>
    </header>
    <${LastTurn} env=${env} game=${game} turn=${turn} />
  </section>`;
  return { key: `last ${turn.from}`, label: t("last-tab", { points: signed(turn.points) }), opens: false, body };
}

/**
 * Why a turn brought what it brought, with the values that it was scored with.
 * @param {{env: Env, game: GamePlugin, turn: Turn}} props
 */
export function LastTurn({ env, game, turn }) {
  const gains = gainsOf(env, game, turn);
  const made = gains.filter(({ kind }) => kind === "made");
  const scored = gains.filter(({ kind }) => kind === "scored");
  return html`<div class="last-turn">
    <ul class="gains">${scored.map((gain) => html`<${GainRow} key=${gain.id} gain=${gain} />`)}</ul>
    ${made.map((gain) => html`<${MadeRow} key=${gain.id} gain=${gain} />`)}
    ${!gains.length && html`<p class="small soft">${t("scoring-nothing")}</p>`}
    <p class="gain-sum">
      <span>${t("scoring-sum", { title: turn.title, score: turn.score })}</span>
      <b class="numbers serif">${signed(turn.points)}</b>
    </p>
  </div>`;
}

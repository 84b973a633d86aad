// What the show says to whoever does not see it: politely, a sentence for each step, and never two in one second.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { lineText, joins, together } from "../table/narration.js";
import { plain } from "../ui/text.js";
import { SCORE } from "../theatre.js";
import { plainOf, restOf, robs } from "./told.js";

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../wire.js").Told} Told */

/** In milliseconds. */
const APART = 1000;

/**
 * Several steps in as few words as possible: what is said of several places is said once.
 * @param {import("../games/contract.js").Ctx} ctx
 * @param {Told[]} steps
 * @param {Map<number, string>} scored how a scoring is read out
 */
function inShort(ctx, steps, scored) {
  const [first] = steps;
  const counted = scored.get(first.seq);
  if (counted) return plain([counted, restOf(ctx, first)].filter(Boolean).join(" "));
  /** @type {import("../wire.js").Line[]} */
  const lines = [];
  for (const line of steps.flatMap((step) => step.lines ?? [])) {
    const last = lines[lines.length - 1];
    if (last && joins(last, line)) lines.splice(-1, 1, together(last, line));
    else lines.push(line);
  }
  return lines.length
    ? plain(lines.map((line) => lineText(ctx, line)).join(" "))
    : steps.map((step) => plainOf(ctx, step)).join(" ");
}

/** @param {{env: Env, scoring: {step: Told, spoken: string} | null}} props */
export function Voice({ env, scoring }) {
  const { ctx, seat, store } = env;
  const step = store.theatre.step.value;
  const [said, say] = useState("");
  /** What is still to be said: each entry at once; a scoring and what was taken from this player always alone. */
  const queue = useRef(/** @type {Told[][]} */ ([]));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const scored = useRef(/** @type {Map<number, string>} */ (new Map()));
  if (scoring) scored.current.set(scoring.step.seq, scoring.spoken);
  const alone = (/** @type {Told} */ told) => robs(told, seat) || told.beat?.kind === SCORE;
  const speak = () => {
    const steps = queue.current.shift();
    timer.current = steps && setTimeout(speak, APART);
    if (steps) say(inShort(ctx, steps, scored.current));
  };
  useEffect(() => {
    if (!step) {
      // Whoever skips does not want to hear the rest.
      queue.current = [];
      return;
    }
    const last = queue.current[queue.current.length - 1];
    if (last && !alone(step) && !alone(last[0])) last.push(step);
    else queue.current.push([step]);
    if (timer.current === undefined) speak();
  }, [step]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return html`<p class="visually-hidden show-voice" role="status" aria-live="polite">${said}</p>`;
}

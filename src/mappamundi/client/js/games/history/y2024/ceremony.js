// Where the ceremony of the Endgame is: how many movements are shown, and whether it goes on by itself.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../../../keep.js";
import { still } from "../../../ui/motion.js";
import { movements } from "./movements.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./movements.js").Movement} Movement */

/** How long a movement stands at a speed of 1, in milliseconds: a token turned up takes its time. */
const STANDS = { 1: 900, 2: 1100, 3: 2600 };

/**
 * @typedef {{
 *   at: import("@preact/signals").Signal<number>,
 *   playing: import("@preact/signals").Signal<boolean>,
 *   skipped: import("@preact/signals").Signal<boolean>,
 * }} Ceremony
 */

/** One for each screen. @type {WeakMap<import("../../../table/state.js").Ui, Ceremony>} */
const shown = new WeakMap();

/** @param {Env} env @returns {Ceremony} */
export function ceremonyOf({ ui }) {
  let found = shown.get(ui);
  if (!found) {
    found = { at: signal(0), playing: signal(true), skipped: signal(false) };
    shown.set(ui, found);
  }
  return found;
}

/** Whether something is still to be shown; never for who wants nothing shown. @param {Env} env */
export const pending = (env) => settings.value.pace !== 0 && ceremonyOf(env).at.value < movements(env.known.log).length;

/**
 * Where a step that is shown as a whole ends: after this movement, or after all of its step.
 * @param {Movement[]} all
 * @param {number} at
 */
function next(all, at) {
  if (!still()) return at + 1;
  let end = at + 1;
  while (end < all.length && all[end].step === all[at].step) end++;
  return end;
}

/** What a viewer may do with it. @param {Env} env */
export function controlsOf(env) {
  const { at, playing, skipped } = ceremonyOf(env);
  const all = movements(env.known.log);
  const go = (/** @type {number} */ to) => {
    playing.value = false;
    skipped.value = false;
    at.value = Math.max(0, Math.min(all.length, to));
  };
  return {
    go,
    toggle: () => {
      if (at.peek() >= all.length) at.value = 0;
      skipped.value = false;
      playing.value = !playing.peek();
    },
    forward: () => go(next(all, at.peek())),
    back: () => go(at.peek() - 1),
    restart: () => {
      at.value = 0;
      skipped.value = false;
      playing.value = true;
    },
    /** What was skipped is not read out one by one. */
    skip: () => {
      skipped.value = true;
      at.value = all.length;
    },
  };
}

/** Goes on by itself; `done` when all is shown. @param {Env} env @param {() => void} [done] */
export function useCeremony(env, done) {
  const { at, playing } = ceremonyOf(env);
  const all = movements(env.known.log);
  const [here, plays, pace] = [at.value, playing.value, settings.value.pace];
  useEffect(() => {
    if (!plays || here > all.length) return;
    // Whoever wants everything at once has it whole, and looks at it as long as wanted.
    if (pace === 0) {
      at.value = all.length;
      if (done) playing.value = false;
      return;
    }
    if (here === all.length) {
      if (!done) return;
      const timer = setTimeout(done, STANDS[3]);
      return () => clearTimeout(timer);
    }
    const before = here ? STANDS[all[here - 1].step] : STANDS[1];
    const timer = setTimeout(() => (at.value = next(all, here)), before / pace);
    return () => clearTimeout(timer);
  }, [here, plays, pace, all.length, !done]);
}

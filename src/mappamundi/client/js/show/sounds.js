// What is shown is heard: a sound for a step when it is on the screen, once, and none for what was skipped.

import { useEffect, useRef } from "preact/hooks";
import { play } from "../ui/sound.js";

/** @typedef {import("../wire.js").Told} Told */

/**
 * @param {import("../table/prompt.js").Env} env
 * @param {import("../games/contract.js").GamePlugin} game
 */
export function useSounds({ store, known }, game) {
  const { theatre } = store;
  const step = theatre.step.value;
  const held = theatre.held.value;
  /** The last entry of the log that was heard, or is too old to be. */
  const heard = useRef(known.seq);
  /** What is heard of a step when its outcome is seen. */
  const later = useRef(/** @type {import("../ui/sound.js").Sound[]} */ ([]));
  useEffect(() => {
    later.current = [];
    if (!step || step.seq <= heard.current) return;
    heard.current = step.seq;
    const sounds = game.sounds(step, true);
    // While dice roll, nobody knows yet what they bring down.
    for (const sound of sounds) if (sound === "dice" || !step.beat?.share) play(sound);
    if (step.beat?.share) later.current = sounds.filter((sound) => sound !== "dice");
  }, [step]);
  useEffect(() => {
    if (held || !step) return;
    for (const sound of later.current) play(sound);
    later.current = [];
  }, [held]);
  useEffect(() => {
    const [since, skipped] = [heard.current, theatre.told.peek()];
    heard.current = Math.max(since, known.seq);
    // What came with a whole snapshot is old; what was shown by itself has been heard, or was not wanted.
    if (step || theatre.moments.peek().length < 2) return;
    const fresh = known.log.filter((/** @type {Told} */ told) => told.seq > since && told.seq > skipped);
    const sounds = fresh.flatMap((/** @type {Told} */ told) => game.sounds(told, false));
    for (const sound of new Set(sounds)) play(sound);
  }, [known.seq]);
}

// The four steps of the count, one after the other: which is shown at the end, and what each of them counts.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { still } from "../../ui/motion.js";
import { GODS } from "./gods.js";
import { TERRAINS } from "./faces.js";
import { STEPS, cardOf } from "./score.js";

/** @typedef {import("./gods.js").God} God */
/** @typedef {import("./model.js").Kingdom} Kingdom */

/** @typedef {typeof STEPS[number]} Step */

/** How long each is shown while they play, in milliseconds. */
const EACH = 700;
/** What stays when all have played: it shows most of the World. */
const REST = "prophets";

/** The step that is shown, how many have been counted, and whether they play. @typedef {{step: import("@preact/signals").Signal<Step>, counted: import("@preact/signals").Signal<number>, playing: import("@preact/signals").Signal<boolean>}} Counting */

/** @type {WeakMap<import("../../table/state.js").Ui, Counting>} */
const countings = new WeakMap();

/** @param {import("../../table/state.js").Ui} ui @returns {Counting} */
export function countingOf(ui) {
  const found = countings.get(ui) ?? { step: signal(/** @type {Step} */ (still() ? REST : STEPS[0])), counted: signal(still() ? STEPS.length : 1), playing: signal(!still()) };
  countings.set(ui, found);
  return found;
}

/** Plays the steps once; any key or press jumps to the end. @param {Counting} counting */
export function useCounting({ step, counted, playing }) {
  const end = () => {
    playing.value = false;
    counted.value = STEPS.length;
    step.value = REST;
  };
  useEffect(() => {
    if (!playing.value) return;
    const timer = setTimeout(() => {
      if (counted.value === STEPS.length) return end();
      counted.value += 1;
      step.value = STEPS[counted.value - 1];
    }, EACH);
    return () => clearTimeout(timer);
  }, [counted.value, playing.value]);
  useEffect(() => {
    if (!playing.value) return;
    addEventListener("keydown", end);
    addEventListener("pointerdown", end);
    return () => {
      removeEventListener("keydown", end);
      removeEventListener("pointerdown", end);
    };
  }, [playing.value]);
}

/** A kingdom with the gods it counts for. @typedef {{kingdom: Kingdom, gods: God[]}} Counted */

/** What a step counts among the kingdoms. @param {any} view @param {any} table @param {Step} step @returns {Counted[]} */
export function countedIn(view, table, step) {
  /** @type {Kingdom[]} */
  const kingdoms = view.kingdoms;
  if (step === "prophets") return kingdoms.filter(({ first }) => first.length).map((kingdom) => ({ kingdom, gods: kingdom.first }));
  if (step === "cities") return [];
  return GODS.filter((god) => view.gods[god].score).flatMap((god) => {
    const terrain = TERRAINS[GODS.indexOf(cardOf(view, god, table))];
    const own = kingdoms.filter((kingdom) => kingdom.terrain === terrain);
    const most = Math.max(0, ...own.map(({ tiles }) => tiles));
    return own.filter(({ tiles }) => step === "most" || tiles === most).map((kingdom) => ({ kingdom, gods: [god] }));
  });
}

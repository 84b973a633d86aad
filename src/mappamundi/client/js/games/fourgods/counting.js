// The count at the end: what each of its four steps counts, and the moments in which it is shown to whoever was there,
// from nothing to the last point.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../../keep.js";
import { still } from "../../ui/motion.js";
import { GODS } from "./gods.js";
import { TERRAINS } from "./faces.js";
import { STEPS, cardOf } from "./score.js";

/** @typedef {import("./gods.js").God} God */
/** @typedef {import("./model.js").Kingdom} Kingdom */
/** @typedef {typeof STEPS[number]} Step */

/** The step that the page of the end shows first: it outlines most of the World. */
const REST = "prophets";

/**
 * How long things stand at a speed of 1, in milliseconds: the World before anything is counted, its cities, the
 * kingdoms all together, one of them at most, each of the two rankings, and the last point.
 */
const [OPENING, CITIES, KINGDOMS, KINGDOM, RANKING, LAST] = [1000, 1600, 6600, 1300, 1900, 1200];

/**
 * By screen: the step that the page of the end shows, and whether the count has been played.
 * @typedef {{step: import("@preact/signals").Signal<Step>, played: boolean}} Counting
 */

/** @type {WeakMap<import("../../table/state.js").Ui, Counting>} */
const countings = new WeakMap();

/** @param {import("../../table/state.js").Ui} ui @returns {Counting} */
export function countingOf(ui) {
  const found = countings.get(ui) ?? { step: signal(/** @type {Step} */ (REST)), played: false };
  countings.set(ui, found);
  return found;
}

/** A kingdom with the gods it counts for. @typedef {{kingdom: Kingdom, gods: God[]}} Counted */

/**
 * What a step counts among the kingdoms.
 * @param {import("./types.js").View} view
 * @param {import("../../types.js").Table} table
 * @param {Step} step
 * @returns {Counted[]}
 */
export function countedIn(view, table, step) {
  /** @type {Kingdom[]} */
  const kingdoms = view.kingdoms;
  if (step === "prophets")
    return kingdoms.filter(({ first }) => first.length).map((kingdom) => ({ kingdom, gods: kingdom.first }));
  if (step === "cities") return [];
  return GODS.filter((god) => view.gods[god].score).flatMap((god) => {
    const terrain = TERRAINS[GODS.indexOf(cardOf(view, god, table))];
    const own = kingdoms.filter((kingdom) => kingdom.terrain === terrain);
    const most = Math.max(0, ...own.map(({ tiles }) => tiles));
    return own.filter(({ tiles }) => step === "most" || tiles === most).map((kingdom) => ({ kingdom, gods: [god] }));
  });
}

/**
 * Something that is counted at once: its step, the kingdom where it is one, whom it pays how much, and how long it
 * stands.
 * @typedef {{step: Step | null, kingdom: Kingdom | null, paid: Partial<Record<God, number>>, stands: number}} Moment
 */

/**
 * The count in its moments: nothing yet, the cities, the kingdoms from small to large, and the two rankings from the
 * last place to the first.
 * @param {import("./types.js").View} view
 * @returns {Moment[]}
 */
export function momentsOf(view) {
  const gods = GODS.filter((god) => view.gods[god].score);
  const points = (/** @type {God} */ god, /** @type {Step} */ step) => view.gods[god].score?.[step] ?? 0;
  /** @type {Kingdom[]} */
  const led = view.kingdoms.filter((/** @type {Kingdom} */ { first, points: worth }) => first.length && worth > 0);
  led.sort((a, b) => a.tiles - b.tiles || a.points - b.points);
  // The larger a kingdom, the longer one may look at it.
  const weight = (/** @type {number} */ n) => 1 + (1.5 * n) / Math.max(1, led.length - 1);
  const whole = led.reduce((sum, _, n) => sum + weight(n), 0);
  const kingdoms = led.map((kingdom, n) => ({
    step: /** @type {Step} */ ("prophets"),
    kingdom,
    paid: Object.fromEntries(kingdom.first.map((god) => [god, kingdom.points])),
    stands: Math.min(KINGDOM, (KINGDOMS * weight(n)) / whole),
  }));
  const ranking = (/** @type {"largest" | "most"} */ step) =>
    [...gods]
      .sort((a, b) => points(a, step) - points(b, step))
      .map((god) => ({ step, kingdom: null, paid: { [god]: points(god, step) }, stands: RANKING / gods.length }));
  const all = [
    { step: null, kingdom: null, paid: {}, stands: OPENING },
    {
      step: /** @type {Step} */ ("cities"),
      kingdom: null,
      paid: Object.fromEntries(gods.map((god) => [god, points(god, "cities")])),
      stands: CITIES,
    },
    ...kingdoms,
    ...ranking("largest"),
    ...ranking("most"),
  ];
  return all.map((moment, n) => (n === all.length - 1 ? { ...moment, stands: moment.stands + LAST } : moment));
}

/**
 * What has been paid to a god when a moment is shown, step by step; null where its step has not come yet.
 * @param {Moment[]} moments
 * @param {number} at
 * @param {God} god
 * @returns {Record<Step, number | null>}
 */
export function paidBy(moments, at, god) {
  const sums = /** @type {Record<Step, number | null>} */ (Object.fromEntries(STEPS.map((step) => [step, null])));
  for (const { step, paid } of moments.slice(0, at + 1))
    if (step && (god in paid || sums[step] === null)) sums[step] = (sums[step] ?? 0) + (paid[god] ?? 0);
  return sums;
}

/**
 * Plays the moments, each as long as it stands; any key or press ends it. Who wants nothing to move has it played only
 * when asked for.
 * @param {Moment[]} moments
 * @param {Counting} counting
 * @param {() => void} done
 * @returns {number} which is shown
 */
export function useMoments(moments, counting, done) {
  const [at, setAt] = useState(0);
  const pace = settings.value.pace || 1;
  const passed = still() && !counting.played;
  useEffect(() => {
    counting.played = true;
    if (passed) done();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => (at + 1 < moments.length ? setAt(at + 1) : done()), moments[at].stands / pace);
    return () => clearTimeout(timer);
  }, [at, pace]);
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
      event.preventDefault();
      done();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return at;
}

// Others' turns as a show: what comes is kept as moments and shown one after another, at a pace that no queue changes.
// Knows no game.

import { batch, computed, signal } from "@preact/signals";
import { settings } from "./keep.js";
import { racing } from "./reduce.js";

/** @typedef {import("./reduce.js").Known} Known */
/** @typedef {import("./wire.js").Told} Told */

/**
 * How the table stood after an entry of its log. The entry itself is its `step` if this viewer is shown it by itself.
 * @typedef {{known: Known, step: Told | null}} Moment
 */

/** How many moments are kept to be shown again. */
const KEPT = 400;
/** Between two steps that somebody chooses one after another the show does not end, in milliseconds. */
const LULL = 1500;
/** The kind of beat that counts what a turn brought. */
export const SCORE = "score";
/** Where nothing is drawn, the next frame counts as come after so many milliseconds. */
const FRAME = 50;

/** Do something when the screen is drawn next. @param {() => void} run @returns {() => void} that stops it */
function atNextFrame(run) {
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, FRAME);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** How long a step stands at the viewer's speed, in milliseconds. @param {Told} step */
export function lengthOf({ beat }) {
  return beat ? 1000 * Math.max(beat.least, beat.seconds / (settings.peek().pace || 1)) : 0;
}

export class Theatre {
  /**
   * @param {(seat: number | undefined) => boolean} own whether a seat is played at this screen
   * @param {((step: Told) => number) | null} [kept] for a game that is over and of which every moment is here: how long
   *   a step stands, in milliseconds
   */
  constructor(own, kept = null) {
    this.own = own;
    this.kept = kept;
    /** From the first that can still be shown to the latest. */
    this.moments = signal(/** @type {Moment[]} */ ([]));
    /** The number of the entry that is shown. */
    this.at = signal(0);
    /** It goes on by itself. */
    this.playing = signal(true);
    /** Something is being shown. */
    this.watching = signal(false);
    /** What the step changed is not seen yet: it hangs in the balance. */
    this.held = signal(false);
    /** The board goes where the step is, until somebody looks elsewhere. */
    this.following = signal(true);
    /** The last step that was shown by itself, or skipped. */
    this.told = signal(0);
    /**
     * Which turn a position belongs to; its game knows, once it is here.
     * @type {(view: import("./types.js").View) => string}
     */
    this.turnOf = () => "";
    /**
     * Whether what the viewer did is looked at by itself before the screens show what it changed; its game knows.
     * @type {(before: Known, told: Told) => boolean}
     */
    this.holds = () => false;
    /** The entry that is looked at so. */
    this.pending = signal(/** @type {Told | null} */ (null));
    /** The last that was looked at so to its end. */
    this.looked = signal(0);
    /** Somebody looks at this table, and not at another seat of the same screen. */
    this.attended = false;
    /** Entries up to this one are shown again; then the show is over. @type {number | null} */
    this.until = null;
    /** The way to the end was offered in this show. */
    this.offered = false;
    /** The step that is shown has had its time. */
    this.over = false;
    /** What happens with the next frame of the screen. @type {(() => void) | null} */
    this.soon = null;
    /** Stops what was to happen next. @type {(() => void)[]} */
    this.timers = [];

    this.moment = computed(() => /** @type {Moment | undefined} */ (this.moments.value[this.#index(this.at.value)]));
    this.latest = computed(() => this.moments.value[this.moments.value.length - 1]?.known ?? null);
    /** What the screens show. */
    this.known = computed(() => {
      const [known, latest] = [this.moment.value?.known ?? null, this.latest.value];
      // What a seat keeps to itself has no place in the order of the log.
      return known && latest && known !== latest && known.private !== latest.private
        ? { ...known, private: latest.private }
        : known;
    });
    /** The view that a board draws: before the step as long as its outcome hangs in the balance. */
    this.view = computed(() =>
      this.held.value ? (this.#before(this.at.value)?.known.view ?? null) : (this.known.value?.view ?? null),
    );
    /** The step that is shown now; sounds and boards listen here. */
    this.step = computed(() => (this.watching.value ? (this.moment.value?.step ?? null) : null));
    /** The entries of the turn that is shown, as far as they are known. */
    this.turn = computed(() => this.#turn(this.at.value));
    /** How many turns wait behind the one that is shown. */
    this.behind = computed(() => this.#behind());
  }

  // --- what has come ----------------------------------------------------------------------------------------------

  /** Where the table stands makes what was still to be shown old news. @param {Known} known */
  begin(known) {
    this.#rest();
    batch(() => {
      this.moments.value = [{ known, step: null }];
      this.at.value = known.seq;
      this.#quiet();
    });
  }

  /**
   * A game that is over, from its beginning: each of its moments is a step, unless some are left out.
   * @param {Known[]} game
   * @param {(seq: number) => boolean} [shown]
   */
  open(game, shown = () => true) {
    batch(() => {
      this.moments.value = game.map((known) => ({
        known,
        step: shown(known.seq) ? (known.log[known.log.length - 1] ?? null) : null,
      }));
      this.playing.value = false;
      this.following.value = settings.peek().follow;
      this.#show(game[0].seq);
    });
  }

  /**
   * What went by before the first moment that is known.
   * @param {Known[]} past how the table stood after each entry, without a gap
   */
  recall(past) {
    const all = this.moments.peek();
    const first = all[0]?.known.seq ?? 0;
    const count = past.findIndex(({ seq }) => seq === first);
    if (count < 1) return;
    const step = (/** @type {number} */ n) => {
      const told = past[n].log[past[n].log.length - 1];
      return n && this.#shows(past[n - 1], told) ? told : null;
    };
    const earlier = past.slice(0, count).map((known, n) => ({ known, step: step(n) }));
    this.moments.value = [...earlier, { ...all[0], step: step(count) }, ...all.slice(1)];
  }

  /** The latest moment again, with what a seat keeps to itself. @param {Known} known */
  whisper(known) {
    if (known === this.latest.peek()) return;
    const all = this.moments.peek();
    this.moments.value = [...all.slice(0, -1), { ...all[all.length - 1], known }];
  }

  /** An entry of the log has come. @param {Known} known @param {Told} told */
  add(known, told) {
    const before = /** @type {Known} */ (this.latest.peek());
    const held = this.own(told.seat ?? undefined) && this.holds(before, told);
    // Entries may come faster than the screen is drawn; this one is looked at from where the one before it led.
    if (held) this.soon?.();
    const all = this.moments.peek();
    const kept = Math.max(0, Math.min(all.length - KEPT, this.#index(this.at.peek()) - 1));
    const late = this.at.peek() === before.seq;
    this.moments.value = [...all.slice(kept), { known, step: this.#shows(before, told) ? told : null }];
    if (this.pending.peek()) return;
    if (late && !this.watching.peek() && this.attended && !document.hidden && held) {
      this.pending.value = told;
      return;
    }
    if (!settings.peek().pace || !this.attended || document.hidden) this.#soon(() => this.end());
    else if (late && !this.watching.peek()) this.#soon(() => this.#open());
    else if (late && this.over && this.playing.peek()) this.#soon(() => this.#goOn());
  }

  /**
   * Whether a step is shown by itself: what others do in their turns while this seat need not decide, and what its
   * orders
   * did there for it. In one's own turn what the others answer belongs to what one did.
   * @param {Known} before
   * @param {Told} told
   */
  #shows(before, { seat, beat, by }) {
    if (!beat?.seconds || seat === undefined || seat === null || racing(before.table)) return false;
    if (beat.kind === SCORE) return true;
    if (this.own(before.view?.turn?.seat)) return false;
    if (this.own(seat)) return by === "order";
    return before.viewer === null || !before.table.awaited.includes(before.viewer);
  }

  // --- where it is ------------------------------------------------------------------------------------------------

  /** @param {number} seq */
  #index(seq) {
    return seq - (this.moments.value[0]?.known.seq ?? seq);
  }

  #last() {
    return this.latest.value?.seq ?? 0;
  }

  /** @param {number} seq */
  #before(seq) {
    return this.moments.value[this.#index(seq) - 1];
  }

  /** How the table stood before what is shown. */
  before() {
    return this.#before(this.at.value)?.known ?? null;
  }

  /** Which turn an entry belongs to: the one in which it was played. @param {number} seq */
  turnAt(seq) {
    const view = this.#before(seq)?.known.view;
    return view ? this.turnOf(view) : "";
  }

  /**
   * The steps of the turn to which an entry belongs, oldest first: who had a turn before has it again later, and that
   * is another.
   * @param {number} seq
   * @returns {Told[]}
   */
  #turn(seq) {
    const all = this.moments.value;
    const at = this.#index(seq);
    const turn = this.turnAt(seq);
    const same = (/** @type {number} */ n) => n >= 0 && n < all.length && this.turnAt(all[n].known.seq) === turn;
    let [first, last] = [at, at];
    while (same(first - 1)) first--;
    while (same(last + 1)) last++;
    return all.slice(first, last + 1).flatMap(({ step }) => step ?? []);
  }

  /** Every step that can be shown. @returns {Told[]} */
  steps() {
    return this.moments.value.flatMap(({ step }) => step ?? []);
  }

  /** The next step after an entry, or the one before it. @param {number} by 1 or -1 @param {number} [from] */
  #next(by, from = this.at.peek()) {
    const all = this.moments.peek();
    for (let n = this.#index(from) + by; n >= 0 && n < all.length; n += by) if (all[n].step) return all[n].known.seq;
    return null;
  }

  #behind() {
    const at = this.at.value;
    // What is shown again is not behind anything.
    if (this.until !== null || this.kept) return 0;
    const turns = this.steps().flatMap(({ seq }) => (seq >= at ? this.turnAt(seq) : []));
    return turns.filter((turn, n) => n > 0 && turn !== turns[n - 1]).length;
  }

  // --- the show ---------------------------------------------------------------------------------------------------

  /** Something is to be shown after a while of nothing. */
  #open() {
    batch(() => {
      this.playing.value = !settings.peek().byHand;
      this.following.value = settings.peek().follow;
      this.#goOn();
    });
  }

  /** Show the next step; where there is none, the show is over. */
  #goOn() {
    const next = this.#next(1);
    if (next !== null && (this.until === null || next <= this.until)) this.#show(next);
    else if (this.kept) this.playing.value = false;
    else this.end();
  }

  /** @param {number} seq */
  #show(seq) {
    this.#rest();
    const step = this.moments.peek()[this.#index(seq)]?.step ?? null;
    batch(() => {
      this.at.value = seq;
      this.watching.value = !!step;
      this.held.value = !!step?.beat?.share;
      if (step) this.told.value = Math.max(this.told.peek(), seq);
    });
    if (!step) return;
    const length = this.lengthOf(step);
    if (step.beat?.share) this.#after(length * step.beat.share, () => (this.held.value = false));
    this.#after(length, () => this.#done());
  }

  /** How long a step stands: one's own points are counted in one's own time. @param {Told} step */
  lengthOf(step) {
    if (this.kept) return this.kept(step);
    return lengthOf(step) * (step.beat?.kind === SCORE && this.own(step.seat ?? -1) ? 2 : 1);
  }

  /** The step has had its time. */
  #done() {
    this.over = true;
    if (document.hidden && !this.kept) return this.end();
    if (!this.playing.peek()) return;
    const { viewer, table } = /** @type {Known} */ (this.latest.peek());
    const asked = viewer !== null && table.awaited.includes(viewer);
    // While somebody else is choosing the next step, the bar need not change to and fro.
    if (this.#next(1) === null && this.until === null && !asked && table.phase === "playing")
      this.#after(LULL, () => this.end());
    else this.#goOn();
  }

  /** Nothing is shown any more, and nothing waits. */
  #quiet() {
    this.watching.value = false;
    this.held.value = false;
    this.playing.value = true;
    this.pending.value = null;
    this.until = null;
    this.offered = false;
  }

  /** Forget what was to happen next. */
  #rest() {
    this.over = false;
    this.soon = null;
    for (const stop of this.timers) stop();
    this.timers = [];
  }

  /** @param {number} wait @param {() => void} run */
  #after(wait, run) {
    const timer = setTimeout(run, wait);
    this.timers.push(() => clearTimeout(timer));
  }

  /** All that comes between two frames of the screen is drawn once. @param {() => void} run */
  #soon(run) {
    this.#rest();
    if (document.hidden) return run();
    this.soon = () => {
      this.soon = null;
      run();
    };
    this.timers.push(atNextFrame(this.soon));
  }

  // --- what a viewer may do with it -------------------------------------------------------------------------------

  /** Go on by itself, or stay. */
  toggle() {
    this.playing.value = !this.playing.peek();
    if (this.playing.peek()) this.#goOn();
  }

  /** Whether the way to the end is to be offered: once in a show. */
  offer() {
    const first = !this.offered;
    this.offered = true;
    return first;
  }

  pause() {
    if (this.watching.peek()) this.playing.value = false;
  }

  /**
   * Go on, but stay with this step for so many milliseconds: what it shows by itself is not over.
   * @param {number} wait
   */
  stay(wait) {
    this.#rest();
    this.playing.value = true;
    this.#after(wait, () => this.#done());
  }

  /** Go to the next step, or back to the one before, and stay there. @param {1 | -1} by */
  go(by) {
    this.playing.value = false;
    const next = this.#next(by);
    if (next !== null) this.#show(next);
    else if (by > 0 && !this.kept) this.end();
  }

  /** Show this step, and go on from there as before. @param {number} seq */
  jump(seq) {
    this.#show(seq);
  }

  /**
   * Show a turn that is over once more, from its first step; then the table stands again where it did.
   * @param {Told[]} steps of that turn
   */
  replay(steps) {
    if (!steps.length) return;
    this.until = steps[steps.length - 1].seq;
    this.playing.value = true;
    this.following.value = true;
    this.#show(steps[0].seq);
  }

  /** To the first step of the next turn. */
  skipTurn() {
    const turn = this.turnAt(this.at.peek());
    let next = this.#next(1);
    while (next !== null && this.turnAt(next) === turn) next = this.#next(1, next);
    if (next === null || this.until !== null) this.end();
    else this.#show(next);
  }

  /** What is looked at by itself was seen to its end: nothing over the board need show it again. */
  seen() {
    batch(() => {
      this.looked.value = this.pending.peek()?.seq ?? this.looked.peek();
      this.end();
    });
  }

  /** To where the table stands: the end of the show. */
  end() {
    this.#rest();
    batch(() => {
      this.at.value = this.#last();
      this.told.value = Math.max(this.told.peek(), this.#next(-1, this.at.peek() + 1) ?? 0);
      this.#quiet();
    });
  }

  /** Whether anybody looks: what nobody looks at is not shown. @param {boolean} attended */
  attend(attended) {
    this.attended = attended;
    if (!attended) this.end();
  }

  close() {
    this.#rest();
  }
}

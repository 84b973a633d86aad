// A finished game as the screens see it: the same signals as a live table, moved along its frames by the reader.

import { computed, signal } from "@preact/signals";
import { ask } from "./net.js";
import { racing, reduce } from "./reduce.js";
import { Theatre } from "./theatre.js";

/** @typedef {import("./reduce.js").Known} Known */
/** @typedef {import("./wire.js").Scene} Scene */

/** A step that nobody is shown at a table stands so long, in milliseconds. */
const QUIET = 400;
/** In a race each stands as long as it did; if nothing happened for longer, at most so long. */
const LONGEST = 10_000;
/** Up to this speed no step is too fast to be read. */
const READABLE = 2;
/** The first step of a scene stands so much longer, so that the words about it can be read. */
const CAPTION = 5000;
/** A game that is shown in scenes is shown at this speed. */
const SHOWN = 2;

/** When a position came about, in milliseconds. @param {Known} known */
const since = ({ log, table }) => (log[log.length - 1]?.at ?? table.created) * 1000;

export class ReplayStore {
  /**
   * @param {{start: any, frames: any[]}} replay
   * @param {(view: import("./types.js").View) => string} turnOf which turn a position belongs to
   * @param {number | null} own the seat that was the reader's
   * @param {{table?: string, record?: string}} source where the game is kept
   * @param {Scene[]} [scenes] all that is shown of it, if not everything is
   */
  constructor(replay, turnOf, own, source, scenes = []) {
    this.turnOf = turnOf;
    this.source = source;
    /** Nobody decides here: counsel speaks of whoever played. */
    this.advised = computed(() => null);
    this.id = replay.start.table.id;
    this.token = null;
    /** Every position, from before the first move to the end. @type {Known[]} */
    this.moments = [/** @type {Known} */ (reduce(null, replay.start))];
    for (const frame of replay.frames)
      this.moments.push(/** @type {Known} */ (reduce(this.moments[this.moments.length - 1], frame)));
    this.scenes = scenes;
    this.speed = signal(scenes.length ? SHOWN : 1);
    this.theatre = new Theatre(
      () => false,
      (step) => this.stands(step.seq),
    );
    this.theatre.turnOf = turnOf;
    // With the last scene comes the end.
    this.theatre.open(
      this.moments,
      (seq) => !scenes.length || seq === this.last || scenes.some(({ first, last }) => first <= seq && seq <= last),
    );
    /** Which of them is shown. */
    this.move = this.theatre.at;
    /** The scene that is shown, or the one before it. */
    this.scene = computed(() => scenes.findLast(({ first }) => first <= this.move.value) ?? null);
    this.known = computed(() => this.moments[this.move.value]);
    this.status = signal("open");
    this.retryAt = signal(0);
    this.busy = signal(false);
    /** Which position the board shows instead. */
    this.look = signal(/** @type {number | null} */ (null));
    this.view = computed(() =>
      this.look.value === null ? this.theatre.view.value : this.moments[this.look.value].view,
    );
    this.table = computed(() => this.known.value.table);
    this.seat = computed(() => own);
    this.mine = computed(() => false);
  }

  get last() {
    return this.moments.length - 1;
  }

  /** How many moves were made; the last position may be that of the end, which is none. */
  get moves() {
    return this.moments[this.last].log.filter((told) => told.kind === "step").length;
  }

  /** Show another position. @param {number} move */
  go(move) {
    this.theatre.jump(Math.max(0, Math.min(this.last, Math.round(move) || 0)));
  }

  /** Go on by itself, from the beginning where all has been seen, or stay. */
  toggle() {
    if (!this.theatre.playing.peek() && this.move.peek() === this.last)
      this.go(this.scenes.length ? this.scenes[0].first - 1 : 0);
    this.theatre.toggle();
  }

  /** To a scene, and on from there. @param {Scene} scene */
  play({ first }) {
    this.theatre.playing.value = true;
    this.go(first);
  }

  /** To the next scene, or back to the one before. @param {1 | -1} by */
  leap(by) {
    const at = this.scenes.indexOf(/** @type {Scene} */ (this.scene.peek())) + by;
    if (at >= this.scenes.length) this.go(this.last);
    else this.go(this.scenes[Math.max(0, at)].first);
  }

  /** How long a position stands before the next, in milliseconds. @param {number} move */
  stands(move) {
    return this.#stands(move) + (this.scenes.some(({ first }) => first === move) ? CAPTION / this.speed.peek() : 0);
  }

  /** @param {number} move */
  #stands(move) {
    const [here, next] = [this.moments[move], this.moments[move + 1]];
    const speed = this.speed.peek();
    if (next && racing(here.table)) return Math.min(LONGEST, Math.max(0, since(next) - since(here))) / speed;
    const beat = here.log[here.log.length - 1]?.beat;
    if (!beat) return QUIET / speed;
    const readable = Math.min(speed, READABLE);
    return (1000 * Math.max(beat.least, beat.seconds / readable) * readable) / speed;
  }

  /** Which turn a position belongs to. @param {number} move */
  #turn(move) {
    return this.turnOf(this.moments[move].view);
  }

  /** To the beginning of the next turn. */
  nextTurn() {
    let move = this.move.peek();
    const now = this.#turn(move);
    while (move < this.last && this.#turn(move) === now) move++;
    this.go(move);
  }

  /** To the beginning of this turn, or of the one before. */
  previousTurn() {
    let move = Math.max(0, this.move.peek() - 1);
    const turn = this.#turn(move);
    while (move > 0 && this.#turn(move - 1) === turn) move--;
    this.go(move);
  }

  // Nothing can be done to a game that is over.
  async act() {}
  async undo() {}
  async say() {}
  async ask() {
    return null;
  }

  /** What an action would have brought to whoever played then. @param {Record<string, any>} action */
  counsel(action) {
    const { table, seq } = this.known.peek();
    // The end is told after the last step.
    const step = table.phase === "over" ? seq - 1 : seq;
    return ask("POST", "/api/replays/counsel", { body: { ...this.source, action, step } });
  }

  close() {
    this.theatre.close();
  }
}

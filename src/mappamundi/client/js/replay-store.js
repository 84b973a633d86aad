// A finished game as the screens see it: the same signals as a live table, moved along its frames by the reader.

import { computed, signal } from "@preact/signals";
import { ask } from "./net.js";
import { racing, reduce } from "./reduce.js";

/** @typedef {import("./reduce.js").Known} Known */

/** How long a position stands at speed one, in milliseconds; in a race as long as it did, if nothing happened for longer at most so long. */
const BEAT = 1400;
const LONGEST = 10_000;

/** When a position came about, in milliseconds. @param {Known} known */
const since = ({ log, table }) => (log[log.length - 1]?.at ?? table.created) * 1000;

export class ReplayStore {
  /**
   * @param {{start: any, frames: any[]}} replay
   * @param {(view: any) => string} turnOf which turn a position belongs to
   * @param {number | null} own the seat that was the reader's
   * @param {{table?: string, record?: string}} source where the game is kept
   */
  constructor(replay, turnOf, own, source) {
    this.turnOf = turnOf;
    this.source = source;
    /** Nobody decides here: counsel speaks of whoever played. */
    this.advised = computed(() => null);
    this.id = replay.start.table.id;
    this.token = null;
    /** Every position, from before the first move to the end. @type {Known[]} */
    this.moments = [/** @type {Known} */ (reduce(null, replay.start))];
    for (const frame of replay.frames) this.moments.push(/** @type {Known} */ (reduce(this.moments[this.moments.length - 1], frame)));
    /** Which of them is shown. */
    this.move = signal(0);
    this.known = computed(() => this.moments[this.move.value]);
    this.status = signal("open");
    this.retryAt = signal(0);
    this.busy = signal(false);
    this.view = computed(() => this.known.value.view);
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
    this.move.value = Math.max(0, Math.min(this.last, Math.round(move) || 0));
  }

  /** How long a position stands before the next. @param {number} move */
  stands(move) {
    const [here, next] = [this.moments[move], this.moments[move + 1]];
    return next && racing(here.table) ? Math.min(LONGEST, Math.max(0, since(next) - since(here))) : BEAT;
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

  close() {}
}

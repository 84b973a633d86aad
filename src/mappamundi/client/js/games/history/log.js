// The log of a game as the editions read it: without what was taken back.

/** The numbers of the entries that were taken back. @param {import("./types.js").Told[]} log @returns {Set<number>} */
export function taken(log) {
  /** @type {number[]} */
  const steps = [];
  const gone = new Set(/** @type {number[]} */ ([]));
  for (const told of log) {
    if (told.kind === "step") steps.push(told.seq);
    else if (told.kind === "undo") {
      const last = steps.pop();
      if (last !== undefined) gone.add(last);
    }
  }
  return gone;
}

/** What happened, without what was taken back. @param {import("./types.js").Told[]} log @returns {any[]} */
export function eventsOf(log) {
  const undone = taken(log);
  return log.flatMap((told) => (undone.has(told.seq) ? [] : (told.events ?? [])));
}

/**
 * What begins a turn: its event, or the turn itself.
 * @typedef {import("./types.js").Event | import("./types.js").Turn} Opening
 */

/**
 * Reads turns from a log, and keeps them with it: `begin` makes one of the event `begins`, `note` adds each that
 * follows, until the turn has ended.
 * A lesson begins in the middle of a turn, of whose beginning its log knows nothing: then `midway` is that turn.
 * @template {{to: number}} T `to` is the entry in which it ended
 * @template B
 * @param {string} begins
 * @param {(event: Opening, told: import("./types.js").Told, book: B) => T} begin
 * @param {(turn: T, event: any, seq: number) => void} note
 * @returns {(log: import("./types.js").Told[], ctx: {book: B, midway?: import("./types.js").Turn | null}) => T[]}
 */
export function turnReader(begins, begin, note) {
  /** @type {WeakMap<any[], T[]>} */
  const read = new WeakMap();
  return (log, { book, midway }) => {
    const found = read.get(log);
    if (found) return found;
    /** @type {T[]} */
    const turns = [];
    const undone = taken(log);
    const steps = log.filter((told) => told.kind === "step" && !undone.has(told.seq));
    const opens = (/** @type {any} */ event) => event.event === begins;
    const known =
      !midway?.empire ||
      steps.some(({ events = [] }) =>
        events.some((/** @type {any} */ event) => opens(event) && event.empire === midway.empire),
      );
    let turn = known || !log.length ? null : begin(/** @type {Opening} */ (midway), log[0], book);
    if (turn) turns.push(turn);
    for (const told of steps) {
      for (const event of told.events ?? []) {
        if (opens(event)) {
          turn = begin(event, told, book);
          turns.push(turn);
        } else if (turn) {
          note(turn, event, told.seq);
          if (event.event !== "turn_ended") continue;
          turn.to = told.seq;
          turn = null;
        }
      }
    }
    read.set(log, turns);
    return turns;
  };
}

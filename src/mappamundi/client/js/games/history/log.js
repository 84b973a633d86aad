// The log of a game as the editions read it: without what was taken back.

/** The numbers of the entries that were taken back. @param {any[]} log @returns {Set<number>} */
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

/** What happened, without what was taken back. @param {any[]} log @returns {any[]} */
export function eventsOf(log) {
  const undone = taken(log);
  return log.flatMap((told) => (undone.has(told.seq) ? [] : (told.events ?? [])));
}

/**
 * Reads turns from a log, and keeps them with it: `begin` makes one of the event that begins it, `note` adds each that follows, until the turn has ended.
 * @template {{to: number}} T `to` is the entry in which it ended
 * @param {(event: any, told: any, book: import("./catalogue.js").Catalogue) => T | null} begin
 * @param {(turn: T, event: any, seq: number) => void} note
 * @returns {(log: any[], book: import("./catalogue.js").Catalogue) => T[]}
 */
export function turnReader(begin, note) {
  /** @type {WeakMap<any[], T[]>} */
  const read = new WeakMap();
  return (log, book) => {
    const found = read.get(log);
    if (found) return found;
    /** @type {T[]} */
    const turns = [];
    /** @type {T | null} */
    let turn = null;
    const undone = taken(log);
    for (const told of log) {
      if (told.kind !== "step" || undone.has(told.seq)) continue;
      for (const event of told.events ?? []) {
        const next = begin(event, told, book);
        if (next) {
          turn = next;
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
